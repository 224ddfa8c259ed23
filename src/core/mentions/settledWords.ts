/** The writer's answers on whether words name something of a kind. */
import type { PackKind } from '../catalogue/packKinds.ts';
import type { Mention } from './mentions.ts';

/** Words of one kind, as {@link normaliseWords} gives them. */
export interface SettledWords {
	/** Words that name something of the kind, and words that do not. */
	named: readonly string[];
	none: readonly string[];
}

/** The answers by kind. */
export type Settled = Partial<Record<PackKind, SettledWords>>;

/** Normalizes words for comparison: "Her" and "her," are the same. */
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
