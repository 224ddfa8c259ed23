import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decoyCandidates } from '../../../src/core/advice/decoys.ts';
import { decoyPool } from '../../../src/core/advice/plans.ts';
import { decodePack, encodePack, PackError, type Sections } from '../../../src/core/catalogue/codec.ts';
import { genreBits } from '../../../src/core/catalogue/film.ts';
import { shipPack, unshipPack } from '../../../src/core/catalogue/shipping.ts';
import { findFilm } from '../../../src/core/catalogue/titled.ts';
import { encodeUtf8 } from '../../../src/core/catalogue/utf8.ts';
import { type NowFacts, nowByte, nowPart } from '../../../src/core/population/now.ts';
import { openPack, withNow } from '../../../src/core/population/pack.ts';
import { FILMS, packBytes } from '../films.ts';

const FACTS: NowFacts = { halfLife: 90, asOf: '2026-07-01', by: 'cd' };
const plain = packBytes();
const said = FILMS.map((_, i) => (i % 5 === 0 ? null : i % 7));
const bytes = withNow(plain, said, FACTS);

test('a pack without popularity now is written and opened as before', () => {
	const header = new Uint32Array(plain, 0, 5);
	expect([header[1], header[4]]).toEqual([2, 18]);
	expect(openPack(plain).population).not.toHaveProperty('now');
	expect(decoyPool(openPack(plain))).not.toHaveProperty('popular');
	const header3 = new Uint32Array(bytes, 0, 5);
	expect([header3[1], header3[4]]).toEqual([3, 22]);
});

test('popularity now is read back within 5 %, with its provenance, also after shipping', () => {
	expect(new Uint8Array(unshipPack(shipPack(bytes)))).toEqual(new Uint8Array(bytes));
	const { population } = openPack(unshipPack(shipPack(bytes)));
	expect(population.now!.facts).toEqual(FACTS);
	said.forEach((count, film) => {
		const back = population.now!.said(film);
		if (count === null) expect(back).toBeNull();
		else expect(Math.abs((1 + back!) / (1 + count) - 1)).toBeLessThan(0.05);
	});
	const known = said.map((_, film) => film).filter((film) => said[film] !== null);
	const ratings = known.reduce((sum, film) => sum + population.now!.said(film)!, 0);
	const people = known.reduce((sum, film) => sum + population.raters[film]!, 0);
	expect(population.now!.perRater).toBeCloseTo(ratings / people, 12);
});

test('any count fits into a byte and is read back approximately', () => {
	fc.assert(
		fc.property(fc.double({ min: 0, max: 2 ** 31, noNaN: true }), (count) => {
			const byte = nowByte(count);
			expect(byte).toBeGreaterThan(0);
			expect(Math.abs(2 ** ((byte - 1) / 8) / (1 + count) - 1)).toBeLessThan(0.05);
		}),
	);
	expect(nowByte(null)).toBe(0);
	expect(nowByte(0)).toBe(1);
});

test('a section that is truncated, altered, of another length, or without valid facts is refused', () => {
	fc.assert(
		fc.property(fc.integer({ min: 0, max: bytes.byteLength - 1 }), fc.integer({ min: 1, max: 255 }), (at, by) => {
			const altered = bytes.slice(0);
			new Uint8Array(altered)[at]! ^= by;
			expect(() => openPack(altered)).toThrow(PackError);
			expect(() => openPack(bytes.slice(0, at))).toThrow(PackError);
		}),
	);
	const good = decodePack(bytes);
	const open = (change: Partial<Sections>) => () => openPack(encodePack({ ...good, ...change }));
	const meta = JSON.parse(new TextDecoder().decode(good.meta));
	const withNow = (now: unknown) => open({ meta: encodeUtf8(JSON.stringify({ ...meta, now })) });
	expect(open({})).not.toThrow();
	expect(open({ now: good.now!.slice(1) })).toThrow(/what it says of what is popular now is not about its films/);
	expect(withNow(undefined)).toThrow(PackError);
	expect(withNow({ ...FACTS, halfLife: 0 })).toThrow(/no half-life/);
	expect(withNow({ ...FACTS, asOf: 'today' })).toThrow(/no day/);
	expect(withNow({ ...FACTS, by: 'guess' })).toThrow(/unknown way/);
	expect(withNow({ ...FACTS, by: 'em' })).toThrow(/no epsilon/);
	expect(withNow({ ...FACTS, perPerson: -1 })).toThrow(/no bound/);
	const { now: _, ...without } = good;
	expect(() => openPack(encodePack(without))).toThrow(PackError);
});

test('popularity now is the ratio of observed to expected, shrunk toward the prior', () => {
	const now = { facts: FACTS, said: (film: number) => [null, 0, 50, 1e6][film]!, perRater: 0.01 };
	expect(nowPart(now, 0, 5000, 0.3)).toBe(0.3);
	expect(nowPart(now, 1, 5000, 0.3)).toBeCloseTo((0 + 5 * 0.3) / (0 + 50 + 5), 12);
	expect(nowPart(now, 2, 5000, 0.3)).toBeCloseTo((50 + 5 * 0.3) / (50 + 50 + 5), 12);
	expect(nowPart(now, 3, 5000, 0.3)).toBeGreaterThan(0.999);
	expect(nowPart(now, 1, 0, 0.3)).toBeCloseTo(0.3, 12);
});

test('films to add are recent by year, or by popularity now if a pack has it', () => {
	const { catalogue } = openPack(plain);
	const [heat, dune, matrix] = [
		['Heat', 1995],
		['Dune: Part Two', 2024],
		['The Matrix', 1999],
	].map(([title, year]) => findFilm(catalogue, { title: title as string, year: year as number })) as [
		number,
		number,
		number,
	];
	const dramas = [...catalogue.genres.keys()].filter((film) => catalogue.genres[film] === genreBits(['Drama']));
	const weightsOf = (buffer: ArrayBuffer, now = 2026) => {
		const pack = openPack(buffer);
		const pool = { ...decoyPool(pack), now };
		const about = [heat, dune, matrix, ...dramas];
		const { films, weights } = decoyCandidates(pool, pack.population.size, about, () => false, 1);
		return (film: number) => weights[films.indexOf(film)]!;
	};
	const old = weightsOf(plain);
	const byYear = (film: number) => Math.exp(-Math.max(0, 2026 - catalogue.year[film]!) / 5);
	// Seen from long ago, all films are new.
	const allNew = weightsOf(plain, 1900);
	for (const film of [heat, dune, matrix]) expect(old(film) / allNew(film)).toBeCloseTo((1 + byYear(film)) / 2, 9);
	// Everyone talks about Heat, no one about Dune; The Matrix is not known.
	const counts = new Array<number | null>(catalogue.films).fill(10);
	[counts[heat], counts[dune], counts[matrix]] = [100_000, 0, null];
	const hot = weightsOf(withNow(plain, counts, FACTS));
	expect(hot(heat)).toBeGreaterThan(1.8 * old(heat));
	expect(hot(dune)).toBeLessThan(0.7 * old(dune));
	expect(hot(matrix)).toBe(old(matrix));
});
