/** contenteditable boxes, and all rich-text editors built on them. */
import { call, matches } from '../dom.ts';
import { editing } from './change.ts';
import type { Editor } from './editor.ts';
import { piecesIn, pointAt } from './places.ts';
import { hostOf, select, selectionIn, selectionOf } from './selection.ts';
import { isHollow, mapText } from './textMap.ts';
import { wayInto } from './ways.ts';
import { rectsIn } from './wordRects.ts';
import type { Writing } from './writing.ts';

export interface Editable {
	element: HTMLElement;
	/** The root of the text, usually the element itself. */
	root?: HTMLElement;
	/** Whether the root itself is editable, or only elements inside it are. */
	isEdited?: boolean;
	skips?: (element: Element) => boolean;
}

/** CodeMirror 6's placeholders for lines out of view, the middle of a very long line, and folded text. */
const IN_PLACE_OF_TEXT = '.cm-gap, .cm-line > div:not([class]), .cm-foldPlaceholder';

export function editableEditor({ element, root = element, isEdited = true, skips }: Editable): Editor {
	const map = (most?: number) => mapText(root, most, isEdited, skips);
	const set = (anchor: number, focus: number) => select(root, map, anchor, focus);
	const writing: Writing = {
		element,
		text: () => map().text,
		keys() {
			const { anchorNode = null } = selectionOf(root) ?? {};
			return (anchorNode !== null && call(root, 'contains', anchorNode) && hostOf(anchorNode)) || element;
		},
		// Text in one node has one format. CodeMirror has no formats, but colors.
		isPlain({ start, end }) {
			if (matches(root, '.cm-content')) return true;
			const here = map(end);
			const [piece, ...more] = piecesIn(here, start, end);
			const isWhole = piece !== undefined && piece.start <= start && end <= piece.start + piece.length;
			return isWhole && more.length === 0 && !here.text.slice(start, end).includes('\n');
		},
		selection: () => selectionIn(root, map),
		// An editor that still had to draw the typed text puts its caret back when it does, but only once.
		setSelection: async (anchor, focus) => (await set(anchor, focus)) || set(anchor, focus),
		write(text, span) {
			const here = map();
			const from = pointAt(here, span.start, span.start === span.end ? 'end' : 'start');
			const to = pointAt(here, span.end, 'end');
			const host = from === null ? null : hostOf(from[0]);
			if (host === null || to === null) return;
			const range = new StaticRange({
				startContainer: from![0],
				startOffset: from![1],
				endContainer: to[0],
				endOffset: to[1],
			});
			wayInto(host)(host, text, range);
		},
	};
	return {
		element,
		text: (most) => map(most).text,
		isWhole: () => call(root, 'querySelector', IN_PLACE_OF_TEXT) === null && !isHollow(root),
		rects: (spans) => rectsIn(root, map(Math.max(0, ...spans.map(({ end }) => end))), spans),
		...editing(writing),
	};
}
