/** What the card and the notice in a page say about a draft. They come from the worker, so that pages load less. */
import { type FilmName, film, people } from './counts.ts';
import { words } from './languages/language.ts';

const { t, texts } = words('card');

export const card = texts({
	most: 'This gives you away most.',
	too: 'This gives you away, too.',
	few: 'Few people have rated it.',
	fewScored: 'Few people have rated it, and your opinion says more.',
	scored: 'Your opinion can be matched with public ratings.',
	noWording: 'No wording hides this one. Keep it, or take it out.',
	takeOut: 'Take it out',
	cut: 'Cut the sentence',
	unscored: 'Without the score',
	untitled: 'Without the title',
	/** About words that may name a film. */
	doubt: (words: string, year: number) =>
		year === 0
			? t`“${words}” is also a film. It only counts if you mean the film.`
			: t`“${words}” is also a ${String(year)} film. It only counts if you mean the film.`,
	/** For a study's arm that suggests only years. */
	withYear: (crowd: number, one: FilmName) =>
		t`About ${people(crowd)} could have written this. Written with its year, ${film(one)}, readers know which film is meant.`,
	notice: 'This post could give you away. Point at an underlined title to change it (Alt+Shift+R).',
	noticeWithYear: (crowd: number) =>
		t`About ${people(crowd)} could have written this. Point at an underlined film to see more (Alt+Shift+R).`,
	enough: 'That’s enough. You’re well hidden.',
	enoughForNow: 'That’s enough for now.',
});
