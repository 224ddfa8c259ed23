import { linearRegression, mean, sampleStandardDeviation } from 'simple-statistics';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../src/core/advice/draw.ts';
import { wilson } from '../../../src/lab/attacks/statistics.ts';
import { difference, type Estimate, normalPoint, ratio, slope, studentPoint } from '../../../src/lab/study/estimate.ts';
import { MEASURES } from '../../../src/lab/study/measures.ts';
import { noiseVariance, peopleNeeded, powerOf } from '../../../src/lab/study/power.ts';
import { answerTruths, bucketTruths, toldBy, truthOf } from '../../../src/lab/study/truth.ts';
import type { DraftRow } from '../../../src/study/drafts.ts';
import {
	bucketChances,
	noiseOf,
	perField,
	randomisedAnswer,
	randomisedDraft,
	truthChance,
} from '../../../src/study/privacy.ts';
import { fullStudy } from '../study/studies.ts';

describe('what randomised fields say on average is the truth, by exact chances', () => {
	test.each([0.01, 0.2, 1, 10])('buckets, epsilon = %d', (epsilon) => {
		for (const largest of [1, 6, 16, 30]) {
			const truths = bucketTruths(epsilon, largest);
			// What rounding of doubles may add up to among numbers of this size.
			const size = Math.max(...truths.map(Math.abs));
			for (let value = 0; value <= largest; value++) {
				const chances = bucketChances(epsilon, largest, value);
				const told = chances.reduce((sum, chance, i) => sum + chance * truths[i]!, 0);
				expect(Math.abs(told - value)).toBeLessThan(1e-10 * size + 1e-9);
			}
		}
	});

	test.each([0.1, 1, 5])('yes or no, epsilon = %d', (epsilon) => {
		const study = { ...fullStudy('randomised', epsilon), recorded: ['day', 'arm', 'draft', 'posted'] };
		const p = truthChance(epsilon, 2);
		const truth = truthOf(study);
		const [yes, no] = [truth({ posted: true }).posted!, truth({ posted: false }).posted!];
		expect(p * yes + (1 - p) * no).toBeCloseTo(1, 9);
		expect(p * no + (1 - p) * yes).toBeCloseTo(0, 9);
	});

	test('answers', () => {
		const study = fullStudy('randomised', 0.7);
		for (const { id, answers } of study.questions) {
			const truth = answerTruths(study);
			const p = truthChance(0.7, answers.length);
			for (let given = 0; given < answers.length; given++)
				for (let asked = 0; asked < answers.length; asked++) {
					let sum = 0;
					for (let told = 0; told < answers.length; told++)
						sum +=
							(told === given ? p : (1 - p) / (answers.length - 1)) * truth({ question: id, answer: told })[asked]!;
					expect(sum).toBeCloseTo(asked === given ? 1 : 0, 10);
				}
		}
	});

	test('what is told as it is stands for itself', () => {
		const row = { draft: 0, day: 1, before: 4, after: 7, mentions: 1, rarest: 2, advised: true, dropped: false };
		expect(truthOf(fullStudy('plain'))(row)).toMatchObject({ before: 4, after: 7, advised: 1, dropped: 0 });
		expect(toldBy({ ...fullStudy('plain'), recorded: ['number', 'kind', 'day', 'arm', 'draft'] })).not.toContain(
			'before',
		);
	});
});

describe('estimates from randomised drafts are unbiased, by simulation', () => {
	const study = fullStudy('randomised', 10);
	const random = seededRandom(5);
	const drafts = Array.from({ length: 300 }, (_, draft): DraftRow => {
		const happens = (chance: number) => random() < chance;
		const [advised, before] = [happens(0.6), Math.floor(12 * random())];
		const dropped = advised && happens(0.4);
		return {
			...{ draft, day: 0, arm: 'a', mentions: 1 + Math.floor(5 * random()), rarest: Math.floor(16 * random()) },
			...{ before, after: dropped ? before + 3 : before, advised, opened: advised && happens(0.5), dropped },
			...{ added: advised && happens(0.2), undone: dropped && happens(0.1), dismissed: happens(0.1) },
			posted: happens(0.8),
		};
	});
	const [fields, truth] = [noiseOf(study.recorded), truthOf(study)];
	const plain = truthOf(fullStudy('plain'));
	const known = toldBy(study);
	const rounds = 400;
	const totals = MEASURES.map(({ of }) => {
		const all = drafts.map((row) => of(plain(row)));
		return [0, 1].map((i) => all.reduce((sum, pair) => sum + pair[i]!, 0));
	});
	const found = MEASURES.map(() => [[], []] as [number[], number[]]);
	for (let round = 0; round < rounds; round++) {
		const told = drafts.map((row) =>
			truth(
				randomisedDraft(
					row,
					10,
					fields.map(() => random()),
					fields,
				),
			),
		);
		for (const [m, { of }] of MEASURES.entries()) {
			const pairs = told.map(of);
			for (const i of [0, 1] as const) found[m]![i].push(pairs.reduce((sum, pair) => sum + pair[i], 0));
		}
	}
	test.each(MEASURES.map(({ id }, m) => [id, m] as const))('%s', (_, m) => {
		expect(MEASURES[m]!.needs.every((name) => known.has(name))).toBe(true);
		for (const i of [0, 1] as const) {
			const error = sampleStandardDeviation(found[m]![i]) / Math.sqrt(rounds);
			expect(Math.abs(mean(found[m]![i]) - totals[m]![i]!)).toBeLessThanOrEqual(4.5 * error + 1e-9);
		}
	});

	test('noise that is not taken out would be seen', () => {
		const posted = drafts.filter((row) => row.posted).length;
		const told = Array.from(
			{ length: rounds },
			() =>
				drafts
					.map((row) =>
						randomisedDraft(
							row,
							10,
							fields.map(() => random()),
							fields,
						),
					)
					.filter((row) => row.posted).length,
		);
		expect(Math.abs(mean(told) - posted)).toBeGreaterThan(10 * (sampleStandardDeviation(told) / Math.sqrt(rounds)));
	});

	test('answers', () => {
		const answers = Array.from({ length: 200 }, (_, i) => ({
			question: 'worried',
			day: 0,
			arm: 'a',
			answer: i % 5 === 0 ? 3 : 1,
		}));
		const low = { ...study, privacy: { level: 'randomised' as const, epsilon: 1 } };
		const asked = answerTruths(low);
		for (const [answer, count] of [0, 160, 0, 40].entries()) {
			const found = Array.from({ length: rounds }, () =>
				answers.reduce((sum, row) => sum + asked(randomisedAnswer(row, 4, 1, random()))[answer]!, 0),
			);
			const error = sampleStandardDeviation(found) / Math.sqrt(rounds);
			expect(Math.abs(mean(found) - count)).toBeLessThan(4.5 * error);
		}
	});
});

describe('intervals', () => {
	test.each([
		[0.975, 1.959964],
		[0.8, 0.841621],
		[0.999, 3.090232],
	])('the normal point of %d', (level, point) => {
		expect(normalPoint(level)).toBeCloseTo(point, 3);
	});

	// From the tables of Student's distribution.
	test.each([
		[3, 3.182],
		[4, 2.776],
		[10, 2.228],
		[30, 2.042],
		[1000, 1.962],
	])("Student's point with %d degrees of freedom", (freedom, point) => {
		expect(Math.abs(studentPoint(freedom) - point)).toBeLessThan(0.013);
	});

	test('of one value a person is that of a mean', () => {
		const values = [3, 5, 4, 8, 2, 7];
		const { value, error, interval } = ratio(
			values,
			values.map(() => 1),
		)!;
		expect(value).toBeCloseTo(mean(values), 12);
		expect(error).toBeCloseTo(sampleStandardDeviation(values) / Math.sqrt(6), 12);
		expect(interval![1] - value).toBeCloseTo(studentPoint(5) * error!, 12);
	});

	test('where nobody differs: Wilson for parts, none for others; too few people: none', () => {
		expect(ratio([0, 0, 0, 0, 0], [3, 2, 4, 1, 9], true)!.interval).toEqual(wilson({ found: 0, of: 5 }));
		expect(ratio([0, 0, 0, 0, 0], [3, 2, 4, 1, 9])!.interval).toBeNull();
		expect(ratio([1, 0, 1], [1, 1, 1])!.interval).toBeNull();
		expect(ratio([], [])).toBeNull();
		expect(ratio([0, 0], [0, 0])).toBeNull();
	});

	test('of parts that hold no noise stay within 0 and 1', () => {
		const few = ratio([0, 1, 1, 1, 1], [1, 1, 1, 1, 1], true)!;
		expect(few.interval![1]).toBe(1);
		expect(few.value + studentPoint(4) * few.error!).toBeGreaterThan(1);
		expect(ratio([-0.2, 1.2, 1.2, 1.2, 1.2], [1, 1, 1, 1, 1], true)!.interval![1]).toBeGreaterThan(1);
	});

	test('of something that noise has left too little of there is no part', () => {
		const random = seededRandom(1);
		const noise = Array.from({ length: 50 }, () => random() - 0.45);
		expect(
			ratio(
				noise,
				noise.map((value) => 2 * value),
			),
		).toBeNull();
	});

	/** People whose drafts are alike: each has a chance of its own. */
	const crowd = (people: number, level: number, random: () => number) => {
		const all = Array.from({ length: people }, () => {
			const own = random() < 0.5 ? 0.6 * level : 1.4 * level;
			const drafts = 1 + Math.floor(20 * random());
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

	test('hold the truth in 95 of 100 cases, with people whose drafts are alike', () => {
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

	test("an effect size is Cohen's h, where there is one", () => {
		const of = (value: number): Estimate => ({ value, error: 0.01, interval: null, people: 50 });
		expect(difference(of(0.5), of(0.25), true).h).toBeCloseTo(Math.PI / 2 - Math.PI / 3, 12);
		expect(difference(of(1.05), of(0.25), true).h).toBeNull();
		expect(difference(of(3), of(1), false).h).toBeNull();
	});
});

describe('slopes', () => {
	test('of one draft a person and week are those of a regression', () => {
		const [xs, ys] = [
			[0, 1, 2, 3, 5, 5],
			[0.5, 0.7, 0.2, 0.4, 0.1, 0.3],
		];
		const found = slope(xs.map((x, i) => [1, x, x * x, ys[i]!, x * ys[i]!]))!;
		expect(found.value).toBeCloseTo(linearRegression(xs.map((x, i) => [x, ys[i]!])).m, 12);
	});

	test('intervals hold the truth in 95 of 100 cases', () => {
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

	test('of a single week there is none', () => {
		expect(slope(Array.from({ length: 9 }, () => [1, 2, 4, 1, 2] as const))).toBeNull();
	});
});

describe('the power calculation', () => {
	const study = { ...fullStudy('randomised', 3), recorded: ['day', 'arm', 'draft', 'posted', 'dropped'] };
	const plan = { base: 0.3, other: 0.42, drafts: 10, alike: 0.1 };

	/** A person's chance is one of two, so that drafts are as alike as planned. */
	function seen(people: number, noisy: boolean, random: () => number): boolean {
		const fields = noiseOf(study.recorded);
		const truth = truthOf(study);
		const own = perField(3, fields.length);
		expect(own).toBe(1.5);
		const arms = [plan.base, plan.other].map((level) => {
			const apart = Math.sqrt(plan.alike * level * (1 - level));
			const sums = Array.from({ length: people }, () => {
				const chance = level + (random() < 0.5 ? apart : -apart);
				let sum = 0;
				for (let draft = 0; draft < plan.drafts; draft++) {
					const posted = random() < chance;
					const told = random() < truthChance(own, 2) ? posted : !posted;
					sum += noisy ? truth({ posted: told }).posted! : Number(posted);
				}
				return sum;
			});
			return ratio(
				sums,
				sums.map(() => plan.drafts),
			)!;
		});
		const { interval } = difference(arms[1]!, arms[0]!, false);
		return interval![0] > 0 || interval![1] < 0;
	}

	test.each([false, true])('promises what simulated studies keep (randomised: %s)', (noisy) => {
		const noise = noisy ? noiseVariance(study) : 0;
		const people = peopleNeeded(plan, noise, 0.8);
		const random = seededRandom(noisy ? 13 : 14);
		const rounds = 400;
		const found = Array.from({ length: rounds }, () => seen(people, noisy, random)).filter(Boolean).length;
		expect(Math.abs(found / rounds - 0.8)).toBeLessThan(0.065);
		expect(powerOf(plan, noise, [people, people])).toBeGreaterThan(0.795);
		expect(powerOf(plan, noise, [people - 2, people - 2])).toBeLessThan(0.8);
	});

	test('nothing is added where nothing is randomised', () => {
		expect(noiseVariance(fullStudy('plain'))).toBe(0);
		expect(peopleNeeded({ ...plan, drafts: 1 }, 0, 0.8)).toBe(248);
	});
});
