import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../../src/core/advice/draw.ts';
import { difference, ratio } from '../../../../src/lab/studies/estimate.ts';
import { noiseVariance, peopleNeeded, powerOf } from '../../../../src/lab/studies/power.ts';
import { draftEstimator } from '../../../../src/lab/studies/truth.ts';
import { noiseOf, perField, truthChance } from '../../../../src/study/privacy.ts';
import { fullStudy } from '../../study/studies.ts';

describe('the power calculation', () => {
	const study = { ...fullStudy('randomised', 3), recorded: ['day', 'arm', 'draft', 'posted', 'dropped'] };
	const plan = { base: 0.3, other: 0.42, drafts: 10, alike: 0.1 };

	test.each([
		[0.8, 354],
		[0.999, 1148],
	])('with one draft each it equals the textbook formula: power %d', (power, people) => {
		expect(peopleNeeded({ base: 0.3, other: 0.4, drafts: 1, alike: 0 }, 0, power)).toBe(people);
	});

	/** A person's chance is one of two, so that drafts are as alike as planned. */
	function seen(people: number, noisy: boolean, random: () => number): boolean {
		const fields = noiseOf(study.recorded);
		const truth = draftEstimator(study);
		const own = perField(3, fields.length);
		expect(own).toBe(1.5);
		const arms = [plan.base, plan.other].map((level) => {
			const apart = Math.sqrt(plan.alike * level * (1 - level));
			const sums = Array.from({ length: people }, () => {
				const chance = level + (random() < 0.5 ? apart : -apart);
				let sum = 0;
				for (let draft = 0; draft < plan.drafts; draft++) {
					const posted = random() < chance;
					const recorded = random() < truthChance(own, 2) ? posted : !posted;
					sum += noisy ? truth({ posted: recorded }).posted! : Number(posted);
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

	test.each([false, true])('agrees with simulated studies (randomised: %s)', (noisy) => {
		const noise = noisy ? noiseVariance(study) : 0;
		const people = peopleNeeded(plan, noise, 0.8);
		const random = seededRandom(noisy ? 13 : 14);
		const rounds = 400;
		const found = Array.from({ length: rounds }, () => seen(people, noisy, random)).filter(Boolean).length;
		expect(Math.abs(found / rounds - 0.8)).toBeLessThan(0.065);
		expect(powerOf(plan, noise, [people, people])).toBeGreaterThan(0.795);
		expect(powerOf(plan, noise, [people - 2, people - 2])).toBeLessThan(0.8);
	});

	test('adds nothing without randomisation', () => {
		expect(noiseVariance(fullStudy('plain'))).toBe(0);
		expect(peopleNeeded({ ...plan, drafts: 1 }, 0, 0.8)).toBe(248);
	});
});
