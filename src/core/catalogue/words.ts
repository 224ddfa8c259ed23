import { AND, EXPANDS, expand, fold, JOINER, MARK, UNSEEN } from './fold.ts';
import { SPELLINGS } from './spellings.ts';

/** Folded units reserved for each unit of text ("&" is "and"); the buffer grows for ligatures that need more. */
const ROOM = 3;

/**
 * The words of a text, in columns. Word w has the folded units `units[from[w] .. from[w + 1]]` and their hash, and spans
 * the UTF-16 offsets `start[w]` up to `end[w]` of the text.
 */
export interface Words {
	count: number;
	units: Uint16Array;
	from: Uint32Array;
	hash: Int32Array;
	start: Uint32Array;
	end: Uint32Array;
	/** 1 if the word ends in an apostrophe and an s: "the Matrix's". */
	possessive: Uint8Array;
}

const HASH_SEED = 0x811c9dc5 | 0;
const HASH_PRIME = 0x01000193;

const LONGEST_SPELLING = 10;
const spellingByHash = new Map<number, { from: string; units: Uint16Array; hash: number }>();
const spellingFilter = new Uint8Array(1024);
for (const [from, to] of SPELLINGS) {
	const hash = hashOf(from);
	spellingByHash.set(hash, { from, units: Uint16Array.from(to, (c) => c.charCodeAt(0)), hash: hashOf(to) });
	spellingFilter[hash & 1023] = 1;
}

const AND_UNITS = Uint16Array.from('and', (c) => c.charCodeAt(0));
const AND_HASH = hashOf('and');
const SMALL_S = 's'.charCodeAt(0);
/** HTML entities in texts that forums store escaped: "&amp;" is an "&", apostrophes join, the others end a word. */
const ENTITY = /^&(?:amp|lt|gt|quot|nbsp|apos|[lr][sd]quo|[mn]dash|hellip|#\d{1,6}|#x[\da-f]{1,6});/i;
const APOSTROPHE = /^&(?:apos|[lr]squo|#0?39|#821[67]|#x27|#x201[89]);$/i;

/** Returns the HTML entity at `at`, or ''. */
export const entityAt = (text: string, at: number) => ENTITY.exec(text.slice(at, at + 10))?.[0] ?? '';

/** Returns the hash of a folded word (FNV-1a over code units), as in {@link Words}. */
export function hashOf(word: string): number {
	let hash = HASH_SEED;
	for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), HASH_PRIME);
	return hash;
}

/** Continues the same hash over folded units `from` up to `to`, starting from the hash of the units before them. */
export function hashUnits(units: Uint16Array, from: number, to: number, before = HASH_SEED): number {
	let hash = before;
	for (let i = from; i < to; i++) hash = Math.imul(hash ^ units[i]!, HASH_PRIME);
	return hash;
}

const emptyWords = (size: number): Words => ({
	count: 0,
	units: new Uint16Array(ROOM * size),
	from: new Uint32Array(size + 1),
	hash: new Int32Array(size),
	start: new Uint32Array(size),
	end: new Uint32Array(size),
	possessive: new Uint8Array(size),
});

/** Finds the words of `text` in one pass, without allocating strings. */
export function scanWords(text: string): Words {
	const size = text.length;
	const words = emptyWords(size);
	let { units } = words;
	let from = 0;
	let to = 0;
	let hash = HASH_SEED;
	let start = 0;
	let end = 0;
	/** Position of the last apostrophe in the units. */
	let joinedAt = -1;
	for (let at = 0; at < size; at++) {
		const folded = fold(text.charCodeAt(at));
		if (folded > AND) {
			if (to === from) start = at;
			units[to++] = folded;
			hash = Math.imul(hash ^ folded, HASH_PRIME);
			end = at + 1;
			continue;
		}
		if (folded === UNSEEN) continue;
		const entity = folded === AND ? entityAt(text, at) : '';
		if (folded === JOINER || (entity !== '' && APOSTROPHE.test(entity))) {
			at += Math.max(0, entity.length - 1);
			if (to > from) joinedAt = to;
			continue;
		}
		if (folded === MARK) {
			if (to > from) end = at + 1;
			continue;
		}
		if (folded === EXPANDS) {
			const codePoint = text.codePointAt(at)!;
			const expansion = expand(codePoint);
			if (to === from && expansion !== null) start = at;
			if (codePoint > 0xffff) at++;
			if (expansion === null) continue;
			if (expansion.length > 0) {
				const needed = to + expansion.length + ROOM * (size - at);
				if (needed > units.length) units = grow(words, expansion.length);
				for (let i = 0; i < expansion.length; i++) {
					const unit = expansion.charCodeAt(i);
					units[to++] = unit;
					hash = Math.imul(hash ^ unit, HASH_PRIME);
				}
				end = at + 1;
				continue;
			}
		}
		if (to > from) {
			to = endWord(words, to, hash, start, end, joinedAt);
			from = to;
			hash = HASH_SEED;
		}
		if (folded === AND) {
			if (entity !== '' && entity.toLowerCase() !== '&amp;') {
				at += entity.length - 1;
				continue;
			}
			const after = at + Math.max(1, entity.length);
			from = to = addAnd(words, to, at, after);
			at = after - 1;
		}
	}
	if (to > from) endWord(words, to, hash, start, end, joinedAt);
	return words;
}

/** Makes room for letters that fold to many units. */
function grow(words: Words, more: number): Uint16Array {
	const units = new Uint16Array(2 * words.units.length + more + ROOM);
	units.set(words.units);
	words.units = units;
	return units;
}

/** Adds the word "and" for an ampersand. Returns the unit at which the next word begins. */
function addAnd(words: Words, to: number, start: number, end: number): number {
	words.units.set(AND_UNITS, to);
	return endWord(words, to + AND_UNITS.length, AND_HASH, start, end, -1);
}

/**
 * Closes the word that ends at unit `to`, replacing a variant by its normalized spelling. Returns the unit at which the
 * next word begins.
 * @param joinedAt position of the last apostrophe in the units
 */
function endWord(words: Words, to: number, hash: number, start: number, end: number, joinedAt: number): number {
	const w = words.count++;
	const from = words.from[w]!;
	if (joinedAt === to - 1 && words.units[joinedAt] === SMALL_S) words.possessive[w] = 1;
	if (to - from <= LONGEST_SPELLING && spellingFilter[hash & 1023] === 1) {
		const other = spellingByHash.get(hash);
		if (other !== undefined && String.fromCharCode(...words.units.subarray(from, to)) === other.from) {
			words.units.set(other.units, from);
			to = from + other.units.length;
			hash = other.hash;
		}
	}
	words.hash[w] = hash;
	words.start[w] = start;
	words.end[w] = end;
	words.from[w + 1] = to;
	return to;
}

/** Returns the folded words of `text` as strings: for building a catalogue, for cue words and for tests. */
export function words(text: string): string[] {
	const { count, units, from } = scanWords(text);
	return Array.from({ length: count }, (_, w) => String.fromCharCode(...units.subarray(from[w], from[w + 1])));
}
