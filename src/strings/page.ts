/** What is said in a page that somebody writes in. By itself, because it is loaded beside every box. */
import { about, type FilmName, film, fit, number, people } from './counts.ts';

interface Cost {
	crowd: number;
	crowdWithout: number;
	film: FilmName;
}

/** How it is said; plainly where it is not told. */
type Say = 'gain' | 'loss' | 'year';

/** Leaving a film out is worth saying in numbers where the crowd grows by this factor. */
const WORTH = 1.2;

const costly = {
	plain: ({ crowdWithout }: Cost) => `Without this film: about ${about(crowdWithout)}.`,
	gain: (cost: Cost) => `Leaving this film out hides you among about ${about(more(cost))} more.`,
	loss: (cost: Cost) => `Naming this film takes away about ${about(more(cost))} who would hide you.`,
};

const more = ({ crowd, crowdWithout }: Cost) => crowdWithout - crowd;

const cost = (one: Cost, say?: Say) => ({
	before: 'About ',
	crowd: people(one.crowd),
	after: ` ${fit(one.crowd)} what you say. ${
		say === 'year'
			? `Written with its year, ${film(one.film)}, readers know which film is meant.`
			: one.crowdWithout < one.crowd * WORTH
				? 'Leaving this film out changes little by itself.'
				: costly[say ?? 'plain'](one)
	}`,
	/** Whether it is suggested to leave the film out. */
	mayGo: say !== 'year',
});

/** What a maybe would do to the crowd. */
const wouldCost = (crowdWith: number) => ({
	before: 'If so, about ',
	crowd: people(crowdWith),
	after: ` ${fit(crowdWith)} what you say.`,
	mayGo: false,
});

const isThis = { before: 'Is this the film ', after: '?' };

const why = { plain: 'why', gain: 'how to be hidden among more', loss: 'what it takes away', year: 'more' };

const marked = (films: number, maybes: number): string => {
	if (films === 0) return maybes === 1 ? '1 is perhaps a film' : `${number(maybes)} are perhaps films`;
	const sure = films === 1 ? '1 film is underlined' : `${number(films)} films are underlined`;
	return maybes === 0 ? sure : `${sure}; ${number(maybes)} perhaps`;
};

/** What is said once somebody has told whether words name a film, and where that could not be stored. */
const settled = {
	isFilm: 'It counts as a film here from now on. The settings can undo that.',
	notFilm: 'It counts as no film any more. The settings can undo that.',
};
const unsettled = {
	isFilm: 'This cannot be remembered of these words.',
	notFilm: 'These words cannot be left out for good. Delete them, or say otherwise.',
};

export const page = {
	film,
	cost,
	wouldCost,
	isThis,
	ask: (about: FilmName) => `${isThis.before}${film(about)}${isThis.after}`,
	select: 'Select it',
	takeOut: 'Take it out',
	notFilm: 'Not a film',
	isFilm: 'The film',
	notThisFilm: 'Not the film',
	another: 'Another film…',
	plans: 'See plans',
	back: 'Back',
	which: 'Which film do you mean?',
	/** The button that is chosen now. */
	action: (label: string, at: number, of: number) => `${label}, ${at} of ${of}`,
	/** What the card says to those who do not see it. */
	opened: (title: string, sentence: string, action: string) =>
		`${title}. ${sentence} ${action}. Arrow keys to choose, Enter to do it, Escape to close.`,
	changed: 'The text has changed. Wait a moment and try again.',
	takenOut: 'Taken out. Undo brings it back.',
	takeOutByHand: 'Could not change this box. The title is selected: press Delete.',
	selected: 'Selected, for you to say otherwise.',
	refused: 'This box does not let it be changed from here. Do it by hand.',
	settled,
	unsettled,
	nothing: 'No film is underlined here.',
	advice: (crowd: number, films: number, maybes: number) =>
		`About ${people(crowd)} ${fit(crowd)} what you say. ${marked(films, maybes)}: Alt+Shift+R tells more.`,
	enough: 'Enough people fit what you say now.',
	notice: (crowd: number, say?: Say) => ({
		before: 'About ',
		crowd: people(crowd),
		after: ` ${fit(crowd)} what you say. Point at an underlined film to see ${why[say ?? 'plain']}, or press Alt+Shift+R.`,
	}),
};
