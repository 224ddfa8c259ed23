/** Where films come from, as adjectives of each language. */
import { listed } from '../../catalogue/lists.ts';
import { originName } from '../../catalogue/origins.ts';

type Language = 'de' | 'es' | 'fr' | 'it' | 'pt';

const byEnglish = listed(
	'origins',
	(lists: Record<Language, string>) =>
		new Map(
			Object.entries(lists).map(([language, words]) => [
				language,
				new Map(words.split(',').map((word, i) => [originName(i + 1)!, word])),
			]),
		),
);

/** Returns the adjective for an origin in English; null if the language has none. */
export const originIn = (language: Language, origin: string): string | null =>
	byEnglish().get(language)!.get(origin) || null;

/** The Spanish masculine adjective. */
export const masculine = (feminine: string): string =>
	/(?:belga|croata|vietnamita)$/u.test(feminine)
		? feminine
		: feminine
				.replace(/esa$/u, 'és')
				.replace(/alemana$/u, 'alemán')
				.replace(/española$/u, 'español')
				.replace(/a$/u, 'o');

/** A language's adjectives for where films come from, without the last letter, which changes. */
export const originStems = (language: Language): string[] =>
	[...byEnglish().get(language)!.values()].filter(Boolean).map((word) => word.replace(/.$/u, ''));
