/** Reads and sets the selection in a contenteditable box, by offsets into its text, which is mapped at that moment. */
import { call, documentOf, get, isElement, matches } from '../dom.ts';
import { offsetAt, pointAt } from './places.ts';
import type { TextMap } from './rendered.ts';
import { soon, turn } from './waiting.ts';

/** `selectionchange` fires asynchronously after the selection is set. */
const HEARD = 150;

/** Shadow roots have their own selection in some browsers. */
const treeSelection = (root: Node & { getSelection?: () => Selection | null }): Selection | null =>
	get(root, 'getSelection')?.call(root) ?? null;

export const selectionOf = (element: Element): Selection | null =>
	treeSelection(call(element, 'getRootNode') as ShadowRoot) ?? call(documentOf(element), 'getSelection');

/** The outermost editable element around a node. */
export function hostOf(node: Node): HTMLElement | null {
	let host: HTMLElement | null = null;
	let outer = isElement(node) ? node : get(node, 'parentElement');
	for (; outer !== null && get(outer, 'isContentEditable'); outer = get(outer, 'parentElement')) host = outer;
	return host;
}

/** Offsets of the selection; null if it is elsewhere. */
export function selectionIn(root: HTMLElement, map: () => TextMap): [number, number] | null {
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
export async function select(root: HTMLElement, map: () => TextMap, anchor: number, focus: number): Promise<boolean> {
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
		let heard = false;
		const listener = new AbortController();
		call(documentOf(root), 'addEventListener', 'selectionchange', () => (heard = true), { signal: listener.signal });
		selected.setBaseAndExtent(...from, ...to);
		await soon(() => heard, HEARD);
		listener.abort();
	}
	await turn();
	const now = selectionIn(root, map);
	return now !== null && now[0] === anchor && now[1] === focus;
}
