/** Abbreviations of titles, from their list. */
import type { IN_ANY_CASE, IN_CAPITALS } from './abbreviations.ts';
import type { Film } from './film.ts';
import { listed } from './lists.ts';
import { hashOf, words } from './words.ts';

interface Lists {
	IN_ANY_CASE: typeof IN_ANY_CASE;
	IN_CAPITALS: typeof IN_CAPITALS;
}

const abbreviations = listed('abbreviations', ({ IN_ANY_CASE, IN_CAPITALS }: Lists) => {
	const byFilm = new Map<string, string[]>();
	const anyCase = new Set<number>();
	for (const table of [IN_ANY_CASE, IN_CAPITALS]) {
		const add = (film: string, name: string) => {
			byFilm.set(film, [...(byFilm.get(film) ?? []), name]);
			if (table === IN_ANY_CASE) anyCase.add(hashOf(words(name)[0]!));
		};
		for (const series of table.split(';')) {
			const [head, ...films] = series.split('|').map((part) => part.trim());
			const [, list, dash] = /^(.*?)( -)?$/.exec(head!)!;
			for (const name of list!.split(', '))
				for (const [i, film] of films.entries()) {
					if (i === 0 && dash === undefined) add(film, name);
					if (films.length > 1) for (const space of [' ', '']) add(film, `${name}${space}${i + 1}`);
				}
		}
	}
	return { byFilm, anyCase };
});

/** Returns the abbreviations of a film. */
export const abbreviated = ({ title, year }: Pick<Film, 'title' | 'year'>) =>
	abbreviations().byFilm.get(`${title.replaceAll('\u00a0', ' ')} ${year}`) ?? [];

/** Whether a word with this hash is an abbreviation in any case: "lotr". */
export const isAbbreviation = (hash: number) => abbreviations().anyCase.has(hash);

/** Returns every film with abbreviations, as title and year. */
export const filmsAbbreviated = () => abbreviations().byFilm.keys();
