import { type Catalogue, findWord } from '../catalogue/catalogue.ts';
import { scanWords } from '../catalogue/words.ts';

/** Words of a text by their number in a catalogue (-1: in no title) with their UTF-16 spans. */
export interface Tokens {
	count: number;
	word: Int32Array;
	start: Uint32Array;
	end: Uint32Array;
}

export function tokenize(catalogue: Catalogue, text: string): Tokens {
	const { count, units, from, hash, start, end } = scanWords(text);
	const word = new Int32Array(count);
	for (let w = 0; w < count; w++) word[w] = findWord(catalogue, units, from[w]!, from[w + 1]!, hash[w]!);
	return { count, word, start, end };
}
