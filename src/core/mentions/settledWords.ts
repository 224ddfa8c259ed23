/** Words of which the writer has said that they name something of a kind, or nothing of it. */
import type { PackKind } from '../catalogue/packKinds.ts';
import type { Mention } from './mentions.ts';

/** Words of one kind, as {@link normaliseWords} gives them. */
export interface SettledWords {
	/** Those that name something of the kind, and those that name nothing of it. */
	named: readonly string[];
	none: readonly string[];
}

/** What was said of words, by the kind that they name or not. */
export type Settled = Partial<Record<PackKind, SettledWords>>;

/** Normalises words for comparison: "Her" and "her," are the same. */
export const normaliseWords = (text: string): string =>
	text
		.normalize('NFKD')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim();

/** Removes the mentions by words that name nothing of their kind, and is certain of those by words that do. */
export function settleWords(mentions: readonly Mention[], text: string, settled: SettledWords | undefined): Mention[] {
	const [named, none] = [new Set(settled?.named), new Set(settled?.none)];
	if (named.size + none.size === 0) return [...mentions];
	return mentions.flatMap((mention) => {
		const words = normaliseWords(text.slice(mention.start, mention.end));
		if (none.has(words)) return [];
		return named.has(words) ? [{ ...mention, confidence: 1 }] : [mention];
	});
}
