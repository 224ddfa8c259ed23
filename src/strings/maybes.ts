/** Questions about words that may name a film. */
import { type FilmName, film, people } from './counts.ts';
import { words } from './languages/language.ts';

const { t, texts } = words('maybes');

export const maybes = texts({
	title: 'Is this a film?',
	intro: 'It only counts if you mean the film.',
	/** Where nothing else is named. */
	decides: 'If it is, this post could give you away.',
	/** The words of the draft, and the film they may name. */
	words: (words: string) => t`“${words}”`,
	ifSo: (about: FilmName) => t`${film(about)}?`,
	isFilm: 'Yes, the film',
	notFilm: 'Not a film',
	/** For screen readers, as the buttons are the same in each row. */
	isFilmLong: (words: string, about: FilmName) => t`Yes, the film: “${words}” is ${film(about)}`,
	notFilmLong: (words: string, about: FilmName) => t`Not a film: “${words}” is not ${film(about)}`,
	terminal: (words: string, about: FilmName, crowd: number) =>
		t`“${words}”: ${film(about)}? If so, about ${people(crowd)} could have written this.`,
});
