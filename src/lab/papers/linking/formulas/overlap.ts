/** Adversaries who sum over the films that both accounts mention, and add what each account contributes by itself. */
import type { Account } from './taste.ts';

export const OVERLAPS = ['rarityOverlap', 'tfidfCosine', 'jaccard', 'fellegiSunter'] as const;
export type Overlap = (typeof OVERLAPS)[number];

export interface OverlapWeighing {
	/** Contribution of a film that both mention. */
	gain(film: number): number;
	/** What an account contributes by itself. */
	own(account: Account): number;
	score(shared: number, ownOfA: number, ownOfB: number): number;
}

/** What the adversary knows about films and about people whose accounts are known to be linked. */
export interface LinkKnowledge {
	/** Share of accounts that mention each film, above 0 and below 1. */
	shares: ArrayLike<number>;
	/** Probability that a film that one account of a person mentions is mentioned by the other too. */
	repeated: number;
}

const totalOf = ({ films, weights }: Account, of: (film: number) => number) =>
	films.reduce((sum, film, i) => sum + weights[i]! * of(film), 0);

/**
 * Rarity-weighted overlap: sum of -log share. TF-IDF: cosine of the vectors of these weights. Jaccard: shared of all.
 * Fellegi and Sunter (1969): a field per film, log(m / u) where both accounts mention it and log((1 - m) / (1 - u))
 * where one does; fields that neither mentions say nothing.
 */
export function overlapWeighing(name: Overlap, { shares, repeated }: LinkKnowledge): OverlapWeighing {
	const rarity = (film: number) => -Math.log(shares[film]!);
	switch (name) {
		case 'rarityOverlap':
			return { gain: rarity, own: () => 0, score: (shared) => shared };
		case 'tfidfCosine':
			return {
				gain: (film) => rarity(film) ** 2,
				own: (account) => Math.sqrt(totalOf(account, (film) => rarity(film) ** 2)),
				score: (shared, a, b) => (shared === 0 ? 0 : shared / (a * b)),
			};
		case 'jaccard':
			return {
				gain: () => 1,
				own: (account) => totalOf(account, () => 1),
				score: (shared, a, b) => (shared === 0 ? 0 : shared / (a + b - shared)),
			};
		case 'fellegiSunter': {
			const alone = (film: number) => Math.log((1 - repeated) / (1 - shares[film]!));
			return {
				gain: (film) => Math.log(repeated / shares[film]!) - 2 * alone(film),
				own: (account) => totalOf(account, alone),
				score: (shared, a, b) => shared + a + b,
			};
		}
	}
}
