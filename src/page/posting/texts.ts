/** Fits the texts of a post into its message. */
import { LONGEST_DRAFT, MOST_TEXTS } from '../../messages/limits.ts';
import { cutWritten, joinWritten, type Written } from '../../messages/written.ts';

/** As many texts as a message may have: forms with more boxes get joined texts. */
export function joinTexts(texts: readonly Written[]): Written[] {
	const each = Math.ceil(texts.length / MOST_TEXTS);
	const joined: Written[] = [];
	for (let at = 0; at < texts.length; at += each)
		joined.push(cutWritten(joinWritten(texts.slice(at, at + each)), LONGEST_DRAFT + 1));
	return joined;
}
