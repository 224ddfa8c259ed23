/** Changes the draft as our buttons ask: films that are taken out, and taken back. */
import type { TextChange } from '../messages/changes.ts';
import { LONGEST_DRAFT } from '../messages/limits.ts';
import type { WatchedBox } from './boxes.ts';
import { partOf, spansIn, textOf } from './composer.ts';
import type { DraftPart, ReadDraft } from './draft.ts';
import type { Editor, Made } from './editors/editor.ts';
import { editNow } from './posting/lastEdit.ts';

/** What the user is writing, and all boxes edited lately. */
export interface Drafts {
	/** @param asItIs whether it is the current text, whoever put it there */
	read(asItIs: boolean): ReadDraft | null;
	readonly all: readonly WatchedBox[];
	/** The user has one of our buttons change a box. */
	changing(box: WatchedBox): void;
}

export type TakingOut = ReturnType<typeof createTakingOut>;

/** What was done last. */
interface Taken {
	/** The boxes that were changed, in the order in which they were. */
	boxes: { box: WatchedBox; made: Made[] }[];
	/** The last edit in each box at that time: the browser undoes the last edit anywhere. */
	edits: ReadonlyMap<WatchedBox, unknown>;
}

export function createTakingOut(drafts: Drafts) {
	let last: Taken | null = null;
	const editsNow = () => new Map(drafts.all.map((box) => [box, editNow(box.history)?.number]));

	/** The change is the user's: they asked for it. */
	function own(box: WatchedBox, editor: Editor): void {
		box.note({ kind: 'changedByUs', text: editor.text(LONGEST_DRAFT + 1) });
		drafts.changing(box);
	}

	/** Makes changes in one box. */
	async function takeOutOf({ watched, editor }: DraftPart, changes: readonly TextChange[]) {
		// Already during the change, as it may be checked then.
		const { ours } = watched.history;
		watched.note({ kind: 'ours', ours: true });
		const { made, refused } = await makeAll(editor, changes);
		if (made.length > 0) own(watched, editor);
		else watched.note({ kind: 'ours', ours });
		return { box: watched, made, refused };
	}

	async function takeBackIn({ watched, editor }: DraftPart, made: readonly Made[], byUndo: boolean): Promise<boolean> {
		const before = editor.text(LONGEST_DRAFT + 1);
		let done = true;
		for (const one of made.toReversed()) done &&= await editor.takeBack(one, byUndo);
		if (editor.text(LONGEST_DRAFT + 1) !== before) own(watched, editor);
		return done;
	}

	return {
		/** Makes changes of a text, if it is the draft's; the first title that a box refuses is selected. */
		async takeOut(text: string, changes: readonly TextChange[]) {
			const draft = drafts.read(true);
			if (draft === null || textOf(draft.parts, LONGEST_DRAFT + 1) !== text)
				return { replaced: 0, refused: 0, changed: true };
			const boxes: Taken['boxes'] = [];
			const kept = changes.filter((change) => partOfChange(draft.parts, change) === undefined);
			// From last to first, so that the first refused title ends up selected.
			for (const part of draft.parts.toReversed()) {
				const own = changes.filter((change) => partOfChange(draft.parts, change) === part);
				if (own.length === 0) continue;
				const { box, made, refused } = await takeOutOf(
					part,
					own.map((change) => changeIn(part, change)),
				);
				kept.push(...refused);
				if (made.length > 0) boxes.push({ box, made });
			}
			if (boxes.length > 0) last = { boxes, edits: editsNow() };
			return { replaced: titlesOf(changes) - titlesOf(kept), refused: titlesOf(kept), changed: false };
		},
		/** Takes the last of them back. @returns whether the text is as before */
		async takeBack() {
			const parts = drafts.read(true)?.parts ?? [];
			const changed = last?.boxes.toReversed().map(({ box, made }) => ({
				made,
				part: parts.find(({ watched }) => watched === box),
			}));
			if (last === null || changed === undefined || changed.some(({ part }) => part === undefined)) return false;
			const { edits } = last;
			const byUndo =
				edits.size === drafts.all.length && drafts.all.every((box) => edits.get(box) === editNow(box.history)?.number);
			last = null;
			let done = true;
			for (const { part, made } of changed) done = (await takeBackIn(part!, made, byUndo)) && done;
			return done;
		},
	};
}

const titlesOf = (changes: readonly TextChange[]) => changes.reduce((sum, { titles }) => sum + titles, 0);

/** The box that all of a change is in. */
const partOfChange = (parts: readonly DraftPart[], { title, edits, instead }: TextChange): DraftPart | undefined => {
	const part = partOf(parts, title);
	const all = [...edits, ...instead];
	return part && spansIn(part, all).length === all.length ? part : undefined;
};

/** The change with offsets into the text of its box. */
const changeIn = (part: DraftPart, { title, edits, instead, titles }: TextChange): TextChange => ({
	title: spansIn(part, [title])[0]!,
	edits: spansIn(part, edits),
	instead: spansIn(part, instead),
	titles,
});

/** Makes all changes together, or else each one that the box accepts, from last to first. */
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
			(changes.length > 1 ? await editor.edit(edits) : null) ??
			(instead.length > 0 ? await editor.edit(instead) : null);
		if (one === null) {
			refused.unshift(change);
			shift = 0;
		} else {
			made.push(one);
			shift += one.texts.at(-1)!.length - one.texts[0]!.length;
		}
	}
	const [first] = refused;
	// Earlier changes have moved it.
	if (first !== undefined) await editor.select({ start: first.title.start + shift, end: first.title.end + shift });
	return { made, refused };
}
