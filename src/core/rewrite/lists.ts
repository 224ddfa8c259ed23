/** Films that a draft lists line by line. Lines that are taken out go with their number or bullet. */
import type { Edit } from '../algorithms/edits.ts';
import { recounted } from './counts.ts';
import type { Item } from './items.ts';

interface Line {
	from: number;
	to: number;
	/** Where it begins behind its bullet or number. */
	start: number;
	/** Indent and kind of its bullet or number; null: it has none. */
	marker: string | null;
	/** Its number, and where it is. */
	number: { value: number; digits: number; start: number } | null;
	items: Item[];
	isBlank: boolean;
	/** It has a film, and nothing but films and the ratings people write with them in lists. */
	isBare: boolean;
}

const MARKER =
	/^([ \t>]*)(?:(\(|#)?(\d{1,3})([.):]|\s[–-](?=\s))|([-–—*+•·▪►‣○★→✓✗])|(?=\[[ xX]?\][ \t]))(?:[ \t]*(?:\[[ xX]?\])?[ \t]+)/u;
const RATING = /^\s*[,:–—-]?\s*(?:\(?(?:[★☆½⭐]+|\d{1,3}(?:[.,]\d+)?\s*\/\s*\d{1,3}|\d{1,3}\s*%)\)?)?\s*[.,;]?\s*$/u;
/** What a line says of its film. */
const SAID = /^\s*[,:–—-]\s/u;
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
		...{ from, to, start: from + all.length, items },
		marker: match && `${indent}${open}${digits === undefined ? bullet : '1'}${close}`,
		number: digits === undefined ? null : { value: Number(digits), digits: digits.length, start },
		isBlank: content.trim() === '',
		isBare: isBare(text, from + all.length, to, items, match !== null),
	};
}

/** @param isMarked whether the line has a bullet or number: what it says of its film then goes with it */
function isBare(text: string, from: number, to: number, items: readonly Item[], isMarked: boolean): boolean {
	if (items.some(({ end }) => end > to)) return false;
	if (
		isMarked &&
		items.length === 1 &&
		text.slice(from, items[0]!.start).trim() === '' &&
		SAID.test(text.slice(items[0]!.end, to))
	)
		return true;
	const between = items.map(({ start }, i) => text.slice(i === 0 ? from : items[i - 1]!.end, start));
	return (
		between[0]?.trim() === '' &&
		between.slice(1).every((one) => BETWEEN.test(one)) &&
		RATING.test(text.slice(items.at(-1)!.end, to))
	);
}

/** Returns a function that takes the line of an item out of a list of lines; null if it is in none, or not alone there. */
export function withoutLines(text: string, items: readonly Item[]): (item: Item) => Edit[] | null {
	const places = new Map<Item, [list: readonly Line[], at: number]>();
	for (const list of listsIn(linesOf(text, items)))
		for (const [at, { isBare, items: own }] of list.entries())
			if (isBare && own.length === 1) places.set(own[0]!, [list, at]);
	return (item) => {
		const place = places.get(item);
		return place === undefined ? null : removalFrom(text, ...place);
	};
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

function removalFrom(text: string, list: readonly Line[], out: number): Edit[] {
	const line = list[out]!;
	const next = list[out + 1];
	// Behind the line before, which so keeps its format in editors where lines have one; blank lines go with it.
	const removal =
		out > 0
			? { start: list[out - 1]!.to, end: line.to, text: '' }
			: next!.from === line.to + 1 && line.from > 0
				? { start: line.from - 1, end: line.to, text: '' }
				: { start: line.from, end: next!.from, text: '' };
	const above = text.slice(0, list[0]!.from).trimEnd().lastIndexOf('\n') + 1;
	const counts = recounted(
		text,
		// A line whose film is not known counts, too.
		list.flatMap(({ start, to, items }) => (items.length > 0 ? items : { start, end: to })),
		above,
		true,
	);
	return [...(counts ?? []), removal, ...renumbered(list, out)].sort((a, b) => a.start - b.start);
}

/** New numbers of the lines that stay, if they were consecutive, upwards or downwards. */
function renumbered(list: readonly Line[], out: number): Edit[] {
	const numbers = list.map(({ number }) => number);
	const step = (numbers[1]?.value ?? 0) - (numbers[0]?.value ?? 0);
	const isConsecutive =
		(step === 1 || step === -1) && numbers.every((one, i) => one?.value === numbers[0]!.value + i * step);
	if (!isConsecutive) return [];
	const isPadded = numbers.some((one) => one!.digits > String(one!.value).length);
	return numbers.flatMap((number, i) => {
		const { value, digits, start } = number!;
		const text = String(value - 1).padStart(isPadded ? digits : 1, '0');
		return i === out || (step === 1 ? i < out : i > out) ? [] : { start, end: start + digits, text };
	});
}
