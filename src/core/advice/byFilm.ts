/** Advice grouped by film, for display. Separate from `advise` so that UI bundles do not contain the finder. */
import type { Advice, AdvisedMention } from './result.ts';

/** Returns the first mention of each film, costliest film first, with its index among the mentions. */
export function filmsByCost(advice: Pick<Advice, 'mentions'>): { mention: AdvisedMention; index: number }[] {
	const first = new Map<number, { mention: AdvisedMention; index: number }>();
	for (const [index, mention] of advice.mentions.entries())
		if (!first.has(mention.film.id)) first.set(mention.film.id, { mention, index });
	return [...first.values()].sort((a, b) => b.mention.crowdWithout - a.mention.crowdWithout);
}
