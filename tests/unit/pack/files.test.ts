import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openPack } from '../../../src/core/population/pack.ts';
import { deriveClasses } from '../../../src/lab/advice/activity.ts';
import { writeAtomically } from '../../../src/pack/files.ts';
import { filmsText, parseFilms } from '../../../src/pack/films.ts';
import { makePackFile, readPackBytes } from '../../../src/pack/packFile.ts';
import { readPopulation } from '../../../src/pack/population.ts';
import { POPULATION } from '../films.ts';
import { temporaryFolder } from '../folder.ts';

const folder = temporaryFolder();

const HEADER = 'title\tyear\traters\tgenres\talso_known_as';
const row = (title: string) => `${title}\t1999\t50\tDrama|Crime\tOne | Two`;

test('a films table is read row by row', () => {
	expect(parseFilms(`${HEADER}\r\n${row('Heat')}\nUncounted\t1950\t\t\t\n`, 'f.tsv')).toEqual([
		{ title: 'Heat', year: 1999, raters: 50, genres: ['Drama', 'Crime'], otherTitles: ['One', 'Two'] },
		{ title: 'Uncounted', year: 1950, raters: null, genres: [], otherTitles: [] },
	]);
});

test('the last column marks rows that are not films', () => {
	const text = `${HEADER}\tkind\n${row('Heat')}\t\n${row('Loki')}\tseries\n`;
	expect(parseFilms(text, 'f.tsv').map(({ kind }) => kind)).toEqual([undefined, 'series']);
	expect(filmsText(parseFilms(text, 'f.tsv'))).toBe(text);
	expect(() => parseFilms(`${HEADER}\tkind\n${row('Heat')}\topera\n`, 'f.tsv')).toThrow('the kind "opera" is unknown');
});

test.each([
	['', /f\.tsv, line 1: the header must be/],
	[`${HEADER}\n`, /line 2: there are no films/],
	[`${HEADER}\n${row('A')}\nB\t1999`, /line 3: has 2 columns instead of 5/],
	[`${HEADER}\n\t1999\t1\t\t`, /line 2: the title is empty/],
	[`${HEADER}\nA\t99\t1\t\t`, /line 2: the year "99"/],
	[`${HEADER}\nA\t1999\t-4\t\t`, /line 2: the raters "-4"/],
	[`${HEADER}\nA\t1999\t0\t\t`, /line 2: the raters "0"/],
	[`${HEADER}\nA\t1999\t1\tOpera\t`, /line 2: the genre "Opera" is unknown/],
	[`${HEADER}\n${row('A')}\n${row('A')}`, /line 3: "A" of 1999 stands on line 2 already/],
])('an invalid row is reported with its line (%#)', (text, reason) => {
	expect(() => parseFilms(text, 'f.tsv')).toThrow(reason);
});

test.each([
	['{', /is not JSON/],
	['[]', /"name" must be a text/],
	[JSON.stringify({ ...POPULATION, size: 0 }), /"size" must be/],
	[JSON.stringify({ ...POPULATION, date: 'today' }), /"date" must be/],
	[JSON.stringify({ ...POPULATION, activity: [] }), /"activity" must be/],
	[JSON.stringify({ ...POPULATION, activity: [{ share: 1, ratings: -1 }] }), /class 1 of "activity"/],
])('an invalid population is refused with the reason (%#)', async (text, reason) => {
	const file = join(folder, 'population.json');
	await writeFile(file, text);
	await expect(readPopulation(file)).rejects.toThrow(reason);
});

test('a pack made from files can be opened', async () => {
	const films = join(folder, 'films.tsv');
	const population = join(folder, 'good.json');
	await writeFile(films, [HEADER, ...Array.from({ length: 30 }, (_, i) => row(`Film ${i}`))].join('\n'));
	await writeFile(population, JSON.stringify(POPULATION));
	const bytes = await makePackFile({ films, population });
	expect(openPack(readPackBytes(bytes)).catalogue.films).toBe(30);
	expect(() => readPackBytes(bytes.subarray(0, 100))).toThrow('not a whole pack file');
	await expect(makePackFile({ films: join(folder, 'none.tsv'), population })).rejects.toThrow(
		/none\.tsv: there is no such file/,
	);
});

test('writing leaves no temporary file behind', async () => {
	const file = join(folder, 'sub', 'x.bin');
	await writeAtomically(file, 'one');
	await writeAtomically(file, 'two');
	expect(await readFile(file, 'utf8')).toBe('two');
	expect(await readdir(join(folder, 'sub'))).toEqual(['x.bin']);
});

test('activity classes undo the thinning: low counts stay, and the tail follows from the share below and the mean', () => {
	// A lognormal with median 400 and mean 1000, seen through a sample that cuts everything above 250 to 250.
	const sigma = Math.sqrt(2 * Math.log(1000 / 400));
	const quantile = (p: number) => 400 * Math.exp(sigma * Math.SQRT2 * inverseErf(2 * p - 1));
	const counts = Array.from({ length: 4000 }, (_, i) => Math.min(250, quantile((i + 0.5) / 4000)));
	const classes = deriveClasses(counts, 1000, 250, 16);
	const mean = classes.reduce((sum, c) => sum + c.share * c.ratings, 0);
	expect(mean).toBeCloseTo(1000, -1);
	const above = (n: number) => classes.filter((c) => c.ratings >= n).reduce((sum, c) => sum + c.share, 0);
	// Of such a lognormal 25 % are above 994 and 5 % above 3,700.
	expect(above(994)).toBeGreaterThan(0.19);
	expect(above(994)).toBeLessThan(0.31);
	expect(above(3700)).toBeGreaterThan(0.025);
	expect(above(3700)).toBeLessThan(0.075);
});

function inverseErf(x: number): number {
	const a = 0.147;
	const l = Math.log(1 - x * x);
	const b = 2 / (Math.PI * a) + l / 2;
	return Math.sign(x) * Math.sqrt(Math.sqrt(b * b - l / a) - b);
}
