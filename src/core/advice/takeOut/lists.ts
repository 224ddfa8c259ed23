/** Films that a draft lists line by line. Lines that are taken out go with their number or bullet. */
import type { Edit } from '../../algorithms/edits.ts';
import type { Item } from './items.ts';

interface Line {
	from: number;
	to: number;
	/** Indent and kind of its bullet or number; null: it has none. */
	marker: string | null;
	/** Its number, and where it is. */
	number: { value: number; digits: number; start: number } | null;
	items: Item[];
	isBlank: boolean;
	/** It has a film, and nothing but films and the ratings people write with them in lists. */
	isBare: boolean;
}

/** Lines that go, with the films on them. */
export interface ListRemoval {
	edits: Edit[];
	items: Item[];
}

const MARKER =
	/^([ \t>]*)(?:(\(|#)?(\d{1,3})([.):]|\s[–-](?=\s))|([-–—*+•·▪►‣○★→✓✗])|(?=\[[ xX]?\][ \t]))(?:[ \t]*(?:\[[ xX]?\])?[ \t]+)/u;
const RATING = /^\s*[,:–—-]?\s*(?:\(?(?:[★☆½⭐]+|\d{1,3}(?:[.,]\d+)?\s*\/\s*\d{1,3}|\d{1,3}\s*%)\)?)?\s*[.,;]?\s*$/u;
const BETWEEN = /^\s*(?:[,;/+&|]|and|und|y|e|et)?\s*$/i;

function linesOf(text: string, items: readonly Item[]): Line[] {
	const lines: Line[] = [];
	let next = 0;
	for (let from = 0; from <= text.length; ) {
		const at = text.indexOf('\n', from);
		const to = at < 0 ? text.length : at;
		const first = next;
		while (next < items.length && items[next]!.start <= to) next++;
		lines.push(lineOf(text, from, to, items.slice(first, next)));
		from = to + 1;
	}
	return lines;
}

function lineOf(text: string, from: number, to: number, items: Item[]): Line {
	const content = text.slice(from, to);
	const marked = MARKER.exec(content);
	// A title may begin like a number: "12 Angry Men".
	const match =
		marked !== null && (items[0] === undefined || from + marked[0].length <= items[0].start) ? marked : null;
	const [all = '', indent = '', open = '', digits, close = '', bullet = ''] = match ?? [];
	const start = from + indent.length + open.length;
	return {
		...{ from, to, items },
		marker: match && `${indent}${open}${digits === undefined ? bullet : '1'}${close}`,
		number: digits === undefined ? null : { value: Number(digits), digits: digits.length, start },
		isBlank: content.trim() === '',
		isBare: isBare(text, from + all.length, to, items),
	};
}

function isBare(text: string, from: number, to: number, items: readonly Item[]): boolean {
	if (items.some(({ end }) => end > to)) return false;
	const between = items.map(({ start }, i) => text.slice(i === 0 ? from : items[i - 1]!.end, start));
	return (
		between[0]?.trim() === '' &&
		between.slice(1).every((one) => BETWEEN.test(one)) &&
		RATING.test(text.slice(items.at(-1)!.end, to))
	);
}

/** Finds the lines to take out in each list of a text; none in most. */
export function listRemovals(text: string, items: readonly Item[]): ListRemoval[] {
	return listsIn(linesOf(text, items)).map(removalFrom);
}

/** Lists of at least two lines; blank lines may be between, other text only where a list is marked. */
function listsIn(lines: readonly Line[]): Line[][] {
	const lists: Line[][] = [];
	let open: Line[] = [];
	let blanks = 0;
	const close = () => {
		if (open.length > 1) lists.push(open);
		open = [];
	};
	for (const line of lines) {
		if (line.isBlank) {
			if (++blanks > 1) close();
			continue;
		}
		const isItem = line.marker !== null || line.isBare;
		if (!isItem || (open.length > 0 && open.at(-1)!.marker !== line.marker)) close();
		if (isItem) open.push(line);
		blanks = 0;
	}
	close();
	return lists;
}

const goes = ({ isBare, items }: Line) => isBare && items.every(({ isOut }) => isOut);

function removalFrom(list: readonly Line[]): ListRemoval {
	// Of a list that goes as a whole the first line stays, with a phrase.
	const gone = list.every(goes) ? list.map((_, i) => i > 0) : list.map(goes);
	const edits: Edit[] = [];
	for (let i = 0; i < list.length; i++) {
		if (!gone[i]) continue;
		let end = i;
		while (gone[end + 1]) end++;
		// Behind the line before, which so keeps its format in editors where lines have one; blank lines go with it.
		const next = list[end + 1];
		const isTight = next?.from === list[end]!.to + 1;
		if (i > 0) edits.push({ start: list[i - 1]!.to, end: list[end]!.to, text: '' });
		else if (isTight && list[i]!.from > 0) edits.push({ start: list[i]!.from - 1, end: list[end]!.to, text: '' });
		else edits.push({ start: list[i]!.from, end: next!.from, text: '' });
		i = end;
	}
	edits.push(...renumbered(list, gone));
	return {
		edits: edits.sort((a, b) => a.start - b.start),
		items: list.flatMap(({ items }, i) => (gone[i] ? items : [])),
	};
}

/** New numbers of the lines that stay, if they were consecutive, upwards or downwards. */
function renumbered(list: readonly Line[], gone: readonly boolean[]): Edit[] {
	const numbers = list.map(({ number }) => number);
	const step = (numbers[1]?.value ?? 0) - (numbers[0]?.value ?? 0);
	const isConsecutive =
		(step === 1 || step === -1) && numbers.every((one, i) => one?.value === numbers[0]!.value + i * step);
	if (!isConsecutive) return [];
	const isPadded = numbers.some((one) => one!.digits > String(one!.value).length);
	return numbers.flatMap((number, i) => {
		const { value, digits, start } = number!;
		const before = (step === 1 ? gone.slice(0, i) : gone.slice(i + 1)).filter(Boolean).length;
		const text = String(value - before).padStart(isPadded ? digits : 1, '0');
		return gone[i] || before === 0 ? [] : { start, end: start + digits, text };
	});
}
