import { expect, test } from 'vitest';
import {
	fewerThanHalfStillFound,
	mostStillFound,
	significantFall,
	someoneStillFound,
} from '../../../../../src/lab/kit/report/changeRules.ts';
import {
	basis,
	claimAbout,
	countsSentence,
	judge,
	tooSmall,
	toVerdict,
} from '../../../../../src/lab/kit/report/claim.ts';
import { matchesFigure } from '../../../../../src/lab/kit/report/shareRules.ts';
import type { Description } from '../../../../../src/lab/papers/identify/describe.ts';
import type { AlgorithmReport } from '../../../../../src/lab/papers/identify/identify.ts';
import {
	hasHeavyRaters,
	whyDecoys,
	whyOrder,
	whyRate,
	whySize,
} from '../../../../../src/lab/papers/identify/reasons.ts';
import { fallInOrder, middleIsBest, mostMustGo } from '../../../../../src/lab/papers/identify/rules.ts';

const of100 = (found: number) => ({ found, of: 100 });

test.each([
	['holds', 0.31, 35, 100],
	['differs', 0.31, 45, 100],
	// Rounded to 99 %, the paper's may be .985 to .995.
	['holds', 0.99, 9940, 10_000],
	['holds', 1, 9960, 10_000],
	['differs', 0.99, 9980, 10_000],
	// 10 of 30 are found, which agrees with anything from 20 % to 50 %.
	['cannot be told', 0.31, 10, 30],
	['cannot be told', 0.07, 0, 2],
	['differs', 0.07, 2, 2],
	['cannot be told', 0.5, 0, 0],
])('a figure %s: %f against %i of %i', (verdict, paper, found, of) => {
	expect(matchesFigure(paper).judge({ found, of })).toMatchObject({ verdict });
});

test('a figure’s difference is given relative to the paper', () => {
	expect(matchesFigure(0.31).judge(of100(45))).toEqual({
		verdict: 'differs',
		here: '45 % (35.6 to 54.8 %)',
		difference: '+14 points',
		measured: { value: 0.45, interval: [expect.closeTo(0.356, 3), expect.closeTo(0.548, 3)], paper: 0.31 },
	});
});

test.each([
	['holds', 31, 10, 100],
	['cannot be told', 31, 30, 100],
	['cannot be told', 4, 0, 100],
	['cannot be told', 0, 0, 100],
	['differs', 3100, 3200, 10_000],
])('a fall %s: from %i to %i of %i', (verdict, before, after, of) => {
	expect(significantFall(0.09).judge({ before: { found: before, of }, after: { found: after, of } })).toMatchObject({
		verdict,
	});
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
] as const)('the claim that %s are left %s: from %i to %i', (rule, verdict, before, after) => {
	const rules = { most: mostStillFound, half: fewerThanHalfStillFound };
	expect(rules[rule].judge({ before: of100(before), after: of100(after) })).toMatchObject({ verdict });
});

test('some, none, or too few to begin with are still found', () => {
	const verdictOf = (before: number, after: number) =>
		someoneStillFound.judge({ before: of100(before), after: of100(after) }).verdict;
	expect([verdictOf(31, 1), verdictOf(31, 0), verdictOf(1, 1)]).toEqual(['holds', 'differs', 'cannot be told']);
});

test.each([
	['holds', [60, 40, 20]],
	['cannot be told', [60, 59, 20]],
	['cannot be told', [60, 61, 20]],
	['differs', [60, 20, 40]],
])('an order %s: %j', (verdict, found) => {
	expect(fallInOrder.judge(found.map((n, i) => ({ name: `${i}`, ...of100(n) })))).toMatchObject({ verdict });
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
	expect(middleIsBest.judge(own)).toMatchObject({ verdict });
});

test('judges how much must be dropped until no one is found', () => {
	const step = { threshold: 9, k: { 1: 0, 5: 0, 10: 0, 100: 0 }, interval: [0, 0] as [number, number] };
	const at = (found: number, itemsDropped: number) =>
		mostMustGo.judge({ before: of100(found), step: { ...step, itemsDropped, ratingsDropped: 0.3 } }).verdict;
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
const results = { identify: { ratedShare: 0.82 } };
const sensitivity = [
	{ skew: 0, medianRaters: 5000, scoring: 0.1, tfidf: 0.3 },
	{ skew: -1, medianRaters: 100, scoring: 0.5, tfidf: 0.4 },
];

test('only reasons that apply to the run appear', () => {
	const real = { description, sensitivity: [], results };
	const few = { ...real, description: { ...description, users: 610, ratings: 100_836 } };
	const informed = { ...real, results: { identify: { ratedShare: 0.95 } } };
	expect(whyRate(false, real, 'scoring').join()).toMatch(/^None of what was checked/);
	expect(whyRate(false, { ...real, sensitivity }, 'scoring').join()).toMatch(/table .* 10 % to 50 %/);
	expect(whySize(few).join()).toMatch(/^Only 610 people/);
	expect(whyRate(true, informed).join()).toMatch(/rated 95 %/);
	expect(whyRate(false, informed).join()).not.toMatch(/95/);
	expect(whyDecoys(real, 20).join()).toMatch(/at most 15 items, so that 20 decoys/);
	expect(whyDecoys(real, 5).join()).toMatch(/^None/);
	expect(whyOrder({ description, sensitivity }).join()).toMatch(/median of 100 raters Scoring finds 50 %/);
	expect(whyOrder(real).join()).toMatch(/^None/);
	expect(hasHeavyRaters(description)).toBe(true);
	expect(hasHeavyRaters({ ...description, perUser: spread })).toBe(false);
});

const SAID = basis('Section 1', 'They do.');

test('the number of people found is not judged among fewer than half of the paper’s people', () => {
	expect(tooSmall(240_095, 480_189, 'There it is 1 %.')).toBe(false);
	expect(tooSmall(2401, 480_189, 'There it is 1 %.')).toBe(
		'The claim is about 480,189 people, and this run had 2,401, who are easier to tell apart. There it is 1 %.',
	);
});

test('the summary counts every verdict, and each has its basis', () => {
	const claim = claimAbout<{ found: number; of: number }>();
	const row = claim({
		claim: 'They do',
		basis: SAID,
		rule: matchesFigure(0.31),
		measure: (run) => run,
		why: () => ['because'],
	});
	const all = [of100(31), of100(60), { found: 1, of: 3 }].flatMap((run) => judge([row], run));
	expect(all.map(({ why }) => why)).toEqual([[], ['because'], [expect.stringContaining('too few people')]]);
	expect(all.map(({ paper }) => paper)).toEqual(['31 %', '31 %', '31 %']);
	expect(countsSentence(all)).toBe('1 of the paper’s 3 claims hold, 1 differs and 1 cannot be told');
	expect(countsSentence([])).toBe('no claim is judged, since the text of the paper was not at hand');
	for (const one of all) expect([one.basis, toVerdict(one).basis]).toEqual([SAID, SAID]);
});

test('a claim outside the data is left out, and a claim without its data says what is missing', () => {
	const claim = claimAbout<{ heavy: boolean; found?: number }>();
	const measure = ({ found }: { found?: number }) => (found === undefined ? undefined : of100(found));
	const row = claim({
		claim: (run) => `Heavy: ${run.heavy}`,
		basis: SAID,
		rule: matchesFigure(0.31),
		measure,
		untold: ({ heavy }) => !heavy && 'No one is heavy.',
	});
	expect(judge([row], { heavy: true })).toEqual([]);
	expect(judge([row], { heavy: true, found: 31 })).toMatchObject([{ claim: 'Heavy: true', verdict: 'holds', why: [] }]);
	expect(judge([row], { heavy: false, found: 31 })).toMatchObject([
		{ verdict: 'cannot be told', here: '31 % (22.8 to 40.6 %)', difference: '', why: ['No one is heavy.'] },
	]);
});
