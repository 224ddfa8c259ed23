/** Which parts of a box's text are the user's, followed from one edit of theirs to the next. */
import { allOwn, type Written } from '../../messages/written.ts';
import { type Edit, latest, writtenAt } from './lastEdit.ts';
import { changedByPage, changedByUser, type Doing, type Known, notByBoth, ownOf, without } from './others.ts';

/** What decides the owners of a box's text. */
interface Owned {
	/** The box's text before the user wrote; empty: nothing by others. */
	readonly initial: string | null;
	readonly edit: Edit | null;
}
interface OwnedBox {
	readonly history: Owned;
}

/** Text before an edit, and the user's text that has left its box. */
type OwnersBefore = Pick<Edit, 'before' | 'gone'>;
/** The same, and the text after the edit. */
type Owners = Pick<Edit, 'before' | 'after' | 'gone'>;

/** Most boxes whose texts may move into another. */
const MOST_BOXES = 8;
/** Most units of removed text to remember. */
const MOST_GONE = 20_000;
/** A text that shrinks by no more was not taken away. */
const FEW = 32;

const NOTHING_DONE: Doing = { room: 0, given: '', first: '' };

/**
 * The owners of a text that is in a box now. A page may show us another text for a moment after an edit, so the text before
 * the edit counts as well.
 * @param known texts of the user's in other boxes
 */
function writtenNow(edit: Edit, initial: string | null, text: string, known: Known): Written {
	const { before, after, gone, room, given } = edit;
	const last = latest(edit);
	if (text === last.text) return last;
	const all = () => [gone, ...known()];
	const doing = after === null ? NOTHING_DONE : { room, given, first: initial ?? '' };
	return notByBoth(changedByPage(last, text, all), changedByUser(before, text, doing, all));
}

/** The owners when an edit of the user begins. */
export function ownersBefore({ edit, initial }: Owned, text: string, known: Known): OwnersBefore {
	if (edit === null) return { before: initial ? changedByPage(allOwn(''), text, known) : allOwn(text), gone: '' };
	const before = writtenNow(edit, initial, text, known);
	return { before, gone: goneFrom(edit.gone, latest(edit), before) };
}

/** The owners when it has ended. */
export function ownersAfter({ before, gone }: OwnersBefore, text: string, doing: Doing, known: Known) {
	const after = changedByUser(before, text, doing, () => [gone, ...known()]);
	return { before, after, gone: goneFrom(gone, before, after) };
}

/**
 * The owners of text written before we watched: the page may have written some.
 * @param caret its place after the text; null if not known
 */
export function ownersUnheard(
	text: string,
	{ room, given }: Pick<Doing, 'room' | 'given'>,
	caret: number | null,
	known: Known,
): Owners {
	const nothing = { before: allOwn(''), gone: '' };
	const { after, gone } = ownersAfter(nothing, text, { room, given, first: '' }, known);
	const written = caret === null ? [] : [writtenAt(room, caret)];
	return ownersOf({ text, others: without(after.others, written) }, gone);
}

/** The owners after one of our buttons changed the text for the user. */
export function ownersByUs(edit: Edit | null, text: string): Owners {
	const doing = { ...NOTHING_DONE, room: Number.POSITIVE_INFINITY };
	const now = changedByUser(edit === null ? allOwn(text) : latest(edit), text, doing, () => []);
	return ownersOf(now, edit?.gone);
}

/** The owners after the user's text was sent and has left the box. */
export const ownersSent = (edit: Edit): Owners => ownersOf(allOwn(''), withGone(edit.gone, latest(edit)));

/** A text as known, however it was written. */
export const ownersOf = (text: Written, gone = ''): Owners => ({ before: text, after: text, gone });

const goneFrom = (gone: string, before: Written, after: Written): string =>
	after.text.length >= before.text.length - FEW ? gone : withGone(gone, before);

const withGone = (gone: string, text: Written): string => `${ownOf(text)}\n${gone}`.slice(0, MOST_GONE);

/** The user's texts in other boxes: a page may move a draft from box to box. */
export const elsewhere =
	(boxes: readonly OwnedBox[], box: OwnedBox): Known =>
	() =>
		boxes
			.filter((other) => other !== box)
			.slice(-MOST_BOXES)
			.flatMap(({ history: { edit } }) => (edit === null ? [] : [ownOf(latest(edit)), edit.gone]));

/** The owners of a text in a box; without an edit by the user, it is all theirs. */
export function writtenIn(boxes: readonly OwnedBox[], box: OwnedBox | null, text: string): Written {
	if (box === null || box.history.edit === null) return allOwn(text);
	const { edit, initial } = box.history;
	return writtenNow(edit, initial, text, elsewhere(boxes, box));
}
