/** Measures where the marks of a box are and what surrounds them. Read-only. */
import type { PageMark } from '../../messages/advice.ts';
import { call, get } from '../dom.ts';
import type { Editor } from '../editors/editor.ts';
import { intersection, type Rect, rectOf } from '../geometry.ts';
import { uncovered } from './covering.ts';
import type { Frame } from './frame.ts';
import type { Surface } from './surface.ts';
import { type Surroundings, surroundingsOf } from './surroundings.ts';

/** The words of a mention on one line, and the visible part of them. */
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

/** Forces layout. @returns null if the box has been removed */
export function layOut(window: Window, surface: Surface, editor: Editor, marks: readonly PageMark[]): Layout | null {
	try {
		return get(editor.element, 'isConnected') ? measure(window, surface, editor, marks) : null;
	} catch {
		// The page is just taking the editor apart.
		return null;
	}
}

function measure(window: Window, surface: Surface, editor: Editor, marks: readonly PageMark[]): Layout {
	const frame = surface.frame();
	const surroundings = surroundingsOf(window, editor.element, frame.window);
	const at = editor.caret();
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
		box: rectOf(call(editor.element, 'getBoundingClientRect')),
		stretches: uncovered(editor.element, stretches),
		caret: rects[marks.length] ?? [],
	};
}
