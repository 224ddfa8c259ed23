/** Finds items in texts that were posted or are on a page. The texts are not stored. */
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Item, PackKind } from '../catalogue/packKinds.ts';
import { type FilmKey, itemKey, kindOfItems } from '../catalogue/titled.ts';
import { isSure } from '../mentions/certainty.ts';
import { findItems } from '../mentions/findItems.ts';
import type { Mention } from '../mentions/mentions.ts';
import { isWithin, type Part, type Written } from '../mentions/others.ts';
import type { Settled } from '../mentions/settledWords.ts';
import { LONGEST_DRAFT, MOST_POST_FILMS } from './limits.ts';

/** Which item the user chose for a title form. */
export interface Choice extends Item {
	form: number;
}

/** What the user has answered about what the texts name. */
interface Said {
	choices?: readonly Choice[];
	settled?: Settled;
}

/** Whether a mention surely names an item in the writer's own words. */
export const isNamed = (mention: Mention, others: readonly Part[]): boolean =>
	isSure(mention) && !mention.quoted && !isWithin(mention, others);

/** The choices that concern one kind, by title form. */
export const choicesOf = (choices: readonly Choice[], kind: PackKind): Map<number, number> =>
	new Map(choices.flatMap((choice) => (choice.kind === kind ? [[choice.form, choice.id]] : [])));

/** An item, and how likely it is that the text names it, judged by the text alone. */
export interface NamedItem extends Item {
	chance: number;
}

/** Returns what the user's parts of texts surely name, kind by kind, each item once. */
export const itemsNamed = (...asked: Parameters<typeof findsNamed>): Item[] =>
	findsNamed(...asked).map(({ kind, id }) => ({ kind, id }));

/** As `itemsNamed`, with the chance of each. */
export function findsNamed(
	packs: readonly { catalogue: Catalogue }[],
	texts: readonly Written[],
	{ choices = [], settled = {} }: Said = {},
): NamedItem[] {
	const found = texts.map(({ text, others }) =>
		findItems(text.slice(0, LONGEST_DRAFT), packs, settled).map(({ mentions }) =>
			mentions.filter((mention) => isNamed(mention, others)),
		),
	);
	return packs.flatMap(({ catalogue }, i) => {
		const kind = kindOfItems(catalogue);
		const chosen = choicesOf(choices, kind);
		const chances = new Map<number, number>();
		for (const { film, alternatives, form, confidence } of found.flatMap((kinds) => kinds[i]!)) {
			const other = chosen.get(form);
			const isChosen = other !== undefined && alternatives.includes(other);
			const id = isChosen ? other : film;
			chances.set(id, Math.max(chances.get(id) ?? 0, isChosen ? 1 : confidence));
		}
		return Array.from(chances, ([id, chance]) => ({ kind, id, chance })).slice(0, MOST_POST_FILMS);
	});
}

/** Keys of items; the packs of their kinds must be among those given. */
export const keysOf = (packs: readonly { catalogue: Catalogue }[], items: readonly Item[]): FilmKey[] =>
	items.map(({ kind, id }) => itemKey(packs.find(({ catalogue }) => kindOfItems(catalogue) === kind)!.catalogue, id));
