import { expect, test } from 'vitest';
import { figure, kept, some, worse } from '../../../../../src/lab/kit/report/rules.ts';
import { claimed, summary } from '../../../../../src/lab/kit/report/verdict.ts';
import type { Description } from '../../../../../src/lab/papers/identify/describe.ts';
import type { AlgorithmReport } from '../../../../../src/lab/papers/identify/identify.ts';
import { anyHeavy, whyDecoys, whyOrder, whyRate } from '../../../../../src/lab/papers/identify/reasons.ts';
import { dropped, order, sweetSpot } from '../../../../../src/lab/papers/identify/shapes.ts';

const of100 = (found: number) => ({ found, of: 100 });

test.each([
	['holds', 0.31, 35, 100],
	['differs', 0.31, 45, 100],
	['cannot be told', 0.07, 1, 2],
	['cannot be told', 0.07, 2, 2],
	['cannot be told', 0.5, 0, 0],
])('a figure %s: %f against %i of %i', (verdict, paper, found, of) => {
	expect(figure(paper, { found, of })).toMatchObject({ verdict });
});

test('a figure says by how much, not again what is here', () => {
	expect(figure(0.31, of100(45))).toEqual({
		verdict: 'differs',
		here: '45 % (35.6 to 54.8 %)',
		difference: '+14 points',
	});
});

test.each([
	['holds', 31, 10, 100],
	['cannot be told', 31, 30, 100],
	['cannot be told', 4, 0, 100],
	['cannot be told', 0, 0, 100],
	['differs', 3100, 3200, 10_000],
])('a fall %s: from %i to %i of %i', (verdict, before, after, of) => {
	expect(worse(0.09, { found: before, of }, { found: after, of })).toMatchObject({ verdict });
});

test.each([
	['most', 'holds', 31, 30],
	['most', 'differs', 31, 10],
	['most', 'cannot be told', 6, 5],
	['most', 'cannot be told', 0, 0],
	['half', 'holds', 31, 5],
	['half', 'differs', 31, 30],
	['half', 'cannot be told', 31, 14],
	['half', 'cannot be told', 4, 0],
] as const)('that %s are left %s: from %i to %i', (rule, verdict, before, after) => {
	expect(kept(rule, of100(before), of100(after))).toMatchObject({ verdict });
});

test('somebody is found still, nobody is, or nobody was', () => {
	const verdicts = [some(of100(31), of100(1)), some(of100(31), of100(0)), some(of100(1), of100(1))];
	expect(verdicts.map(({ verdict }) => verdict)).toEqual(['holds', 'differs', 'cannot be told']);
});

test.each([
	['holds', [60, 40, 20]],
	['cannot be told', [60, 59, 20]],
	['cannot be told', [60, 61, 20]],
	['differs', [60, 20, 40]],
])('an order %s: %j', (verdict, found) => {
	expect(order(found.map((n, i) => ({ name: `${i}`, ...of100(n) })))).toMatchObject({ verdict });
});

const bins = (few: number, middle: number, many: number, targets = 100) =>
	[few, middle, many].map((share, i) => ({ from: [1, 8, 64][i], targets, k: { 1: share } })) as AlgorithmReport['bins'];

test.each([
	['holds', bins(0.1, 0.5, 0.1)],
	['differs', bins(0.1, 0.3, 0.6)],
	['cannot be told', bins(0.1, 0.3, 0.25)],
	['cannot be told', bins(0, 0, 0)],
	['cannot be told', bins(0, 1, 0, 4)],
	['cannot be told', bins(0.1, 0.5, 0.1).slice(0, 2)],
])('a sweet spot %s', (verdict, own) => {
	expect(sweetSpot(own)).toMatchObject({ verdict });
});

test('what must be dropped until nobody is found', () => {
	const step = { threshold: 9, k: { 1: 0, 5: 0, 10: 0, 100: 0 }, interval: [0, 0] as [number, number] };
	const at = (found: number, itemsDropped: number) =>
		dropped(of100(found), { ...step, itemsDropped, ratingsDropped: 0.3 }).verdict;
	expect([at(31, 0.9), at(31, 0.4), at(2, 0.9)]).toEqual(['holds', 'differs', 'cannot be told']);
});

const spread = { least: 1, median: 15, mean: 28.8, most: 300, slope: null };
const description = {
	users: 140_132,
	items: 8957,
	ratings: 12_565_530,
	perItem: spread,
	perUser: { ...spread, most: 6280 },
	posters: 133,
	mentions: 3828,
	mentionedItems: 1685,
	perPoster: spread,
} satisfies Description;
const identified = { ratedShare: 0.82 } as Parameters<typeof whyRate>[1];
const sensitivity = [
	{ skew: 0, medianRaters: 5000, scoring: 0.1, tfidf: 0.3 },
	{ skew: -1, medianRaters: 100, scoring: 0.5, tfidf: 0.4 },
];

test('only reasons that hold of the run are given', () => {
	const real = { description, sensitivity: [] };
	const few = { description: { ...description, users: 610, ratings: 100_836 }, sensitivity: [] };
	expect(whyRate(false, identified, real, 'scoring').join()).toMatch(/^None of what was checked/);
	expect(whyRate(false, identified, { description, sensitivity }, 'scoring').join()).toMatch(/table .* 10 % to 50 %/);
	expect(whyRate(true, identified, few).join()).toMatch(/^Only 610 people/);
	expect(whyRate(false, identified, few).join()).not.toContain('610');
	expect(whyRate(true, { ...identified, ratedShare: 0.95 }, real).join()).toMatch(/rated 95 %/);
	expect(whyRate(false, { ...identified, ratedShare: 0.95 }, real).join()).not.toMatch(/95/);
	expect(whyDecoys(real, 20).join()).toMatch(/at most 15 items, so that 20 decoys/);
	expect(whyDecoys(real, 5).join()).toMatch(/^None/);
	expect(whyOrder({ description, sensitivity }).join()).toMatch(/median of 100 raters Scoring finds 50 %/);
	expect(whyOrder(real).join()).toMatch(/^None/);
	expect(anyHeavy(description)).toBe(true);
	expect(anyHeavy({ ...description, perUser: spread })).toBe(false);
});

test('the summary counts only what can be judged', () => {
	const all = [figure(0.31, of100(31)), figure(0.31, of100(60)), figure(0.31, { found: 1, of: 2 })].map((found) =>
		claimed('', '', 'figure', found, () => ['because']),
	);
	expect(all.map(({ why }) => why)).toEqual([[], ['because'], [expect.stringContaining('too few people')]]);
	expect(summary(all)).toBe('1 of the 2 claims of the paper that can be judged hold here; 1 cannot be told.');
});
