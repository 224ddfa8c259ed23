import fc from 'fast-check';
import { expect, test } from 'vitest';
import { logScore, NOT_RATED, ratedGain, ratedSubScore } from '../../../src/core/adversaries/scoring.ts';
import { crowdOfAll, crowdsWithoutEach, gridFor, makeTerm, type Term } from '../../../src/core/advice/crowd.ts';
import { fitActivity, ratedProbability, solveIntensity, solveLambda } from '../../../src/core/population/activity.ts';

test("the paper's worked example", () => {
	const users = 10_000;
	const score = (a: boolean, b: boolean, c: boolean) =>
		Math.exp(
			logScore(
				[
					{ raters: 20, rated: a },
					{ raters: 500, rated: b },
					{ raters: 1000, rated: c },
				],
				users,
			),
		);
	expect(ratedSubScore(20, users)).toBeCloseTo(0.9981, 4);
	expect(ratedSubScore(500, users)).toBeCloseTo(0.9501, 4);
	expect(ratedSubScore(1000, users)).toBeCloseTo(0.9001, 4);
	expect(score(true, false, false)).toBeCloseTo(0.0025, 4);
	expect(score(false, true, true)).toBeCloseTo(0.0428, 4);
	expect(NOT_RATED).toBe(0.05);
});

const classes = [
	{ share: 0.6, ratings: 0, lambda: 2e-5 },
	{ share: 0.4, ratings: 0, lambda: 2e-4 },
];
const PEOPLE = 10_000;
const term = (raters: number, own = 0.82) => makeTerm(raters, own, PEOPLE, classes);

/** The same by summing over every pattern of films rated and not rated: exact, and hopeless beyond a dozen films. */
function slowCrowd(terms: Term[], raters: number[]): number {
	const patterns = 2 ** terms.length;
	const { unit } = gridFor(terms);
	const score = (pattern: number) =>
		terms.reduce((sum, t, i) => sum + ((pattern >> i) & 1 ? Math.round(t.gain / unit) : 0), 0);
	const chance = (pattern: number, hit: (i: number) => number) =>
		terms.reduce((product, _, i) => product * ((pattern >> i) & 1 ? hit(i) : 1 - hit(i)), 1);
	let logRank = 0;
	for (let mine = 0; mine < patterns; mine++) {
		let fit = 0;
		for (let other = 0; other < patterns; other++)
			if (score(other) >= score(mine))
				for (const c of classes)
					fit += c.share * chance(other, (i) => ratedProbability(c, solveIntensity(classes, raters[i]! / PEOPLE)));
		logRank += chance(mine, (i) => terms[i]!.own) * Math.log(1 + (PEOPLE - 1) * fit);
	}
	return Math.exp(logRank);
}

test('the estimate equals the sum over all patterns, gains rounded to the grid', () => {
	fc.assert(
		fc.property(fc.array(fc.integer({ min: 1, max: 9_000 }), { minLength: 1, maxLength: 6 }), (raters) => {
			const terms = raters.map((r) => term(r));
			const exact = slowCrowd(terms, raters);
			const estimate = crowdOfAll(terms, classes, PEOPLE).crowd;
			expect(Math.abs(Math.log2(estimate / exact))).toBeLessThan(0.001);
		}),
		{ numRuns: 60 },
	);
});

test('nobody said anything: everybody fits', () => {
	expect(crowdOfAll([], classes, PEOPLE)).toEqual({ crowd: PEOPLE, low: PEOPLE, high: PEOPLE });
	expect(crowdsWithoutEach([], classes, PEOPLE)).toEqual([]);
});

test('without each: as if worked out one by one', () => {
	const terms = [20, 300, 4000, 700, 45, 8000, 1200].map((r) => term(r));
	const without = crowdsWithoutEach(terms, classes, PEOPLE);
	terms.forEach((_, i) => {
		const direct = crowdOfAll(
			terms.filter((_, j) => j !== i),
			classes,
			PEOPLE,
		).crowd;
		expect(Math.abs(Math.log2(without[i]! / direct))).toBeLessThan(0.1);
	});
	expect(Math.max(...without)).toBe(without[0]);
});

test('films the writer has not rated: rare ones do nothing, known ones hide him, the more the better known', () => {
	const said = [300, 400, 600].map((r) => term(r));
	const alone = crowdOfAll(said, classes, PEOPLE).crowd;
	const [rare, known, famous] = [1, 2000, 8000].map((r) => crowdOfAll([...said, term(r, 0)], classes, PEOPLE).crowd);
	expect(rare! / alone).toBeCloseTo(1, 1);
	expect(known).toBeGreaterThan(1.1 * alone);
	expect(famous).toBeGreaterThan(1.1 * known!);
});

test('a crowd is between 1 and everybody, its range around it, for any number of films', () => {
	fc.assert(
		fc.property(fc.array(fc.integer({ min: 1, max: PEOPLE }), { minLength: 1, maxLength: 80 }), (raters) => {
			const { crowd, low, high } = crowdOfAll(
				raters.map((r) => term(r)),
				classes,
				PEOPLE,
			);
			expect(crowd).toBeGreaterThanOrEqual(1);
			expect(crowd).toBeLessThanOrEqual(PEOPLE);
			expect(low).toBeLessThanOrEqual(crowd * 1.001);
			expect(high).toBeGreaterThanOrEqual(crowd * 0.999);
		}),
		{ numRuns: 60 },
	);
});

test('gains are never negative, even for films that nearly everybody rated', () => {
	expect(ratedGain(PEOPLE, PEOPLE)).toBe(0);
	expect(ratedGain(2 * PEOPLE, PEOPLE)).toBe(0);
	expect(ratedGain(1, PEOPLE)).toBeCloseTo(Math.log(20), 6);
});

test('lambda makes the expected number of ratings that of the class', () => {
	const rarities = new Map([
		[5, 1000],
		[400, 300],
		[9000, 20],
	]);
	for (const ratings of [1, 50, 400, 1200]) {
		const lambda = solveLambda(rarities, ratings);
		let expected = 0;
		for (const [raters, films] of rarities) expected += films * ratedProbability({ lambda }, raters);
		expect(expected).toBeCloseTo(ratings, 4);
	}
	expect(() => solveLambda(rarities, 1320)).toThrow(RangeError);
});

test('fitted together, every class rates as much and every film is rated as often as counted', () => {
	const rarities = new Map([
		[5, 1000],
		[400, 300],
		[4000, 20],
	]);
	const people = 10_000;
	const mean = (5 * 1000 + 400 * 300 + 4000 * 20) / people;
	const fitted = fitActivity(
		[
			{ share: 0.7, ratings: 0.5 * mean },
			{ share: 0.3, ratings: (0.65 * mean) / 0.3 },
		],
		rarities,
		people,
	);
	const intensity = (raters: number) => solveIntensity(fitted, raters / people);
	for (const [raters] of rarities) {
		const rated = fitted.reduce((sum, c) => sum + c.share * ratedProbability(c, intensity(raters)), 0);
		expect(rated * people).toBeCloseTo(raters, 3);
	}
	for (const c of fitted) {
		let ratings = 0;
		for (const [raters, films] of rarities) ratings += films * ratedProbability(c, intensity(raters));
		expect(Math.abs(ratings / c.ratings - 1)).toBeLessThan(0.002);
	}
});
