/** Finds films in texts that were posted or are on a page. The texts are not stored. */
import type { Catalogue } from '../catalogue/catalogue.ts';
import { type FilmKey, itemKey, textOfKey } from '../catalogue/titled.ts';
import { isSure } from '../mentions/certainty.ts';
import { findMentions, type Mention } from '../mentions/mentions.ts';
import { isWithin, type Written } from '../mentions/others.ts';
import { type Settled, settleWords } from '../mentions/settledWords.ts';
import { foundAcross, type OfKind } from './foundAcross.ts';
import { LONGEST_DRAFT, MOST_POST_FILMS } from './limits.ts';

/** What the user has said of what the texts name. */
interface Said {
	/** Which film the user has chosen for a title form. */
	choices?: readonly (readonly [number, number])[];
	settled?: Settled;
}

/** Returns the films that the user's parts of texts surely name, without duplicates, respecting what the user has chosen and settled. */
export const filmsNamed = (catalogue: Catalogue, texts: readonly Written[], given: Said = {}): number[] =>
	namedAcross(catalogue, texts, [], given).films;

/** Returns the same where packs of other kinds are used besides, and the keys of their items that are surely named. */
export function namedAcross(
	catalogue: Catalogue,
	texts: readonly Written[],
	others: readonly OfKind[],
	{ choices = [], settled = {} }: Said = {},
): { films: number[]; items: FilmKey[] } {
	const chosen = new Map(choices);
	const found = texts.map(({ text, others: parts }) => {
		const read = text.slice(0, LONGEST_DRAFT);
		const across = foundAcross(read, settleWords(findMentions(catalogue, read), text, settled.films), others, settled);
		const counts = (mention: Mention) => isSure(mention) && !mention.quoted && !isWithin(mention, parts);
		return {
			films: across.films.filter(counts),
			items: across.others.flatMap(({ mentions }, i) =>
				mentions.filter(counts).map(({ film }) => itemKey(others[i]!.catalogue, film)),
			),
		};
	});
	const films = found.flatMap((each) =>
		each.films.map(({ film, alternatives, form }) => {
			const other = chosen.get(form);
			return other !== undefined && alternatives.includes(other) ? other : film;
		}),
	);
	const items = new Map(found.flatMap((each) => each.items.map((key) => [textOfKey(key), key])));
	return {
		films: [...new Set(films)].slice(0, MOST_POST_FILMS),
		items: [...items.values()].slice(0, MOST_POST_FILMS),
	};
}
