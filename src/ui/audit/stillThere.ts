import { isSameKey } from '../../core/catalogue/titled.ts';
import type { Check } from '../../storage/check.ts';

const keyOf = ({ site, id }: Check['posts'][number]) => JSON.stringify([site, id]);

/** How many posts ticked off in an earlier check still name one of their films in a later one. */
export function stillThere(before: { check: Check; done: readonly number[] } | null, { posts }: Check): number {
	if (before === null) return 0;
	const now = new Map(posts.map((post) => [keyOf(post), post.films]));
	return before.done.filter((at) => {
		const then = before.check.posts[at]!;
		const films = now.get(keyOf(then)) ?? [];
		return films.some((film) => then.films.some((one) => isSameKey(film, one)));
	}).length;
}
