import { expect, test } from 'vitest';
import { factsLines } from '../../../../src/lab/facts/about.ts';
import { factsText, parseFacts } from '../../../../src/pack/facts.ts';
import { byFilm } from '../../../../src/pack/table.ts';
import { film } from '../../films.ts';
import { NOTHING } from './folder.ts';

const FILMS = [
	film('Glass', 2022, 900, { otherTitles: ['Glass: A Mystery'] }),
	film('Rare', 1985, 9),
	film('Rarer', 1985),
];
const FACTS = new Map([
	[
		'Glass\t2022',
		{
			...NOTHING,
			directors: ['A', 'B', 'C'],
			imdb: 'tt0012345',
			countries: ['Italy'],
			language: 'en?',
			collection: 'G?',
		},
	],
	['Glass: A Mystery\t2022', { ...NOTHING, directors: ['D'], tmdb: '7' }],
	['Rare\t1985', { ...NOTHING, directors: ['A'], collection: 'R' }],
	['Rarer\t1985', { ...NOTHING, directors: ['A'] }],
	['Elsewhere\t1985', { ...NOTHING, directors: ['A'] }],
]);

test('facts from merged rows are joined, and little-known films keep only their collection', () => {
	const lines = factsLines(FILMS, FACTS);
	const empty = { directors: [], cast: [], countries: [], language: '', imdb: 0, tmdb: 0 };
	expect(lines).toEqual([
		{
			...empty,
			title: 'Glass',
			year: 2022,
			directors: ['A', 'B'],
			countries: ['Italy'],
			language: 'en',
			collection: 'G',
			imdb: 12345,
			tmdb: 7,
		},
		{ ...empty, title: 'Rare', year: 1985, collection: 'R' },
	]);
	expect(factsText(lines)).toContain('\ttt0012345\t7\n');
	expect(parseFacts(factsText(lines), 'x.tsv')).toEqual(lines);
	expect(byFilm(FILMS, lines).map((line) => line?.collection)).toEqual(['G', 'R', undefined]);
});

test('an invalid facts file is refused with the line', () => {
	const header = factsText([]);
	expect(() => parseFacts('title\n', 'x.tsv')).toThrow('x.tsv, line 1: the header must be title, year, directors');
	expect(() => parseFacts(`${header}Glass\t2022\n`, 'x.tsv')).toThrow('x.tsv, line 2: has 2 columns instead of 9');
	expect(() => parseFacts(`${header}Glass\t2022\t\t\t\t\t\t12\t7\n`, 'x.tsv')).toThrow('x.tsv, line 2: the year');
});
