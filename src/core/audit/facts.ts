import type { OwnRating } from '../advice/case.ts';
import type { AccountPost } from './account.ts';
import { nearLogged } from './nearLogged.ts';

/** A film's number: the film is named. Its complement: the film is named near the day of its rating. */
export type Fact = number;

/**
 * Facts of a post. Adversaries who compare days only see whether any mention is near the rating: a post without a day
 * counts as near, and one that is not near adds nothing to one that is.
 * @param rated the owner's ratings if days matter; otherwise null
 */
export function factsOf(post: AccountPost, rated: ReadonlyMap<number, OwnRating | null> | null): Fact[] {
	if (rated === null) return [...post.films];
	const near = post.day === null ? post.films.filter((film) => isDated(film, rated)) : nearLogged(post, rated);
	return [...post.films, ...near.map((film) => ~film)];
}

export const filmOf = (fact: Fact): number => (fact < 0 ? ~fact : fact);

/** Whether it is known when the owner rated a film. */
const isDated = (film: number, rated: ReadonlyMap<number, OwnRating | null> | null): boolean =>
	typeof rated?.get(film)?.day === 'number';

/** A number for what some facts say about a film. If it is equal, the rarer of two films reveals more. */
export const kindOf = (film: number, facts: readonly Fact[], rated: ReadonlyMap<number, OwnRating | null> | null) =>
	Number(facts.includes(film)) + 2 * Number(facts.includes(~film)) + 4 * Number(isDated(film, rated));
