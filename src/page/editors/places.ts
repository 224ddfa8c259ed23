/** Converts between text offsets and DOM positions. */
import { partitionPoint } from '../../core/algorithms/bisect.ts';
import { call, get, isText } from '../dom.ts';
import type { Piece, TextMap } from './rendered.ts';

/** Index of the last piece for which `holds`, or -1. `holds` must be true up to some piece and false after it. */
const lastPiece = (pieces: readonly Piece[], holds: (piece: Piece) => boolean): number =>
	partitionPoint(0, pieces.length, (at) => holds(pieces[at]!)) - 1;

export function piecesIn({ pieces }: TextMap, start: number, end: number): Piece[] {
	const first = lastPiece(pieces, (piece) => piece.start + piece.length <= start) + 1;
	const last = lastPiece(pieces, (piece) => piece.start < end);
	return pieces.slice(first, last + 1).filter((piece) => piece.length > 0 && isText(piece.node));
}

/**
 * The DOM position of an offset. Between two text nodes, `start` takes the later one and `end` the earlier.
 * Null if the map is empty.
 */
export function pointAt({ pieces }: TextMap, offset: number, side: 'start' | 'end'): [Node, number] | null {
	const last = lastPiece(pieces, ({ start }) => start <= offset);
	const touching: Piece[] = [];
	for (let i = last; i >= 0 && pieces[i]!.start + pieces[i]!.length >= offset; i--) touching.unshift(pieces[i]!);
	const words = touching.filter((piece) => isText(piece.node) && piece.length > 0);
	const choices = words.length > 0 ? words : touching;
	const piece = side === 'start' ? choices.at(-1) : choices[0];
	if (piece === undefined) return null;
	if (isText(piece.node)) return [piece.node, piece.from + offset - piece.start];
	const parent = get(piece.node, 'parentNode')!;
	return [parent, [...get(parent, 'childNodes')].indexOf(piece.node as ChildNode) + (offset - piece.start)];
}

/** The leaf at a DOM position: a text node with an offset, or another node with 0 for before it and 1 for after it. */
function leafAt(node: Node, at: number): [Node, number] {
	let leaf = node;
	let offset = at;
	for (let inner = get(leaf, 'childNodes'); inner.length > 0; inner = get(leaf, 'childNodes')) {
		const child: Node | undefined = inner[offset];
		leaf = child ?? inner[inner.length - 1]!;
		offset = child !== undefined ? 0 : isText(leaf) ? leaf.length : get(leaf, 'childNodes').length || 1;
	}
	return [leaf, offset];
}

export function offsetAt({ pieces, text }: TextMap, node: Node, at: number): number {
	const [leaf, within] = leafAt(node, at);
	const before = lastPiece(pieces, (piece) =>
		piece.node === leaf
			? piece.from <= within
			: (call(leaf, 'compareDocumentPosition', piece.node) & Node.DOCUMENT_POSITION_PRECEDING) !== 0,
	);
	const piece = pieces[before];
	if (piece?.node === leaf) return Math.min(text.length, piece.start + Math.min(within - piece.from, piece.length));
	const next = pieces[before + 1];
	const around = get(leaf, 'parentNode');
	const holds = (other: Piece | undefined) =>
		other !== undefined && around !== null && call(around, 'contains', other.node);
	// A node without text between two lines belongs to the line with which it shares a parent.
	if (next !== undefined && holds(next) && !holds(piece)) return next.start;
	return piece === undefined ? 0 : Math.min(text.length, piece.start + piece.length);
}
