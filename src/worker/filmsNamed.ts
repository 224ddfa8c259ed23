/** Finds films in texts that were posted or are on a page. The texts are not stored. */
import { LONGEST_DRAFT } from '../core/advice/limits.ts';
import { type Catalogue, filmTitles } from '../core/catalogue/catalogue.ts';
import { isSure } from '../core/mentions/certainty.ts';
import { findMentions } from '../core/mentions/mentions.ts';
import { type SettledWords, settleWords } from '../core/mentions/settledWords.ts';
import type { Pack } from '../core/population/pack.ts';
import type { Scan } from '../messages/history.ts';
import type { Draft } from '../storage/draft.ts';
import { MOST_POST_FILMS } from '../storage/limits.ts';

const NOTHING_SETTLED: SettledWords = { films: [], notFilms: [] };

/** Returns the films that texts surely name, without duplicates, respecting what the user has chosen and settled. */
export function filmsNamed(
	catalogue: Catalogue,
	texts: readonly string[],
	{ choices = [], settled = NOTHING_SETTLED }: { choices?: Draft['choices']; settled?: SettledWords } = {},
): number[] {
	const chosen = new Map(choices);
	const mentions = texts.flatMap((text) =>
		settleWords(findMentions(catalogue, text.slice(0, LONGEST_DRAFT)), text, settled),
	);
	const films = mentions
		.filter((mention) => isSure(mention) && !mention.quoted)
		.map(({ film, alternatives, form }) => {
			const other = chosen.get(form);
			return other !== undefined && alternatives.includes(other) ? other : film;
		});
	return [...new Set(films)].slice(0, MOST_POST_FILMS);
}

/** Finds the films in a page's text, for the user to choose from. */
export function scanText({ catalogue }: Pack, text: string | null, selected: boolean): Scan {
	if (text === null) return { films: null, selected };
	const films = filmsNamed(catalogue, [text]).map((film) => ({
		id: film,
		title: filmTitles(catalogue, film)[0]!,
		year: catalogue.year[film]!,
	}));
	return { films, selected };
}
