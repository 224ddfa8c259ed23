/** Titles and years as real services write them, held against the shipped catalogue; skipped where they are absent. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { matchFilm } from '../../../src/core/catalogue/match.ts';
import { titleAndYear } from '../../../src/imports/values.ts';
import { openBuiltIn } from '../../../src/pack/builtIn.ts';

const folder = process.env.RED_HERRING_DATA ?? '../shared/data';

test.each([
	['letterboxd/films.csv', 0.995, 0.98],
	['ml-latest-small/movies.csv', 0.99, 0.965],
])('%s', async (file, rate, accuracy) => {
	const path = join(folder, file);
	if (!existsSync(path)) {
		console.error(`Skipped: there is no ${path} (set RED_HERRING_DATA).`);
		return;
	}
	const { catalogue } = await openBuiltIn();
	const { data } = Papa.parse<Record<string, string>>(readFileSync(path, 'utf8').trim(), { header: true });
	const rows = data.map((row) => {
		if (row.year !== undefined) return { titles: [row.title!], year: Number(row.year) || null };
		return titleAndYear(row.title!.trim());
	});
	let [found, guessed, right] = [0, 0, 0];
	for (const { titles, year } of rows) {
		const { film } = matchFilm(catalogue, { titles, year, seen: null });
		if (film < 0) continue;
		found++;
		const yearless = matchFilm(catalogue, { titles, year: null, seen: null }).film;
		if (yearless >= 0) guessed++;
		if (yearless === film) right++;
	}
	const percent = (part: number, of: number) => `${((100 * part) / of).toFixed(1)} %`;
	console.error(
		`${file}: ${percent(found, rows.length)} of ${rows.length} films found by title and year; without the year ${percent(guessed, found)} are matched, ${percent(right, guessed)} of them rightly.`,
	);
	expect(found / rows.length).toBeGreaterThan(rate);
	expect(right / guessed).toBeGreaterThan(accuracy);
});
