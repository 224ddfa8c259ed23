/** The finds in the focused box, kept in step with its text and drawn. */
import type { Item, PageAdvice, PageMark } from '../../messages/advice.ts';
import type { BoxPart } from '../composer.ts';
import type { Editor } from '../editors/editor.ts';
import { createDrawing } from './drawing.ts';
import { createKept } from './kept.ts';
import type { Layout } from './layout.ts';
import { isAmong, marksIn, sameMark, stillStanding } from './marks.ts';
import type { Popups } from './popups.ts';
import { NOTHING, type Sight, withMarks } from './sight.ts';

export interface View {
	editor: Editor | null;
	/** The first box of its draft. */
	draft: HTMLElement | null;
	sight: Sight;
	/** @param text the text that the offsets of the advice refer to */
	take(text: string, parts: readonly BoxPart[], advice: PageAdvice): void;
	/** A new draft was begun in a box. */
	begin(box: HTMLElement): void;
	edited(): void;
	/** Whether the text is that which the marks refer to. Does not force layout. */
	isAsRead(): boolean;
	/** Removes the mark of a film in this draft, or restores it. */
	keep(item: Item, isKept: boolean): void;
	/**
	 * Removes the marks after the first change since advice was requested. Does not force layout.
	 * @returns whether there were any
	 */
	trim(): boolean;
	place(layout: Layout | null): void;
	/** Redraws them in place. */
	draw(): void;
}

/** @param popups called late, because popups need a view */
export function createView(layer: HTMLDivElement, popups: () => Popups): View {
	const drawing = createDrawing(layer);
	const kept = createKept();

	function keep(marks: readonly PageMark[]): void {
		view.sight = withMarks(view.sight, marks);
		const { card, closeCard } = popups();
		if (card.mark !== null && !isAmong(marks, card.mark)) closeCard();
	}

	const view: View = {
		editor: null,
		draft: null,
		sight: NOTHING,
		take(text, parts, advice) {
			view.sight = { ...view.sight, text, parts, advice };
			const { draft } = view;
			const marks = marksIn(text, advice);
			keep(draft === null ? marks : kept.without(draft, marks));
		},
		begin(box) {
			popups().notice.begin(box);
			kept.begin(box);
		},
		edited() {
			const { draft, sight } = view;
			if (draft !== null) kept.edited(draft, sight.parts);
		},
		isAsRead() {
			const { editor, sight } = view;
			return editor?.text(sight.text.length + 1) === sight.text;
		},
		keep(item, isKept) {
			const { draft, sight } = view;
			if (draft === null || sight.advice === null) return;
			kept.keep(draft, item, isKept);
			view.take(sight.text, sight.parts, sight.advice);
		},
		trim() {
			const { editor, sight } = view;
			const left = editor && stillStanding(sight.marks, sight.text, sight.parts);
			const isLess = left !== null && left.length < sight.marks.length;
			if (isLess) keep(left);
			return isLess;
		},
		place(layout) {
			view.sight = { ...view.sight, layout };
			view.draw();
		},
		draw() {
			const { layout } = view.sight;
			if (layout === null) drawing.clear();
			else drawing.draw(layout, (mark) => sameMark(mark, popups().card.mark));
		},
	};
	return view;
}
