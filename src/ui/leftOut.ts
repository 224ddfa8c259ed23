import type { AdvisedView } from '../messages/ui.ts';

/** A plan removes much of a post from this share of its words, or of its films, on. */
const [MUCH_WORDS, MUCH_FILMS] = [0.05, 0.5];

/** Computes how much of a post is lost by leaving out some of its films; null if it is little. */
export function leftOut(
	{ advice, surfaces, words }: Pick<AdvisedView, 'advice' | 'surfaces' | 'words'>,
	films: number[],
) {
	const gone = surfaces.filter((_, i) => films.includes(advice.mentions[i]!.film.id));
	const part = gone.reduce((sum, surface) => sum + countWords(surface), 0) / Math.max(1, words);
	const of = new Set(advice.mentions.map(({ film }) => film.id)).size;
	const much = films.length > 0 && (part > MUCH_WORDS || films.length >= MUCH_FILMS * of);
	return much ? { out: films.length, of, words: part } : null;
}

const countWords = (text: string) => text.split(/\s+/).filter((word) => word !== '').length;
