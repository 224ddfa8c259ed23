/** The films of texts that were posted or stand on a page. The texts are read and not kept. */
import { LONGEST_DRAFT } from '../core/advice/limits.ts';
import { type Catalogue, filmTitles } from '../core/catalogue/catalogue.ts';
import { findMentions, type Mention } from '../core/mentions/mentions.ts';
import type { Pack } from '../core/population/pack.ts';
import type { Scan } from '../messages/history.ts';
import type { Draft } from '../storage/draft.ts';
import { MOST_POST_FILMS } from '../storage/limits.ts';
import { wordsOf } from './lists.ts';

/** The films that texts name, each once, as the writer chose among those of one name. */
export function filmsNamed(
	catalogue: Catalogue,
	texts: readonly string[],
	{ choices = [], notFilms = [] }: { choices?: Draft['choices']; notFilms?: readonly string[] } = {},
): number[] {
	const chosen = new Map(choices);
	const mentions = texts.flatMap((text) =>
		namingFilms(findMentions(catalogue, text.slice(0, LONGEST_DRAFT)), text, notFilms),
	);
	const films = mentions
		.filter(({ quoted }) => !quoted)
		.map(({ film, alternatives, form }) => {
			const other = chosen.get(form);
			return other !== undefined && alternatives.includes(other) ? other : film;
		});
	return [...new Set(films)].slice(0, MOST_POST_FILMS);
}

/** Mentions but for those of words that the user said name no film. */
export const namingFilms = (mentions: readonly Mention[], text: string, notFilms: readonly string[]): Mention[] =>
	mentions.filter(({ start, end }) => !notFilms.includes(wordsOf(text.slice(start, end))));

/** The films that a page's text names, for the user to choose from. */
export function scanText({ catalogue }: Pack, text: string | null, selected: boolean): Scan {
	if (text === null) return { films: null, selected };
	const films = filmsNamed(catalogue, [text]).map((film) => ({
		id: film,
		title: filmTitles(catalogue, film)[0]!,
		year: catalogue.year[film]!,
	}));
	return { films, selected };
}
