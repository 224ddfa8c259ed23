import type { OwnRating } from '../advice/case.ts';
import { NEAR_DAYS } from '../population/marginals.ts';
import type { AccountPost } from './account.ts';

/**
 * Films in a post that its writer logged within two weeks of the post. They help anyone who knows the dates of posts to
 * find the writer.
 */
export const nearLogged = (
	{ films, day }: Pick<AccountPost, 'films' | 'day'>,
	rated: ReadonlyMap<number, OwnRating | null>,
): number[] =>
	films.filter((film) => {
		const logged = rated.get(film)?.day ?? null;
		return day !== null && logged !== null && Math.abs(day - logged) <= NEAR_DAYS;
	});
