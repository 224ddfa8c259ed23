/** contenteditable boxes, and all rich-text editors built on them. */
import { call, documentOf, get, isElement, matches } from '../dom.ts';
import { editing } from './change.ts';
import type { Editor } from './editor.ts';
import { offsetAt, piecesIn, pointAt } from './places.ts';
import { mapText } from './textMap.ts';
import { soon, turn } from './waiting.ts';
import { wayInto } from './ways.ts';
import { rectsIn } from './wordRects.ts';
import type { Writing } from './writing.ts';

/** `selectionchange` fires asynchronously after the selection is set. */
const TOLD = 150;

export interface Editable {
	element: HTMLElement;
	/** The root of the text, usually the element itself. */
	root?: HTMLElement;
	/** Whether the root itself is editable, or only elements inside it are. */
	isEdited?: boolean;
	skips?: (element: Element) => boolean;
}

/** Shadow roots have their own selection in some browsers. */
const selectionIn = (root: Node & { getSelection?: () => Selection | null }): Selection | null =>
	get(root, 'getSelection')?.call(root) ?? null;

/** The selection of an element's tree. */
const selectionOf = (element: Element): Selection | null =>
	selectionIn(call(element, 'getRootNode') as ShadowRoot) ?? call(documentOf(element), 'getSelection');

/** The outermost editable element around a node. */
function hostOf(node: Node): HTMLElement | null {
	let host: HTMLElement | null = null;
	let outer = isElement(node) ? node : get(node, 'parentElement');
	for (; outer !== null && get(outer, 'isContentEditable'); outer = get(outer, 'parentElement')) host = outer;
	return host;
}

export function editableEditor({ element, root = element, isEdited = true, skips }: Editable): Editor {
	const document = documentOf(element);
	const map = (most?: number) => mapText(root, most, isEdited, skips);

	function selection(): [number, number] | null {
		const { anchorNode = null, anchorOffset = 0, focusNode = null, focusOffset = 0 } = selectionOf(root) ?? {};
		if (
			!call(root, 'contains', anchorNode) ||
			!call(root, 'contains', focusNode) ||
			anchorNode === null ||
			focusNode === null
		)
			return null;
		const here = map();
		return [offsetAt(here, anchorNode, anchorOffset), offsetAt(here, focusNode, focusOffset)];
	}

	/** Selects and waits for the editor to notice. @returns false if the editor changed the selection */
	async function selects(anchor: number, focus: number): Promise<boolean> {
		const here = map();
		const collapsed = anchor === focus;
		const from = pointAt(here, anchor, anchor < focus ? 'start' : 'end');
		const to = collapsed ? from : pointAt(here, focus, anchor < focus ? 'end' : 'start');
		const selected = selectionOf(root);
		if (from === null || to === null || selected === null) return false;
		const host = hostOf(from[0]);
		// A selection cannot span two boxes.
		if (host === null || hostOf(to[0]) !== host) return false;
		if (!matches(host, ':focus, :focus-within')) call(host, 'focus', { preventScroll: true });
		const isThere = () =>
			selected.anchorNode === from[0] &&
			selected.anchorOffset === from[1] &&
			selected.focusNode === to[0] &&
			selected.focusOffset === to[1];
		if (!isThere()) {
			let told = false;
			const listener = new AbortController();
			call(document, 'addEventListener', 'selectionchange', () => (told = true), { signal: listener.signal });
			selected.setBaseAndExtent(...from, ...to);
			await soon(() => told, TOLD);
			listener.abort();
		}
		await turn();
		const now = selection();
		return now !== null && now[0] === anchor && now[1] === focus;
	}

	const writing: Writing = {
		element,
		text: () => map().text,
		keys() {
			const { anchorNode = null } = selectionOf(root) ?? {};
			return (anchorNode !== null && call(root, 'contains', anchorNode) && hostOf(anchorNode)) || element;
		},
		// Text in one node has one format. CodeMirror has no formats, but colours.
		isPlain({ start, end }) {
			if (matches(root, '.cm-content')) return true;
			const here = map(end);
			const [piece, ...more] = piecesIn(here, start, end);
			const isWhole = piece !== undefined && piece.start <= start && end <= piece.start + piece.length;
			return isWhole && more.length === 0 && !here.text.slice(start, end).includes('\n');
		},
		selection,
		// An editor that had yet to draw what was typed puts its caret back when it does, but only once.
		setSelection: async (anchor, focus) => (await selects(anchor, focus)) || selects(anchor, focus),
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
		rects: (spans) => rectsIn(root, map(Math.max(0, ...spans.map(({ end }) => end))), spans),
		...editing(writing),
	};
}
