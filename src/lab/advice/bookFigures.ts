/**
 * A population of book raters, from counts alone. The notebook of goodbooks-10k, which has ratings of these very 10,000
 * books by 53,424 people, publishes the spread of ratings over books and people (github.com/zygmuntz/goodbooks-10k,
 * quick_look.ipynb); how many have rated which book is known from Goodreads' total counts.
 */
import { probit } from 'simple-statistics';
import type { Film } from '../../core/catalogue/film.ts';
import type { PopulationFile } from '../../core/population/pack.ts';
import type { FactsLine } from '../../pack/facts.ts';
import { type FilmRow, titleKey } from '../kit/datasets/itemTitles.ts';

/** People; mean and standard deviation of their ratings. */
export const READERS = { people: 53_424, mean: 111.868804, deviation: 26.071224 };
/** Quantiles of the ratings of a book, by the part of books that have fewer, and their mean. */
const OF_BOOK = {
	quantiles: [
		[0, 8],
		[0.25, 155],
		[0.5, 248],
		[0.75, 503],
		[1, 22_806],
	] as [part: number, ratings: number][],
	mean: 597.6479,
};
const CLASSES = 16;

/** Classes of about the same size for people whose ratings are spread normally, like the published quartiles (96, 111, 128). */
function normalActivity({ mean, deviation }: { mean: number; deviation: number }): PopulationFile['activity'] {
	const density = (z: number) => (Number.isFinite(z) ? Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI) : 0);
	const edge = (i: number) => (i === 0 ? -Infinity : i === CLASSES ? Infinity : probit(i / CLASSES));
	return Array.from({ length: CLASSES }, (_, i) => {
		const between = (density(edge(i)) - density(edge(i + 1))) * CLASSES;
		return { share: 1 / CLASSES, ratings: Number((mean + deviation * between).toFixed(1)) };
	});
}

/**
 * Returns raters for each count, in the order of counts and with the given quantiles; the logarithm is interpolated by
 * that of the count, with a bend above the last but one that makes the mean right.
 */
function ratersByQuantile(counts: readonly number[], { quantiles, mean }: typeof OF_BOOK): number[] {
	const sorted = [...counts].sort((a, b) => a - b);
	const knots = quantiles.map(([part, raters]) => ({
		count: Math.log(sorted[Math.round(part * (sorted.length - 1))]!),
		raters: Math.log(raters),
	}));
	const at = (count: number, bend: number) => {
		const x = Math.log(count);
		const i = Math.max(
			1,
			knots.findIndex((knot) => x <= knot.count),
		);
		const [from, to] = [knots[i - 1]!, knots[i]!];
		const along = (x - from.count) / (to.count - from.count || 1);
		return Math.exp(from.raters + (to.raters - from.raters) * (i === knots.length - 1 ? along ** bend : along));
	};
	const meanAt = (bend: number) => counts.reduce((sum, count) => sum + at(count, bend), 0) / counts.length;
	let [low, high] = [0.1, 10];
	for (let step = 0; step < 50; step++) {
		const middle = Math.sqrt(low * high);
		if (meanAt(middle) > mean) low = middle;
		else high = middle;
	}
	return counts.map((count) => Math.round(at(count, low)));
}

/** Titles that a book lost to a word in them. */
const UNSAID = /\bnigg/i;
/** A title with its place in a series: "New Moon (Twilight, #2)". */
const withoutSeries = (title: string) => title.replace(/ \([^#]*#.*\)$/, '');

/** Returns the books of a table, and their authors. */
export function bookFigures(rows: readonly FilmRow[]): {
	films: Film[];
	authors: FactsLine[];
	activity: PopulationFile['activity'];
} {
	const books = new Map<string, FilmRow>();
	for (const { title, ...rest } of rows) {
		const row = { ...rest, title: withoutSeries(title) };
		const key = titleKey(row.title, row.year);
		if ((books.get(key)?.raters ?? -1) < (row.raters ?? 0)) books.set(key, row);
	}
	const listed = [...books.values()].sort((a, b) => (b.raters ?? 0) - (a.raters ?? 0));
	const raters = ratersByQuantile(
		listed.map((row) => row.raters ?? 1),
		OF_BOOK,
	);
	const films = listed.map(({ title, year, others = [] }, i): Film => {
		const known = new Set(others.map(withoutSeries).filter((other) => !UNSAID.test(other)));
		known.delete(title);
		return { title, year, raters: raters[i]! < 20 ? null : raters[i]!, genres: [], otherTitles: [...known] };
	});
	const authors = listed.flatMap(({ creators = [] }, i): FactsLine[] =>
		creators.length === 0
			? []
			: [
					{
						...{
							title: films[i]!.title,
							year: films[i]!.year,
							directors: creators.slice(0, 1),
							cast: creators.slice(1, 4),
						},
						...{ countries: [], language: '', collection: '', imdb: 0, tmdb: 0 },
					},
				],
	);
	return { films, authors, activity: normalActivity(READERS) };
}
