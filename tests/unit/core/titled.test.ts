import { expect, test } from 'vitest';
import { filmKey, filmsTitled, findFilm } from '../../../src/core/catalogue/titled.ts';
import { testPack } from '../films.ts';

const { catalogue } = testPack();

test('every film is found by its stored key', () => {
	for (let film = 0; film < catalogue.films; film++) expect(findFilm(catalogue, filmKey(catalogue, film))).toBe(film);
});

test('titles are found in common spellings and distinguished by year', () => {
	const named = (title: string) => filmsTitled(catalogue, title).map((film) => filmKey(catalogue, film));
	expect(named('matrix reloaded')).toEqual([{ title: 'Matrix Reloaded, The', year: 2003 }]);
	expect(named('CRASH').map(({ year }) => year)).toEqual([2004, 1996]);
	expect(named('Werckmeister harmoniak')).toEqual([{ title: 'Werckmeister Harmonies', year: 2000 }]);
	for (const unknown of ['', '!!!', 'No Such Film', 'The', 'Lock, Stock &']) expect(named(unknown)).toEqual([]);
	expect(findFilm(catalogue, { title: 'Crash', year: 1999 })).toBe(-1);
	expect(findFilm(catalogue, { title: 'crash', year: 1996 })).toBe(-1);
});
