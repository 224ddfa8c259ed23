import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { seededRandom } from '../../../../../src/core/advice/draw.ts';
import { findFilm } from '../../../../../src/core/catalogue/titled.ts';
import { openPack } from '../../../../../src/core/population/pack.ts';
import { nowProblem, promiseOf } from '../../../../../src/lab/advice/packAdditions.ts';
import { loadRatings } from '../../../../../src/lab/kit/datasets/load.ts';
import { secretRandom } from '../../../../../src/lab/kit/secretRandom.ts';
import { certainBounds } from '../../../../../src/lab/papers/drift/bounds.ts';
import { decayedRatings, newestDay, nowOf } from '../../../../../src/lab/papers/drift/now.ts';
import { readPackBytes } from '../../../../../src/pack/packFile.ts';
import { filmsTable, POPULATION, testPack } from '../../../films.ts';
import { temporaryFolder } from '../../../folder.ts';
import { expectRefused, lab } from '../../kit/commandLine.ts';
import { levelChances } from './chances.ts';

const folder = temporaryFolder();
const at = (day: string) => Date.parse(`${day}T12:00:00Z`) / 1000;
/** user, item, day: Heat is of these days, The Matrix of a year ago. */
const ROWS: [string, string, string][] = [
	['a', 'heat', '2026-06-30'],
	['b', 'heat', '2026-06-20'],
	['a', 'matrix', '2025-06-30'],
	['b', 'matrix', '2025-06-30'],
	['c', 'matrix', '2026-06-30'],
	['c', 'amelie', '2026-06-25'],
];
const ITEMS = [
	['heat', 'Heat (1995)'],
	['matrix', 'Matrix, The (1999)'],
	['amelie', 'Amélie (2001)'],
	['never', 'Fight Club (1999)'],
	['else', 'No Such Film (1999)'],
] as const;

beforeAll(async () => {
	const rows = ROWS.map(([user, item, day]) => `${user},${item},4,${at(day)}`);
	await writeFile(join(folder, 'ratings.csv'), `user,item,rating,timestamp\n${rows.join('\n')}\n`);
	await writeFile(join(folder, 'untimed.csv'), 'user,item,rating\na,heat,4\n');
	await writeFile(
		join(folder, 'titles.csv'),
		`movieId,title\n${ITEMS.map(([id, title]) => `${id},"${title}"`).join('\n')}\n`,
	);
	await writeFile(join(folder, 'films.tsv'), filmsTable());
	await writeFile(join(folder, 'population.json'), JSON.stringify(POPULATION));
});

const titles = ITEMS.map(([id, title]) => ({ id, title: title.slice(0, -7), year: Number(title.slice(-5, -1)) }));
const load = () => loadRatings(join(folder, 'ratings.csv'), { times: true });
const filmOf = (c: ReturnType<typeof testPack>['catalogue'], title: string, year: number) =>
	findFilm(c, { title, year });

test('ratings count half after each half-life, and not at all after the given day', async () => {
	const ratings = await load();
	expect(newestDay(ratings.byUser.times!)).toBe('2026-06-30');
	const half = (days: number) => 2 ** -(days / 10);
	const noon = (0.5 * 86_400 - 1) / 86_400;
	const of = (asOf: string, perPerson?: number) => {
		const said = decayedRatings(ratings, { asOf, halfLife: 10, ...(perPerson !== undefined && { perPerson }) });
		return ['heat', 'matrix', 'amelie'].map((id) => said[ratings.itemIds.find(id)]!);
	};
	const [heat, matrix, amelie] = of('2026-06-30');
	expect(heat).toBeCloseTo(half(noon) + half(10 + noon), 9);
	expect(matrix).toBeCloseTo(2 * half(365 + noon) + half(noon), 9);
	expect(amelie).toBeCloseTo(half(5 + noon), 9);
	expect(of('2026-06-22')[0]).toBeCloseTo(half(2 + noon), 9);
	expect(of('2026-06-22')[2]).toBe(0);
	// One rating of each person: the newest.
	expect(of('2026-06-30', 1)).toEqual([heat, expect.closeTo(half(noon), 9), 0]);
});

test('films are found by title and year, and unlisted films are unknown', async () => {
	const pack = testPack();
	const { said, facts } = nowOf(pack, await load(), titles, { halfLife: 10, by: 'cd' });
	expect(facts).toEqual({ halfLife: 10, by: 'cd', asOf: '2026-06-30' });
	const { catalogue } = pack;
	expect(said[filmOf(catalogue, 'Heat', 1995)]).toBeGreaterThan(1);
	expect(said[filmOf(catalogue, 'The Matrix', 1999)]).toBeGreaterThan(0.9);
	expect(said[filmOf(catalogue, 'Fight Club', 1999)]).toBe(0);
	expect(said.filter((count) => count !== null).length).toBe(4);
});

test('with privacy each film’s figure comes from the mechanism, and low figures are omitted', async () => {
	const pack = testPack();
	const ratings = await load();
	const random = seededRandom(9);
	const epsilon = 4;
	const exact = nowOf(pack, ratings, titles, { halfLife: 10, by: 'cd' }).said;
	const film = filmOf(pack.catalogue, 'Heat', 1995);
	const draws = 4000;
	const found = new Map<number, number>();
	for (let n = 0; n < draws; n++) {
		const { said } = nowOf(pack, ratings, titles, { halfLife: 10, by: 'em', epsilon }, random);
		found.set(said[film]!, (found.get(said[film]!) ?? 0) + 1);
		expect(said.map((count) => count === null)).toEqual(exact.map((count) => count === null));
	}
	// 4 films known: what is below (2 / 4) log 4 = 0.69 is 0.
	const chances = levelChances(exact[film]!, POPULATION.size, epsilon);
	for (let level = 0; level < 6; level++) {
		const [low, high] = certainBounds(found.get(level) ?? 0, draws, 1e-4);
		expect(chances[level]!).toBeGreaterThanOrEqual(low);
		expect(chances[level]!).toBeLessThanOrEqual(high);
	}
	const noisy = nowOf(pack, ratings, titles, { halfLife: 10, by: 'em', epsilon: 0.1 }, random).said;
	for (const count of noisy) if (count !== null && count > 0) expect(count).toBeGreaterThanOrEqual(20 * Math.log(4));
});

const loadRows = async (rows: readonly (readonly [string, string, string])[]) => {
	const lines = rows.map(([user, item, day]) => `${user},${item},4,${at(day)}`);
	await writeFile(join(folder, 'other.csv'), `user,item,rating,timestamp\n${lines.join('\n')}\n`);
	return loadRatings(join(folder, 'other.csv'), { times: true });
};
/** Scores of all films together change by so much between two inputs: times epsilon, that is what is promised. */
const apart = (a: readonly (number | null)[], b: readonly (number | null)[]) =>
	a.reduce<number>((sum, count, film) => sum + Math.abs((count ?? 0) - (b[film] ?? 0)), 0);

test('leaving out a rating or a person changes at most what is guaranteed, in any order of the file', async () => {
	const pack = testPack();
	// Everything on one day, so that what counts of a person is open.
	const rows = ['a', 'b', 'c', 'd'].flatMap((user, u) =>
		['heat', 'matrix', 'amelie', 'never']
			.toSpliced(u, 1)
			.reverse()
			.map((item) => [user, item, '2026-06-30'] as const),
	);
	for (const perPerson of [undefined, 1, 2]) {
		const options = { halfLife: 1e6, by: 'cd' as const, asOf: '2026-06-30', ...(perPerson && { perPerson }) };
		const count = async (some: typeof rows) => nowOf(pack, await loadRows(some), titles, options).said;
		const all = await count(rows);
		const ofRating: number[] = [];
		const ofPerson: number[] = [];
		for (const row of rows) {
			ofRating.push(apart(all, await count(rows.filter((other) => other !== row))));
			ofPerson.push(apart(all, await count(rows.filter(([user]) => user !== row[0]))));
		}
		const promised = promiseOf(1, perPerson)
			.match(/[\d.]+/g)!
			.map(Number);
		// At epsilon 1 the promise is the change itself; both are reached.
		expect(Math.max(...ofRating)).toBeCloseTo(promised[0]!, 3);
		expect(Math.max(...ofPerson)).toBeCloseTo(perPerson ?? 3 * promised[1]!, 3);
		if (perPerson !== undefined) expect(promised[1]).toBe(perPerson);
	}
});

test('an item listed twice in the titles counts once', async () => {
	const pack = testPack();
	const ratings = await load();
	const again = [...titles, titles[0]!, { id: 'heat', title: 'Fight Club', year: 1999 }];
	const options = { halfLife: 10, by: 'cd' as const };
	expect(nowOf(pack, ratings, again, options).said).toEqual(nowOf(pack, ratings, titles, options).said);
});

test('secret random numbers are uniform from 0 to 1 and differ between runs', () => {
	const [one, other] = [secretRandom(), secretRandom()];
	const numbers = Array.from({ length: 5000 }, one);
	expect(numbers.every((u) => u >= 0 && u < 1)).toBe(true);
	const [low, high] = certainBounds(numbers.filter((u) => u < 0.5).length, numbers.length, 1e-6);
	expect([low < 0.5, high > 0.5]).toEqual([true, true]);
	expect(Array.from({ length: 4 }, other)).not.toEqual(numbers.slice(0, 4));
});

/** `lab pack` on files in the folder. */
const pack = (...args: string[]) => {
	const all = ['--films', 'films.tsv', '--population', 'population.json', '--out', 'x.pack', ...args];
	return lab('pack', ...all.map((arg) => (/\.(csv|tsv|json|pack)$/.test(arg) ? join(folder, arg) : arg)));
};
const opened = async () => openPack(readPackBytes(await readFile(join(folder, 'x.pack'))));
const FROM = ['--ratings', 'ratings.csv', '--titles', 'titles.csv'];

test('lab pack computes popularity now, as sums by default', async () => {
	const { code, err } = await pack(...FROM, '--half-life', '10');
	expect([code, err]).toEqual([0, expect.stringContaining('as of 2026-06-30: 4 of 55 films known')]);
	const { catalogue, population } = await opened();
	expect(population.now!.facts).toEqual({ halfLife: 10, by: 'cd', asOf: '2026-06-30' });
	expect(population.now!.said(filmOf(catalogue, 'Heat', 1995))).toBeGreaterThan(1.3);
	expect(population.now!.said(filmOf(catalogue, 'Crash', 1996))).toBeNull();
	const day = ['--as-of', '2026-07-01'];
	const em = await pack(...FROM, '--half-life', '10', '--now', 'em', '--epsilon', '2', '--per-person', '5', ...day);
	expect(em.err).toMatch(/Private with epsilon 4 for each rating, 10 for each person/);
	const facts = { halfLife: 10, by: 'em', epsilon: 2, perPerson: 5, asOf: '2026-07-01' };
	expect((await opened()).population.now!.facts).toEqual(facts);
});

test('lab pack includes released people, and refuses people in groups of one', async () => {
	await writeFile(
		join(folder, 'release.csv'),
		'user,item\n1,heat\n1,matrix\n2,matrix\n2,heat\n3,matrix\n4,matrix\n5,matrix\n5,else\n',
	);
	const { code, err } = await pack('--reference', 'release.csv', '--titles', 'titles.csv');
	expect([code, err]).toEqual([
		0,
		expect.stringMatching(/5 in 2 groups of at least 2; 2 of 3 items are films of the pack/),
	]);
	const { reference } = (await opened()).population;
	expect(reference).toMatchObject({ people: 5, facts: { k: 2, source: 'release.csv' } });
	expect([...reference!.sizes].sort()).toEqual([2, 3]);
	await writeFile(join(folder, 'alone.csv'), 'user,item\n1,heat\n2,matrix\n');
	const alone = await pack('--reference', 'alone.csv', '--titles', 'titles.csv');
	expect([alone.code, alone.err]).toEqual([2, expect.stringMatching(/alone\.csv: someone in it is like no one else/)]);
	expect(await pack('--reference', 'release.csv')).toMatchObject({ code: 2, err: expect.stringMatching(/--titles/) });
	expect(await pack('--titles', 'titles.csv')).toMatchObject({ code: 2, err: expect.stringMatching(/--reference/) });
});

test('missing and conflicting flags are refused with the reason', async () => {
	const all = { ratings: 'r.csv', titles: 't.csv', halfLife: 10 };
	const em = { ...all, now: 'em' as const, epsilon: 1 };
	for (const good of [{}, all, em, { ...em, perPerson: 3, asOf: '2026-07-01' }]) expect(nowProblem(good)).toBeNull();
	const { halfLife: _, ...timeless } = all;
	const { titles: __, ...untitled } = all;
	const { epsilon: ___, ...unsaid } = em;
	expect(nowProblem(timeless)).toMatch(/--half-life/);
	expect(nowProblem(untitled)).toMatch(/--titles/);
	expect(nowProblem({ halfLife: 10 })).toMatch(/--ratings/);
	expect(nowProblem({ now: 'cd' })).toMatch(/--ratings/);
	expect(nowProblem(unsaid)).toMatch(/--epsilon/);
	expect(nowProblem({ ...all, epsilon: 1 })).toMatch(/--epsilon is for --now em/);
	expect(nowProblem({ ...all, perPerson: 1 })).toMatch(/--per-person is for --now em/);
	const untimed = await pack('--ratings', 'untimed.csv', '--titles', 'titles.csv', '--half-life', '1');
	const zero = await pack(...FROM, '--half-life', '0');
	const day = await pack(...FROM, '--half-life', '1', '--as-of', '2026-02-30');
	expectRefused(untimed, /untimed\.csv: its ratings have no times/);
	expectRefused(zero, /above 0/);
	expectRefused(day, /must be a day/);
});
