import { expect, test } from 'vitest';
import { type AffinityPool, affinities, RELATIONS, relationsOf } from '../../../src/core/advice/affinity.ts';
import { MOST_PEOPLE } from '../../../src/core/catalogue/about.ts';
import { companion } from '../../../src/core/catalogue/companions.ts';
import { MOST_DIRECTORS } from '../../../src/core/catalogue/directors.ts';
import { genreBits } from '../../../src/core/catalogue/film.ts';

/** Film 0 is written about; each of the others is as film 1, but for one relation to it. */
const FILMS = 9;
const LEAD = 77;
const withLead = (films: number[]) => {
	const people = new Uint16Array(MOST_PEOPLE * FILMS);
	films.forEach((film, i) => {
		people[MOST_PEOPLE * film + MOST_DIRECTORS + (i % 2)] = LEAD;
	});
	return people;
};
const column = (usual: number, others: Record<number, number>) =>
	Array.from({ length: FILMS }, (_, film) => others[film] ?? usual);
const [DRAMA, WAR] = [genreBits(['Drama']), genreBits(['War'])];
const pool: AffinityPool = {
	raters: column(1000, { 8: 2000 }),
	year: column(1960, { 0: 2000, 2: 2000 }),
	genres: column(WAR, { 0: DRAMA, 3: DRAMA }),
	director: column(0, { 0: 5, 4: 5, 7: 6 }),
	origin: column(1, { 0: 3, 5: 3 }),
	people: withLead([0, 6]),
	nearStart: Uint32Array.from({ length: FILMS + 1 }, (_, film) => (film === 0 ? 0 : 1)),
	near: Uint32Array.of(companion(7, 4)),
};
const others = [1, 2, 3, 4, 5, 6, 7, 8];

test('relations and raters make a film likelier to be named with another', () => {
	const [plain, ...related] = affinities(pool, [0], others);
	for (const chance of related) expect(chance).toBeGreaterThan(1.2 * plain!);
	const rows = relationsOf(pool, [0], others);
	const of = (film: number) => [...rows.subarray(RELATIONS.length * (film - 1), RELATIONS.length * film)];
	const far = Math.exp(-40 / 12);
	const expected = [
		[1, [0, 0, 0, 0, 0, far]],
		[2, [0, 0, 0, 0, 0, 1]],
		[3, [0, 0, 0, 0, 1, far]],
		[4, [0, 1, 0, 0, 0, far]],
		[5, [0, 0, 0, 1, 0, far]],
		[6, [0, 0, 1, 0, 0, far]],
		[7, [Math.log(4), 0, 0, 0, 0, far]],
	] as const;
	for (const [film, row] of expected)
		of(film).forEach((value, i) => {
			expect(value, `${RELATIONS[i]} of ${film}`).toBeCloseTo(row[i]!, 6);
		});
});

test('unknown facts do not relate films', () => {
	const { director: _, origin: __, people: ___, ...unknown } = pool;
	const [plain, ...related] = affinities(unknown, [0], [1, 4, 5, 6]);
	for (const chance of related) expect(chance).toBe(plain);
	const american = { ...pool, origin: column(1, {}) };
	expect(affinities(american, [0], [1])[0]).toBe(plain);
});

test('all films of a draft count equally', () => {
	const both = relationsOf(pool, [0, 3], [4]);
	const each = [0, 3].map((about) => relationsOf(pool, [about], [4]));
	both.forEach((value, i) => {
		expect(value).toBeCloseTo((each[0]![i]! + each[1]![i]!) / 2, 9);
	});
	expect(relationsOf(pool, [], [4]).every((value) => value === 0)).toBe(true);
});
