/** Words of which the writer has said that they name a film, or none. */
import type { Mention } from './mentions.ts';

/** As {@link normaliseWords} gives them. */
export interface SettledWords {
	films: readonly string[];
	notFilms: readonly string[];
}

/** Normalises words for comparison: "Her" and "her," are the same. */
export const normaliseWords = (text: string): string =>
	text
		.normalize('NFKD')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim();

/** Removes the mentions by words that name no film, and is certain of those by words that name one. */
export function settleWords(mentions: readonly Mention[], text: string, settled: SettledWords): Mention[] {
	const [films, notFilms] = [new Set(settled.films), new Set(settled.notFilms)];
	if (films.size + notFilms.size === 0) return [...mentions];
	return mentions.flatMap((mention) => {
		const words = normaliseWords(text.slice(mention.start, mention.end));
		if (notFilms.has(words)) return [];
		return films.has(words) ? [{ ...mention, confidence: 1 }] : [mention];
	});
}
