/** Finds films in texts that were posted or are on a page. The texts are not stored. */
import { LONGEST_DRAFT } from '../core/advice/limits.ts';
import { type Catalogue, filmTitles } from '../core/catalogue/catalogue.ts';
import { findMentions, type Mention } from '../core/mentions/mentions.ts';
import type { Pack } from '../core/population/pack.ts';
import type { Scan } from '../messages/history.ts';
import type { Draft } from '../storage/draft.ts';
import { MOST_POST_FILMS } from '../storage/limits.ts';
import { normaliseWords } from './lists.ts';

/** Returns the films that texts name, without duplicates, respecting the user's choices between films of one name. */
export function filmsNamed(
	catalogue: Catalogue,
	texts: readonly string[],
	{ choices = [], notFilms = [] }: { choices?: Draft['choices']; notFilms?: readonly string[] } = {},
): number[] {
	const chosen = new Map(choices);
	const mentions = texts.flatMap((text) =>
		withoutNotFilms(findMentions(catalogue, text.slice(0, LONGEST_DRAFT)), text, notFilms),
	);
	const films = mentions
		.filter(({ quoted }) => !quoted)
		.map(({ film, alternatives, form }) => {
			const other = chosen.get(form);
			return other !== undefined && alternatives.includes(other) ? other : film;
		});
	return [...new Set(films)].slice(0, MOST_POST_FILMS);
}

/** Removes mentions by words that the user marked as naming no film. */
export const withoutNotFilms = (mentions: readonly Mention[], text: string, notFilms: readonly string[]): Mention[] =>
	mentions.filter(({ start, end }) => !notFilms.includes(normaliseWords(text.slice(start, end))));

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
