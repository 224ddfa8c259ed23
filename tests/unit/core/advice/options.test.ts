/** Changes to a film: replaced by a phrase, left out, or swapped for another one; and ways to change several. */
import { expect, test } from 'vitest';
import { decoyCandidates } from '../../../../src/core/advice/decoys.ts';
import { areTheSame, optionsFor } from '../../../../src/core/advice/options.ts';
import { phrasesFor } from '../../../../src/core/advice/phrases.ts';
import { decoyPool } from '../../../../src/core/advice/plans.ts';
import { swapFor } from '../../../../src/core/advice/swap.ts';
import { waysToChange } from '../../../../src/core/advice/ways.ts';
import { genreBits } from '../../../../src/core/catalogue/film.ts';
import { column, packOf, RATERS, ratedBy, SIZE, saidCase, swapping } from './saidCase.ts';

const nine = ratedBy(9);

test('for each effort the ways with the most gain are kept; two films never change alike', () => {
	const option = (film: number, to: number | null, effort: number, gain: number) => ({ film, to, effort, gain });
	const choices = [
		[option(0, null, 2, 5), option(0, 7, 2.1, 9)],
		[option(1, null, 2, 6), option(1, 7, 2.1, 1)],
	];
	const ways = (kept: number) =>
		waysToChange(choices, kept).map(({ changes, effort, gain }) => [
			changes.map(({ film, to }) => `${film}${to === null ? '-' : `:${to}`}`).join(' '),
			Math.round(10 * effort),
			gain,
		]);
	expect(ways(1)).toEqual([
		['0:7 1-', 41, 15],
		['0- 1-', 40, 11],
		['0:7', 21, 9],
		['1-', 20, 6],
		['', 0, 0],
	]);
	expect(ways(2)).toEqual([
		['0:7 1-', 41, 15],
		['0- 1-', 40, 11],
		['0:7', 21, 9],
		['0- 1:7', 41, 6],
		['1-', 20, 6],
		['0-', 20, 5],
		['1:7', 21, 1],
		['', 0, 0],
	]);
	expect(waysToChange([], 3)).toEqual([{ changes: [], effort: 0, gain: 0 }]);
	// None takes the effort that is too much.
	expect(waysToChange(choices, 2, 4).map(({ effort }) => effort)).toEqual([2.1, 2, 2, 2.1, 0]);
});

test('two films change alike with the same phrase or the same other film, and never without either', () => {
	const phrase = (words: string) => ({ to: { words, says: {}, films: [1, 2], telling: 1 }, effort: 1 });
	const [out, one, two] = [null, 1, 2].map((to) => ({ to, effort: 1 })) as [
		typeof DROPPED,
		typeof DROPPED,
		typeof DROPPED,
	];
	expect([areTheSame(out, out), areTheSame(out, one), areTheSame(one, out)]).toEqual([false, false, false]);
	expect([areTheSame(one, one), areTheSame(one, two)]).toEqual([true, false]);
	expect([areTheSame(phrase('a'), phrase('a')), areTheSame(phrase('a'), phrase('b'))]).toEqual([true, false]);
	expect([areTheSame(phrase('a'), one), areTheSame(one, phrase('a'))]).toEqual([false, false]);
});
const DROPPED = { to: null as number | null, effort: 1 };

const only =
	(...raters: number[]) =>
	(film: number) =>
		!raters.includes(RATERS[film]!);

test('a film is swapped for one with its director, origin, or genres that the same people rated', () => {
	const swap = (columns: Record<string, unknown>, near: [number, number][] = [], film = 0) =>
		swapFor(swapping(columns, near), film, only(9), 1);
	expect(swap({})).toBeUndefined();
	expect(swap({ director: column({ 0: 4, [nine]: 4 }) })).toBe(nine);
	expect(swap({ director: column({ 0: 4, [nine]: 5 }) })).toBeUndefined();
	expect(swap({ origin: column({ 0: 4, [nine]: 4 }) })).toBe(nine);
	expect(swap({ origin: column({ 0: 4, [nine]: 5 }) })).toBeUndefined();
	// The first origin counts too, though half of all films have it. An unknown origin does not.
	expect(swap({ origin: column({ 0: 1, [nine]: 1 }) })).toBe(nine);
	expect(swap({}, [[0, nine]])).toBe(nine);
	const genres = (of: string[]) => ({
		genres: Uint32Array.from(RATERS, (_, f) => genreBits(f === nine ? of : ['Drama'])),
	});
	expect(swap(genres(['Drama', 'War']), [[0, nine]])).toBe(nine);
	expect(swap(genres(['Drama', 'War', 'Crime']), [[0, nine]])).toBeUndefined();
});

test('a film is swapped for the first one drawn that twice as many have rated', () => {
	const same = { director: column(Object.fromEntries(RATERS.map((_, film) => [film, 3]))) };
	const swap = (film: number, raters: number[], seed = 1) => {
		const found = swapFor(swapping(same), film, only(...raters), seed);
		return found === undefined ? null : RATERS[found];
	};
	// Film 4 has five raters, and film 5 six.
	expect([swap(4, [9]), swap(4, [10]), swap(5, [11]), swap(5, [12])]).toEqual([null, 10, null, 12]);
	expect(swap(0, [])).toBeNull();
	const all = RATERS.slice(8);
	const drawn = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => swap(0, all, seed));
	expect(new Set(drawn).size).toBeGreaterThan(3);
	expect(drawn).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => swap(0, all, seed)));
	const { films, arrivals } = decoyCandidates(decoyPool(swapping(same)), SIZE, [0], only(...all), 5);
	expect(drawn[4]).toBe(RATERS[films[arrivals.indexOf(Math.min(...arrivals))]!]);
	// Without the one that is drawn, another is.
	expect(
		swap(
			0,
			all.filter((raters) => raters !== drawn[0]),
		),
	).not.toBe(drawn[0]);
});

test('each of at most three phrases is three times as wide as the last, and none means only that film', () => {
	const draft = saidCase({ films: [0, 1], earlier: [2], crowdOf: () => 10 });
	const options = (pack: ReturnType<typeof packOf>, film = 0, says = true) =>
		optionsFor(pack, draft, film, {
			excluded: () => true,
			seed: 1,
			phrases: says ? phrasesFor(pack.catalogue, film) : [],
		}).map(({ to, effort }) => [
			to === null ? null : typeof to === 'number' ? to : [to.words, to.films.length],
			Math.round(10 * effort),
		]);
	expect(options(packOf(1905, 'IMAX'))).toEqual([[null, 20]]);
	// Films that the draft or earlier posts name are not meant: of twenty all but two.
	expect(options(packOf(1955, 'IMAX'))).toEqual([
		[['a film from the fifties', RATERS.length - 2], 10],
		[null, 20],
	]);
	// A drama, and one of the fifties, are as wide: only one of these is tried.
	expect(options(packOf(1955))).toEqual([
		[['a drama from the fifties', RATERS.length - 2], 10],
		[null, 20],
	]);
	expect(options(packOf(1955), 0, false)).toEqual([[null, 20]]);
	// A wider one comes after it, and takes a little more effort.
	const year = column(Object.fromEntries(RATERS.map((_, film) => [film, film === 0 || film === nine ? 1955 : 1905])));
	expect(options(swapping({ year }))).toEqual([
		[['a drama from the fifties', 2], 10],
		[['a drama', RATERS.length - 2], 11],
		[null, 20],
	]);
	const swap = swapping({ director: column({ 0: 4, [nine]: 4 }) });
	expect(optionsFor(swap, draft, 0, { excluded: only(9), seed: 1, phrases: phrasesFor(swap.catalogue, 0) })).toEqual([
		{ to: expect.objectContaining({ words: 'a drama' }), effort: 1 },
		{ to: null, effort: 2 },
		{ to: nine, effort: 8 },
	]);
	const below = (most: number) =>
		optionsFor(swap, draft, 0, { excluded: only(9), seed: 1, phrases: phrasesFor(swap.catalogue, 0), most }).map(
			({ effort }) => effort,
		);
	expect([below(9), below(8), below(2), below(1)]).toEqual([[1, 2, 8], [1, 2], [1], []]);
	expect(SIZE).toBe(100);
});
