/** Number of words in the corpus that counts come from. */
const CORPUS = 51e6;
const STEP = 6;
const NAME = 128;

/** Packs a word's count and whether it is mostly a name into one byte: 6 log2(1 + count), and a flag bit. */
export const packCommon = (count: number, isName: boolean) =>
	Math.min(NAME - 1, Math.round(STEP * Math.log2(1 + count))) | (isName ? NAME : 0);

/** Surprisal of a word in ordinary English, in bits: 26 for an unknown word, 5 for "the". */
export const surpriseOf = (common: number) => Math.log2(CORPUS) - (common & (NAME - 1)) / STEP;

export const isName = (common: number) => (common & NAME) !== 0;
