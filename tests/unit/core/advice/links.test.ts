/** Which films link two accounts, in a population whose members are all alike. */
import { expect, test } from 'vitest';
import { linkBetween } from '../../../../src/core/advice/links.ts';
import { createLinkCrowd } from '../../../../src/core/crowd/linked.ts';
import { fitActivity } from '../../../../src/core/population/activity.ts';
import { marginalsOf } from '../../../../src/core/population/marginals.ts';
import type { Population } from '../../../../src/core/population/population.ts';

const SIZE = 10_000;
const RATERS = Array.from({ length: 60 }, (_, i) => 20 * (i + 1));
const classes = fitActivity([{ share: 1, ratings: 30 }], new Map(RATERS.map((raters) => [raters, 1])), SIZE);
const population = {
	...{ name: 'A test site', size: SIZE, date: '2026-07', sources: [] },
	...{ raters: Uint32Array.from(RATERS), classes },
} as Population;
const marginals = marginalsOf(RATERS, classes, SIZE);
const named = (film: number, other: ReadonlySet<number>) => ({ raters: RATERS[film]!, shared: other.has(film) });
/** The crowd of an account that mentions exactly these films. */
function crowdOf(films: readonly number[], other: ReadonlySet<number>, accounts = SIZE): number {
	const all = films.map((film) => named(film, other));
	return createLinkCrowd({ marginals, accounts, size: other.size }, [], all)(all);
}
const link = (history: number[], draft: number[], other: number[], goal: number, accounts = SIZE) =>
	linkBetween(population, { history: new Set(history), draft: new Set(draft) }, new Set(other), { accounts, goal });

/** Other films of the other account. */
const OTHERS = [40, 41, 42, 43, 44, 45, 46, 47];

test('a link has the crowd of both posts’ films, and a step the crowd without its film', () => {
	const other = new Set([1, 3, 20, ...OTHERS]);
	const found = link([20, 30], [1, 3, 33], [...other], 1000)!;
	expect(found.crowd / crowdOf([20, 30, 1, 3, 33], other)).toBeCloseTo(1, 1);
	expect(found.steps[0]!.film).toBe(1);
	expect(found.steps[0]!.crowd / crowdOf([20, 30, 3, 33], other)).toBeCloseTo(1, 1);
	expect(found.steps.slice(0, 2).map(({ film }) => film)).toEqual([1, 3]);
	expect(found.steps[1]!.crowd / crowdOf([20, 30, 33], other)).toBeCloseTo(1, 1);
	// A film that only the draft has counts too.
	expect(found.crowd).not.toBe(link([20, 30], [1, 3], [...other], 1000)!.crowd);
});

test('steps continue until the goal is reached', () => {
	const steps = (goal: number) => link([], [0, 2, 5], [0, 2, 5, ...OTHERS], goal)?.steps ?? [];
	const all = steps(1e9);
	expect(all.map(({ film }) => film)).toEqual([0, 2, 5]);
	expect(all.at(-1)!.crowd).toBe(SIZE);
	expect(all[1]!.crowd).toBeCloseTo(44.996, 3);
	expect([1, 44.99, 45].map((goal) => steps(goal).length)).toEqual([0, 2, 3]);
});

test('the draft is the reason if a quarter more accounts look alike without its films', () => {
	// The earlier posts share a rare film already: a common one of the draft adds little, and rarer ones more.
	const other = new Set([0, ...OTHERS, ...Array.from({ length: 30 }, (_, i) => 10 + i)]);
	const ratio = (film: number) => crowdOf([0], other) / crowdOf([0, film], other);
	const tried = [...other]
		.slice(1)
		.map((film) => ({ ratio: ratio(film), isTold: link([0], [film], [...other], SIZE) !== null }));
	for (const { ratio, isTold } of tried) if (Math.abs(ratio - 1.25) > 0.05) expect(isTold).toBe(ratio > 1.25);
	expect(tried.some(({ isTold }) => isTold)).toBe(true);
	// Without anything shared before, all accounts look as much alike.
	expect(link([], [59], [59], SIZE)).not.toBeNull();
	const nearly = link([], [59], [59], 1e9)!;
	expect(nearly.crowd).toBeLessThan(SIZE / 1.25);
	expect(link([], [59], [59], nearly.crowd)).toBeNull();
});

test('a film that changes nothing at the end stays', () => {
	// Nearly all people rated the last film, and every account mentions all that its person has rated.
	const allRated = { ...population, raters: Uint32Array.from([...RATERS, 9990]) };
	const last = RATERS.length;
	const other = new Set(allRated.raters.keys());
	const of = (draft: number[]) =>
		linkBetween(allRated, { history: new Set([20]), draft: new Set(draft) }, other, { accounts: SIZE, goal: 1e9 });
	expect(of([last])).toBeNull();
	const [one, both] = [of([5])!, of([5, last])!];
	expect(both.steps.map(({ film }) => film)).toEqual([5]);
	expect(both.steps[0]!.crowd / one.steps[0]!.crowd).toBeCloseTo(1, 1);
	expect(of([5, 6])!.steps.map(({ film }) => film)).toEqual([5, 6]);
});

test('if ten films link accounts, the eight rarest go', () => {
	const films = Array.from({ length: 10 }, (_, i) => 9 - i);
	const found = link([], films, films, 1e9)!;
	expect(
		found.steps
			.map(({ film }) => film)
			.toSorted((a, b) => a - b)
			.every((film) => film < 8),
	).toBe(true);
	const last = found.steps.at(-1)!;
	const left = films.filter((film) => !found.steps.some((step) => step.film === film));
	expect(last.crowd / crowdOf(left, new Set(films))).toBeCloseTo(1, 1);
});

test('only the three hundred rarest earlier films are compared', () => {
	const many = { ...population, raters: Uint32Array.from({ length: 400 }, (_, i) => 20 + 2 * i) };
	const of = (shared: number) =>
		linkBetween(
			many,
			{ history: new Set(Array.from({ length: 320 }, (_, i) => 319 - i)), draft: new Set([399]) },
			new Set([shared, 399]),
			{ accounts: SIZE, goal: 1e9 },
		);
	// Film 310 is too common to be among them: that it is shared changes nothing.
	expect(of(310)!.crowd).toBe(of(311)!.crowd);
	expect(of(10)?.crowd).not.toBe(of(310)!.crowd);
});
