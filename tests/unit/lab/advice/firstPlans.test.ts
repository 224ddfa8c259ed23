import { expect, test } from 'vitest';
import { companionsOf } from '../../../../src/lab/advice/companions.ts';
import { judgeFirstPlans } from '../../../../src/lab/advice/firstPlans.ts';
import { simulateTargets } from '../../../../src/lab/kit/datasets/simulate.ts';
import { ITEMS, ratings } from './madeUp.ts';

const columns = {
	year: new Uint16Array(ITEMS).fill(1990),
	genres: new Uint32Array(ITEMS).fill(1),
	origin: Uint8Array.from({ length: ITEMS }, (_, item) => 1 + (item % 5)),
};
const targets = simulateTargets(ratings, { sizes: Array<number>(30).fill(5), seed: 5 });
const judge = (goal: number) =>
	judgeFirstPlans(ratings, columns, companionsOf(ratings, 30), targets, { goal, date: '2026-07', seed: 1 });
const LOW = judge(3);

test('people who follow the first plan are found less often, also by a reader of phrases, and a higher goal asks for more', () => {
	const [low, high] = [LOW, judge(100)];
	expect(low.targets).toBe(30);
	expect(low.before).toEqual(high.before);
	expect(low.before.likelihood).toBeGreaterThan(0.2);
	for (const reader of ['scoring', 'likelihood', 'readsPhrases', 'guessesTitles'] as const)
		expect(high.after[reader]).toBeLessThan(0.5 * high.before[reader]);
	expect(high.changes + 2 * high.additions).toBeGreaterThan(low.changes + 2 * low.additions);
	expect(high.phrases).toBeGreaterThan(0);
	expect(high.phrases + high.swapped).toBeLessThanOrEqual(1);
	expect(high.safe).toBeLessThan(low.safe + 1);
});

test('who reads titles only sees the same before any plan as who reads phrases', () => {
	const { before } = LOW;
	expect(before.readsPhrases).toBe(before.scoring);
	expect(before.guessesTitles).toBe(before.likelihood);
});

test('where nothing is known of the writer, a plan promises less than it does', () => {
	const of = (known: 'each' | 'nothing') =>
		judgeFirstPlans(ratings, columns, companionsOf(ratings, 30), targets, {
			...{ goal: 50, date: '2026-07', seed: 1, known },
		}).promise;
	const [each, nothing] = [of('each'), of('nothing')];
	for (const { people, promised, half } of [each, nothing]) {
		expect(people).toBeGreaterThan(10);
		expect(promised).toBeGreaterThanOrEqual(50);
		expect(half).toBeLessThan(0.1);
	}
	expect(nothing.rank).toBeGreaterThan(nothing.promised);
	expect(nothing.changes).toBeGreaterThanOrEqual(each.changes);
});
