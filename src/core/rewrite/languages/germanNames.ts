/** Names of films in German, in each case. */
import { namedIn, type PhraseFacts } from '../facts.ts';
import type { Place } from '../place.ts';
import { isAnother, isLopsided, wordsAround } from './around.ts';
import { originIn } from './origins.ts';

export type Case = 'nominative' | 'accusative' | 'dative' | 'genitive';
/** The place of a name; `takes` is how much it replaces before it. */
export interface Slot {
	as: Case;
	/** Always true of one film, which no other name suits; or done often with the same film. */
	how?: 'lasting' | 'repeated';
	/** Whether "a film" alone says nothing there. */
	needsFacts?: boolean;
	/** Whether it is "the film" of an evening: "after the film, we". */
	isOfEvent?: boolean;
	/** "In X" as a place to go. */
	cinema?: string;
	takes?: string;
	/** A preposition without the article that it had melted with. */
	after?: string;
}

export const NOUNS = {
	films: ['Film', 'Films', 'm'],
	books: ['Buch', 'Buchs', 'n'],
	boardgames: ['Spiel', 'Spiels', 'n'],
	anime: ['Anime', 'Anime', 'm'],
} as const;
const ARTICLES: Record<'m' | 'n', Record<Case, string>> = {
	m: { nominative: 'ein', accusative: 'einen', dative: 'einem', genitive: 'eines' },
	n: { nominative: 'ein', accusative: 'ein', dative: 'einem', genitive: 'eines' },
};
const ENDINGS: Record<'m' | 'n', Record<Case, string>> = {
	m: { nominative: 'er', accusative: 'en', dative: 'en', genitive: 'en' },
	n: { nominative: 'es', accusative: 'es', dative: 'en', genitive: 'en' },
};
const WEAK: Record<'m' | 'n', Record<Case, string>> = {
	m: { nominative: 'e', accusative: 'en', dative: 'en', genitive: 'en' },
	n: { nominative: 'e', accusative: 'e', dative: 'en', genitive: 'en' },
};
const ONE: Record<'m' | 'n', Record<Case, string>> = {
	m: { nominative: 'einer', accusative: 'einen', dative: 'einem', genitive: 'eines' },
	n: { nominative: 'eines', accusative: 'eines', dative: 'einem', genitive: 'eines' },
};
export const THE: Record<'m' | 'n', Record<Case, string>> = {
	m: { nominative: 'der', accusative: 'den', dative: 'dem', genitive: 'des' },
	n: { nominative: 'das', accusative: 'das', dative: 'dem', genitive: 'des' },
};
const DECADES: Record<number, string> = {
	1920: 'Zwanzigern',
	1930: 'Dreißigern',
	1940: 'Vierzigern',
	1950: 'Fünfzigern',
	1960: 'Sechzigern',
	1970: 'Siebzigern',
	1980: 'Achtzigern',
	1990: 'Neunzigern',
};

/** The noun and what follows it; null if German has no words for it. */
function partsOf(says: PhraseFacts, kind: Place['kind']) {
	const adjective = says.origin === undefined ? '' : originIn('de', says.origin);
	if (adjective === null) return null;
	const genre = says.genre === 'Documentary' ? 'Dokumentarfilm' : says.genre === 'Animation' ? 'Animationsfilm' : null;
	const [noun, genitive, gender] = NOUNS[kind];
	const decade =
		says.decade === undefined
			? ''
			: says.decade < 2000
				? ` aus den ${DECADES[says.decade] ?? `${says.decade}ern`}`
				: ` aus den ${says.decade}ern`;
	const names = namedIn(says);
	return {
		adjective,
		gender,
		noun: genre ?? noun,
		genitive: genre === null ? genitive : `${genre}s`,
		post: (names.length > 0 ? ` von ${names.join(' und ')}` : '') + decade,
	};
}

const THE_OTHER = /(?<!\p{L})(?:der|die|das|den|dem) andere[nrs]?(?!\p{L})/u;

/** A name in a slot; null if the slot needs more than the facts say. */
export function nameFor(
	says: PhraseFacts,
	place: Place,
	{ as, how, needsFacts = false, isOfEvent = false, takes = '' }: Slot,
): string | null {
	const parts = partsOf(says, place.kind);
	if (parts === null) return null;
	const { adjective, gender, noun, genitive, post } = parts;
	// "The one hurts, the other does not."
	if (THE_OTHER.test(place.after))
		return isSaid(says) || gender === 'n' ? null : `${THE.m[as]} eine${as === 'nominative' ? '' : 'n'}`;
	const isSame = how === 'repeated';
	if (
		how === 'lasting' ||
		(isSame && isAnother(place)) ||
		(needsFacts && !isSaid(says)) ||
		isLopsided(place, isSaid(says))
	)
		return null;
	const left = place.before.slice(0, place.before.length - takes.length);
	if (!isSaid(says) && new RegExp(`(?<!\\p{L})${noun}(?!\\p{L})`, 'u').test(left)) return null;
	if (isOfEvent && !isSaid(says) && !isAnother(place))
		return `${THE[gender][as]} ${as === 'genitive' ? genitive : noun}`;
	const mixed = (stem: string) => stem + ENDINGS[gender][as];
	const words = [
		isSame ? `${THE[gender][as]}selb${WEAK[gender][as]}` : ARTICLES[gender][as],
		isSame || isSaid(says) || !isAnother(place) ? '' : mixed('ander'),
		adjective === '' ? '' : adjective + (isSame ? WEAK : ENDINGS)[gender][as],
		as === 'genitive' ? genitive : noun,
	];
	return words.filter(Boolean).join(' ') + post;
}

/** "A Hungarian one", if the noun was used before. */
export function oneFor(says: PhraseFacts, kind: Place['kind']): string | null {
	const parts = partsOf(says, kind);
	if (parts === null || !isSaid(says)) return null;
	const { adjective, gender, noun, post } = parts;
	if (noun !== NOUNS[kind][0])
		return `ein ${adjective === '' ? '' : `${adjective}${ENDINGS[gender].nominative} `}${noun}${post}`;
	return (adjective === '' ? ONE[gender].nominative : `ein ${adjective}${ENDINGS[gender].nominative}`) + post;
}

/** Whether the text says something about a film. */
const isSaid = (says: PhraseFacts) => Object.keys(says).length > 0;

/** Words around a title without which its sentence is only an opinion. */
const FEWEST_WORDS = 9;
export const saysMore = (place: Place): boolean => wordsAround(place) >= FEWEST_WORDS;

/** The words by which a text is seen to have a name. */
export function germanCores(says: PhraseFacts): string[] {
	const parts = partsOf(says, 'films');
	if (parts === null) return [];
	const { adjective, noun, genitive, post } = parts;
	const nouns = [noun, genitive].map((one) => one + post);
	return adjective === ''
		? nouns
		: ['er', 'en', 'e'].flatMap((ending) => nouns.map((one) => `${adjective}${ending} ${one}`));
}
