/**
 * The words of a part of a page as its user sees them, and where each stands. Taken in one pass over the nodes, without
 * layout: a line break for every break and between blocks, white space as it is drawn, nothing of what cannot be edited.
 */

/** A run of characters that stand side by side in one text node, or a break. */
export interface Piece {
	/** A text node, or the element that breaks a line. */
	node: Node;
	/** Where in the text node it begins. */
	from: number;
	/** Where in the text it begins. */
	start: number;
	length: number;
}

export interface TextMap {
	text: string;
	pieces: readonly Piece[];
}

const BLOCKS = new Set(
	'address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li main menu nav ol p pre search section summary table tbody td tfoot th thead tr ul'.split(
		' ',
	),
);
/** Hold no words, or such as their user does not write there. */
const WORDLESS = new Set(
	'audio button canvas datalist embed head iframe img input math meter noscript object picture progress script select style svg template textarea title video'.split(
		' ',
	),
);
/** Editors put these where a caret could not stand otherwise. */
const NO_WIDTH = '\u200b\u2060\ufeff';
const ODD_PRESERVED = new RegExp(`\\n|[${NO_WIDTH}]+`, 'g');
const ODD_COLLAPSED = new RegExp(
	`^[ \\t\\n\\r\\f]+|[ \\t\\n\\r\\f]{2,}|[\\t\\n\\r\\f]|[ \\t\\n\\r\\f]+$|[${NO_WIDTH}]+`,
	'g',
);

interface Region {
	element: Element;
	isEdited: boolean;
	keepsSpace: boolean;
}

/**
 * @param isEdited whether words of `root` itself count; else only those in elements within it that can be edited
 * @param skips elements that hold no words of the draft
 */
export function mapText(
	root: HTMLElement,
	most = Number.POSITIVE_INFINITY,
	isEdited = true,
	skips?: (element: Element) => boolean,
): TextMap {
	const window = root.ownerDocument.defaultView!;
	const pieces: Piece[] = [];
	let text = '';
	/** Something was seen before, be it an empty line. */
	let seen = false;
	/** A block began or ended since. */
	let edge = false;
	/** A break that is drawn only if more follows in its block. */
	let breaking: Piece | null = null;
	/** White space that is drawn only if words follow in its line. */
	let space: { node: Text; from: number } | null = null;
	let lineEmpty = true;

	/** Begins the line that something stands in. */
	function enter(): void {
		if (edge) {
			if (seen) text += '\n';
			lineEmpty = true;
		} else if (breaking !== null) {
			breaking.length = 1;
			text += '\n';
			lineEmpty = true;
		}
		edge = false;
		breaking = null;
		seen = true;
	}

	function words(node: Text, from: number, data: string): void {
		enter();
		if (space !== null) {
			if (!lineEmpty) {
				pieces.push({ node: space.node, from: space.from, start: text.length, length: 1 });
				text += ' ';
			}
			space = null;
		}
		pieces.push({ node, from, start: text.length, length: data.length });
		text += data;
		lineEmpty = false;
	}

	function breakLine(node: Node, from: number): void {
		enter();
		space = null;
		breaking = { node, from, start: text.length, length: 0 };
		pieces.push(breaking);
	}

	function block(): void {
		edge = true;
		breaking = null;
		space = null;
	}

	function odd(node: Text, at: number, found: string, keepsSpace: boolean): void {
		if (NO_WIDTH.includes(found[0]!)) {
			// Makes a line of its own, but no letter.
			enter();
			pieces.push({ node, from: at, start: text.length, length: 0 });
		} else if (!keepsSpace) space ??= { node, from: at };
		else breakLine(node, at);
	}

	function take(node: Text, keepsSpace: boolean): void {
		// A space that may not break is a space to who reads.
		const data = node.data.replaceAll('\u00a0', ' ');
		const pattern = keepsSpace ? ODD_PRESERVED : ODD_COLLAPSED;
		let from = 0;
		pattern.lastIndex = 0;
		// Spaces that may not break never collapse: they are looked for where they are told apart.
		for (let found = pattern.exec(node.data); found !== null; found = pattern.exec(node.data)) {
			if (found.index > from) words(node, from, data.slice(from, found.index));
			odd(node, found.index, found[0], keepsSpace);
			from = found.index + found[0].length;
		}
		if (from < data.length) words(node, from, from === 0 ? data : data.slice(from));
	}

	const keepsSpace = (element: Element) => /pre|break/.test(window.getComputedStyle(element).whiteSpace);
	const regions: Region[] = [{ element: root, isEdited, keepsSpace: keepsSpace(root) }];
	let region = regions[0]!;
	let node: Node | null = root.firstChild;
	while (node !== null && text.length < most) {
		let inner: Node | null = null;
		if (node.nodeType === Node.TEXT_NODE) {
			if (region.isEdited) take(node as Text, region.keepsSpace);
		} else if (node.nodeType === Node.ELEMENT_NODE) {
			const element = node as HTMLElement;
			const name = element.localName;
			if (name === 'br') {
				if (region.isEdited) breakLine(element, 0);
			} else if (!WORDLESS.has(name) && skips?.(element) !== true) {
				if (BLOCKS.has(name)) block();
				inner = element.firstChild;
				const editable = element.getAttribute('contenteditable');
				// A box of its own among others is a line, be it empty.
				if (inner === null && editable !== null && editable !== 'false' && BLOCKS.has(name)) {
					enter();
					block();
				}
				const styled = name === 'pre' || element.style?.whiteSpace;
				if (inner !== null && (editable !== null || styled)) {
					region = {
						element,
						isEdited: editable === null || editable === 'inherit' ? region.isEdited : editable !== 'false',
						keepsSpace: styled || editable !== null ? keepsSpace(element) : region.keepsSpace,
					};
					regions.push(region);
				}
			}
		}
		if (inner !== null) {
			node = inner;
			continue;
		}
		while (node !== null && node.nextSibling === null) {
			node = node.parentNode;
			if (node === root) node = null;
			else if (node !== null) leave(node as Element);
		}
		node = node?.nextSibling ?? null;
	}
	return { text: text.slice(0, most), pieces };

	function leave(element: Element): void {
		if (BLOCKS.has(element.localName)) block();
		if (region.element === element) {
			regions.pop();
			region = regions.at(-1)!;
		}
	}
}

/** Index of the last piece for which `holds`; -1 where there is none. They hold up to some piece and not after it. */
function lastPiece(pieces: readonly Piece[], holds: (piece: Piece) => boolean): number {
	let low = 0;
	let high = pieces.length;
	while (low < high) {
		const middle = (low + high) >> 1;
		if (holds(pieces[middle]!)) low = middle + 1;
		else high = middle;
	}
	return low - 1;
}

const isText = ({ node }: Piece) => node.nodeType === Node.TEXT_NODE;

/**
 * The place in the page of an offset: where two text nodes meet, `start` takes the later one, `end` the earlier.
 * Null where nothing stands.
 */
export function pointAt({ pieces }: TextMap, offset: number, side: 'start' | 'end'): [Node, number] | null {
	const last = lastPiece(pieces, ({ start }) => start <= offset);
	const touching: Piece[] = [];
	for (let i = last; i >= 0 && pieces[i]!.start + pieces[i]!.length >= offset; i--) touching.unshift(pieces[i]!);
	const words = touching.filter((piece) => isText(piece) && piece.length > 0);
	const choices = words.length > 0 ? words : touching;
	const piece = side === 'start' ? choices.at(-1) : choices[0];
	if (piece === undefined) return null;
	if (isText(piece)) return [piece.node, piece.from + offset - piece.start];
	const parent = piece.node.parentNode!;
	return [parent, [...parent.childNodes].indexOf(piece.node as ChildNode) + (offset - piece.start)];
}

/** The leaf at a place: a text node and how far in, or another node and whether the place is before it or behind. */
function leafAt(node: Node, at: number): [Node, number] {
	let leaf = node;
	let offset = at;
	while (leaf.firstChild !== null) {
		const child: Node | undefined = leaf.childNodes[offset];
		leaf = child ?? leaf.lastChild!;
		offset =
			child !== undefined ? 0 : leaf.nodeType === Node.TEXT_NODE ? (leaf as Text).length : leaf.childNodes.length || 1;
	}
	return [leaf, offset];
}

/** The offset of a place in the page. */
export function offsetAt({ pieces, text }: TextMap, node: Node, at: number): number {
	const [leaf, within] = leafAt(node, at);
	const before = lastPiece(pieces, (piece) =>
		piece.node === leaf
			? piece.from <= within
			: (leaf.compareDocumentPosition(piece.node) & Node.DOCUMENT_POSITION_PRECEDING) !== 0,
	);
	const piece = pieces[before];
	if (piece?.node === leaf) return Math.min(text.length, piece.start + Math.min(within - piece.from, piece.length));
	const next = pieces[before + 1];
	const around = leaf.parentNode;
	// Between two lines a node without words belongs to the one that it shares an element with.
	if (next !== undefined && around?.contains(next.node) && !(piece !== undefined && around.contains(piece.node)))
		return next.start;
	return piece === undefined ? 0 : Math.min(text.length, piece.start + piece.length);
}
