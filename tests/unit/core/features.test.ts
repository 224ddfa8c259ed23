import { expect, test } from 'vitest';
import { CONTEXT, type ContextFeature, describeContext } from '../../../src/core/mentions/context.ts';
import { FEATURES, type Feature } from '../../../src/core/mentions/featureNames.ts';
import { findMentions } from '../../../src/core/mentions/mentions.ts';
import { describeAll, prepare } from '../../../src/core/mentions/prepare.ts';
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
];
const namesakes = ['Chicago', 'Nebraska'].map((name) => ({ name, kind: 'place' as const, level: 2 }));
const { catalogue } = openPack(buildPack(films, POPULATION, commonness, [], { namesakes }));

/** What is seen of the last candidate of a text that is written as `surface`; 0 where there is none. */
function seen(text: string, surface: string, feature: Feature | ContextFeature): number {
	const { scene, candidates, surroundings } = prepare(catalogue, text);
	const { start, end } = scene.tokens;
	const i = candidates.findLastIndex(({ first, last }) => text.slice(start[first], end[last - 1]) === surface);
	if (i < 0) return 0;
	const own = (FEATURES as readonly string[]).indexOf(feature);
	if (own >= 0) return describeAll(scene, candidates)[i * FEATURES.length + own]!;
	const likely = new Float64Array(candidates.length).fill(0.9);
	const rows = describeContext(scene, candidates, likely, surroundings);
	return rows[i * CONTEXT.length + (CONTEXT as readonly string[]).indexOf(feature)]!;
}

test.each<[string, string, Feature]>([
	['I liked the 1984 Dune', 'Dune', 'yearBefore'],
	['I love all Matrix movies', 'Matrix', 'filmsNext'],
	['I saw Heat with Robert', 'Heat', 'nameWithAfter'],
	['I saw the new Dune', 'Dune', 'versionBefore'],
	['It was long. Heat. Then bed', 'Heat', 'wholeSentence'],
	['See [Heat](https://example.org)', 'Heat', 'linkLabel'],
	['I saw Heat there', 'Heat', 'capitalsAmid'],
	['In Fight. Club life', 'Fight. Club', 'divided'],
	['Well, she said HEAT is it', 'HEAT', 'upperOneWord'],
	['It is called "Heat" there', 'Heat', 'quotedOneWord'],
])('%j: of %j, %s is seen', (text, surface, feature) => {
	expect(seen(text, surface, feature)).toBe(1);
	expect(
		seen(
			`Nothing is said here of ${surface.replace('. ', ' ').toLowerCase()} or so`,
			surface.replace('. ', ' ').toLowerCase(),
			feature,
		),
	).toBe(0);
});

test('how many likely films stand in a row, and how the others are written', () => {
	const list = 'We saw Heat, Dune, Crash, Amélie';
	expect(seen(list, 'Dune', 'listLength')).toBeGreaterThan(seen('We saw Heat, Dune today', 'Dune', 'listLength'));
	expect(seen('We saw Heat and Dune, Crash and heat', 'heat', 'sameCase')).toBeLessThan(0.5);
	expect(seen('we saw Heat and Dune, Crash too', 'Crash', 'sameCase')).toBeGreaterThan(0.5);
	expect(seen('Chicago, Nebraska, Heat', 'Nebraska', 'amongPlaces')).toBe(1);
	expect(seen('Nebraska, Heat', 'Nebraska', 'amongPlaces')).toBe(0);
});

test('the number of an item of a list is no film, the film of that name is', () => {
	const surfaces = (text: string) => prepare(catalogue, text).candidates.map(({ first, last }) => [first, last]).length;
	expect(surfaces('6. nothing\n7. nothing\n8. nothing')).toBe(0);
	expect(surfaces('I saw 7. Nothing else')).toBe(1);
});

test('an everyday word like the others of its sentence is no title, unless nothing has a capital', () => {
	const count = (text: string) => prepare(catalogue, text).candidates.length;
	expect(count('I never saw him again')).toBe(0);
	expect(count('I never Saw him again')).toBe(1);
	expect(count('I never saw, him again')).toBe(1);
	expect(count('we never saw him again')).toBe(1);
});

test('the year before a title tells which film is meant', () => {
	const [mention] = findMentions(catalogue, 'I watched the movie "1984 Dune" and the 1984 Dune (1984)');
	expect(catalogue.year[mention!.film]).toBe(1984);
	const found = findMentions(
		catalogue,
		'Of all films I watched I loved the film 1984 Dune, Fight Club and Pulp Fiction',
	);
	expect(found.map((m) => catalogue.year[m.film])).toEqual([1984, 1999, 1994]);
});
