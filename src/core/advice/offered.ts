/** Which wordings are offered, and why a film gives its writer away: for both card and popup. */
import type { PhraseFacts } from '../rewrite/facts.ts';
import type { AdvisedMention, AdvisedWording } from './result.ts';

/** Each with another name, the one without its score, and the best that leaves the film out. */
export function offered({ sentences }: Pick<AdvisedWording, 'sentences'>): AdvisedWording['sentences'] {
	const without = sentences.find(({ how, words }) => how !== 'score' && words === null);
	return sentences.filter((one) => one.how === 'score' || one.words !== null || one === without);
}

/** The words for a film that is taken out: “a film”, if no wording without it reads better; undefined for none. */
export function saidOut(wordings: readonly AdvisedWording[], film: number): PhraseFacts | undefined {
	const sentences = wordings.find((one) => one.film.id === film)?.sentences ?? [];
	const without = sentences.find(({ how, words }) => how !== 'score' && words === null);
	return without?.how === 'name' ? {} : undefined;
}

/** Films that fewer have rated are known by few. */
const FEW = 0.03;

/** What gives the writer away: that few have rated it, and what the draft says. */
export function reasonOf({ share, stance }: Pick<AdvisedMention, 'share' | 'stance'>) {
	const few = share === null || share < FEW;
	if (stance !== null && stance.class !== null) return few ? 'fewScored' : 'scored';
	return few ? 'few' : null;
}
