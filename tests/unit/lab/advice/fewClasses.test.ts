import { expect, test } from 'vitest';
import { fewerClasses } from '../../../../src/lab/advice/fewClasses.ts';

/** Twenty classes, the most active ever smaller. */
const classes = Array.from({ length: 20 }, (_, i) => ({
	share: i < 15 ? 0.05 : 0.25 / 2 ** (i - 14),
	ratings: 5 * 1.3 ** i,
}));
const meanOf = (list: typeof classes, of: (ratings: number) => number) =>
	list.reduce((sum, { share, ratings }) => sum + share * of(ratings), 0);

test('fewer classes have the same people, ratings, and chance of having rated several films', () => {
	const few = fewerClasses(classes, 6);
	expect(few).toHaveLength(6);
	expect(few.every(({ share }) => share > 0)).toBe(true);
	for (const power of [0, 1, 2, 5, 5.5]) {
		const of = (ratings: number) => ratings ** power;
		expect(meanOf(few, of) / meanOf(classes, of)).toBeCloseTo(1, 9);
	}
	// All of eight films of intensity 0.004: no polynomial, and nearly the same.
	const all = (ratings: number) => (1 - Math.exp(-0.004 * ratings)) ** 8;
	expect(meanOf(few, all) / meanOf(classes, all)).toBeCloseTo(1, 2);
});

test('activities rise, and lie between the least and the most active', () => {
	const ratings = fewerClasses(classes, 6).map((one) => one.ratings);
	expect(ratings).toEqual(ratings.toSorted((a, b) => a - b));
	expect(ratings[0]).toBeGreaterThan(classes[0]!.ratings);
	expect(ratings.at(-1)).toBeLessThan(classes.at(-1)!.ratings);
});

test('a few classes stay as they are', () => {
	expect(fewerClasses(classes.slice(0, 4), 6)).toEqual(classes.slice(0, 4));
});
