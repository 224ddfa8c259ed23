import type { AccountPost } from './account.ts';
import type { Audit } from './audit.ts';

/** More posts than these are more work than a new account. */
const MANY = 20;
/** Films named as what a new account must not name. */
const MOST_NAMED = 10;

/**
 * Whether a new account is the only way to the goal, as nothing could stay that names films; or the easier one, as much
 * would have to go; or neither. And the films that give the old account away first, which the new one must not name.
 */
export function newAccountIs(
	{ posts, takeDown }: Pick<Audit, 'posts' | 'takeDown'>,
	all: readonly Pick<AccountPost, 'films'>[],
): { is: 'only' | 'easier' | null; films: number[] } {
	const is =
		takeDown.length > 1 && takeDown.length === posts.length ? 'only' : takeDown.length > MANY ? 'easier' : null;
	return { is, films: [...new Set(takeDown.flatMap(({ post }) => all[post]!.films))].slice(0, MOST_NAMED) };
}
