/** Text from pieces as browsers render it: lines begin, and white space appears, only if text follows. */

/** A run of consecutive characters of one text node, or a line break. */
export interface Piece {
	node: Node;
	from: number;
	start: number;
	length: number;
}

export interface TextMap {
	text: string;
	pieces: readonly Piece[];
}

export type Rendered = ReturnType<typeof createRendered>;

export function createRendered() {
	const pieces: Piece[] = [];
	let text = '';
	/** Whether there was a line before, even an empty one. */
	let seen = false;
	/** Whether a block began or ended since. */
	let edge = false;
	/** A break that is rendered only if more follows in its block. */
	let breaking: Piece | null = null;
	/** White space that is rendered only if text follows on its line. */
	let pending: { node: Text; from: number } | null = null;
	let lineEmpty = true;

	/** Begins a line if none is open, even one that stays empty. */
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

	/** Adds text without white space that would collapse. */
	function words(node: Text, from: number, data: string): void {
		enter();
		if (pending !== null) {
			if (!lineEmpty) {
				pieces.push({ node: pending.node, from: pending.from, start: text.length, length: 1 });
				text += ' ';
			}
			pending = null;
		}
		pieces.push({ node, from, start: text.length, length: data.length });
		text += data;
		lineEmpty = false;
	}

	function breakLine(node: Node, from = 0): void {
		enter();
		pending = null;
		breaking = { node, from, start: text.length, length: 0 };
		pieces.push(breaking);
	}

	return {
		words,
		/** Adds collapsed white space, which is rendered only if text follows on its line. */
		space(node: Text, from: number) {
			pending ??= { node, from };
		},
		/** Opens a line for text without width. */
		noWidth(node: Text, from: number) {
			enter();
			pieces.push({ node, from, start: text.length, length: 0 });
		},
		breakLine,
		block() {
			edge = true;
			breaking = null;
			pending = null;
		},
		enter,
		length: () => text.length,
		map: (most: number) => ({ text: text.slice(0, most), pieces }),
	};
}
