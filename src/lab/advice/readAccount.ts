/** Reads an account whose posts all followed the advice: what its writer reads, and its ranks under readers of wordings. */
import { ADVERSARIES } from '../../core/adversaries/weighing.ts';
import type { PhrasePool } from '../../core/advice/likeFilms.ts';
import { phraseTelling } from '../../core/advice/phrases.ts';
import type { Target } from '../kit/datasets/ratings.ts';
import { type Shared, task } from '../kit/threads/task.ts';
import { type Claim, type PostedAccount, type PostOptions, packFor, type Said } from './postOne.ts';
import { createReaders, type Evidence } from './readers.ts';

/**
 * Readers of an account, by any of the product's adversaries: titles only; a wording as all films that it matches; the
 * whole post with opinions; guessing the title behind a wording from what is named with it; and someone who let this
 * program change everyone else's posts too, who knows which films get wordings and expects added films. The last reads
 * everything except titles that the finder missed.
 */
export const ACCOUNT_READERS = [
	'titles',
	'sets',
	'whole post',
	'guesses',
	'knows the program',
	'all that was found',
] as const;
type AccountReader = (typeof ACCOUNT_READERS)[number];

/** Numbers of posts after which an account is read. */
const READ_AFTER = [1, 5, 10, 20];

export interface ReadAccount {
	/** Titles in the last state of the account that the finder missed. */
	missed: number;
	posts: { posts: number; promised: number; reaches: boolean; shown: number; low: number; ranks: number[] }[];
	/** For each wording: the ranks by readers of sets and of the whole post, with what the finder missed. */
	claims: (Pick<Claim, 'how' | 'crowd' | 'low'> & { sets: number; whole: number })[];
}

interface ReadOptions extends PostOptions {
	accounts: readonly PostedAccount[];
	raters: readonly number[];
}

/** @returns a function that reads a target's account, and each wording that it was offered */
function readAccount({ ratings }: Shared, options: ReadOptions) {
	const pack = packFor(ratings, options);
	const { catalogue } = pack;
	const readers = createReaders(ratings, catalogue);
	const worst = (rankUnder: (name: (typeof ADVERSARIES)[number]) => number) =>
		Math.min(ratings.users, ...ADVERSARIES.map(rankUnder));
	const sets = (said: Evidence) => worst((name) => readers.bySets(name, said));
	const whole = (said: Evidence) => Math.min(sets(said), readers.byOpinions(said));
	return ({ user }: Target): ReadAccount => {
		const { posts, claims } = options.accounts.find((account) => account.user === user)!;
		const chance = phrasedOf(options, user);
		const saidBy = (some: readonly Said[]) => evidenceIn(catalogue, user, some);
		const before = (post: number) => posts.slice(0, post).map(({ said }) => said);
		const read = posts.flatMap(({ said: _, ...post }, i) => {
			if (!READ_AFTER.includes(i + 1) && i + 1 < posts.length) return [];
			const said = saidBy(before(i + 1));
			const found = withoutMissed(said);
			const ranks: Record<AccountReader, number> = {
				titles: worst((name) => readers.byTitles(name, said)),
				sets: sets(said),
				'whole post': whole(said),
				guesses: readers.byGuess('likelihood', said),
				'knows the program': readers.byGuess('likelihoodDecoys', said, chance),
				'all that was found': Math.min(
					...[whole(found), readers.byGuess('likelihood', found), readers.byGuess('likelihoodDecoys', found, chance)],
				),
			};
			return [{ ...post, posts: i + 1, ranks: ACCOUNT_READERS.map((name) => Math.min(ratings.users, ranks[name])) }];
		});
		return {
			missed: saidBy(before(posts.length)).missed.length,
			posts: read,
			claims: claims.map(({ post, how, crowd, low, said: one }) => {
				const said = saidBy([...before(post), one]);
				return { how, crowd, low, sets: sets(withoutMissed(said)), whole: whole(said) };
			}),
		};
	};
}

interface AccountEvidence extends Evidence {
	missed: readonly number[];
}

function withoutMissed({ missed, titles, thought, ...said }: AccountEvidence): Evidence {
	const left = new Set(titles.filter((film) => !missed.includes(film)));
	return { ...said, titles: [...left], thought: new Map([...thought!].filter(([film]) => left.has(film))) };
}

/** The same phrase is read once. */
function evidenceIn(catalogue: PhrasePool, user: number, all: readonly Said[]): AccountEvidence {
	const phrases = new Map<string, readonly number[]>();
	for (const [film, telling] of all.flatMap((said) => said.phrases)) {
		const { words, films } = phraseTelling(catalogue, film, telling)!;
		phrases.set(words, films);
	}
	return {
		user,
		titles: [...new Set(all.flatMap(({ titles }) => titles))],
		missed: [...new Set(all.flatMap(({ missed }) => missed))],
		phrases: [...phrases.values()],
		thought: new Map(all.flatMap(({ thought }) => thought)),
	};
}

/** How often films with this many raters got phrases in others' posts, by the binary digits of their raters. */
function phrasedOf({ accounts, raters }: ReadOptions, user: number): (film: number) => number {
	const counts = Array.from({ length: 32 }, () => ({ about: 1, phrased: 0.5 }));
	const of = (film: number) => counts[32 - Math.clz32(raters[film]!)]!;
	for (const account of accounts) {
		if (account.user === user) continue;
		for (const film of account.about) of(film).about++;
		for (const film of account.phrased) of(film).phrased++;
	}
	return (film) => of(film).phrased / of(film).about;
}

export const readAccountTask = task(import.meta.url, 'readAccountTask', readAccount);
