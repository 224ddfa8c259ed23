/** Measures where the marks of a box are and what surrounds them. Read-only. */
import type { PageMark } from '../../messages/advice.ts';
import type { Editor } from '../editors/editor.ts';
import { intersection, type Rect, rectOf } from '../geometry.ts';
import { uncovered } from './covering.ts';
import type { Frame } from './frame.ts';
import type { Surface } from './surface.ts';
import { type Surroundings, surroundingsOf } from './surroundings.ts';

/** Marked words on one line, and the visible part of them. */
export interface Stretch {
	mark: PageMark;
	whole: Rect;
	seen: Rect;
}

export interface Layout extends Surroundings {
	frame: Frame & { window: Rect };
	stretches: readonly Stretch[];
	box: Rect;
	/** Rectangle of the letter beside the caret. */
	caret: Rect[];
}

/**
 * Forces layout.
 * @param withCaret whether to measure the caret too
 * @returns null if the box has been removed
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
		// The page is just taking the editor apart.
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
