/** Changes the draft as our buttons ask: films that are taken out of it, and taken back. */
import type { TakenOut, TextChange } from '../messages/changes.ts';
import { LONGEST_DRAFT } from '../messages/limits.ts';
import type { WatchedBox } from './boxes.ts';
import type { Editor, Made } from './editors/editor.ts';

/** The box that the user is in, and all that were edited lately. */
export interface Drafts {
	readonly editor: Editor | null;
	latest(): WatchedBox | null;
	readonly all: readonly WatchedBox[];
	/** Tells that the user has a button of ours change a box. */
	changing(box: WatchedBox): void;
}

export interface TakingOut {
	/** Makes changes of a text, if it is the one in the box; the first title that the box does not let go is selected. */
	takeOut(text: string, changes: readonly TextChange[]): Promise<TakenOut>;
	/** Takes the last of them back. @returns whether the text is as before */
	takeBack(): Promise<boolean>;
}

/** What was done last. */
interface Taken {
	box: WatchedBox;
	made: Made[];
	/** The last edit in each box then: the browser undoes what was edited last anywhere. */
	edits: readonly unknown[];
}

export function createTakingOut(drafts: Drafts): TakingOut {
	let last: Taken | null = null;
	const editsNow = () => drafts.all.map(({ edit }) => edit);

	/** All of the text in the box is the user's now: they asked for what changed. */
	function own(box: WatchedBox, editor: Editor): void {
		const before = editor.text(LONGEST_DRAFT + 1);
		Object.assign(box, {
			ours: true,
			edited: true,
			written: true,
			edit: { before, room: 0, given: '', stood: [before] },
		});
		drafts.changing(box);
	}

	return {
		async takeOut(text, changes) {
			const { editor } = drafts;
			const box = drafts.latest();
			if (editor === null || box === null || editor.text(LONGEST_DRAFT + 1) !== text)
				return { replaced: 0, refused: 0, changed: true };
			// Already while it is changed, as it may be checked then.
			const { ours } = box;
			box.ours = true;
			const { made, refused } = await makeAll(editor, changes);
			const taken = (of: readonly TextChange[]) => of.reduce((sum, { titles }) => sum + titles, 0);
			if (made.length > 0) {
				own(box, editor);
				last = { box, made, edits: editsNow() };
			} else box.ours = ours;
			return { replaced: taken(changes) - taken(refused), refused: taken(refused), changed: false };
		},
		async takeBack() {
			const { editor } = drafts;
			if (last === null || editor === null || drafts.latest() !== last.box) return false;
			const { box, made, edits } = last;
			const now = editsNow();
			const byUndo = now.length === edits.length && now.every((edit, i) => edit === edits[i]);
			last = null;
			const before = editor.text(LONGEST_DRAFT + 1);
			let done = true;
			for (const one of made.toReversed()) done &&= await editor.takeBack(one, byUndo);
			if (editor.text(LONGEST_DRAFT + 1) !== before) own(box, editor);
			return done;
		},
	};
}

/** Makes all changes together, or else each that the box lets be made, from the last to the first. */
async function makeAll(
	editor: Editor,
	changes: readonly TextChange[],
): Promise<{ made: Made[]; refused: TextChange[] }> {
	const all = await editor.edit(changes.flatMap(({ edits }) => edits));
	if (all !== null) return { made: [all], refused: [] };
	const made: Made[] = [];
	const refused: TextChange[] = [];
	let shift = 0;
	for (const change of changes.toReversed()) {
		const { edits, instead } = change;
		const one =
			(changes.length > 1 ? await editor.edit(edits) : null) ?? (instead === null ? null : await editor.edit(instead));
		if (one === null) {
			refused.unshift(change);
			shift = 0;
		} else {
			made.push(one);
			shift += one.texts.at(-1)!.length - one.texts[0]!.length;
		}
	}
	const [first] = refused;
	// What was changed before it has moved it.
	if (first !== undefined) await editor.select({ start: first.title.start + shift, end: first.title.end + shift });
	return { made, refused };
}
