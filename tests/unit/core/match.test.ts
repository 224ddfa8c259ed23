import { expect, test } from 'vitest';
import { findFilms, matchFilm } from '../../../src/core/catalogue/match.ts';
import { filmKey } from '../../../src/core/catalogue/titled.ts';
import { buildPack, openPack } from '../../../src/core/population/pack.ts';
import { commonness, FILMS, film, POPULATION } from '../films.ts';

const MORE = [
	film('Emma.', 2020, 900),
	film('Emma', 1996, 800),
	film('The Batman', 2022, 9000),
	film('Batman', 1989, 8000),
	film('Suspiria', 1977, 9000),
	film('Suspiria', 2018, 600),
	film('Chaos Walking', 2021, 700, { otherTitles: ['Chaos Walking (2018)'] }),
	film('Amores perros', 2000, 900, { otherTitles: ["Love's a Bitch"] }),
];
const { catalogue } = openPack(buildPack([...FILMS, ...MORE], POPULATION, commonness));
const name = (number: number) => {
	const { title, year } = filmKey(catalogue, number);
	return `${title} ${year}`;
};
function match(titles: string | string[], year: number | null, seen: number | null = null) {
	const { film, suggestions } = matchFilm(catalogue, { titles: [titles].flat(), year, seen });
	return film < 0 ? suggestions.map(name) : name(film);
}

test.each<[string | string[], number, string]>([
	['Heat', 1995, 'Heat 1995'],
	['HEAT', 1996, 'Heat 1995'],
	['Crash', 1996, 'Crash 1996'],
	['Crash', 2005, 'Crash 2004'],
	['Matrix, The', 1999, 'The Matrix 1999'],
	['The Matrix Reloaded', 2003, 'Matrix Reloaded, The 2003'],
	['Amelie', 2001, 'Amélie 2001'],
	['Lock Stock and Two Smoking Barrels', 1998, 'Lock, Stock & Two Smoking Barrels 1998'],
	['Dune – Part Two', 2024, 'Dune: Part Two 2024'],
	['Unheard of', 2000, 'Amores perros 2000'],
	['Batman', 1989, 'Batman 1989'],
	['Chaos Walking', 2018, 'Chaos Walking 2021'],
])('%s (%i) is %s', (title, year, expected) => {
	expect(match(title === 'Unheard of' ? [title, 'Loves a Bitch'] : title, year)).toBe(expected);
});

test('a film of a distant year is suggested, not matched', () => {
	expect(match('Heat', 1999)).toEqual(['Heat 1995']);
	expect(match('Chaos Walking', 2017)).toEqual(['Chaos Walking 2021']);
	expect(match('Dune', 2021)[0]).toBe('Dune: Part Two 2024');
	expect(match('No Such Film', 1999)).toEqual([]);
});

test('without a year only an unambiguous title matches', () => {
	expect(match('Heat', null)).toBe('Heat 1995');
	expect(match('Suspiria', null)).toBe('Suspiria 1977');
	expect(match('The Batman', null)).toBe('The Batman 2022');
	expect(match('Batman', null)).toBe('Batman 1989');
	expect(match('Crash', null)).toEqual(['Crash 2004', 'Crash 1996']);
	expect(match('Crash', null, 2000)).toBe('Crash 1996');
	expect(match('Heat', null, 1990)).toEqual(['Heat 1995']);
});

test('titles with the same beginning are found, the most rated first', () => {
	const found = (text: string) => findFilms(catalogue, text).map(name);
	expect(found('matrix')).toEqual(['The Matrix 1999', 'Matrix Reloaded, The 2003']);
	expect(found('popular number')).toHaveLength(10);
	expect(found('popular number')[0]).toBe('Popular Number 139 1999');
	expect(found('')).toEqual([]);
	expect(found('flowerpot')).toEqual([]);
});
