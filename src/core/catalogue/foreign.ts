/** Titles in other languages than English. */
import { words } from './words.ts';

/** Languages of titles; a set of them is a bit set over this list, whose order is part of the pack format. */
export const LANGUAGES = ['de', 'es', 'fr', 'it', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A title in another language; null for an original title in a language that is not distinguished from others. */
export interface ForeignTitle {
	language: Language | null;
	title: string;
}

export const languageBit = (language: Language | null) => (language === null ? 0 : 1 << LANGUAGES.indexOf(language));
export const languagesOf = (bits: number): Language[] => LANGUAGES.filter((_, i) => (bits >>> i) & 1);

export const FOREIGN_ARTICLES: Readonly<Record<Language, ReadonlySet<string>>> = {
	de: new Set(['der', 'die', 'das', 'ein', 'eine']),
	es: new Set(['el', 'la', 'los', 'las', 'un', 'una']),
	fr: new Set(['le', 'la', 'les', 'un', 'une']),
	it: new Set(['il', 'lo', 'la', 'i', 'gli', 'le', 'un', 'una']),
	pt: new Set(['o', 'a', 'os', 'as', 'um', 'uma']),
};
const ELIDED = /^l['’](?=\p{L})/iu;
const SEPARATOR = / ?: | - | – | — /;
/** Letters from which a single word without its article stands out from ordinary ones: "padrino" does, "ola" does not. */
const LONG = 7;

/**
 * Returns the words of a title in another language, with and without its article, and those of its pieces if it is well
 * known; pieces of one word are left out.
 */
export function foreignForms(
	{ language, title }: ForeignTitle,
	isKnown: boolean,
): { words: string[]; whole: boolean }[] {
	const pieces = title.split(SEPARATOR);
	const parts = isKnown && pieces.length > 1 ? [pieces[0]!, pieces.slice(1).join(' ')] : [];
	return [title, ...parts.filter((part) => words(part).length > 1)].flatMap((text, i) =>
		[words(text), ...bare(text, language)].map((list) => ({ words: list, whole: i === 0 })),
	);
}

/** Returns the words without the article, unless too little is left. */
function bare(title: string, language: Language | null): string[][] {
	const all = words(title);
	const rest =
		language !== null && FOREIGN_ARTICLES[language].has(all[0]!)
			? all.slice(1)
			: (language === 'fr' || language === 'it') && ELIDED.test(title)
				? words(title.replace(ELIDED, ''))
				: [];
	return rest.length > 1 || (rest[0]?.length ?? 0) >= LONG ? [rest] : [];
}
