/**
 * Cuts a JSON text into items that `JSON.parse` reads. @streamparser/json builds every value itself: 40 % slower, six times the
 * bytes, and without a bound on depth or on the length of an item.
 */
import { faults, why } from '../../strings/faults.ts';
import { ImportError } from '../error.ts';
import { LONGEST_TEXT, type TextFile } from './format.ts';

const [QUOTE, BACKSLASH, COMMA, COLON] = [34, 92, 44, 58];
const [OPEN_ARRAY, CLOSE_ARRAY, OPEN_OBJECT, CLOSE_OBJECT] = [91, 93, 123, 125];
/** No export nests deeper, or has wanted items deeper, and names on the way to them are short. */
const [DEEPEST, DEEPEST_WANTED, LONGEST_NAME] = [100, 8, 100];

export interface JsonItem {
	value: unknown;
	/** From 1. */
	number: number;
}

/**
 * Streams the items of arrays in a JSON text, one at a time in memory. `isWanted` decides by the names on the way to an
 * array whether its items are wanted ("db", "", "data", "posts": items of arrays have no names).
 * @param from offset in the head where the JSON begins
 * @throws ImportError with the number of the item that is damaged, or longer than any post
 */
export async function* jsonItems(
	{ name, chunks }: Pick<TextFile, 'name' | 'chunks'>,
	isWanted: (path: readonly string[]) => boolean,
	from = 0,
): AsyncGenerator<JsonItem, void> {
	const splitter = jsonCutter(name, isWanted);
	let skip = from;
	for await (const chunk of chunks) {
		const text = chunk.slice(skip);
		skip = Math.max(0, skip - chunk.length);
		yield* splitter.push(text);
	}
	splitter.end();
}

/** Like {@link jsonItems} for a text in pieces: `push` yields the items that end in a piece. */
export function jsonCutter(name: string, isWanted: (path: readonly string[]) => boolean) {
	const at = nestingOf(isWanted);
	let number = 0;
	let [quoted, escaped] = [false, false];
	/** The item, or the last string outside items, so far. */
	let held = '';

	const broken = (reason: string) => {
		const placed = at.wanted > 0 ? faults.atEntry(name, number + 1, reason) : faults.atFile(name, reason);
		return new ImportError(faults.again(placed));
	};
	const tooLong = () => broken(why.long(LONGEST_TEXT));
	const item = (text: string): JsonItem => {
		if (text.length > LONGEST_TEXT) throw tooLong();
		try {
			return { value: JSON.parse(text), number: ++number };
		} catch {
			throw broken(why.damaged);
		}
	};

	function* push(text: string): Generator<JsonItem, void> {
		/** Where in this piece the kept text continues. */
		let start = 0;
		for (let i = 0; i < text.length; i++) {
			const char = text.charCodeAt(i);
			if (quoted) {
				if (escaped) escaped = false;
				else if (char === BACKSLASH) escaped = true;
				else if (char === QUOTE) {
					quoted = false;
					if (at.wanted === 0) held += text.slice(start, i);
				}
				continue;
			}
			const isBetween = at.wanted > 0 && at.depth === at.wanted;
			if (char === QUOTE) {
				quoted = true;
				if (at.wanted === 0) [held, start] = ['', i + 1];
			} else if (char === COLON) at.key = held.slice(0, LONGEST_NAME);
			else if (char === COMMA && isBetween) {
				yield item(held + text.slice(start, i));
				[held, start] = ['', i + 1];
			} else if (char === COMMA) at.key = '';
			else if (char === OPEN_ARRAY || char === OPEN_OBJECT) {
				if (!at.open(char === OPEN_ARRAY)) throw broken(why.noJson);
				if (at.wanted === at.depth) [held, start] = ['', i + 1];
			} else if (char === CLOSE_ARRAY || char === CLOSE_OBJECT) {
				const last = isBetween ? held + text.slice(start, i) : '';
				if (last.trim() !== '') yield item(last);
				if (isBetween) held = '';
				if (!at.close(char === CLOSE_ARRAY)) throw broken(why.bracket);
			}
		}
		if (at.wanted > 0 || quoted) held += text.slice(start);
		if (held.length > LONGEST_TEXT) throw tooLong();
	}

	return {
		push,
		end() {
			if (!at.ended) throw broken(why.fileEnds);
		},
	};
}

/** What is open at a place in a JSON text. */
function nestingOf(isWanted: (path: readonly string[]) => boolean) {
	const path: string[] = [];
	const arrays: boolean[] = [];
	const nesting = {
		depth: 0,
		/** Depth of the array with wanted items; 0 outside of one. */
		wanted: 0,
		/** Name of what comes next; empty in an array. */
		key: '',
		ended: false,
		/** Returns whether something may be opened here. */
		open(isArray: boolean): boolean {
			if (nesting.ended || arrays.length >= DEEPEST) return false;
			path.push(nesting.key);
			nesting.depth = arrays.push(isArray);
			nesting.key = '';
			// The outermost value has no name.
			const mayBe = isArray && nesting.wanted === 0 && path.length <= DEEPEST_WANTED;
			if (mayBe && isWanted(path.slice(1))) nesting.wanted = nesting.depth;
			return true;
		},
		/** Returns whether that was opened last. */
		close(isArray: boolean): boolean {
			if (arrays.pop() !== isArray) return false;
			path.pop();
			nesting.depth = arrays.length;
			if (nesting.depth < nesting.wanted) nesting.wanted = 0;
			nesting.ended = nesting.depth === 0;
			return true;
		},
	};
	return nesting;
}
