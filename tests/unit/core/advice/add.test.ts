/** Which films are mentioned as well, by crowds that are said for each set of them. */
import { expect, test } from 'vitest';
import { boostByRaters, drawDecoys, logStrangers, planAdd, usefulDecoys } from '../../../../src/core/advice/add.ts';
import { nothing, rounded, saidCrowds } from './saidCrowds.ts';

/** Film f has f raters, and is bit f. They arrive in the order of the list. */
const raters = Array.from({ length: 30 }, (_, film) => film);
const drawn = (...films: number[]) => ({
	films: Int32Array.from(films),
	arrivals: Float64Array.from(films, (_, i) => i + 1),
});
/** The crowd by how many films are mentioned. */
const counted =
	(...crowds: number[]) =>
	(films: number) =>
		crowds[[...films.toString(2)].filter((bit) => bit === '1').length] ?? crowds.at(-1)!;
/** Each film by itself multiplies the crowd. */
const times = (factors: Record<number, number>) => (films: number) =>
	Object.entries(factors).reduce(
		(crowd, [film, factor]) => ((films >> Number(film)) & 1 ? crowd * factor : crowd),
		100,
	);
const add = (crowdOf: (films: number) => number, films: number[], goal: number, most?: number) =>
	rounded(planAdd(saidCrowds(crowdOf), nothing(), raters, films, goal, most)).map(({ film, crowd }) => [film, crowd]);

/** All as likely, so that they come in the order of their arrivals. */
const EVEN = { 5: 2, 6: 2, 7: 2, 8: 2 };

test('at least one film is added, in the order of the draw, until the goal is reached', () => {
	expect(add(times(EVEN), [5, 6, 7, 8], 399)).toEqual([
		[5, 200],
		[6, 400],
	]);
	expect(add(times(EVEN), [5, 6, 7, 8], 50)).toEqual([[5, 200]]);
	expect(add(times(EVEN), [5, 6, 7, 8], 1e9)).toHaveLength(4);
	expect(add(times(EVEN), [5, 6, 7, 8], 1e9, 3)).toHaveLength(3);
	expect(add(times(EVEN), [], 1e9)).toEqual([]);
	expect(add(counted(100, 200, 400, 800, 1600, 3200, 6400, 12800), [5, 6, 7, 8, 9, 10, 11], 1e9)).toHaveLength(5);
});

test('a film that narrows the crowd is skipped, and one without effect stays only before one that helps', () => {
	expect(add(times({ 5: 0.9, 6: 2 }), [5, 6], 1e9)).toEqual([[6, 200]]);
	expect(add(counted(100, 100, 300), [5, 6], 1e9)).toEqual([
		[5, 100],
		[6, 300],
	]);
	expect(add(counted(100, 100, 300, 300), [5, 6, 7], 1e9)).toHaveLength(2);
	expect(add(counted(100, 100.5, 100.9), [5, 6], 1e9)).toEqual([]);
	expect(add(counted(100, 99.5, 300), [5, 6], 1e9)).toHaveLength(2);
	expect(add(counted(100, 98.5, 300), [5, 6], 1e9)).toEqual([]);
	// What one adds is compared with the widest crowd before.
	expect(add(counted(100, 150, 151, 152), [5, 6, 7], 1e9)).toEqual([
		[5, 150],
		[6, 151],
		[7, 152],
	]);
	// A goal that is reached is reached only by what has an effect.
	expect(add(counted(100, 100, 300, 500), [5, 6, 7], 50)).toHaveLength(2);
});

test('the other suggestions do not narrow the crowd and are not known', () => {
	const useful = (crowdOf: (films: number) => number, known: number[], most?: number) =>
		usefulDecoys(saidCrowds(crowdOf), nothing(), raters, [5, 6, 7, 8], new Set(known), most);
	expect(useful(times({ 5: 2, 6: 0.9, 7: 1, 8: 0.995 }), [])).toEqual([5, 7, 8]);
	expect(useful(times(EVEN), [6, 7])).toEqual([5, 8]);
	expect([useful(times(EVEN), [6], 2), useful(times(EVEN), [6], 0)]).toEqual([[5, 7], []]);
});

test('a film that matches more strangers arrives sooner, in proportion to its lead', () => {
	// Strangers: as many as a film has raters.
	const crowds = saidCrowds(
		(films) => 1 + Math.log2(Math.max(1, films)),
		({ raters: n }) => 2 ** n,
	);
	const boost = boostByRaters(crowds, nothing(), raters, Int32Array.of(2, 8, 20));
	expect(boost(20)).toBeCloseTo(1, 2);
	expect(boost(2)).toBeCloseTo(0.1, 6);
	expect(boost(1)).toBeCloseTo(0.1, 6);
	expect(boost(25)).toBeCloseTo(1, 2);
	// In between on a line of logarithms, of five levels that are whole numbers of raters.
	const levels = [0, 1, 2, 3, 4].map((i) => Math.round(2 * 10 ** (i / 4)));
	expect(levels).toEqual([2, 4, 6, 11, 20]);
	expect(boost(2 * 10 ** (1 / 4))).toBeCloseTo(4 / 20, 6);
	expect(boost(2 * 10 ** (3 / 8))).toBeCloseTo(Math.sqrt(4 * 6) / 20, 6);
	const order = (count: number) =>
		drawDecoys(
			crowds,
			nothing(),
			raters,
			{ films: Int32Array.of(2, 20, 8), arrivals: Float64Array.of(1, 5, 9) },
			count,
		);
	// 1 / 0.1, 5 / 1, 9 / about 0.39.
	expect(order(3)).toEqual([20, 2, 8]);
	expect(order(1)).toEqual([20]);
	expect(drawDecoys(crowds, nothing(), raters, drawn(), 3)).toEqual([]);
	// Films of as many raters are as good as each other.
	const same = { films: Int32Array.of(4, 4), arrivals: Float64Array.of(7, 3) };
	expect(drawDecoys(crowds, nothing(), raters, same, 2)).toEqual([4, 4]);
});

test('crowds of strangers differ far below one, and the worst adversary counts', () => {
	expect(logStrangers({ strangers: [4, 9], probability: [0.5, 0.5] })).toBeCloseTo(Math.log(6), 6);
	expect(logStrangers({ strangers: [0], probability: [1] })).toBeCloseTo(Math.log(1e-9), 9);
	expect(logStrangers({ strangers: [], probability: [] })).toBe(0);
	const two = saidCrowds(
		(films, adversary) => 1 + (adversary === 'scoring' ? 100 : films === 4 ? 10 : 1),
		({ raters: n }) => 1 << n,
		['scoring', 'tfidf'],
	);
	const boost = boostByRaters(two, nothing(2), raters, Int32Array.of(1, 2));
	expect(boost(1)).toBeCloseTo(0.1, 6);
	expect(boost(2)).toBeCloseTo(1, 2);
});
