/** Advice film by film, as it is shown. Apart from `advise`, so that pages that show it do not carry the finder. */
import type { Advice, AdvisedMention, FilmName } from './result.ts';

/** One mention of each film, the costliest first: how advice is shown. `index` is its place among the mentions. */
export function filmsByCost(advice: Pick<Advice, 'mentions'>): { mention: AdvisedMention; index: number }[] {
	const first = new Map<number, { mention: AdvisedMention; index: number }>();
	for (const [index, mention] of advice.mentions.entries())
		if (!first.has(mention.film.id)) first.set(mention.film.id, { mention, index });
	return [...first.values()].sort((a, b) => b.mention.crowdWithout - a.mention.crowdWithout);
}

/** Films to leave out, in order, each with the crowd once all its mentions and the films before it are gone. */
export function filmsToDrop(advice: Pick<Advice, 'mentions' | 'plans'>): { film: FilmName; crowd: number }[] {
	const last = new Map<number, { film: FilmName; crowd: number }>();
	for (const { mention, crowd } of advice.plans.drop) {
		const { film } = advice.mentions[mention]!;
		last.set(film.id, { film, crowd });
	}
	return [...last.values()];
}
