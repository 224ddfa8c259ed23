/** Films that a sentence says something of one after the other, in the languages other than English: one can go. */
import type { Edit } from '../../algorithms/edits.ts';
import { COMPARES } from '../clauses.ts';
import { recounted } from '../counts.ts';
import type { Item } from '../items.ts';
import type { Place } from '../place.ts';
import { rowWords as words } from './around.ts';

/** Whether what follows means one film of several by its place, or a pair has another film before it, of an unknown title. */
export function isOfMore({ text, from, to, item, others }: Place, list: readonly Item[]): boolean {
	const last = [...others, item].reduce((end, one) => Math.max(end, one.end), 0);
	return (
		(others.length > 0 && words().ONE_OF.test(text.slice(last, to + FOLLOWING))) ||
		(list.length === 2 && words().NAME_BEFORE.test(text.slice(from, list[0]!.start)))
	);
}
const FOLLOWING = 200;

/** Takes a film out of its row; null if it is in none. @param list items that the sentence lists with it */
export function outOfRow(place: Place, list: readonly Item[]): Edit[] | null {
	const all = [...place.others, place.item].sort((a, b) => a.start - b.start);
	if (all.length < 2 || all.some(({ kept }) => kept !== '') || recounted(place.text, all)?.length !== 0) return null;
	return agreed(place, list) ?? outOfPhrases(place, all) ?? outOfClauses(place, all);
}

/** "A and B I have seen": what follows is of one. */
function agreed({ text, item, from, to }: Place, list: readonly Item[]): Edit[] | null {
	const [first, last] = list;
	if (first === undefined || last === undefined || list.length > 2 || first.start !== from) return null;
	const rest = /^,?[^.,;!?]*/u.exec(text.slice(last.end, to))![0];
	const [pattern, one] = words().AGREES.find(([several]) => several.test(rest)) ?? [];
	if (pattern === undefined || words().MANY.test(text.slice(last.end, to).replace(pattern, one!))) return null;
	const [several] = pattern.exec(rest)!;
	const said = several.replace(pattern, one!);
	const end = last.end + several.length;
	return item === first
		? [
				{ start: first.start, end: last.start, text: '' },
				{ start: last.end, end, text: said },
			]
		: [{ start: first.end, end, text: said }];
}

/** "Of A, of B, and of C." */
function outOfPhrases({ text, item, from, to }: Place, all: readonly Item[]): Edit[] | null {
	// "Begin with A, or with B?"
	if (/\?/u.test(text.slice(all.at(-1)!.end, to))) return null;
	const starts = all.map(({ start }) => start - (words().BEFORE.exec(text.slice(from, start))?.[0].length ?? 0));
	const joins = (i: number) => {
		const between = text.slice(all[i]!.end, starts[i + 1]);
		return starts[i + 1]! < all[i + 1]!.start && words().AND.exec(between)?.[0] === between;
	};
	const at = all.indexOf(item);
	let [first, last] = [at, at];
	while (first > 0 && joins(first - 1)) first--;
	while (last + 1 < all.length && joins(last)) last++;
	if (first === last || starts[first] === all[first]!.start) return null;
	if (words().SEVERAL_OF.test(text.slice(from, starts[first])) || words().MANY.test(text.slice(from, starts[first])))
		return null;
	const next = starts[at + 1]!;
	if (at === first)
		return starts[at] === from
			? [{ start: from, end: next + 1, text: text[next]!.toUpperCase() }]
			: [{ start: starts[at]!, end: next, text: '' }];
	const gone = { start: all[at - 1]!.end, end: item.end, text: '' };
	return at < last || at - first === 1
		? [gone]
		: [{ start: all[at - 2]!.end, end: starts[at - 1]!, text: text.slice(all[at - 1]!.end, starts[at]) }, gone];
}

/** "I loved A, B as well", "I loved A, B bored me." */
function outOfClauses({ text, item, from, to }: Place, all: readonly Item[]): Edit[] | null {
	const full = to - /[.!…]*$/u.exec(text.slice(from, to))![0].length;
	const tail = words().TAIL.exec(text.slice(all.at(-1)!.end, full));
	const end = tail === null ? full : full - tail[1]!.length;
	const start = from + /^(?:[^:]*:\s+)?/u.exec(text.slice(from, all[0]!.start))![0].length;
	const joins = all.slice(1).map((one, i) => {
		const between = text.slice(all[i]!.end, one.start);
		const found = [...between.matchAll(/[,;]\s+(?:(?:y|e|et|und|ma|mas|mais|pero|aber)\s+)?/gu)];
		return found.length === 1
			? { at: all[i]!.end + found[0]!.index, end: all[i]!.end + found[0]!.index + found[0]![0].length }
			: null;
	});
	const sure = joins.filter((join) => join !== null);
	if (sure.length < joins.length || /[,;:?]/u.test(text.slice(start, all[0]!.start) + text.slice(all.at(-1)!.end, end)))
		return null;
	const parts = all.map((one, i) => {
		const [open, close] = [sure[i - 1]?.end ?? start, sure[i]?.at ?? end];
		return { one, start: open, end: close, before: text.slice(open, one.start), after: text.slice(one.end, close) };
	});
	const [first, second, ...others] = parts as [(typeof parts)[0], (typeof parts)[0]];
	const at = all.indexOf(item);
	const { TOO, LESS, TOO_BEFORE, MINE, LEANS, MANY, GOES_ON } = words();
	const isMine = ({ before, after }: typeof first) => MINE.test(`${before} ${after}`);
	if (MANY.test(text.slice(start, full))) return null;
	if (parts.some(({ after }) => GOES_ON.test(after))) return null;
	const isToo = ({ before, after }: typeof first) =>
		before === '' ? TOO.test(after) : TOO_BEFORE.test(before) && after === '';
	const gone = (i: number) => ({ start: parts[i - 1]!.end, end: parts[i]!.end, text: '' });
	if (at > 0 && parts.slice(1).every((part) => isToo(part) || LESS.test(part.after))) return [gone(at)];
	if (!isMine(first)) return null;
	if (parts.slice(1).every(isToo))
		return [
			{ start: item.start, end: second.one.start, text: '' },
			{ start: second.one.end, end: second.end, text: first.after },
		];
	if (tail !== null) return null;
	const left = at === 0 ? second : first;
	const said = `${left.before}Zq${left.after}`;
	if (others.length > 0 || !isMine(second) || LEANS.test(said) || LEANS.test(second.before) || COMPARES.test(said))
		return null;
	if (at === 1) return [gone(1)];
	const capital = start === from && left.before !== '' ? text[left.start]!.toUpperCase() : '';
	return [{ start, end: left.start + capital.length, text: capital }];
}
