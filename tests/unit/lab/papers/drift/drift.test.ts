import { expect, test } from 'vitest';
import { seededRandom } from '../../../../../src/core/advice/draw.ts';
import { judge } from '../../../../../src/lab/kit/report/claim.ts';
import { certainBounds, isBroken, leakOf } from '../../../../../src/lab/papers/drift/bounds.ts';
import { DRIFT_CLAIMS } from '../../../../../src/lab/papers/drift/claims.ts';
import { drift, QUICK } from '../../../../../src/lab/papers/drift/drift.ts';
import { errorsBy, fill, REACH, rmsOf, weightsOf } from '../../../../../src/lab/papers/drift/errors.ts';
import { driftFigures } from '../../../../../src/lab/papers/drift/figures.ts';
import { decayedValue } from '../../../../../src/lab/papers/drift/formulas/decayed.ts';
import { privateLevel } from '../../../../../src/lab/papers/drift/formulas/level.ts';
import { CASES, type Guarantee, guarantees } from '../../../../../src/lab/papers/drift/guarantees.ts';
import {
	alwaysQuicker,
	constantBelow,
	lastBelowFirst,
	promiseKept,
	proportional,
	sublinear,
} from '../../../../../src/lab/papers/drift/rules.ts';
import { resultsUsed, timesOf } from '../../../../../src/lab/papers/drift/timing.ts';
import { levelChances, listingChances, recentChances } from './chances.ts';

/** Probability of exactly k of n. */
function binomial(n: number, k: number, p: number): number {
	let log = k * Math.log(p) + (n - k) * Math.log1p(-p);
	for (let i = 1; i <= k; i++) log += Math.log((n - k + i) / i);
	return Math.exp(log);
}

test('bounds are wrong no more often than stated over all outcomes, for any probability', () => {
	for (const [n, error] of [
		[30, 0.025],
		[200, 0.001],
	] as const) {
		const bounds = Array.from({ length: n + 1 }, (_, k) => certainBounds(k, n, error));
		for (const p of [0.001, 0.01, 0.1, 0.3, 0.5, 0.77, 0.99, 0.999]) {
			const wrong = [0, 1].map((side) =>
				bounds.reduce((sum, b, k) => sum + ((side === 0 ? b[0] > p : b[1] < p) ? binomial(n, k, p) : 0), 0),
			);
			expect(Math.max(...wrong)).toBeLessThanOrEqual(error);
		}
		bounds.forEach(([low, high], k) => {
			expect(low).toBeLessThanOrEqual(k / n);
			expect(high).toBeGreaterThanOrEqual(k / n);
		});
	}
	expect(certainBounds(0, 100, 0.05)).toEqual([0, expect.closeTo(1 - 0.05 ** (1 / 100), 6)]);
	expect(certainBounds(100, 100, 0.05)[1]).toBe(1);
});

/** The smallest epsilon that holds of two distributions. */
const epsilonOf = (one: ArrayLike<number>, other: ArrayLike<number>) =>
	Math.max(...Array.from(one, (p, i) => Math.abs(Math.log(p / other[i]!))));

test('the interval estimated from draws contains the true epsilon', () => {
	const level = [levelChances(3.4, 6, 1), levelChances(4.4, 6, 1)] as const;
	const random = seededRandom(2);
	const counts = [3.4, 4.4].map((count) => {
		const found = new Uint32Array(7);
		for (let n = 0; n < 60_000; n++) found[privateLevel(count, 6, 1, random)]!++;
		return found;
	});
	const { epsilon, delta } = leakOf({ first: counts[0]!, second: counts[1]! });
	const truth = epsilonOf(...level);
	expect(truth).toBeLessThanOrEqual(1);
	expect(epsilon[0]).toBeLessThanOrEqual(truth);
	expect(epsilon[1]).toBeGreaterThanOrEqual(truth);
	expect(epsilon[1]! - epsilon[0]).toBeLessThan(0.3);
	expect(delta).toBeLessThan(0.5 * level[0].reduce((sum, p, i) => sum + Math.abs(p - level[1][i]!), 0));
	expect(leakOf({ first: [500, 0], second: [0, 500] }).epsilon[1]).toBeNull();
	expect(leakOf({ first: [500, 500], second: [500, 500] })).toMatchObject({
		epsilon: [0, expect.any(Number)],
		delta: 0,
	});
});

test('every mechanism keeps its guarantee, and one that does not is detected', () => {
	const found = guarantees(20_000, 5);
	expect(found.length).toBe(CASES.length);
	for (const { broken, control } of found) expect(broken).toBe(control);
	// The same draws against smaller promises: each is caught.
	const cheats = CASES.filter(({ promise }) => promise !== null).map((one) => ({
		...one,
		promise: { epsilon: 0.4 * one.promise!.epsilon, delta: 0.9 * one.promise!.delta },
	}));
	expect(guarantees(20_000, 6, cheats).every(({ broken }) => broken)).toBe(true);
	// CD shows every change; the listing and the exact mechanism show a changed value as often as they draw it.
	const shown = found.filter(({ neighbours }) => /shown/.test(neighbours));
	expect(shown.map(({ epsilon }) => epsilon[1])).toEqual([null, null, null]);
	for (const { epsilon } of shown) expect(epsilon[0]).toBeGreaterThan(7);
	expect(shown[0]!.delta).toBeGreaterThan(0.99);
	expect(shown[1]!.delta).toBeGreaterThan(0.48);
	expect(shown[2]!.promise!.delta).toBeCloseTo(recentChances(8, 2)[0]!, 12);
	const [one, two] = listingChances(8);
	const order = found.find(({ mechanism, neighbours }) => /listing/.test(mechanism) && /places/.test(neighbours))!;
	expect(order.promise!.epsilon).toBeCloseTo(Math.log(one! / two!), 12);
	expect(isBroken({ epsilon: [0, null], delta: 0.2 }, { epsilon: 0.1, delta: 0.05 })).toBe(true);
	expect(isBroken({ epsilon: [0, null], delta: 0.15 }, { epsilon: 0.1, delta: 0.05 })).toBe(false);
});

test('errors match the distributions', () => {
	const n = 1000;
	const [p, q] = [listingChances(n), recentChances(n, 2)];
	const w = Array.from({ length: n }, (_, i) => Math.exp(-i));
	const sum = (values: ArrayLike<number>) => Array.from(values).reduce((a, b) => a + b, 0);
	const dot = (a: ArrayLike<number>, b: ArrayLike<number>) => sum(Array.from({ length: n }, (_, i) => a[i]! * b[i]!));
	// Values are uniform on 0 .. n - 1: mean m, variance v. E (value - CD)^2 of one draw with chances c.
	const [m, v] = [(n - 1) / 2, (n * n - 1) / 12];
	const truth = (c: Float64Array, weights: number[]) => {
		const places = c.subarray(0, n);
		const both = sum(places) * sum(weights) * m * m + dot(places, weights) * v;
		return Math.sqrt(sum(places) * (m * m + v) - 2 * both + sum(weights) ** 2 * m * m + dot(weights, weights) * v);
	};
	const [{ listing, exact, exactOfMean }] = errorsBy(n, [1], 20_000, 3) as [ReturnType<typeof errorsBy>[number]];
	const mean = w.map((weight) => weight / sum(w));
	for (const [found, expected] of [
		[listing, truth(p, w)],
		[exact, truth(q, w)],
		[exactOfMean, truth(q, mean)],
	] as const) {
		expect(Math.abs(found.rms / expected - 1)).toBeLessThan(0.02);
		expect(found.interval[0]).toBeLessThan(found.rms);
		expect(found.interval[1]).toBeGreaterThan(found.rms);
	}
	// Averaged, what is left of the listing is its bias, and nothing of the exact mechanism against the mean.
	const averaged = errorsBy(100, [1, 400], 400, 4)[1]!;
	const bias = w.slice(0, 100).map((weight, i) => weight - p[i]!);
	const left = Math.sqrt((sum(bias) * 49.5) ** 2 + bias.reduce((s, b) => s + b * b, 0) * ((100 ** 2 - 1) / 12));
	expect(averaged.listing.rms / left).toBeCloseTo(1, 1);
	expect(averaged.exactOfMean.rms).toBeLessThan(0.03 * 99);
});

test('entries too old to have weight leave every bit of CD unchanged', () => {
	const values = fill(new Float64Array(5000), 5000, seededRandom(1));
	expect(decayedValue(values)).toBe(decayedValue(values.subarray(0, REACH)));
	expect(Math.exp(-REACH)).toBe(0);
	expect(weightsOf(1e6)).toBeCloseTo(1 / (1 - Math.exp(-1)), 12);
	expect(rmsOf(Float64Array.from([3, -3, 3]))).toEqual({ rms: 3, interval: [3, 3] });
});

test('timed calls are made and their results used', () => {
	const before = resultsUsed();
	const { cd, exact, em: listing } = timesOf(3000, 1);
	expect(resultsUsed()).not.toBe(before);
	for (const { ns, interval } of [cd, exact, listing]) {
		expect(ns).toBeGreaterThan(0);
		expect(interval[0]).toBeLessThanOrEqual(ns);
		expect(interval[1]).toBeGreaterThanOrEqual(ns);
	}
	// 3,000 exponentials against one logarithm: no load of the computer turns that round.
	expect(exact.ns).toBeLessThan(cd.ns / 5);
});

const timed = (n: number, value: number, spread = 0.1) => ({
	n,
	value,
	interval: [value * (1 - spread), value * (1 + spread)] as [number, number],
});
const point = (value: number, spread = 0.02) => ({
	value,
	interval: [value - spread, value + spread] as [number, number],
});

const SIZES = [10, 100, 1000, 10_000];
const grow = (by: (n: number) => number, more: number[] = []) => [...SIZES, ...more].map((n) => ({ n, value: by(n) }));
const against = (part: (n: number) => number) => ({
	first: SIZES.map((n) => timed(n, n * part(n))),
	second: SIZES.map((n) => timed(n, n)),
});
const leak = { mechanism: '', neighbours: '', delta: 0.1, broken: false, control: false };
const pure = { epsilon: 2, delta: 0 };
const shown = { epsilon: [8, null] as [number, null], promise: null };
const judged = <Ours>(rule: { judge(ours: Ours): { verdict: string } }, ...cases: [ours: Ours, verdict: string][]) =>
	cases.map(([ours, verdict]) => [rule.judge(ours).verdict, verdict]);

test.each([
	...judged(proportional, [grow((n) => 0.6 * n), 'holds'], [grow((n) => n ** 0.8), 'differs']),
	...judged(
		constantBelow(0.4),
		[[point(0.37), point(0.38)], 'holds'],
		[[point(0.37), point(0.41)], 'cannot be told'],
		[[point(0.37), point(0.45)], 'differs'],
		[[point(0.2), point(0.37)], 'differs'],
	),
	...judged(
		lastBelowFirst,
		[[point(5), point(4)], 'holds'],
		[[point(5, 1), point(4.5, 1)], 'cannot be told'],
		[[point(4), point(5)], 'differs'],
	),
	...judged(
		alwaysQuicker,
		[against(() => 0.5), 'holds'],
		[against((n) => (n === 100 ? 2 : 0.5)), 'differs'],
		[against(() => 0.95), 'cannot be told'],
	),
	...judged(
		sublinear,
		[grow((n) => n), 'differs'],
		[grow(() => 40, [1e5]), 'holds'],
		[grow((n) => n ** 0.65, [1e5]), 'cannot be told'],
	),
	...judged<Guarantee>(
		promiseKept,
		[{ ...leak, epsilon: [1.8, 2.1], promise: pure }, 'holds'],
		[{ ...leak, epsilon: [2.1, 2.3], promise: pure }, 'differs'],
		[{ ...leak, ...shown, promise: { epsilon: 0, delta: 0.5 } }, 'differs'],
		[{ ...leak, ...shown }, 'differs'],
	),
])('rules decide if a claim holds, differs, or cannot be judged: %s', (found, expected) => {
	expect(found).toBe(expected);
});

test('a run reproduces the paper’s errors, even on other arrays, with a figure for each experiment', () => {
	const result = drift(77, undefined, { ...QUICK, repetitions: 1000 });
	expect(result.rows.map(({ n }) => n)).toEqual([10, 100, 1000, 10_000]);
	for (const { n, rms, nrms, cdNs, emNs } of result.rows) {
		expect(nrms).toBeLessThan(0.42);
		expect(rms / (n - 1)).toBeCloseTo(nrms * weightsOf(n), 9);
		expect(Math.min(cdNs, emNs)).toBeGreaterThan(0);
	}
	const verdicts = judge(DRIFT_CLAIMS, result);
	expect(verdicts.slice(0, 3).map(({ verdict }) => verdict)).toEqual([
		'holds',
		expect.stringMatching(/holds|told/),
		'holds',
	]);
	for (const { verdict, why } of verdicts) expect(why.length > 0).toBe(verdict !== 'holds');
	expect(driftFigures(result).map(({ id }) => id)).toEqual(['drift-rms', 'drift-nrms', 'drift-trials', 'drift-time']);
});
