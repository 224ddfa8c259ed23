/** Assembles text as it is rendered from consecutive DOM nodes. */

/** A run of consecutive characters of one text node, or a line break. */
export interface Piece {
	/** The text node, or the element that causes the break. */
	node: Node;
	/** Offset in the text node. */
	from: number;
	/** Offset in the assembled text. */
	start: number;
	length: number;
}

export interface TextMap {
	text: string;
	pieces: readonly Piece[];
}

/** Zero-width characters that editors insert to make places reachable by the caret. */
const NO_WIDTH = '\u200b\u2060\ufeff';
const ODD_PRESERVED = new RegExp(`\\n|[${NO_WIDTH}]+`, 'g');
const ODD_COLLAPSED = new RegExp(
	`^[ \\t\\n\\r\\f]+|[ \\t\\n\\r\\f]{2,}|[\\t\\n\\r\\f]|[ \\t\\n\\r\\f]+$|[${NO_WIDTH}]+`,
	'g',
);

export interface Flow {
	/** Adds a text node, with white space collapsed as it is rendered. */
	take(node: Text, keepsSpace: boolean): void;
	/** Adds a line break, at an element or inside a text node. */
	breakLine(node: Node, from?: number): void;
	/** Marks the start or end of a block. */
	block(): void;
	/** Starts a line, even if it stays empty. */
	enter(): void;
	/** UTF-16 units so far. */
	length(): number;
	/** The result, at most `most` units. */
	map(most: number): TextMap;
}

export function createFlow(): Flow {
	const pieces: Piece[] = [];
	let text = '';
	/** Whether there was a line before, even an empty one. */
	let seen = false;
	/** Whether a block began or ended since. */
	let edge = false;
	/** A break that is rendered only if more follows in its block. */
	let breaking: Piece | null = null;
	/** White space that is rendered only if text follows on its line. */
	let space: { node: Text; from: number } | null = null;
	let lineEmpty = true;

	/** Begins a line if none is open. */
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
			// Zero-width text opens a line without adding a character.
			enter();
			pieces.push({ node, from: at, start: text.length, length: 0 });
		} else if (!keepsSpace) space ??= { node, from: at };
		else breakLine(node, at);
	}

	function take(node: Text, keepsSpace: boolean): void {
		// Readers see a non-breaking space as a space.
		const data = node.data.replaceAll('\u00a0', ' ');
		const pattern = keepsSpace ? ODD_PRESERVED : ODD_COLLAPSED;
		let from = 0;
		pattern.lastIndex = 0;
		// The pattern runs on the original data, where non-breaking spaces, which never collapse, still differ from others.
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
