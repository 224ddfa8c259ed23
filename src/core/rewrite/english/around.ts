/** The words around a title in an English sentence. */
import type { Place } from '../place.ts';
import { BEFORE, DID, IS, NOUNS } from './words.ts';

/** The clause around a title, without it. */
export const clauseOf = ({ before, after }: Place) => `${before.split(CLAUSE).at(-1)}${after.split(CLAUSE)[0]}`;
const CLAUSE = /[,;:–—]|\s(?:and|but|so|while|because)\s/u;

export const ends = (after: string) =>
	/^[*_]*\s*(?:$|[.!…;,)]|\s[–—-]\s|(?:and|but|though|because|since|so|which|by|from)\s)/u.test(after);

export const isSubject = (left: string, after: string) =>
	BEFORE.start.test(left) && (IS.test(after) || DID.test(after));

/** Whether a word for films stands before it. */
export const hasNoun = (place: Place) =>
	new RegExp(`(?<!\\p{L})(?:${NOUNS[place.kind].any}|favou?rite|horror|one)s?(?!\\p{L})`, 'iu').test(place.before);
