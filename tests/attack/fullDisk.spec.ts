import { test as base, expect } from '@playwright/test';
import { EXTENSION } from '../../scripts/browser.ts';
import { report } from './attempts.ts';
import { careless } from './careless.ts';
import { fillDisk, launchChromiumIn, mountDisk } from './fullDisk.ts';

const test = base.extend<object, { careless: string }>({ careless });

/** How many of the records that were answered to be kept are gone after a restart. */
async function lostIn(extension: string, restarts: boolean): Promise<{ lost: number; promised: number } | null> {
	const disk = mountDisk();
	if (disk === null) return null;
	const { promised, restarted } = await fillDisk(disk, launchChromiumIn(extension), restarts).finally(() =>
		disk.remove(),
	);
	return { lost: promised.filter((name) => !restarted.includes(name)).length, promised: promised.length };
}

for (const [attempt, restarts] of [
	['fill the disk to the last byte while history is written, make room, and start again', false],
	['start the browser while the disk is full, with the settings open, make room, and start again', true],
] as const)
	test(attempt, async ({ careless }) => {
		const ours = await lostIn(EXTENSION, restarts);
		test.skip(ours === null, 'may not mount a disk here; freshLog.test.ts has the logic');
		const control = (await lostIn(careless, restarts))!;
		report(test.info(), {
			attempt,
			control: `${control.lost} of ${control.promised} lost`,
			result: `${ours!.lost} of ${ours!.promised} lost`,
		});
		expect(ours!.lost).toBe(0);
		expect(control.lost).toBeGreaterThan(0);
	});
