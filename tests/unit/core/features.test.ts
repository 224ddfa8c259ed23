import { expect, test } from 'vitest';
import { packCommon } from '../../../src/core/catalogue/common.ts';
import type { ForeignTitle } from '../../../src/core/catalogue/foreign.ts';
import type { Namesake } from '../../../src/core/catalogue/namesakes.ts';
import { CONTEXT, type ContextFeature, describeContext } from '../../../src/core/mentions/context.ts';
import { FEATURES, type Feature } from '../../../src/core/mentions/featureNames.ts';
import { findMentions } from '../../../src/core/mentions/mentions.ts';
import { describeAll, prepare } from '../../../src/core/mentions/prepare.ts';
import { WORD_WEIGHTS } from '../../../src/core/mentions/wordModel.ts';
import { buildPack, openPack } from '../../../src/core/population/pack.ts';
import { commonness, FILMS, film, POPULATION } from '../films.ts';

const films = [
	...FILMS,
	film('Dune', 1984, 2000),
	film('Dune', 2021, 20_000),
	film('Chicago', 2002, 5000),
	film('Nebraska', 2013, 5000),
	film('Se7en', 1995, 20_000),
	film('Saw', 2004, 20_000),
	film('Amy', 2015, 5000),
];
const namesakes: Namesake[] = [
	{ name: 'Chicago', kind: 'place', level: 2 },
	{ name: 'Nebraska', kind: 'place', level: 2 },
	{ name: 'Dune', kind: 'book', level: 3 },
	{ name: 'Heat', kind: 'series', level: 3 },
	{ name: 'Fight Club', kind: 'phrase', level: 2 },
];
const commonnessWithAmy = (word: string) => (word === 'amy' ? packCommon(1000, true) : commonness(word));
/** The sections about films and titles in other languages go by a film's place in the list. */
const about = films.map(({ title }) =>
	title === 'Fight Club'
		? {
				directors: ['David Fincher'],
				cast: ['Brad Pitt'],
				countries: [],
				language: '',
				collection: '',
				imdb: 0,
				tmdb: 0,
			}
		: undefined,
);
const titles = films.map(({ title }): ForeignTitle[] =>
	title === 'Pulp Fiction' ? [{ language: 'de', title: 'Schundgeschichten' }] : [],
);
const { catalogue } = openPack(buildPack(films, POPULATION, commonnessWithAmy, [], { namesakes, titles, about }));
const NO_WORDS = { scale: 1, weights: new Int8Array(WORD_WEIGHTS) };

/** The features of the last candidate spelled like `surface`; 0 without a candidate. */
function seen(text: string, surface: string, feature: Feature | ContextFeature): number {
	const { scene, candidates, surroundings } = prepare(catalogue, text);
	const { start, end } = scene.tokens;
	const i = candidates.findLastIndex(({ first, last }) => text.slice(start[first], end[last - 1]) === surface);
	if (i < 0) return 0;
	const own = (FEATURES as readonly string[]).indexOf(feature);
	if (own >= 0) return describeAll(scene, candidates)[i * FEATURES.length + own]!;
	const likely = new Float64Array(candidates.length).fill(0.9);
	const rows = describeContext(scene, candidates, likely, surroundings, NO_WORDS);
	return rows[i * CONTEXT.length + (CONTEXT as readonly string[]).indexOf(feature)]!;
}

test.each<[string, string, Feature]>([
	['I liked the 1984 Dune', 'Dune', 'yearBefore'],
	['Heat (1995) - 8/10', 'Heat', 'scoreAfter'],
	['Heat gets a 4 out of 5', 'Heat', 'scoreAfter'],
	['_Heat_ ★★★½', 'Heat', 'scoreAfter'],
	['I love all Matrix movies', 'Matrix', 'filmsNext'],
	['I saw Heat with Robert', 'Heat', 'nameWithAfter'],
	['I saw the new Dune', 'Dune', 'versionBefore'],
	['It was long. Heat. Then bed', 'Heat', 'wholeSentence'],
	['See [Heat](https://example.org)', 'Heat', 'linkLabel'],
	['I saw Heat there', 'Heat', 'capitalsAmid'],
	['In Fight. Club life', 'Fight. Club', 'divided'],
	['Well, she said HEAT is it', 'HEAT', 'upperOneWord'],
	['It is called "Heat" there', 'Heat', 'quotedOneWord'],
	['I finished the novel Dune today', 'Dune', 'bookNear'],
	['Books:\n- Emma\n- Dune', 'Dune', 'bookNear'],
	['Chapter 3 of this novel, by an author I read: Dune', 'Dune', 'bookInBooks'],
	['The second season of Heat', 'Heat', 'seriesInTv'],
	['We bought the album Heat', 'Heat', 'musicNear'],
	['My favorite game is Heat', 'Heat', 'gameNear'],
	['I liked Dune by Frank', 'Dune', 'byName'],
	["David Fincher's Fight Club", 'Fight Club', 'directorNear'],
	['Fight Club with Brad Pitt', 'Fight Club', 'castNear'],
	['Ich habe gestern Schundgeschichten gesehen und es war nicht gut', 'Schundgeschichten', 'foreignFits'],
])('%j: the features of %j include %s', (text, surface, feature) => {
	expect(seen(text, surface, feature)).toBe(1);
	expect(
		seen(
			`Nothing is said here of ${surface.replace('. ', ' ').toLowerCase()} or so`,
			surface.replace('. ', ' ').toLowerCase(),
			feature,
		),
	).toBe(0);
});

test('a title in another language than its text is recognized as foreign', () => {
	const features = (text: string) =>
		(['foreignText', 'foreignFits', 'foreignStranger'] as const).map((name) => seen(text, 'Schundgeschichten', name));
	expect(features('I have not seen this but Schundgeschichten is what it was')).toEqual([0, 0, 1]);
	expect(features('Ich habe gestern Schundgeschichten gesehen und es war nicht gut')).toEqual([1, 1, 0]);
	expect(features('No he visto Schundgeschichten pero está muy bien para mi')).toEqual([1, 0, 1]);
});

test('a feature says how common the words of a title are as a phrase', () => {
	expect(seen('we met at the fight club today', 'fight club', 'phraseLevel')).toBeCloseTo(2 / 3, 10);
	expect(seen('we met at the matrix today', 'matrix', 'phraseLevel')).toBe(0);
});

test('a distant name supports a title less than a near one, and a common word gives no support', () => {
	const far = `Fight Club ${'and so it went on '.repeat(8)} said Fincher`;
	expect([seen(far, 'Fight Club', 'directorNear'), seen(far, 'Fight Club', 'makerNamed')]).toEqual([0, 1]);
	expect(seen('Fight Club in a pitt', 'Fight Club', 'castNear')).toBe(1);
	expect(seen('Fight Club in a pit', 'Fight Club', 'castNear')).toBe(0);
});

test('likely films in a row count, and how the others are written', () => {
	const list = 'We saw Heat, Dune, Crash, Amélie';
	expect(seen(list, 'Dune', 'listLength')).toBeGreaterThan(seen('We saw Heat, Dune today', 'Dune', 'listLength'));
	expect(seen('We saw Heat and Dune, Crash and heat', 'heat', 'sameCase')).toBeLessThan(0.5);
	expect(seen('we saw Heat and Dune, Crash too', 'Crash', 'sameCase')).toBeGreaterThan(0.5);
	expect(seen('Chicago, Nebraska, Heat', 'Nebraska', 'amongPlaces')).toBe(1);
	expect(seen('Nebraska, Heat', 'Nebraska', 'amongPlaces')).toBe(0);
});

test('the number of a list item is not a film, but the film of that name is', () => {
	const surfaces = (text: string) => prepare(catalogue, text).candidates.map(({ first, last }) => [first, last]).length;
	expect(surfaces('6. nothing\n7. nothing\n8. nothing')).toBe(0);
	expect(surfaces('I saw 7. Nothing else')).toBe(1);
});

test('an everyday word written like its neighbors is not a title, unless the text has no capitals', () => {
	const count = (text: string) => prepare(catalogue, text).candidates.length;
	expect(count('I never saw him again')).toBe(0);
	expect(count('I never Saw him again')).toBe(1);
	expect(count('I never saw, him again')).toBe(1);
	expect(count('we never saw him again')).toBe(1);
});

test('the pronoun I is not a title, but a marked one is', () => {
	const withI = openPack(buildPack([...FILMS, film('I', 2015, 5000)], POPULATION, commonness)).catalogue;
	const count = (text: string) => prepare(withI, text).candidates.length;
	expect([count('He said I was late'), count('he said i was late'), count('He said "I" was late')]).toEqual([0, 0, 1]);
});

test('a phrase without capitals is neither part of a title nor an obscure title, unless something marks it', () => {
	const isCandidate = (text: string) => prepare(catalogue, text).candidates.some(({ first, last }) => last - first > 1);
	expect(isCandidate('Well, nobody saw this flowerpot here')).toBe(false);
	expect(isCandidate('"nobody saw this flowerpot" It was')).toBe(true);
	expect(isCandidate('Well, Nobody Saw This Flowerpot here')).toBe(true);
	expect(isCandidate('well, nobody saw this flowerpot here')).toBe(true);
});

test('a first name before a surname is not a title', () => {
	const count = (text: string) => prepare(catalogue, text).candidates.length;
	expect([count('I like Amy Adams'), count('I like Amy, Adams'), count('I like Amy I')]).toEqual([0, 1, 1]);
});

test('the year before a title decides which film is meant', () => {
	const [mention] = findMentions(catalogue, 'I watched the movie "1984 Dune" and the 1984 Dune (1984)');
	expect(catalogue.year[mention!.film]).toBe(1984);
	const found = findMentions(
		catalogue,
		'Of all films I watched I loved the film 1984 Dune, Fight Club and Pulp Fiction',
	);
	expect(found.map((m) => catalogue.year[m.film])).toEqual([1984, 1999, 1994]);
});
