import { expect, test } from 'vitest';
import { phrasesFor } from '../../../src/core/advice/phrases.ts';
import { phraseWords } from '../../../src/core/advice/phraseWords.ts';
import type { FilmAbout } from '../../../src/core/catalogue/about.ts';
import { filmKey, findFilm } from '../../../src/core/catalogue/titled.ts';
import { buildPack, openPack } from '../../../src/core/population/pack.ts';
import { commonness, film, POPULATION } from '../films.ts';

const about = (directors: string[], country: string): FilmAbout => ({
	...{ directors, cast: [], countries: [country], language: '', collection: '', imdb: 0, tmdb: 0 },
});
const MADE: readonly (readonly [ReturnType<typeof film>, FilmAbout])[] = [
	[film('Sátántangó', 1994, 900, { genres: ['Drama'] }), about(['Béla Tarr'], 'Hungary')],
	[film('Werckmeister Harmonies', 2000, 800, { genres: ['Drama'] }), about(['Béla Tarr'], 'Hungary')],
	[film('Little Known', 1995, 20, { genres: ['Drama'] }), about(['Béla Tarr'], 'Hungary')],
	[film('Damnation', 1988, 300, { genres: ['Drama'] }), about(['Béla Tarr', 'A Partner'], 'Hungary')],
	[film('The Man from London', 2007, 300, { genres: ['Crime'] }), about(['Béla Tarr', 'A Partner'], 'Hungary')],
	[film('Kontroll', 2003, 700, { genres: ['Comedy'] }), about(['Nimród Antal'], 'Hungary')],
	[film('The Godfather', 1972, 9000, { genres: ['Crime'] }), about(['Francis Ford Coppola'], 'United States')],
	[film('The Conversation', 1974, 4000, { genres: ['Crime'] }), about(['Francis Ford Coppola'], 'United States')],
	[film('Lost in Translation', 2003, 8000, { genres: ['Drama'] }), about(['Sofia Coppola'], 'Japan')],
	[film('Marie Antoinette', 2006, 3000, { genres: ['Drama'] }), about(['Sofia Coppola'], 'France')],
	[film('Parasite', 2019, 9000, { genres: ['Thriller'] }), about(['Bong Joon Ho'], 'South Korea')],
	[film('Mother', 2009, 3000, { genres: ['Thriller'] }), about(['Bong Joon Ho'], 'South Korea')],
	[film('Some Series', 1994, 3000, { kind: 'series', genres: ['Drama'] }), about(['Béla Tarr'], 'Hungary')],
	...Array.from({ length: 30 }, (_, i) => [film(`Filler ${i}`, 1953, 500 + i), about([], 'Peru')] as const),
];
const { catalogue: c } = openPack(
	buildPack(
		MADE.map(([each]) => each),
		POPULATION,
		commonness,
		[],
		{ about: MADE.map(([, facts]) => facts) },
	),
);
const numberOf = (title: string) => findFilm(c, { title, year: MADE.find(([each]) => each.title === title)![0].year });
const phrases = (title: string, named: string[] = []) =>
	Object.fromEntries(
		phrasesFor(c, numberOf(title), new Set(named.map(numberOf))).map(({ words, films }) => [
			words,
			films.map((each) => filmKey(c, each).title).sort(),
		]),
	);

test('phrases use the director, origin, genre and decade, each with the films that it fits', () => {
	expect(phrases('Werckmeister Harmonies')).toEqual({
		"one of Tarr's": ['Damnation', 'Sátántangó', 'The Man from London', 'Werckmeister Harmonies'],
		'a Hungarian drama': ['Damnation', 'Sátántangó', 'Werckmeister Harmonies'],
		'a Hungarian film from the 2000s': ['Kontroll', 'The Man from London', 'Werckmeister Harmonies'],
		'a Hungarian film': ['Damnation', 'Kontroll', 'Sátántangó', 'The Man from London', 'Werckmeister Harmonies'],
		'a drama from the 2000s': ['Lost in Translation', 'Marie Antoinette', 'Werckmeister Harmonies'],
		'a film from the 2000s': [
			...['Kontroll', 'Lost in Translation', 'Marie Antoinette', 'Mother', 'The Man from London'],
			'Werckmeister Harmonies',
		],
		'a drama': ['Damnation', 'Lost in Translation', 'Marie Antoinette', 'Sátántangó', 'Werckmeister Harmonies'],
	});
	expect(Object.keys(phrases('Damnation'))).toEqual(
		expect.arrayContaining(["one of Tarr and Partner's", "one of Tarr's", 'a Hungarian drama']),
	);
	const sizes = phrasesFor(c, numberOf('Werckmeister Harmonies')).map(({ films }) => films.length);
	expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
});

test('a phrase must fit another film that the post does not name', () => {
	expect(Object.keys(phrases('Kontroll'))).not.toContain('a Hungarian comedy');
	const others = ['Sátántangó', 'Damnation', 'The Man from London'];
	expect(Object.keys(phrases('Werckmeister Harmonies', others))).not.toContain("one of Tarr's");
	expect(phrases('Werckmeister Harmonies', others)['a Hungarian film']).toEqual(['Kontroll', 'Werckmeister Harmonies']);
});

test('a rare film has phrases like any other; a series has none', () => {
	expect(phrases('Little Known')["one of Tarr's"]).toContain('Little Known');
	expect(phrases('Some Series')).toEqual({});
});

test.each([
	[{ directors: ['Joel Coen', 'Ethan Coen'] }, "one of Joel and Ethan Coen's"],
	[{ directors: ['Michael Powell', 'Emeric Pressburger'] }, "one of Powell and Pressburger's"],
	[{ directors: ['Lars von Trier'] }, "one of von Trier's"],
	[{ origin: 'Italian', genre: 'Western', decade: 1960 }, 'an Italian western from the sixties'],
	[{ origin: 'Hong Kong', decade: 2010 }, 'a Hong Kong film from the 2010s'],
	[{ genre: 'Animation' }, 'an animated film'],
	[{ genre: 'Children', decade: 1980 }, "a children's film from the eighties"],
	[{ decade: 1910 }, 'a film from the 1910s'],
])('the phrase for %j is "%s"', (facts, words) => {
	expect(phraseWords(facts, () => true)).toBe(words);
});
