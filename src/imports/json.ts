import { faults, why } from '../strings/faults.ts';
import { atRow, ImportError } from './error.ts';
import type { Part } from './export.ts';

/** Characters parsed per step. */
const STEP = 1 << 15;
const LONGEST_ENTRY = 1 << 20;
const [QUOTE, BACKSLASH, COMMA] = [34, 92, 44];
const OPENING = new Set([91, 123]);
const CLOSING = new Set([93, 125]);

/**
 * Parses a JSON array in steps of some thousand characters, since parsing a long one at once would block the page. Entries
 * are numbered from 1.
 * @throws ImportError with the number of a damaged entry
 */
export function* jsonEntries({ name, text }: Part): Generator<{ entries: unknown[]; first: number; share: number }> {
	const start = text.search(/\S/);
	if (text[start] !== '[') throw new ImportError(faults.noList(name));
	let first = 1;
	let from = start + 1;
	/** End offsets of the entries after `from`. */
	let ends: number[] = [];
	let depth = 0;
	let quoted = false;
	const take = (share: number) => {
		const entries = parseEntries(name, text, from, ends, first);
		const step = { entries, first, share };
		first += entries.length;
		from = ends.at(-1)! + 1;
		ends = [];
		return step;
	};
	for (let i = from; i < text.length; i++) {
		const char = text.charCodeAt(i);
		if (quoted) {
			if (char === BACKSLASH) i++;
			else if (char === QUOTE) quoted = false;
		} else if (char === QUOTE) quoted = true;
		else if (OPENING.has(char)) depth++;
		else if (CLOSING.has(char) && --depth < 0) {
			if (text.slice(i + 1).trim() !== '') throw atRow(name, first + ends.length, why.behind);
			if (text.slice((ends.at(-1) ?? from - 1) + 1, i).trim() !== '') ends.push(i);
			if (ends.length > 0) yield take(1);
			return;
		} else if (char === COMMA && depth === 0) {
			ends.push(i);
			if (i - from > STEP) yield take(i / text.length);
		}
		if (i - (ends.at(-1) ?? from) > LONGEST_ENTRY) break;
	}
	throw atRow(name, first + ends.length, why.listEnds);
}

/** Parses the entries that end at `ends`, the first of which has number `first`. */
function parseEntries(name: string, text: string, from: number, ends: number[], first: number): unknown[] {
	try {
		return JSON.parse(`[${text.slice(from, ends.at(-1))}]`) as unknown[];
	} catch {
		for (const [i, end] of ends.entries())
			try {
				JSON.parse(text.slice(i === 0 ? from : ends[i - 1]! + 1, end));
			} catch {
				throw atRow(name, first + i, why.damagedHere);
			}
		throw atRow(name, first, why.damagedHere);
	}
}
