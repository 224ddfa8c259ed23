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

/** Words between two films of which a sentence says one thing. */
const FEWEST_BETWEEN = 3;

/** Whether another film is named next to it: "a film" next to a named one says nothing. */
export const isLopsided = ({ text, item, others }: Place): boolean =>
	others.some(({ start, end }) => {
		const between = text.slice(Math.min(end, item.end), Math.max(start, item.start));
		return (between.match(/\p{L}+/gu)?.length ?? 0) <= FEWEST_BETWEEN;
	});

/** Whether "a certain film" can be said: the sentence is about its writer and that film, not an opinion. */
export const mayBeVague = ({ before, after, others }: Place): boolean =>
	others.length === 0 && rowWords().WRITER.test(`${before} ${after}`) && !rowWords().IN_MY_VIEW.test(before);
