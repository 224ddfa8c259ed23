/** Whether a text stands on a page, outside of all boxes: what was posted is shown. */
import { call, get, isElement, isText, matches } from '../dom.ts';

/** What is no text of the page: boxes, what is not shown, and what shows a draft before it is posted. */
const LEFT_OUT =
	'textarea, input, select, script, style, noscript, template, [contenteditable]:not([contenteditable=false]), [hidden], dialog, [role=dialog], [aria-modal=true], [class*=preview i], [id*=preview i], [aria-label*=preview i]';
/** Nodes and UTF-16 units that are looked through: a page may have millions. */
const MOST_NODES = 20_000;
const MOST_TEXT = 400_000;
/** Letters and digits of the shortest text that is no accident. */
const SHORTEST = 12;

/** The words alone: sites show marks of formatting, quotes and spaces as something else. */
const wordsOf = (text: string): string => ` ${text.match(/[\p{L}\p{N}]+/gu)?.join(' ') ?? ''} `;

/**
 * Counts how often texts stand on a page; the page is read when it is first asked, and only once.
 * @param boxes what is left out too: a page may lock an editor, which then looks like any text
 */
export function createStanding(
	document: Document,
	boxes: readonly { element: HTMLElement | null }[],
): (text: string) => number {
	const locked = new Set<Node | null>(boxes.map(({ element }) => element));
	let page: string | null = null;
	return (text) => {
		const wanted = wordsOf(text);
		if (wanted.length < SHORTEST + 2) return 0;
		page ??= wordsOf(textOf(document, locked));
		let times = 0;
		for (let at = page.indexOf(wanted); at >= 0; at = page.indexOf(wanted, at + wanted.length - 1)) times++;
		return times;
	};
}

function textOf(document: Document, without: ReadonlySet<Node | null>): string {
	const body = get(document, 'body') as HTMLElement | null;
	if (body === null) return '';
	const keep = (node: Node) =>
		isElement(node) && (without.has(node) || matches(node, LEFT_OUT))
			? NodeFilter.FILTER_REJECT
			: NodeFilter.FILTER_ACCEPT;
	const walker = call(document, 'createTreeWalker', body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, keep);
	const texts: string[] = [];
	for (let nodes = 0, length = 0; nodes < MOST_NODES && length < MOST_TEXT; nodes++) {
		const node = walker.nextNode();
		if (node === null) break;
		if (!isText(node)) continue;
		texts.push(node.data);
		length += node.data.length;
	}
	return texts.join(' ');
}
