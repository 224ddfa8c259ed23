import { expect, test } from 'vitest';
import { NAMESAKE, namesakes } from '../../../src/core/mentions/namesakes.ts';
import { prepare } from '../../../src/core/mentions/prepare.ts';
import { buildPack, openPack } from '../../../src/core/population/pack.ts';
import { commonness, FILMS, film, POPULATION } from '../films.ts';

const films = [...FILMS, film('Chicago', 2002, 5000), film('Dark', 2015, 10), film('Chicago Calling', 1951, 5)];
const { catalogue } = openPack(buildPack(films, POPULATION, commonness));

/** What else the one-word candidates of a text may be. */
const also = (text: string) => prepare(catalogue, text).candidates.map(({ node }) => namesakes(catalogue)[node]);

test('titles that well-known series and places have too are marked, others are not', () => {
	expect(also('Chicago')).toEqual([NAMESAKE.place]);
	expect(also('Dark')).toEqual([NAMESAKE.series]);
	expect(also('Heat')).toEqual([0]);
	expect(also('Chicago Calling')).toEqual([0, NAMESAKE.place]);
});

test('they are looked up once for a catalogue', () => {
	expect(namesakes(catalogue)).toBe(namesakes(catalogue));
});
