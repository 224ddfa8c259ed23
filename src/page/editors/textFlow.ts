/** Text as it is drawn, put together from what stands one behind the other in a page. */

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

/** Editors put these where a caret could not stand otherwise. */
const NO_WIDTH = '\u200b\u2060\ufeff';
const ODD_PRESERVED = new RegExp(`\\n|[${NO_WIDTH}]+`, 'g');
const ODD_COLLAPSED = new RegExp(
	`^[ \\t\\n\\r\\f]+|[ \\t\\n\\r\\f]{2,}|[\\t\\n\\r\\f]|[ \\t\\n\\r\\f]+$|[${NO_WIDTH}]+`,
	'g',
);

export interface Flow {
	/** Characters of a text node, white space as it is drawn. */
	take(node: Text, keepsSpace: boolean): void;
	/** A break, at an element or within a text node. */
	breakLine(node: Node, from?: number): void;
	/** A block begins or ends. */
	block(): void;
	/** Something stands here, be it an empty line. */
	enter(): void;
	/** How many units it is so far. */
	length(): number;
	/** All of it, at most `most` units. */
	map(most: number): TextMap;
}

export function createFlow(): Flow {
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

	function breakLine(node: Node, from = 0): void {
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

	return {
		take,
		breakLine,
		block,
		enter,
		length: () => text.length,
		map: (most) => ({ text: text.slice(0, most), pieces }),
	};
}
