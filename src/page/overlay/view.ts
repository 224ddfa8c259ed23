/** What is found in the focused box, kept in step with its text and drawn. */
import type { PageAdvice, PageMark } from '../../messages/advice.ts';
import type { Editor } from '../editors/editor.ts';
import { createDrawing } from './drawing.ts';
import { createKept } from './kept.ts';
import type { Layout } from './layout.ts';
import { isAmong, marksIn, sameMark, stillStanding } from './marks.ts';
import type { Popups } from './popups.ts';
import { NOTHING, type Sight, withMarks } from './sight.ts';

export interface View {
	/** The focused box, or null. */
	editor: Editor | null;
	sight: Sight;
	/** @param text the text that the offsets of the advice refer to */
	take(text: string, advice: PageAdvice): void;
	/** A new draft was begun in a box. */
	begin(box: HTMLElement): void;
	/** The text was edited. */
	edited(): void;
	/** Leaves a film of this draft without a mark, or marks it again. */
	keep(film: number, isKept: boolean): void;
	/**
	 * Removes the marks after the first change since the advice was asked for. Does not force layout.
	 * @returns whether there were any
	 */
	trim(): boolean;
	/** Draws the marks where the layout has them; null draws none. */
	place(layout: Layout | null): void;
	/** Draws them once more where they are. */
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
		sight: NOTHING,
		take(text, advice) {
			view.sight = { ...view.sight, text, advice };
			const { editor } = view;
			const marks = marksIn(text, advice);
			keep(editor === null ? marks : kept.without(editor.element, marks));
		},
		begin(box) {
			popups().notice.begin(box);
			kept.begin(box);
		},
		edited() {
			if (view.editor !== null) kept.edited(view.editor);
		},
		keep(film, isKept) {
			const { editor, sight } = view;
			if (editor === null || sight.advice === null) return;
			kept.keep(editor.element, film, isKept);
			view.take(sight.text, sight.advice);
		},
		trim() {
			const { editor, sight } = view;
			const left = editor && stillStanding(sight.marks, sight.text, editor);
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
