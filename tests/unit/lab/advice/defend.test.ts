import { expect, test } from 'vitest';
import { ADVERSARIES } from '../../../../src/core/adversaries/weighing.ts';
import { createAdvisor, type Strategy } from '../../../../src/lab/advice/advised.ts';
import { companionsOf } from '../../../../src/lab/advice/companions.ts';
import { defend, rowsFor } from '../../../../src/lab/advice/defend.ts';
import { ATTACKERS, defendOne } from '../../../../src/lab/advice/defendOne.ts';
import { indexIn, sizeOf } from '../../../../src/lab/kit/datasets/ratings.ts';
import { simulateTargets } from '../../../../src/lab/kit/datasets/simulate.ts';
import { createPool } from '../../../../src/lab/kit/threads/pool.ts';
import { createRankUnder } from '../../../../src/lab/papers/identify/attacks/createRank.ts';
import { ratings } from './madeUp.ts';

const facts = { year: Array<number>(500).fill(1990), genres: Array<number>(500).fill(1), now: 2026 };
const known = { ...facts, ...companionsOf(ratings, 30) };
const targets = simulateTargets(ratings, { sizes: Array<number>(12).fill(6), seed: 5 });
const followed = (advice: Strategy['advice'], drops: number, decoys: number): Strategy => ({ advice, drops, decoys });

test('a person who follows advice names the remaining films and adds films neither rated nor named', () => {
	const advisor = createAdvisor(ratings, known, 5, 1);
	for (const target of targets)
		for (const advice of ['mostPopular', 'randomPopular', 'ours'] as const)
			for (const drops of [0, 2]) {
				const { items } = advisor.follow(target, followed(advice, drops, 5)).target;
				const kept = items.slice(0, 6 - drops);
				const added = items.slice(6 - drops);
				expect(added).toHaveLength(5);
				expect(new Set(items).size).toBe(items.length);
				expect(kept.every((item) => target.items.includes(item))).toBe(true);
				expect(
					added.some((item) => target.items.includes(item) || indexIn(ratings.byUser, target.user, item) >= 0),
				).toBe(false);
				expect(advisor.follow(target, followed(advice, drops, 3)).target.items).toEqual(items.slice(0, -2));
			}
});

test('simple strategies drop the rarest films and add the most popular ones', () => {
	const advisor = createAdvisor(ratings, known, 5, 1);
	const raters = (item: number) => sizeOf(ratings.byItem, item);
	for (const target of targets) {
		const { items } = advisor.follow(target, followed('dropRarest', 2, 0)).target;
		const gone = target.items.filter((item) => !items.includes(item));
		expect(Math.max(...gone.map(raters))).toBeLessThanOrEqual(Math.min(...items.map(raters)));
		const popular = advisor.follow(target, followed('mostPopular', 0, 3)).target.items.slice(-3);
		for (let item = 0; item < ratings.items; item++)
			if (raters(item) > raters(popular[0]!))
				expect(target.items.includes(item) || indexIn(ratings.byUser, target.user, item) >= 0).toBe(true);
	}
});

test('probabilities of a draw sum to one over all films to add', () => {
	const advisor = createAdvisor(ratings, known, 5, 1);
	const said = advisor.follow(targets[0]!, followed('ours', 0, 3));
	for (const advice of ['mostPopular', 'randomPopular'] as const) {
		const { chance } = advisor.follow(targets[0]!, followed(advice, 0, 3));
		const sum = Array.from({ length: ratings.items }, (_, item) => chance(item)).reduce((a, b) => a + b, 0);
		expect(sum).toBeCloseTo(1, 6);
	}
	const chances = Array.from({ length: ratings.items }, (_, item) => item)
		.filter((item) => !said.target.items.includes(item))
		.map((item) => said.chance(item));
	// Each said film is only ever excluded from the context it makes itself, so that the rest adds up to nearly one.
	expect(chances.reduce((a, b) => a + b, 0)).toBeGreaterThan(0.5);
	expect(chances.reduce((a, b) => a + b, 0)).toBeLessThanOrEqual(1.0001);
});

test('ranks equal those of the adversaries, and one who knows the draw scores by the formula', () => {
	const rows = [followed('nothing', 0, 0), followed('randomPopular', 0, 3)];
	const run = defendOne({ ratings, liking: null }, { rows, facts: known, seed: 1 });
	const advisor = createAdvisor(ratings, known, 3, 1);
	const { users, count, byUser, byItem } = ratings;
	for (const target of targets.slice(0, 5)) {
		const [nothing, decoyed] = run(target);
		for (const [i, adversary] of ADVERSARIES.entries()) {
			const rank = createRankUnder({ ratings, liking: null }, { adversary })(target);
			const lost = adversary === 'setIntersection' && nothing!.ranks[i] === Infinity;
			expect(lost ? users : nothing!.ranks[i]).toBe(rank);
		}
		const { target: said, chance } = advisor.follow(target, rows[1]!);
		expect([nothing!.items, decoyed!.items]).toEqual([advisor.follow(target, rows[0]!).target.items, said.items]);
		const part = 3 / said.items.length;
		const score = (user: number) =>
			said.items.reduce((sum, item) => {
				const rated = ((1 - part) * 0.82) / sizeOf(byUser, user);
				const unrated = (1 - part) * 0.18 * (sizeOf(byItem, item) / count) + part * chance(item);
				return sum + Math.log((indexIn(byUser, user, item) >= 0 ? rated : unrated) / unrated);
			}, 0);
		const own = score(target.user) - 1e-9;
		const rank = Array.from({ length: users }, (_, user) => user).filter((user) => score(user) >= own).length;
		expect(decoyed!.ranks[ATTACKERS.indexOf('knowsDraw')]).toBe(rank);
	}
});

test('the table has a row for every strategy, and following our advice helps', async () => {
	const pool = createPool({ ratings, liking: null }, 1);
	const rows = rowsFor([0, 1], [4]);
	const table = await defend(ratings, facts, pool, { mentions: [6], rows, targets: 16, seed: 9 });
	expect(table.map((row) => `${row.advice} ${row.drops} ${row.decoys}`)).toEqual([
		'nothing 0 0',
		'dropRarest 1 0',
		'ours 1 0',
		'mostPopular 0 4',
		'randomPopular 0 4',
		'randomPopular 1 4',
		'ours 0 4',
		'ours 1 4',
	]);
	const found = (i: number) => table[i]!.attackers.likelihood.k[1];
	expect(found(0)).toBeGreaterThan(0.3);
	expect(found(7)).toBeLessThan(0.7 * found(0));
	expect(table[7]!.worst).toBeLessThan(table[0]!.worst);
	for (const { attackers } of table)
		for (const { k, interval } of Object.values(attackers)) {
			expect(interval[0]).toBeLessThanOrEqual(k[1]);
			expect(interval[1]).toBeGreaterThanOrEqual(k[1]);
		}
});
