import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import Papa from 'papaparse';
import { gzipped, malAnime, malXml } from '../unit/imports/items/files.ts';
import { expect, test } from './fixtures.ts';
import { nightly } from './nightly.ts';

test.use({ room: 'ratings' });

const HEADER = ['Date', 'Name', 'Year', 'Letterboxd URI', 'Rating'];
const ROWS = 20_000;
const UNKNOWN = ['Heet', 'The Unheard-of Flowerpot', 'No Such Film As This'];
/** Share of an import for which the page may not answer at a time: a busy machine makes everything slower. */
const LONGEST_GAP = 0.1;

const csv = (rows: unknown[][]) => strToU8(Papa.unparse([HEADER, ...rows]));
const row = (title: string, year: string | number, i = 0) => [
	'2024-01-02',
	title,
	year,
	`https://boxd.it/${i}`,
	1 + (i % 5),
];

/** An export of the best known films, and of three that no catalogue has. */
function largeExport(): Buffer {
	const films = readFileSync('assets/films.tsv', 'utf8')
		.split('\n')
		.slice(1, ROWS + 1 - UNKNOWN.length);
	const known = films.map((line, i) => row(line.split('\t')[0]!, line.split('\t')[1]!, i));
	return Buffer.from(zipSync({ 'ratings.csv': csv([...known, ...UNKNOWN.map((title) => row(title, 1995))]) }));
}

const choose = (page: Page, name: string, content: Uint8Array) =>
	page.locator('#ratings input[type=file]').setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) });

/** Notes for how long at most the page did not answer, and what the progress bar showed. */
const watch = (page: Page) =>
	page.evaluate(() => {
		const seen = { gap: 0, frame: 0, bars: new Set<number>(), said: new Set<string>() };
		Object.assign(window, { seen });
		let turn = performance.now();
		const tick = () => {
			seen.gap = Math.max(seen.gap, performance.now() - turn);
			turn = performance.now();
			const bar = document.querySelector<HTMLProgressElement>('#ratings progress');
			if (bar !== null) seen.bars.add(bar.value);
			seen.said.add(document.querySelector('#ratings [role=status]')?.textContent ?? '');
			setTimeout(tick);
		};
		tick();
		let frame = performance.now();
		const draw = () => {
			seen.frame = Math.max(seen.frame, performance.now() - frame);
			frame = performance.now();
			requestAnimationFrame(draw);
		};
		requestAnimationFrame(draw);
	});
const watched = (page: Page) =>
	page.evaluate(() => {
		const { gap, frame, bars, said } = (
			window as never as { seen: Record<'gap' | 'frame', number> & { bars: Set<number>; said: Set<string> } }
		).seen;
		return { gap, frame, bars: [...bars], said: [...said] };
	});

/** Films and imports that are stored. */
const stored = (page: Page) =>
	page.evaluate(
		() =>
			new Promise<number[]>((resolve, reject) => {
				const opening = indexedDB.open('red-herring');
				opening.onerror = () => reject(opening.error);
				opening.onsuccess = () => {
					const tx = opening.result.transaction(['ratings', 'imports']);
					const counts = ['ratings', 'imports'].map((name) => tx.objectStore(name).count());
					tx.oncomplete = () => {
						opening.result.close();
						resolve(counts.map((count) => count.result));
					};
				};
			}),
	);

test(
	'an import of 20,000 films shows progress, keeps the page responsive, and lets users correct unmatched rows',
	{ tag: '@timed' },
	async ({ settings }, testInfo) => {
		test.slow();
		const section = settings.locator('#ratings');
		const content = largeExport();
		// From the disk: a buffer would be handed over by a script in the page, which stops it.
		const file = testInfo.outputPath('letterboxd-me.zip');
		writeFileSync(file, content);
		await watch(settings);
		const start = Date.now();
		await section.locator('input[type=file]').setInputFiles(file);
		await expect(section.locator('.report')).toContainText(`${(ROWS - 3).toLocaleString('en')} films imported`, {
			timeout: 200_000,
		});
		const seconds = (Date.now() - start) / 1000;
		const { gap, frame, bars, said } = await watched(settings);
		console.error(
			`${ROWS} films (${content.length} bytes) imported in ${seconds.toFixed(1)} s; the page did not answer for ${gap.toFixed(0)} ms and did not draw for ${frame.toFixed(0)} ms at most; the bar stood at ${bars.length} places.`,
		);
		expect(gap).toBeLessThan(LONGEST_GAP * 1000 * seconds);
		expect(bars.length).toBeGreaterThan(10);
		expect(said).toEqual(
			expect.arrayContaining([expect.stringMatching(/^Looking up 20,000/), expect.stringMatching(/^Keeping/)]),
		);
		expect((await stored(settings))[1]).toBe(1);

		await expect(section.locator('.unmatched')).toHaveCount(3);
		await section.getByRole('searchbox', { name: 'for Heet' }).fill('heat');
		await section.getByRole('searchbox', { name: 'for Heet' }).press('Enter');
		const before = (await stored(settings))[0]!;
		await section.getByRole('button', { name: 'Heet means Heat (1995)' }).click();
		await expect(section.getByText('Heat (1995) added.')).toBeVisible();
		await expect(section.getByRole('heading', { name: '2 rows of letterboxd-me.zip' })).toBeFocused();
		await section.getByRole('button', { name: 'Skip No Such Film As This' }).click();
		await expect(section.locator('.unmatched')).toHaveCount(1);
		expect((await stored(settings))[0]!).toBeLessThanOrEqual(before + 1);

		await settings.reload();
		await expect(section.locator('.unmatched')).toContainText(
			'The Unheard-of Flowerpot (1995), row 20,000 of ratings.csv',
		);
		await section.getByRole('button', { name: 'Remove what was imported from letterboxd-me.zip' }).click();
		await expect(section.getByText('Removed.')).toBeVisible();
		expect(await stored(settings)).toEqual([0, 0]);
	},
);

test('a damaged or wrong file changes nothing, and its fault is shown', { tag: '@smoke' }, async ({ settings }) => {
	const section = settings.locator('#ratings');
	await choose(settings, 'ratings.csv', csv([row('Heat', 1995)]));
	await expect(section.locator('.report')).toContainText('1 film imported from ratings.csv. All were found');
	const before = await stored(settings);
	await choose(settings, 'bad.csv', csv([row('Crash', 1996), ['2024-01-02', 'Dune', 2021, 'x', 'great']]));
	await expect(section.getByRole('alert')).toContainText('bad.csv, row 3: "great" isn’t a rating from 0.5 to 5.');
	const whole = zipSync({ 'ratings.csv': csv(Array.from({ length: 500 }, (_, i) => row(`Film ${i}`, 1995, i))) });
	await choose(settings, 'half.zip', whole.subarray(0, whole.length / 2));
	await expect(section.getByRole('alert')).toContainText('half.zip is damaged');
	await choose(settings, 'page.html', strToU8('<!doctype html>'));
	await expect(section.getByRole('alert')).toContainText('page.html is a web page');
	await choose(settings, 'animelist.xml.gz', gzipped(malXml(malAnime('Akira', '9'))));
	await expect(section.getByRole('alert')).toContainText(
		'animelist.xml.gz holds ratings of anime from MyAnimeList. Nothing was imported: first load a list of anime',
	);
	await expect(section.locator('.report')).toHaveCount(0);
	expect(await stored(settings)).toEqual(before);
});

test('a stopped worker restarts to look up films', nightly(true), async ({ settings, stopWorker }) => {
	const section = settings.locator('#ratings');
	await choose(settings, 'ratings.csv', csv([row('Heat', 1995)]));
	await expect(section.locator('.report')).toBeVisible();
	await stopWorker();
	await choose(
		settings,
		'more.zip',
		zipSync({ 'a/ratings.csv': csv([row('Alien', 1979)]), 'a/MyList.csv': strToU8('Title Name\nCrash\n') }),
	);
	await expect(section.locator('.report')).toContainText('1 film imported from more.zip');
	await expect(section.locator('.report')).toContainText('do not list what you rated or saw: a/MyList.csv.');
	await section.getByRole('button', { name: 'Remove all imported films' }).click();
	await expect(section.getByRole('listitem')).toHaveCount(0);
	expect(await stored(settings)).toEqual([0, 0]);
});
