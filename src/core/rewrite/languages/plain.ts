/** Which names suit a post best, in the languages other than English. */
import { namedIn, type PhraseFacts } from '../facts.ts';
import type { Language } from './languages.ts';
import { originIn } from './origins.ts';

/** Where films of a language come from, and those that are called films and no more. */
const HOME: Record<Exclude<Language, 'en'>, string> = {
	de: 'German Austrian Swiss',
	fr: 'French Belgian Swiss',
	es: 'Spanish Mexican Argentine Chilean Colombian Cuban',
	it: 'Italian',
	pt: 'Brazilian Portuguese',
};
const EVERYWHERE = 'American British';

const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
/** Letters that a country has in common with its adjective. */
const STEM = 5;

/**
 * Sorts names, the best first: the country, unless the post is about it or from there, and the genre; then a film and
 * nothing more; then the others, directors last.
 * @param text the draft without its titles
 */
export function plainestFirst<Telling extends { says: PhraseFacts }>(
	tellings: readonly Telling[],
	text: string,
	language: Language | null,
): Telling[] {
	if (language === null || language === 'en') return [...tellings];
	const words = bare(text);
	const isAbout = (origin: string) => {
		const stem = bare(originIn(language, origin) ?? '')
			.replace(/^(?:sud|sued|sur|sul|neo)-?/u, '')
			.slice(0, STEM);
		return stem !== '' && words.includes(stem);
	};
	const rank = ({ says }: Telling) => {
		const { origin, genre, decade } = says;
		const isHome = origin !== undefined && `${HOME[language]} ${EVERYWHERE}`.split(' ').includes(origin);
		if (namedIn(says).length > 0) return 4;
		if (decade !== undefined || (origin !== undefined && (isHome || isAbout(origin)))) return 3;
		return origin !== undefined ? 0 : genre !== undefined ? 1 : 2;
	};
	return [...tellings].sort((a, b) => rank(a) - rank(b));
}
