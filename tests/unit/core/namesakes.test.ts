import { expect, test } from 'vitest';
import { openCatalogue } from '../../../src/core/catalogue/catalogue.ts';
import { decodePack, encodePack, PackError } from '../../../src/core/catalogue/codec.ts';
import { levelOf, NAMESAKE_KINDS, type Namesake, namesakesOf } from '../../../src/core/catalogue/namesakes.ts';
import { shipPack, unshipPack } from '../../../src/core/catalogue/shipping.ts';
import { titleNode } from '../../../src/core/catalogue/titled.ts';
import { NAMESAKE, namesakes } from '../../../src/core/mentions/namesakes.ts';
import { prepare } from '../../../src/core/mentions/prepare.ts';
import { buildPack, openPack } from '../../../src/core/population/pack.ts';
import { parseNamesakes } from '../../../src/pack/namesakes.ts';
import { commonness, FILMS, film, POPULATION } from '../films.ts';

const films = [...FILMS, film('Chicago', 2002, 5000), film('Dark', 2015, 10), film('Chicago Calling', 1951, 5)];
const THINGS: Namesake[] = [
	{ name: 'Chicago', kind: 'place', level: 2 },
	{ name: 'Chicago', kind: 'band', level: 1 },
	{ name: 'Chicago', kind: 'band', level: 3 },
	{ name: 'Chicago', kind: 'band', level: 2 },
	{ name: 'The Dark', kind: 'series', level: 3 },
	{ name: 'Heat', kind: 'series', level: 1 },
	{ name: 'Nobody', kind: 'game', level: 3 },
	{ name: 'fight club', kind: 'phrase', level: 3 },
];
const pack = buildPack(films, POPULATION, commonness, [], { namesakes: THINGS });
const { catalogue } = openPack(unshipPack(shipPack(pack)));

test('a title form has the level of its best-known namesake of each kind', () => {
	const levels = (title: string) => {
		const packed = namesakesOf(catalogue, titleNode(catalogue, title));
		return Object.fromEntries(NAMESAKE_KINDS.map((kind) => [kind, levelOf(packed, kind)]).filter(([, level]) => level));
	};
	expect(levels('Chicago')).toEqual({ place: 2, band: 3 });
	expect(levels('Dark')).toEqual({ series: 3 });
	expect(levels('Heat')).toEqual({ series: 1 });
	expect(levels('Fight Club')).toEqual({ phrase: 3 });
	for (const none of ['Nobody', 'Chicago Calling', 'Crash']) expect(levels(none)).toEqual({});
});

const also = (text: string) => prepare(catalogue, text).candidates.map(({ node }) => namesakes(catalogue)[node]);

test('only titles shared with well-known series and places are marked', () => {
	expect(also('Chicago')).toEqual([NAMESAKE.place]);
	expect(also('Dark')).toEqual([NAMESAKE.series]);
	expect(also('Heat')).toEqual([0]);
	expect(also('Chicago Calling')).toEqual([0, NAMESAKE.place]);
});

test('namesakes are looked up once per catalogue', () => {
	expect(namesakes(catalogue)).toBe(namesakes(catalogue));
});

test('a pack may lack namesakes, but levels for other nodes are refused', () => {
	const without = openPack(buildPack(films, POPULATION, commonness)).catalogue;
	expect(namesakesOf(without, titleNode(without, 'Chicago'))).toBe(0);
	expect(namesakes(without).some((bits) => bits > 0)).toBe(false);
	const good = decodePack(pack);
	const bad = encodePack({ ...good, namesakeLevels: good.namesakeLevels!.slice(1) });
	expect(() => openCatalogue(decodePack(bad))).toThrow(PackError);
});

test('an invalid file of namesakes is refused with the line', () => {
	expect(parseNamesakes('name\tkind\tlevel\nChicago\tplace\t2\n', 'x.tsv')).toEqual(THINGS.slice(0, 1));
	expect(() => parseNamesakes('name\n', 'x.tsv')).toThrow('x.tsv, line 1: the header must be');
	for (const line of ['Chicago\ttown\t2', 'Chicago\tplace\t4', 'Chicago\tplace'])
		expect(() => parseNamesakes(`name\tkind\tlevel\n${line}\n`, 'x.tsv')).toThrow(
			/^x.tsv, line 2: (?:a line must have|has 2 columns)/,
		);
});
