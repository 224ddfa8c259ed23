/** The language of each line of a draft. */
import { lowerBound } from '../algorithms/bisect.ts';
import { LANGUAGES } from '../catalogue/foreign.ts';
import { scanWords } from '../catalogue/words.ts';
import { ENGLISH, languageOfTokens } from '../mentions/language.ts';

export type Language = 'en' | (typeof LANGUAGES)[number];

/** Returns the language of the line at an offset; English where it is not known. */
export function languagesOf(text: string): (offset: number) => Language {
	const words = scanWords(text);
	// One more than words, as an end of the last line.
	const lineStart = new Int32Array(words.count + 1).fill(words.count, words.count);
	for (let w = 1; w < words.count; w++) {
		const breaks = text.slice(words.end[w - 1], words.start[w]).includes('\n');
		lineStart[w] = breaks ? w : lineStart[w - 1]!;
	}
	const languages = languageOfTokens(words, lineStart);
	const ends = words.end.subarray(0, words.count);
	return (offset) => {
		const language = languages[lowerBound(ends, offset + 1, 0, words.count)] ?? ENGLISH;
		return language === ENGLISH ? 'en' : LANGUAGES[language - 1]!;
	};
}
