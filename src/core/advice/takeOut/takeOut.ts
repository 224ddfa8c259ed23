/** Takes films out of a draft so that its sentences and lists stay whole. */
import type { Edit } from '../../algorithms/edits.ts';
import { enumerationsIn, shrink } from './enumerations.ts';
import { type Item, itemsOf, type Named } from './items.ts';
import { wordingsOf } from './languages.ts';
import { listRemovals } from './lists.ts';
import { phraseFor } from './phrases.ts';
import { wordingFor } from './wordings/phrase.ts';
import type { Wording } from './wordings/wording.ts';

/** Edits that belong together: with some of them left out, a sentence or a list would not be whole. */
export interface Change {
	/** In order of position, without overlaps. */
	edits: Edit[];
	/** Numbers of the mentions that it takes out. */
	mentions: number[];
	/** Edits for boxes in which lines cannot be removed: phrases. */
	instead: Edit[] | null;
}

/**
 * Returns the changes that take films out of a text, in order of position. A film in a sentence becomes a phrase, such as
 * "another film"; of several that are listed it goes with its comma or "and", and of a list of lines with its line.
 * @param named all that the text names, to separate lists from sentences
 * @param out numbers of those to take out
 * @param phrases what replaces others, by number, such as "a Czech drama", in English
 */
export function takeOut(
	text: string,
	named: readonly Named[],
	out: Iterable<number>,
	phrases: ReadonlyMap<number, string> = NO_PHRASES,
): Change[] {
	const items = itemsOf(text, named, new Set(out));
	const isWhole = !items.some(({ isOut }) => isOut);
	const tellings = items.flatMap((item) => {
		const words = phrases.get(item.mention);
		// What is around a film that is taken out may be edited already.
		return item.isOut || words === undefined
			? []
			: [telling(text, items, item, words, { left: isWhole, right: isWhole })];
	});
	if (isWhole) return inOrder(tellings);
	const lists = listRemovals(text, items);
	const gone = new Set(lists.flatMap((list) => list.items));
	const phrase = phrasing(text, items);
	const others = items.filter((item) => !gone.has(item));
	const inSentences = enumerationsIn(text, others).map((list) => {
		const { edits, phrased } = shrink(text, list);
		// Between the items of a list that shrinks all is edited already.
		const [first, last] = edits.length > 0 ? [list.items[0], list.items.at(-1)] : [];
		const isFree = (item: Item, end: Item | undefined) => edits.length === 0 || item === end;
		const phrases = phrased.map((item) => phrase(item, { left: isFree(item, first), right: isFree(item, last) }));
		const all = [...edits, ...phrases].sort((a, b) => a.start - b.start);
		const mentions = list.items.filter(({ isOut }) => isOut).map(({ mention }) => mention);
		return { edits: all, mentions, instead: null };
	});
	const phraseInstead = phrasing(text, items);
	const inLists = lists.map(({ edits, items }) => ({
		edits,
		mentions: items.map(({ mention }) => mention),
		instead: items.map((item) => phraseInstead(item)),
	}));
	return inOrder([...inSentences, ...inLists, ...tellings].filter(({ edits }) => edits.length > 0));
}

const NO_PHRASES: ReadonlyMap<number, string> = new Map();

/** Writes a phrase of its own for a film, which stays in its sentence or list. */
function telling(text: string, items: readonly Item[], item: Item, words: string, free: Free): Change {
	const { least, most } = roomFor(text, items, item, free);
	return {
		edits: [phraseFor(text, item, least, most, 0, wordingFor(words))],
		mentions: [item.mention],
		instead: null,
	};
}

/** Sorts changes; those between whose edits another one has edits become one with it. */
function inOrder(changes: readonly Change[]): Change[] {
	const sorted: Change[] = [];
	for (const change of changes.toSorted((a, b) => a.edits[0]!.start - b.edits[0]!.start)) {
		const last = sorted.at(-1);
		if (last === undefined || change.edits[0]!.start >= last.edits.at(-1)!.end) sorted.push(change);
		else {
			const both = (one: Edit[], other: Edit[]) => [...one, ...other].sort((a, b) => a.start - b.start);
			sorted[sorted.length - 1] = {
				edits: both(last.edits, change.edits),
				mentions: [...last.mentions, ...change.mentions],
				instead: both(last.instead ?? last.edits, change.instead ?? change.edits),
			};
		}
	}
	return sorted;
}

/** On which sides of a title a phrase may replace, and follow from, what is there. */
interface Free {
	left?: boolean;
	right?: boolean;
}

/** Writes phrases in order of position, of which each film has its own. */
function phrasing(text: string, items: readonly Item[]): (item: Item, free?: Free) => Edit {
	const wordings = wordingsOf(text);
	const seen = new Set<string>();
	const earlier = new Map<Wording, number>();
	return (item, free = {}) => {
		const wording = wordings(item.start, item.kind);
		if (!earlier.has(wording)) earlier.set(wording, phrasesIn(text, wording));
		const key = `${item.kind ?? 'films'} ${item.film}`;
		const isAgain = seen.has(key);
		seen.add(key);
		const number = earlier.get(wording)!;
		if (!isAgain) earlier.set(wording, number + 1);
		const { least, most } = roomFor(text, items, item, free);
		return phraseFor(text, item, least, most, isAgain ? 3 : Math.min(number, 2), wording);
	};
}

/** How far an edit of a film may reach. */
function roomFor(text: string, items: readonly Item[], item: Item, { left, right }: Free) {
	const at = items.indexOf(item);
	return {
		least: left ? (items[at - 1]?.end ?? 0) : item.start,
		most: right ? (items[at + 1]?.start ?? text.length) : item.end,
	};
}

/** How many films of a text were replaced before. */
function phrasesIn(text: string, { forms }: Wording): number {
	const [first, second, other] = Object.values(forms)[0]!;
	const all = new RegExp(`(?<!\\p{L})(?:${first}|${second}|${other})(?!\\p{L})`, 'giu');
	return [...text.matchAll(all)].length;
}
