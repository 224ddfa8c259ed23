/** The writer's answers on whether words name something of a kind. */
import type { PackKind } from '../catalogue/packKinds.ts';
import { LEAST_MAYBE } from './certainty.ts';
import type { Mention } from './mentions.ts';

/** Words of one kind, as {@link normalizeWords} gives them. */
export interface SettledWords {
	/** Words that name something of the kind, and words that do not. */
	named: readonly string[];
	none: readonly string[];
	/** Words that name nothing elsewhere, and so are unlikely to here. */
	doubted?: readonly string[];
}

/** The answers by kind. */
export type Settled = Partial<Record<PackKind, SettledWords>>;

/** Normalizes words for comparison: "Her" and "her," are the same. */
export const normalizeWords = (text: string): string =>
	text
		.normalize('NFKD')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim();

/** By how much the odds fall of words that name nothing elsewhere, or are like words that name nothing. */
const DOUBT = 9;

/** What words share with their plural, their possessive, and themselves after an article. */
const stemOf = (words: string) => words.replace(/^(?:the|an?) /, '').replace(/ ?s$/, '');

/**
 * Removes mentions by dismissed words of their kind, and is certain of confirmed ones. Words like dismissed ones are
 * less likely to be a mention.
 */
export function settleWords(mentions: readonly Mention[], text: string, settled: SettledWords | undefined): Mention[] {
	const [named, none] = [new Set(settled?.named), new Set(settled?.none)];
	const doubted = new Set([...none, ...(settled?.doubted ?? [])].map(stemOf));
	if (named.size + doubted.size === 0) return [...mentions];
	return mentions.flatMap((mention) => {
		const words = normalizeWords(text.slice(mention.start, mention.end));
		if (none.has(words)) return [];
		if (named.has(words)) return [{ ...mention, confidence: 1 }];
		if (!doubted.has(stemOf(words))) return [mention];
		const { confidence: p } = mention;
		const confidence = p / (p + DOUBT * (1 - p));
		return confidence < LEAST_MAYBE ? [] : [{ ...mention, confidence }];
	});
}
