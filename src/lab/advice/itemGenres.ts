/** Genres of items of other kinds, as far as films have them. */
import { GENRES } from '../../core/catalogue/film.ts';
import type { FilmRow } from '../kit/datasets/itemTitles.ts';

/** Other names for film genres. */
const ALSO: Record<string, string> = {
	kids: 'Children',
	"children's games": 'Children',
	'science fiction': 'Sci-Fi',
	wargame: 'War',
	wargames: 'War',
	fighting: 'Action',
	'murder/mystery': 'Mystery',
	'american west': 'Western',
};
const byName = new Map<string, string>([
	...GENRES.map((name) => [name.toLowerCase(), name] as const),
	...Object.entries(ALSO),
]);
const ADULT = new Set(['hentai', 'mature / adult', 'erotica', 'erotic']);

export const genresOf = ({ genres = [] }: FilmRow): string[] => [
	...new Set(genres.flatMap((name) => byName.get(name.toLowerCase()) ?? [])),
];

/** Whether an item is for adults only, and so not suggested with others. */
export const isForAdults = ({ genres = [] }: FilmRow): boolean => genres.some((name) => ADULT.has(name.toLowerCase()));
