/** Films of which a sentence says something one after the other: "A on Monday, B on Tuesday, and C last night." */
import type { Edit } from '../algorithms/edits.ts';
import { COMPARES, SAYS } from './clauses.ts';
import type { Place } from './place.ts';

const JOINS =
	/(?:[,;]\s+(?:(?:and|but|then|und|dann|et|puis|y|luego|e|poi|depois)\s+)*|\s(?:and|und|et|y|e)\s+(?:(?:then|dann|puis|luego|poi|depois)\s+)?)$/u;
const AND = /(?<!\p{L})(?:and|und|et|y|e)\s/u;
/** Most words that say something of a film without a verb. */
const MOST_WORDS = 5;

/** Takes a film out of a series of three or more; null if it is in none, or the next one is compared to that. */
export function outOfSeries({ text, item, from, to, others }: Place): Edit[] | null {
	const all = [...others, item].sort((a, b) => a.start - b.start);
	if (all.length < 3 || all.some(({ kept }) => kept !== '')) return null;
	const end = to - /[.!…]*$/u.exec(text.slice(from, to))![0].length;
	const ends = all.map((one, i) => {
		const rest = text.slice(one.end, all[i + 1]?.start ?? end);
		return i === all.length - 1 ? end : one.end + (JOINS.exec(rest)?.index ?? Number.NaN);
	});
	const said = all.map((one, i) => text.slice(one.end, ends[i]));
	const areClauses = said.every((words) => SAYS.test(words));
	const areShort = said.every((words) => {
		const rest = words.replace(/^\s+on(?=\s)/u, '');
		return !SAYS.test(rest) && !/[,;:(]/u.test(rest) && (words.match(/\p{L}+/gu)?.length ?? 0) <= MOST_WORDS;
	});
	const head = text.slice(from, all[0]!.start);
	if (
		ends.some(Number.isNaN) ||
		!said.some((words) => words !== '') ||
		!(areShort || (areClauses && /^$|:\s$/u.test(head)))
	)
		return null;
	const at = all.indexOf(item);
	if (COMPARES.test(said[at + 1] ?? '') || (at === 0 && /(?:the|an?)\s$/iu.test(head))) return null;
	const last = all.length - 1;
	if (at === 0) return [{ start: item.start, end: all[1]!.start, text: '' }];
	if (at < last) return [{ start: ends[at - 1]!, end: ends[at]!, text: '' }];
	const joins = text.slice(ends[at - 1], item.start);
	const isAnd = AND.test(joins) && !AND.test(text.slice(ends[at - 2], all[at - 1]!.start));
	return [
		...(isAnd ? [{ start: ends[at - 2]!, end: all[at - 1]!.start, text: joins }] : []),
		{ start: ends[at - 1]!, end, text: '' },
	];
}
