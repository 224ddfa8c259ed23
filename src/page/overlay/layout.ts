/** Looks where the marks of a box are, and what is around them. Reads only. */
import type { PageMark } from '../../messages/page.ts';
import type { Editor } from '../editors/editor.ts';
import { intersection, type Rect, rectOf } from '../geometry.ts';
import { uncovered } from './covering.ts';
import type { Frame } from './frame.ts';
import type { Surface } from './surface.ts';
import { type Surroundings, surroundingsOf } from './surroundings.ts';

/** Marked words on one line, and the part of them that is seen. */
export interface Stretch {
	mark: PageMark;
	whole: Rect;
	seen: Rect;
}

export interface Layout extends Surroundings {
	frame: Frame & { window: Rect };
	stretches: readonly Stretch[];
	box: Rect;
	/** The letter beside the caret. */
	caret: Rect[];
}

/**
 * Asks for layout.
 * @param withCaret whether the caret is to be found as well
 * @returns null where the box is gone
 */
export function layOut(
	window: Window,
	surface: Surface,
	editor: Editor,
	marks: readonly PageMark[],
	withCaret: boolean,
): Layout | null {
	try {
		return editor.element.isConnected ? measure(window, surface, editor, marks, withCaret) : null;
	} catch {
		// An editor that the page is just taking apart.
		return null;
	}
}

function measure(
	window: Window,
	surface: Surface,
	editor: Editor,
	marks: readonly PageMark[],
	withCaret: boolean,
): Layout {
	const frame = surface.frame();
	const surroundings = surroundingsOf(window, editor.element, frame.window);
	const at = withCaret ? editor.caret() : null;
	const caret = at === null ? [] : [{ start: Math.max(0, at - 1), end: Math.max(1, at) }];
	const rects = editor.rects([...marks, ...caret], surface.stage);
	const stretches = marks.flatMap((mark, i) =>
		(rects[i] ?? []).flatMap((whole): Stretch[] => {
			const seen = surroundings.seen && intersection(whole, surroundings.seen);
			return seen === null ? [] : [{ mark, whole, seen }];
		}),
	);
	return {
		...surroundings,
		frame,
		box: rectOf(editor.element.getBoundingClientRect()),
		stretches: uncovered(editor.element, stretches),
		caret: rects[marks.length] ?? [],
	};
}
