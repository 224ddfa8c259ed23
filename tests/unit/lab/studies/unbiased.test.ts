import { mean, sampleStandardDeviation } from 'simple-statistics';
import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../../src/core/advice/draw.ts';
import { MEASURES } from '../../../../src/lab/studies/measures.ts';
import { answerEstimator, bucketEstimates, draftEstimator, recordedFields } from '../../../../src/lab/studies/truth.ts';
import type { DraftRow } from '../../../../src/study/drafts.ts';
import {
	bucketChances,
	noiseOf,
	perField,
	randomiseAnswer,
	randomiseDraft,
	truthChance,
} from '../../../../src/study/privacy.ts';
import { fullStudy } from '../../study/studies.ts';

describe('randomised fields are unbiased, by exact probabilities', () => {
	test.each([0.01, 0.2, 1, 10])('buckets, epsilon = %d', (epsilon) => {
		for (const largest of [1, 6, 16, 30]) {
			const truths = bucketEstimates(epsilon, largest);
			// What rounding of doubles may add up to among numbers of this size.
			const size = Math.max(...truths.map(Math.abs));
			for (let value = 0; value <= largest; value++) {
				const chances = bucketChances(epsilon, largest, value);
				const noisy = chances.reduce((sum, chance, i) => sum + chance * truths[i]!, 0);
				expect(Math.abs(noisy - value)).toBeLessThan(1e-10 * size + 1e-9);
			}
		}
	});

	test.each([0.1, 1, 5])('yes or no, epsilon = %d', (epsilon) => {
		const study = { ...fullStudy('randomised', epsilon), recorded: ['day', 'arm', 'draft', 'posted'] };
		const p = truthChance(epsilon, 2);
		const truth = draftEstimator(study);
		const [yes, no] = [truth({ posted: true }).posted!, truth({ posted: false }).posted!];
		expect(p * yes + (1 - p) * no).toBeCloseTo(1, 9);
		expect(p * no + (1 - p) * yes).toBeCloseTo(0, 9);
	});

	test('answers', () => {
		const study = fullStudy('randomised', 0.7);
		for (const { id, answers } of study.questions) {
			const truth = answerEstimator(study);
			const p = truthChance(0.7, answers.length);
			for (let given = 0; given < answers.length; given++)
				for (let asked = 0; asked < answers.length; asked++) {
					let sum = 0;
					for (let noisy = 0; noisy < answers.length; noisy++)
						sum +=
							(noisy === given ? p : (1 - p) / (answers.length - 1)) * truth({ question: id, answer: noisy })[asked]!;
					expect(sum).toBeCloseTo(asked === given ? 1 : 0, 10);
				}
		}
	});

	test('fields that are not randomised are unchanged', () => {
		const row = { draft: 0, day: 1, before: 4, after: 7, mentions: 1, rarest: 2, advised: true, dropped: false };
		expect(draftEstimator(fullStudy('plain'))(row)).toMatchObject({ before: 4, after: 7, advised: 1, dropped: 0 });
		expect(
			recordedFields({ ...fullStudy('plain'), recorded: ['number', 'kind', 'day', 'arm', 'draft'] }),
		).not.toContain('before');
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
	const [fields, truth] = [noiseOf(study.recorded), draftEstimator(study)];
	const plain = draftEstimator(fullStudy('plain'));
	const known = recordedFields(study);
	const rounds = 200;
	const totals = MEASURES.map(({ of }) => {
		const all = drafts.map((row) => of(plain(row)));
		return [0, 1].map((i) => all.reduce((sum, pair) => sum + pair[i]!, 0));
	});
	const found = MEASURES.map(() => [[], []] as [number[], number[]]);
	for (let round = 0; round < rounds; round++) {
		const noisy = drafts.map((row) =>
			truth(
				randomiseDraft(
					row,
					10,
					fields.map(() => random()),
					fields,
				),
			),
		);
		for (const [m, { of }] of MEASURES.entries()) {
			const pairs = noisy.map(of);
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

	test('uncorrected noise would be detected', () => {
		const posted = drafts.filter((row) => row.posted).length;
		const [own, epsilon] = [noiseOf(['posted']), perField(10, fields.length)];
		const noisy = Array.from(
			{ length: rounds },
			() => drafts.filter((row) => randomiseDraft(row, epsilon, [random()], own).posted).length,
		);
		expect(Math.abs(mean(noisy) - posted)).toBeGreaterThan(10 * (sampleStandardDeviation(noisy) / Math.sqrt(rounds)));
	});

	test('answers', () => {
		const answers = Array.from({ length: 200 }, (_, i) => ({
			question: 'worried',
			day: 0,
			arm: 'a',
			answer: i % 5 === 0 ? 3 : 1,
		}));
		const low = { ...study, privacy: { level: 'randomised' as const, epsilon: 1 } };
		const asked = answerEstimator(low);
		for (const [answer, count] of [0, 160, 0, 40].entries()) {
			const found = Array.from({ length: rounds }, () =>
				answers.reduce((sum, row) => sum + asked(randomiseAnswer(row, 4, 1, random()))[answer]!, 0),
			);
			const error = sampleStandardDeviation(found) / Math.sqrt(rounds);
			expect(Math.abs(mean(found) - count)).toBeLessThan(4.5 * error);
		}
	});
});
