import { expect, test } from 'vitest';
import type { Advice } from '../../../src/core/advice/result.ts';
import type { AdvisedView } from '../../../src/messages/ui.ts';
import { SHOWN } from '../../../src/study/choices.ts';
import { DEFAULT_SHOWING, type Showing, showingOf } from '../../../src/study/showing.ts';
import {
	keptOf,
	kindOf,
	mayMention,
	mayTakeOut,
	plannedChanges,
	plannedOut,
	removable,
	suggested,
} from '../../../src/ui/popup/kind.ts';

const film = (id: number) => ({ id, title: `Film ${id}`, year: 2000 });
const add = (ids: number[], why: object | null = {}) =>
	ids.map((id) => ({ film: film(id), crowd: id, share: 0.1, why }));

/** Advice for a draft that names films 0 to 3, the first of them twice and the last in an earlier post. */
function advice(more: object = {}): Advice {
	return {
		mentions: [0, 1, 2, 3, 0].map((id) => ({ film: film(id), crowdWithout: 50 - id, published: id === 3 })),
		crowd: 20,
		tolerance: 100,
		state: 'fixable',
		earlier: { films: 0, crowd: 0 },
		plans: {
			drop: [
				{ mention: 0, crowd: 10 },
				{ mention: 4, crowd: 20 },
				{ mention: 1, crowd: 50 },
			],
			add: add([100, 101, 102, 103]),
			mixed: { drop: [{ mention: 2, crowd: 30 }], add: add([104, 100]) },
			first: { changes: [], add: [], crowd: 20 },
		},
		...more,
	} as unknown as Advice;
}
const many = Array.from({ length: 9 }, (_, id) => ({ film: film(id), crowdWithout: 1, published: false }));

const more = [{ film: film(9), crowdWithout: 0, published: false }];
const scores = many.map((_, mention) => ({ mention, to: { unscored: true } }));
const nine = many.map((_, mention) => ({ mention, to: null }));

const nothingLeft = { plans: { first: { changes: nine.slice(0, 1), empty: true } } };
const cut = { how: 'cut', words: null, says: null, after: '' };
const named = { how: 'name', words: 'a drama', says: {}, after: 'I saw a drama.' };

test.each([
	['a draft that reaches its goal is safe', { state: 'safe' }, 'safe'],
	['a plan helps', {}, 'risk'],
	['a plan helps some way', { state: 'short' }, 'risk'],
	['no plan helps', { state: 'identified' }, 'keep'],
	['no plan is long enough', { state: 'short', mentions: many }, 'keep'],
	['a plan takes out many films', { mentions: [...many, ...more], plans: { first: { changes: nine } } }, 'keep'],
	['a plan takes out as many as it may', { mentions: many, plans: { first: { changes: nine.slice(1) } } }, 'risk'],
	['a plan leaves nothing of the draft', { ...nothingLeft, wordings: [{ film: film(0), sentences: [cut] }] }, 'keep'],
	[
		'something else can be said then',
		{ ...nothingLeft, wordings: [{ film: film(0), sentences: [cut, named] }] },
		'risk',
	],
	['a plan takes out many scores', { mentions: many, plans: { first: { changes: scores } } }, 'risk'],
	['the posts before leave nobody else', { state: 'identifiedBefore' }, 'earlier'],
	['the draft adds little to the posts before', { earlier: { films: 3, crowd: 30 } }, 'earlier'],
	['the draft adds much to the posts before', { earlier: { films: 3, crowd: 60 } }, 'risk'],
	['the posts before reach the goal', { crowd: 80, earlier: { films: 3, crowd: 100 } }, 'risk'],
] as const)('the state of the popup where %s', (_, more, kind) => {
	expect(kindOf(advice(more))).toBe(kind);
});

test('films that the plan keeps stay; without a plan, the least revealing one', () => {
	const mentions = [...many, ...more];
	expect(keptOf(advice({ mentions, plans: { first: { changes: nine } } }))).toEqual([9]);
	expect(keptOf(advice({ mentions, plans: { first: { changes: nine.slice(1) } } }))).toEqual([9, 0]);
	expect(keptOf(advice({ mentions, plans: { first: { changes: [] } } }))).toEqual([9]);
});

test('where a plan leaves nothing, only what can be said otherwise is changed', () => {
	const wordings = [
		{ film: film(0), sentences: [cut, named] },
		{ film: film(1), sentences: [cut] },
	];
	const view = { advice: advice({ ...nothingLeft, wordings }), showing: DEFAULT_SHOWING, study: null };
	expect(plannedChanges(view as unknown as AdvisedView)).toEqual({
		films: [0],
		substitutes: new Map([[0, { words: 'a drama', swap: null }]]),
	});
});

test('a plan checks films whose scores go, and keeps their titles', () => {
	const planned = advice({ plans: { first: { changes: scores.slice(0, 2), add: [], crowd: 100 } } });
	const view = { advice: planned, showing: DEFAULT_SHOWING, study: null } as unknown as AdvisedView;
	const kept = { words: null, swap: null };
	expect(plannedChanges(view)).toEqual({
		films: [0, 1],
		substitutes: new Map([
			[0, kept],
			[1, kept],
		]),
	});
});

test('films from earlier posts are not taken out; a film named twice is taken out once', () => {
	expect(removable(advice()).map(({ mention }) => mention.film.id)).toEqual([0, 1, 2]);
	expect(plannedOut(advice(), DEFAULT_SHOWING)).toEqual([0, 1]);
});

test('offers follow the arm of a study', () => {
	const offered = (showing: Showing) => [plannedOut(advice(), showing), mayTakeOut(showing), mayMention(showing)];
	expect(Object.fromEntries(SHOWN.map((shows) => [shows, offered(showingOf({ shows }))]))).toEqual({
		nothing: [[], false, false],
		badge: [[], false, false],
		drop: [[0, 1], true, false],
		add: [[], false, true],
		mixed: [[2], true, true],
		all: [[0, 1], true, true],
		placebo: [[], false, false],
	});
});

test('suggests what the advice suggests, and in a study all films of the plans that its arm shows', () => {
	const ids = (inStudy: boolean) =>
		suggested(advice({ suggestions: add([200, 201]) }), inStudy).map(({ film: { id } }) => id);
	expect(ids(false)).toEqual([200, 201]);
	expect(ids(true)).toEqual([104, 100, 101, 102, 103]);
});
