/** Groups posts with the same facts: taking down only one of a group changes nothing. */
import type { OwnRating } from '../advice/case.ts';
import type { AccountPost } from './account.ts';
import { type Fact, factsOf } from './facts.ts';

export interface Group {
	/** Places of the posts. */
	posts: readonly number[];
	films: readonly number[];
	facts: readonly Fact[];
}

/** @param rated the owner's ratings if the day of a mention matters; otherwise null */
export function groupAlike(
	posts: readonly AccountPost[],
	rated: ReadonlyMap<number, OwnRating | null> | null,
): Group[] {
	const known = new Map<string, { posts: number[]; films: readonly number[]; facts: readonly Fact[] }>();
	for (const [i, post] of posts.entries()) {
		const { films } = post;
		if (films.length === 0) continue;
		const facts = factsOf(post, rated);
		const key = facts.toSorted((a, b) => a - b).join();
		const group = known.get(key) ?? { posts: [], films, facts };
		known.set(key, group);
		group.posts.push(i);
	}
	return [...known.values()];
}
