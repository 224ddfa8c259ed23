/** What differs: nothing, where words are divided, letters, or a small word too much or too few. */
export type Respelt = 'no' | 'spacing' | 'letters' | 'smallWord';

/** Reads `size` words of the text as these words of the catalogue. */
export interface Respelling {
	words: number[];
	size: number;
	how: Respelt;
}
