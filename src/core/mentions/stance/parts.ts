/** Where the sentences and clauses of a text begin, and which of its words tell an opinion. */
import { CUES } from './cues.ts';
import { bitOf, type CuedWords } from './lexicon.ts';

const SAID = CUES.slice(0, 9);
/** What an opinion is, as a number: cues first, then words that a "not" flips. */
export const OPINIONS = [...SAID, 'notGood', 'notBad'];
const LISTED = SAID.map(bitOf);
const [NOT, BUT, NOTHING] = [bitOf('not'), bitOf('but'), bitOf('nothing')];
const NOT_GOOD = 1 << 9;
const NOT_BAD = 1 << 10;
const TURNS_BAD = 0b000100011;
const TURNS_GOOD = 0b010011000;

/** The words of a mention. */
export interface Place {
	first: number;
	end: number;
}

export interface Parts {
	/** For each word the number of its clause and of its sentence, each counted through the text. */
	clause: Int32Array;
	sentence: Int32Array;
	/** Opinions of each word, as bits in the order of {@link OPINIONS}. */
	opinion: Int32Array;
}

const CLAUSE = /[,;:()–—[\]|]|\s-\s|--/;
const SENTENCE = /[.!?…](?:\s|["'”»)*_]|$)|\n/;
/** Longest gap between words that is read. */
const LONGEST_GAP = 40;

/** Words before an opinion, and after it, in which a "not" turns it. */
const [BEFORE, AFTER] = [4, 2];

export function partsOf(text: string, { cues, start, end, count }: CuedWords): Parts {
	const [clause, sentence] = [new Int32Array(count), new Int32Array(count)];
	let [clauses, sentences] = [0, 0];
	for (let w = 0; w < count; w++) {
		const gap =
			w === 0 || start[w]! === end[w - 1]! + 1
				? ''
				: text.slice(end[w - 1]!, Math.min(start[w]!, end[w - 1]! + LONGEST_GAP));
		const ends = gap !== '' && SENTENCE.test(gap);
		if (ends) sentences++;
		if (ends || (cues[w]! & BUT) !== 0 || (gap !== '' && CLAUSE.test(gap))) clauses++;
		[clause[w], sentence[w]] = [clauses, sentences];
	}
	return { clause, sentence, opinion: opinionsOf(cues, clause) };
}

function opinionsOf(cues: Int32Array, clause: Int32Array): Int32Array {
	const opinion = new Int32Array(cues.length);
	for (let w = 0; w < cues.length; w++) {
		if ((cues[w]! & NOTHING) !== 0) continue;
		let bits = 0;
		for (let k = 0; k < LISTED.length; k++) if ((cues[w]! & LISTED[k]!) !== 0) bits |= 1 << k;
		if (bits === 0) continue;
		if (isTurned(cues, clause, w))
			bits = (bits & TURNS_BAD ? NOT_GOOD : 0) | (bits & TURNS_GOOD ? NOT_BAD : 0) | (bits & ~(TURNS_BAD | TURNS_GOOD));
		opinion[w] = bits;
	}
	return opinion;
}

/** Whether a "not" in the same clause turns an opinion. */
function isTurned(cues: Int32Array, clause: Int32Array, word: number): boolean {
	for (let w = Math.max(0, word - BEFORE); w <= Math.min(cues.length - 1, word + AFTER); w++)
		if (w !== word && clause[w] === clause[word] && (cues[w]! & NOT) !== 0) return true;
	return false;
}
