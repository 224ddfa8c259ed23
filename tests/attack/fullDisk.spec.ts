import { test as base, expect } from '@playwright/test';
import { EXTENSION } from '../../scripts/browser.ts';
import { report } from './attempts.ts';
import { careless } from './careless.ts';
import { fillDisk, mountDisk } from './fullDisk.ts';

const test = base.extend<object, { careless: string }>({ careless });

/** How many of the records that were answered to be kept are gone after a restart. */
async function lostIn(extension: string): Promise<{ lost: number; promised: number } | null> {
	const disk = mountDisk();
	if (disk === null) return null;
	const { promised, restarted } = await fillDisk(disk, extension).finally(() => disk.remove());
	return { lost: promised.filter((name) => !restarted.includes(name)).length, promised: promised.length };
}

test('a disk that is full to the last byte while history is written', async ({ careless }) => {
	const ours = await lostIn(EXTENSION);
	test.skip(ours === null, 'This user may not mount a small disk; tests/unit/storage/freshLog.test.ts has the logic.');
	const control = (await lostIn(careless))!;
	report(test.info(), {
		attempt: 'fill the disk to the last byte while history is written, make room, and start again',
		control: `${control.lost} of ${control.promised} lost`,
		result: `${ours!.lost} of ${ours!.promised} lost`,
	});
	expect(ours!.lost).toBe(0);
	expect(control.lost).toBeGreaterThan(0);
});
