import type { Tokens } from './tokens.ts';

/** Longest heading, in words. */
const LONGEST = 8;

/** The headings of a text: lines that begin with "#" or "=", are bold as a whole, or are short and end in a colon. */
export interface Headings {
	/** Returns the last heading above the line of a token, as a range of tokens, or an empty range. */
	above: (token: number) => readonly [first: number, end: number];
	/** Whether a heading begins at a token and ends before another. */
	is: (first: number, end: number) => boolean;
}

export function headings(text: string, { count, start, end }: Tokens, lineStart: Int32Array): Headings {
	/** For each start of a line, the start of the last heading above it. */
	const above = new Int32Array(count + 1).fill(-1);
	const ends = new Int32Array(count + 1);
	let heading = -1;
	let line = 0;
	for (let w = 1; w <= count; w++) {
		if (lineStart[w] !== w) continue;
		above[line] = heading;
		if (w - line <= LONGEST && isHeading(text, start[line]!, end[w - 1]!)) {
			heading = line;
			ends[line] = w;
		}
		line = w;
	}
	return {
		above(token) {
			const at = above[lineStart[token]!] ?? -1;
			return at < 0 ? [0, 0] : [at, ends[at]!];
		},
		is: (first, end) => end > first && ends[first] === end,
	};
}

/** Whether a line is a heading, by the marks before its first word and after its last. */
function isHeading(text: string, start: number, end: number): boolean {
	const lead = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
	if (/^\s*(?:#{1,6}\s|=+)/.test(lead)) return true;
	const next = text.indexOf('\n', end);
	const tail = text.slice(end, next < 0 ? Math.min(text.length, end + 12) : next);
	if (/^[*_]*:[*_]*\s*$/.test(tail)) return true;
	return /^\s*(?:\*\*|__|\[b\]|<b>)/i.test(lead) && /^(?:\*\*|__|\[\/b\]|<\/b>)\s*$/i.test(tail);
}
