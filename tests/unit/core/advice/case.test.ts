/** What a case is made of: who is guarded against, what is known of the writer, and which films count. */
import { expect, test } from 'vitest';
import { tfidfNorm } from '../../../../src/core/adversaries/tfidf.ts';
import { ADVERSARIES } from '../../../../src/core/adversaries/weighing.ts';
import { createCase, marginalsFor, type Writer, worstAdversaries } from '../../../../src/core/advice/case.ts';
import { ratersOfPhrase, rowsAsSaid } from '../../../../src/core/advice/phraseRows.ts';
import { caseOf, population, populationOf, SIZE } from './farApart.ts';

test('a number of ratings means one within a factor, at most that with care; no number means those who rated least', () => {
	expect(caseOf([0], { filmsRated: 100 }).activity).toEqual({ least: 40, most: 250 });
	expect(caseOf([0], { filmsRated: 100, careful: true }).activity).toEqual({ least: 40, most: 100 });
	const classes = [
		{ share: 0.2, ratings: 40 },
		{ share: 0.1, ratings: 70 },
		{ share: 0.7, ratings: 10 },
	];
	const light = (some: typeof classes) => createCase(populationOf(some), new Set([0]), { careful: true }).activity;
	expect(light(classes)).toEqual({ least: 0, most: 10 });
	expect(light(classes.map(({ ratings }, i) => ({ ratings, share: [0.2, 0.76, 0.04][i]! })))).toEqual({
		least: 0,
		most: 40,
	});
});

test('imported ratings say more about activity than their number', () => {
	const rated = (...films: number[]) => new Map(films.map((film) => [film, null]));
	expect(caseOf([0], { rated: rated(3, 7), complete: true, filmsRated: 900 }).activity).toEqual({
		...{ ratings: 2, norm: tfidfNorm([120, 240], SIZE) },
	});
	expect(caseOf([0]).activity).toBeNull();
	expect(caseOf([0], { nowhere: true, filmsRated: 20 }).activity).toBeNull();
	for (const few of [rated(), rated(3, 7)])
		expect(caseOf([0], { rated: few, filmsRated: 20 }).activity).toEqual({ least: 8, most: 50 });
	expect(caseOf([0], { rated: rated() }).activity).toBeNull();
	// A film that nearly all people rated has almost no length.
	const known = { ...population, raters: Uint32Array.from([SIZE - 1, 50]) };
	expect(createCase(known, new Set([1]), { rated: rated(0), complete: true }).activity).toEqual({
		ratings: 1,
		norm: 1,
	});
});

test('adversaries who compare stars or dates count if a named film has them', () => {
	const stars = { stars: 4, day: null };
	const dated = { stars: null, day: 100 };
	const guarded = (guard: Writer['guard'], rated: Writer['rated'] = null, more: Writer = {}) =>
		caseOf([0, 1], { ...more, guard: guard!, rated: rated! }).guarded;
	expect(guarded(['tfidf', 'exactRating'])).toEqual(['tfidf']);
	expect(guarded(['exactRating'])).toEqual(ADVERSARIES);
	expect(guarded([])).toEqual(ADVERSARIES);
	expect(guarded(null)).toEqual(ADVERSARIES);
	expect(guarded(['fuzzyRating', 'exactRating', 'tfidf'], new Map([[1, stars]]))).toEqual([
		...['fuzzyRating', 'exactRating', 'tfidf'],
	]);
	expect(guarded(['fuzzyRating', 'tfidf'], new Map([[1, dated]]))).toEqual(['tfidf']);
	expect(guarded(['fuzzyRating', 'tfidf'], new Map([[2, stars]]))).toEqual(['tfidf']);
	expect(guarded(['fuzzyRating', 'tfidf'], new Map([[2, stars]]), { history: [{ film: 2, decoy: false }] })).toEqual([
		...['fuzzyRating', 'tfidf'],
	]);
	const dates = ['scoreboardRhDates', 'scoreboardRhBoth', 'tfidf'] as const;
	expect(guarded(dates, new Map([[0, dated]]))).toEqual(dates);
	expect(guarded(dates, new Map([[0, stars]]))).toEqual(['tfidf']);
	expect(guarded(['fuzzyRating', ...dates], new Map([[0, { stars: 3, day: 9 }]]))).toEqual(['fuzzyRating', ...dates]);
});

test('plans also count an adversary who knows that films are added, and one who does not', () => {
	const of = (forPlans: boolean, guard: Writer['guard']) => {
		const { guarded, crowds, crowdByAdversary, crowd } = caseOf([0, 1], { guard: guard! }, { forPlans });
		expect(crowdByAdversary).toHaveLength(crowds.adversaries.length);
		expect(crowd).toBe(Math.min(...guarded.map((name) => crowdByAdversary[crowds.adversaries.indexOf(name)]!)));
		return crowds.adversaries;
	};
	expect(of(false, ['tfidf'])).toEqual(['tfidf']);
	expect(of(true, ['tfidf'])).toEqual(['tfidf', 'scoring', 'likelihoodDecoys']);
	expect(of(true, ['scoring', 'setIntersection'])).toEqual(['scoring', 'setIntersection', 'likelihoodDecoys']);
	expect(of(true, null)).toEqual(ADVERSARIES);
	const two = caseOf([0, 1], { guard: ['tfidf', 'setIntersection', 'scoring'] });
	const worst = worstAdversaries(two, 3).map((name) => two.crowdByAdversary[two.crowds.adversaries.indexOf(name)]!);
	expect(worst).toEqual(worst.toSorted((a, b) => a - b));
	expect(worstAdversaries(two, 1)).toEqual(worstAdversaries(two, 3).slice(0, 1));
});

test('a mention counts with its raters, with stars, and with the days to the nearest post that names it', () => {
	const rated = new Map([
		[0, { stars: 4, day: 100 }],
		[1, { stars: null, day: 100 }],
		[2, null],
	]);
	const history = [
		{ film: 1, decoy: false, days: [50, 130] },
		{ film: 3, decoy: false, days: [5] },
	];
	const of = (film: number, writer: Writer = {}) => caseOf([0, 1, 2], { rated, history, ...writer }).term(film);
	expect(of(0)).toEqual({ raters: 30, own: 1, stars: 4, days: null });
	expect(of(0, { today: 93 })).toEqual({ raters: 30, own: 1, stars: 4, days: 7 });
	expect(of(1)).toEqual({ raters: 60, own: 1, stars: null, days: 30 });
	expect(of(1, { today: 90 })).toMatchObject({ days: 10 });
	expect(of(2, { today: 90 })).toEqual({ raters: 90, own: 1, stars: null, days: null });
	// What the draft does not name is not mentioned today.
	expect(of(3, { today: 5, rated: new Map([[3, { stars: 1, day: 8 }]]) })).toMatchObject({ stars: 1, days: 3 });
	expect(of(4, { today: 5, rated: new Map([[4, { stars: 1, day: 8 }]]) })).toMatchObject({ days: null });
	const other = caseOf([0], { rated, today: 90 }, { substitutes: new Map([[0, 1]]) });
	expect(other.term(0)).toEqual({ raters: 60, own: 1, stars: null, days: 10 });
	expect(caseOf([4], {}, { substitutes: new Map([[4, 5]]) }).own(4)).toBeCloseTo(0.82, 9);
	const said = new Map([[5, 'never' as const]]);
	expect(caseOf([4], { said }, { substitutes: new Map([[4, 5]]) }).own(4)).toBe(0);
	expect(caseOf([4], { said }).own(4)).toBeCloseTo(0.82, 9);
});

test('films in the draft, in earlier posts, and behind phrases are separate, the rarest first', () => {
	const phrase = { words: 'a drama', says: { genre: 'Drama' }, films: [0, 1], telling: 8 };
	const phrased = new Map([8, 3, 6].map((film) => [film, phrase]));
	const history = [6, 2].map((film) => ({ film, decoy: false }));
	const one = caseOf([9, 3, 2, 4], { history, phrasesInDraft: phrased });
	expect([one.films, one.earlier]).toEqual([
		[3, 4, 9],
		[2, 6, 8],
	]);
	expect(one.marginals).toBe(marginalsFor(population));
	const none = caseOf([], { members: 77 });
	expect(none).toMatchObject({ films: [], earlier: [], crowd: 77, members: 77 });
	expect(caseOf([])).toMatchObject({ crowd: SIZE, members: SIZE });
	expect(caseOf([], { history }).crowd).toBeLessThan(SIZE);
});

test('beyond the limit the most revealing films stay, the rarest first', () => {
	const of = (films: number[], most: number, writer: Writer = {}) => caseOf(films, writer, { most }).films;
	expect(of([9, 1, 5, 3], 4)).toEqual([1, 3, 5, 9]);
	expect(of([9, 1, 5, 3], 2)).toEqual([1, 3]);
	expect(of([9, 1, 5, 3], 2, { said: new Map([[1, 'never']]) })).toEqual([3, 5]);
	expect(of([9, 1, 5, 3], 2, { said: new Map([[5, 'rated']]) })).toEqual([1, 5]);
	expect(of([9, 1, 5, 3], 3, { said: new Map([1, 3, 5, 9].map((film) => [film, 'never'])) })).toEqual([1, 3, 5]);
	const history = [9, 1, 5, 3].map((film) => ({ film, decoy: film === 1 }));
	expect(caseOf([], { history }, { most: 2 }).earlier).toEqual([3, 5]);
	const decoys = new Set([1]);
	expect(of([9, 1, 5, 3], 2, { decoys })).toEqual([3, 5]);
});

test('a phrase counts as all of its films, even those that the writer may not mean', () => {
	const one = caseOf([0, 1]);
	const phrase = { words: 'a drama', says: { genre: 'Drama' }, films: [0, 10, 20], telling: 8 };
	const raters = ratersOfPhrase(one, phrase);
	expect(raters).toBeGreaterThan(630);
	expect(raters).toBeLessThan(30 + 330 + 630);
	expect(Number.isInteger(raters)).toBe(true);
	expect(ratersOfPhrase(one, { ...phrase, films: [20] })).toBe(630);
	const seen: unknown[] = [];
	const film = (term: unknown) => {
		seen.push(term);
		return [];
	};
	const watched = { ...one, crowds: { ...one.crowds, film } };
	rowsAsSaid(watched, 0, phrase);
	expect(seen).toEqual(
		[{ raters, own: 1 - 0.18 * (1 - raters / SIZE), stars: null, days: null }].map((term) => ({
			...term,
			own: expect.closeTo(term.own, 9),
		})),
	);
	expect(rowsAsSaid(one, 0, undefined)).toEqual(one.rows(0));
});
