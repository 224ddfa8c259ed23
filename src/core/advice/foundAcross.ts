/** Finds in one text what packs of several kinds have. */
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { OtherKind } from '../catalogue/packKinds.ts';
import { acrossKinds } from '../mentions/acrossKinds.ts';
import { findMentions, type Mention } from '../mentions/mentions.ts';
import { type Settled, settleWords } from '../mentions/settledWords.ts';

/** A pack of another kind, as far as finding what it has needs it. */
export interface OfKind {
	kind: OtherKind;
	catalogue: Catalogue;
}

export interface FoundOther {
	/** All that the text may name of the kind. */
	all: readonly Mention[];
	/** What is left to the kind where others claim the same words, with what the user has settled. */
	mentions: readonly Mention[];
}

export interface FoundAcross {
	films: readonly Mention[];
	/** For each of the other packs, in their order. */
	others: FoundOther[];
}

/**
 * Finds what a text names of other kinds than films, and decides between kinds that claim the same words. Without other packs
 * the films stay as they are.
 * @param films those found in the text, with what the user has settled
 * @param settled what the user has settled of the other kinds
 */
export function foundAcross(
	text: string,
	films: readonly Mention[],
	others: readonly OfKind[],
	settled: Settled = {},
): FoundAcross {
	if (others.length === 0) return { films, others: [] };
	const found = others.map(({ catalogue }) => findMentions(catalogue, text));
	const ofOthers = others.map(({ kind }, i) => ({ kind, mentions: settleWords(found[i]!, text, settled[kind]) }));
	const [left, ...rest] = acrossKinds<Mention>(text, [{ kind: 'films', mentions: films }, ...ofOthers]);
	return {
		films: left!.mentions,
		others: rest.map(({ mentions }, i) => ({ all: found[i]!, mentions })),
	};
}
