import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../../src/core/advice/draw.ts';
import { isBroken, leakOf } from '../../../src/lab/papers/drift/bounds.ts';
import { FIELDS, fieldOf } from '../../../src/study/dictionary.ts';
import type { DraftRow } from '../../../src/study/drafts.ts';
import {
	bucketChances,
	coarsen,
	DRAFT_NOISE,
	noiseOf,
	perField,
	randomiseAnswer,
	randomiseDraft,
	truthChance,
} from '../../../src/study/privacy.ts';
import { secretKey, uniformFrom } from '../../../src/study/secret.ts';
import { fullStudy, SECRET, someEvents } from './studies.ts';

const EPSILONS = [0.1, 1, 3, 10];

const DRAFT: DraftRow = {
	draft: 3,
	day: 5,
	arm: 'all',
	mentions: 2,
	rarest: 9,
	before: 4,
	after: 11,
	advised: true,
	opened: false,
	dropped: true,
	added: false,
	undone: false,
	dismissed: false,
	posted: true,
};

/** The largest ratio of chances of the same outcome, as a logarithm. */
const worst = (chances: readonly (readonly number[])[]) =>
	Math.max(...chances.flatMap((one) => chances.flatMap((other) => one.map((p, i) => Math.log(p / other[i]!)))));

describe('by exact probabilities', () => {
	test.each(EPSILONS)('a yes or no has a probability ratio of exactly e^r, epsilon = %d', (epsilon) => {
		const p = truthChance(epsilon, 2);
		expect(
			worst([
				[p, 1 - p],
				[1 - p, p],
			]),
		).toBeCloseTo(epsilon, 10);
	});

	test.each(EPSILONS)('answers among 2 to 9 have a ratio of e^epsilon, epsilon = %d', (epsilon) => {
		for (let count = 2; count <= 9; count++) {
			const truth = truthChance(epsilon, count);
			const chances = Array.from({ length: count }, (_, answer) =>
				Array.from({ length: count }, (_, other) => (other === answer ? truth : (1 - truth) / (count - 1))),
			);
			for (const row of chances) expect(row.reduce((a, b) => a + b)).toBeCloseTo(1, 12);
			expect(worst(chances)).toBeCloseTo(epsilon, 9);
		}
	});

	test.each(EPSILONS)('buckets have a ratio of e^r, nearer ones likelier, epsilon = %d', (epsilon) => {
		for (const name of ['mentions', 'rarest', 'before', 'after'] as const) {
			const { largest } = fieldOf(name).values as { largest: number };
			const chances = Array.from({ length: largest + 1 }, (_, value) => [...bucketChances(epsilon, largest, value)]);
			for (const [value, row] of chances.entries()) {
				expect(row.reduce((a, b) => a + b)).toBeCloseTo(1, 12);
				expect(Math.max(...row)).toBe(row[value]);
			}
			expect(worst(chances)).toBeCloseTo(epsilon, 9);
		}
	});

	test('the fields of a draft share its epsilon', () => {
		expect(DRAFT_NOISE.map(({ name }) => name)).toEqual(
			FIELDS.filter(({ name, randomised }) => /response|mechanism/.test(randomised ?? '') && name !== 'answer').map(
				({ name }) => name,
			),
		);
		const some = noiseOf(['day', 'arm', 'dropped', 'posted', 'after', 'answer']);
		expect(some.map(({ name }) => name)).toEqual(['after', 'dropped', 'posted']);
		expect(some.length * perField(2, some.length)).toBeCloseTo(2, 12);
	});

	test('any two drafts give any row with a probability ratio of at most e^epsilon', () => {
		const [epsilon, fields] = [2, DRAFT_NOISE];
		const own = perField(epsilon, fields.length);
		const chances = (value: (name: string, largest: number) => number) =>
			fields.map(({ values }, i) =>
				values === 'yes or no'
					? [truthChance(own, 2), 1 - truthChance(own, 2)].sort((a, b) => (value(fields[i]!.name, 1) ? b - a : a - b))
					: [
							...bucketChances(
								own,
								(values as { largest: number }).largest,
								value(fields[i]!.name, (values as { largest: number }).largest),
							),
						],
			);
		const [low, high] = [chances(() => 0), chances((_, largest) => largest)];
		const ratio = low.reduce(
			(sum, row, i) => sum + Math.max(...row.map((p, other) => Math.log(p / high[i]![other]!))),
			0,
		);
		expect(ratio).toBeLessThanOrEqual(epsilon + 1e-9);
	});
});

describe('over all uniform numbers', () => {
	/** Numbers spread evenly from 0 up to 1: how many of them have an outcome is its chance, to within one of STEPS. */
	const STEPS = 20_000;
	const EVEN = Array.from({ length: STEPS }, (_, i) => (i + 0.5) / STEPS);
	const shares = (outcomes: number, of: (uniform: number) => number) => {
		const found = new Array<number>(outcomes).fill(0);
		for (const uniform of EVEN) found[of(uniform)]! += 1 / STEPS;
		return found;
	};
	/** Chances of each value that may be exported for a field. */
	const sharesOf = (name: keyof DraftRow, value: unknown, outcomes: number, epsilon: number) =>
		shares(outcomes, (uniform) =>
			Number(randomiseDraft({ ...DRAFT, [name]: value }, epsilon, [uniform], noiseOf([name]))[name]),
		);

	test.each([
		['posted', [false, true], 2],
		['mentions', [0, 1, 3, 6], 7],
		['rarest', [0, 9, 16], 17],
		['after', [0, 12, 30], 31],
	] as const)('%s has a worst probability ratio of exactly e^epsilon', (name, values, outcomes) => {
		for (const epsilon of [0.5, 1, 2]) {
			const leak = worst(values.map((value) => sharesOf(name, value, outcomes, epsilon)));
			expect(Math.abs(leak - epsilon)).toBeLessThan(0.01);
		}
	});

	test('each value of a field has its exact probability', () => {
		for (const value of [0, 11, 30]) {
			const chances = bucketChances(1, 30, value);
			for (const [i, share] of sharesOf('after', value, 31, 1).entries())
				expect(Math.abs(share - chances[i]!)).toBeLessThan(2 / STEPS);
		}
		expect(Math.abs(sharesOf('posted', true, 2, 1)[1]! - truthChance(1, 2))).toBeLessThan(2 / STEPS);
	});

	test('an answer has its exact probabilities', () => {
		const [count, epsilon] = [5, 1];
		const truth = truthChance(epsilon, count);
		for (let answer = 0; answer < count; answer++) {
			const row = { question: 'q', day: 0, arm: 'a', answer };
			const found = shares(count, (uniform) => randomiseAnswer(row, count, epsilon, uniform).answer);
			for (const [other, share] of found.entries())
				expect(Math.abs(share - (other === answer ? truth : (1 - truth) / (count - 1)))).toBeLessThan(2 / STEPS);
		}
	});
});

describe('by draws', () => {
	/** What draws reveal about a yes or no, from two drafts that differ in that field. */
	function drawn(epsilon: number, seed: number) {
		const random = seededRandom(seed);
		const fields = noiseOf(['posted']);
		const [first, second] = [true, false].map((posted) => {
			const found = [0, 0];
			for (let n = 0; n < 20_000; n++)
				found[Number(randomiseDraft({ ...DRAFT, posted }, epsilon, [random()], fields).posted)]!++;
			return found;
		});
		return leakOf({ first: first!, second: second! });
	}

	test('a kept guarantee passes, and a smaller one fails', () => {
		const leak = drawn(1, 7);
		expect(isBroken(leak, { epsilon: 1, delta: 0 })).toBe(false);
		expect(isBroken(leak, { epsilon: 0.9, delta: 0 })).toBe(true);
		expect(isBroken(drawn(2, 8), { epsilon: 1, delta: 0 })).toBe(true);
	});

	test('fields of a draft are independent, with their exact probabilities', () => {
		const random = seededRandom(10);
		const [rounds, epsilon] = [10_000, 4];
		const own = perField(epsilon);
		const p = truthChance(own, 2);
		const same = { posted: 0, dropped: 0, both: 0, after: 0 };
		for (let n = 0; n < rounds; n++) {
			const row = randomiseDraft(
				DRAFT,
				epsilon,
				DRAFT_NOISE.map(() => random()),
			);
			if (row.posted) same.posted++;
			if (row.dropped) same.dropped++;
			if (row.posted && row.dropped) same.both++;
			if (row.after === DRAFT.after) same.after++;
			if (row.draft !== 3 || row.day !== 5 || row.arm !== 'all') throw new Error('changed what it must not');
		}
		const near = (times: number, chance: number) =>
			expect(Math.abs(times / rounds - chance)).toBeLessThan(5 * Math.sqrt((chance * (1 - chance)) / rounds));
		near(same.posted, p);
		near(same.dropped, p);
		near(same.both, p * p);
		near(same.after, bucketChances(own, 30, DRAFT.after)[DRAFT.after]!);
	});
});

describe('noise', () => {
	test('is uniform and independent for each label', async () => {
		const key = await secretKey(SECRET);
		const labels = Array.from({ length: 20_000 }, (_, i) => `draft ${i}`);
		const luck = await Promise.all(labels.map((label) => uniformFrom(key, label)));
		expect(luck.every((value) => value >= 0 && value < 1)).toBe(true);
		const tenths = new Array<number>(10).fill(0);
		for (const value of luck) tenths[Math.floor(10 * value)]!++;
		for (const count of tenths) expect(Math.abs(count - 2000)).toBeLessThan(5 * Math.sqrt(1800));
		expect(new Set(luck).size).toBe(luck.length);
		expect(await uniformFrom(key, 'draft 7')).toBe(luck[7]);
		expect(await uniformFrom(await secretKey('b2'.repeat(32)), 'draft 7')).not.toBe(luck[7]);
	});
});

describe('the coarse level', () => {
	test('rounds down or omits exactly what the dictionary says', () => {
		for (const event of someEvents(fullStudy('plain'), 30)) {
			const coarse = coarsen(event);
			for (const { name, coarse: how } of FIELDS.filter(({ name }) => name in event)) {
				const [was, is] = [event[name as keyof typeof event], coarse[name as keyof typeof event]];
				if (how === undefined) expect(is).toBe(was);
				else if (how === 'left out' || was === null) expect(is).toBeNull();
				else expect(is).toBe(Math.floor((was as number) / how) * how);
			}
		}
	});
});
