/** What accounts come to whose posts were all advised on: the crowd that is said, against the ranks under readers of phrases. */
import { ADVERSARIES } from '../../core/adversaries/weighing.ts';
import { createCase, type Published } from '../../core/advice/case.ts';
import type { Way } from '../../core/advice/first.ts';
import type { PlanPack } from '../../core/advice/plans.ts';
import { guessedCases, rangeOf } from '../../core/advice/range.ts';
import { span } from '../kit/cli/text.ts';
import type { Ratings, Target } from '../kit/datasets/ratings.ts';
import { wilson } from '../kit/statistics.ts';
import { firstPlanFor, type KnownOf, ratedBy, writerOf } from './followed.ts';
import { createReaders, READERS } from './readers.ts';

interface AccountsReport {
	accounts: number;
	/** Medians: the crowd that is said, and said without what phrases say, the low end, and the ranks. */
	said: number;
	saidByTitles: number;
	low: number;
	/** The rank under the worst reader of the product's adversaries and of Scoring that reads phrases. */
	read: number;
	guessed: number;
	/** Parts of the accounts where what is said is within a factor of 2 of the rank, and where titles alone are. */
	within: number;
	withinByTitles: number;
	/** Parts whose rank is below the low end, read and guessed. */
	belowLow: number;
	guessedBelowLow: number;
}

interface Asked {
	goal: number;
	seed: number;
	/** Members of the service, if it is not the one that the pack counts. */
	members?: number;
	known: KnownOf;
	/** Films in each post. */
	mentions: number;
}

/** @param targets each with the films of all posts, in order */
export function judgeAccounts(
	ratings: Ratings,
	pack: PlanPack,
	targets: readonly Target[],
	asked: Asked,
): AccountsReport {
	const { catalogue, population } = pack;
	const read = createReaders(ratings, catalogue);
	const rows = targets.map((target) => {
		const { history, all } = postAll(ratings, pack, target, asked);
		const writer = {
			...writerOf(asked.known, ratedBy(ratings, target.user), target.items, asked.members ?? null),
			history,
		};
		const now = createCase(population, new Set(), writer);
		const titles = { ...writer, history: history.filter(({ phrase }) => phrase === undefined) };
		const ranks = read(target, all);
		const readers = ranks.slice(0, ADVERSARIES.length + 1);
		return {
			said: now.crowd,
			saidByTitles: createCase(population, new Set(), titles).crowd,
			low: rangeOf(now, now.crowd, guessedCases(now, new Set(), writer)).low,
			read: Math.min(...readers),
			guessed: ranks[READERS.indexOf('guessesTitles')]!,
		};
	});
	const median = (of: (row: (typeof rows)[number]) => number) => rows.map(of).sort((a, b) => a - b)[rows.length >>> 1]!;
	const part = (isSo: (row: (typeof rows)[number]) => boolean) => rows.filter(isSo).length / rows.length;
	const isNear = (said: number, rank: number) => Math.abs(Math.log2(said / rank)) <= 1;
	return {
		accounts: rows.length,
		said: median(({ said }) => said),
		saidByTitles: median(({ saidByTitles }) => saidByTitles),
		low: median(({ low }) => low),
		read: median((row) => row.read),
		guessed: median(({ guessed }) => guessed),
		within: part((row) => isNear(row.said, row.read)),
		withinByTitles: part((row) => isNear(row.saidByTitles, row.read)),
		belowLow: part((row) => row.read < row.low),
		guessedBelowLow: part(({ guessed, low }) => guessed < low),
	};
}

/** Posts all films, some at a time, each time by the first plan. @returns the history, and all changes as those of one post */
function postAll(ratings: Ratings, pack: PlanPack, target: Target, { mentions, known, goal, seed, members }: Asked) {
	const rated = ratedBy(ratings, target.user);
	const history: Published[] = [];
	const all = { changes: [] as Way['changes'][number][], add: [] as number[] };
	for (let from = 0; from < target.items.length; from += mentions) {
		const post = target.items.slice(from, from + mentions);
		const writer = { ...writerOf(known, rated, post, members ?? null), history };
		const options = { goal, seed: seed + from + target.user };
		const { changes, add } = firstPlanFor(pack, new Set(post), writer, rated, options);
		const gone = new Set(changes.map(({ film }) => film));
		const swaps = changes.flatMap(({ to }) => (typeof to === 'number' ? [to] : []));
		for (const film of post) if (!gone.has(film)) history.push({ film, decoy: false });
		for (const film of [...swaps, ...add]) history.push({ film, decoy: true });
		for (const { film, to } of changes)
			if (to !== null && typeof to === 'object') history.push({ film, decoy: false, phrase: to });
		all.changes.push(...changes);
		all.add.push(...add);
	}
	return { history, all: { ...all, crowd: 0, changes: withoutRepeated(all.changes) } };
}

/** The same phrase is read once. */
function withoutRepeated(changes: Way['changes']): Way['changes'] {
	const read = new Set<string>();
	return changes.map((change) => {
		if (change.to === null || typeof change.to !== 'object') return change;
		const isRepeated = read.has(change.to.words);
		read.add(change.to.words);
		return isRepeated ? { ...change, to: null } : change;
	});
}

/** A part of the accounts with its 95 % interval. */
const withInterval = (part: number, { accounts }: AccountsReport) =>
	`${part.toFixed(2)} (${span(wilson({ found: Math.round(part * accounts), of: accounts }))})`;

export const accountsText = (of: AccountsReport): string =>
	[
		`${of.accounts} accounts; medians: said ${of.said.toFixed(0)} (by titles alone ${of.saidByTitles.toFixed(0)}), low end ${of.low.toFixed(0)}; rank with phrases read ${of.read}, for who guesses titles ${of.guessed}`,
		`said within a factor of 2 of the rank: ${withInterval(of.within, of)}, by titles alone ${withInterval(of.withinByTitles, of)}`,
		`rank below the low end: ${withInterval(of.belowLow, of)}, for who guesses titles ${withInterval(of.guessedBelowLow, of)}`,
	].join('\n');
