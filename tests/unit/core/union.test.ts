import { expect, test } from 'vitest';
import { marginalsOf } from '../../../src/core/population/marginals.ts';
import { ratersOfAny } from '../../../src/core/population/union.ts';
import { testPack } from '../films.ts';

const { population } = testPack();
const raters = [12_000, 3000, 800, 800, 40];
const marginals = marginalsOf(raters, population.classes, population.size);
const any = (...films: number[]) => ratersOfAny(marginals, films, (film) => raters[film]!);

test('one film has its own raters, and more films have more', () => {
	for (const film of raters.keys()) expect(any(film) / raters[film]!).toBeCloseTo(1, 2);
	expect(any(2, 3)).toBeGreaterThan(1.5 * 800 * 2 ** -0.16);
	expect(any(2, 3)).toBeLessThan(1600 * 2 ** -0.15);
	expect(any(0, 4)).toBeGreaterThan(any(0));
	expect(any(0, 1, 2, 3, 4)).toBeGreaterThan(any(0, 1, 2, 3));
});

test('a film never has more raters than there are people', () => {
	const all = ratersOfAny(
		marginals,
		Array.from({ length: 500 }, () => 0),
		(film) => raters[film]!,
	);
	expect(all).toBeLessThan(population.size);
	expect(all).toBeGreaterThan(0.9 * population.size);
});
