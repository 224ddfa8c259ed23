import { expect, test } from 'vitest';
import { advise } from '../../../src/core/advice/advice.ts';
import type { Writer } from '../../../src/core/advice/case.ts';
import { openBuiltIn } from '../../../src/pack/builtIn.ts';

const pack = await openBuiltIn();
const DRAFT = 'I loved The Matrix and Heat (1995)';
const of = (writer: Writer) => advise(pack, DRAFT, { tolerance: 100, ...writer });
const width = (writer: Writer) => Math.log(of(writer).top / of(writer).low);

test('more ratings hide a writer better behind well-known films, and a known number shortens the range', () => {
	const crowds = [100, 300, 1500].map((filmsRated) => of({ filmsRated }).crowd);
	expect(crowds).toEqual([...crowds].sort((a, b) => a - b));
	expect(crowds[2]).toBeGreaterThan(5 * crowds[0]!);
	for (const filmsRated of [300, 1500]) expect(width({ filmsRated })).toBeLessThan(0.7 * width({}));
});

test('a number outside the population counts as its least or most active members', () => {
	const crowd = (filmsRated: number) => of({ filmsRated }).crowd;
	expect(crowd(1)).toBe(crowd(10));
	expect(crowd(1_000_000)).toBe(crowd(900_000));
});

test('an import, or rating films nowhere, counts more than the number', () => {
	const rated = new Map(of({}).mentions.map(({ film }) => [film.id, null]));
	const list = { rated, complete: true };
	expect(of({ ...list, filmsRated: 900 }).crowd).toBe(of(list).crowd);
	expect(of({ rated, filmsRated: 900 }).crowd).not.toBe(of({ rated }).crowd);
	expect(of({ nowhere: true, filmsRated: 900 }).crowd).toBe(of({ nowhere: true }).crowd);
});
