/** What else a title may be of, by its name and by the words around it. */
import type { Catalogue } from '../catalogue/catalogue.ts';
import { namesakesOf, shiftOf } from '../catalogue/namesakes.ts';
import { CUE } from './cues.ts';
import type { PlacedCandidate, Scene } from './scene.ts';

/** Words on either side of a title in which other works are looked for. */
const REACH = 8;
const OTHER_WORKS = CUE.book | CUE.game | CUE.tv | CUE.music;

/** Whether a character, or a series, has the name. */
export const isNameOf = (kind: 'character' | 'series', catalogue: Catalogue, { node }: PlacedCandidate): boolean =>
	((namesakesOf(catalogue, node) >>> shiftOf(kind)) & 3) !== 0;

/** Whether the words around it speak of books, games, series or music. */
export function isAmongOtherWorks({ tokens: { cue, count } }: Scene, { from, last }: PlacedCandidate): boolean {
	for (let w = Math.max(0, from - REACH); w < Math.min(count, last + REACH); w++)
		if ((w < from || w >= last) && (cue[w]! & OTHER_WORKS) !== 0) return true;
	return false;
}
