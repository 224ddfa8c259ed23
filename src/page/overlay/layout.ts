/** Measures the marks of a box and what surrounds them. Read-only. */
import type { PageMark } from '../../messages/advice.ts';
import { type BoxPart, partOf, spansIn } from '../composer.ts';
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

/** The finds in a draft, and its boxes. */
export interface Found {
	readonly marks: readonly PageMark[];
	readonly parts: readonly BoxPart[];
}

export interface Layout extends Surroundings {
	frame: Frame & { window: Rect };
	stretches: readonly Stretch[];
	box: Rect;
	/** Rectangle of the letter next to the caret. */
	caret: Rect[];
}

/** UTF-16 units after the last mark up to which the caret may be near one: measuring it farther down is slow. */
const NEAR = 5000;

/** Unclipped ways in which a page hides a box. */
const VISIBLE = { visibilityProperty: true, opacityProperty: true };

/** Forces layout. @returns null if the box has been removed */
export function layOut(window: Window, surface: Surface, editor: Editor, found: Found): Layout | null {
	try {
		return get(editor.element, 'isConnected') ? measure(window, surface, editor, found) : null;
	} catch {
		// The page is just taking the editor apart.
		return null;
	}
}

function measure(window: Window, surface: Surface, editor: Editor, { marks, parts }: Found): Layout {
	const frame = surface.frame();
	const surroundings = surroundingsOf(window, editor.element, frame.window);
	const at = editor.caret();
	const adjacent = at === null ? [] : [{ start: Math.max(0, at - 1), end: Math.max(1, at) }];
	const stretches: Stretch[] = [];
	let caret: Rect[] = [];
	for (const part of parts) {
		const { element } = part.editor;
		const isFocused = element === editor.element;
		if (!isFocused && !call(element, 'checkVisibility', VISIBLE)) continue;
		const around = isFocused ? surroundings : surroundingsOf(window, element, frame.window);
		const own = marks.filter((mark) => partOf([part], mark) !== undefined);
		const spans = spansIn(part, own);
		const last = spans.at(-1)?.end ?? 0;
		const near = isFocused ? adjacent.filter(({ start }) => start <= last + NEAR) : [];
		const rects = part.editor.rects([...spans, ...near], surface.stage);
		stretches.push(...uncovered(element, stretchesOf(own, rects, around)));
		if (isFocused) caret = rects[own.length] ?? [];
	}
	return { ...surroundings, frame, box: rectOf(call(editor.element, 'getBoundingClientRect')), stretches, caret };
}

const stretchesOf = (marks: readonly PageMark[], rects: readonly Rect[][], { seen }: Surroundings): Stretch[] =>
	marks.flatMap((mark, i) =>
		(rects[i] ?? []).flatMap((whole): Stretch[] => {
			const part = seen && intersection(whole, seen);
			return part === null ? [] : [{ mark, whole, seen: part }];
		}),
	);
