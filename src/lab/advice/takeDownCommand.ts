import { Command } from 'commander';
import { deliver } from '../kit/cli/experiment.ts';
import { showProgress } from '../kit/cli/progress.ts';
import { count, counts, drawing, type SetupOptions, setUpRatings, withColumns, withRun } from '../kit/cli/setup.ts';
import { aligned, share } from '../kit/cli/text.ts';
import { simulateTargets } from '../kit/datasets/simulate.ts';
import { mean } from '../kit/statistics.ts';
import { withPool } from '../kit/threads/pool.ts';
import { ORDERS, type Order, type Taken, takeDownOneTask } from './takeDownOne.ts';

interface Options extends Omit<SetupOptions, 'mentions'> {
	mentions: number[];
	posts: number;
	goal: number;
}

interface Row {
	mentions: number;
	order: Order;
	mean: number;
	median: number;
	/** Share of people who lost everything that names a film. */
	nothingLeft: number;
	/** Mean as a share of that of the best order that is not ours. */
	ofBest: number;
}

/** Works on made-up posts of real or made-up people. */
export const takeDownCommand = withRun(
	withColumns(
		new Command('audit').description('How many old posts must go until enough people could have written the rest.'),
	)
		.option('--mentions <counts>', 'numbers of films that an account names', counts, [8, 16, 40])
		.option('--posts <count>', 'posts that they are spread over', count, 40)
		.option('--goal <people>', 'the crowd to reach before the worst attacker', count, 100)
		.option('--targets <count>', 'people for each number of films', count, 200),
).action(async (o: Options) => {
	const ratings = await setUpRatings(o);
	const { posts, goal, seed, targets } = o;
	const rows: Row[] = [];
	await withPool(ratings, o.threads, async (pool) => {
		for (const mentions of o.mentions) {
			const sizes = new Array<number>(targets).fill(mentions);
			const drawn = await drawing(() => simulateTargets(ratings, { sizes, seed }));
			const progress = showProgress(`Accounts that name ${mentions} films`);
			rows.push(...rowsOf(mentions, await pool.map(takeDownOneTask, drawn, { posts, goal, seed }, progress)));
		}
		const { users, items, count: of } = ratings;
		const result = { users, items, ratings: of, posts, goal, targets, rows };
		await deliver('audit', o, { result, lines: linesOf(rows) });
	});
});

function rowsOf(mentions: number, taken: readonly (readonly (Taken | null)[])[]): Row[] {
	const all = (order: Order) => taken.map((each) => each[ORDERS.indexOf(order)]!);
	const orders = ORDERS.filter((order) => all(order).every((each) => each !== null));
	const of = (order: Order) => all(order).filter((each) => each !== null);
	const means = orders.map((order) => mean(of(order).map(({ posts }) => posts)));
	const best = Math.min(...means.filter((_, i) => !orders[i]!.startsWith('ours') && orders[i] !== 'fewest'));
	return orders.map((order, i) => {
		const posts = of(order).map((each) => each.posts);
		const middle = posts.toSorted((a, b) => a - b)[Math.floor(posts.length / 2)]!;
		const nothingLeft = mean(of(order).map(({ isNothingLeft }) => Number(isNothingLeft)));
		return { mentions, order, mean: means[i]!, median: middle, nothingLeft, ofBest: means[i]! / best };
	});
}

const linesOf = (rows: readonly Row[]): string[] =>
	aligned([
		['films', 'order', 'mean', 'median', 'nothing left', 'of the best'],
		...rows.map(({ mentions, order, ...row }) => [
			String(mentions),
			order,
			row.mean.toFixed(1),
			String(row.median),
			share(row.nothingLeft),
			share(row.ofBest),
		]),
	]);
