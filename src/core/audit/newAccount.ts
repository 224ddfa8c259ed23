import type { AccountPost } from './account.ts';
import type { Audit } from './audit.ts';

/** More edits than these are more work than a new account; so are half as many where they are most of the posts. */
const MANY = 20;
/** Films named as what a new account must not name. */
const MOST_NAMED = 10;

/**
 * Where a new account is less work than all edits that the goal takes: the films that give the old account away first,
 * which the new one must not name. Else null.
 */
export function filmsForOld(
	{ posts, takeDown }: Pick<Audit, 'posts' | 'takeDown'>,
	all: readonly Pick<AccountPost, 'films'>[],
): number[] | null {
	const { length } = takeDown;
	const isMost = 2 * length > posts.length;
	if (length <= (isMost ? MANY / 2 : MANY)) return null;
	return [...new Set(takeDown.flatMap(({ post }) => all[post]!.films))].slice(0, MOST_NAMED);
}
