/** What is around a title, in the languages other than English. */
import { listed } from '../../catalogue/lists.ts';
import { restored } from '../../catalogue/patterns.ts';
import type { Place } from '../place.ts';
import type { ASIDE_WORDS } from './asideWords.ts';
import type { ROW_WORDS } from './rowWords.ts';

export const rowWords = listed('rows', (list: unknown) => restored(list) as typeof ROW_WORDS & typeof ASIDE_WORDS);

export const wordsAround = ({ before, after }: Place): number => `${before} ${after}`.match(/\p{L}+/gu)?.length ?? 0;

/** Whether it is named behind another film: it is another one. */
export const isAnother = ({ others, item, isLater }: Place): boolean =>
	isLater && others.every(({ start }) => start < item.start);

/** Letters between two films of which a sentence says one thing. */
const FEWEST_LETTERS = 4;

/** Whether another film stays next to it, which says more than a film of which nothing is said, or needs this one. */
export const isLopsided = ({ text, item, others }: Place, isSaid: boolean): boolean =>
	others.some(({ start, end }) => {
		const between = text.slice(Math.min(end, item.end), Math.max(start, item.start));
		return !isSaid || between.replace(/\P{L}/gu, '').length <= FEWEST_LETTERS;
	});
