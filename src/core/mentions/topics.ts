import { CUE } from './cues.ts';
import type { Tokens } from './tokens.ts';

/** Share of words about a subject from which a text is wholly about it. */
const WHOLLY = 0.05;
/** Shorter texts count as this long, in words. */
const SHORTEST = 20;

/** The share of a text's words about each subject: 1 if it is all about it. */
export type Topics = Record<'tv' | 'book' | 'game' | 'music', number>;

export function topicsOf({ cue, count }: Tokens): Topics {
	let [tv, book, game, music] = [0, 0, 0, 0];
	for (let w = 0; w < count; w++) {
		const bits = cue[w]!;
		if ((bits & CUE.tv) !== 0) tv++;
		if ((bits & CUE.book) !== 0) book++;
		if ((bits & CUE.game) !== 0) game++;
		if ((bits & CUE.music) !== 0) music++;
	}
	const share = (words: number) => Math.min(1, words / Math.max(SHORTEST, count) / WHOLLY);
	return { tv: share(tv), book: share(book), game: share(game), music: share(music) };
}
