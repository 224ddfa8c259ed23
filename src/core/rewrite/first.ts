/** Words for the first time that a film was seen. They are true of this film, and not of one of many like it. */
import type { Edit } from '../algorithms/edits.ts';
import type { Language } from './languages/languages.ts';
import type { Range } from './sentences.ts';

/** What is untrue of any name, and what is untrue of all names except directors'. */
const FIRST: Record<Language, readonly [time: string, finally_: string]> = {
	en: ['for the (?:very )?first time(?: ever)?(?! (?:in|since)(?!\\p{L}))', 'finally|at last'],
	de: ['zum ersten Mal|das erste Mal|erstmals', 'endlich(?: mal)?'],
	fr: ['pour la (?:toute )?première fois', 'enfin'],
	es: ['por primera vez', 'por fin|finalmente|al fin'],
	it: ['per la prima volta', 'finalmente'],
	pt: ['pela primeira vez', 'finalmente|enfim'],
};

const patternOf = (language: Language, isOwned: boolean) => {
	const [time, late] = FIRST[language];
	const words = isOwned ? time : `${time}|${late}`;
	return new RegExp(
		`^(?:${words})\\s+(\\p{L})|\\s+(?:${words})(?! (?:no|do|em|en|de|del|dell['’]|desde|depuis|seit|in)(?!\\p{L}))(?=[\\s.,;:!?)]|$)`,
		'giu',
	);
};

/** The edits that leave these words out of a sentence. @param isOwned whether the name says whose film it is */
export function firstOut(text: string, { from, to }: Range, language: Language | null, isOwned: boolean): Edit[] {
	if (language === null) return [];
	return [...text.slice(from, to).matchAll(patternOf(language, isOwned))].map(({ index, 0: words, 1: next }) => ({
		start: from + index,
		end: from + index + words.length,
		text: next === undefined ? '' : words[0] === words[0]!.toUpperCase() ? next.toUpperCase() : next,
	}));
}

/** A part of a sentence without them. */
export const withoutTimes = (words: string, language: Language): string =>
	words.replace(patternOf(language, false), '$1');
