/** Makes people write posts and follow the first plan of each, and searches for them. */
import { builtInPack, openBuiltIn } from '../../pack/builtIn.ts';
import type { Outcome } from '../kit/cli/experiment.ts';
import { type Progress, showProgress } from '../kit/cli/progress.ts';
import { describeSize, drawing, type SetupOptions } from '../kit/cli/setup.ts';
import { tableLines } from '../kit/cli/text.ts';
import { type NamedRatings, type Ratings, sizeOf, type Target } from '../kit/datasets/ratings.ts';
import { simulateTargets } from '../kit/datasets/simulate.ts';
import { type Pool, withPool } from '../kit/threads/pool.ts';
import { type Accounts, accountFigures, accountRows, accountTables, claimRows, missedRow } from './accountsText.ts';
import { cataloguedRatings } from './catalogued.ts';
import type { KnownOf } from './followed.ts';
import { type PostOptions, postOneTask } from './postOne.ts';
import { type ReadAccount, readAccountTask } from './readAccount.ts';

export interface FollowOptions extends Omit<SetupOptions, 'mentions'> {
	/** Films of each post: the first counts. */
	mentions?: number[];
	posts: number;
	known: KnownOf[];
	goal: number;
	builtIn?: true;
}

export async function followPosts(from: Ratings | NamedRatings, o: FollowOptions): Promise<Outcome> {
	const { file } = await builtInPack();
	const { catalogue } = await openBuiltIn();
	const ratings = await cataloguedRatings(from, catalogue, o.films);
	const { mentions: [each = 2] = [], posts, targets: people, known, goal, seed, skew } = o;
	const sizes = new Array<number>(people).fill(posts * each);
	const targets = await drawing(() => simulateTargets(ratings, { sizes, skew, seed }));
	return withPool(ratings, o.threads, async (pool) => {
		const all: Accounts = { accounts: [], wordings: [], missed: [] };
		for (const what of known) {
			const options = { file, builtIn: o.builtIn === true, known: what, goal, seed, mentions: each };
			const progress = { posting: showProgress('Posting'), reading: showProgress('Reading posts') };
			const accounts = await readAccounts(ratings, pool, targets, options, progress);
			all.accounts.push(...accountRows(what, accounts, goal));
			all.wordings.push(...claimRows(what, accounts));
			all.missed.push(missedRow(what, accounts));
		}
		const { users, count } = ratings;
		return {
			result: { users, ratings: count, targets: people, posts, mentions: each, goal, ...all },
			lines: [describeSize(ratings), '', ...tableLines(accountTables(all, goal))],
			figures: accountFigures(all.accounts),
		};
	});
}

/** @returns what each target reads, and the ranks */
async function readAccounts(
	ratings: Ratings,
	pool: Pool,
	targets: readonly Target[],
	options: PostOptions,
	progress: { posting: Progress; reading: Progress },
): Promise<ReadAccount[]> {
	const accounts = await pool.map(postOneTask, targets, options, progress.posting);
	return pool.map(readAccountTask, targets, { ...options, accounts, raters: ratersOf(ratings) }, progress.reading);
}

const ratersOf = ({ byItem, items }: Ratings) => Array.from({ length: items }, (_, item) => sizeOf(byItem, item));
