import { expect, test } from 'vitest';
import { membersOf, NOWHERE, ratesNowhere, withAnswer } from '../../../src/storage/services.ts';

test('answers add up, and “nowhere” excludes the others', () => {
	const two = withAnswer(withAnswer([], 'imdb', true), 'letterboxd', true);
	expect(two).toEqual(['imdb', 'letterboxd']);
	expect(withAnswer(two, 'imdb', true)).toEqual(['letterboxd', 'imdb']);
	expect(withAnswer(two, 'imdb', false)).toEqual(['letterboxd']);
	expect(withAnswer(two, NOWHERE, true)).toEqual([NOWHERE]);
	expect(withAnswer([NOWHERE], 'imdb', true)).toEqual(['imdb']);
	expect([two, [NOWHERE], []].map(ratesNowhere)).toEqual([false, true, false]);
});

test.each([
	[[], null],
	[['letterboxd'], null],
	[['movielens'], 330_000],
	[['letterboxd', 'trakt'], null],
	[['letterboxd', 'elsewhere'], null],
	[['letterboxd', 'of a newer version'], null],
	[[NOWHERE], null],
] as const)('%j is counted among %j members', (answers, members) => {
	expect(membersOf(answers)).toBe(members);
});
