/** Words in pages that users write in. In a file of their own, because every box loads them. */
import { about, type FilmName, film, people, yearAndKind } from './counts.ts';
import { around, FIRST, inParts, SECOND, words } from './languages/language.ts';

const { t, plural, texts } = words('page');

interface Cost {
	crowd: number;
	crowdWithout: number;
	film: FilmName;
	/** Whether no other film makes the writer stand out as much. */
	most: boolean;
	/** Whether it is of another kind than films: the crowd is that of its kind. */
	isOther?: boolean;
}

/** How it is said; plainly by default. */
type Say = 'gain' | 'loss' | 'year';

/** A part of a sentence; a number of people as it is now, or as it would be then. */
type Part = string | { text: string; tone: 'now' | 'then' };

/** Taking a film out is worth saying in numbers where the crowd grows by this factor. */
const WORTH = 1.2;

const now = (crowd: number): Part => ({ text: people(crowd), tone: 'now' });
const then = (crowd: number): Part => ({ text: people(crowd), tone: 'then' });
const written = (crowd: number): Part[] => [...inParts(t`About ${FIRST} could have written this.`, now(crowd)), ' '];
const joined = (parts: readonly Part[]) => parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');

const more = ({ crowd, crowdWithout }: Cost) => crowdWithout - crowd;

function costParts(one: Cost, say?: Say): Part[] {
	const here = written(one.crowd);
	if (say === 'year') return [...here, t`Written with its year, ${film(one.film)}, readers know which film is meant.`];
	if (one.crowdWithout < one.crowd * WORTH) return [...here, t`Fine to keep unless others go too.`];
	if (say === 'gain') return [...here, t`Taking this film out hides you among about ${about(more(one))} more.`];
	if (say === 'loss') return [...here, t`Naming this film takes away about ${about(more(one))} who would hide you.`];
	const less: Part = { text: about(one.crowd), tone: 'now' };
	const sentence = one.isOther
		? t`Without it, by titles of its kind about ${FIRST} could have written this, not ${SECOND}.`
		: t`Without it, about ${FIRST} could have written this, not ${SECOND}.`;
	return [...(one.most ? [t`You stand out most by it.`, ' '] : []), ...inParts(sentence, then(one.crowdWithout), less)];
}

/** What the notice says, with a gap for the number of people. */
function pointAt(say: Say | undefined, others: boolean): string {
	if (others) return t`About ${FIRST} could have written this. Point at an underlined title to fix it (Alt+Shift+R).`;
	if (say === 'gain')
		return t`About ${FIRST} could have written this. Point at an underlined film to see how to be hidden among more (Alt+Shift+R).`;
	if (say === 'loss')
		return t`About ${FIRST} could have written this. Point at an underlined film to see what it takes away (Alt+Shift+R).`;
	return say === 'year'
		? t`About ${FIRST} could have written this. Point at an underlined film to see more (Alt+Shift+R).`
		: t`About ${FIRST} could have written this. Point at an underlined film to fix it (Alt+Shift+R).`;
}

const underlined = (films: number, maybes: number, others: boolean): string => {
	const perhaps = plural(maybes, { one: '# is perhaps a film', other: '# are perhaps films' });
	if (films === 0) return perhaps;
	const sure = others
		? plural(films, { one: '# title is underlined', other: '# titles are underlined' })
		: plural(films, { one: '# film is underlined', other: '# films are underlined' });
	return maybes === 0 ? sure : `${sure}; ${perhaps}`;
};

export const page = texts({
	film,
	yearAndKind,
	joined,
	/** What a film costs, and whether it is suggested to take it out. */
	cost: (one: Cost, say?: Say) => ({ parts: costParts(one, say), mayGo: say !== 'year' }),
	/** What a maybe would do to the crowd. */
	wouldCost: (crowdWith: number) => ({
		parts: inParts(t`If so, about ${FIRST} could have written this.`, now(crowdWith)),
		mayGo: false,
	}),
	isThis: () => around(t`Is this the film ${FIRST}?`),
	ask: (about: FilmName) => t`Is this the film ${film(about)}?`,
	select: 'Select it',
	takeOut: 'Take it out',
	neverRated: 'I never rated it',
	see: 'See everything',
	keep: 'Keep it',
	/** What else can be done, also with what only may be a film. */
	more: (isOther: boolean, another: boolean, maybe: boolean) => {
		const [other, none] = isOther ? [t`another one, `, t`not of this kind`] : [t`another film, `, t`not a film`];
		return t`More: ${another ? other : ''}${maybe ? t`take it out` : none}`;
	},
	another: {
		films: 'It is another film…',
		boardgames: 'It is another board game…',
		anime: 'It is another anime…',
		books: 'It is another book…',
	},
	not: {
		films: 'It is not a film',
		boardgames: 'It is not a board game',
		anime: 'It is not an anime',
		books: 'It is not a book',
	},
	isFilm: 'The film',
	notThisFilm: 'Not the film',
	close: 'Close',
	back: 'Back',
	undo: 'Undo',
	which: 'Which one do you mean?',
	/** The button that is current. */
	action: (label: string, at: number, of: number) => t`${label}, ${at} of ${of}`,
	/** What the card says to those who do not see it. */
	opened: (title: string, sentence: string, action: string) =>
		t`${title}. ${sentence} ${action}. Tab for other buttons, arrow keys for other films, Enter to do it, Escape to close.`,
	undoByKey: 'Tab and Enter undo it.',
	/** What an act has led to. */
	now: (crowd: number): Part[] => [' ', ...inParts(t`Now about ${FIRST}.`, then(crowd))],
	changed: 'The text has changed. Wait a moment and try again.',
	takenOut: 'Taken out.',
	putBack: 'Put back.',
	notPutBack: 'Could not put it back. Undo in the box itself.',
	takeOutByHand: 'Could not change this box. The title is selected: press Delete.',
	selected: 'Selected. Type something else.',
	refused: 'This box cannot be changed from here. Do it by hand.',
	saidNever: 'Never rated by any of your accounts, so it hides you.',
	unsaid: 'Undone: it counts as before.',
	notSaid: 'Not noted: it is among your imported ratings, or no longer in the post.',
	kept: 'Kept: not underlined in this post any more.',
	unkept: 'Underlined again.',
	/** Said once the user has said whether words name a film, and where that could not be stored. */
	settled: {
		isFilm: 'A film, noted. Undo in the settings.',
		notFilm: 'Not a film, noted. Undo in the settings.',
		notItem: 'Not of this kind, noted. Undo in the settings.',
	},
	unsettled: {
		isFilm: 'This cannot be remembered of these words.',
		notFilm: 'This cannot be ignored for good. Take it out or rephrase.',
	},
	nothing: 'No film is underlined here.',
	/** @param others whether other kinds than films are underlined, in part */
	advice: (crowd: number, films: number, maybes: number, others = false) =>
		t`${joined(written(crowd))}${underlined(films, maybes, others)}: Alt+Shift+R tells more.`,
	enough: 'You blend in now.',
	/** @param others whether something of another kind is underlined */
	notice: (crowd: number, say?: Say, others = false) => ({ ...around(pointAt(say, others)), crowd: people(crowd) }),
});
