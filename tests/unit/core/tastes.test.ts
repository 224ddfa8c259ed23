/** Populations that are divided by taste. */
import { expect, test } from 'vitest';
import { advise } from '../../../src/core/advice/advice.ts';
import { seededRandom } from '../../../src/core/advice/draw.ts';
import { decodePack, encodePack } from '../../../src/core/catalogue/codec.ts';
import { buildPack, openPack, type PopulationFile } from '../../../src/core/population/pack.ts';
import { divideByTaste } from '../../../src/lab/advice/tastes.ts';
import { halvesOf } from '../../../src/lab/kit/datasets/part.ts';
import { sizesOf } from '../../../src/lab/kit/datasets/ratings.ts';
import { createTable } from '../../../src/lab/kit/datasets/table.ts';
import { film } from '../films.ts';

const TITLES = Array.from({ length: 40 }, (_, i) => film(`Made-up Picture ${i + 100}`, 1960 + i, 200));
/** Half of 2,000 people rate the first 20 films four times as often as the others, the other half the rest. */
const POPULATION: PopulationFile = {
	...{ name: 'Two camps', size: 2000, date: '2026-07', sources: [] },
	activity: [2, 2, 6, 6].map((ratings) => ({ share: 0.25, ratings })),
	tastes: { ofClass: [0, 1, 0, 1], lifts: TITLES.map((_, i) => (i < 20 ? [1.6, 0.4] : [0.4, 1.6])) },
};
const pack = (population: PopulationFile) => buildPack(TITLES, population, () => 0);
const numberOf = ({ catalogue }: ReturnType<typeof openPack>, year: number) => catalogue.year.indexOf(year);

test('people rate items of their taste, and each item’s raters add up', () => {
	const opened = openPack(pack(POPULATION));
	const { classes, tastes } = opened.population;
	const rated = tastes!.ratedBy(numberOf(opened, 1960), 200);
	expect(classes.reduce((sum, { share }, a) => sum + share * rated[a]!, 0)).toBeCloseTo(0.1, 3);
	const [first, second] = [0.5 * (rated[0]! + rated[2]!), 0.5 * (rated[1]! + rated[3]!)];
	expect(first / second).toBeGreaterThan(3.6);
	expect(first / second).toBeLessThan(4.4);
	expect(rated[2]!).toBeGreaterThan(2 * rated[0]!);
	expect(tastes!.ratedBy(numberOf(opened, 1999), 200)[1]!).toBeGreaterThan(rated[1]!);
});

test('films of one taste hide a writer better than films of two', () => {
	const opened = openPack(pack(POPULATION));
	const crowd = (years: number[]) =>
		advise(opened, years.map((year) => `I saw Made-up Picture ${year - 1860} (${year}).`).join(' '), { tolerance: 10 })
			.crowd;
	expect(crowd([1961, 1963, 1965, 1967])).toBeGreaterThan(1.2 * crowd([1961, 1963, 1985, 1987]));
});

test('a pack without tastes keeps its format, and one with invalid tastes is refused', () => {
	const { tastes, ...plain } = POPULATION;
	const version = (bytes: ArrayBuffer) => new Uint32Array(bytes)[1];
	expect([version(pack(plain)), version(pack(POPULATION))]).toEqual([2, 7]);
	const sections = decodePack(pack(POPULATION));
	const { tastes: section, ...without } = sections;
	const meta = (ofClass: unknown) =>
		new TextEncoder().encode(JSON.stringify({ name: 'x', size: 2000, date: '2026-07', sources: [], tastes: ofClass }));
	for (const damaged of [
		without,
		{ ...sections, tastes: section!.slice(1) },
		{ ...sections, meta: meta([0, 1, 0]) },
		{ ...sections, meta: meta([0, 0, 0, 9]) },
		{ ...sections, meta: meta('0101') },
		{ ...sections, meta: decodePack(pack(plain)).meta },
	])
		expect(() => openPack(encodePack(damaged))).toThrow('what it says of tastes is not about its people and items');
});

/** People with even numbers rate items 0 to 29, others 30 to 59; the last item is rated by the first three people. */
function twoCamps(users: number) {
	const table = createTable(false, false);
	const random = seededRandom(1);
	for (let user = 0; user < users; user++)
		for (let i = 0; i < 5 + (user % 7); i++) table.add(user, 30 * (user % 2) + Math.floor(30 * random()), 0, 0);
	for (let user = 0; user < 3; user++) table.add(user, 60, 0, 0);
	return table.finish([1]).ratings;
}

test('people are divided by what they rate, and no item reveals a small group of one taste', () => {
	const ratings = twoCamps(1040);
	const { activity, tastes, usual } = divideByTaste(ratings, 20)!;
	expect(activity.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
	expect(activity.map(({ ratings: n }) => n)).toEqual(activity.map(({ ratings: n }) => n).sort((a, b) => a - b));
	expect(new Set(tastes.ofClass)).toEqual(new Set([0, 1]));
	const [a, b] = [tastes.lifts[0]!, tastes.lifts[30]!];
	expect(Math.max(...a) / Math.min(...a)).toBeGreaterThan(9);
	expect(a.indexOf(Math.max(...a))).not.toBe(b.indexOf(Math.max(...b)));
	for (const [t, lift] of tastes.lifts[60]!.entries()) expect(lift).toBeCloseTo(usual[t]!, 9);
	expect(divideByTaste(twoCamps(600), 20)).toBe(null);
});

test('halves have different people and the same items', () => {
	const ratings = twoCamps(300);
	const [a, b] = halvesOf(ratings, 1);
	expect([a.users + b.users, a.count + b.count]).toEqual([ratings.users, ratings.count]);
	expect(Math.min(a.users, b.users)).toBeGreaterThan(100);
	const [all, first, second] = [ratings, a, b].map(({ byItem }) => sizesOf(byItem));
	expect(first!.map((n, item) => n + second![item]!)).toEqual(all);
	expect(halvesOf(ratings, 1)[0].byUser).toEqual(a.byUser);
});
