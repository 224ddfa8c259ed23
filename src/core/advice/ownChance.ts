/** How likely it is that the writer rated what they mention. */
import { RATED_SHARE } from '../adversaries/likelihood.ts';

/** The writer's answer about a film: that they rated or logged it somewhere, or never did. */
export type Said = 'rated' | 'never';

interface Known {
	/** Films the writer has rated, if known. */
	rated: ReadonlyMap<number, unknown> | null;
	/** Films that the writer says they did or did not rate. */
	said: ReadonlyMap<number, Said>;
	/** Whether the writer rates films nowhere. */
	nowhere?: boolean;
	/** Whether named films of unknown status count as rated. */
	careful?: boolean;
	/** Whether the list is complete; null if they did not say. */
	complete?: boolean | null;
	isDecoy: (film: number) => boolean;
}

/** Probability for a film that a complete list lacks: it may have been rated later, or elsewhere. */
const UNLISTED = 0.05;

/** A shorter list may be only part of one. */
const SURELY_WHOLE = 50;

/** Whether a list of rated films counts as complete: by the writer's answer, or else by its length. */
export const isWholeList = (
	rated: ReadonlyMap<number, unknown> | null,
	complete: boolean | null = null,
): rated is ReadonlyMap<number, unknown> =>
	rated !== null && rated.size > 0 && (complete ?? rated.size >= SURELY_WHOLE);

/**
 * Returns the probability that the writer rated a film. The list of rated films comes first: what it has is rated,
 * whatever the writer says. Then the writer's answer counts, then whether the film was added as a decoy.
 */
export function ownChance(known: Known): (film: number) => number {
	const { rated, said, nowhere = false, isDecoy, careful = false, complete = null } = known;
	const unlisted = isWholeList(rated, complete) ? UNLISTED : careful ? 1 : RATED_SHARE;
	return (film) => {
		if (rated?.has(film) === true) return 1;
		const word = said.get(film);
		if (word !== undefined) return word === 'rated' ? 1 : 0;
		return nowhere || isDecoy(film) ? 0 : unlisted;
	};
}

/** The writer's answer about a film as far as it counts; null without one, or if the list has the film. */
export const saidOf = (film: number, { rated, said }: Pick<Known, 'rated' | 'said'>): Said | null =>
	rated?.has(film) === true ? null : (said.get(film) ?? null);
