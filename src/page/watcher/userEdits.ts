/** Follows what the user does to a box, for judging later which part of its text is theirs. */
import { LONGEST_DRAFT } from '../../messages/limits.ts';
import type { WatchedBox } from '../boxes.ts';
import { editorAt, seenEditor } from '../editors/find.ts';
import { isField } from '../editors/private.ts';
import { ended, type LastEdit } from '../posting/lastEdit.ts';
import { createGiven, createRoom } from '../posting/room.ts';
import { beginEdit, elsewhere, endEdit } from '../posting/whose.ts';
import { createCorrections } from './corrections.ts';

export interface Edits {
	/** Sees an event of the user that may edit the box, before the page does. */
	see(event: Event, box: WatchedBox): void;
	/** Sees the user press something that writes nothing itself: a tool may put another word into the box for them. */
	press(event: Event, box: WatchedBox): void;
	/** Has one of our buttons change the box, at the user's wish. @param room most units that it inserts */
	change<T>(box: WatchedBox, room: number, act: () => Promise<T>): Promise<T>;
	/** The texts are about to be read: an edit that has changed its box has ended, though events may still follow it. */
	settle(): void;
	/** The text of the box may have changed, or what changes it is not heard of any more. */
	touched(): void;
}

/** How texts are read. */
export interface BoxTexts {
	/** Reads the text before an edit. Nothing that the user sees is in a box that is hidden. */
	before(box: WatchedBox, read: () => string): string;
	/** Reads the text; undefined where it must not be read. */
	now(box: WatchedBox): string | undefined;
	/** Whether all that changes the text is heard of. */
	isHeard(box: WatchedBox): boolean;
}

const now: BoxTexts['now'] = ({ element }) => editorAt(element)?.text(LONGEST_DRAFT + 1);

const inPage: BoxTexts = {
	before: ({ element }, read) => (seenEditor(element) === null ? '' : read()),
	now,
	// A page can set the value of a field without a word.
	isHeard: ({ element }) => element !== null && !isField(element),
};

/**
 * @param boxes those that the user was in lately
 * @param isReopened whether what stands in one is a post that its site has opened to be edited
 * @param corrected tells that a tool has corrected a box
 */
export function createEdits(
	boxes: readonly WatchedBox[],
	isReopened: (box: WatchedBox, text: string) => boolean,
	{ before, now, isHeard }: BoxTexts = inPage,
	corrected: () => void = () => {},
): Edits {
	/** The edit that is under way, and its box. */
	let edit: LastEdit | null = null;
	let editing: WatchedBox | null = null;
	let [roomAfter, givenAfter] = [createRoom(), createGiven()];
	/** What was read after the last edit, while it stands: a long text is read once for each edit. */
	let latest: { box: WatchedBox; text: string } | null = null;

	const readBefore = (box: WatchedBox) => before(box, () => (latest?.box === box ? latest.text : (now(box) ?? '')));

	function begin(box: WatchedBox, room: number, stood = readBefore(box)): LastEdit {
		const begun = { before: stood, room, given: '', stood: [] };
		if (box.edit === null) box.first = isReopened(box, begun.before) ? begun.before : '';
		Object.assign(box, { edited: true, edit: begun, cleared: false, moved: false });
		box.initial ??= begun.before;
		box.whose = beginEdit(box.whose, begun.before, box.initial, elsewhere(boxes, box));
		return begun;
	}

	function end(of: LastEdit, box: WatchedBox): void {
		const text = now(box);
		latest = text !== undefined && isHeard(box) ? { box, text } : null;
		if (text === undefined || box.edit !== of) return;
		const doing = { room: of.room, given: of.given, first: box.initial ?? '' };
		if (box.whose !== null) box.whose = endEdit(box.whose, text, doing, elsewhere(boxes, box));
		ended(of, text);
	}

	const corrections = createCorrections(boxes, now, (box, before, room) => {
		end(begin(box, room, before), box);
		corrected();
	});

	return {
		press: corrections.press,
		see(event, box) {
			// Events that follow one another at once, such as of a key and of what it inserts, are one edit.
			if (edit === null || box.edit !== edit) {
				corrections.over();
				const begun = begin(box, 0);
				edit = begun;
				editing = box;
				[roomAfter, givenAfter] = [createRoom(), createGiven()];
				setTimeout(() => {
					if (edit === begun) edit = null;
					else if (begun.stood.length > 0) return;
					end(begun, box);
				}, 0);
			}
			edit.room = roomAfter(event);
			edit.given = givenAfter(event);
			box.edited = true;
		},
		async change(box, room, act) {
			const changing = begin(box, room);
			const outcome = await act();
			end(changing, box);
			return outcome;
		},
		settle() {
			corrections.look();
			if (edit === null || editing === null || edit !== editing.edit || now(editing) === edit.before) return;
			end(edit, editing);
			edit = null;
		},
		touched() {
			latest = null;
		},
	};
}
