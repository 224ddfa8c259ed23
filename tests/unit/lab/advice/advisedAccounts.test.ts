import { expect, test } from 'vitest';
import type { PlanPack } from '../../../../src/core/advice/plans.ts';
import { accountsText, judgeAccounts } from '../../../../src/lab/advice/advisedAccounts.ts';
import { companionsOf } from '../../../../src/lab/advice/companions.ts';
import { simulateTargets } from '../../../../src/lab/kit/datasets/simulate.ts';
import { populationFrom } from '../../../../src/lab/kit/population.ts';
import { ITEMS, ratings } from './madeUp.ts';

const columns = {
	year: new Uint16Array(ITEMS).fill(1990),
	genres: new Uint32Array(ITEMS).fill(1),
	origin: Uint8Array.from({ length: ITEMS }, (_, item) => 1 + (item % 5)),
};

test('what is said of an account whose posts were advised on counts what phrases still say', () => {
	const targets = simulateTargets(ratings, { sizes: Array<number>(12).fill(9), seed: 5 });
	const population = populationFrom(ratings, '2026-07');
	const pack = {
		catalogue: { ...columns, ...companionsOf(ratings, 30), raters: population.raters } as PlanPack['catalogue'],
		population,
	};
	const report = judgeAccounts(ratings, pack, targets, { goal: 100, seed: 1, known: 'each', mentions: 3 });
	expect(report.accounts).toBe(12);
	expect(report.said).toBeLessThan(report.saidByTitles);
	expect(report.low).toBeLessThanOrEqual(report.said);
	expect([report.belowLow, report.guessedBelowLow]).toEqual([0, 0]);
	expect(accountsText(report)).toMatch(/^12 accounts; medians: said \d+ .*\n.*: [\d.]+ \([\d.]+-[\d.]+\), .*\n.*$/);
});
