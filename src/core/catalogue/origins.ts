/** Where a film comes from, in the words that people use: "a Hungarian film". */
import { LANGUAGES } from './foreign.ts';

/**
 * Each origin with its countries and, of films from several countries, the languages that tell which one counts. The order
 * is part of the pack format.
 */
const ORIGINS: readonly (readonly [name: string, countries: string, languages: string])[] = [
	['American', 'United States', 'en'],
	['British', 'United Kingdom', 'en'],
	['French', 'France', 'fr'],
	['Canadian', 'Canada', 'en fr'],
	['Japanese', 'Japan', 'ja'],
	['German', 'Germany|West Germany|East Germany', 'de'],
	['Italian', 'Italy', 'it'],
	['Indian', 'India', 'hi ta te ml bn kn mr pa'],
	['Spanish', 'Spain', 'es ca eu gl'],
	['Hong Kong', 'Hong Kong', 'cn'],
	['Australian', 'Australia', 'en'],
	['Belgian', 'Belgium', 'fr nl'],
	['Chinese', 'China', 'zh'],
	['South Korean', 'South Korea', 'ko'],
	['Mexican', 'Mexico', 'es'],
	['Swedish', 'Sweden', 'sv'],
	['Danish', 'Denmark', 'da'],
	['Irish', 'Ireland', 'en ga'],
	['Brazilian', 'Brazil', 'pt'],
	['Dutch', 'Netherlands', 'nl'],
	['Swiss', 'Switzerland', 'de fr it'],
	['Russian', 'Russia', 'ru'],
	['Soviet', 'Soviet Union', 'ru ka uk hy'],
	['Polish', 'Poland', 'pl'],
	['Norwegian', 'Norway', 'no nb nn'],
	['Argentine', 'Argentina', 'es'],
	['Hungarian', 'Hungary', 'hu'],
	['Austrian', 'Austria', 'de'],
	['Taiwanese', 'Taiwan', 'zh'],
	['New Zealand', 'New Zealand', 'en mi'],
	['Philippine', 'Philippines', 'tl'],
	['Turkish', 'Turkey', 'tr'],
	['Czech', 'Czech Republic|Czechoslovakia', 'cs'],
	['Slovak', 'Slovakia|Czechoslovakia', 'sk'],
	['Portuguese', 'Portugal', 'pt'],
	['Finnish', 'Finland', 'fi'],
	['South African', 'South Africa', 'en af zu xh'],
	['Romanian', 'Romania', 'ro'],
	['Thai', 'Thailand', 'th'],
	['Greek', 'Greece', 'el'],
	['Iranian', 'Iran', 'fa'],
	['Israeli', 'Israel', 'he'],
	['Bulgarian', 'Bulgaria', 'bg'],
	['Chilean', 'Chile', 'es'],
	['Indonesian', 'Indonesia', 'id'],
	['Icelandic', 'Iceland', 'is'],
	['Yugoslav', 'Yugoslavia', 'sh sr hr'],
	['Serbian', 'Serbia', 'sr'],
	['Egyptian', 'Egypt', 'ar'],
	['Colombian', 'Colombia', 'es'],
	['Ukrainian', 'Ukraine', 'uk'],
	['Senegalese', 'Senegal', 'wo fr'],
	['Croatian', 'Croatia', 'hr'],
	['Cuban', 'Cuba', 'es'],
	['Vietnamese', 'Vietnam', 'vi'],
	['Estonian', 'Estonia', 'et'],
	['Georgian', 'Georgia', 'ka'],
];

export const MOST_ORIGIN = ORIGINS.length;

/**
 * Returns the number of a film's origin, from 1, or 0 if not known or unclear: of several countries, the one whose
 * language is spoken counts, unless another speaks it too. English is spoken in films from anywhere ("Dogville"), so that
 * country must come first.
 */
export function originOf(countries: readonly string[], language: string): number {
	const possible = ORIGINS.flatMap(([, names, languages], i) => {
		const at = countries.findIndex((name) => names.split('|').includes(name));
		return at < 0 ? [] : [{ i, at, isSpoken: languages.split(' ').includes(language) }];
	});
	const isSole = countries.length === 1 && possible.length === 1;
	const [one, another] = isSole ? possible : possible.filter(({ isSpoken }) => isSpoken);
	const isClear = one !== undefined && another === undefined && (language !== 'en' || one.at === 0);
	return isClear ? one.i + 1 : 0;
}

/** Returns how films of an origin are called: "Hungarian"; undefined for 0. */
export const originName = (origin: number): string | undefined => ORIGINS[origin - 1]?.[0];

const SPOKEN = ORIGINS.map(([, , languages]) =>
	LANGUAGES.reduce((bits, language, i) => (languages.split(' ').includes(language) ? bits | (1 << i) : bits), 0),
);

/** Whether a language, by its index in LANGUAGES, is spoken where films of an origin come from; not for 0. */
export const isSpoken = (origin: number, language: number): boolean => ((SPOKEN[origin - 1]! >>> language) & 1) === 1;
