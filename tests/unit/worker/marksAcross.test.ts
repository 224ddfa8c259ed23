/** Marks of a draft that names films and games. */
import { expect, test } from 'vitest';
import { advise } from '../../../src/core/advice/advice.ts';
import type { FoundItems } from '../../../src/core/mentions/findItems.ts';
import { findMentions, type Mention } from '../../../src/core/mentions/mentions.ts';
import type { PageMark } from '../../../src/messages/advice.ts';
import { DEFAULT_SHOWING } from '../../../src/study/showing.ts';
import { type CardFacts, factsOf, marksOf } from '../../../src/worker/marks.ts';
import { gamesPack } from '../games.ts';

const games = gamesPack();
const TEXT = 'We played "Terra Vespertina" (2012) and the board game "Ruhrpott Barons" (1998) last night.';
const all = findMentions(games.catalogue, TEXT);
const foundGames: FoundItems = { kind: 'boardgames', all, mentions: all };
const [terra, ruhr] = [TEXT.indexOf('Terra'), TEXT.indexOf('Ruhrpott')];
const gamesMarked = (tolerance = 100, unmarked = false) => {
	const advice = advise(games, TEXT, { tolerance, found: all });
	return factsOf(
		{ kind: 'boardgames', advice, full: advice },
		{ marks: 'all', unmarked, text: TEXT, showing: DEFAULT_SHOWING },
	);
};
const aFilm = (start: number, end: number): FoundItems => {
	const mention = { ...all[0]!, start, end, film: 3, form: 7 } satisfies Mention;
	return { kind: 'films', all: [mention], mentions: [mention] };
};
const MARKED: CardFacts = {
	...{ id: 3, title: 'A Film', about: '1999', cost: 900, maybe: false, drawn: false },
	...{ why: '', choices: [] },
};
const marks = (films: FoundItems | null, isCounted = false, ofGames: Map<number, CardFacts> | null = gamesMarked()) =>
	marksOf(
		[...(films === null ? [] : [films]), foundGames],
		new Map([
			['films', new Map(isCounted ? [[films!.all[0]!.start, MARKED]] : [])],
			...(ofGames === null ? [] : [['boardgames', ofGames] as const]),
		]),
	);
const seen = (shown: PageMark[]) => shown.map(({ start, kind, drawn }) => [start, kind, drawn]);

test('games and films are marked, in order, by their numbers in the pack of games', () => {
	const [first, ...rest] = marks(aFilm(0, 2), true);
	expect(first).toEqual({ start: 0, end: 2, ...MARKED });
	expect(seen(rest)).toEqual([
		[terra, 'boardgames', true],
		[ruhr, 'boardgames', true],
	]);
	expect(rest.map(({ id }) => id)).toEqual(all.map(({ film }) => film));
	for (const { why } of rest) expect(why).toContain('Few people on board game sites have rated it.');
});

test('places of marks are the same whether or not they are drawn or count', () => {
	const places = (shown: PageMark[]) => shown.map(({ start, end }) => [start, end]);
	const drawn = marks(null);
	for (const games of [gamesMarked(1), gamesMarked(100, true), null]) {
		const shown = marks(null, false, games);
		expect(places(shown)).toEqual(places(drawn));
		expect(shown.some((mark) => mark.drawn)).toBe(false);
	}
});

test('words shared with a film get the game’s mark if only the game counts, drawn or not', () => {
	const before = (shown: PageMark[]) => shown.filter(({ start }) => start < ruhr);
	for (const within of [aFilm(terra, terra + 5), aFilm(terra + 6, terra + 10)])
		for (const tolerance of [100, 1])
			expect(before(marks(within, false, gamesMarked(tolerance)))).toEqual([
				expect.objectContaining({ start: terra, end: terra + 16, kind: 'boardgames', drawn: tolerance === 100 }),
			]);
	const film = aFilm(terra, terra + 5);
	expect(before(marks(film, true))).toEqual([{ start: terra, end: terra + 5, ...MARKED }]);
	const [ofFilm, ofNone] = marks(film, false, null);
	expect(ofFilm).not.toHaveProperty('kind');
	expect(ofNone).toMatchObject({ start: ruhr, kind: 'boardgames', drawn: false });
});
