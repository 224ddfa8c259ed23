/** Which films are left out, by crowds that are said for each set of them. */
import { expect, test } from 'vitest';
import { crowdsWithout, crowdsWithoutSets, planDrop } from '../../../../src/core/advice/drop.ts';
import { divided, nothing, rounded, rowsOf, saidCrowds } from './saidCrowds.ts';

const bits = (count: number) => Array.from({ length: count }, (_, i) => rowsOf(1 << i));

/** The films to leave out of so many, with the crowd after each. */
function plan(count: number, crowdOf: (films: number) => number, tolerance: number, most?: number) {
	const crowds = saidCrowds(crowdOf);
	const films = bits(count);
	const without = crowdsWithout(crowds, nothing(), films);
	const now = crowdOf((1 << count) - 1);
	return rounded(planDrop(crowds, nothing(), films, without, now, tolerance, most)).map(({ index, crowd }) => [
		index,
		crowd,
	]);
}

test('the crowd is counted without each film and without sets of films', () => {
	const crowds = saidCrowds((films) => films);
	const base = nothing();
	expect(crowdsWithout(crowds, base, bits(3)).map(Math.round)).toEqual([6, 5, 3]);
	const sets = [[0, 1], [2]].map((set) => set.map((i) => rowsOf(1 << i)));
	expect(crowdsWithoutSets(crowds, base, sets).map(Math.round)).toEqual([4, 3]);
	expect(crowdsWithout(crowds, base, [])).toEqual([]);
	expect(base[0]!.best[0]).toBe(0);
});

test('the smallest set that reaches the goal wins, then the widest crowd, with the costliest film first', () => {
	const crowdOf = divided(1200, [2, 3, 10]);
	expect(plan(3, crowdOf, 150)).toEqual([[2, 200]]);
	expect(plan(3, crowdOf, 201)).toEqual([
		[2, 200],
		[1, 600],
	]);
	expect(plan(3, crowdOf, 601)).toEqual([
		[2, 200],
		[1, 600],
		[0, 1200],
	]);
	// Of two films that do as much alone the first one goes.
	expect(plan(2, divided(1200, [2, 2]), 500)).toEqual([[0, 600]]);
	// Two that are little alone may be most together.
	const pair = (films: number) => (films === 0b001 ? 900 : films === 0b111 ? 10 : films === 0b011 ? 50 : 20);
	expect(plan(3, pair, 100)).toEqual([
		[2, 50],
		[1, 900],
	]);
});

test('one film is suggested even if the goal is reached, unless it helps by less than a hundredth', () => {
	const crowdOf = divided(1200, [2, 3]);
	expect(plan(2, crowdOf, 200)).toEqual([]);
	expect(plan(1, (films) => (films === 0 ? 1000 : 995), 2000)).toEqual([]);
	expect(plan(1, (films) => (films === 0 ? 1010 : 1000), 2000)).toEqual([]);
	expect(plan(1, (films) => (films === 0 ? 1011 : 1000), 2000)).toEqual([[0, 1011]]);
	// Of sets of one size any that is wider counts, however little.
	expect(plan(2, (films) => [3000, 1001, 1002, 500][films]!, 1001)).toEqual([[0, 1002]]);
	expect(plan(2, (films) => [1003, 1001, 1002, 500][films]!, 2000)).toEqual([[0, 1002]]);
});

test('a step never has a smaller crowd than now', () => {
	const together = (films: number) => [1000, 40, 30, 50][films]!;
	expect(plan(2, together, 500)).toEqual([
		[1, 50],
		[0, 1000],
	]);
});

test('if no set reaches the goal, the widest up to the size limit is suggested', () => {
	const crowdOf = divided(1200, [2, 3, 10]);
	expect(plan(3, crowdOf, 5000)).toHaveLength(3);
	expect(plan(3, crowdOf, 5000, 2)).toEqual([
		[2, 200],
		[1, 600],
	]);
	expect(plan(3, crowdOf, 5000, 1)).toEqual([[2, 200]]);
	// The third film changes nothing.
	expect(plan(3, divided(1200, [2, 3, 1]), 5000)).toEqual([
		[1, 600],
		[0, 1200],
	]);
});

test('with more than six films the costliest six are tried, then the others one by one', () => {
	const factors = [2, 3, 4, 5, 6, 7, 8, 9];
	const all = factors.reduce((a, b) => a * b);
	expect(plan(8, divided(all, factors), 9 * 8)).toEqual([
		[7, 9],
		[6, 72],
	]);
	expect(plan(8, divided(all, factors), 60481)).toEqual([
		[7, 9],
		[6, 72],
		[5, 504],
		[4, 3024],
		[3, 15120],
		[2, 60480],
		[1, 181440],
	]);
	expect(plan(8, divided(all, factors), 1e9).at(-1)).toEqual([0, 362880]);
	expect(plan(8, divided(all, factors), 1e9, 7)).toHaveLength(7);
	expect(plan(8, divided(all, factors), 1e9, 7).at(-1)).toEqual([1, 181440]);
	// Six that reach it are enough.
	expect(plan(8, divided(all, factors), 60000)).toHaveLength(6);
	// One that widens it by less than a hundredth stays.
	const few = [1.005, 3, 4, 5, 6, 7, 8];
	expect(plan(7, divided(20160, few), 1e9).map(([index]) => index)).toEqual([6, 5, 4, 3, 2, 1]);
	const more = [1.02, 3, 4, 5, 6, 7, 8];
	expect(plan(7, divided(20160, more), 1e9).map(([index]) => index)).toEqual([6, 5, 4, 3, 2, 1, 0]);
	// Of two that do as much the first one does.
	expect(plan(8, divided(all, [2, 2, ...factors.slice(2)]), 1e9).slice(6)).toEqual([
		[0, 181440],
		[1, 362880],
	]);
	// Of two films the wider one comes first, whatever the order.
	expect(plan(8, divided(all, [3, 2, ...factors.slice(2)]), 1e9).slice(6)).toEqual([
		[0, 181440],
		[1, 362880],
	]);
});
