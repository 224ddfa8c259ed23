/** The language of each line of a draft, for the phrases that stand for films. */
import { LANGUAGES } from '../../catalogue/foreign.ts';
import type { PackKind } from '../../catalogue/packKinds.ts';
import { scanWords } from '../../catalogue/words.ts';
import { ENGLISH, languageOfTokens } from '../../mentions/language.ts';
import { english } from './wordings/english.ts';
import { german } from './wordings/german.ts';
import { french, italian, portuguese, spanish } from './wordings/romance.ts';
import type { Wording } from './wordings/wording.ts';

const WORDINGS: Record<(typeof LANGUAGES)[number], Record<PackKind, Wording>> = {
	...{ de: german, es: spanish, fr: french, it: italian, pt: portuguese },
};

/** Returns whether the line at an offset is in English, or in a language that is not known. */
export function englishIn(text: string): (offset: number) => boolean {
	const wordings = wordingsOf(text);
	return (offset) => wordings(offset) === english.films;
}

/** Returns the wording of a kind in the line at an offset; English where the language is not known. Of films if no kind is given. */
export function wordingsOf(text: string): (offset: number, kind?: PackKind) => Wording {
	const words = scanWords(text);
	// One more than words, as an end of the last line.
	const lineStart = new Int32Array(words.count + 1).fill(words.count, words.count);
	for (let w = 1; w < words.count; w++) {
		const breaks = text.slice(words.end[w - 1], words.start[w]).includes('\n');
		lineStart[w] = breaks ? w : lineStart[w - 1]!;
	}
	const languages = languageOfTokens(words, lineStart);
	return (offset, kind = 'films') => {
		const language = languages[words.end.subarray(0, words.count).findIndex((end) => end > offset)] ?? ENGLISH;
		return (language === ENGLISH ? english : WORDINGS[LANGUAGES[language - 1]!])[kind];
	};
}
