/** A place in a draft that names a film, with the sentence around it. */
import type { Edit } from '../algorithms/edits.ts';
import type { PackKind } from '../catalogue/packKinds.ts';
import type { Item } from './items.ts';
import { beginsSentence, lineAround, type Range, type Sentence, sentenceAround } from './sentences.ts';

export interface Place extends Range {
	text: string;
	item: Item;
	kind: PackKind;
	/** The sentence before the title, and after it; nothing of the titles in between is hidden. */
	before: string;
	after: string;
	/** What else the sentence names. */
	others: readonly Item[];
	/** Whether the draft names another film before. */
	isLater: boolean;
}

/** What places are found in. */
interface Draft {
	text: string;
	/** In order. */
	items: readonly Item[];
	sentences: readonly Sentence[];
}

/**
 * Returns the place of an item.
 * @param list items that the sentence lists with it, with the same text before and after
 */
export function placeOf({ text, items, sentences }: Draft, item: Item, list: readonly Item[] = [item]): Place {
	const { from, to } = sentenceAround(sentences, item);
	const at = items.indexOf(item);
	let [first, last] = [at, at];
	while (first > 0 && items[first - 1]!.start >= from) first--;
	while (last + 1 < items.length && items[last + 1]!.end <= to) last++;
	return {
		...{ text, item, from, to },
		others: [...items.slice(first, at), ...items.slice(at + 1, last + 1)],
		kind: item.kind ?? 'films',
		isLater: items[0]!.film !== item.film,
		before: text.slice(Math.min(from, list[0]!.start), list[0]!.start),
		after: list.at(-1)!.kept + text.slice(list.at(-1)!.end, Math.max(to, list.at(-1)!.end)),
	};
}

/** Writes words for the item and for this many characters before it, in the style of the sentence. */
export function replaced(place: Place, words: string, taken = 0, behind = 0): Edit {
	const { text, item } = place;
	const start = item.start - taken;
	const typed = /\p{L}'\p{L}/u.test(text) && !text.includes('’') ? words.replaceAll('’', "'") : words;
	const small = isSmall(place) ? typed.toLowerCase() : typed;
	const begins = beginsSentence(text, start) && !startsSmall(place, start);
	const cased = isLoud(place) ? small.toUpperCase() : begins ? small[0]!.toUpperCase() + small.slice(1) : small;
	return { start, end: item.end + behind, text: cased + item.kept };
}

/** The sentence without its titles. */
const around = ({ text, item, from, to, others }: Place) => {
	let rest = text.slice(from, to);
	for (const one of [...others, item].sort((a, b) => b.start - a.start))
		rest = rest.slice(0, Math.max(0, one.start - from)) + rest.slice(Math.max(0, one.end - from));
	return rest;
};

/** Whether a draft writes without capitals, even in names. */
const isSmall = (place: Place) => {
	const line = lineAround(place.text, place.item.start);
	return !/\p{Lu}/u.test(place.text.slice(line.from, line.to)) && /\p{Ll}/u.test(around(place));
};

const isLoud = (place: Place) => {
	const rest = around(place);
	return (
		/\p{Lu}{2}/u.test(rest) &&
		!/\p{Ll}/u.test(rest) &&
		!/\p{Ll}/u.test(place.text.slice(place.item.start, place.item.end))
	);
};

/** Whether a sentence begins without a capital, as its writer's do. */
function startsSmall({ text, item }: Place, start: number): boolean {
	const first = /\p{L}/u.exec(text.slice(start, item.end))?.[0] ?? '';
	return first !== '' && first === first.toLowerCase() && first !== first.toUpperCase();
}
