/** Where sentences begin and end. */

/** What may come between the beginning of a sentence and its first word. */
const OPENING = /[\s"'“„‘‚«»([*_~¿¡>]*$/;
const ABBREVIATED =
	/(?<![\p{L}\p{N}.])(?:vs|mr|mrs|ms|dr|st|e\.g|i\.e|etc|feat|dir|no|bzw|z\.\s?b|u\.\s?a|ca|cf|p\.\s?ej|\p{Lu})\.$/iu;
/** A bullet, a number, a heading's marks, or a quotation's, before the first word of a line. */
const MARKER = /^[ \t>]*(?:(?:[-–—+•·▪►*]|#{1,6}|\(?\d{1,3}[.):])\s+)*/u;

/** Whether a sentence begins at an offset of a text. */
export function beginsSentence(text: string, at: number): boolean {
	const before = text.slice(Math.max(0, at - 200), at);
	const opening = OPENING.exec(before)![0];
	const rest = before.slice(0, before.length - opening.length);
	if (rest === '' || opening.includes('\n')) return true;
	if (/(?:^|\n)\s*(?:[-–—+•·#]|\(?\d{1,3}[.):])$/.test(rest)) return true;
	return /\s/.test(opening) && /[.!?…]["'”’)\]*_]*$/.test(rest) && !ABBREVIATED.test(rest);
}

/** Where the words of a line begin, behind its bullet or number. */
export const contentStart = (text: string, at: number): number => {
	const { from, to } = lineAround(text, at);
	return from + MARKER.exec(text.slice(from, to))![0].length;
};

export interface Range {
	from: number;
	to: number;
}

/** The line around an offset. */
export function lineAround(text: string, at: number): Range {
	const to = text.indexOf('\n', at);
	return { from: text.lastIndexOf('\n', at - 1) + 1, to: to < 0 ? text.length : to };
}

const END = /[.!?…]+["'”’»)\]*_]*(?=\s)|:(?=\s*$)/gu;

/** A number of a list on one line: "1. A 2. B". */
const NUMBER = /(?<!\S)\(?(\d{1,2})[.)]\s+/gu;

/** The consecutive numbers of a line from one on. @param titles which may have numbers of their own */
export function numbersIn(
	text: string,
	{ from, to }: Range,
	titles: readonly { start: number; end: number }[],
): { start: number; end: number; number: Range }[] {
	const found: { start: number; end: number; number: Range }[] = [];
	for (const { index, 0: mark, 1: digits } of text.slice(from, to).matchAll(NUMBER)) {
		const at = from + index + mark.indexOf(digits!);
		if (Number(digits) !== found.length + 1 || titles.some(({ start, end }) => start <= at && at < end)) continue;
		found.push({
			start: from + index,
			end: from + index + mark.length,
			number: { from: at, to: at + digits!.length },
		});
	}
	return found;
}

/** A sentence, and its line. */
export interface Sentence extends Range {
	line: Range;
}

/** The sentences of a text, without bullets; a mark inside a title ends none. @param titles in order */
export function sentencesOf(text: string, titles: readonly { start: number; end: number }[]): Sentence[] {
	const found: Sentence[] = [];
	let title = 0;
	for (let at = 0; at <= text.length; ) {
		const line = { from: at, to: lineAround(text, at).to };
		const within = text.slice(line.from, line.to);
		let from = at + MARKER.exec(within)![0].length;
		const all = numbersIn(text, line, titles);
		const numbers = all.length > 1 ? all : [];
		for (const { index, 0: marks } of within.matchAll(END)) {
			const end = at + index + marks.length;
			while (title < titles.length && titles[title]!.end <= at + index) title++;
			const inTitle = title < titles.length && titles[title]!.start <= at + index;
			const goesOn =
				inTitle &&
				(titles[title]!.end > end || /^\s*\p{Ll}/u.test(within.slice(index + marks.length, index + marks.length + 9)));
			const isNumber = numbers.some((one) => one.start <= at + index && at + index < one.end);
			if (goesOn || isNumber || end <= from || ABBREVIATED.test(within.slice(Math.max(0, index - 8), index + 1)))
				continue;
			found.push({ from, to: end, line });
			from = end + /^\s*/.exec(text.slice(end, Math.min(line.to, end + 100)))![0].length;
		}
		const to = from + text.slice(from, line.to).trimEnd().length;
		if (from < to || found.at(-1)?.line !== line) found.push({ from, to, line });
		at = line.to + 1;
	}
	return found;
}

/** The sentences around a span; the whole line if it begins before its first word. */
export function sentenceAround(sentences: readonly Sentence[], { start, end }: { start: number; end: number }): Range {
	let [low, high] = [0, sentences.length];
	while (low < high) {
		const middle = (low + high) >> 1;
		if (startOf(sentences, middle) <= start) low = middle + 1;
		else high = middle;
	}
	const first = sentences[Math.max(0, low - 1)]!;
	const { line } = first;
	if (first.from > start) return line;
	let last = Math.max(0, low - 1);
	while (sentences[last]!.to < end && sentences[last + 1]?.line === line) last++;
	return { from: first.from, to: Math.max(sentences[last]!.to, Math.min(end, line.to)) };
}

/** Where a sentence begins, the first of a line with its bullet. */
const startOf = (sentences: readonly Sentence[], i: number) =>
	sentences[i - 1]?.line === sentences[i]!.line ? sentences[i]!.from : sentences[i]!.line.from;

/** Longest sentence that is read for what it says, in UTF-16 units. */
export const LONGEST = 1000;

/** The text with spaces in place of the titles. */
export function blanked(text: string, places: readonly { start: number; end: number }[]): string {
	const parts: string[] = [];
	let at = 0;
	for (const { start, end } of places) {
		parts.push(text.slice(at, start), ' '.repeat(end - start));
		at = end;
	}
	return parts.join('') + text.slice(at);
}
