/** What a draft says elsewhere of a list of lines: how many there are, which is the last, or the day that one is of. */
import type { Edit } from '../algorithms/edits.ts';
import { numberOf } from './counts.ts';
import { languagesOf } from './languages/languages.ts';
import { OF_BOTH } from './leaning.ts';

/** Lines of a list by their range in a text. */
interface Listed {
	from: number;
	to: number;
	/** Where it begins behind its bullet or number. */
	start: number;
	items: readonly { start: number }[];
}

/** UTF-16 units on each side of a list that are read. */
const NEAR = 600;
const NUMBER = /(?<![\p{L}\p{N}.,/'’-])(?:\p{L}+|\d{1,2})(?![\p{L}\p{N}/%'’-]|[.,:]\d)/gu;
/** What is before a number of all that a list has. */
const ALL =
	/(?<!\p{L})(?:all|alle|tou(?:te)?s les|tod[ao]s (?:l[ao]s|[ao]s)|tutt[ie] e|these|those|diesen?|ces|est[ao]s|quest[ie]|ess[ae]s)\s+$/iu;
/** What is behind it, without a noun: "all three are", not "all three kids". */
const NO_NOUN =
	/^\s*(?:$|[^\s\p{L}(]|(?:of (?:them|these|those)|and|but|are|were|have|made|in|on|at|with|for|from|again|twice|mit|avec|con|com|und|aber|sind|waren|haben|davon|et|mais|sont|étaient|y|pero|son|eran|e|ma|sono|erano|mas|são|eram|foram)(?!\p{L}))/iu;
const FILMS =
	/^\s*(?:(?:\p{L}+\s)?(?:films?|movies?|titles?|picks|recs|favou?rites|Filmen?|películas|pelis|filmes)(?!\p{L}))/iu;
/** An item of a list by its place. */
const placed = (words: string) =>
	new RegExp(
		`(?<!\\p{L})(?:the|der|die|das|den|le|la|el|il|o|a|l['’])\\s?(?:${words})(?:\\s+(?:ones?|two|three|films?|movies?|Film)|(?=["”’]?(?:[,.!?;)]|$)|\\s(?:is|was|ist|war|est|était|es|era|è|é|foi)(?!\\p{L})))`,
		'iu',
	);
const FIRST = placed('first|erste\\p{L}*|premi(?:er|ère)|primer[oa]|prim[oa]|primeir[oa]');
const LAST = placed('last|letzte\\p{L}*|derni(?:er|ère)|últim[oa]|ultim[oa]');
/** From the second on. */
const LATER = [
	'second|zweite\\p{L}*|deuxième|second[oa]?|segund[oa]',
	'third|dritte\\p{L}*|troisième|tercer[oa]|terz[oa]|terceir[oa]',
	'fourth|vierte\\p{L}*|quatrième|cuart[oa]|quart[oa]',
	'fifth|fünfte\\p{L}*|cinquième|quint[oa]',
].map(placed);
const BY_NUMBER = /(?<![\p{L}\d])(?:#|(?:number|no\.|nr\.|n[°º]|Nummer|numéro|número|numero)\s?)(\d{1,2})(?!\d)/giu;
/** Days of the week, of which labels are the beginnings. */
const DAYS =
	'monday tuesday wednesday thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag samstag sonntag lundi mardi mercredi jeudi vendredi samedi dimanche lunes martes miércoles jueves viernes sábado domingo lunedì martedì mercoledì giovedì venerdì sabato domenica segunda terça quarta quinta sexta'.split(
		' ',
	);
const LABEL = /^[*_]*(\p{L}{2,})\.?\s?[:–—-]/u;

/** Returns edits of what a draft says of its list elsewhere, without one line; null if it is about that line. */
export function referencesTo(text: string, list: readonly Listed[], out: number): Edit[] | null {
	const [first, last] = [list[0]!.from, list.at(-1)!.to];
	const behind = text.slice(last, last + NEAR);
	if (isCalled(text, list[out]!)) return null;
	if (out === 0 && FIRST.test(behind)) return null;
	if (out === list.length - 1 && LAST.test(behind)) return null;
	if (LATER.some((place, at) => at + 1 >= out && at + 1 < list.length && place.test(behind))) return null;
	if ([...behind.matchAll(BY_NUMBER)].some(([, number]) => Number(number) > out && Number(number) <= list.length))
		return null;
	if (list.length === 2 && OF_BOTH.test(behind)) return null;
	const from = Math.max(0, first - NEAR);
	return [...countedIn(text, from, first, list.length), ...countedIn(text, last, last + NEAR, list.length)];
}

/** Whether other text has the label of a line: "Best: Sunday." */
function isCalled(text: string, { from, start, to, items }: Listed): boolean {
	const label = LABEL.exec(text.slice(start, items[0]?.start ?? to))?.[1];
	if (label === undefined) return false;
	const days = DAYS.filter((day) => day.startsWith(label.toLowerCase()));
	const said = new RegExp(`(?<!\\p{L})(?:${[label, ...days].join('|')})(?!\\p{L})`, days.length > 0 ? 'iu' : 'u');
	return [text.slice(Math.max(0, from - NEAR), from), text.slice(to, to + NEAR)].some((one) => said.test(one));
}

/** One less where a part of the text counts all lines, or all but one that it names by its place. */
function countedIn(text: string, from: number, to: number, lines: number): Edit[] {
	const part = text.slice(from, to);
	return [...part.matchAll(NUMBER)].flatMap(({ 0: word, index }) => {
		const [before, after] = [part.slice(0, index), part.slice(index + word.length)];
		const all = ALL.exec(before)?.[0];
		const isOfAll = (all !== undefined && NO_NOUN.test(after)) || /(?<!\p{L})top\s+$/iu.test(before);
		if (!isOfAll && !FILMS.test(after)) return [];
		const number = numberOf(word, part, () => languagesOf(text)(from + index));
		if (number === null) return [];
		const sentence = /[^.!?\n]*$/u.exec(before)![0];
		const isOfOthers = number.value === lines - 1 && (FIRST.test(sentence) || LAST.test(sentence));
		if (number.value < 2 || (number.value !== lines && !isOfOthers)) return [];
		const end = from + index + word.length;
		// "All three" of two are both.
		const both = number.value === 3 && isOfAll && all !== undefined ? BOTH[all.trim().toLowerCase()] : undefined;
		return both === undefined
			? [{ start: from + index, end, text: number.less }]
			: [
					{
						start: from + index - all!.length,
						end,
						text: /^\p{Lu}/u.test(all!) ? both[0]!.toUpperCase() + both.slice(1) : both,
					},
				];
	});
}
/** What two of three are. */
export const BOTH: Record<string, string> = {
	all: 'both',
	alle: 'beide',
	'todos os': 'os dois',
	'todas as': 'as duas',
};
