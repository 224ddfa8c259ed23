/** Whether a page shows a text outside all boxes: then it was posted. */
import { call, get, isElement, isText, matches } from '../dom.ts';
import { sharedEnds } from './ownText.ts';

/** Not the page's text: boxes, hidden text, and previews of a draft. */
const LEFT_OUT =
	'textarea, input, select, script, style, noscript, template, [contenteditable]:not([contenteditable=false]), [hidden], dialog, [role=dialog], [aria-modal=true], [class*=preview i], [id*=preview i], [aria-label*=preview i]';
/** Nodes and UTF-16 units to read: a page may have millions. */
const MOST_NODES = 20_000;
const MOST_TEXT = 400_000;
/** Letters and digits of the shortest text that is not an accident among other words. */
const SHORTEST = 12;
/** Words of a piece of a text, and UTF-16 units that are cut into pieces: a draft may have hundreds of thousands. */
const PIECE = 6;
const LONGEST = 2000;
/** Units around a change that belong to it: a single new word may be anywhere. */
const AROUND = 60;

/** How often a page shows a text. @param initial the box's text before the user wrote, which canceling restores */
export type TimesShown = (text: string, initial?: string) => number;

/** Only the words: sites render formatting marks, quotes, and spaces differently. */
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];
const inPage = (words: readonly string[]): string => ` ${words.join(' ')} `;

/**
 * Counts how often a page shows texts; the page is read at the first question, and only once.
 * @param boxes left out too: a page may lock an editor, which then looks like any text
 */
export function createStanding(document: Document, boxes: readonly { element: HTMLElement | null }[]): TimesShown {
	const locked = new Set<Node | null>(boxes.map(({ element }) => element));
	let times: TimesShown | null = null;
	return (text, initial) => {
		times ??= timesShownIn(textsOf(document, locked));
		return times(text, initial);
	};
}

/**
 * Counts how often texts are among a page's. Sites cut long texts, and render links, names, and lists in other words:
 * the beginning of a text is enough, or half of the text.
 */
export function timesShownIn(page: readonly string[]): TimesShown {
	const all = inPage(wordsOf(page.join(' ')));
	return (text, initial = '') => {
		const before = inPage(wordsOf(initial));
		const [beginning, ...others] = piecesOf(wordsChanged(text, initial)).filter((piece) => !before.includes(piece));
		if (beginning === undefined) return 0;
		if (others.length === 0 && beginning.length < SHORTEST + 2)
			return page.filter((each) => inPage(wordsOf(each)) === beginning).length;
		const counts = [beginning, ...others].map((piece) => timesIn(all, piece));
		const ofHalf = counts.toSorted((a, b) => b - a)[(counts.length - 1) >> 1]!;
		return Math.max(counts[0]!, ofHalf);
	};
}

/** Words of a text from its difference to another, and some around them. */
function wordsChanged(text: string, initial: string): string[] {
	const { start, end } = sharedEnds(text, initial);
	const from = Math.max(0, start - AROUND);
	const to = Math.min(from + LONGEST, text.length - Math.max(0, end - AROUND));
	// Words that are cut in two match nothing.
	return wordsOf(text.slice(from, to)).slice(from > 0 ? 1 : 0, to < text.length ? -1 : undefined);
}

function timesIn(page: string, wanted: string): number {
	let times = 0;
	for (let at = page.indexOf(wanted); at >= 0; at = page.indexOf(wanted, at + wanted.length - 1)) times++;
	return times;
}

function piecesOf(words: readonly string[]): string[] {
	if (words.length === 0) return [];
	const last = Math.max(0, Math.floor(words.length / PIECE) - 1);
	return Array.from({ length: last + 1 }, (_, at) =>
		inPage(words.slice(at * PIECE, at === last ? undefined : (at + 1) * PIECE)),
	);
}

function textsOf(document: Document, without: ReadonlySet<Node | null>): string[] {
	const body = get(document, 'body') as HTMLElement | null;
	if (body === null) return [];
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
	return texts;
}
