/** Which places of a text may name a film, before anything is judged. */
import { describe, expect, test } from 'vitest';
import { filmTitles, postingFilm } from '../../../src/core/catalogue/catalogue.ts';
import { prepare } from '../../../src/core/mentions/prepare.ts';
import { spanOf } from '../../../src/core/mentions/span.ts';
import { buildPack, openPack } from '../../../src/core/population/pack.ts';
import { commonness, FILMS, film, POPULATION } from '../films.ts';

const films = [
	...FILMS,
	film('Inception', 2010, 20_000),
	film('Real Steel', 2011, 3000),
	film('Guardians of the Galaxy', 2014, 20_000),
	film('The Shawshank Redemption', 1994, 30_000),
	film('The Grand Budapest Hotel', 2014, 25_000),
	film('Redemption', 2013, 200),
	film('Grand Hotel', 1932, 900),
	film('X-Men: The Last Stand', 2006, 9000),
];
const { catalogue } = openPack(buildPack(films, POPULATION, commonness));

/** The words of a text that may name a film, with that film. */
function candidatesIn(text: string): string[] {
	const { scene, candidates } = prepare(catalogue, text);
	return candidates.map((candidate) => {
		const [start, end] = spanOf(scene, candidate);
		return `${text.slice(start, end)} = ${filmTitles(catalogue, postingFilm(candidate.posting))[0]}`;
	});
}

const isFound = (text: string, expected: string) => expect(candidatesIn(text)).toContain(expected);

describe('words that French and Italian elide before a title', () => {
	test.each(["le réalisateur d'Inception", 'au cœur d’Inception', "ce qu'Inception montre"])('%s', (text) => {
		expect(candidatesIn(text)).toContain('Inception = Inception');
	});

	test('are left on other words', () => {
		expect(candidatesIn("don't blame me for x'inception")).toEqual([]);
	});
});

describe('a typing error in the first word', () => {
	test.each([
		['I watched Reel Steel yesterday', 'Reel Steel = Real Steel'],
		['Gaurdians of the Galaxy is fun', 'Gaurdians of the Galaxy = Guardians of the Galaxy'],
	])('%s', isFound);

	test('is not assumed if the first letter differs', () => {
		expect(candidatesIn('a Meal Steel counter')).not.toContain('Meal Steel = Real Steel');
	});
});

describe('words that only one well-known title has', () => {
	test.each([
		['the next Shawshank', 'Shawshank = The Shawshank Redemption'],
		['Boyhood and Grand Budapest', 'Grand Budapest = The Grand Budapest Hotel'],
	])('%s', isFound);

	test('do not include words of other titles', () => {
		expect(candidatesIn('his Redemption')).toEqual(['Redemption = Redemption']);
	});
});

test('numbers of a series may be joined to its name', () => {
	expect(candidatesIn('xmen 3 was a disaster')).toContain('xmen 3 = X-Men: The Last Stand');
});
