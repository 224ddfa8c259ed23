/** How likely the writer rated what they mention. */
import { RATED_SHARE } from '../adversaries/likelihood.ts';

/** What the writer says of a film: that they rated or logged it somewhere, or that they never did. */
export type Said = 'rated' | 'never';

interface Known {
	/** Films the writer has rated, if known. */
	rated: ReadonlyMap<number, unknown> | null;
	/** Films of which the writer says whether they rated them. */
	said: ReadonlyMap<number, Said>;
	/** Whether the writer rates films nowhere. */
	nowhere: boolean;
	isDecoy: (film: number) => boolean;
}

/** Least probability for an unlisted film: even a complete list lacks films rated later or elsewhere. */
const LEAST_UNLISTED = 0.05;
/** Pseudo-count of mentions for smoothing, and the share of them that is on the list. */
const [PSEUDO, LISTED] = [2, 0.5];

/**
 * Returns the probability that the writer rated a film. The list of rated films counts first: what stands there is rated,
 * whatever the writer says. Then counts the writer's word, then whether the film was mentioned as a decoy.
 */
export function ownChance(mentioned: readonly number[], known: Known): (film: number) => number {
	const { rated, said, nowhere, isDecoy } = known;
	const unlisted = ratedUnlisted(
		mentioned.filter((film) => !isDecoy(film) && saidOf(film, known) !== 'never'),
		rated,
	);
	return (film) => {
		if (rated?.has(film) === true) return 1;
		const word = said.get(film);
		if (word !== undefined) return word === 'rated' ? 1 : 0;
		return nowhere || isDecoy(film) ? 0 : unlisted;
	};
}

/** The writer's word on a film as far as it counts; null if there is none, or the list has the film. */
export const saidOf = (film: number, { rated, said }: Pick<Known, 'rated' | 'said'>): Said | null =>
	rated?.has(film) === true ? null : (said.get(film) ?? null);

/**
 * Probability that the writer rated a mentioned film that is not on the list of rated films. People have rated 82 % of
 * what they mention: unlisted films make up the part that the list does not cover.
 */
function ratedUnlisted(mentioned: readonly number[], rated: Known['rated']): number {
	if (rated === null || rated.size === 0) return RATED_SHARE;
	const listed = mentioned.filter((film) => rated.has(film)).length;
	const part = (listed + LISTED * PSEUDO) / (mentioned.length + PSEUDO);
	return Math.max(LEAST_UNLISTED, (RATED_SHARE - part) / (1 - part));
}
