/** The difference: nothing, spacing, letters, or an added or missing small word. */
export type RespellingKind = 'no' | 'spacing' | 'letters' | 'smallWord';

/** A reading of `size` words of the text as these words of the catalogue. */
export interface Respelling {
	words: number[];
	size: number;
	kind: RespellingKind;
}
