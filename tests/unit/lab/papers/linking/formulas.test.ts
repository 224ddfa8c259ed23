import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '../../../../../src/core/advice/draw.ts';
import { confidenceOf, guessOf } from '../../../../../src/lab/kit/certainty.ts';
import { crowdOfLink, strangerShare } from '../../../../../src/lab/papers/linking/formulas/crowd.ts';
import { directionsOf, type LinkModel } from '../../../../../src/lab/papers/linking/formulas/likelihood.ts';
import { OVERLAPS, overlapWeighing } from '../../../../../src/lab/papers/linking/formulas/overlap.ts';
import { accountOf, eachShared, repeatWeight } from '../../../../../src/lab/papers/linking/formulas/taste.ts';
import { stanceGain } from '../../../../../src/lab/papers/linking/stance.ts';
import { linkScore, overlapScore } from './scores.ts';

/** Of eight accounts, film 0 is in four, film 1 in two, films 2 and 3 in one. */
const KNOWLEDGE = { shares: [1 / 2, 1 / 4, 1 / 8, 1 / 8], repeated: 1 / 2 };

/** Films 0 and 1 point one way, film 2 the other, film 3 across. */
const VECTORS = { rank: 2, values: Float32Array.of(1, 0, 2, 0, -1, 0, 0, 1) };
const MODEL: LinkModel = {
	vectors: VECTORS,
	directions: directionsOf(VECTORS),
	scale: 10,
	shared: Float64Array.of(1, 2, 3, 3),
	expected: 0.5,
	squares: Float32Array.of(1, 4, 9, 9),
	similar: 3,
};

const scoreOf = (name: (typeof OVERLAPS)[number], a: number[], b: number[]) =>
	overlapScore(overlapWeighing(name, KNOWLEDGE), accountOf(a), accountOf(b));

const mentions = fc.array(fc.nat(3), { minLength: 1, maxLength: 12 });

test('an account has each film once, and repeats count less than films', () => {
	const { films, weights } = accountOf([3, 1, 3, 3]);
	expect([...films]).toEqual([1, 3]);
	expect([...weights]).toEqual([1, 1 + Math.log(3)]);
	expect(repeatWeight(10)).toBeLessThan(10 * repeatWeight(1));
});

test('shared films are visited once, with the lesser weight', () => {
	const seen: [number, number][] = [];
	eachShared(accountOf([0, 1, 1, 3]), accountOf([1, 2, 3, 3]), (film, weight) => seen.push([film, weight]));
	expect(seen).toEqual([
		[1, 1],
		[3, 1],
	]);
});

test('overlaps are as computed by hand', () => {
	expect(scoreOf('rarityOverlap', [0, 1, 2], [0, 1, 3])).toBeCloseTo(Math.log(8));
	expect(scoreOf('jaccard', [0, 1, 2], [0, 1, 3])).toBeCloseTo(2 / 4);
	// In units of ln 2 the weights are 1, 2, 3: 1 + 4 shared of 1 + 4 + 9.
	expect(scoreOf('tfidfCosine', [0, 1, 2], [0, 1, 3])).toBeCloseTo(5 / 14);
	// log(m / u) is 0 and ln 2 of the shared films; the others give log((1/2) / (7/8)) each.
	expect(scoreOf('fellegiSunter', [0, 1, 2], [0, 1, 3])).toBeCloseTo(Math.log(2) + 2 * Math.log(4 / 7));
	// Accounts that mention nothing have nothing in common.
	for (const name of OVERLAPS) expect(scoreOf(name, [], [])).toBe(0);
	expect(scoreOf('jaccard', [0], [1])).toBe(0);
	expect(scoreOf('tfidfCosine', [0], [1])).toBe(0);
});

test('the likelihood is as computed by hand', () => {
	// Both tastes point along film 1, so that sharing it says 2 - 0.5, and it is 4 of the lengths sqrt(1 + 4) and 2.
	expect(linkScore(MODEL, accountOf([0, 1]), accountOf([1]))).toBeCloseTo(10 + 2 - 0.5 + (3 * 4) / Math.sqrt(20));
	expect(linkScore(MODEL, accountOf([0]), accountOf([2]))).toBeCloseTo(-10);
	expect(linkScore(MODEL, accountOf([0]), accountOf([3]))).toBeCloseTo(0);
});

test('accounts without a shared film look alike by taste alone', () => {
	const like = (a: number, b: number) => linkScore(MODEL, accountOf([a]), accountOf([b]));
	expect(like(0, 1)).toBeGreaterThan(like(0, 3));
	for (const name of OVERLAPS) expect(scoreOf(name, [0], [2])).toBeCloseTo(scoreOf(name, [0], [3]));
});

test('the order of two accounts does not matter to any adversary', () => {
	fc.assert(
		fc.property(mentions, mentions, (a, b) => {
			expect(linkScore(MODEL, accountOf(a), accountOf(b))).toBeCloseTo(linkScore(MODEL, accountOf(b), accountOf(a)), 5);
			for (const name of OVERLAPS) expect(scoreOf(name, a, b)).toBeCloseTo(scoreOf(name, b, a));
		}),
	);
});

test('for every overlap, sharing a rare film counts at least as much as sharing a popular one', () => {
	for (const name of OVERLAPS)
		expect(scoreOf(name, [2, 1], [2, 0])).toBeGreaterThanOrEqual(scoreOf(name, [0, 2], [0, 1]) - 1e-9);
});

test('the worth of a stance is as computed by hand', () => {
	// One person agrees with .9^2 + .1^2, two with 1/2.
	expect(stanceGain(true, 0.1, 0.5)).toBeCloseTo(Math.log(0.82 / 0.5));
	expect(stanceGain(false, 0.1, 0.5)).toBeCloseTo(Math.log(0.18 / 0.5));
	for (const liked of [0.1, 0.5, 0.9]) expect(stanceGain(true, 0.5, liked)).toBeCloseTo(0);
	// That two people agree on what everyone likes says little.
	expect(stanceGain(true, 0.1, 0.9)).toBeLessThan(stanceGain(true, 0.1, 0.5));
});

test('the crowd counts strangers, and follows an exponential tail beyond them', () => {
	const random = seededRandom(3);
	const falling = Float64Array.from({ length: 20_000 }, () => -Math.log(1 - random()))
		.sort()
		.reverse();
	for (const score of [0.5, 2, 4, 7, 8]) {
		const ratio = strangerShare(falling, score) / Math.exp(-score);
		expect(ratio).toBeGreaterThan(0.6);
		expect(ratio).toBeLessThan(1.7);
	}
	// Beyond all that were drawn nothing can be counted any more.
	for (const score of [11, 13]) {
		const ratio = strangerShare(falling, score) / Math.exp(-score);
		expect(ratio).toBeGreaterThan(0.3);
		expect(ratio).toBeLessThan(3);
	}
	expect(strangerShare(Float64Array.of(2), 2)).toBe(1);
	expect(strangerShare(Float64Array.of(2), 3)).toBe(0);
	expect(strangerShare(new Float64Array(0), 3)).toBe(1);
	expect(strangerShare(falling, -1)).toBe(1);
	expect(crowdOfLink(falling, -1, 1000)).toBe(1000);
	expect(crowdOfLink(falling, 1000, 1e9)).toBeCloseTo(1);
});

test('the crowd falls as accounts look more alike', () => {
	const scores = fc.array(fc.double({ min: -50, max: 50, noNaN: true }), { minLength: 1, maxLength: 200 });
	const score = fc.double({ min: -60, max: 60, noNaN: true });
	fc.assert(
		fc.property(scores, score, score, (strangers, a, b) => {
			const falling = Float64Array.from(strangers).sort().reverse();
			const [low, high] = [Math.min(a, b), Math.max(a, b)].map((at) => crowdOfLink(falling, at, 500)) as [
				number,
				number,
			];
			expect(high).toBeLessThanOrEqual(low + 1e-9);
			expect(high).toBeGreaterThanOrEqual(1);
			expect(low).toBeLessThanOrEqual(500 + 1e-9);
		}),
	);
});

test('the lead of the best guess is as computed by hand', () => {
	const guess = guessOf([1, 4, 1, 2], 1);
	expect(guess).toMatchObject({ top: 4, second: 2, mean: 2 });
	expect(confidenceOf('score', guess)).toBe(4);
	expect(confidenceOf('eccentricity', guess)).toBeCloseTo(2 / Math.sqrt(1.5));
	// The best is exp(4) / (2 exp(1) + exp(2)) times as likely as the others together.
	expect(confidenceOf('likelihoodRatio', guess)).toBeCloseTo(4 - Math.log(2 * Math.E + Math.E ** 2));
	expect(guessOf([4, 2, 1, 1], 1)).toEqual(guess);
	expect(confidenceOf('eccentricity', guessOf([3, 3, 3], null))).toBe(0);
	// Three that are the same: the best is half as likely as the others together.
	expect(confidenceOf('likelihoodRatio', guessOf([3, 3, 3], null))).toBeCloseTo(-Math.log(2));
	expect(guessOf([-2], 1)).toMatchObject({ top: -2, second: -Infinity, mean: -2, sigma: 0 });
	// Where the spread is the unit, scores that are twice as far apart say the same.
	expect(guessOf([2, 8, 2, 4], null).rest).toBeCloseTo(guessOf([1, 4, 1, 2], null).rest);
});
