/**
 * CodeMirror 5, also inside EasyMDE. Keys go to a hidden textarea (on phones a contenteditable); the lines near the
 * viewport are rendered next to it. Its selection can be set only by mouse events, and it takes text by paste.
 */
import { call, documentOf, get, isText, matches } from '../dom.ts';
import { editing } from './change.ts';
import type { Editor, Span } from './editor.ts';
import { offsetAt } from './places.ts';
import { isPrivate } from './private.ts';
import type { TextMap } from './rendered.ts';
import { mapText } from './textMap.ts';
import { turn } from './waiting.ts';
import { pasting } from './ways.ts';
import { rectsIn } from './wordRects.ts';
import type { Writing } from './writing.ts';

const NO_WORDS = '.CodeMirror-gutter-wrapper, .CodeMirror-linewidget, .CodeMirror-widget';
/** Pixels by which a height may be off; a line is higher. */
const ROUNDING = 5;
const DELETE = { key: 'Delete', code: 'Delete', keyCode: 46, bubbles: true, cancelable: true };

/** The editor with this root or input element, and what takes its keys. */
export function codeEditor(element: HTMLElement): { editor: Editor; keys: HTMLElement } | null {
	const wrapper = call(element, 'closest', '.CodeMirror') as HTMLElement | null;
	if (wrapper === null) return null;
	const part = (selector: string) => call(wrapper, 'querySelector', selector) as HTMLElement | null;
	const keys = part('textarea, .CodeMirror-code[contenteditable]');
	const [code, scroller] = [part('.CodeMirror-code'), part('.CodeMirror-scroll')];
	if (keys === null || code === null || scroller === null || isPrivate(keys)) return null;
	if (element !== wrapper && !call(keys, 'contains', element)) return null;
	const document = documentOf(wrapper);
	const map = (most?: number) => mapText(code, most, true, (inner) => matches(inner, NO_WORDS));

	function offsetFrom(here: TextMap, x: number, y: number): number | null {
		const at = call(document, 'caretPositionFromPoint', x, y);
		return at && call(code!, 'contains', at.offsetNode) ? offsetAt(here, at.offsetNode, at.offset) : null;
	}

	function selection(): [number, number] | null {
		if (!matches(wrapper!, ':focus-within')) return null;
		const here = map();
		const drawn = [...call(wrapper!, 'querySelectorAll', '.CodeMirror-cursor, .CodeMirror-selected')];
		if (drawn.length === 0) {
			const {
				anchorNode = null,
				anchorOffset = 0,
				focusNode = null,
				focusOffset = 0,
			} = call(document, 'getSelection') ?? {};
			if (!anchorNode || !focusNode || !call(code!, 'contains', anchorNode) || !call(code!, 'contains', focusNode))
				return null;
			return [offsetAt(here, anchorNode, anchorOffset), offsetAt(here, focusNode, focusOffset)];
		}
		// The last part of a selection over several lines is not drawn last.
		const rects = drawn.map((part) => call(part, 'getBoundingClientRect'));
		const from = rects.reduce((first, rect) => (rect.top < first.top ? rect : first));
		const to = rects.reduce((last, rect) => (rect.bottom > last.bottom ? rect : last));
		const isCaret = drawn.length === 1 && matches(drawn[0]!, '.CodeMirror-cursor');
		const anchor = offsetFrom(here, from.left, (from.top + from.bottom) / 2);
		const focus = isCaret ? anchor : offsetFrom(here, to.right, (to.top + to.bottom) / 2);
		return anchor === null || focus === null ? null : [anchor, focus];
	}

	function press(offset: number, shiftKey: boolean): boolean {
		const place = placeOf(map(), offset);
		if (place === null) return false;
		const pressed = { ...place, shiftKey, bubbles: true, cancelable: true, button: 0, buttons: 1 };
		call(code!, 'dispatchEvent', new MouseEvent('mousedown', pressed));
		call(code!, 'dispatchEvent', new MouseEvent('mouseup', { ...pressed, buttons: 0 }));
		return true;
	}

	async function setSelection(anchor: number, focus: number): Promise<boolean> {
		if (!matches(wrapper!, ':focus-within')) call(keys!, 'focus', { preventScroll: true });
		if (!press(anchor, false) || (focus !== anchor && !press(focus, true))) return false;
		await turn();
		const now = selection();
		return now?.[0] === Math.min(anchor, focus) && now[1] === Math.max(anchor, focus);
	}

	const writing: Writing = {
		element: wrapper,
		scroller,
		keys: () => keys,
		isPlain: () => true,
		text: () => map().text,
		selection,
		setSelection,
		write(text) {
			call(keys, 'dispatchEvent', text === '' ? new KeyboardEvent('keydown', DELETE) : pasting(text));
		},
	};
	const editor = {
		element: wrapper,
		text: (most: number) => map(most).text,
		isWhole: () => isWhole(part),
		rects: (spans: readonly Span[]) => rectsIn(code, map(), spans),
		...editing(writing),
	};
	return { editor, keys };
}

/**
 * Whether no line is above or below the rendered ones, judging by the height for all, and none is folded.
 * @param part finds an element of the editor
 */
function isWhole(part: (selector: string) => HTMLElement | null): boolean {
	const [sizer, lines] = [part('.CodeMirror-sizer'), part('.CodeMirror-lines')];
	if (sizer === null || lines === null || part('.CodeMirror-foldmarker') !== null) return false;
	const whole = Number.parseFloat(get(sizer, 'style').minHeight) || 0;
	return get(lines, 'offsetHeight') >= whole - ROUNDING;
}

/** The viewport point of an offset, or null if it is not rendered. */
function placeOf({ pieces }: TextMap, offset: number): { clientX: number; clientY: number } | null {
	const range = new Range();
	for (const { node, from, start, length } of pieces) {
		if (offset < start || offset > start + length || !isText(node)) continue;
		const before = offset < start + length || length === 0;
		const at = from + offset - start - (before ? 0 : 1);
		range.setStart(node, at);
		range.setEnd(node, Math.min(at + 1, node.length));
		const rect = range.getClientRects()[0];
		if (rect === undefined) continue;
		return { clientX: before ? rect.left : rect.right, clientY: (rect.top + rect.bottom) / 2 };
	}
	return null;
}
