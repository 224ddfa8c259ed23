/** Finds what a text names of one kind or several. */
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { PackKind } from '../catalogue/packKinds.ts';
import { kindOfItems } from '../catalogue/titled.ts';
import { acrossKinds } from './acrossKinds.ts';
import { findMentions, type Mention } from './mentions.ts';
import { type Settled, settleWords } from './settledWords.ts';

/** What a text names of one kind. */
export interface FoundItems {
	kind: PackKind;
	/** Everything that it may name, including what does not count. */
	all: readonly Mention[];
	/** What counts: without words that the user has dismissed, or that are clearly of another kind. */
	mentions: readonly Mention[];
}

/**
 * Finds what a text names of each pack's kind, and decides between kinds that claim the same words.
 * @param packs packs to search, one of each kind
 * @param settled the user's answers about words
 */
export function findItems(
	text: string,
	packs: readonly { catalogue: Catalogue }[],
	settled: Settled = {},
	find: typeof findMentions = findMentions,
): FoundItems[] {
	const found = packs.map(({ catalogue }): FoundItems => {
		const kind = kindOfItems(catalogue);
		const all = find(catalogue, text);
		return { kind, all, mentions: settleWords(all, text, settled[kind]) };
	});
	if (found.length < 2) return found;
	return acrossKinds<Mention>(text, found).map(({ mentions }, i) => ({ ...found[i]!, mentions }));
}
