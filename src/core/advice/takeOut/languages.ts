/** The language of each line of a draft, for the phrases that stand for films. */
import { LANGUAGES } from '../../catalogue/foreign.ts';
import type { OtherKind } from '../../catalogue/packKinds.ts';
import { scanWords } from '../../catalogue/words.ts';
import { ENGLISH, languageOfTokens } from '../../mentions/language.ts';
import { english, englishOthers } from './wordings/english.ts';
import { german, germanOthers } from './wordings/german.ts';
import {
	french,
	frenchOthers,
	italian,
	italianOthers,
	portuguese,
	portugueseOthers,
	spanish,
	spanishOthers,
} from './wordings/romance.ts';
import type { Wording } from './wordings/wording.ts';

const WORDINGS = { de: german, es: spanish, fr: french, it: italian, pt: portuguese } satisfies Record<
	(typeof LANGUAGES)[number],
	Wording
>;

const OTHERS = {
	de: germanOthers,
	es: spanishOthers,
	fr: frenchOthers,
	it: italianOthers,
	pt: portugueseOthers,
} satisfies Record<(typeof LANGUAGES)[number], Record<OtherKind, Wording>>;

/** Returns whether the line at an offset is in English, or in a language that is not known. */
export function englishIn(text: string): (offset: number) => boolean {
	const wordings = wordingsOf(text);
	return (offset) => wordings(offset) === english;
}

/** Returns the wording of a kind in the line at an offset; English where the language is not known. Films if no kind is said. */
export function wordingsOf(text: string): (offset: number, kind?: OtherKind) => Wording {
	const words = scanWords(text);
	// One more than words, as an end of the last line.
	const lineStart = new Int32Array(words.count + 1).fill(words.count, words.count);
	for (let w = 1; w < words.count; w++) {
		const breaks = text.slice(words.end[w - 1], words.start[w]).includes('\n');
		lineStart[w] = breaks ? w : lineStart[w - 1]!;
	}
	const languages = languageOfTokens(words, lineStart);
	return (offset, kind) => {
		const language = languages[words.end.subarray(0, words.count).findIndex((end) => end > offset)] ?? ENGLISH;
		if (language === ENGLISH) return kind === undefined ? english : englishOthers[kind];
		const code = LANGUAGES[language - 1]!;
		return kind === undefined ? WORDINGS[code] : OTHERS[code][kind];
	};
}
