import { MOST_CAST } from '../../core/catalogue/about.ts';
import { MOST_DIRECTORS } from '../../core/catalogue/directors.ts';
import type { Film } from '../../core/catalogue/film.ts';
import type { FactsLine } from '../../pack/facts.ts';
import { rowsByKey } from './merge.ts';
import type { FilmFacts } from './tables.ts';

/** Least raters of a film for which more than its collection is recorded. */
const LEAST_RATERS = 100;

/** Returns the lines of the facts file, in the order of the films. */
export function factsLines(films: readonly Film[], facts: ReadonlyMap<string, FilmFacts>): FactsLine[] {
	const rows = rowsByKey(films);
	const known: Partial<FilmFacts>[] = [];
	// Among merged rows, the one with the film's name comes last; its gaps are filled from the others.
	const own = (key: string) => Number(films[rows.get(key)!]!.title === key.split('\t')[0]);
	const keys = [...facts.keys()].filter((key) => rows.has(key)).sort((a, b) => own(a) - own(b));
	for (const key of keys) known[rows.get(key)!] = { ...known[rows.get(key)!], ...present(facts.get(key)!) };
	return films.flatMap(({ title, year, raters }, row) => {
		const of = known[row];
		const isKnown = (raters ?? 0) >= LEAST_RATERS;
		if (of === undefined || (!isKnown && of.collection === undefined)) return [];
		return [{ title, year, collection: (of.collection ?? '').replace(/\?$/, ''), ...(isKnown ? moreOf(of) : NOTHING) }];
	});
}

const present = (facts: FilmFacts) => Object.fromEntries(Object.entries(facts).filter(([, value]) => value.length > 0));

const NOTHING = { directors: [], cast: [], countries: [], language: '', imdb: 0, tmdb: 0 };

const moreOf = ({
	directors = [],
	cast = [],
	countries = [],
	language = '',
	imdb = '',
	tmdb = '',
}: Partial<FilmFacts>) => ({
	directors: directors.slice(0, MOST_DIRECTORS),
	cast: cast.slice(0, MOST_CAST),
	countries,
	language: language.replace('?', ''),
	imdb: Number(imdb.replace('tt', '')) || 0,
	tmdb: Number(tmdb) || 0,
});
