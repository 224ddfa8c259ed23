/** The items and the population of a pack, counted in a ratings file. */
import { LEAST_SHARE } from '../../core/advice/suitable.ts';
import type { Apart } from '../../core/catalogue/apart.ts';
import type { CompanionLists } from '../../core/catalogue/build.ts';
import { companionFilm, companionLift } from '../../core/catalogue/companions.ts';
import type { Film } from '../../core/catalogue/film.ts';
import type { PackKind } from '../../core/catalogue/packKinds.ts';
import type { PopulationFile } from '../../core/population/pack.ts';
import { InputError } from '../../pack/errors.ts';
import { type FilmRow, titleKey } from '../kit/datasets/itemTitles.ts';
import { type NamedRatings, sizeOf } from '../kit/datasets/ratings.ts';
import { capital } from '../kit/report/claim.ts';
import { companionsOf } from './companions.ts';
import { genresOf, isForAdults } from './itemGenres.ts';
import { inWordsOf } from './kindWords.ts';
import { ratersElsewhere } from './ratersElsewhere.ts';
import { type Divided, divideByTaste } from './tastes.ts';

/** Most activity classes. */
const MOST_CLASSES = 16;

export interface FiguresOptions {
	kind: PackKind;
	/** Name of the population. */
	name: string;
	/** Month or day of the figures. */
	date: string;
	/** Name of the file, or of these ratings. */
	source: string;
	/** No figure is about fewer people than this. */
	k: number;
	/** Films with known genres and other titles. */
	known: readonly Film[];
}

export interface CountedFigures {
	films: Film[];
	population: PopulationFile;
	/** Which of `films` are kept apart, and which belong together; for films, files say so. */
	apart?: (Apart | undefined)[];
	near?: CompanionLists;
}

/** An item of the titles file, and its raters. */
interface Counted {
	row: FilmRow;
	users: Set<number>;
}

/**
 * Counts the raters of each item, and how much people rate.
 * @throws InputError if there are too few people or items for that
 */
export function figuresOf(
	ratings: NamedRatings,
	rows: readonly FilmRow[],
	{ kind, name, date, source, k, known }: FiguresOptions,
): CountedFigures {
	const counted = countedRows(ratings, rows, kind);
	const facts = new Map(known.map((film) => [titleKey(film.title, film.year), film]));
	const elsewhere = ratersElsewhere([...counted.values()].map(({ row, users }) => ({ ...row, counted: users.size })));
	let lacking = 0;
	const items = [...counted].flatMap(([key, { row, users }]) => {
		const fact = facts.get(key);
		const known = users.size === 0 ? elsewhere(row) : users.size;
		if (known === null) return [];
		if (users.size === 0) lacking++;
		const film: Film = {
			...{ title: fact?.title ?? row.title, year: yearOf(row, kind), genres: fact?.genres ?? genresOf(row) },
			otherTitles: fact?.otherTitles ?? [...new Set(row.others ?? [])],
			...(fact?.kind !== undefined && { kind: fact.kind }),
			raters: known < k ? null : Math.min(known, ratings.users),
		};
		return [{ film, row, apart: isForAdults(row) ? ('adult' as const) : undefined }];
	});
	items.sort((a, b) => (b.film.raters ?? 0) - (a.film.raters ?? 0));
	const films = items.map(({ film }) => film);
	const [one, several] = ['film', 'films'].map(inWordsOf(kind));
	if (films.every((film) => film.raters === null))
		throw new InputError(`${source}: no ${one} with a title has at least ${k} raters. Choose a smaller --k.`);
	const numbers = Array.from({ length: ratings.users }, (_, user) => sizeOf(ratings.byUser, user));
	const sources = [
		`Raters of each ${one}, and how much people rate: ${ratings.users} people of ${source}. ${capital(several!)} with fewer than ${k} raters were not counted.`,
		...(lacking === 0
			? []
			: [
					`${capital(source)} lacks ${lacking} of the ${several}: their raters are in proportion to the counts of the file of titles.`,
				]),
	];
	const activity = classesOf(numbers, k, films.length, source);
	const population = { name, size: ratings.users, date, sources, activity, ...(kind !== 'films' && { kind }) };
	if (kind === 'films') return { films, population };
	const divided = divideByTaste(ratings, k);
	const ids = items.map(({ row }) => ratings.itemIds.find(row.id));
	return {
		films,
		population: divided === null ? population : { ...population, ...byTaste(divided, ids) },
		apart: items.map(({ apart }) => apart),
		near: companionLists(ratings, ids),
	};
}

/** Returns how people differ in taste, by the places of items in their list. */
const byTaste = ({ activity, tastes, usual }: Divided, ids: readonly number[]) => ({
	activity: activity.map(({ share, ratings }) => ({ share: toDigits(share, 5), ratings: toDigits(ratings, 5) })),
	tastes: { ...tastes, lifts: ids.map((item) => (tastes.lifts[item] ?? usual).map((lift) => toDigits(lift, 3))) },
});

/** As it can be read in a table: a pack that is made from tables is the same. */
const toDigits = (n: number, digits: number) => Number(n.toPrecision(digits));

/** Returns the companions of items as places in their list. */
function companionLists(ratings: NamedRatings, ids: readonly number[]): CompanionLists {
	const { nearStart, near } = companionsOf(ratings, LEAST_SHARE * ratings.users);
	const placeOf = new Map(ids.flatMap((item, place) => (item < 0 ? [] : [[item, place]])));
	return ids.map((item) =>
		item < 0
			? []
			: Array.from(near.subarray(nearStart[item], nearStart[item + 1])).flatMap((entry) => {
					const film = placeOf.get(companionFilm(entry));
					return film === undefined ? [] : [{ film, lift: companionLift(entry) }];
				}),
	);
}

/** Some files have an item twice: someone who rated both is one rater. */
function countedRows({ itemIds, byItem }: NamedRatings, rows: readonly FilmRow[], kind: PackKind) {
	const counted = new Map<string, Counted>();
	for (const row of rows) {
		const item = itemIds.find(row.id);
		const isRated = item >= 0 || (kind !== 'films' && row.raters !== undefined);
		if (!isRated || row.title.trim() === '' || (kind === 'films' && yearOf(row, kind) === 0)) continue;
		const key = titleKey(row.title, yearOf(row, kind));
		const entry = counted.get(key) ?? { row, users: new Set() };
		for (let at = byItem.start[item] ?? 0; item >= 0 && at < byItem.start[item + 1]!; at++)
			entry.users.add(byItem.ids[at]!);
		counted.set(key, entry);
	}
	return counted;
}

/** The year of an item, 0 if not known. Go is older than years can say, and no film is older than 1800. */
const yearOf = ({ year }: FilmRow, kind: PackKind) =>
	year >= (kind === 'films' ? 1800 : 1) && year <= 2099 ? year : 0;

/** Divides people into classes of about the same size, by how much they rate. */
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
