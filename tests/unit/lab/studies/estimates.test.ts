import { linearRegression, mean, sampleStandardDeviation } from 'simple-statistics';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../../src/core/advice/draw.ts';
import { wilson } from '../../../../src/lab/kit/statistics.ts';
import { difference, type Estimate, type LineSums, ratio, slope } from '../../../../src/lab/studies/estimate.ts';

/** The 97.5 % point of Student's distribution with 9 degrees of freedom. */
const STUDENT_9 = 2.2621572;

describe('intervals', () => {
	// From the tables of Student's distribution.
	test.each([
		[3, 3.182446],
		[4, 2.776445],
		[10, 2.228139],
		[30, 2.042272],
		[1000, 1.962339],
	])('use Student’s quantile with %d degrees of freedom', (freedom, point) => {
		const of = (error: number, people: number): Estimate => ({ value: 0, error, interval: null, people });
		expect(difference(of(1, freedom + 1), of(1e-6, 1001), false).interval![1]).toBeCloseTo(point, 6);
	});

	test('with one value per person equal that of a mean', () => {
		const values = [3, 5, 4, 8, 2, 7, 3, 6, 1, 9];
		const { value, error, interval } = ratio(
			values,
			values.map(() => 1),
		)!;
		expect(value).toBeCloseTo(mean(values), 12);
		expect(error).toBeCloseTo(sampleStandardDeviation(values) / Math.sqrt(10), 12);
		expect(interval![1] - value).toBeCloseTo(STUDENT_9 * error!, 6);
	});

	test('are Wilson’s for shares without variation, and missing for other measures and too few people', () => {
		const ten = Array.from({ length: 10 }, (_, i) => 1 + i);
		const none = ten.map(() => 0);
		expect(ratio(none, ten, true)!.interval).toEqual(wilson({ found: 0, of: 10 }));
		expect(ratio(ten, ten, true)!.interval).toEqual(wilson({ found: 10, of: 10 }));
		expect(ratio(none, ten)!.interval).toBeNull();
		const nine = ratio(ten.slice(1), ten.slice(1), true)!;
		expect(nine).toEqual({ value: 1, error: null, interval: null, people: 9 });
		expect(ratio([], [])).toBeNull();
		expect(ratio([0, 0], [0, 0])).toBeNull();
	});

	test('stay between 0 and 1 for shares without noise', () => {
		const [ones, one] = [Array.from({ length: 10 }, () => 1), Array.from({ length: 10 }, (_, i) => (i === 0 ? 0 : 1))];
		const few = ratio(one, ones, true)!;
		expect(few.interval![1]).toBe(1);
		expect(few.value + STUDENT_9 * few.error!).toBeGreaterThan(1);
		const noisy = one.map((value) => 1.4 * value - 0.2);
		expect(ratio(noisy, ones, true)!.interval![1]).toBeGreaterThan(1);
	});

	test('are missing for a share of a count that noise hides', () => {
		const random = seededRandom(1);
		const noise = Array.from({ length: 50 }, () => random() - 0.45);
		expect(
			ratio(
				noise,
				noise.map((value) => 2 * value),
			),
		).toBeNull();
	});

	test.each([
		[2.9, false],
		[3.1, true],
	])('exist for a count %d standard errors from zero: %s', (errors, exists) => {
		const spread = Array.from({ length: 40 }, (_, i) => (i % 2 === 0 ? 1 : -1));
		const error = sampleStandardDeviation(spread) / Math.sqrt(40);
		const of = spread.map((value) => value + errors * error);
		expect(ratio(of, of) !== null).toBe(exists);
		const line = of.map((w): LineSums => [w, w, 2 * w, w, w]);
		expect(slope(line) !== null).toBe(exists);
	});

	/** People whose drafts are alike: each has a chance of its own. */
	const crowd = (people: number, level: number, random: () => number, most = 10.5) => {
		const all = Array.from({ length: people }, () => {
			const own = random() < 0.5 ? 0.6 * level : 1.4 * level;
			const drafts = 1 + Math.floor((2 * most - 1) * random());
			return [Array.from({ length: drafts }, () => random() < own).filter(Boolean).length, drafts] as const;
		});
		return ratio(
			all.map(([y]) => y),
			all.map(([, x]) => x),
			true,
		)!;
	};
	const holds = (interval: readonly [number, number] | null, truth: number) =>
		interval !== null && interval[0] <= truth && truth <= interval[1];

	test('contain the truth in 95 of 100 cases although drafts of one person are alike', () => {
		const random = seededRandom(11);
		const rounds = 1000;
		let [one, apart] = [0, 0];
		for (let round = 0; round < rounds; round++) {
			const [a, b] = [crowd(25, 0.3, random), crowd(40, 0.5, random)];
			if (holds(a.interval, 0.3)) one++;
			if (holds(difference(b, a, true).interval, 0.2)) apart++;
		}
		for (const held of [one, apart]) {
			expect(held / rounds).toBeGreaterThan(0.925);
			expect(held / rounds).toBeLessThan(0.975);
		}
	});

	test('allow for error in an arm where no one did it', () => {
		const random = seededRandom(15);
		// People, drafts, parts in both arms: often no one of the reference does it.
		const cases = [
			[12, 3, 0.03, 0.03],
			[25, 5, 0.01, 0.01],
			[15, 4, 0.03, 0.3],
			[40, 5, 0.003, 0.05],
		] as const;
		for (const [people, drafts, level, other] of cases) {
			let [none, missed] = [0, 0];
			for (let round = 0; round < 1500; round++) {
				const [reference, one] = [crowd(people, level, random, drafts), crowd(people, other, random, drafts)];
				if (reference.error !== 0) continue;
				none++;
				if (!holds(difference(one, reference, true).interval, other - level)) missed++;
			}
			expect(none).toBeGreaterThan(100);
			expect(missed / none).toBeLessThan(0.075);
		}
	});

	test('the interval of a difference from zero is Newcombe’s', () => {
		// His table II, case (e): 5 of 56 against 0 of 29.
		const of = (found: number, people: number): Estimate => ({
			...{ value: found / people, error: 0, people },
			interval: wilson({ found, of: people }),
		});
		const { interval, h } = difference(of(5, 56), of(0, 29), true);
		expect(interval![0]).toBeCloseTo(-0.0381, 3);
		expect(interval![1]).toBeCloseTo(0.1926, 3);
		expect(h).toBeCloseTo(2 * Math.asin(Math.sqrt(5 / 56)), 12);
		expect(difference(of(0, 29), of(5, 56), true).interval![0]).toBeCloseTo(-0.1926, 3);
		expect(difference(of(0, 10), of(0, 10), true)).toMatchObject({ value: 0, h: 0 });
		expect(difference(of(0, 10), of(0, 10), true).interval![1]).toBeGreaterThan(0.2);
	});

	test('the chance of no difference is Student’s, and .05 if an interval ends at 0', () => {
		const of = (value: number, error: number, people = 10): Estimate => ({ value, error, interval: [0, 1], people });
		// Equal spreads: 18 degrees of freedom, for which 2.878 is the 99.5 % point.
		expect(difference(of(0.3 + 2.878 * Math.SQRT2 * 0.05, 0.05), of(0.3, 0.05), true).p).toBeCloseTo(0.01, 4);
		const none = of(0, 0, 40);
		const [shares, found] = [[0.1, 0.2, 0.3, 0.4].map((share) => of(share, share / 3, 40)), [] as boolean[]];
		for (const share of shares) {
			const { interval, p } = difference(share, none, true);
			expect(p! < 0.05).toBe(interval![0] > 0);
			expect(difference(none, share, true).p).toBeCloseTo(p!, 12);
			found.push(p! < 0.05);
		}
		expect(found).toContain(true);
		expect(found).toContain(false);
		expect(difference(none, none, true).p).toBeCloseTo(1, 6);
		expect(difference(none, of(1, 0, 40), true).p).toBeLessThan(1e-6);
		expect(difference(none, of(1, 0, 40), false).p).toBeNull();
	});

	test('the degrees of freedom are Welch’s', () => {
		const of = (error: number, people: number): Estimate => ({ value: 0, error, interval: null, people });
		// One arm spreads wide, so that its people alone count.
		const { interval } = difference(of(1, 11), of(0.001, 1000), false);
		expect(interval![1]).toBeCloseTo(2.228139, 3);
	});

	test('effect sizes are h for shares, d for levels, and missing for few people', () => {
		const of = (value: number, people = 50): Estimate => ({ value, error: 0.01, interval: null, people });
		expect(difference(of(0.5), of(0.25), true).h).toBeCloseTo(Math.PI / 2 - Math.PI / 3, 12);
		expect(difference(of(1.05), of(0.25), true).h).toBeNull();
		const [low, high] = [
			[1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
			[4, 5, 5, 7, 8, 9, 9, 11, 12, 13],
		].map((values) => ({
			values,
			estimate: ratio(
				values,
				values.map(() => 1),
			)!,
		})) as [{ values: number[]; estimate: Estimate }, { values: number[]; estimate: Estimate }];
		const { h, d } = difference(high.estimate, low.estimate, false);
		expect(h).toBeNull();
		const [a, b] = [sampleStandardDeviation(low.values), sampleStandardDeviation(high.values)];
		expect(d).toBeCloseTo((mean(high.values) - mean(low.values)) / Math.sqrt((a * a + b * b) / 2), 12);
		const few = { ...of(0.5, 9), error: null };
		expect(difference(few, of(0.25), true)).toEqual({ value: 0.25, interval: null, p: null, h: null, d: null });
	});
});

describe('slopes', () => {
	test('with one draft per person and week equal those of a regression', () => {
		const [xs, ys] = [
			[0, 1, 2, 3, 5, 5, 0, 2, 4, 1],
			[0.5, 0.7, 0.2, 0.4, 0.1, 0.3, 0.9, 0.3, 0.2, 0.6],
		];
		const found = slope(xs.map((x, i) => [1, x, x * x, ys[i]!, x * ys[i]!]))!;
		expect(found.value).toBeCloseTo(linearRegression(xs.map((x, i) => [x, ys[i]!])).m, 12);
	});

	test('have the error of resampled people, even if some have drafts in few weeks', () => {
		const random = seededRandom(16);
		const people = Array.from({ length: 80 }, (_, i): LineSums => {
			const sums: [number, number, number, number, number] = [0, 0, 0, 0, 0];
			// Who stays longer follows more.
			const [weeks, own] = i % 2 === 0 ? [2, 0.2] : [8, 0.7];
			for (let draft = 0; draft < 12; draft++) {
				const week = Math.floor(weeks * random());
				const y = random() < own ? 1 : 0;
				for (const [at, part] of [1, week, week * week, y, week * y].entries()) sums[at]! += part;
			}
			return sums;
		});
		const drawn = Array.from(
			{ length: 1000 },
			() => slope(people.map(() => people[Math.floor(people.length * random())]!))!.value,
		);
		expect(slope(people)!.error! / sampleStandardDeviation(drawn)).toBeGreaterThan(0.9);
		expect(slope(people)!.error! / sampleStandardDeviation(drawn)).toBeLessThan(1.1);
	});

	test('are missing if noise hides the measure', () => {
		const random = seededRandom(17);
		const noise = () => (random() < 0.5 ? -1 : 2);
		const line = (weight: () => number) =>
			Array.from({ length: 60 }, (): LineSums => {
				const sums: [number, number, number, number, number] = [0, 0, 0, 0, 0];
				for (let week = 0; week < 4; week++) {
					const [w, y] = [weight(), noise()];
					for (const [at, part] of [w, w * week, w * week * week, y, y * week].entries()) sums[at]! += part;
				}
				return sums;
			});
		expect(slope(line(() => noise() - 0.45))).toBeNull();
		expect(slope(line(() => 1))).not.toBeNull();
		// Enough in all, but nearly all in one week: what there is in another is two errors from nothing.
		const late = Array.from({ length: 60 }, (_, i) => (i % 2 === 0 ? 1 : -1) + 2 / Math.sqrt(60));
		const early = late.map((w): LineSums => [5 + w, 3 * w, 9 * w, 1 + w, 3 * w]);
		expect(
			ratio(
				late.map((w) => 1 + w),
				late.map((w) => 5 + w),
			),
		).not.toBeNull();
		expect(slope(early)).toBeNull();
	});

	test('have intervals that contain the truth in 95 of 100 cases', () => {
		const random = seededRandom(12);
		let held = 0;
		for (let round = 0; round < 500; round++) {
			const people = Array.from({ length: 60 }, () => {
				const own = random() < 0.5 ? 0.4 : 0.6;
				const sums: [number, number, number, number, number] = [0, 0, 0, 0, 0];
				for (let week = 0; week < 8; week++) {
					const y = random() < own - 0.03 * week ? 1 : 0;
					for (const [i, part] of [1, week, week * week, y, week * y].entries()) sums[i]! += part;
				}
				return sums;
			});
			const { interval } = slope(people)!;
			if (interval![0] <= -0.03 && -0.03 <= interval![1]) held++;
		}
		expect(held / 500).toBeGreaterThan(0.92);
		expect(held / 500).toBeLessThan(0.98);
	});

	test('are missing for a single week', () => {
		expect(slope(Array.from({ length: 9 }, () => [1, 2, 4, 1, 2] as const))).toBeNull();
	});
});
