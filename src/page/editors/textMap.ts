/**
 * Maps a DOM subtree to its text as the user sees it, in one pass and without layout: line breaks for breaks and between
 * blocks, white space collapsed as rendered, parts left out that are not shown or not editable.
 */
import { attributeOf, call, documentOf, get, isText, windowOf } from '../dom.ts';
import type { TextMap } from './rendered.ts';
import { createIsShown } from './shownText.ts';
import { createFlow } from './textFlow.ts';

const BLOCKS = new Set(
	'address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li main menu nav ol p pre search section summary table tbody td tfoot th thead tr ul'.split(
		' ',
	),
);
/** Elements without text, or with text that the user does not write there. */
const WORDLESS = new Set(
	'audio button canvas datalist embed head iframe img input math meter noscript object picture progress script select style svg template textarea title video'.split(
		' ',
	),
);

/** Inline styles that may set `white-space`. */
const SPACING = /white-space|\ball:/;

/** Nodes to visit in addition to those with letters, and per letter. */
const SPARE_NODES = 5000;
const NODES_PER_LETTER = 0.5;

/** Boxes with so many nodes per letter that reading them would slow down typing. */
const hollow = new WeakSet<Element>();
export const isHollow = (root: Element): boolean => hollow.has(root);

/** An element with other rules than around it. */
interface Region {
	element: Element;
	isEdited: boolean;
	keepsSpace: boolean;
}

/**
 * @param isEdited whether text directly in `root` counts, or only text in editable elements inside it
 * @param skips elements that hold no text of the draft
 */
export function mapText(
	root: HTMLElement,
	most = Number.POSITIVE_INFINITY,
	isEdited = true,
	skips?: (element: Element) => boolean,
): TextMap {
	const window = windowOf(root)!;
	const flow = createFlow();
	const keepsSpace = (element: Element) => /pre|break/.test(window.getComputedStyle(element).whiteSpace);
	const isShown = createIsShown(root);
	const regions: Region[] = [{ element: root, isEdited, keepsSpace: keepsSpace(root) }];
	let region = regions[0]!;
	const walker = call(documentOf(root), 'createTreeWalker', root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
	let node = walker.firstChild();
	for (let nodes = 0; node !== null && flow.length() < most; nodes++) {
		if (nodes > SPARE_NODES + NODES_PER_LETTER * flow.length()) {
			hollow.add(root);
			break;
		}
		let inner: Node | null = null;
		if (isText(node)) {
			if (region.isEdited && isShown(get(node, 'parentElement')!)) flow.take(node, region.keepsSpace);
		} else {
			const element = node as HTMLElement;
			const name = get(element, 'localName');
			if (name === 'br') {
				if (region.isEdited) flow.breakLine(element);
			} else if (!WORDLESS.has(name) && skips?.(element) !== true) {
				if (BLOCKS.has(name)) flow.block();
				inner = walker.firstChild();
				const editable = attributeOf(element, 'contenteditable');
				// A separate box among others is a line, even if empty.
				if (inner === null && editable !== null && editable !== 'false' && BLOCKS.has(name)) {
					flow.enter();
					flow.block();
				}
				const styled = name === 'pre' || SPACING.test(attributeOf(element, 'style') ?? '');
				if (inner !== null && (editable !== null || styled)) {
					region = {
						element,
						isEdited: editable === null || editable === 'inherit' ? region.isEdited : editable !== 'false',
						keepsSpace: keepsSpace(element),
					};
					regions.push(region);
				}
			}
		}
		node = inner ?? walker.nextSibling();
		while (node === null) {
			const outer = walker.parentNode();
			if (outer === null || outer === root) break;
			leave(outer as Element);
			node = walker.nextSibling();
		}
	}
	return flow.map(most);

	function leave(element: Element): void {
		if (BLOCKS.has(get(element, 'localName'))) flow.block();
		if (region.element === element) {
			regions.pop();
			region = regions.at(-1)!;
		}
	}
}
