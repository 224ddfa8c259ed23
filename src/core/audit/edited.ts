/** The posts of an account once some are edited. */
import type { Account, AccountPost, Phrases } from './account.ts';

/** The phrases of each post that is edited; null if it goes. */
export type PhrasesIn = (post: number) => Phrases | null;

/** The posts with phrases in place of what they name. */
export const afterEdits = (
	posts: readonly AccountPost[],
	edited: ReadonlySet<number>,
	phrasesIn: PhrasesIn,
): AccountPost[] =>
	posts.flatMap((post, at) => {
		if (!edited.has(at)) return post;
		const phrases = phrasesIn(at);
		return phrases === null ? [] : { films: [], day: post.day, phrases };
	});

/**
 * Chooses the wordings of posts that reach a goal together: the first of each post, or else the one that gives least
 * away, for as many posts as needed.
 * @param wordings the phrases of each wording of a post, by the place of the post
 * @returns the wording of each post by its place; null if none helps enough, so that the post has to go
 */
export function chooseWordings(
	account: Account,
	posts: readonly AccountPost[],
	edited: readonly number[],
	wordings: ReadonlyMap<number, readonly Phrases[]>,
	goal: number,
): Map<number, number | null> {
	const all = new Set(edited);
	const chosen = new Map<number, number | null>(Array.from(wordings.keys(), (post) => [post, 0]));
	const crowd = (at: ReadonlyMap<number, number | null>) =>
		account.crowdOf(
			afterEdits(posts, all, (post) => {
				const wording = at.get(post) ?? null;
				return wording === null ? null : wordings.get(post)![wording]!;
			}),
		);
	if (crowd(chosen) >= goal) return chosen;
	// What gives least away is chosen alone: what others say is about the same for each.
	const apart = new Map(
		Array.from(wordings, ([post, some]) => {
			const crowds = some.map((_, at) => crowd(new Map([[post, at]])));
			return [post, { first: crowds[0]!, best: crowds.indexOf(Math.max(...crowds)) }];
		}),
	);
	const costliest = [...wordings.keys()].sort((a, b) => apart.get(a)!.first - apart.get(b)!.first);
	for (const choose of [(post: number) => apart.get(post)!.best, () => null])
		for (const post of costliest) {
			if (crowd(chosen) >= goal) return chosen;
			chosen.set(post, choose(post));
		}
	return chosen;
}
