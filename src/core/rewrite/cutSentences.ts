/** Takes the sentences of a film out of a draft. */
import { type Edit, edited } from '../algorithms/edits.ts';
import { COMPARES } from './clauses.ts';
import type { Item } from './items.ts';
import { OF_BOTH } from './leaning.ts';
import { scoreBehind, withLeaning } from './orphans.ts';
import { outWithSentence, type Scene } from './scene.ts';
import { lineAround, sentenceAround } from './sentences.ts';

/** Takes out all sentences that name a film, and those that depend on them. */
export function cutWithLeaning(scene: Scene, film: readonly Item[]): Edit[] {
	const edits: Edit[] = [];
	for (const edit of sentenceEdits(scene, film)) {
		const wide = withLeaning(scene, edit);
		const last = edits.at(-1);
		if (last !== undefined && wide.start <= last.end) last.end = Math.max(last.end, wide.end);
		else edits.push(wide);
		const score = scoreBehind(scene, edits.at(-1)!.end);
		if (score !== null) edits.push(score);
	}
	return edits;
}

/** Takes out its sentences only; null if the rest depends on them. */
export function cutAlone(scene: Scene, film: readonly Item[]): Edit[] | null {
	const { text } = scene;
	const edits = sentenceEdits(scene, film);
	if (edited(text, edits).trim() === '' || edits.some((edit) => hasPartner(scene, film, edit))) return null;
	if (edits.some((edit) => withLeaning(scene, edit).end > edit.end || isNeeded(scene, edit))) return null;
	return edits;
}

/** Whether a cut takes another film along, also one that is not known: "X + The Cooler". */
function hasPartner({ items, text, isHeld }: Scene, film: readonly Item[], cut: Edit): boolean {
	const isIn = (one: Item) => cut.start <= one.start && one.end <= cut.end;
	const takes = items.some((one) => isIn(one) && !film.some(({ film: own }) => own === one.film));
	const isOfBill = film.some((one) => cut.start <= one.start && isBilled(text, one));
	// A line of a list may go with both films of its double bill.
	return film.every((one) => isHeld(one) === false) ? takes !== isOfBill : takes || isOfBill;
}

const isBilled = (text: string, { start, end }: Item) =>
	/^\s\+\s\p{Lu}/u.test(text.slice(end, end + 4)) || /\p{L}\s\+\s$/u.test(text.slice(Math.max(0, start - 4), start));

/** Whether what is behind a cut answers, is about, or measures something by that, or the cut has a number or a label of a list. */
function isNeeded({ text, masked, sentences }: Scene, { start, end }: Edit): boolean {
	const rest = text.slice(end, lineAround(text, end).to).trim();
	const cut = masked.slice(start, end).trim();
	const next = sentenceAround(sentences, { start: text.indexOf(rest, end), end });
	return (
		/^(?:#{1,6}\s|\(?\d{1,3}[.):]\s|\p{L}+:\s)/u.test(cut) ||
		CONTINUES.test(rest) ||
		(rest !== '' &&
			(/\?["'”’»)*_]*$|^[^\p{L}]*\p{L}+[^\p{L}]*$/u.test(cut) || COMPARES.test(text.slice(end, next.to)))) ||
		[OF_BOTH, AMONG].some((one) => one.test(rest))
	);
}
/** What comes after what was said, or follows from that. */
const CONTINUES =
	/^(?:then(?! I | we )|or|next|later|after that|second|since then)(?!\p{L})|^[^.!?\n]*(?<!\p{L})(?:any ?more|since then|all (?:two|three|four|five))(?!\p{L})/iu;
const AMONG =
	/(?<!\p{L})(?:all (?:three|four|five)|same|which|second|first|others?|welche\p{L}*|zweite\p{L}*|laquelle|lequel|quel(?:le)?|second[eao]?|cuál|segund[ao]|quale|qual)(?!\p{L})/iu;

function sentenceEdits(scene: Scene, film: readonly Item[]): Edit[] {
	const edits: Edit[] = [];
	for (const item of film) {
		const edit = outWithSentence(scene, item);
		if (!edits.some((one) => edit.start < one.end)) edits.push(edit);
	}
	return edits;
}
