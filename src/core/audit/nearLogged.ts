import type { OwnRating } from '../advice/case.ts';
import { NEAR_DAYS } from '../population/marginals.ts';
import type { AccountPost } from './account.ts';

/**
 * The films of a post that its writer logged within two weeks of it: somebody who knows when posts were written finds the
 * writer more easily by them.
 */
export const nearLogged = (
	{ films, day }: Pick<AccountPost, 'films' | 'day'>,
	rated: ReadonlyMap<number, OwnRating | null>,
): number[] =>
	films.filter((film) => {
		const logged = rated.get(film)?.day ?? null;
		return day !== null && logged !== null && Math.abs(day - logged) <= NEAR_DAYS;
	});
