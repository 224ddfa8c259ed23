import { expect, test } from 'vitest';
import { massesOf, randomisedCrowd, trailCrowd } from '../../../src/study/givesAway.ts';

const FINE = { day: 1, mentions: 1, rarest: 1 };
const COARSE = { day: 7, mentions: 2, rarest: 4 };
/** As many ratings of each power of two of ranks. */
const posters = { size: 50_000, masses: new Array(17).fill(1 / 17) as number[] };
const row = (day: number, more = {}) => ({ day, mentions: 2, rarest: 12, ...more });

test('more rows leave fewer who fit, coarser ones more, and never none or more than there are', () => {
	const crowd = (days: number[], steps = FINE) =>
		trailCrowd(
			days.map((day) => row(day)),
			posters,
			steps,
			28,
		).crowd;
	expect(crowd([])).toBe(posters.size);
	expect(crowd([1, 4])).toBeLessThan(crowd([1]));
	expect(crowd([1, 4], COARSE)).toBeGreaterThan(crowd([1, 4]));
	expect(crowd([1, 2, 3, 4, 5, 6, 7, 8, 9])).toBeGreaterThanOrEqual(1);
});

test('the row that tells most is the rarest', () => {
	const masses = massesOf([1000, 500, 400, 90, 80, 70, 60, 1]);
	expect(masses.reduce((sum, mass) => sum + mass, 0)).toBeCloseTo(1);
	const rows = [row(1, { rarest: 0 }), row(2, { rarest: 3 }), row(3, { rarest: 1 })];
	expect(trailCrowd(rows, { size: 1000, masses }, FINE, 28).most).toBe(1);
});

test('what people leave behind is about as many as fit: a count of made-up people', () => {
	// 20,000 people who post on one day in four, each time two films alike likely of 16 powers of two.
	const random = ((seed) => () => {
		seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fff_ffff;
		return seed / 0x8000_0000;
	})(7);
	const people = Array.from({ length: 20_000 }, () =>
		Array.from({ length: 8 }, () =>
			random() < 0.25 ? Math.max(Math.floor(16 * random()), Math.floor(16 * random())) : null,
		),
	);
	const masses = [...new Array(16).fill(1 / 16), 0] as number[];
	const known = [
		{ day: 2, mentions: null, rarest: 11 },
		{ day: 5, mentions: null, rarest: 14 },
	];
	const counted = people.filter((days) => known.every(({ day, rarest }) => days[day] === rarest)).length;
	// Two films each: the chance of a bucket is that of the rarer of two.
	const two = known.map((one) => ({ ...one, mentions: 2 }));
	const { crowd } = trailCrowd(two, { size: 20_000, masses }, FINE, 8);
	// Numbers of films are known here, and the first day is: both are taken out of the estimate.
	const estimate = ((crowd - 1) * 6 ** 2) / 8;
	expect(estimate).toBeGreaterThan(counted / 1.5);
	expect(estimate).toBeLessThan(counted * 1.5);
});

test('randomised rows leave the whole crowd but for what their guarantee lets through', () => {
	expect(randomisedCrowd(0, 1, posters)).toBe(50_000);
	expect(randomisedCrowd(2, 1, posters)).toBeCloseTo(50_000 / Math.E ** 2);
	expect(randomisedCrowd(100, 2, posters)).toBe(1);
});
