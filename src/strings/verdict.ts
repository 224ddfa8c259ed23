/** What a post gives away, in the popup and in the title of the button. */
import { isOne, number, people, roundDown } from './counts.ts';
import { around, FIRST, words } from './languages/language.ts';

const { t, texts } = words('verdict');

export const verdict = texts({
	gives: (surely: boolean, all: boolean) =>
		all
			? surely
				? t`Your posts together give you away.`
				: t`Your posts together could give you away.`
			: surely
				? t`This post gives you away.`
				: t`This post could give you away.`,
	about: (crowd: number, all: boolean) => {
		const one = isOne(crowd);
		const { before, after } = around(
			all
				? one
					? t`Perhaps only ${FIRST} could have written all the posts of this account.`
					: t`About ${FIRST} could have written all the posts of this account.`
				: one
					? t`Perhaps only ${FIRST} could have written it.`
					: t`About ${FIRST} could have written it.`,
		);
		return [before, people(crowd), after] as const;
	},
	wellHidden: 'You’re well hidden.',
	probably: 'You’re probably hidden.',
	/** More than half of the members is almost anyone. */
	atLeast: (low: number, members: number, all: boolean) =>
		2 * low > members
			? t`Almost anyone on a film site could have written this.`
			: all
				? t`At least ${people(roundDown(low))} could have written all your posts.`
				: t`At least ${people(roundDown(low))} could have written this.`,
	mostLikely: (crowd: number, low: number, goal: number) =>
		t`Most likely about ${people(crowd)} could have written this, and at least ${number(roundDown(low))}. Your goal is ${number(goal)}.`,
	nothing: 'Nothing to compare this with.',
	nothingAbout: 'You said you don’t rate films anywhere, so these films can’t lead to you.',
	/** Where an answer of the user's decides. */
	anywhere: (low: number, high: number, goal: number) =>
		t`Anywhere from ${number(roundDown(low))} to ${people(high)} could have written it. Your goal is ${number(goal)}.`,
	/** Why a title of a kind gives its writer away. */
	fewOf: {
		boardgames: 'Few people on board game sites have rated it.',
		anime: 'Few people on anime sites have rated it.',
		books: 'Few people on book sites have rated it.',
	},
	/** Where old posts give away, whatever the draft says. @param fine whether it would give nothing away by itself */
	earlier: (fine: boolean) => (fine ? t`This post is fine. Your old posts aren’t.` : t`Your old posts give you away.`),
});
