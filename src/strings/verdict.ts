/** What a post gives away, in the popup and in the title of the button. */
import { isOne, people } from './counts.ts';
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
	/** Where only old posts give away. */
	earlier: 'This post is fine. Your old posts aren’t.',
});
