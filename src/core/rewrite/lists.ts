/** Films that a draft lists line by line. Lines that are taken out go with their number or bullet. */
import type { Edit } from '../algorithms/edits.ts';
import { NAMED, recounted } from './counts.ts';
import type { Item } from './items.ts';
import { referencesTo } from './references.ts';

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
	/** It is of the films that it names, and of nothing else. */
	isBare: boolean;
}

const MARKER =
	/^([ \t>]*)(?:(\(|#)?(\d{1,3})([.):]|\s[–-](?=\s))|(\[\*\]|[-–—*+•·▪►‣○★→✓✗]|\p{Extended_Pictographic}\uFE0F?)|(?=\[[ xX]?\][ \t]))(?:[ \t]*(?:\[[ xX]?\])?[ \t]+)/u;
/** A heading, with its number. */
const HEADING = /^(#{1,6})[ \t]+(?:(\d{1,3})[.):][ \t]+)?/u;
/** A row of a table, with its number; and what is only the rule below its head. */
const ROW = /^[ \t]*\|(?:[ \t]*(\d{1,3})\.?[ \t]*\|)?.*\|[ \t]*$|^[^\t\n]+(?:\t[^\t\n]+)+$/u;
const RULE = /^[\s|:–—-]*$/u;
/** What a line has before its film: a day, or what the film was the best of. */
const LABEL =
	/^[*_]*(?:[\p{L}\d][\p{L}\d.’' ]{0,30}:|\p{Lu}\p{L}{1,9}\.? [–—-]|\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4}|\.)?(?:\s*[:–—-])?)[*_]*\s/u;
/** What each label has: patterns with many letters take milliseconds when they are first used. */
const MARKED = /[:–—\d-]/u;
/** Labels of lines that are of one film together. */
const OF_ONE =
	/^[*_]*(?:titles?|films?|movies?|years?|direct\p{L}*(?: by)?|ratings?|scores?|stars?|genres?|cast|ps|note|edit|jahr|regie|wertung|titel|année|réalisat\p{L}*|titre|año|título|anno|regia|voto|titolo|ano|nota|realização|direção):/iu;
const RATING = /^\s*[,:–—-]?\s*(?:\(?(?:[★☆½⭐*]+|\d{1,3}(?:[.,]\d+)?\s*\/\s*\d{1,3}|\d{1,3}\s*%)\)?)?\s*[.,;]?\s*$/u;
/** What a line says of its film. */
const SAID = /^\s*[:–—-]\s|^,\s.{1,60}$/u;
const BETWEEN = /^\s*(?:[,;/+&|]|and|und|y|e|et)?\s*$/i;
/** Joins two films that a line has as one: with one it does not lose the other. */
const BILL = /^\s*\+\s*$/u;
const IN_BILL = /^\s*\+\s*\p{Lu}/u;
/** What goes on from the first film of a line to another. */
const REMARK = /^[*_)\]]*\s*[:(.–—-]|[|\t]|\p{L}[^\p{L}]+\p{L}/u;
/** Most words of a line before its film. */
const MOST_BEFORE = 3;
/** A word for the line before. */
const BACK =
	/(?<!\p{L})(?:also|too(?!\s\p{L})|another|same|the other|auch|aussi|même|otra|también|mism[oa]|anche|uguale|stess[oa]|também|outr[oa]|mesm[oa]|\p{Lu}\p{L}+ (?:again|wieder|encore|otra vez|de nuevo|ancora|di nuovo|de novo))(?!\p{L})/u;

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
	const row = match !== null || RULE.test(content) ? null : ROW.exec(content);
	const heading = HEADING.exec(content);
	const [all = heading?.[0] ?? '', indent = '', open = '', digits = row?.[1] ?? heading?.[2], close = '', bullet = ''] =
		match ?? [];
	const start = match === null ? from + content.indexOf(digits ?? '') : from + indent.length + open.length;
	const label = row === null && MARKED.test(content) && !OF_ONE.test(content) ? LABEL.exec(content) : null;
	const isLabeled = label !== null && from + label[0].length <= (items[0]?.start ?? to);
	const kind = bullet.replace(/\p{Extended_Pictographic}/u, '*');
	const marker =
		heading?.[1] ??
		(row && `|${content.split(/[|\t]/u).length}`) ??
		`${indent}${open}${digits === undefined ? kind : '1'}${close}`;
	return {
		...{ from, to, start: from + all.length, items },
		marker: marker === '' ? (isLabeled ? ':' : null) : marker,
		number: digits === undefined ? null : { value: Number(digits), digits: digits.length, start },
		isBlank: content.trim() === '',
		isBare:
			items.every(({ end }) => end <= to) &&
			(marker === '' && !isLabeled ? isBare(text, from, to, items) : isOf(text, from + all.length, items)),
	};
}

/** Whether a line without a mark is but films, each with a rating, or one film and what is said about that. */
function isBare(text: string, from: number, to: number, items: readonly Item[]): boolean {
	const between = items.map(({ start }, i) => text.slice(i === 0 ? from : items[i - 1]!.end, start));
	if (between[0]?.trim() !== '') return false;
	const isListed = between.slice(1).every((one) => BETWEEN.test(one)) && RATING.test(text.slice(items.at(-1)!.end, to));
	return isListed || (SAID.test(text.slice(items[0]!.end, to)) && ownOf(text, items).length > 0);
}

/** Whether a line with a mark is of the film that it begins with. */
const isOf = (text: string, from: number, items: readonly Item[]) =>
	ownOf(text, items).length > 0 &&
	!IN_BILL.test(text.slice(items.at(-1)!.end, items.at(-1)!.end + 9)) &&
	!/\p{L}\s*\+\s*$/u.test(text.slice(from, items[0]!.start)) &&
	(text.slice(from, items[0]!.start).match(/\p{L}+/gu)?.length ?? 0) <= MOST_BEFORE;

/** The places of what a line is of, without films that its remark compares to that; none where it lists several, or two as one. */
function ownOf(text: string, items: readonly Item[]): readonly Item[] {
	const [first, second] = items;
	if (items.every(({ film }) => film === first!.film)) return items;
	const between = text.slice(first!.end, second!.start);
	if (BILL.test(between)) return [];
	// Under a heading.
	if (between.includes('\n')) return items.filter(({ film }) => film === first!.film);
	return REMARK.test(between) ? items.filter(({ film }) => film === first!.film) : [];
}

/** What can be done with the lines of a text's lists. */
export interface Lines {
	/** Takes the line of an item out of a list of lines; null if it is in none, or not alone there. */
	withoutLine: (item: Item) => Edit[] | null;
	/** Whether other text is about the line of an item, which so stays; null if it is in no list. */
	isHeld: (item: Item) => boolean | null;
}

export function linesIn(text: string, items: readonly Item[]): Lines {
	const places = new Map<Item, [list: readonly Line[], at: number]>();
	const own = new Set<Item>();
	const leading = new Set<Item>();
	const lines = linesOf(text, items);
	for (const list of [...listsIn(lines), ...sectionsIn(text, lines, items)])
		for (const [at, line] of list.entries()) {
			const next = text.slice(line.to + 1, list[at + 1]?.to ?? line.to + 2);
			const goesOn = list[at + 1] === undefined ? /^[ \t]/u.test(next) : BACK.test(withoutItems(text, list[at + 1]!));
			for (const item of line.items) {
				places.set(item, [list, at]);
				if (goesOn) leading.add(item);
			}
			if (line.isBare && !goesOn) for (const item of ownOf(text, line.items)) own.add(item);
		}
	return {
		withoutLine(item) {
			const place = own.has(item) ? places.get(item) : undefined;
			// A number in a title counts nothing.
			const isApart = (edit: Edit) => !items.some(({ start, end }) => start < edit.start && edit.start < end);
			return (place && removalFrom(text, ...place)?.filter(isApart)) ?? null;
		},
		isHeld(item) {
			const place = places.get(item);
			return place === undefined ? null : leading.has(item) || referencesTo(text, ...place)?.length !== 0;
		},
	};
}

/** What a line says apart from titles. */
const withoutItems = (text: string, { start, to, items }: Line) =>
	text.slice(items[0]?.end ?? start, to).split('\n')[0]!;

const isHeading = ({ marker }: Line) => marker?.startsWith('#') === true && !/\d/u.test(marker);

/** Headings of the same level under one heading, each with all that is below. */
function sectionsIn(text: string, lines: readonly Line[], items: readonly Item[]): Line[][] {
	const lists: Line[][] = [];
	const open: (Line[] | undefined)[] = [];
	const headings = lines.filter(isHeading);
	for (const [i, line] of headings.entries()) {
		const level = line.marker!.length;
		let next = i + 1;
		while (next < headings.length && headings[next]!.marker!.length > level) next++;
		const end = headings[next]?.from ?? text.length;
		const own = items.filter((item) => item.start >= line.from && item.end <= end);
		open.length = Math.min(open.length, level + 1);
		const list = open[level] ?? [];
		if (list.length === 0) lists.push(list);
		open[level] = list;
		list.push({ ...line, to: line.from + text.slice(line.from, end).trimEnd().length, items: own });
	}
	return lists.filter((list) => list.length > 1);
}

/** Lists of at least two lines; blank lines may come between, other text only in a marked list. */
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
		const isItem = (line.marker !== null || line.isBare) && !isHeading(line);
		if (!isItem || (open.length > 0 && open.at(-1)!.marker !== line.marker)) close();
		if (isItem) open.push(line);
		blanks = 0;
	}
	close();
	return lists;
}

function removalFrom(text: string, list: readonly Line[], out: number): Edit[] | null {
	const line = list[out]!;
	const next = list[out + 1];
	// After the line before, which so keeps its format in editors where lines have one; blank lines go with it.
	const removal =
		out > 0
			? { start: list[out - 1]!.to, end: line.to, text: '' }
			: next!.from === line.to + 1 && line.from > 0
				? { start: line.from - 1, end: line.to, text: '' }
				: { start: line.from, end: next!.from, text: '' };
	const above = text.slice(0, list[0]!.from).trimEnd().lastIndexOf('\n') + 1;
	if (NAMED.test(text.slice(above, list[0]!.from))) return null;
	const counts = recounted(
		text,
		// A line with an unknown film counts too.
		list.flatMap((one) => {
			const own = one.items.length === 0 ? [] : ownOf(text, one.items);
			return one.items.length === 0 ? { start: one.start, end: one.to } : (own[0] ?? one.items);
		}),
		above,
		true,
	);
	const said = referencesTo(text, list, out);
	if (said === null) return null;
	const others = said.filter(({ start, end }) => !counts?.some((one) => one.start <= start && end <= one.end));
	// No number counts one line.
	if (list.length === 2 && others.length > 0) return null;
	return [...(counts ?? []), ...others, removal, ...renumbered(list, out)].sort((a, b) => a.start - b.start);
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
