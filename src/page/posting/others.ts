/**
 * Which parts of a box's text are not the user's: what was there before they wrote, and what the page or other people
 * added since. Everything else counts as theirs, even if unknown.
 */
import { MOST_PARTS, type Part, type Written } from '../../messages/written.ts';
import { withSameEnd } from './cutEnds.ts';
import { fitting, type Hunk, hunksOf, oneHunk } from './hunks.ts';
import { runsOf, SLACK } from './ownText.ts';

/** What the user did. */
export interface Doing {
	/** Most UTF-16 units that it has inserted. */
	room: number;
	/** The longest text given at once; empty for keys. */
	given: string;
	/** The text before the user wrote, which undo may restore. */
	first: string;
}

const NOTHING: Doing = { room: Number.NEGATIVE_INFINITY, given: '', first: '' };

/** The user's texts that a page may put into a box again. */
export type Known = () => readonly string[];

/** A page that replaces the user's text with more than this many times its length has added something else. */
const MOST_TIMES = 4;
/** Longest replacement for a shorter text: a bracket, a corrected word. */
const SHORT = 32;
/** Fewer than three words may be anyone's. */
const FEWEST_WORDS = /\S\s+\S+\s+\S/;

export const changedByPage = (before: Written, text: string, known: Known): Written =>
	changedByUser(before, text, NOTHING, known);

/** Not the user's only if both accounts of a text agree. */
export function notByBoth(a: Written, b: Written): Written {
	const both: Part[] = [];
	for (let [i, j] = [0, 0]; i < a.others.length && j < b.others.length; ) {
		const [x, y] = [a.others[i]!, b.others[j]!];
		const [start, end] = [Math.max(x[0], y[0]), Math.min(x[1], y[1])];
		if (start < end) both.push([start, end]);
		if (x[1] < y[1]) i++;
		else j++;
	}
	return { text: a.text, others: both };
}

/** The user's parts of a text. */
export function ownOf({ text, others }: Written): string {
	let own = '';
	let at = 0;
	for (const [start, end] of others) {
		own += start > at ? `${text.slice(at, start)}\n` : '';
		at = end;
	}
	return own + text.slice(at);
}

/** What is known about a text after a user's edit, when the page may have changed it too. */
export function changedByUser(before: Written, text: string, { room, given, first }: Doing, known: Known): Written {
	// Their new text may already be there.
	if (before.text === text && given.length <= SLACK) return before;
	const [from, into] = withSameEnd(before.text, text);
	const whole = oneHunk(from, into);
	const isUndone = room === Number.POSITIVE_INFINITY;
	const stoodFirst = ({ to, inserted }: Hunk) => inserted > SHORT && first.includes(text.slice(to, to + inserted));
	const hunks = !isUndone && whole.inserted <= room + SLACK ? [whole] : hunksOf(from, into);
	const fits = fitting(hunks, text, room, given);
	const mine = (hunk: Hunk) => fits.has(hunk) && !(isUndone && stoodFirst(hunk));
	const others: Part[] = [];
	const own: Part[] = [];
	const joins = new Set<number>();
	let [at, to] = [0, 0];
	const keep = (until: number) => {
		for (const [start, end] of before.others)
			if (start < until && end > at) others.push([Math.max(start, at) + to - at, Math.min(end, until) + to - at]);
	};
	for (const hunk of hunks) {
		keep(hunk.at);
		const end = hunk.to + hunk.inserted;
		if (mine(hunk)) own.push(...touched(before.text, hunk));
		else {
			for (const place of [hunk.to, end]) joins.add(place);
			const inserted: Part = [hunk.to, end];
			const theirs = hunk.inserted > 0 && !standsForOwn(before, hunk);
			if (theirs) others.push(inserted);
			if (theirs) own.push(...ownRuns(text, inserted, known()), ...givenIn(text, inserted, given));
		}
		[at, to] = [hunk.at + hunk.removed, end];
	}
	keep(from.length);
	// Text after the last reading keeps its owner.
	const last = others.at(-1);
	if (last?.[1] === into.length) others[others.length - 1] = [last[0], text.length];
	return {
		text,
		others: atMost(without(joined(others, joins), [...own, ...givenIn(text, around(whole, given), given)])),
	};
}

/** Where in a text the user has changed the surroundings: the ends of a word that they partly deleted. */
function touched(before: string, { at, removed, to, inserted }: Hunk): Part[] {
	const isCut = (place: number) => /^[\p{L}\p{N}]{2}$/u.test(before.slice(place - 1, place + 1));
	const parts: Part[] = [];
	if (removed > 0 && isCut(at)) parts.push([to - 1, to]);
	if (removed > 0 && isCut(at + removed)) parts.push([to + inserted, to + inserted + 1]);
	return parts;
}

/** Whether a page's replacement is as much the user's as the old text: pages also reshape what is written in them. */
function standsForOwn({ others }: Written, { at, removed, inserted }: Hunk): boolean {
	const theirs = others.reduce(
		(sum, [start, end]) => sum + Math.max(0, Math.min(end, at + removed) - Math.max(start, at)),
		0,
	);
	const own = removed - theirs;
	return own > 0 && inserted <= Math.max(MOST_TIMES * own, own + SHORT);
}

/** The runs of words in a part of a text that the user's texts have. */
function ownRuns(text: string, [start, end]: Part, known: readonly string[]): Part[] {
	const part = text.slice(start, end);
	const long = known.filter((own) => FEWEST_WORDS.test(own));
	return long.flatMap((own) => runsOf(part, own).map(([a, b]): Part => [start + a, start + b]));
}

/** Where the user's given text is. */
function givenIn(text: string, [start, end]: Part, given: string): Part[] {
	const at = given.length > SLACK ? text.slice(start, end).indexOf(given) : -1;
	return at < 0 ? [] : [[start + at, start + at + given.length]];
}

/** The given text may begin or end like its surroundings. */
const around = ({ to, inserted }: Hunk, { length }: string): Part => [
	Math.max(0, to - Math.max(0, length - inserted)),
	to + Math.max(inserted, length),
];

/** Parts in order, with adjacent ones joined. */
function joined(parts: readonly Part[], places: ReadonlySet<number>): Part[] {
	const one: Part[] = [];
	for (const part of parts) {
		const last = one.at(-1);
		if (last?.[1] === part[0] && places.has(part[0])) one[one.length - 1] = [last[0], part[1]];
		else one.push(part);
	}
	return one;
}

/** Parts without others; without an empty one they are two that touch. */
export function without(parts: readonly Part[], others: readonly Part[]): Part[] {
	let left = [...parts];
	for (const [start, end] of others)
		left = left.flatMap(([a, b]): Part[] => {
			if (end <= a || b <= start || (start === end && start === a)) return [[a, b]];
			return (
				[
					[a, start],
					[end, b],
				] as Part[]
			).filter(([x, y]) => x < y);
		});
	return left;
}

/** As many parts as a message may have: beyond that, the shortest count as the user's. */
function atMost(parts: Part[]): Part[] {
	if (parts.length <= MOST_PARTS) return parts;
	const least = parts.map(([start, end]) => end - start).sort((a, b) => b - a)[MOST_PARTS]!;
	return parts.filter(([start, end]) => end - start > least);
}
