import { Command } from 'commander';
import { matchFilm } from '../../core/catalogue/match.ts';
import { openBuiltIn } from '../../pack/builtIn.ts';
import { InputError } from '../../pack/errors.ts';
import { deliver } from '../kit/cli/experiment.ts';
import { showProgress } from '../kit/cli/progress.ts';
import {
	count,
	counts,
	number,
	type SetupOptions,
	setUpRatings,
	whole,
	withColumns,
	withRun,
} from '../kit/cli/setup.ts';
import { aligned, share, span } from '../kit/cli/text.ts';
import { filmRows } from '../kit/datasets/itemTitles.ts';
import type { NamedRatings, Ratings } from '../kit/datasets/ratings.ts';
import { withPool } from '../kit/threads/pool.ts';
import { defend, rowsFor } from './defend.ts';
import { ATTACKERS } from './defendOne.ts';

interface DefendOptions extends Omit<SetupOptions, 'mentions'> {
	mentions: number[];
	decoys: number[];
	drops: number;
	targets: number;
}

/** Works on simulated mentions of real or made-up people. */
export const defendCommand = withRun(
	withColumns(new Command('defend').description('What following advice does for people, before every attacker.'))
		.option('--films <file>', 'titles of the items: with it, decoys fit the draft in genre and period')
		.option('--mentions <counts>', 'numbers of mentions', counts, [4, 8, 16])
		.option('--decoys <counts>', 'numbers of decoys', counts, [1, 3, 5, 10])
		.option('--drops <count>', 'most films that are left out', whole, 2)
		.option('--targets <count>', 'people for each number of mentions', count, 200)
		.option('--skew <power>', 'chances of a rated item go by this power of its raters', number, 0)
		.option('--coherent', 'what someone mentions belongs together'),
).action(async (o: DefendOptions) => {
	const ratings = await setUpRatings(o);
	const facts = await factsOf(ratings, o.films);
	await withPool(ratings, o.threads, async (pool) => {
		const { mentions, targets, skew, seed, coherent = false } = o;
		const rows = rowsFor(
			Array.from({ length: o.drops + 1 }, (_, n) => n),
			o.decoys,
		);
		const draw = { mentions, rows, targets, skew, seed, coherent };
		const result = await defend(ratings, facts, pool, draw, showProgress('Advising')).catch((error: Error) => {
			throw error instanceof RangeError
				? new InputError(`${error.message} Ask for fewer --mentions or --targets.`)
				: error;
		});
		const cells = result.map((row) => [
			String(row.mentions),
			row.advice,
			String(row.drops),
			String(row.decoys),
			share(row.worst),
			...ATTACKERS.map((name) => `${share(row.attackers[name].k[1])} ${span(row.attackers[name].interval)}`),
		]);
		const head = ['mentions', 'advice', 'out', 'in', 'worst', ...ATTACKERS];
		const { users, items, count } = ratings;
		const all = { users, items, ratings: count, targets, rows: result };
		await deliver('defend', o, { result: all, lines: aligned([head, ...cells]) });
	});
});

/** Returns year and genres of each item whose title and year are in the built-in catalogue. */
async function factsOf(ratings: Ratings | NamedRatings, films: string | undefined) {
	const { items } = ratings;
	const year = new Array<number>(items).fill(0);
	const genres = new Array<number>(items).fill(0);
	const { catalogue, population } = await openBuiltIn();
	const now = Number(population.date.slice(0, 4));
	if (films === undefined || !('itemIds' in ratings)) return { year, genres, now };
	for (const { id, title, year: of } of await filmRows(films)) {
		const item = ratings.itemIds.find(id);
		if (item < 0) continue;
		year[item] = of;
		const { film } = matchFilm(catalogue, { titles: [title], year: of, seen: null });
		if (film >= 0) genres[item] = catalogue.genres[film]!;
	}
	return { year, genres, now };
}
