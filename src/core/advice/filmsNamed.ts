/** Finds films in texts that were posted or are on a page. The texts are not stored. */
import type { Catalogue } from '../catalogue/catalogue.ts';
import { isSure } from '../mentions/certainty.ts';
import { findMentions } from '../mentions/mentions.ts';
import { isWithin, type Written } from '../mentions/others.ts';
import { type SettledWords, settleWords } from '../mentions/settledWords.ts';
import { LONGEST_DRAFT, MOST_POST_FILMS } from './limits.ts';

const NOTHING_SETTLED: SettledWords = { films: [], notFilms: [] };

/** Returns the films that the user's parts of texts surely name, without duplicates, respecting what the user has chosen and settled. */
export function filmsNamed(
	catalogue: Catalogue,
	texts: readonly Written[],
	{
		choices = [],
		settled = NOTHING_SETTLED,
	}: { choices?: readonly (readonly [number, number])[]; settled?: SettledWords } = {},
): number[] {
	const chosen = new Map(choices);
	const mentions = texts.flatMap(({ text, others }) =>
		settleWords(findMentions(catalogue, text.slice(0, LONGEST_DRAFT)), text, settled).filter(
			(mention) => !isWithin(mention, others),
		),
	);
	const films = mentions
		.filter((mention) => isSure(mention) && !mention.quoted)
		.map(({ film, alternatives, form }) => {
			const other = chosen.get(form);
			return other !== undefined && alternatives.includes(other) ? other : film;
		});
	return [...new Set(films)].slice(0, MOST_POST_FILMS);
}
