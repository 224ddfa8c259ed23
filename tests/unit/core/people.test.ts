import { expect, test } from 'vitest';
import { type FilmAbout, surnameBits, surnameOf } from '../../../src/core/catalogue/about.ts';
import { openCatalogue } from '../../../src/core/catalogue/catalogue.ts';
import { decodePack, encodePack, PackError } from '../../../src/core/catalogue/codec.ts';
import { filmOfLink } from '../../../src/core/catalogue/links.ts';
import { collectionOf, peopleOf } from '../../../src/core/catalogue/people.ts';
import { shipPack, unshipPack } from '../../../src/core/catalogue/shipping.ts';
import { filmKey, findFilm } from '../../../src/core/catalogue/titled.ts';
import { scanWords } from '../../../src/core/catalogue/words.ts';
import { buildPack, openPack } from '../../../src/core/population/pack.ts';
import { commonness, FILMS, POPULATION } from '../films.ts';

const KNOWN: Record<string, FilmAbout> = {
	'The Matrix': about(['Lana Wachowski', 'Lilly Wachowski'], ['Keanu Reeves'], 'Matrix', 133093, 603),
	'Matrix Reloaded, The': about(['A', 'B', 'C'], ['K', 'L', 'M', 'N'], 'Matrix', 234215, 604),
	Heat: about(['Michael Mann'], ['Robert Downey Jr.'], '', 113277, 949),
};
function about(directors: string[], cast: string[], collection: string, imdb: number, tmdb: number): FilmAbout {
	return { directors, cast, countries: ['United States'], language: 'en', collection, imdb, tmdb };
}
const pack = buildPack(FILMS, POPULATION, commonness, [], { about: FILMS.map(({ title }) => KNOWN[title]) });
const { catalogue: c } = openPack(unshipPack(shipPack(pack)));
const numberOf = (title: string, year: number) => findFilm(c, { title, year });
const titleOf = (film: number) => (film < 0 ? null : filmKey(c, film).title);

test('a film has the surnames of two directors and three actors, in bits of the hash of the last word', () => {
	const people = (title: string, year: number) => [...peopleOf(c, numberOf(title, year))];
	const [wachowski, reeves, mann, downey] = ['Wachowski', 'Reeves', 'Mann', 'Downey'].map(surnameOf);
	expect(people('The Matrix', 1999)).toEqual([wachowski, wachowski, reeves, 0, 0]);
	expect(people('Heat', 1995)).toEqual([mann, 0, downey, 0, 0]);
	expect(people('Matrix Reloaded, The', 2003)).toEqual(['A', 'B', 'K', 'L', 'M'].map(surnameOf));
	expect(people('Fight Club', 1999)).toEqual([0, 0, 0, 0, 0]);
	expect(surnameBits(scanWords("Mann's").hash[0]!)).not.toBe(mann);
	expect(surnameBits(scanWords('MANN').hash[0]!)).toBe(mann);
	expect(surnameOf('Lee Chang-dong')).toBe(surnameOf('dong'));
	expect(surnameOf('★')).toBe(0);
});

test('films of a collection have its number', () => {
	const matrix = collectionOf(c, numberOf('The Matrix', 1999));
	expect(matrix).toBeGreaterThan(0);
	expect(collectionOf(c, numberOf('Matrix Reloaded, The', 2003))).toBe(matrix);
	expect(collectionOf(c, numberOf('Heat', 1995))).toBe(0);
});

test.each([
	['https://www.imdb.com/title/tt0113277/', 'Heat'],
	['http://imdb.com/de/title/tt0133093?ref=x', 'The Matrix'],
	['https://www.imdb.com/title/tt9999999/', null],
	['https://www.imdb.com/name/nm0113277/', null],
	['https://www.themoviedb.org/movie/949-heat', 'Heat'],
	['https://www.themoviedb.org/tv/949', null],
	['https://letterboxd.com/film/heat-1995/', 'Heat'],
	['https://letterboxd.com/someone/film/fight-club/', 'Fight Club'],
	['https://letterboxd.com/film/rocky-ii', 'Rocky II'],
	['https://letterboxd.com/film/crash-2004/', 'Crash'],
	['https://letterboxd.com/film/no-such-film/', null],
	['https://example.org/heat', null],
])('%s leads to %s', (link, title) => {
	expect(titleOf(filmOfLink(c, link))).toBe(title);
});

test('a dated page belongs to the film of that year, an undated one to the most rated', () => {
	const year = (slug: string) => filmKey(c, filmOfLink(c, `letterboxd.com/film/${slug}`)).year;
	expect([year('crash-1996'), year('crash-1996-1'), year('crash')]).toEqual([1996, 1996, 2004]);
});

test('a pack may lack people, but mismatched sections are refused', () => {
	const without = openPack(buildPack(FILMS, POPULATION, commonness)).catalogue;
	expect([...peopleOf(without, 3)]).toEqual([0, 0, 0, 0, 0]);
	expect(collectionOf(without, 3)).toBe(0);
	expect(filmOfLink(without, 'imdb.com/title/tt0113277')).toBe(-1);
	const good = decodePack(pack);
	for (const name of ['people', 'collection', 'imdb', 'tmdb'] as const) {
		const bad = encodePack({ ...good, [name]: good[name]!.slice(1) });
		expect(() => openCatalogue(decodePack(bad))).toThrow(PackError);
	}
});
