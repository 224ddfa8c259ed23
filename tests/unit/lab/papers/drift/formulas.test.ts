import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '../../../../../src/core/advice/draw.ts';
import {
	arrivalTimes,
	drawByScore,
	firstToArrive,
	mechanismChances,
	mechanismWeights,
} from '../../../../../src/core/algorithms/exponential.ts';
import { certainBounds } from '../../../../../src/lab/papers/drift/bounds.ts';
import { decayedCount, decayedValue } from '../../../../../src/lab/papers/drift/formulas/decayed.ts';
import { noiseCeiling, privateLevel } from '../../../../../src/lab/papers/drift/formulas/level.ts';
import { listingPlace, listingValue } from '../../../../../src/lab/papers/drift/formulas/listing.ts';
import { geometricPlace, recentPlace, recentValue } from '../../../../../src/lab/papers/drift/formulas/recent.ts';
import { printedListing } from '../../../../../src/lab/papers/drift/timing.ts';
import { levelChances, listingChances, recentChances } from './chances.ts';

const numbers = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { maxLength: 60 });
const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });

/** Whether frequencies of many draws agree with chances; wrong once in 1,000 runs at most, and seeds are fixed. */
function expectChances(chances: ArrayLike<number>, draw: () => number, draws = 40_000) {
	const found = new Uint32Array(chances.length);
	for (let n = 0; n < draws; n++) found[draw()]!++;
	for (let i = 0; i < chances.length; i++) {
		const [low, high] = certainBounds(found[i]!, draws, 0.001 / (2 * chances.length));
		expect(chances[i]!, `outcome ${i}, found ${found[i]} times in ${draws}`).toBeGreaterThanOrEqual(low);
		expect(chances[i]!, `outcome ${i}, found ${found[i]} times in ${draws}`).toBeLessThanOrEqual(high);
	}
}

test('CD equals the paper’s sum, and is a geometric series for equal values', () => {
	fc.assert(
		fc.property(numbers, fc.double({ min: 0.01, max: 3, noNaN: true }), (values, rate) => {
			const sum = values.map((value, i) => Math.exp(-rate * i) * value).reduce((a, b) => a + b, 0);
			expect(decayedValue(values, rate)).toBeCloseTo(sum, 6);
		}),
	);
	expect(decayedValue([3, 5, 7])).toBe(3 + 5 * Math.exp(-1) + 7 * Math.exp(-2));
	expect(decayedValue(new Float64Array(2000).fill(1))).toBeCloseTo(1 / (1 - Math.exp(-1)), 12);
	expect(decayedValue([])).toBe(0);
});

test('CD of events is CD of the number at each age, and halves in a half-life', () => {
	fc.assert(
		fc.property(fc.array(fc.integer({ min: 0, max: 40 })), fc.integer({ min: 1, max: 30 }), (ages, halfLife) => {
			const perAge = Array.from({ length: 41 }, (_, age) => ages.filter((other) => other === age).length);
			const times = ages.map((age) => 1000 - age);
			expect(decayedCount(times, 1000, halfLife)).toBeCloseTo(decayedValue(perAge, Math.LN2 / halfLife), 9);
		}),
	);
	expect(decayedCount([100, 90, 80], 100, 10)).toBeCloseTo(1 + 0.5 + 0.25, 12);
	expect(decayedCount([100, 101], 100, 10)).toBe(1);
	expect(decayedCount([100, 90, 80], 100, 10, 1, 2)).toBeCloseTo(0.5, 12);
});

test('the listing returns the same as the printed one for any coins, even if none can succeed', () => {
	fc.assert(
		fc.property(numbers, seeds, (values, seed) => {
			const [one, other] = [seededRandom(seed), seededRandom(seed)];
			for (let i = 0; i < 5; i++) expect(listingValue(values, one)).toBe(printedListing(values, other));
		}),
	);
	const long = Float64Array.from({ length: 5000 }, (_, i) => i + 1);
	for (let seed = 0; seed < 300; seed++)
		expect(listingValue(long, seededRandom(seed))).toBe(printedListing(long, seededRandom(seed)));
	expect(listingPlace(5000, () => 0)).toBe(0);
	let tosses = 0;
	listingPlace(1e9, () => {
		tosses++;
		return 0.999;
	});
	expect(tosses).toBeLessThan(750);
});

test('the listing returns nothing with probability 0.366, and each place with the probability of its coins', () => {
	const chances = listingChances(6);
	const never = [0, 1, 2, 3, 4, 5].reduce((left, i) => left * (1 - 0.5 * Math.exp(-i)), 1);
	expect(chances[6]).toBeCloseTo(never, 12);
	expect(chances.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12);
	expect(listingChances(800)[800]).toBeCloseTo(0.366, 3);
	const random = seededRandom(11);
	expectChances(chances, () => (listingPlace(6, random) + 7) % 7);
	const values = [10, 20, 30, 40, 50, 60];
	expectChances(chances, () => (listingValue(values, random) / 10 + 6) % 7);
});

test('exact: the draw is one of the newest, with probability proportional to exp(epsilon score / 2)', () => {
	for (const [n, epsilon] of [
		[6, 2],
		[6, 0.3],
		[1, 1],
		[9, 0],
	] as const) {
		const weights = Array.from({ length: n }, (_, i) => Math.exp((epsilon * -i) / 2));
		const total = weights.reduce((a, b) => a + b, 0);
		const chances = recentChances(n, epsilon);
		weights.forEach((weight, i) => {
			expect(chances[i]).toBeCloseTo(weight / total, 12);
		});
		// Inversion: of equally spaced u the part that lands on a place is its chance, but for the ends.
		const [steps, found] = [100_000, new Uint32Array(n)];
		for (let k = 0; k < steps; k++) found[geometricPlace(n, epsilon / 2, (k + 0.5) / steps)]!++;
		found.forEach((times, i) => {
			expect(Math.abs(times / steps - chances[i]!)).toBeLessThan(1.5 / steps);
		});
	}
	const random = seededRandom(3);
	expectChances(recentChances(5, 1), () => recentPlace(5, 1, random));
	expect(recentValue([], 1, random)).toBe(0);
	expect(recentValue([7], 1, random)).toBe(7);
});

test('exact: a draw reads one random number and no entry, however many entries there are', () => {
	let asked = 0;
	const random = () => {
		asked++;
		return 1 - 2 ** -53;
	};
	for (const n of [1, 10, 1e6, 1e15]) expect(recentPlace(n, 2, random)).toBe(Math.min(n - 1, 36));
	expect(asked).toBe(4);
	expect(recentPlace(1e15, 1e-9, random)).toBeLessThan(1e15);
});

test('no probability of the mechanism changes by more than exp(epsilon) if no score changes by more than the sensitivity', () => {
	const pairs = fc.array(
		// Weights that doubles cannot tell from 0 are left out: exp(-500) is far from that.
		fc.tuple(fc.double({ min: -12, max: 12, noNaN: true }), fc.double({ min: -1, max: 1, noNaN: true })),
		{
			minLength: 1,
			maxLength: 12,
		},
	);
	fc.assert(
		fc.property(
			pairs,
			fc.double({ min: 0, max: 4, noNaN: true }),
			fc.double({ min: 0.1, max: 5, noNaN: true }),
			(scores, epsilon, sensitivity) => {
				const chances = [0, 1].map((input) =>
					mechanismChances(
						mechanismWeights(
							scores.map(([score, change]) => score + input * change * sensitivity),
							epsilon,
							sensitivity,
						),
					),
				);
				for (let i = 0; i < scores.length; i++)
					expect(Math.abs(Math.log(chances[0]![i]! / chances[1]![i]!))).toBeLessThanOrEqual(epsilon + 1e-9);
				const total = scores.reduce((sum, [score]) => sum + Math.exp((epsilon * score) / (2 * sensitivity)), 0);
				scores.forEach(([score], i) => {
					expect(chances[0]![i]).toBeCloseTo(Math.exp((epsilon * score) / (2 * sensitivity)) / total, 9);
				});
			},
		),
	);
	expect(() => mechanismWeights([1], -1)).toThrow(RangeError);
	expect(() => mechanismWeights([1], 1, 0)).toThrow(RangeError);
	const random = seededRandom(8);
	const scores = [0, 1, 3, -2];
	expectChances(mechanismChances(mechanismWeights(scores, 1)), () => drawByScore(scores, 1, random));
	expect(drawByScore([], 1, random)).toBe(-1);
});

test('the first arrivals are those with the smallest times, and equal draws without replacement', () => {
	fc.assert(
		fc.property(
			fc.array(fc.double({ min: 0, max: 10, noNaN: true }), { maxLength: 30 }),
			fc.nat(12),
			(times, count) => {
				const sorted = times.map((_, i) => i).sort((a, b) => times[a]! - times[b]! || a - b);
				expect(firstToArrive(times, count)).toEqual(sorted.slice(0, count));
			},
		),
	);
	const weights = Float64Array.from([4, 2, 1]);
	const orders = [0, 1, 2].flatMap((a) => [0, 1, 2].filter((b) => b !== a).map((b) => [a, b]));
	const chances = orders.map(([a, b]) => (weights[a!]! / 7) * (weights[b!]! / (7 - weights[a!]!)));
	const random = seededRandom(4);
	expectChances(chances, () => {
		const [a, b] = firstToArrive(arrivalTimes(weights, random), 2);
		return orders.findIndex(([x, y]) => x === a && y === b);
	});
});

test('levels are drawn with the mechanism’s probabilities, even at the ends of the range and between whole numbers', () => {
	const random = seededRandom(21);
	for (const [count, most, epsilon] of [
		[3.4, 8, 1],
		[0, 5, 1],
		[5, 5, 2],
		[9, 5, 2],
		[2.5, 4, 0],
		[0.9, 1, 3],
	] as const) {
		const center = Math.min(count, most);
		const weights = Array.from({ length: most + 1 }, (_, level) => Math.exp((-epsilon * Math.abs(level - center)) / 2));
		const total = weights.reduce((a, b) => a + b, 0);
		const chances = levelChances(count, most, epsilon);
		weights.forEach((weight, level) => {
			expect(chances[level]).toBeCloseTo(weight / total, 12);
		});
		expectChances(chances, () => privateLevel(count, most, epsilon, random));
	}
});

test('probabilities of levels of counts that differ by d are within a factor of exp(epsilon d)', () => {
	const counts = fc.double({ min: 0, max: 12, noNaN: true });
	fc.assert(
		fc.property(
			counts,
			fc.double({ min: 0, max: 2, noNaN: true }),
			fc.double({ min: 0.01, max: 3, noNaN: true }),
			(count, more, epsilon) => {
				const [one, other] = [levelChances(count, 12, epsilon), levelChances(count + more, 12, epsilon)];
				for (let level = 0; level <= 12; level++)
					expect(Math.abs(Math.log(one[level]! / other[level]!))).toBeLessThanOrEqual(epsilon * more + 1e-9);
			},
		),
	);
});

test('of all levels of counts of zero, about one reaches the noise ceiling', () => {
	const [levels, epsilon] = [2000, 1];
	const ceiling = noiseCeiling(levels, epsilon);
	const chances = levelChances(0, 100, epsilon);
	const above = chances.reduce((sum, chance, level) => sum + (level >= ceiling ? chance : 0), 0);
	expect(levels * above).toBeGreaterThan(0.3);
	expect(levels * above).toBeLessThanOrEqual(1);
});
