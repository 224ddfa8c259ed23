/** Words in pages that users write in. In a file of their own, as every box loads them. */
import { words } from './languages/language.ts';

const { t, plural, texts } = words('page');

export const page = texts({
	ask: 'Is this a film?',
	pick: 'Choose a sentence:',
	neverRated: 'I’ve never rated it',
	keep: 'Keep it',
	not: {
		films: 'Not a film',
		boardgames: 'Not a board game',
		anime: 'Not an anime',
		books: 'Not a book',
	},
	isFilm: 'Yes, the film',
	close: 'Close',
	undo: 'Undo',
	/** The button that is current. */
	action: (label: string, at: number, of: number) => t`${label}, ${at} of ${of}`,
	/** The card's text for screen readers. */
	opened: (title: string, text: string, action: string) =>
		t`${title}. ${text} ${action}. Tab for other buttons, arrow keys for other titles, Enter to do it, Escape to close.`,
	undoByKey: 'Tab and Enter undo it.',
	done: 'Changed. Read it once more.',
	/** After a change, by how many titles still are underlined. */
	toGo: (n: number) => plural(n, { one: 'Changed. One more to go.', other: 'Changed. # more to go.' }),
	changed: 'The post has changed. Check again.',
	putBack: 'Put back.',
	notPutBack: 'Couldn’t put it back. Undo in the box.',
	byHand: 'This box can’t be changed from here. The words are selected: type over them.',
	saidNever: 'Never rated, so it helps to hide you.',
	unsaid: 'Undone: it counts as before.',
	notSaid: 'Not noted: it is among your imported ratings, or no longer in the post.',
	kept: 'Kept. No longer underlined in this post.',
	unkept: 'Underlined again.',
	/** After the user answers whether words name a film, and if that could not be stored. */
	settled: { isFilm: 'Noted.', notFilm: 'Ignored from now on.' },
	unsettled: {
		isFilm: 'This can’t be remembered for these words.',
		notFilm: 'This can’t be ignored for good. Take it out or rephrase.',
	},
	nothing: 'Nothing is underlined here.',
	underlined: (n: number) =>
		plural(n, {
			one: '# title could give you away. Alt+Shift+R opens it.',
			other: '# titles could give you away. Alt+Shift+R opens the first.',
		}),
});
