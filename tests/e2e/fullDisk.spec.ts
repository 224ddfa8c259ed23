import { fillDisk, mountDisk } from '../attack/fullDisk.ts';
import { expect, test } from './fixtures.ts';

test('a full disk costs nothing that was kept, and what is not kept is told, also after a restart', async () => {
	const disk = mountDisk();
	test.skip(disk === null, 'This user may not mount a small disk; tests/unit/storage/freshLog.test.ts has the logic.');
	try {
		const { promised, refused, withRoom, restarted } = await fillDisk(disk!);
		expect(refused).toBeGreaterThan(0);
		expect(promised).toEqual(expect.arrayContaining(['a', 'b', 'c', 'e', 'f']));
		expect(withRoom).toEqual(promised);
		expect(restarted).toEqual(promised);
	} finally {
		disk?.remove();
	}
});
