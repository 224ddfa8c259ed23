/** Fits the texts of a post into its message. */
import { LONGEST_DRAFT, MOST_TEXTS } from '../../messages/limits.ts';

/** As many texts as a message may have: those of a form with more boxes are put together. */
export function joinTexts(texts: readonly string[]): string[] {
	const each = Math.ceil(texts.length / MOST_TEXTS);
	const joined: string[] = [];
	for (let at = 0; at < texts.length; at += each)
		joined.push(
			texts
				.slice(at, at + each)
				.join('\n\n')
				.slice(0, LONGEST_DRAFT + 1),
		);
	return joined;
}
