/** Titles with words before them that belong to them: "the film X", "my beloved X", "the brilliant X", "Tarr's X". */
import type { Edit } from '../../algorithms/edits.ts';
import { namedIn, type PhraseFacts } from '../facts.ts';
import { type Place, replaced } from '../place.ts';
import type { Name } from './name.ts';
import { ADJECTIVE, article, NOUNS, OWNER } from './words.ts';

const DETERMINER = `(?:the|an?|this|${OWNER})`;
const CALLED = '(?:,?\\s+(?:called|named|titled|entitled))?';
const POSSESSOR =
	/(?<![\p{L}\p{N}])((?:\p{Lu}[\p{L}-]+\s+)*\p{Lu}[\p{L}-]+)(?:['’]s|(?<=s)['’])\s+((?:[\p{Ll}-]+\s+){0,2})$/u;

export function modified(place: Place, name: Name, says: PhraseFacts): Edit | null {
	const { before, kind } = place;
	const own = POSSESSOR.exec(before);
	if (own !== null) return ofPossessor(place, name, says, own);
	const noun = new RegExp(
		`(?<![\\p{L}\\p{N}'’])(${DETERMINER})\\s+((?:(?!of\\s|in\\s|and\\s|by\\s|is\\s|was\\s)[\\p{L}-]+\\s+){0,3}?)(${NOUNS[kind].any})${CALLED}\\s+$`,
		'iu',
	).exec(before);
	if (noun !== null) return withNoun(place, name, noun);
	const quality = new RegExp(`(?<![\\p{L}\\p{N}'’])(${DETERMINER})\\s+((?:${ADJECTIVE}\\s+)+)$`, 'iu').exec(before);
	if (quality !== null) return withQuality(place, name, quality);
	const plain = new RegExp(
		`(?<![\\p{L}\\p{N}'’])(an?|this|these|those|${OWNER}|any|some|every|each|no|another|both)\\s+$`,
		'iu',
	).exec(before);
	if (plain === null) return null;
	return /^this$/iu.test(plain[1]!) && name.isOwned
		? replaced(place, `${plain[1]} ${core(name)}`, plain[0].length)
		: null;
}

/** "X, the Hungarian film, with" is "a Hungarian film with"; undefined without such words, null where the name says something else. */
export function apposed(place: Place, name: Name): Edit | null | undefined {
	const found = new RegExp(
		`^,\\s+(?:the|an?)\\s+(\\p{Lu}\\p{L}+)\\s+(?:${NOUNS[place.kind].any})(?:,(?=\\s+(?:with|that|which|from|about)\\s)|(?=[,.;!?)]|$))`,
		'u',
	).exec(place.after);
	if (found === null) return undefined;
	return name.pre === found[1] ? replaced(place, name.some(), 0, found[0].length) : null;
}

const core = ({ pre, noun, post }: Name) => `${pre === '' ? '' : `${pre} `}${noun}${post}`;

/** "Tarr's Sátántangó" is "one of Tarr's films". */
function ofPossessor(place: Place, name: Name, says: PhraseFacts, [all, owner]: RegExpExecArray): Edit | null {
	const isDirector = namedIn(says).some((director) => director.split(' ').at(-1) === owner!.split(' ').at(-1));
	if (!isDirector) return null;
	const [whose] = /^.*?['’]s?(?=\s)/u.exec(all!)!;
	return replaced(place, `one of ${whose}${name.films}`, all!.length);
}

/** "The Hungarian film X" is "a Hungarian film". */
function withNoun(place: Place, name: Name, [all, determiner, words, noun]: RegExpExecArray): Edit | null {
	if (
		/(?:favou?rite|best|first|last|second|worst|only|\p{Ll}est)\s/iu.test(words!) ||
		new RegExp(`^${OWNER}$`, 'iu').test(determiner!)
	)
		return null;
	const quality = words!.trim();
	if (quality.toLowerCase().includes(name.pre.toLowerCase()) && name.pre !== '') {
		const said = `${quality} ${noun}${name.post}`;
		return replaced(place, `${article(said)} ${said}`, all.length);
	}
	if (/\p{Lu}/u.test(quality)) return null;
	return replaced(place, name.some(quality, noun), all.length);
}

/** "The brilliant X" is "a brilliant Hungarian film"; "my beloved X" is still mine. */
function withQuality(place: Place, name: Name, [all, determiner, words]: RegExpExecArray): Edit | null {
	const quality = words!.trim();
	if (
		/(?:^|\s)(?:best|worst|greatest|first|second|third|last|latest|most|more|original|entire|actual|only|final|very|so)(?:\s|$)/iu.test(
			quality,
		)
	)
		return null;
	if (/^(?:the|an?)$/iu.test(determiner!)) return replaced(place, name.some(quality), all.length);
	return name.isOwned ? replaced(place, `${determiner} ${quality} ${core(name)}`, all.length) : null;
}
