/**
 * Reads delimited ratings. Quoted lines are split by Papa Parse; all others, nearly all lines, are parsed byte by byte
 * here: a general CSV parser creates strings first, which makes loading 8 times slower.
 */
import { atLine } from '../../../pack/errors.ts';
import type { Layout, Role } from './layout.ts';
import { createRowReader, type RowReader } from './rows.ts';
import type { Source } from './source.ts';
import type { Sink } from './table.ts';

const LONGEST_LINE = 1 << 24;
const [NEWLINE, RETURN, QUOTE, POINT] = [10, 13, 34, 46];

export async function readDelimited(source: Source, layout: Layout, sink: Sink): Promise<void> {
	const rows = createRowReader(source.name, layout, sink);
	const parse = createParser(layout, sink, rows);
	let rest = new Uint8Array(0);
	for await (const piece of source.pieces) {
		const first = piece.indexOf(NEWLINE) + 1;
		if (first === 0) {
			rest = joined(rest, piece);
			if (rest.length > LONGEST_LINE) throw atLine(source.name, rows.line + 1, 'is too long for a row of ratings.');
			continue;
		}
		const line = joined(rest, piece.subarray(0, first));
		parse(line, 0, line.length);
		const linesEnd = piece.lastIndexOf(NEWLINE) + 1;
		parse(piece, first, linesEnd);
		rest = piece.slice(linesEnd);
	}
	if (rest.length === 0) return;
	const last = joined(rest, Uint8Array.of(NEWLINE));
	parse(last, 0, last.length);
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array<ArrayBuffer> {
	const result = new Uint8Array(a.length + b.length);
	result.set(a);
	result.set(b, a.length);
	return result;
}

/** @returns a parser of the complete lines of `bytes` from `begin` to `end`, which handles rows of plain numbers itself */
function createParser(
	layout: Layout,
	sink: Sink,
	rows: RowReader,
): (bytes: Uint8Array, begin: number, end: number) => void {
	const { userIds, itemIds, scale, table } = sink;
	const { roles } = layout;
	const at = (role: Role) => roles.indexOf(role);
	const [userAt, itemAt, ratingAt, timeAt] = [at('user'), at('item'), at('rating'), at('time')];
	const skipped = Uint8Array.from(roles, (role) => (role === 'other' ? 1 : 0));
	const last = roles.length - 1;
	const cells = new Int32Array(roles.length);
	const delimiter = layout.delimiter.charCodeAt(0);
	const second = layout.delimiter.length - 1;

	/** Reads plain numbers into the cells. @returns the offset after the last cell, or -1 if a cell is not a plain number */
	function readCells(bytes: Uint8Array, start: number): number {
		let p = start;
		for (let field = 0; field <= last; field++) {
			const from = p;
			let number = 0;
			let digit = bytes[p]! ^ 48;
			while (digit < 10) {
				number = number * 10 + digit;
				digit = bytes[++p]! ^ 48;
			}
			const digits = p - from;
			if (field === ratingAt) {
				number *= 100;
				if (digit === (POINT ^ 48)) {
					const tenths = bytes[p + 1]! ^ 48;
					const hundredths = bytes[p + 2]! ^ 48;
					if (tenths > 9) return -1;
					number += 10 * tenths + (hundredths < 10 ? hundredths : 0);
					p += hundredths < 10 ? 3 : 2;
				}
			} else if (skipped[field] === 1) {
				// A quoted cell may contain the delimiter.
				if (bytes[from] === QUOTE) return -1;
				while (bytes[p] !== delimiter && bytes[p] !== NEWLINE) p++;
			}
			// "007" and 7 are different ids.
			else if (digits > 1 && bytes[from] === 48) return -1;
			if ((digits === 0 || number > 0x7fffffff) && skipped[field] === 0) return -1;
			cells[field] = number;
			if (field === last) break;
			if (bytes[p] !== delimiter || bytes[p + second] !== delimiter) return -1;
			p += 1 + second;
		}
		return p;
	}

	return (bytes, begin, end) => {
		for (let p = begin; p < end; p++) {
			const start = p;
			p = rows.plain ? readCells(bytes, start) : -1;
			const after = p < 0 ? 0 : bytes[p]!;
			const time = timeAt < 0 ? 0 : cells[timeAt]!;
			const item = itemAt < 0 ? rows.heading : cells[itemAt]!;
			if ((after === delimiter || after === NEWLINE || after === RETURN) && item >= 0) {
				const level = ratingAt < 0 ? 0 : scale.ofHundredths(cells[ratingAt]!);
				if (level >= 0) {
					table.add(userIds.ofNumber(cells[userAt]!), itemAt < 0 ? item : itemIds.ofNumber(item), level, time);
					while (bytes[p] !== NEWLINE) p++;
					rows.line++;
					continue;
				}
			}
			p = bytes.indexOf(NEWLINE, start);
			rows.read(bytes.subarray(start, bytes[p - 1] === RETURN ? p - 1 : p));
		}
	};
}
