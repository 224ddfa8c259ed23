/** Follows which parts of a box's text are not the user's, from one edit of theirs to the next. Held in memory only. */
import { allOwn, type Written } from '../../messages/written.ts';
import { writtenAt } from './lastEdit.ts';
import { changedByPage, changedByUser, type Doing, type Known, notByBoth, ownOf, without } from './others.ts';

export interface Whose {
	/** Before the last edit, and right after it. */
	before: Written;
	after: Written;
	doing: Doing;
	/** What was the user's and has gone, the latest first. */
	gone: string;
}

/** A box. */
interface HasText {
	whose: Whose | null;
}

/** Most boxes whose texts may be put into another. */
const MOST_BOXES = 8;
/** Most units of what has gone that are remembered. */
const MOST_GONE = 20_000;
/** A text that shrinks by no more was not taken away. */
const FEW = 32;

const NOTHING_DONE: Doing = { room: 0, given: '', first: '' };

/**
 * What is known of a text that stands in a box now. A page may show us another after an edit for a moment, so that it is
 * judged by what stood there before the edit as well.
 * @param known texts of the user's in other boxes
 */
function writtenNow({ before, after, doing, gone }: Whose, text: string, known: Known): Written {
	if (text === after.text) return after;
	const all = () => [gone, ...known()];
	return notByBoth(changedByPage(after, text, all), changedByUser(before, text, doing, all));
}

/** What was written in a page before. */
export const knownAs = (written: Written): Whose => ({
	before: written,
	after: written,
	doing: NOTHING_DONE,
	gone: '',
});

/** An edit of the user begins. @param first what stood in the box before they wrote in it; empty: nothing of others' */
export function beginEdit(whose: Whose | null, text: string, first: string, known: Known): Whose {
	const before =
		whose !== null
			? writtenNow(whose, text, known)
			: first === ''
				? allOwn(text)
				: changedByPage(allOwn(''), text, known);
	return {
		before,
		after: before,
		doing: NOTHING_DONE,
		gone: whose === null ? '' : goneFrom(whose.gone, whose.after, before),
	};
}

/** It has ended. */
export function endEdit(whose: Whose, text: string, doing: Doing, known: Known): Whose {
	const after = changedByUser(whose.before, text, doing, () => [whose.gone, ...known()]);
	return { ...whose, after, doing, gone: goneFrom(whose.gone, whose.before, after) };
}

/**
 * What was written before anybody read along: of that, some may be the page's.
 * @param caret where it stands, behind what was written; null if that is not known
 */
export function begunWith(
	text: string,
	{ room, given }: Pick<Doing, 'room' | 'given'>,
	caret: number | null,
	known: Known,
): Whose {
	const whose = endEdit(beginEdit(null, '', '', known), text, { room, given, first: '' }, known);
	const written = caret === null ? [] : [writtenAt(room, caret)];
	const after = { text, others: without(whose.after.others, written) };
	return { ...whose, before: after, after, doing: NOTHING_DONE };
}

/** One of our buttons has changed the text as the user asked. */
export const changedByUs = (whose: Whose | null, text: string): Whose => {
	const none = () => [];
	const before = whose?.after ?? allOwn(text);
	const after = changedByUser(before, text, { ...NOTHING_DONE, room: Number.POSITIVE_INFINITY }, none);
	return { before: after, after, doing: NOTHING_DONE, gone: whose?.gone ?? '' };
};

/** The user's text was sent, and does not stand there any more. */
export const sentFrom = ({ after, gone }: Whose): Whose => ({
	...knownAs(allOwn('')),
	gone: `${ownOf(after)}\n${gone}`.slice(0, MOST_GONE),
});

const goneFrom = (gone: string, before: Written, after: Written): string =>
	after.text.length >= before.text.length - FEW ? gone : `${ownOf(before)}\n${gone}`.slice(0, MOST_GONE);

/** The user's texts in boxes other than one: a page may move a draft from box to box. */
export const elsewhere =
	(boxes: readonly HasText[], box: HasText): Known =>
	() =>
		boxes
			.filter((other) => other !== box)
			.slice(-MOST_BOXES)
			.flatMap(({ whose }) => (whose === null ? [] : [ownOf(whose.after), whose.gone]));

/** What is known of a text in a box; of one that the user has not edited, all is theirs. */
export const writtenIn = (boxes: readonly HasText[], box: HasText | null, text: string): Written =>
	box === null || box.whose === null ? allOwn(text) : writtenNow(box.whose, text, elsewhere(boxes, box));
