/** Drafts: whatever letters they are made of, mentions lie in the text, in order, and do not overlap. */
import { findMentions } from '../../../../src/core/mentions/mentions.ts';
import { testPack } from '../../../unit/films.ts';
import { mutateText, pick } from '../mutate.ts';
import type { Target } from '../target.ts';

const { catalogue } = testPack();
const DRAFTS = [
	'Anyone into slow cinema? I adored Koyaanisqatsi and Werckmeister Harmonies, also The Matrix',
	'My list:\n1. "Heat" (1995)\n2. Lock, Stock & Two Smoking Barrels\n> I saw **Amélie**\n\nCrash 2004, Rocky 2, dune part two',
	'See [Fight Club](https://letterboxd.com/film/fight-club/) or `code` and the lord of the rings: the two towers!',
];

export const texts: Target = {
	name: 'drafts',
	tryCase: (random) => {
		let text = pick(random, DRAFTS);
		for (let times = 1 + 3 * random(); times > 0; times--) text = mutateText(random, text);
		let end = 0;
		const mentions = findMentions(catalogue, text);
		for (const mention of mentions) {
			const isSound = mention.start >= end && mention.end > mention.start && mention.end <= text.length;
			if (!isSound || !(mention.confidence > 0 && mention.confidence <= 1) || mention.film >= catalogue.films)
				throw new Error(`An impossible mention ${JSON.stringify(mention)} in ${JSON.stringify(text)}`);
			({ end } = mention);
		}
		return mentions.length > 0;
	},
};
