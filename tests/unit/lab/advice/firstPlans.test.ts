import { expect, test } from 'vitest';
import type { PlanPack } from '../../../../src/core/advice/plans.ts';
import { companionsOf } from '../../../../src/lab/advice/companions.ts';
import { judgeFirstPlans } from '../../../../src/lab/advice/firstPlans.ts';
import type { KnownOf } from '../../../../src/lab/advice/followed.ts';
import { simulateTargets } from '../../../../src/lab/kit/datasets/simulate.ts';
import { populationFrom } from '../../../../src/lab/kit/population.ts';
import { ITEMS, ratings } from './madeUp.ts';

const columns = {
	year: new Uint16Array(ITEMS).fill(1990),
	genres: new Uint32Array(ITEMS).fill(1),
	origin: Uint8Array.from({ length: ITEMS }, (_, item) => 1 + (item % 5)),
};
const targets = simulateTargets(ratings, { sizes: Array<number>(30).fill(5), seed: 5 });
const population = populationFrom(ratings, '2026-07');
const pack = {
	catalogue: { ...columns, ...companionsOf(ratings, 30), raters: population.raters } as PlanPack['catalogue'],
	population,
};
const judge = (goal: number, known: KnownOf = 'import') =>
	judgeFirstPlans(ratings, pack, targets, { goal, seed: 1, known });
const LOW = judge(3);

test('people who follow the first plan are found less often, even by a reader of phrases, and a higher goal needs more changes', () => {
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

test('before any plan, a reader of titles sees the same as a reader of phrases', () => {
	const { before } = LOW;
	expect(before.readsPhrases).toBe(before.scoring);
	expect(before.guessesTitles).toBe(before.likelihood);
});

test('if nothing is known about the writer, a plan promises less than it does', () => {
	const [each, nothing] = [judge(50, 'each').reach, judge(50, 'nothing').reach];
	for (const { ten, few, promised, shown } of [each, nothing]) {
		expect(ten.of).toBeGreaterThan(10);
		expect(promised).toBeGreaterThanOrEqual(50);
		expect(shown).toBeGreaterThanOrEqual(promised);
		expect(ten.found).toBeLessThanOrEqual(few.found);
		expect(few.found).toBeLessThan(0.2 * few.of);
	}
	expect(nothing.rank).toBeGreaterThan(nothing.promised);
	expect(nothing.changes.mean).toBeGreaterThanOrEqual(each.changes.mean);
	expect(nothing.changes.interval[0]).toBeLessThanOrEqual(nothing.changes.mean);
});

test('writers called hidden are hidden, and after the plan so are all well-known writers', () => {
	const { hidden, probably, unchanged, ended, inRange, drafts } = judge(20, 'each').reach;
	expect(drafts).toBe(30);
	expect(hidden.of).toBeGreaterThan(5);
	expect(probably.of).toBeGreaterThan(5);
	expect([hidden.found, probably.found]).toEqual([0, 0]);
	expect(ended.found).toBeGreaterThan(unchanged.found);
	expect(ended).toEqual({ found: 30, of: 30 });
	expect(inRange.found).toBeGreaterThan(0.8 * drafts);
});

test('the promise in short agrees with the measures of all drafts', () => {
	const { promise, reach } = judge(20, 'each');
	expect(promise).toMatchObject({ people: reach.reached, promised: reach.promised });
	expect(promise.changes).toBeCloseTo(reach.changes.mean, 6);
	for (const part of [promise.one, promise.ten, promise.half]) {
		expect(part).toBeGreaterThanOrEqual(0);
		expect(part).toBeLessThanOrEqual(1);
	}
	expect(promise.one).toBeLessThanOrEqual(promise.ten);
});
