import { companion, companionFilm, companionLift } from '../../core/catalogue/companions.ts';
import type { Film } from '../../core/catalogue/film.ts';
import type { CompanionLine } from '../../pack/companions.ts';
import { keyOf } from '../../pack/table.ts';

export interface Merged {
	films: Film[];
	/** The row of {@link films} that each given row has become. */
	rowOf: number[];
}

/**
 * Merges rows that are one film: title, year, and raters of the better rated row; all genres; the other rows' titles as
 * other titles, and again with their year if it differs. Raters are not added up: people who rated one page of a film
 * usually rated the other too, with as many stars (see docs/data.md).
 */
export function mergeFilms(films: readonly Film[], pairs: readonly (readonly [number, number])[]): Merged {
	const root = films.map((_, film) => film);
	const rootOf = (film: number): number => (root[film] === film ? film : rootOf(root[film]!));
	const raters = (film: number) => films[film]!.raters ?? 0;
	for (const [a, b] of pairs) {
		const [x, y] = [rootOf(a), rootOf(b)];
		if (raters(x) > raters(y) || (raters(x) === raters(y) && x < y)) root[y] = x;
		else root[x] = y;
	}
	const groups = Map.groupBy(films.keys(), rootOf);
	const kept = [...films.keys()].filter((film) => root[film] === film);
	const placeOf = new Map(kept.map((film, place) => [film, place]));
	return {
		films: kept.map((film) =>
			joined(
				films[film]!,
				groups
					.get(film)!
					.filter((other) => other !== film)
					.map((other) => films[other]!),
			),
		),
		rowOf: films.map((_, film) => placeOf.get(rootOf(film))!),
	};
}

function joined(film: Film, others: readonly Film[]): Film {
	if (others.length === 0) return film;
	const titles = others.flatMap(({ title, year, otherTitles }) => [
		title,
		...(year === film.year ? [] : [`${title} (${year})`]),
		...otherTitles,
	]);
	const otherTitles = new Set([...film.otherTitles, ...titles]);
	otherTitles.delete(film.title);
	const genres = [...new Set([...film.genres, ...others.flatMap((other) => other.genres)])].sort();
	return { ...film, genres, otherTitles: [...otherTitles] };
}

/** Returns the number of each row by its key, and by the keys that merged rows had. */
export function rowsByKey(films: readonly Film[]): Map<string, number> {
	const rows = new Map<string, number>();
	films.forEach(({ year, otherTitles }, row) => {
		for (const other of otherTitles) {
			const dated = /^(.*) \((\d{4})\)$/.exec(other);
			if (dated !== null) rows.set(`${dated[1]}\t${dated[2]}`, row);
			else rows.set(`${other}\t${year}`, row);
		}
	});
	films.forEach((film, row) => {
		rows.set(keyOf(film), row);
	});
	return rows;
}

/** Returns the lines of companions after rows of the catalogue were merged: of two lines for one film, the one with its title. */
export function mergeLines(lines: readonly CompanionLine[], films: readonly Film[]): CompanionLine[] {
	const rows = rowsByKey(films);
	const rowOf = lines.map(({ title, year }) => rows.get(`${title}\t${year}`) ?? -1);
	const chosen = new Map<number, CompanionLine>();
	lines.forEach((line, i) => {
		const row = rowOf[i]!;
		if (row >= 0 && (!chosen.has(row) || line.title === films[row]!.title)) chosen.set(row, line);
	});
	const lineOf = new Map([...chosen.keys()].map((row, line) => [row, line]));
	return [...chosen].map(([row, { near }], line) => {
		const liftOf = new Map<number, number>();
		for (const entry of near) {
			const other = lineOf.get(rowOf[companionFilm(entry)]!);
			if (other !== undefined && other !== line && !liftOf.has(other)) liftOf.set(other, companionLift(entry));
		}
		const { title, year } = films[row]!;
		return { title, year, near: [...liftOf].map(([other, lift]) => companion(other, lift)) };
	});
}
