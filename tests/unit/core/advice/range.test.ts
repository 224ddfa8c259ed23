/** The range of the crowd, and how sure a searcher can be. */
import { expect, test } from 'vitest';
import type { Writer } from '../../../../src/core/advice/case.ts';
import { ambiguousCases, rangeOf, withoutNeverRated } from '../../../../src/core/advice/range.ts';
import { sureOf } from '../../../../src/core/advice/sure.ts';
import { caseOf, population } from './farApart.ts';
import { saidCase } from './saidCase.ts';

test('the range covers the worst adversary and other readings', () => {
	const draft = saidCase({
		films: [0, 1],
		crowdOf: (_, name) => (name === 'scoring' ? 100 : name === 'tfidf' ? 10 : 40),
		guarded: ['scoring', 'likelihoodDecoys'],
		adversaries: ['tfidf', 'scoring', 'likelihoodDecoys'],
	});
	const whole = ({ low, high }: { low: number; high: number }) => [Math.round(low), Math.round(high)];
	expect(whole(rangeOf(draft, 40, []))).toEqual([20, 80]);
	expect(whole(rangeOf(draft, 5, []))).toEqual([5, 80]);
	expect(whole(rangeOf(draft, 500, []))).toEqual([20, 500]);
	const other = saidCase({ films: [0], crowdOf: () => 8 });
	const wider = saidCase({ films: [], earlier: [2], crowdOf: () => 800 });
	expect(whole(rangeOf(draft, 40, [other, wider]))).toEqual([4, 1600]);
	const nothing = { ...saidCase({ films: [], crowdOf: () => 3000 }), crowd: 90 };
	expect(rangeOf(nothing, 90, [])).toEqual({ low: 90, high: 90, fair: 90, top: 90 });
	expect(whole(rangeOf(draft, 40, [nothing]))).toEqual([20, 90]);
	const uncounted = { ...other, population: { ...other.population, raters: new Uint32Array(9) } };
	expect(rangeOf(draft, 40, [uncounted]).low).toBe(1);
	const before = { ...wider, population: uncounted.population };
	expect(rangeOf(draft, 40, [before]).low).toBe(1);
});

test('if ways to find a writer differ by more than a hundred times, the range reaches the largest crowd', () => {
	const apart = (widest: number) =>
		saidCase({
			films: [0],
			crowdOf: (_, name) => (name === 'scoring' ? widest : name === 'tfidf' ? 9000 : 10),
			guarded: ['scoring', 'likelihoodDecoys'],
			adversaries: ['tfidf', 'scoring', 'likelihoodDecoys'],
		});
	const ends = (widest: number) => {
		const { high, top } = rangeOf(apart(widest), 10, []);
		return [Math.round(high), Math.round(top)];
	};
	expect(ends(990)).toEqual([20, 20]);
	expect(ends(1010)).toEqual([1010, 20]);
});

const mention = (film: number, alternatives: number[], form: number) =>
	({ film, alternatives, form }) as unknown as Parameters<typeof ambiguousCases>[0][number];

test('all unsettled mentions are the rarest films they may be, or all the commonest', () => {
	const of = (mentions: ReturnType<typeof mention>[], chosen: number[] = []) =>
		ambiguousCases(
			mentions,
			new Map(chosen.map((form) => [form, 0])),
			population,
			new Set(mentions.map(({ film }) => film)),
			{},
		).map((one) => mentions.map(({ film }) => one.term(film).raters / 30 - 1));
	expect(of([mention(5, [2, 9], 1), mention(6, [], 2), mention(7, [8], 3)])).toEqual([
		[2, 6, 7],
		[9, 6, 8],
	]);
	expect(of([mention(5, [2, 9], 1), mention(7, [8], 3)], [3])).toEqual([
		[2, 7],
		[9, 7],
	]);
	expect(of([mention(6, [], 2)])).toEqual([]);
	// A twentieth of the raters of the likeliest film is plausible.
	expect(of([mention(79, [3], 1)])).toEqual([[3], [79]]);
	expect(of([mention(79, [2], 1)])).toEqual([]);
	expect(of([mention(59, [2], 1)])).toEqual([[2], [59]]);
});

test('leaving out what was never rated keeps other films and what is known', () => {
	const writer: Writer = {
		said: new Map([
			[1, 'never'],
			[4, 'never'],
			[3, 'rated'],
		]),
		history: [4, 5].map((film) => ({ film, decoy: false })),
		members: 99,
	};
	const [left] = withoutNeverRated(caseOf([1, 2, 3], writer), writer);
	expect(left).toMatchObject({ films: [2, 3], earlier: [5], members: 99 });
	const known: Writer = { said: new Map([[4, 'never']]), history: [{ film: 4, decoy: false }] };
	expect(withoutNeverRated(caseOf([2], known), known)[0]).toMatchObject({ films: [2], earlier: [] });
	expect(withoutNeverRated(caseOf([2], { history: writer.history! }), { history: writer.history! })).toEqual([]);
	// The list of ratings counts before the word.
	const listed: Writer = { ...known, rated: new Map([[4, { stars: null, day: null }]]) };
	expect(withoutNeverRated(caseOf([2], listed), listed)).toEqual([]);
});

test('how sure a searcher can be depends on the draft and on earlier posts', () => {
	const of = (films: number[], earlier: number[]) =>
		sureOf(saidCase({ films, earlier, crowdOf: (set, name) => (name === 'likelihoodDecoys' ? set + 1 : 1) }));
	expect(of([0], [])).toBe(1 / 2);
	expect(of([0], [1])).toBe(1 / 4);
	expect(of([], [1])).toBe(1 / 3);
	expect(of([], [])).toBe(0);
});
