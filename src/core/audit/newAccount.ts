import type { AccountPost } from './account.ts';
import type { Audit } from './audit.ts';

/** More edits than these are more work than a new account; so are half as many if no post that names films could stay. */
const MANY = 20;
/** Films listed as not to be named by a new account. */
const MOST_NAMED = 10;

/**
 * If a new account is less work than all edits for the goal: the films that give the old account away most, which the
 * new one must not name. Otherwise null.
 */
export function filmsForOld(
	{ posts, takeDown }: Pick<Audit, 'posts' | 'takeDown'>,
	all: readonly Pick<AccountPost, 'films'>[],
): number[] | null {
	const { length } = takeDown;
	if (length <= (length === posts.length ? MANY / 2 : MANY)) return null;
	return [...new Set(takeDown.flatMap(({ post }) => all[post]!.films))].slice(0, MOST_NAMED);
}
