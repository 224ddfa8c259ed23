import { expect, test } from 'vitest';
import { crowdOfAll, crowdsWithoutEach, makeTerm } from '../../../src/core/advice/crowd.ts';
import { drawDecoys } from '../../../src/core/advice/decoys.ts';
import { LONGEST_ADD, LONGEST_DROP, planAdd, planDrop } from '../../../src/core/advice/plans.ts';
import { filmAt } from '../../../src/core/catalogue/catalogue.ts';
import { buildPack, openPack } from '../../../src/core/population/pack.ts';
import { film, POPULATION } from '../films.ts';

const films = Array.from({ length: 600 }, (_, i) =>
	film(`Film ${i + 100}`, 1960 + (i % 60), 30_000 - 45 * i, { genres: [i % 2 === 0 ? 'Horror' : 'Comedy'] }),
);
const pack = openPack(
	buildPack(
		films,
		{
			...POPULATION,
			activity: [
				{ share: 0.7, ratings: 100 },
				{ share: 0.3, ratings: 150 },
			],
		},
		() => 0,
	),
);
const { catalogue, population } = pack;
const { classes, size } = population;
const byRaters = Array.from({ length: catalogue.films }, (_, i) => i).sort(
	(a, b) => population.raters[b]! - population.raters[a]!,
);
const term = (id: number, own = 0.82) => makeTerm(population.raters[id]!, own, size, classes);

/** The rarest films of the catalogue, as mentioned by a writer. */
const rare = (count: number) => byRaters.slice(-count);
const drop = (ids: number[], tolerance: number) => {
	const terms = ids.map((id) => term(id));
	const crowd = crowdOfAll(terms, classes, size).crowd;
	return {
		crowd,
		steps: planDrop(ids, terms, crowd, crowdsWithoutEach(terms, classes, size), tolerance, size, classes),
	};
};
const add = (ids: number[], tolerance: number, seed = 1) =>
	planAdd(
		pack,
		new Set(ids),
		ids.map((id) => term(id)),
		classes,
		tolerance,
		seed,
	);

test('a plan to drop ends as soon as the tolerance is met, and each step tells the crowd it leads to', () => {
	const ids = rare(6);
	const { crowd, steps } = drop(ids, 300);
	expect(crowd).toBeLessThan(300);
	expect(steps.length).toBeGreaterThan(1);
	expect(steps.at(-1)!.crowd).toBeGreaterThanOrEqual(300);
	for (const { crowd: before } of steps.slice(0, -1)) expect(before).toBeLessThan(300);
	const left = ids.filter((id) => !steps.some((step) => step.film === id));
	expect(
		crowdOfAll(
			left.map((id) => term(id)),
			classes,
			size,
		).crowd / steps.at(-1)!.crowd,
	).toBeCloseTo(1, 0);
});

test('somebody who is safe is shown one step, and no plan is longer than its bound', () => {
	expect(drop(rare(2), 1).steps).toHaveLength(1);
	expect(drop(rare(12), 1e9).steps).toHaveLength(LONGEST_DROP);
	expect(add(rare(3), 1).length).toBeLessThan(3);
	expect(add(rare(2), 1e9)).toHaveLength(LONGEST_ADD);
});

test('somebody singled out several times over is shown the films that have to go together', () => {
	const { crowd, steps } = drop(rare(9), 100);
	expect(crowd).toBeLessThan(1.5);
	expect(steps.length).toBeGreaterThan(3);
	expect(steps[0]!.crowd).toBeLessThan(2);
	expect(steps.at(-1)!.crowd).toBeGreaterThanOrEqual(100);
});

test('a plan to add ends as soon as the tolerance is met, on a step that widened the crowd', () => {
	const ids = rare(2);
	const terms = ids.map((id) => term(id));
	const alone = crowdOfAll(terms, classes, size).crowd;
	const all = add(ids, 1e9);
	expect(all.length).toBeGreaterThan(3);
	expect(all.at(-1)!.crowd).toBeGreaterThan(1.2 * alone);
	const enough = add(ids, all[2]!.crowd);
	expect(enough.length).toBeLessThanOrEqual(3);
	expect(enough).toEqual(all.slice(0, enough.length));
	for (const [i, { crowd }] of all.entries()) expect(crowd).toBeGreaterThan(0.98 * (all[i - 1]?.crowd ?? alone));
});

test('decoys are well known but not the best known, not mentioned, and like the draft', () => {
	const mentioned = new Set(byRaters.filter((id) => filmAt(catalogue, id).genres[0] === 'Horror').slice(100, 110));
	const drawn = Array.from({ length: 60 }, (_, seed) => drawDecoys(catalogue, population, mentioned, 5, seed)).flat();
	const ranks = drawn.map((id) => byRaters.indexOf(id));
	expect(Math.min(...ranks)).toBeGreaterThanOrEqual(50);
	expect(drawn.some((id) => mentioned.has(id))).toBe(false);
	const horror = drawn.filter((id) => filmAt(catalogue, id).genres[0] === 'Horror').length / drawn.length;
	expect(horror).toBeGreaterThan(0.7);
	const known = ranks.filter((rank) => rank < 325).length / ranks.length;
	expect(known).toBeGreaterThan(0.55);
	expect(new Set(drawn).size).toBeGreaterThan(100);
});

test('a draw hardly changes when the draft does', () => {
	const before = drawDecoys(catalogue, population, new Set(rare(3)), 5, 7);
	const after = drawDecoys(catalogue, population, new Set(rare(4)), 5, 7);
	expect(before.filter((id) => after.includes(id)).length).toBeGreaterThanOrEqual(4);
});
