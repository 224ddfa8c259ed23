import { expect, test } from 'vitest';
import { advise } from '../../../src/core/advice/advice.ts';
import { buildPack, openPack } from '../../../src/core/population/pack.ts';
import { openRecent, spreadOf } from '../../../src/core/population/recent.ts';
import { openBuiltIn } from '../../../src/pack/builtIn.ts';
import { readFilms } from '../../../src/pack/films.ts';
import { parseRecent, readRecent, recentText, withRecent } from '../../../src/pack/recent.ts';
import { commonness, FILMS, film, POPULATION } from '../films.ts';

const HEAD = 'title\tyear\tcounted\traters\tspread';
const line = { title: 'Hamnet', year: 2025, counted: 20, raters: 90, spread: 0.5 };
const table = [film('Heat', 1995), { ...film('Hamnet', 2025), raters: 20 }];

test('new films get their expected raters, and no more than there are people', () => {
	const lines = parseRecent(recentText([line]), 'recent.tsv');
	expect(lines).toEqual([line]);
	expect(withRecent(table, lines, 1000, 'recent.tsv')).toEqual([table[0], { ...table[1], raters: 90, spread: 0.5 }]);
	expect(withRecent(table, lines, 50, 'recent.tsv')[1]).toMatchObject({ raters: 50 });
	expect(table[1]).toMatchObject({ raters: 20 });
});

test.each([
	['title\tyear\n', 1, 'the header must be'],
	[`${HEAD}\nHamnet\t25\t20\t90\t0.50\n`, 2, 'a line must have'],
	[`${HEAD}\nHamnet\t2025\t20\t90\t0.50\nHeat\t1995\t20\t19\t0.50\n`, 3, 'at least as many'],
	[`${HEAD}\nHamnet\t2025\t20\t90\t0.00\n`, 2, 'a spread'],
])('a list that cannot be read is refused with file, line and reason: %j', (text, at, reason) => {
	expect(() => parseRecent(text, 'recent.tsv')).toThrow(new RegExp(`^recent\\.tsv.*${at}.*${reason}`));
});

test('a film that is not in the table, or was counted again, is refused', () => {
	const refused = (more: Partial<typeof line>) => () => withRecent(table, [{ ...line, ...more }], 1000, 'recent.tsv');
	expect(refused({ year: 2024 })).toThrow(/^recent\.tsv.*2.*no such film/);
	expect(refused({ counted: 21 })).toThrow(/^recent\.tsv.*2.*20 raters, not 21/);
	expect(refused({ title: 'Heat', year: 1995, counted: 7 })).toThrow(/raters, not 7/);
});

test('a film with estimated raters has the same crowd and a wider range', () => {
	const packOf = (spread?: number) =>
		openPack(
			buildPack(
				FILMS.map((one) => (one.title === 'Heat' && spread !== undefined ? { ...one, spread } : one)),
				POPULATION,
				commonness,
			),
		);
	const advised = (spread?: number) => {
		const pack = packOf(spread);
		const rated = new Map(Array.from({ length: 20 }, (_, one) => [pack.catalogue.films - 1 - one, null] as const));
		return advise(pack, 'I saw Heat (1995) and The Matrix (1999).', { tolerance: 100, rated, complete: true });
	};
	const [sure, unsure] = [advised(), advised(0.8)];
	expect(unsure.mentions.map(({ film: { title } }) => title)).toContain('Heat');
	expect(unsure.crowd).toBe(sure.crowd);
	expect(unsure.low).toBeLessThan(sure.low);
	expect(unsure.high).toBeGreaterThanOrEqual(sure.high);
	expect([...packOf(0.8).population.recent!.values()]).toEqual([0.8]);
	expect(packOf().population.recent).toBeUndefined();
});

test('spreads add up over films, each counted once', () => {
	const recent = openRecent(
		[
			[1, 0.3],
			[2, 0.4],
		],
		3,
	)!;
	expect(spreadOf({ recent }, [1, 2, 2, 0])).toBeCloseTo(0.5, 9);
	expect([spreadOf({ recent }, [0]), spreadOf({}, [1])]).toEqual([0, 0]);
});

test.each([[{}], [[[3, 0.5]]], [[[1, 0]]], [[[1, 0.5, 1]]], [[[-1, 0.5]]], [[['1', 0.5]]], [[1]]])(
	'a pack whose new films are %j is refused',
	(value) => {
		expect(() => openRecent(value, 3)).toThrow('its new films cannot be read');
	},
);

test('three new films that ship have a crowd like older films that are as well known', async () => {
	const [films, lines] = [await readFilms('assets/films.tsv'), await readRecent('assets/recent.tsv')];
	expect(lines.length).toBeGreaterThan(50);
	expect(withRecent(films, lines, 52_000, 'recent.tsv').filter(({ spread }) => spread !== undefined)).toHaveLength(
		lines.length,
	);
	const { catalogue, population } = await openBuiltIn();
	const text = 'Zootopia 2, Wicked: For Good and Avatar: Fire and Ash were my favorites this winter.';
	const crowdIn = (one: typeof population) => advise({ catalogue, population: one }, text, { tolerance: 100 }).crowd;
	const crowd = crowdIn(population);
	expect(crowd).toBeGreaterThan(24);
	expect(crowd).toBeLessThan(90);
	// As they were counted.
	const counted = new Map(lines.map((one) => [one.raters, one.counted]));
	const raters = population.raters.map((n, i) => (population.recent!.has(i) ? (counted.get(n) ?? n) : n));
	expect(crowdIn({ ...population, raters })).toBeLessThan(8);
});
