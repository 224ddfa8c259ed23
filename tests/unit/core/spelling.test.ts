import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filmAt, postingFilm } from '../../../src/core/catalogue/catalogue.ts';
import { findCandidates } from '../../../src/core/mentions/candidates.ts';
import { editDistance } from '../../../src/core/mentions/editDistance.ts';
import { makeSpeller } from '../../../src/core/mentions/spelling.ts';
import { tokenize } from '../../../src/core/mentions/tokens.ts';
import { buildPack, openPack } from '../../../src/core/population/pack.ts';
import { commonness, FILMS, film, POPULATION } from '../films.ts';

const films = [
	...FILMS,
	film('Blade Runner', 1982, 9000),
	film('The Borderlands', 2013, 300),
	film('Inglourious Basterds', 2009, 9000),
	film('The Hunt for Red October', 1990, 4000),
	film('The Tale of The Princess Kaguya', 2013, 4000),
	film('Spider-Man', 2002, 9000),
	film('No Country for Old Men', 2007, 9000),
	film('The Omega Man', 1971, 2000),
	film('Andaz Apna Apna', 1994, 900),
	film('Andaaz', 1949, 100),
	film('Rashomon', 1950, 3000),
	film('Jurassic Park', 1993, 9000),
	film('Gattaca', 1997, 4000),
	film('No Country', 2006),
	film('Blade Runner 2', 2030),
	film('Bladerunner Days', 2001),
];
const { catalogue } = openPack(buildPack(films, POPULATION, (word) => (word === 'no' ? 110 : commonness(word))));

/** Every candidate of a text as "words of the text = title". */
function candidates(text: string): string[] {
	const tokens = tokenize(catalogue, text);
	return findCandidates(catalogue, tokens, makeSpeller(catalogue, tokens)).map(({ first, last, node }) => {
		const named = filmAt(catalogue, postingFilm(catalogue.posting[catalogue.nodePosting[node]!]!));
		return `${text.slice(tokens.start[first], tokens.end[last - 1])} = ${named.title}`;
	});
}

test.each([
	['watched bladerunner', 'bladerunner = Blade Runner'],
	['watched bladerunner2', 'bladerunner2 = Blade Runner 2'],
	['watched TheBorderlands', 'TheBorderlands = The Borderlands'],
	['and with it jurrasic park', 'jurrasic park = Jurassic Park'],
	['rewatched gatacca', 'gatacca = Gattaca'],
	['and with it rashoman', 'rashoman = Rashomon'],
	['The Border Lands', 'Border Lands = The Borderlands'],
	['liked Inglorious Basterds', 'Inglorious Basterds = Inglourious Basterds'],
	['Hunt for the red October', 'Hunt for the red October = The Hunt for Red October'],
	['tale of princess Kaguya', 'tale of princess Kaguya = The Tale of The Princess Kaguya'],
	['Spiderman and Spider Man', 'Spiderman = Spider-Man'],
	['Spiderman and Spider Man', 'Spider Man = Spider-Man'],
	['both Blade Runners', 'Blade Runners = Blade Runner'],
	["the Matrix's end", "Matrix's = The Matrix"],
	['I adored Koyanisqatsi', 'Koyanisqatsi = Koyaanisqatsi'],
	['the villain of No County for Old Men', 'No County for Old Men = No Country for Old Men'],
	['The Omega Men', 'Omega Men = The Omega Man'],
	["try 'Andaaz apna apna'", 'Andaaz apna apna = Andaz Apna Apna'],
])('%j holds %j', (text, expected) => {
	expect(candidates(text)).toContain(expected);
});

test('in a long text only the likeliest words are corrected, in any place', () => {
	const unlikely = Array.from({ length: 12 }, (_, i) => `and qwert${'bcdfghjklmnp'[i]}uiop`).join(' ');
	expect(candidates(`${unlikely} then we watched "Rashoman"`)).toEqual(['Rashoman = Rashomon']);
});

test('the first letter is assumed to be right', () => {
	expect(candidates('films, Trashomon')).toEqual([]);
	expect(candidates('films, Rasshomon')).toEqual(['Rasshomon = Rashomon']);
});

test('neither an everyday word nor a lone misspelled one begins a title', () => {
	expect(candidates('no county')).toEqual([]);
	expect(candidates('no county for old men')[0]).toBe('no county for old men = No Country for Old Men');
});

test('words of up to four letters are never corrected', () => {
	expect(candidates('watched hest, heap, heet')).toEqual([]);
});

test('the edit distance equals the textbook’s or exceeds its limit', () => {
	const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
	const units = (s: string) => Uint16Array.from(s, (c) => c.charCodeAt(0));
	const slow = (a: string, b: string): number => {
		if (a === '' || b === '') return a.length + b.length;
		const ways = [
			slow(a.slice(1), b) + 1,
			slow(a, b.slice(1)) + 1,
			slow(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1),
		];
		if (a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0]) ways.push(slow(a.slice(2), b.slice(2)) + 1);
		return Math.min(...ways);
	};
	fc.assert(
		fc.property(letters, letters, fc.integer({ min: 0, max: 7 }), (a, b, most) => {
			const expected = slow(a, b);
			const found = editDistance(units(a), 0, a.length, units(b), 0, b.length, most);
			if (expected <= most) expect(found).toBe(expected);
			else expect(found).toBeGreaterThan(most);
		}),
	);
});
