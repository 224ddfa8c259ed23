import { expect, test } from 'vitest';
import { advise } from '../../../src/core/advice/advice.ts';
import { MOST_FILMS } from '../../../src/core/catalogue/catalogue.ts';
import { findMentions } from '../../../src/core/mentions/mentions.ts';
import type { PageMark } from '../../../src/messages/advice.ts';
import { withOtherMarks } from '../../../src/worker/otherMarks.ts';
import { gamesPack } from '../games.ts';

const games = gamesPack();
const TEXT = 'We played "Terra Vespertina" (2012) and the board game "Ruhrpott Barons" (1998) last night.';
const found = findMentions(games.catalogue, TEXT);
const ofGames = (tolerance = 100) => [
	{ kind: 'boardgames' as const, found, advice: advise(games, TEXT, { tolerance, found }) },
];
const UNSEEN = {
	...{ film: { id: 0, title: '', year: 0 }, alternatives: [], maybe: false, drawn: false },
	...{ crowdWithout: 900, crowdWith: 900 },
};
const [terra, ruhr] = [TEXT.indexOf('Terra'), TEXT.indexOf('Ruhrpott')];
const filmAt = (start: number, end: number, drawn = false): PageMark => ({
	...{ ...UNSEEN, start, end, drawn, form: 7, film: { id: 3, title: 'A Film', year: 1999 } },
});
const seen = (marks: PageMark[]) => marks.map(({ start, kind, drawn }) => [start, kind, drawn]);

test('games are marked beside films, in order, with numbers that no film has', () => {
	const film = filmAt(0, 2);
	const [first, ...rest] = withOtherMarks([film], ofGames(), UNSEEN, false);
	expect(first).toBe(film);
	expect(seen(rest)).toEqual([
		[terra, 'boardgames', true],
		[ruhr, 'boardgames', true],
	]);
	for (const { film: game, crowdWith, crowdWithout, form } of rest) {
		expect(game.id).toBeGreaterThanOrEqual(MOST_FILMS);
		expect(form).toBeGreaterThanOrEqual(2 ** 32);
		expect(crowdWithout).toBeGreaterThan(crowdWith);
	}
});

test('the places of marks are the same whether they are drawn, and whether what is found counts', () => {
	const places = (marks: PageMark[]) => marks.map(({ start, end, form }) => [start, end, form]);
	const drawn = withOtherMarks([], ofGames(), UNSEEN, false);
	for (const others of [ofGames(1), [{ ...ofGames()[0]!, advice: null }]]) {
		const marks = withOtherMarks([], others, UNSEEN, false);
		expect(places(marks)).toEqual(places(drawn));
		expect(marks.some((mark) => mark.drawn)).toBe(false);
	}
	expect(withOtherMarks([], ofGames(), UNSEEN, true).some((mark) => mark.drawn)).toBe(false);
});

test('of words that a film claims too, the mark is that of the game where only the game counts, drawn or not', () => {
	const terraOf = (film: PageMark, tolerance?: number) =>
		withOtherMarks([film], ofGames(tolerance), UNSEEN, false).filter(({ start }) => start < ruhr);
	const unseen: PageMark = { ...UNSEEN, start: terra, end: terra + 5, form: 7 };
	for (const within of [unseen, { ...unseen, start: terra + 6, end: terra + 10 }])
		for (const tolerance of [100, 1])
			expect(terraOf(within, tolerance)).toEqual([
				expect.objectContaining({ start: terra, end: terra + 16, kind: 'boardgames', drawn: tolerance === 100 }),
			]);
	const film = filmAt(terra, terra + 5);
	expect(terraOf(film)).toEqual([film]);
	const [, ofNone] = withOtherMarks([unseen], [{ ...ofGames()[0]!, advice: null }], UNSEEN, false);
	expect(ofNone).toMatchObject({ start: ruhr, kind: 'boardgames', drawn: false });
});

test('a game keeps its number whatever other packs are loaded', () => {
	const [game] = withOtherMarks([], ofGames(), UNSEEN, false);
	const anime = { kind: 'anime' as const, found: [], advice: null };
	expect(withOtherMarks([], [anime, ...ofGames()], UNSEEN, false)[0]).toEqual(game);
	const [asAnime] = withOtherMarks([], [{ ...ofGames()[0]!, kind: 'anime' as const }], UNSEEN, false);
	expect([asAnime!.film.id, asAnime!.form]).toEqual([game!.film.id + MOST_FILMS, game!.form + 2 ** 32]);
});
