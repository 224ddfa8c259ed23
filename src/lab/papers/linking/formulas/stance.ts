/** What it adds to know whether each account liked the films that both mention. */

/**
 * Log of how much likelier two accounts agree, or disagree, on a film if one person writes both.
 * @param noise share of the stances that are read wrongly, in each account
 * @param liked share of the film's raters who liked it
 */
export function stanceGain(agree: boolean, noise: number, liked: number): number {
	const [same, others] = [(1 - noise) ** 2 + noise ** 2, agreement(noise, liked)];
	return agree ? Math.log(same / others) : Math.log((1 - same) / (1 - others));
}

/** Probability that what is read of two people agrees. */
function agreement(noise: number, liked: number): number {
	const read = liked * (1 - noise) + (1 - liked) * noise;
	return read ** 2 + (1 - read) ** 2;
}
