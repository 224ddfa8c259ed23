/** What a sentence takes with it: sentences that depend on it, and text that leads to it. */
import type { Edit } from '../algorithms/edits.ts';
import { stands, standsWithFilm } from './leaning.ts';
import type { Scene } from './scene.ts';
import { contentStart, lineAround, type Sentence } from './sentences.ts';
import { BEGINS_WITH_SCORE } from './unscored.ts';

/** Most sentences that are read after one that goes. */
const MOST = 12;

/** A cut with the sentences after it that say nothing without it, and with the line that only leads to it. */
export function withLeaning(scene: Scene, cut: Edit): Edit {
	const { text } = scene;
	let { start, end } = cut;
	// The space behind it belongs to the next sentence.
	const first = scene.sentences.findIndex(
		(one) => one.from >= end - (/\s$/u.test(text.slice(start, end)) ? 1 : 0) && one.to > end,
	);
	for (let i = first; i >= 0 && i < scene.sentences.length && i < first + MOST; i++) {
		const sentence = scene.sentences[i]!;
		if (sentence.from === sentence.to) continue;
		if (!goesWith(scene, sentence, scene.sentences[i + 1], start)) break;
		end = sentence.to;
	}
	if (end > cut.end && start === lineAround(text, start).from && text[end] === ' ') end++;
	({ start, end } = withLead(scene, start, end));
	return { ...cut, start, end };
}

/** The score of a film whose sentence goes, where it comes later in the paragraph: "I had an aisle seat. 5/5, would freeze again." */
export function scoreBehind({ text, items, sentences }: Scene, end: number): Edit | null {
	const rest = sentences.filter(({ from, line }) => from >= end && lineAround(text, end).to === line.to);
	const film = items.find((item) => item.start >= end)?.start ?? text.length;
	const score = rest.find(({ from, to }) => to <= film && BEGINS_WITH_SCORE.test(text.slice(from, to)));
	return score === undefined ? null : { start: Math.max(end, textEnd(text, score.from)), end: score.to, text: '' };
}
const textEnd = (text: string, at: number) => text.slice(0, at).trimEnd().length;

/** Whether a sentence goes with a cut from an offset up to it. */
function goesWith(
	{ text, items, languageAt }: Scene,
	one: Sentence,
	next: Sentence | undefined,
	start: number,
): boolean {
	const { from, to, line } = one;
	const words = text.slice(from, to);
	// A line may continue one that goes as a whole, but lists and headings do not.
	if (
		line.from > start &&
		(contentStart(text, from) > line.from || text.slice(contentStart(text, start), start).trim() !== '')
	)
		return false;
	const behind = next === undefined || next.line !== line ? '' : text.slice(next.from, next.to);
	return items.some((item) => item.start >= from && item.end <= to)
		? !standsWithFilm(words, languageAt(from))
		: !stands(words, behind);
}

const HEADING = /^\s*(?:#{1,6}\s.*|\*\*[^*\n]+\*\*:?|.*:)\s*$/u;
const ITEM = /^[ \t>]*(?:[-–—+•·▪►*]|\(?\d{1,3}[.):])\s/u;

/** A heading, or a sentence that ends with a colon, goes with everything that it leads to. */
function withLead({ text }: Scene, start: number, end: number): Pick<Edit, 'start' | 'end'> {
	const behind = text.slice(end).trimStart();
	const isLast =
		behind === '' ||
		(/^\s*\n/u.test(text.slice(end)) && !ITEM.test(behind) && /\n\s*$|^$/u.test(text.slice(0, start + 1)));
	if (!isLast) return { start, end };
	const before = text.slice(0, start).trimEnd();
	const from = before.lastIndexOf('\n') + 1;
	const line = before.slice(from);
	if (line === '' || !HEADING.test(line)) return { start, end };
	const sentence = /^(?:.*[.!?]\s+)?/u.exec(line)![0].length;
	if (sentence > 0) return { start: before.slice(0, from + sentence).trimEnd().length, end };
	// The text begins after the cut.
	const blank = /^\n*/.exec(text.slice(end))![0].length;
	return from === 0 ? { start: 0, end: end + blank } : { start: from - 1, end };
}
