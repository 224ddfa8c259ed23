/** Folds of whole sources: texts of one thread, page or dialogue are in one fold. */
import { hashOf } from '../../core/catalogue/words.ts';
import type { GoldText } from './gold.ts';

export const FOLDS = 5;

/** The source of a text: where it was found, its dialogue, or else itself. */
export function sourceOf({ id, source }: Pick<GoldText, 'id' | 'source'>): string {
	return source ?? /^.+-(\d+)-\d+$/.exec(id)?.[1] ?? id;
}

/** Mixes a hash, so that its low bits depend on all of the text. */
function mix(hash: number): number {
	const once = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
	const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
	return (twice ^ (twice >>> 16)) >>> 0;
}

/** Returns the fold that a text is judged in. */
export const foldOf = (text: Pick<GoldText, 'id' | 'source'>) => mix(hashOf(sourceOf(text))) % FOLDS;

/** Returns a number from 0 to 1, the same for all texts of a source: a share of the sources is those below it. */
export const drawOf = (text: GoldText) => mix(hashOf(`${sourceOf(text)} share`)) / 2 ** 32;
