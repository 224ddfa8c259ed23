import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isApart } from '../../../src/core/catalogue/apart.ts';
import { filmAt, openCatalogue } from '../../../src/core/catalogue/catalogue.ts';
import {
	checksum,
	decodePack,
	encodePack,
	PACK_VERSION,
	PackError,
	type Sections,
} from '../../../src/core/catalogue/codec.ts';
import type { Film } from '../../../src/core/catalogue/film.ts';
import { FILM_KINDS, GENRES } from '../../../src/core/catalogue/film.ts';
import { shipPack, unshipPack } from '../../../src/core/catalogue/shipping.ts';
import { ratedProbability, solveIntensity } from '../../../src/core/population/activity.ts';
import { buildPack, openPack } from '../../../src/core/population/pack.ts';
import { commonness, FILMS, POPULATION, packBytes } from '../films.ts';

const anyFilm: fc.Arbitrary<Film> = fc.record({
	title: fc.string({ minLength: 1, maxLength: 30 }).filter((t) => !t.includes('\0')),
	year: fc.integer({ min: 1870, max: 2030 }),
	raters: fc.option(fc.integer({ min: 1, max: 10_000 })),
	genres: fc.subarray([...GENRES]),
	otherTitles: fc.array(
		fc.string({ minLength: 1, maxLength: 20 }).filter((t) => !t.includes('\0')),
		{ maxLength: 2 },
	),
});
const anyEntry: fc.Arbitrary<Film> = fc
	.tuple(anyFilm, fc.constantFrom(...FILM_KINDS))
	.map(([film, kind]) => (kind === 'film' ? film : { ...film, kind }));

test('a pack contains exactly the films it was built from', () => {
	fc.assert(
		fc.property(fc.array(anyEntry, { minLength: 25, maxLength: 40 }), (films) => {
			const { catalogue } = openPack(
				buildPack(films, { ...POPULATION, activity: [{ share: 1, ratings: 4 }] }, commonness),
			);
			const back = Array.from({ length: catalogue.films }, (_, i) => JSON.stringify(filmAt(catalogue, i)));
			expect(back.sort()).toEqual(films.map((f) => JSON.stringify(f)).sort());
		}),
		{ numRuns: 50 },
	);
});

test('a pack contains the population, and activity is solved for each class', () => {
	const { population } = openPack(packBytes());
	expect(population).toMatchObject({ name: 'A test site', size: 50_000, date: '2026-07', sources: ['made up'] });
	const raters = FILMS.map((film) => film.raters ?? 4);
	const expected = population.classes.map((c) =>
		raters.reduce((sum, r) => sum + ratedProbability(c, solveIntensity(population.classes, r / 50_000)), 0),
	);
	const mean = raters.reduce((a, b) => a + b, 0) / 50_000;
	const scale = mean / population.classes.reduce((sum, c) => sum + c.share * c.ratings, 0);
	expected.forEach((ratings, a) => {
		expect(Math.abs(ratings / (scale * population.classes[a]!.ratings) - 1)).toBeLessThan(0.002);
	});
});

test('shipping and unshipping restore the same bytes', () => {
	const bytes = packBytes();
	expect(new Uint8Array(unshipPack(shipPack(bytes)))).toEqual(new Uint8Array(bytes));
	expect(new Uint8Array(shipPack(bytes))).not.toEqual(new Uint8Array(bytes));
});

test('a pack truncated anywhere is refused', () => {
	const bytes = packBytes();
	fc.assert(
		fc.property(fc.integer({ min: 0, max: bytes.byteLength - 1 }), (length) => {
			expect(() => openPack(bytes.slice(0, length))).toThrow(PackError);
		}),
	);
});

test('a pack with any altered byte is refused', () => {
	const bytes = packBytes();
	fc.assert(
		fc.property(fc.integer({ min: 0, max: bytes.byteLength - 1 }), fc.integer({ min: 1, max: 255 }), (at, by) => {
			const altered = bytes.slice(0);
			new Uint8Array(altered)[at]! ^= by;
			expect(() => openPack(altered)).toThrow(PackError);
		}),
	);
});

test('an altered pack with a matching checksum is refused or opened without fault', () => {
	const short = packBytes().slice(0, 24);
	const header = new Uint32Array(short);
	header[3] = short.byteLength;
	header[2] = checksum(short);
	expect(() => openPack(short)).toThrow(new PackError('This pack is damaged: it has no sections.'));
	const sections = decodePack(packBytes());
	const text = sections.text.slice();
	text[0] = 0xff;
	expect(filmAt(openPack(encodePack({ ...sections, text })).catalogue, 0).title).toMatch(/^\ufffd/);
});

test('a pack has the oldest format that has its sections', () => {
	const version = (bytes: ArrayBuffer) => new Uint32Array(bytes)[1];
	const sections = decodePack(packBytes());
	expect(version(encodePack(sections))).toBe(2);
	expect(version(encodePack({ ...sections, now: new Uint8Array(sections.year.length) }))).toBe(3);
	const kind = new Uint8Array(sections.year.length).fill(1);
	const kinds = encodePack({ ...sections, kind });
	expect(version(kinds)).toBe(4);
	expect(filmAt(openPack(kinds).catalogue, 0).kind).toBe('series');
	const apart = encodePack({ ...sections, adult: Uint32Array.of(3) });
	expect(version(apart)).toBe(5);
	expect(isApart(openPack(apart).catalogue, 'adult', 3)).toBe(true);
	expect(isApart(openPack(apart).catalogue, 'adult', 2)).toBe(false);
	const newest = encodePack({ ...sections, origin: new Uint8Array(sections.year.length).fill(2) });
	expect(version(newest)).toBe(6);
	expect(openPack(newest).catalogue.origin![0]).toBe(2);
	expect(filmAt(openPack(packBytes()).catalogue, 0).kind).toBeUndefined();
});

test('a newer format is refused with advice on what to do', () => {
	const newer = packBytes();
	new Uint32Array(newer)[1] = PACK_VERSION + 1;
	expect(() => openPack(newer)).toThrow(/newer.*Update Red Herring/);
	expect(() => openPack(new ArrayBuffer(64))).toThrow('This is not a pack file.');
});

test('a complete file with contradictory sections is refused', () => {
	const good = decodePack(packBytes());
	const broken = (change: Partial<Sections>) => () => openCatalogue(decodePack(encodePack({ ...good, ...change })));
	expect(broken({ year: good.year.slice(1) })).toThrow(PackError);
	// The history could not hold them.
	expect(broken({ year: good.year.map(() => 60_000) })).toThrow(PackError);
	expect(broken({ text: good.text.map(() => 0) })).toThrow(PackError);
	expect(
		broken({
			text: Uint8Array.from({ length: good.text.length + 600 }, () => 65),
			filmText: good.filmText.map((at, i) => (i === good.year.length ? good.text.length + 600 : at)),
		}),
	).toThrow(PackError);
	expect(broken({ posting: good.posting.map(() => 0xffffff) })).toThrow(PackError);
	expect(broken({ nodeChild: good.nodeChild.map((x) => x + 1) })).toThrow(PackError);
	expect(broken({ nodeWord: good.nodeWord.map(() => 1e6) })).toThrow(PackError);
	expect(broken({ wordStart: new Uint32Array(0) })).toThrow(PackError);
	expect(broken({ kind: new Uint8Array(good.year.length - 1) })).toThrow(PackError);
	expect(broken({ kind: new Uint8Array(good.year.length).fill(9) })).toThrow(PackError);
	expect(broken({})).not.toThrow();
	const noClasses = encodePack({ ...good, classes: new Float64Array(0) });
	expect(() => openPack(noClasses)).toThrow(/activity classes/);
	const noFacts = encodePack({ ...good, meta: new Uint8Array([123]) });
	expect(() => openPack(noFacts)).toThrow(/description/);
});
