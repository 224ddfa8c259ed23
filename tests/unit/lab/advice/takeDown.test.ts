import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ORDERS, takeDownOne } from '../../../../src/lab/advice/takeDownOne.ts';
import { simulateTargets } from '../../../../src/lab/kit/datasets/simulate.ts';
import { synthesize } from '../../../../src/lab/kit/datasets/synthetic.ts';
import { mean } from '../../../../src/lab/kit/statistics.ts';
import { temporaryFolder } from '../../folder.ts';
import { lab } from '../kit/commandLine.ts';
import { csvOf, SMALL_POPULATION } from '../kit/ratings.ts';
import { ratings } from './madeUp.ts';

const file = join(temporaryFolder(), 'ratings.csv');
const targets = simulateTargets(ratings, { sizes: Array<number>(4).fill(5), seed: 5 });
const taken = (goal: number, of = targets) =>
	of.map(takeDownOne({ ratings, liking: null }, { posts: 20, goal, seed: 1 })).map((each) => each.map((one) => one!));

test('the audit takes down less than simpler orders', () => {
	const all = taken(50);
	const of = (order: (typeof ORDERS)[number]) => mean(all.map((each) => each[ORDERS.indexOf(order)]!.posts));
	expect(of('ours')).toBeLessThan(of('rarest'));
	expect(of('oursUnknown')).toBeLessThan(1.2 * of('rarest'));
	expect(of('rarest')).toBeLessThan(of('newest'));
	expect(of('rarest')).toBeLessThan(of('random'));
	for (const each of all) {
		const counts = each.map(({ posts }) => posts);
		expect(counts[ORDERS.indexOf('fewest')]).toBe(Math.min(...counts));
	}
});

test('posts are taken down until the crowd is large enough: none for a goal of one person, all posts with films for an impossible goal', () => {
	for (const each of taken(1, targets.slice(0, 2))) for (const { posts } of each) expect(posts).toBe(0);
	for (const [i, each] of taken(3001, targets.slice(0, 2)).entries()) {
		for (const { posts, isNothingLeft } of each) {
			expect(isNothingLeft).toBe(true);
			expect(posts).toBeGreaterThan(0);
			expect(posts).toBeLessThanOrEqual(20);
		}
		// These take down only posts that name films.
		for (const order of ['ours', 'rarest'] as const)
			expect(each[ORDERS.indexOf(order)]!.posts).toBeLessThanOrEqual(targets[i]!.items.length);
	}
});

test('the command prints a row for each number of films and each order, with any number of threads', async () => {
	writeFileSync(file, csvOf(synthesize(SMALL_POPULATION, 1)));
	const args = ['audit', '--ratings', file, ...'--mentions 2,3 --posts 6 --targets 2 --goal 20 --json'.split(' ')];
	const { code, out } = await lab(...args, '--threads', '1');
	expect(code).toBe(0);
	const { rows, ...about } = JSON.parse(out);
	expect(about).toMatchObject({ posts: 6, goal: 20, targets: 2 });
	expect(rows.map((row: { order: string }) => row.order)).toEqual([...ORDERS, ...ORDERS]);
	expect(Object.keys(rows[0])).toEqual(['mentions', 'order', 'mean', 'median', 'nothingLeft', 'ofBest']);
	expect((await lab(...args, '--threads', '2')).out).toBe(out);
	expect((await lab('audit', '--ratings', file, '--mentions', '9999', '--threads', '1')).err).toMatch(
		/Ask for fewer --mentions/,
	);
});
