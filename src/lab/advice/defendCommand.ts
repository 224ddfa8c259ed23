import { Command, Option } from 'commander';
import { matchFilm } from '../../core/catalogue/match.ts';
import { openBuiltIn } from '../../pack/builtIn.ts';
import { InputError } from '../../pack/errors.ts';
import { deliver } from '../kit/cli/experiment.ts';
import { showProgress } from '../kit/cli/progress.ts';
import { count, counts, drawing, number, OUT, setUpRatings, whole, withColumns, withRun } from '../kit/cli/setup.ts';
import { aligned, share, span } from '../kit/cli/text.ts';
import { filmRows } from '../kit/datasets/itemTitles.ts';
import type { NamedRatings, Ratings } from '../kit/datasets/ratings.ts';
import { type Search, searchAmong } from '../kit/outside/exported.ts';
import { asksOutside, judgeOutside, type OutsideOptions, outsideLines, withOutside } from '../kit/outside/outside.ts';
import { prepareOut } from '../kit/report/out.ts';
import { withPool } from '../kit/threads/pool.ts';
import { defend, rowsFor, type Seen } from './defend.ts';
import { ATTACKERS, type Attacker } from './defendOne.ts';
import { KNOWN } from './followed.ts';
import { type FollowOptions, followPosts } from './followPosts.ts';

interface DefendOptions extends FollowOptions, OutsideOptions {
	decoys: number[];
	drops: number;
	targets: number;
}

/** Works on simulated mentions of real or made-up people. */
export const defendCommand = withOutside(
	withRun(
		withColumns(new Command('defend').description('What following advice does for people, before every attacker.'))
			.option('--films <file>', 'titles of the items: with it, decoys fit the draft in genre and period')
			.option(
				'--mentions <counts>',
				'numbers of mentions (default: 4,8,16); with --posts, films of each post (default: 2)',
				counts,
			)
			.option('--decoys <counts>', 'numbers of decoys', counts, [1, 3, 5, 10])
			.option('--drops <count>', 'most films that are left out', whole, 2)
			.option('--targets <count>', 'people for each number of mentions', count, 200)
			.option('--skew <power>', 'chances of a rated item go by this power of its raters', number, 0)
			.option(
				'--posts <count>',
				'write so many posts for each person, change each by the plan that is offered first, and read the account',
				count,
				1,
			)
			.addOption(
				new Option('--known <what...>', '--posts: what is known of each person').choices(KNOWN).default(['nothing']),
			)
			.option('--goal <people>', '--posts: the crowd to reach', count, 100)
			.option(
				'--built-in',
				'--posts: count the raters of the built-in list, as if these people were members of its service',
			)
			.addOption(OUT()),
	),
).action(async (o: DefendOptions) => {
	const isOutside = asksOutside(o);
	if (isOutside && o.posts > 1)
		throw new InputError('Attackers of your own read mentions, not posts: leave --posts out.');
	if (o.out !== undefined) await prepareOut(o.out);
	const ratings = await setUpRatings(o);
	if (o.posts > 1) return deliver('defend', o, await followPosts(ratings, o));
	const facts = await factsOf(ratings, o.films);
	await withPool(ratings, o.threads, async (pool) => {
		const { mentions = [4, 8, 16], targets, skew, seed } = o;
		const rows = rowsFor(
			Array.from({ length: o.drops + 1 }, (_, n) => n),
			o.decoys,
		);
		const draw = { mentions, rows, targets, skew, seed };
		const said: Search['targets'][number][] = [];
		const ranks = ATTACKERS.map((name): { name: Attacker; ranks: number[] } => ({ name, ranks: [] }));
		const seen: Seen = ({ mentions: of, advice, drops, decoys }, people, all) => {
			const about = { of, advice, out: drops, in: decoys };
			for (const [i, { user }] of people.entries()) said.push({ user, items: all[i]!.items, about });
			for (const [a, own] of ranks.entries()) own.ranks.push(...all.map((one) => one.ranks[a]!));
		};
		const result = await drawing(() => defend(ratings, facts, pool, draw, showProgress('Advising'), seen));
		const outside = isOutside ? await judgeOutside(searchAmong(ratings, said), ranks, o, o.seed) : [];
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
		const all = { users, items, ratings: count, targets, rows: result, ...(outside.length > 0 && { outside }) };
		const lines = [...aligned([head, ...cells]), ...outside.flatMap((group) => ['', ...outsideLines(group)])];
		await deliver('defend', o, { result: all, lines });
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
