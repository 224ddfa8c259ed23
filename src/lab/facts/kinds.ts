/** Finds what the catalogue has in addition to films: series, their episodes, specials, and concerts. */
import { join } from 'node:path';
import type { Film, FilmKind } from '../../core/catalogue/film.ts';
import { words } from '../../core/catalogue/words.ts';
import { keyOf } from '../../pack/table.ts';
import { type FilmFacts, readTable } from './tables.ts';

interface Series {
	first: number;
	last: number;
	votes: number;
	/** Whether it is an anime, which may also be a film. */
	anime: boolean;
}
/** Series by the words of their names. */
export type SeriesList = ReadonlyMap<string, readonly Series[]>;

const nameOf = (title: string) => words(title).join(' ');
const THIS_YEAR = 2026;

export async function readSeries(data: string): Promise<SeriesList> {
	const columns = ['name', 'first_year', 'last_year', 'imdb_votes', 'sources'];
	const rows = await readTable(join(data, 'facts/gazetteer/tv_series.tsv'), columns);
	const series = rows.map((row) => {
		const [first, votes] = [Number(row.first_year), Number(row.imdb_votes)];
		const last = Number(row.last_year) || (votes > 0 ? THIS_YEAR : first);
		return { name: nameOf(row.name!), first, last, votes, anime: row.sources!.includes('anime') };
	});
	return Map.groupBy(series, ({ name }) => name);
}

/** Series with known directors, which no rule distinguishes from films. */
const KNOWN_SERIES = new Set(
	`Neon Genesis Evangelion 1995, Cowboy Bebop 1998, Band of Brothers 2001, Over the Garden Wall 2014, Planet Earth 2006,
	Dekalog 1989, FLCL 2000, 11.22.63 2016, The Jinx: The Life and Deaths of Robert Durst 2015, Paranoia Agent 2004,
	Angels in America 2003, The Pacific 2010, The Stand 1994, Pride and Prejudice 1995, Generation Kill 2008,
	John Adams 2008, Mildred Pierce 2011, Olive Kitteridge 2014, Roots 1977, Lonesome Dove 1989, The Civil War 1990,
	The Vietnam War 2017, Years and Years 2019, Dead Set 2008, The Keepers 2017, The Blue Planet 2001, Rose Red 2002,
	Battlestar Galactica 2003, Salem's Lot 1979, It 1990, Anne of Green Gables 1985, The Langoliers 1995, Twin Peaks: The Return 2017`
		.split(',')
		.map((name) => name.trim()),
);
/** Episodes that are catalogued without the name of their series. */
const KNOWN_EPISODES = new Set(
	[
		'Lot 36',
		'The Autopsy',
		'Graveyard Rats',
		'The Viewing',
		"Pickman's Model",
		'Dreams in the Witch House',
		'The Murmuring',
	].map((title) => `${title} 2022`),
);

const HEAD = /^(.+?)(?:: | - | – )/;
const SPECIAL =
	/\b(?:Holiday|Christmas|Halloween|Anniversary|Thanksgiving|Pandemic|Reunion|TV|Live) Special\b|: The Reunion$/;
const CONCERT =
	/(?:: |[-–] )Live (?:[Aa]t|[Ii]n|[Ff]rom) |\bMTV Unplugged\b|: .*Unplugged\b|\bin Concert\b|\bWorld Tour\b|\bEras Tour\b/;
const NAME = /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]*){1,2}$/u;
/** Genres of recorded concerts; other genres are those of films. */
const MUSICAL = new Set(['Documentary', 'Musical']);
/** Votes from which a series is so well known that a row of its name and year is it. */
const WELL_KNOWN = 20_000;

export function kindsOf(films: readonly Film[], facts: ReadonlyMap<string, FilmFacts>, series: SeriesList): FilmKind[] {
	const comedians = comediansIn(films, facts);
	return films.map((film) => kindOf(film, facts.get(keyOf(film)), series, comedians));
}

const isFunny = (genres: readonly string[]) => genres.length === 1 && genres[0] === 'Comedy';

/** Names before a colon that are in the cast of a comedy: "John Mulaney: Kid Gorgeous". */
function comediansIn(films: readonly Film[], facts: ReadonlyMap<string, FilmFacts>): Set<string> {
	const names = new Set<string>();
	for (const film of films) {
		const head = /^(.+?): /.exec(film.title)?.[1];
		if (head !== undefined && isFunny(film.genres) && NAME.test(head) && facts.get(keyOf(film))?.cast[0] === head)
			names.add(head);
	}
	return names;
}

function kindOf(
	film: Film,
	known: FilmFacts | undefined,
	series: SeriesList,
	comedians: ReadonlySet<string>,
): FilmKind {
	const { title, year, genres } = film;
	if (KNOWN_SERIES.has(`${title} ${year}`)) return 'series';
	if (KNOWN_EPISODES.has(`${title} ${year}`)) return 'episode';
	if (CONCERT.test(title) && genres.every((genre) => MUSICAL.has(genre))) return 'concert';
	if (SPECIAL.test(title)) return 'special';
	const head = HEAD.exec(title)?.[1];
	if (comedians.has(head ?? '') && (genres.length === 0 || isFunny(genres))) return 'special';
	if (known !== undefined && known.directors.length > 0) return 'film';
	const isUnknown = genres.length === 0 && (known?.tmdb ?? '') === '';
	const named = series.get(nameOf(title)) ?? [];
	if (named.some(({ first, votes }) => first === year && votes >= WELL_KNOWN)) return 'series';
	if (!isUnknown) return 'film';
	if (named.some(({ first }) => Math.abs(first - year) <= 1)) return 'series';
	const ofHead = head === undefined || /\bmovie\b/i.test(title) ? [] : (series.get(nameOf(head)) ?? []);
	return ofHead.some(({ first, last, anime }) => !anime && first - 1 <= year && year <= last + 2) ? 'episode' : 'film';
}
