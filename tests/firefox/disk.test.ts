/** What Firefox leaves on the disk, and what a full one costs. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fillDisk, mountDisk } from '../attack/fullDisk.ts';
import { FILE, filesWith, SITE, TITLE } from '../e2e/remains.ts';
import { restoreBackup } from '../fixtures/storage/formats.ts';
import { EXTENSION } from './fixtures.ts';
import { launchFirefox } from './launch.ts';
import { nightly } from './nightly.ts';

/** Firefox writes what was written before as a reference to it, so that only parts of the words stand there. */
const WORDS = [TITLE.slice(0, 14), SITE.slice(0, 13)];

async function launch(profile: string) {
	mkdirSync(profile, { recursive: true });
	const firefox = await launchFirefox([EXTENSION], profile);
	onTestFinished(firefox.close);
	const inside = await firefox.open(`${firefox.origins[0]}options.html`);
	await inside.waitFor(() => document.querySelector('main')?.getAttribute('aria-busy') === 'false');
	return { ...firefox, inside };
}

test('no title or site remains in the profile’s files after everything is deleted', async () => {
	const profile = mkdtempSync(join(tmpdir(), 'red-herring-remains-'));
	onTestFinished(() => rmSync(profile, { recursive: true, force: true }));
	const { inside } = await launch(profile);
	expect(await inside.evaluate(restoreBackup, [JSON.stringify(FILE), 'merge'] as const)).toMatch(/^Everything/);
	await expect.poll(() => filesWith(profile, WORDS), { timeout: 60_000 }).not.toEqual([]);
	await inside.evaluate(() => chrome.runtime.sendMessage({ kind: 'deleteEverything' }));
	await expect.poll(() => filesWith(profile, WORDS), { timeout: 60_000 }).toEqual([]);
});

for (const restarts of [false, true])
	test(
		`a full disk loses no stored post, and posts that are not stored are reported${restarts ? ', also after a restart with a full disk' : ''}`,
		nightly(true),
		async ({ skip }) => {
			const disk = mountDisk();
			if (disk === null) return skip('This user may not mount a small disk.');
			onTestFinished(disk.remove);
			const launchIn = (folder: string) => launch(join(folder, 'profile'));
			const { promised, refused, withRoom, restarted } = await fillDisk(disk, launchIn, restarts);
			expect(refused).toBeGreaterThan(0);
			// Firefox may refuse once more when there is room again.
			expect(promised).toEqual(expect.arrayContaining(['a', 'b', 'c', 'f']));
			expect(withRoom).toEqual(promised);
			expect(restarted).toEqual(promised);
		},
	);
