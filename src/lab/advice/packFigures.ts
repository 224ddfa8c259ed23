/** The films and the population of a pack, counted in a ratings file. */
import type { Film } from '../../core/catalogue/film.ts';
import type { PopulationFile } from '../../core/population/pack.ts';
import { InputError } from '../../pack/errors.ts';
import { type FilmRow, titleKey } from '../kit/datasets/itemTitles.ts';
import { type NamedRatings, sizeOf } from '../kit/datasets/ratings.ts';

/** Most activity classes. */
const MOST_CLASSES = 16;

export interface FiguresOptions {
	/** Name of the population. */
	name: string;
	/** Month or day of the figures. */
	date: string;
	/** Name of the file. */
	source: string;
	/** No figure tells of fewer people than this. */
	k: number;
	/** Films of which genres and other titles are known. */
	known: readonly Film[];
}

/**
 * Counts the raters of each film, and how much people rate.
 * @throws InputError if there are too few people or films for that
 */
export function figuresOf(
	ratings: NamedRatings,
	rows: readonly FilmRow[],
	{ name, date, source, k, known }: FiguresOptions,
): { films: Film[]; population: PopulationFile } {
	const raters = new Map<string, { row: FilmRow; users: Set<number> }>();
	for (const row of rows) {
		const item = ratings.itemIds.find(row.id);
		if (item < 0 || row.year < 1800 || row.year > 2099 || row.title.trim() === '') continue;
		// Some files have a film twice: who rated both is one rater.
		const key = titleKey(row.title, row.year);
		const film = raters.get(key) ?? { row, users: new Set() };
		const { start, ids } = ratings.byItem;
		for (let at = start[item]!; at < start[item + 1]!; at++) film.users.add(ids[at]!);
		raters.set(key, film);
	}
	const facts = new Map(known.map((film) => [titleKey(film.title, film.year), film]));
	const films = [...raters].map(([key, { row, users }]): Film => {
		const fact = facts.get(key);
		return {
			...{ title: fact?.title ?? row.title, year: row.year, genres: fact?.genres ?? [] },
			otherTitles: fact?.otherTitles ?? (row.other === undefined ? [] : [row.other]),
			...(fact?.kind !== undefined && { kind: fact.kind }),
			raters: users.size < k ? null : users.size,
		};
	});
	if (films.every((film) => film.raters === null))
		throw new InputError(`${source}: no film with a title has at least ${k} raters. Choose a smaller --k.`);
	const numbers = Array.from({ length: ratings.users }, (_, user) => sizeOf(ratings.byUser, user));
	const sources = [
		`Raters of each film, and how much people rate: ${ratings.users} people of ${source}. Films with fewer than ${k} raters were not counted.`,
	];
	return {
		films: films.sort((a, b) => (b.raters ?? 0) - (a.raters ?? 0)),
		population: { name, size: ratings.users, date, sources, activity: classesOf(numbers, k, films.length, source) },
	};
}

/** Divides people into classes of about the same size, from those who rate least to those who rate most. */
function classesOf(numbers: number[], k: number, films: number, source: string): PopulationFile['activity'] {
	const sorted = numbers.filter((n) => n > 0).sort((a, b) => a - b);
	if (sorted.length < Math.max(k, 2)) throw new InputError(`${source}: holds fewer than ${Math.max(k, 2)} people.`);
	const count = Math.min(MOST_CLASSES, Math.max(1, Math.floor(sorted.length / k)));
	return Array.from({ length: count }, (_, i) => {
		const from = Math.floor((i * sorted.length) / count);
		const to = Math.floor(((i + 1) * sorted.length) / count);
		const mean = sorted.slice(from, to).reduce((sum, n) => sum + n, 0) / (to - from);
		// Items without a title are none of the pack's films.
		return { share: (to - from) / sorted.length, ratings: Math.min(Number(mean.toFixed(1)), films - 1) };
	});
}
