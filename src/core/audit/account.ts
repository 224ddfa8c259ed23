/** What the posts of an account amount to: how many people could have written some of them. */
import type { Adversary } from '../adversaries/weighing.ts';
import { type Case, createCase, type Published, type Writer, worstAdversaries } from '../advice/case.ts';
import type { Phrase } from '../advice/phrases.ts';
import { PLAN_ADVERSARIES } from '../advice/plans.ts';
import { nothingShared } from '../crowd/crowds.ts';
import { type Population, ratersOf } from '../population/population.ts';

/** What stands in a text in place of titles. */
export type Phrases = ReadonlyMap<number, Phrase>;

/** A post with the films that it surely names. */
export interface AccountPost {
	/** Without duplicates. */
	films: readonly number[];
	/** In days since 1970; null if not known. */
	day: number | null;
	/** Those of the films that were taken as decoys. */
	decoys?: readonly number[];
	/** Films that an edit has replaced, with the phrases that stand there now. */
	phrases?: Phrases;
}

/** What is known about the owner of the account, apart from the posts. */
export type Owner = Omit<Writer, 'history' | 'phrasesInDraft' | 'decoys' | 'today'>;

export interface Account {
	/** Counts some posts like the history of an account: each film once, and phrases if that makes the crowd smaller. */
	caseOf(posts: readonly AccountPost[]): Case;
	crowdOf(posts: readonly AccountPost[]): number;
	/** A quick lower bound: the crowd under the adversaries that were the worst before. */
	nearCrowdOf(posts: readonly AccountPost[]): number;
	/** Whether the crowd is at least this large under every adversary. */
	isAtLeast(posts: readonly AccountPost[], crowd: number): boolean;
	/** Chooses the adversaries of `nearCrowdOf`: the worst ones before some posts. */
	aim(posts: readonly AccountPost[]): void;
	/** Probability that the owner rated a film. */
	own(film: number): number;
	/** Log of the number of people per rater of a film. */
	rarity(film: number): number;
}

/** Most films to count, the most revealing first. An adversary has them all, but the estimate's grids are not fine enough. */
const MOST_COUNTED = 200;

/** Films cached for many questions: more cost more memory than time. */
const MOST_SHARED = 2000;

/** Opens the account that consists of `posts`. */
export function openAccount(population: Population, posts: readonly AccountPost[], owner: Owner): Account {
	const shared = nothingShared();
	const count = (some: readonly AccountPost[], guard: Writer['guard']) => {
		if (shared.rows.size > MOST_SHARED) shared.rows.clear();
		const history = publishedIn(some, owner.rated);
		return createCase(
			population,
			new Set(),
			// As plans count phrases.
			{ ...owner, guard: guard ?? null, history, phrasesRead: 'all' },
			{ most: MOST_COUNTED, shared },
		);
	};
	const caseOf = (some: readonly AccountPost[]) => {
		const read = count(some, owner.guard);
		if (!some.some(({ phrases }) => phrases !== undefined && phrases.size > 0)) return read;
		// A search may also leave phrases out.
		const unread = count(
			some.map(({ phrases: _, ...post }) => post),
			owner.guard,
		);
		return unread.crowd < read.crowd ? unread : read;
	};
	const all = caseOf(posts);
	// The adversaries that set the crowd most often come first.
	const order = worstAdversaries(all, all.guarded.length);
	let aimed: readonly Adversary[] = order.slice(0, PLAN_ADVERSARIES);
	const crowdOf = (some: readonly AccountPost[]) => caseOf(some).crowd;
	return {
		caseOf,
		crowdOf,
		nearCrowdOf: (some) => count(some, aimed).crowd,
		isAtLeast: (some, crowd) => {
			let asked = 0;
			for (const [at, adversary] of order.entries()) {
				const alone = count(some, [adversary]);
				// An adversary who compares ratings has nothing to use if no film has one.
				if (alone.guarded.length > 1) continue;
				asked++;
				if (alone.crowd >= crowd) continue;
				order.unshift(...order.splice(at, 1));
				return false;
			}
			return asked > 0 || crowdOf(some) >= crowd;
		},
		aim: (some) => {
			aimed = worstAdversaries(caseOf(some), PLAN_ADVERSARIES);
		},
		own: all.own,
		rarity: (film) => Math.log(population.size / ratersOf(population, film)),
	};
}

/** The films of some posts, in an order independent of that of the posts; with days if these can matter. */
function publishedIn(posts: readonly AccountPost[], rated: Owner['rated']): Published[] {
	const known = new Map<number, { film: number; decoy: boolean; days: number[] }>();
	for (const { films, decoys, day } of posts)
		for (const film of films) {
			let one = known.get(film);
			if (one === undefined) {
				one = { film, decoy: false, days: [] };
				known.set(film, one);
			}
			if (decoys?.includes(film) === true) one.decoy = true;
			// Days are compared with the day of a rating, and an unknown one is taken to be that.
			const logged = rated?.get(film)?.day ?? null;
			if (logged !== null) one.days.push(day ?? logged);
		}
	const phrased = posts.flatMap(({ phrases = new Map<number, Phrase>() }) =>
		Array.from(phrases, ([film, phrase]) => ({ film, phrase, decoy: false })),
	);
	return [...known.values(), ...phrased].sort((a, b) => a.film - b.film);
}
