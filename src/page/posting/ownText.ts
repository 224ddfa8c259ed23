/**
 * Which part of a text is the user's: the box's text at their last edit, and what that edit inserted. A page can add to
 * the text afterward, for example on the click that posts it.
 */

/** How a text may differ from one that was the user's. */
export interface Bound {
	/** The text that was theirs. */
	before: string;
	/** Most UTF-16 units that they have inserted since. */
	room: number;
}

/** Units that editors add by themselves: a closing bracket, a space after a completed word. */
export const SLACK = 1;

/**
 * The part of a text that is the user's. If more was inserted than can be theirs, it is the ends shared with the text
 * before, and between them the runs of words that were there too.
 */
export function ownText(text: string, { before, room }: Bound): string {
	if (text === before) return text;
	const { start, end } = sharedEnds(text, before);
	if (text.length - start - end <= room + SLACK) return text;
	const middle = text.slice(start, text.length - end);
	const inner = runsOf(middle, before.slice(start, before.length - end)).map((run) => middle.slice(...run));
	return [text.slice(0, start), ...inner, text.slice(text.length - end)].join('\n');
}

/** UTF-16 units that a text has more than another that was changed to it in one place. */
export function insertedInto(before: string, text: string): number {
	const { start, end } = sharedEnds(text, before);
	return text.length - start - end;
}

/** A text with more inserted where another begins to differ from it. */
export function putInto(text: string, more: string, other: string): string {
	const { start } = sharedEnds(text, other);
	return text.slice(0, start) + more + text.slice(start);
}

/** Lengths of the longest common beginning and, of the rest, end. */
export function sharedEnds(text: string, other: string): { start: number; end: number } {
	const most = Math.min(text.length, other.length);
	let start = 0;
	while (start < most && text.charCodeAt(start) === other.charCodeAt(start)) start++;
	let end = 0;
	const [last, otherLast] = [text.length - 1, other.length - 1];
	while (end < most - start && text.charCodeAt(last - end) === other.charCodeAt(otherLast - end)) end++;
	return { start, end };
}

const wordsOf = (text: string): string[] => text.match(/\S+/g) ?? [];

/** Words that must be consecutive in both texts, or all of the other's if it has fewer. */
const FEWEST_WORDS = 4;
/** Places of one word to consider. */
const MOST_PLACES = 8;

/** The parts of a text whose words are together in another, however a page has changed their surroundings. */
export function runsOf(text: string, other: string): [start: number, end: number][] {
	const others = wordsOf(other);
	const words = others.length === 0 ? [] : [...text.matchAll(/\S+/g)];
	const places = new Map<string, number[]>();
	for (const [at, word] of others.entries()) {
		const known = places.get(word);
		if (known === undefined) places.set(word, [at]);
		else if (known.length < MOST_PLACES) known.push(at);
	}
	const runs: [number, number][] = [];
	const fewest = Math.min(FEWEST_WORDS, others.length);
	for (let at = 0; at < words.length; ) {
		let most = 0;
		for (const place of places.get(words[at]![0]) ?? []) {
			let length = 1;
			while (at + length < words.length && words[at + length]![0] === others[place + length]) length++;
			most = Math.max(most, length);
		}
		if (most >= fewest) {
			const last = words[at + most - 1]!;
			runs.push([words[at]!.index, last.index + last[0].length]);
		}
		at += most >= fewest ? most : 1;
	}
	return runs;
}
