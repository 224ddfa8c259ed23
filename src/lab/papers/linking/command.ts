import { Command, Option } from 'commander';
import { InputError } from '../../../pack/errors.ts';
import { deliver } from '../../kit/cli/experiment.ts';
import { showProgress } from '../../kit/cli/progress.ts';
import {
	count,
	counts,
	describeSize,
	largeCounts,
	loadOptions,
	loadPeople,
	OUT,
	type SetupOptions,
	shares,
	withColumns,
	withRun,
} from '../../kit/cli/setup.ts';
import { tableLines } from '../../kit/cli/text.ts';
import { synthesizeNetflix } from '../../kit/datasets/netflix.ts';
import type { Ratings } from '../../kit/datasets/ratings.ts';
import type { Search } from '../../kit/outside/exported.ts';
import {
	asksOutside,
	judgeOutside,
	type OutsideOptions,
	outsideLines,
	type Ranks,
	withOutside,
} from '../../kit/outside/outside.ts';
import { prepareOut } from '../../kit/report/out.ts';
import { withPool } from '../../kit/threads/pool.ts';
import { DIVISIONS, type Division } from './accounts.ts';
import { linkFigures } from './figures.ts';
import { runLink } from './link.ts';
import { ranksOfLinks, searchOfPairs } from './outside.ts';
import { linkTables } from './text.ts';

export interface LinkOptions extends Omit<SetupOptions, 'targets'>, OutsideOptions {
	accounts?: Division;
	size: number[];
	absent: number[];
	targets: number;
	candidates: number[];
	steps: number;
	stance?: true;
}

/** Share of the people in the made-up Netflix-like population without ratings. */
const SCALE = 0.01;

export const tooFew = () => new InputError('Too few people rated enough films: ask for a smaller --size.');

/** A result as JSON and as lines; null if the options do not ask for it. */
type Elsewhere<O> = (
	ratings: Ratings,
	division: Division,
	options: O,
) => Promise<{ result: object; lines: string[] } | null>;

/** @param elsewhere runs it on another engine if the options say so, or returns null */
export const linkCommand = <O extends LinkOptions>(elsewhere: Elsewhere<O>): Command =>
	withOutside(
		withRun(
			withColumns(
				new Command('link').description('Which two accounts are one person, and how sure an attacker can be.'),
			)
				.addOption(
					new Option(
						'--accounts <how>',
						'two accounts of each person: halves of what they rated; the earlier and the later half; each drawn from all (default: drawn for made-up people; time where there are dates, else halves)',
					).choices(DIVISIONS),
				)
				.option('--size <counts>', 'films of each account', counts, [4, 8, 16, 32, 64])
				.option(
					'--absent <shares>',
					'shares of people whose other account is not there',
					shares,
					[0.1, 0.25, 0.5, 0.75, 1],
				)
				.option(
					'--candidates <counts>',
					'numbers of candidates, in addition to all of them; with DuckDB, one number',
					largeCounts,
					[1000, 10_000],
				)
				.option('--targets <count>', 'most people to look for', count, 2000)
				.option('--steps <count>', 'steps of fitting the likelihood', count, 300)
				.option('--stance', 'a bound on what reading stances would add: the ratings, with noise'),
		),
	)
		.addOption(OUT())
		.action(async (o: O) => {
			const isOutside = asksOutside(o, false);
			if (isOutside && o.size.length > 1)
				throw new InputError('Attackers of your own look for accounts of one --size: say which.');
			if (o.out !== undefined) await prepareOut(o.out);
			const ratings =
				o.ratings === undefined
					? synthesizeNetflix(SCALE, o.seed)
					: await loadPeople(o.ratings, { ...loadOptions({ ...o, times: true }), pairsOnly: o.stance === undefined });
			const timed = ratings.byUser.times !== null;
			if (o.accounts === 'time' && !timed)
				throw new InputError('These ratings have no dates: choose other --accounts.');
			// Made-up people have no taste that two halves of their ratings would share.
			const usual = timed ? 'time' : 'halves';
			const division = o.accounts ?? (o.ratings === undefined ? 'drawn' : usual);
			const from = o.ratings ?? 'A made-up population with marginals of the Netflix Prize data';
			const about = `${from}: ${describeSize(ratings)}`;
			const done = await elsewhere(ratings, division, o);
			if (done !== null) {
				return deliver('link', o, { result: { about, ...done.result }, lines: [about, '', ...done.lines] });
			}
			await withPool(ratings, o.threads, async (pool) => {
				const { absent, targets, candidates, steps, seed } = o;
				if (o.stance && ratings.byUser.levels === null) throw new InputError('--stance needs ratings with values.');
				const stance = o.stance === true;
				const options = { stance, division, films: o.size, absent, targets, candidates, steps, seed };
				const drawn: { search: Search; ranks: Ranks }[] = [];
				const report = await runLink(ratings, pool, options, showProgress('Linking accounts'), (pairs, results) => {
					if (isOutside)
						drawn.push({ search: searchOfPairs(ratings, pairs, results.length, seed), ranks: ranksOfLinks(results) });
				});
				if (report.rows.length === 0) throw tooFew();
				const [of] = drawn;
				const [outside] = of === undefined ? [] : await judgeOutside(of.search, of.ranks, o, seed);
				// No paper at hand makes claims about these figures.
				const result = { about, ...report, ...(outside && { outside }), verdicts: [] };
				const lines = [
					about,
					'',
					...tableLines(linkTables(report)),
					...(outside ? ['', ...outsideLines(outside)] : []),
				];
				await deliver('link', o, { result, lines, figures: linkFigures(report) });
			});
		});
