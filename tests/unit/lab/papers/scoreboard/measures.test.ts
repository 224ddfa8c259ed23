import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rankItems } from '../../../../../src/lab/papers/scoreboard/attack/aux.ts';
import type { AttackOutcome } from '../../../../../src/lab/papers/scoreboard/attack/scoreboardOne.ts';
import { theoremOne } from '../../../../../src/lab/papers/scoreboard/attack/theoremOne.ts';
import { informationOf, tailOf } from '../../../../../src/lab/papers/scoreboard/marginals.ts';
import { equalError, type Pair, rocOf } from '../../../../../src/lab/papers/scoreboard/roc.ts';
import { outcomeOf, PAPER_CRITERION, rowOf } from '../../../../../src/lab/papers/scoreboard/rows.ts';
import { createChoice } from '../../../../../src/lab/papers/scoreboard/targets.ts';
import { CLOSENESS, database, plain, ratingsOf } from './cells.ts';

const CELLS = database(60, 40, 300, 5);
const BIG = ratingsOf(CELLS);

test('ROC and equal error rate agree with a scan of every threshold', () => {
	const value = fc.oneof(fc.constantFrom(0, 0.5, 1, 2), fc.double({ min: 0, max: 4, noNaN: true }));
	const pairs = fc.array(fc.record({ found: fc.oneof(fc.constant(-Infinity), value), removed: value }), {
		minLength: 1,
		maxLength: 25,
	});
	const rates = (list: readonly Pair[], phi: number) => ({
		identified: list.filter(({ found }) => found >= phi).length / list.length,
		falsePositive: list.filter(({ removed }) => removed >= phi).length / list.length,
	});
	fc.assert(
		fc.property(pairs, (list) => {
			const phis = [0, 0.25, 0.5, 1.5, 3];
			expect(rocOf(list, phis)).toEqual(phis.map((phi) => ({ phi, ...rates(list, phi) })));
			// Every value, and just beyond it, is every pair of rates there is up to the largest value.
			const values = list.flatMap(({ found, removed }) => [found, removed]).filter((v) => v > 0);
			const gap = (phi: number) => Math.abs(1 - rates(list, phi).identified - rates(list, phi).falsePositive);
			const least = Math.min(...[0, ...values].map(gap));
			const { phi, rate } = equalError(list);
			expect(gap(phi)).toBe(least);
			expect(rate).toBe((1 - rates(list, phi).identified + rates(list, phi).falsePositive) / 2);
		}),
	);
});

test('bits revealed by one movie are the mean over its raters of log2 (N / users alike)', () => {
	for (const closeness of CLOSENESS)
		for (const item of [0, 1, 7]) {
			const raters = CELLS.filter((cell) => cell.item === item);
			const bits = raters.map((a) => {
				const alike = raters.filter(
					(b) =>
						(closeness.ratingStars === null || Math.abs(a.level - b.level) <= closeness.ratingStars) &&
						(closeness.dateDays === null || Math.abs(a.day - b.day) <= closeness.dateDays),
				);
				return Math.log2(60 / alike.length);
			});
			const mean = bits.reduce((a, b) => a + b, 0) / bits.length;
			expect(informationOf(BIG, item, closeness)).toBeCloseTo(mean, 10);
		}
});

test('finds users who rated outside the top', () => {
	const cells = database(30, 700, 5, 2, 0.02);
	const ratings = ratingsOf(cells);
	const ranks = rankItems(ratings);
	for (const { outsideTop, people, of } of tailOf(ratings)) {
		const counts = Array.from(
			{ length: 30 },
			(_, user) => cells.filter((cell) => cell.user === user && ranks[cell.item]! >= outsideTop).length,
		);
		expect([people, of]).toEqual([[1, 5, 10].map((least) => counts.filter((n) => n >= least).length), 30]);
	}
	const { targets, eligible } = createChoice(ratings, 30, 1)(5, 100);
	expect(targets.length / 30).toBeCloseTo(eligible, 12);
	expect(targets.every(({ user }) => cells.filter((c) => c.user === user && ranks[c.item]! >= 100).length >= 5)).toBe(
		true,
	);
});

const scored = (ecc: number, right: boolean): AttackOutcome => ({
	right,
	matching: 1,
	eccentricity: { all: ecc, candidates: ecc / 10 },
	entropy: 1,
	bits: 2,
});

test('outcomes are exactly one of identified, no match, or false match', () => {
	const planned = { experiment: 'known' as const, ...plain };
	const list = [scored(3, true), scored(3, false), scored(1, true), scored(0, false)];
	expect(rowOf(planned, list, 0.5, PAPER_CRITERION)).toMatchObject({
		identified: 0.25,
		noMatch: 0.5,
		falseMatch: 0.25,
		entropyBits: 1,
		targetBits: 2,
		unidentifiedBits: 2,
		phi: 1.5,
		sigma: 'all',
		eligible: 0.5,
	});
	expect(rowOf(planned, list, 1, { phi: 0.13, sigma: 'candidates' })).toMatchObject({ identified: 0.25, noMatch: 0.5 });
	expect(rowOf(planned, list, 1, { phi: 1.5, sigma: 'candidates' })).toMatchObject({ identified: 0, noMatch: 1 });
	const set = { right: true, matching: 4, eccentricity: null, entropy: 2, bits: 2 };
	expect(outcomeOf(set, false, PAPER_CRITERION)).toEqual({ identified: 0.25, noMatch: 0 });
	expect(outcomeOf({ ...set, right: false, matching: 0 }, false, PAPER_CRITERION)).toEqual({
		identified: 0,
		noMatch: 1,
	});
	expect(rowOf({ ...planned, algorithm: 'scoreboard' }, [set], 1, PAPER_CRITERION)).toMatchObject({
		identified: 0.25,
		falseMatch: 0.75,
		phi: null,
		sigma: null,
	});
});

test('Theorem 1, measured: everything known leaves the target itself; what the proof shows is not Sim as defined', () => {
	// User 0 rated 6 items, user 1 those and 34 more: the same on all that aux can hold.
	const cells = [0, 1].flatMap((user) =>
		Array.from({ length: user === 0 ? 6 : 40 }, (_, item) => ({ user, item, level: 2, day: 1 })),
	);
	const ratings = ratingsOf(cells);
	const condition = { auxSize: 6, correct: 6, ratingStars: null, dateDays: null, outsideTop: 0 };
	const run = theoremOne({ ratings, liking: null }, { condition, epsilon: 0.05, deltas: [0.5], seed: 1 });
	const { own, union } = run({ user: 0, items: [] });
	expect(own[0]).toEqual([1, 1, 1, 1, 1, 1]);
	expect(union[0]).toEqual([0.5, 0.5, 0.5, 0.5, 0.5, 0.5]);
});
