/** Names of films that no rule derives from their titles: short ones, numbers in a series, and abbreviations. */
import type { IN_ANY_CASE, IN_CAPITALS } from './abbreviations.ts';
import type { Film } from './film.ts';
import { listed } from './lists.ts';
import type { EPISODES, MISNOMERS, SERIES, SHORT } from './nicknames.ts';
import { hashOf, words } from './words.ts';

interface Nicknames {
	SHORT: typeof SHORT;
	MISNOMERS: typeof MISNOMERS;
	SERIES: typeof SERIES;
	EPISODES: typeof EPISODES;
}
interface Abbreviations {
	IN_ANY_CASE: typeof IN_ANY_CASE;
	IN_CAPITALS: typeof IN_CAPITALS;
}

type Named = Pick<Film, 'title' | 'year'>;
const keyOf = ({ title, year }: Named) => `${title.replaceAll('\u00a0', ' ')} ${year}`;

/** The head of each row of a table and what stands behind it. */
const rowsOf = (table: string) =>
	table.split(';').map((row) => row.split('|').map((part) => part.trim()) as [string, ...string[]]);

const nicknamed = listed('nicknames', ({ SHORT, MISNOMERS, SERIES, EPISODES }: Nicknames) => {
	const names = new Map<string, string[]>();
	const add = (film: string, ...more: string[]) => names.set(film, [...(names.get(film) ?? []), ...more]);
	for (const [film, list] of [...Object.entries(SHORT), ...Object.entries(MISNOMERS)]) add(film, ...list);
	for (const [head, ...parts] of rowsOf(SERIES)) {
		const [, called, first] = /^(.*) (\d+)$/.exec(head)!;
		for (const name of called!.split(', '))
			for (const [i, film] of parts.entries()) {
				const number = `${name} ${Number(first) + i}`;
				if (film !== '-') add(film, number);
				if (film.startsWith(`${name}: `)) add(film, `${number} ${film.slice(name.length + 2, -5)}`);
			}
	}
	for (const [i, [film, title]] of EPISODES.entries()) {
		const number = `Episode ${i + 1}`;
		add(film, number, title, `Star Wars ${number}`, `Star Wars ${number} ${title}`, `Star Wars ${title}`);
	}
	return names;
});

/** Returns names of a film that no rule derives from its titles: short names, and its number in its series. */
export const nicknames = (film: Named) => nicknamed().get(keyOf(film)) ?? [];

/** Returns every film with nicknames, as title and year. */
export const filmsWithNicknames = () => nicknamed().keys();

const abbreviations = listed('abbreviations', ({ IN_ANY_CASE, IN_CAPITALS }: Abbreviations) => {
	const byFilm = new Map<string, string[]>();
	const anyCase = new Set<number>();
	for (const table of [IN_ANY_CASE, IN_CAPITALS]) {
		const add = (film: string, name: string) => {
			byFilm.set(film, [...(byFilm.get(film) ?? []), name]);
			if (table === IN_ANY_CASE) anyCase.add(hashOf(words(name)[0]!));
		};
		for (const [head, ...films] of rowsOf(table)) {
			const [, list, dash] = /^(.*?)( -)?$/.exec(head)!;
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
export const abbreviated = (film: Named) => abbreviations().byFilm.get(keyOf(film)) ?? [];

/** Whether a word with this hash is an abbreviation in any case: "lotr". */
export const isAbbreviation = (hash: number) => abbreviations().anyCase.has(hash);

/** Returns every film with abbreviations, as title and year. */
export const filmsAbbreviated = () => abbreviations().byFilm.keys();
