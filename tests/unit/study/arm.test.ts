import fc from 'fast-check';
import { chiSquaredDistributionTable } from 'simple-statistics';
import { expect, test } from 'vitest';
import { seededRandom } from '../../../src/core/advice/draw.ts';
import { armOf, isCode, participantCode } from '../../../src/study/arm.ts';
import type { Arm } from '../../../src/study/studyFile.ts';

const arm = (id: string, weight: number): Arm => ({ id, weight, about: id, shows: 'all' });
const study = { id: 'weights', arms: [arm('a', 50), arm('b', 30), arm('c', 15), arm('d', 4), arm('e', 1)] };

const codes = (count: number, seed: number) => {
	const random = seededRandom(seed);
	return Array.from({ length: count }, () =>
		Array.from({ length: 32 }, () => Math.floor(16 * random()).toString(16)).join(''),
	);
};

test('arms follow their weights over 20,000 codes', async () => {
	const found = new Map(study.arms.map(({ id }) => [id, 0]));
	for (const code of codes(20_000, 1)) {
		const { id } = await armOf(study, code);
		found.set(id, found.get(id)! + 1);
	}
	const chi = study.arms.reduce(
		(sum, { id, weight }) => sum + (found.get(id)! - 200 * weight) ** 2 / (200 * weight),
		0,
	);
	// Exceeded by chance once in 200 seeds.
	expect(chi).toBeLessThan(chiSquaredDistributionTable[4]![0.005]!);
});

test('an arm is constant for a participant, and differs between studies', async () => {
	// Worked out by hand from SHA-256; if it changed, participants would change their arms.
	const code = '0123456789abcdef'.repeat(2);
	expect((await armOf(study, code)).id).toBe('b');
	const [own, others] = [codes(500, 2), { ...study, id: 'others' }];
	const twice = await Promise.all(own.map(async (c) => [await armOf(study, c), await armOf(study, c)]));
	expect(twice.every(([first, second]) => first === second)).toBe(true);
	const elsewhere = await Promise.all(own.map((c) => armOf(others, c)));
	const same = elsewhere.filter(({ id }, i) => id === twice[i]![0]!.id).length / own.length;
	// The sum of the squared weights, if the two have nothing to do with each other.
	expect(same).toBeGreaterThan(0.28);
	expect(same).toBeLessThan(0.46);
});

test('in a trial file all participants are in the trial arm', async () => {
	for (const code of codes(20, 3)) expect((await armOf({ ...study, trial: 'e' }, code)).id).toBe('e');
});

test('only relative weights matter, and every arm can be drawn', async () => {
	await fc.assert(
		fc.asyncProperty(
			fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 12 }),
			fc.nat(),
			async (weights, seed) => {
				const arms = weights.map((weight, i) => arm(String(i), weight));
				const [code] = codes(1, seed);
				const found = await armOf({ id: 'x', arms }, code!);
				const doubled = arms.map((one) => ({ ...one, weight: 2 * one.weight }));
				expect((await armOf({ id: 'x', arms: doubled }, code!)).id).toBe(found.id);
			},
		),
	);
});

test('participant codes are valid and unique', () => {
	const made = Array.from({ length: 1000 }, participantCode);
	expect(made.every(isCode)).toBe(true);
	expect(new Set(made).size).toBe(1000);
	for (const wrong of ['', 'x'.repeat(32), 'A'.repeat(32), '0'.repeat(31), 7, null]) expect(isCode(wrong)).toBe(false);
});
