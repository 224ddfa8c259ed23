/** Where a mention is in the text, and how it is set. */
import { REACH } from './near.ts';
import type { Scene } from './scene.ts';

export const SHAPE = [
	'films',
	'firstFilm',
	'mentions',
	'inSentence',
	'place',
	'lineStart',
	'item',
	'length',
	'bracket',
	'question',
	'exclaim',
	'quote',
	'alone',
	'stars',
	'hasStars',
	'wordsBefore',
	'wordsAfter',
	'behind',
	'ahead',
	'sentences',
] as const;

/** Characters that are read before and after, and those in which a line may begin. */
const [LOOK, LINE] = [12, 200];
/** A distance without another mention. */
const FAR = 60;
/** Value of stars for a mention without any: between good and bad. */
const NO_STARS = 0.55;

/** Writes {@link SHAPE} of mention `i` into `row` from `to` on. */
export function describeShape(scene: Scene, i: number, row: Float64Array, to: number): void {
	const { text, words, places, parts, begun, films, distinct, stars } = scene;
	const { first, end } = places[i]!;
	const [from, until] = sentenceOf(scene, first, end);
	const [start, stop] = [words.start[first]!, words.end[end - 1]!];
	const line = Math.max(0, start - LINE) + text.slice(Math.max(0, start - LINE), start).lastIndexOf('\n') + 1;
	const lead = text.slice(Math.max(line, start - LOOK), start);
	const tail = text.slice(stop, stop + LOOK);
	const closing = text.slice(words.end[until - 1]!, words.end[until - 1]! + 6);
	const rating = stars[i];
	const values: Record<(typeof SHAPE)[number], number> = {
		films: Math.min(8, distinct),
		firstFilm: films[0] === films[i] ? 1 : 0,
		mentions: Math.log2(places.length),
		inSentence: begun[until - 1]! - (from === 0 ? 0 : begun[from - 1]!),
		place: i,
		lineStart: /^[\s\W]*$/.test(lead) ? 1 : 0,
		item: /^\s*(?:[-*+•]|\d+[.)])\s/.test(text.slice(line, line + 8)) ? 1 : 0,
		length: Math.log2(words.count + 1),
		bracket: /^[*_"”’'\s]{0,4}\(/.test(tail) ? 1 : 0,
		question: /^[^\w]*\?/.test(closing) ? 1 : 0,
		exclaim: /^[^\w]*!/.test(closing) ? 1 : 0,
		quote: /["“”«»*_]\s?$/.test(lead) ? 1 : 0,
		alone: until - from === end - first ? 1 : 0,
		stars: rating == null ? NO_STARS : rating.value / rating.scale,
		hasStars: rating == null ? 0 : 1,
		wordsBefore: first - from,
		wordsAfter: until - end,
		behind: first - (places[i - 1]?.end ?? -FAR),
		ahead: (places[i + 1]?.first ?? words.count + FAR) - end,
		sentences: parts.sentence[first]!,
	};
	SHAPE.forEach((name, k) => {
		row[to + k] = values[name];
	});
}

/** The nearby words of the sentence around some words. */
function sentenceOf({ words, parts: { sentence } }: Scene, first: number, end: number): [from: number, until: number] {
	let [from, until] = [first, end];
	while (from > 0 && first - from < REACH && sentence[from - 1] === sentence[first]) from--;
	while (until < words.count && until - end < REACH && sentence[until] === sentence[first]) until++;
	return [from, until];
}
