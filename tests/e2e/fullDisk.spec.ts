import { fillDisk, launchChromiumIn, mountDisk } from '../attack/fullDisk.ts';
import { expect, test } from './fixtures.ts';
import { nightly } from './nightly.ts';

for (const restarts of [false, true])
	test(
		`a full disk loses no stored post, and posts that are not stored are reported${restarts ? ', also after a restart with a full disk' : ''}`,
		nightly(true),
		async () => {
			test.slow();
			const disk = mountDisk();
			test.skip(disk === null, 'may not mount a disk here; freshLog.test.ts has the logic');
			try {
				const { promised, refused, withRoom, restarted } = await fillDisk(disk!, launchChromiumIn(), restarts);
				expect(refused).toBeGreaterThan(0);
				expect(promised).toEqual(expect.arrayContaining(['a', 'b', 'c', 'e', 'f']));
				expect(withRoom).toEqual(promised);
				expect(restarted).toEqual(promised);
			} finally {
				disk?.remove();
			}
		},
	);
