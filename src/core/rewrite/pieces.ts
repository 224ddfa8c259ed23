/** Edits made one after the other, as edits of the first text. */
import type { Edit } from '../algorithms/edits.ts';

/** A part of the text after some edits: a range of the first text, or what was inserted. */
type Piece = { start: number; end: number } | string;

const lengthOf = (piece: Piece) => (typeof piece === 'string' ? piece.length : piece.end - piece.start);
const cut = (piece: Piece, from: number, to = lengthOf(piece)): Piece =>
	typeof piece === 'string' ? piece.slice(from, to) : { start: piece.start + from, end: piece.start + to };

/** The parts from one offset to another. */
function between(pieces: readonly Piece[], from: number, to: number): Piece[] {
	const found: Piece[] = [];
	let at = 0;
	for (const piece of pieces) {
		const end = at + lengthOf(piece);
		if (end > from && at < to) found.push(cut(piece, Math.max(0, from - at), Math.min(to, end) - at));
		at = end;
	}
	return found;
}

function piecesOf(edits: readonly Edit[], pieces: readonly Piece[], length: number): Piece[] {
	const result: Piece[] = [];
	let at = 0;
	for (const edit of edits) {
		result.push(...between(pieces, at, edit.start), edit.text);
		at = edit.end;
	}
	return [...result, ...between(pieces, at, length)].filter((piece) => lengthOf(piece) > 0);
}

/** Returns the edits of a text of this length that do what `first` does, and then `second`. */
export function composed(length: number, first: readonly Edit[], second: readonly Edit[]): Edit[] {
	const whole: Piece[] = [{ start: 0, end: length }];
	const once = piecesOf(first, whole, length);
	const twice = piecesOf(
		second,
		once,
		once.reduce((sum, piece) => sum + lengthOf(piece), 0),
	);
	const edits: Edit[] = [];
	let at = 0;
	let inserted = '';
	const close = (start: number) => {
		if (start > at || inserted !== '') edits.push({ start: at, end: start, text: inserted });
		inserted = '';
	};
	for (const piece of twice)
		if (typeof piece === 'string') inserted += piece;
		else {
			close(piece.start);
			at = piece.end;
		}
	close(length);
	return edits;
}

/** Where an offset of the edited text is in the first one; at an edit, its beginning or its end. */
export function originOf(edits: readonly Edit[], offset: number, end: boolean): number {
	let shift = 0;
	for (const edit of edits) {
		const at = edit.start + shift;
		if (offset < at || (offset === at && end)) break;
		if (offset < at + edit.text.length || (offset === at + edit.text.length && end)) return end ? edit.end : edit.start;
		shift += edit.text.length - (edit.end - edit.start);
	}
	return offset - shift;
}

/** A span after edits; null if one of them touches it. */
export function moved<Spanned extends { start: number; end: number }>(
	edits: readonly Edit[],
	span: Spanned,
): Spanned | null {
	let shift = 0;
	for (const edit of edits) {
		if (edit.start < span.end && span.start < edit.end) return null;
		if (edit.end <= span.start) shift += edit.text.length - (edit.end - edit.start);
	}
	return { ...span, start: span.start + shift, end: span.end + shift };
}
