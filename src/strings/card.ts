/** What the card and the notice in a page say of a draft. The worker says it, so that pages load less. */
import { about, film, people } from './counts.ts';
import { words } from './languages/language.ts';

const { t, texts } = words('card');

interface Cost {
	crowd: number;
	crowdWithout: number;
	film: Parameters<typeof film>[0];
}

/** Taking a film out is worth saying in numbers where the crowd grows by this factor. */
const WORTH = 1.2;
const more = ({ crowd, crowdWithout }: Cost) => about(crowdWithout - crowd);

export const card = texts({
	most: 'This gives you away most.',
	too: 'This gives you away, too.',
	few: 'Few people have rated it.',
	fewScored: 'Few people have rated it, and your opinion says more.',
	scored: 'Your opinion of it can be compared with public ratings.',
	noWording: 'No wording hides this one. Keep it, or take it out.',
	takeOut: 'Take it out',
	cut: 'Cut the sentence',
	unscored: 'Without the score',
	untitled: 'Without the title',
	/** Of words that may name a film. */
	doubt: (words: string, year: number) =>
		year === 0
			? t`“${words}” is also a film. It only counts if you mean the film.`
			: t`“${words}” is also a ${String(year)} film. It only counts if you mean the film.`,
	/** As arms of studies say what a film costs. */
	inStudy: {
		gain: (one: Cost) =>
			one.crowdWithout < one.crowd * WORTH
				? t`About ${people(one.crowd)} could have written this.`
				: t`About ${people(one.crowd)} could have written this. Taking this film out hides you among about ${more(one)} more.`,
		loss: (one: Cost) =>
			one.crowdWithout < one.crowd * WORTH
				? t`About ${people(one.crowd)} could have written this.`
				: t`About ${people(one.crowd)} could have written this. Naming this film takes away about ${more(one)} who would hide you.`,
		year: (one: Cost) =>
			t`About ${people(one.crowd)} could have written this. Written with its year, ${film(one.film)}, readers know which film is meant.`,
	},
	notice: 'This post could give you away. Point at an underlined title to change it (Alt+Shift+R).',
	noticeInStudy: {
		gain: (crowd: number) =>
			t`About ${people(crowd)} could have written this. Point at an underlined film to see how to be hidden among more (Alt+Shift+R).`,
		loss: (crowd: number) =>
			t`About ${people(crowd)} could have written this. Point at an underlined film to see what it takes away (Alt+Shift+R).`,
		year: (crowd: number) =>
			t`About ${people(crowd)} could have written this. Point at an underlined film to see more (Alt+Shift+R).`,
	},
	enough: 'That’s enough. You’re well hidden.',
	enoughForNow: 'That’s enough for now.',
});
