/** Follows the user's edits of a box, to judge later which part of its text is theirs. */
import { LONGEST_DRAFT } from '../../messages/limits.ts';
import type { WatchedBox } from '../boxes.ts';
import { editorAt, seenEditor } from '../editors/find.ts';
import { isField } from '../editors/private.ts';
import { editNow } from '../posting/lastEdit.ts';
import { createGiven, createRoom } from '../posting/room.ts';
import { createCorrections } from './corrections.ts';

export type Edits = ReturnType<typeof createEdits>;

export interface BoxTexts {
	/** Reads the text before an edit. Nothing that the user sees is in a box that is hidden. */
	before(box: WatchedBox, read: () => string): string;
	/** Reads the text; undefined if it must not be read. */
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

/** An edit of a box that may still change it. */
interface UnderWay {
	box: WatchedBox;
	number: number;
	before: string;
	isOver: boolean;
}

/**
 * @param boxes boxes that the user was in lately
 * @param isReopened whether a box has a post that its site opened for editing
 * @param corrected called when a tool has corrected a box
 */
export function createEdits(
	boxes: readonly WatchedBox[],
	isReopened: (box: WatchedBox, text: string) => boolean,
	{ before, now, isHeard }: BoxTexts = inPage,
	corrected: () => void = () => {},
) {
	let edit: UnderWay | null = null;
	let [roomAfter, givenAfter] = [createRoom(), createGiven()];
	/** The text read after the last edit, while it stands: a long text is read once per edit. */
	let latest: { box: WatchedBox; text: string } | null = null;

	const readBefore = (box: WatchedBox) => before(box, () => (latest?.box === box ? latest.text : (now(box) ?? '')));

	const isLast = ({ box, number }: UnderWay) => editNow(box.history)?.number === number;

	function begin(box: WatchedBox, room: number, before = readBefore(box)): UnderWay {
		const asked = editNow(box.history) === null && { reopened: isReopened(box, before) ? before : '' };
		box.note({ kind: 'editBegins', text: before, room, ...asked });
		return { box, number: box.history.edits, before, isOver: false };
	}

	function end(of: UnderWay): void {
		const { box } = of;
		const text = now(box);
		latest = text !== undefined && isHeard(box) ? { box, text } : null;
		if (text === undefined || !isLast(of)) return;
		of.isOver = true;
		box.note({ kind: 'editEnds', text });
	}

	const corrections = createCorrections(boxes, now, (box, before, room) => {
		end(begin(box, room, before));
		corrected();
	});

	return {
		/** Sees the user press something that does not write: a tool may then put another word into the box. */
		press: corrections.press,
		/** Sees an event of the user that may edit the box, before the page does. */
		see(event: Event, box: WatchedBox) {
			// Events in direct succession, such as a key and its text, are one edit.
			if (edit === null || edit.box !== box || !isLast(edit)) {
				corrections.over();
				const begun = begin(box, 0);
				edit = begun;
				[roomAfter, givenAfter] = [createRoom(), createGiven()];
				setTimeout(() => {
					if (edit === begun) edit = null;
					else if (begun.isOver) return;
					end(begun);
				}, 0);
			}
			box.note({ kind: 'editGoesOn', room: roomAfter(event), given: givenAfter(event) });
		},
		/** Has one of our buttons change the box, at the user's wish. @param room most units that it inserts */
		async change<T>(box: WatchedBox, room: number, act: () => Promise<T>) {
			const changing = begin(box, room);
			const outcome = await act();
			end(changing);
			return outcome;
		},
		/** The texts are about to be read: an edit that has changed its box has ended, though events may still follow it. */
		settle() {
			corrections.look();
			if (edit === null || !isLast(edit) || now(edit.box) === edit.before) return;
			end(edit);
			edit = null;
		},
		/** The text of the box may have changed, or changes are no longer reported. */
		touched() {
			latest = null;
		},
	};
}
