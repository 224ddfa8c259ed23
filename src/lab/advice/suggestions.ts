/** What the advice suggests adding to real posts, judged by rules independent of the draw. */

import { median } from 'simple-statistics';
import { advise } from '../../core/advice/advice.ts';
import { PERIOD, sharedGenres } from '../../core/advice/affinity.ts';
import { decoyPool } from '../../core/advice/plans.ts';
import { isApart } from '../../core/catalogue/apart.ts';
import { kindAt } from '../../core/catalogue/catalogue.ts';
import { collectionOf } from '../../core/catalogue/people.ts';
import type { Pack } from '../../core/population/pack.ts';

/** Faults of a suggestion next to the films of its draft. */
const FAULTS = ['kind', 'short', 'adult', 'named', 'reason'] as const;
type Fault = (typeof FAULTS)[number];

export interface SuggestionsReport {
	/** Posts that name films, and those that got suggestions. */
	drafts: number;
	suggestedTo: number;
	suggestions: number;
	/** Median share of the population that rated a suggested film. */
	medianShare: number;
	films: number;
	/**
	 * Suggestions that are not films, are shorts, are for adults although the draft is not, are already named, or lack a
	 * reason.
	 */
	faults: Record<Fault, number>;
}

export function judgeSuggestions(pack: Pack, texts: readonly string[], draws: number): SuggestionsReport {
	const { catalogue } = pack;
	const faults = Object.fromEntries(FAULTS.map((fault) => [fault, 0])) as Record<Fault, number>;
	const shares: number[] = [];
	const films = new Set<number>();
	let [drafts, suggestedTo] = [0, 0];
	const pool = decoyPool(pack);
	for (const text of texts) {
		const named = new Set(advise(pack, text, { tolerance: 100 }).mentions.map(({ film }) => film.id));
		if (named.size === 0) continue;
		drafts++;
		let any = false;
		for (let seed = 1; seed <= draws; seed++)
			for (const { film, share, why } of advise(pack, text, { tolerance: 100, seed }).suggestions) {
				any = true;
				shares.push(share);
				films.add(film.id);
				const collection = collectionOf(catalogue, film.id);
				const isOf = (other: number) =>
					other === film.id || (collection > 0 && collectionOf(catalogue, other) === collection);
				const isTame = (other: number) => !isApart(catalogue, 'adult', other);
				const isLike = (other: number) =>
					Math.abs(catalogue.year[other]! - catalogue.year[film.id]!) <= PERIOD &&
					sharedGenres(pool, other, film.id) > 0;
				if (kindAt(catalogue, film.id) !== 'film') faults.kind++;
				if (isApart(catalogue, 'short', film.id)) faults.short++;
				if (!isTame(film.id) && [...named].every(isTame)) faults.adult++;
				if ([...named].some(isOf)) faults.named++;
				if (why === null || !(why.together || why.director || [...named].some(isLike))) faults.reason++;
			}
		if (any) suggestedTo++;
	}
	return {
		drafts,
		suggestedTo,
		suggestions: shares.length,
		medianShare: shares.length === 0 ? 0 : median(shares),
		films: films.size,
		faults,
	};
}
