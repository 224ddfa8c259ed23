/** Parts of a sentence that only say which film is meant: "thrillers like X", "two films, X and Y,". */
import type { Edit } from '../../algorithms/edits.ts';
import { COMPARES } from '../clauses.ts';
import type { Item } from '../items.ts';
import type { Place } from '../place.ts';
import { rowWords as words } from './around.ts';
import { canFollow } from './follows.ts';
import type { Language } from './languages.ts';

/** Ways to take out an aside with a title. @param list items that the sentence lists with it */
export const asidesOut = (place: Place, list: readonly Item[], language: Exclude<Language, 'en'>): Edit[] =>
	[apposed(place, list), likened(place, language), included(place), accompanied(place), shown(place)].filter(
		(edit) => edit !== null,
	);

/** Whether a title says which of so many films are meant. */
export const isCounted = ({ before }: Place): boolean =>
	words().NUMBERS.some((one) => one.test(words().COUNTED.exec(before)?.[1] ?? ''));

/** "Two films, X and Y, were on." */
function apposed({ before, after, from }: Place, list: readonly Item[]): Edit | null {
	const counted = words().COUNTED.exec(before);
	const last = list.at(-1)!;
	if (counted === null || words().NUMBERS[list.length - 1]?.test(counted[1]!) !== true) return null;
	const closing = /^\s*(?:$|[.!…]|,\s|;|\s[–—]\s)/u.exec(after)?.[0];
	const isOpen = counted[2] !== ',' && closing?.trim() === ',';
	if (closing === undefined || isOpen || /^,\s+(?:qu[ei]|che|d[ei]n|der|die|das)\s/iu.test(after)) return null;
	const start = from + counted.index + counted[0].lastIndexOf(counted[2]!);
	// A dash ends what another one began, as does a comma before the verb.
	const isPair = closing.trim() === counted[2]!.trim() && (closing.trim() !== ',' || counted.index === 0);
	const taken = isPair ? closing.trimEnd().length : 0;
	return { start, end: last.end - last.kept.length + taken, text: '' };
}

/** "..., X included." */
function included({ item, before, after }: Place): Edit | null {
	const comma = /,\s+$/u.exec(before)?.[0];
	const word = words().INCLUDED.exec(after)?.[0];
	return comma === undefined || word === undefined || item.kept !== ''
		? null
		: { start: item.start - comma.length, end: item.end + word.length, text: '' };
}

/** "Last time, with X, my mother slept." */
function accompanied({ item, before, after }: Place): Edit | null {
	const opener = words().WITH.exec(before)?.[1];
	return opener === undefined || !/^,\s+\p{L}/u.test(after) || item.kept !== ''
		? null
		: { start: item.start - opener.length, end: item.end + 1, text: '' };
}

/** "We went to the cinema to see X." */
function shown({ item, before }: Place): Edit | null {
	const toSee = words().AT_CINEMA.exec(before)?.[1];
	return toSee === undefined || item.kept !== '' ? null : { start: item.start - toSee.length, end: item.end, text: '' };
}

const A_FILM = { de: 'einen Film', es: 'una película', fr: 'un film', it: 'un film', pt: 'um filme' };

/** "I am looking for thrillers like X that make one laugh." */
function likened(
	{ text, before, after, item, others, kind, from, to }: Place,
	language: Exclude<Language, 'en'>,
): Edit | null {
	const like = words().LIKE.exec(before);
	if (like === null || others.length > 0 || item.kept !== '') return null;
	const head = before.slice(0, like.index);
	const own = words().OWN.exec(after)?.[0] ?? words().BUT_THAT.exec(after)?.[0] ?? '';
	const rest = after.slice(own.length);
	if (!words().ASKS.test(head) || COMPARES.test(rest) || words().LIKE_THAT.test(rest) || words().BUT.test(rest))
		return null;
	const isBare = words().BARE.test(head);
	// What is looked for is said behind it, or in the next sentence.
	const behind = text.slice(to, to + FOLLOWING);
	const isSaid = /^,?\s+\p{L}+(?:\s+\p{L}+){2}/u.test(rest) || (/^\s*[.?!]*$/u.test(rest) && WORDS.test(behind));
	if ((isBare && !isSaid) || (rest.length < 3 && !canFollow(behind, language))) return null;
	const something = kind === 'films' ? words().SOMETHING.exec(head)?.[0] : undefined;
	if (isBare && something === undefined && words().SOMETHING.test(head)) return null;
	const comma = isBare ? (words().PURPOSE.exec(rest)?.[0].length ?? 0) : 0;
	const end = item.end + own.length + comma;
	return something === undefined
		? { start: from + like.index, end, text: '' }
		: { start: from + like.index - something.length, end, text: A_FILM[language] };
}
const FOLLOWING = 300;
const WORDS = /^\s+(?:\p{L}+[\s,]+){2}\p{L}+/u;
