/** Words of the corpus that counts are taken from. */
const CORPUS = 51e6;
const STEP = 6;
const NAME = 128;

/** A word's count and whether it is mostly a name, in the byte that a pack keeps: 6 log2(1 + count), and a bit. */
export const packCommon = (count: number, isName: boolean) =>
	Math.min(NAME - 1, Math.round(STEP * Math.log2(1 + count))) | (isName ? NAME : 0);

/** Bits by which ordinary English is surprised at a word: 26 for one never seen, 5 for "the". */
export const surpriseOf = (common: number) => Math.log2(CORPUS) - (common & (NAME - 1)) / STEP;

export const isName = (common: number) => (common & NAME) !== 0;
