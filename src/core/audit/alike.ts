/** Posts that name the same films stand and fall together: one alone that is taken down changes nothing. */
import type { AccountPost } from './account.ts';

export interface Group {
	/** Places of the posts. */
	posts: readonly number[];
	films: readonly number[];
}

/** @param dated whether it matters on which day a film was named */
export function groupAlike(posts: readonly AccountPost[], dated: boolean): Group[] {
	const known = new Map<string, { posts: number[]; films: readonly number[] }>();
	for (const [i, { films, day }] of posts.entries()) {
		if (films.length === 0) continue;
		const key = `${films.toSorted((a, b) => a - b).join()}${dated ? ` ${day}` : ''}`;
		const group = known.get(key) ?? { posts: [], films };
		known.set(key, group);
		group.posts.push(i);
	}
	return [...known.values()];
}
