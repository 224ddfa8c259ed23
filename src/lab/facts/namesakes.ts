/** Other things that are called as films are, from lists of things by how well known they are. */
import { join } from 'node:path';
import { formWords } from '../../core/catalogue/forms.ts';
import type { Namesake, NamesakeKind } from '../../core/catalogue/namesakes.ts';
import { words } from '../../core/catalogue/words.ts';
import { FAMOUS_CHARACTERS, KNOWN_CHARACTERS } from './characters.ts';
import { type Row, readTable } from './tables.ts';

/** A list of things of one kind, and from which figure on one is known, well known and famous. */
interface List {
	file: string;
	kind: NamesakeKind;
	/** The figure of a row; by default that of the first column. */
	figure?: (row: Row) => number;
	from: readonly [known: number, wellKnown: number, famous: number];
	columns: readonly string[];
}

const number = (text: string | undefined) => Number(text) || 0;
/** Cities that govern something are known farther than others of their size. */
const CAPITALS: Record<string, number> = { primary: 10, admin: 3, minor: 0.2 };

const LISTS: readonly List[] = [
	{ file: 'tv_series', kind: 'series', columns: ['imdb_votes'], from: [0, 30_000, 150_000] },
	{ file: 'persons', kind: 'person', columns: ['sum_of_raters'], from: [2000, 20_000, 100_000] },
	{
		file: 'cities',
		kind: 'place',
		columns: ['population', 'capital'],
		figure: (row) => number(row.population) * (CAPITALS[row.capital!] ?? 1),
		from: [0, 2e6, 10e6],
	},
	{ file: 'countries', kind: 'place', columns: ['films_in_catalogue'], from: [0, 0, 300] },
	{ file: 'bands', kind: 'band', columns: ['listeners'], from: [0, 15, 60] },
	{ file: 'books', kind: 'book', columns: ['ratings_count'], from: [0, 150_000, 800_000] },
	{
		file: 'video_games',
		kind: 'game',
		columns: ['sales_millions', 'steam_owners_in_sample'],
		figure: (row) => Math.max(number(row.sales_millions), number(row.steam_owners_in_sample) / 40),
		from: [0, 1, 4],
	},
];

/** Well-known places that the lists lack: states, continents, planets, parts of cities, former names. */
const PLACES = `
	Africa, Alaska, Albuquerque, America, Antarctica, Arizona, Arkansas, Asia, Aurora, Belfast, Bombay, Buffalo,
	Calcutta, California, Charlotte, Chernobyl, Colorado, Corpus Christi, Dresden, Earth, El Paso, Europe,
	Florence, Florida, Fort Worth, Hawaii, Hollywood, Iowa, Jupiter, Kansas, Kansas City, Kentucky, Korea,
	Leningrad, Liverpool, Lyon, Madison, Maine, Manhattan, Mars, Maryland, Memphis, Mississippi, Montana, Moon,
	Nanking, Nebraska, Nevada, New Mexico, New Orleans, Norfolk, Odessa, Oklahoma, Oklahoma City, Omaha, Orlando,
	Pittsburgh, Pluto, Reykjavik, Rio, Saigon, St. Petersburg, Stalingrad, Staten Island, Tennessee, Texas, Tibet,
	Tulsa, Uranus, Venice, Venus, Virginia, Wichita, Zurich`;
/** Well-known series that the list lacks, or that have few votes because they are old. */
const SERIES = `
	The Bachelor, Bewitched, Charlie's Angels, CSI, Dallas, Dragnet, Dynasty, The Fugitive, Get Smart, Gunsmoke,
	Happy Days, The Honeymooners, Jack Ryan, The Muppet Show, Pokémon, The Prisoner, Rawhide, Roots, Taxi`;
/** Figure from which the last name alone identifies a person. */
const SURNAME = 150_000;

/** Returns the things whose names are among `forms` (folded words without a leading article, divided by spaces). */
export async function namesakesIn(data: string, forms: ReadonlySet<string>): Promise<Namesake[]> {
	const best = new Map<string, Namesake>();
	const add = (name: string, kind: NamesakeKind, level: number) => {
		const form = formWords(name).join(' ');
		const key = `${kind} ${form}`;
		if (forms.has(form) && level > (best.get(key)?.level ?? 0)) best.set(key, { name, kind, level });
	};
	for (const { file, kind, columns, from, figure = (row: Row) => number(row[columns[0]!]) } of LISTS) {
		const rows = await readTable(join(data, `facts/gazetteer/${file}.tsv`), [nameColumn(file), ...columns]);
		for (const row of rows) {
			const name = row[nameColumn(file)]!;
			const known = figure(row);
			add(name, kind, from.filter((least) => known >= least).length);
			if (kind === 'person' && known >= SURNAME && words(name).length === 2) add(words(name)[1]!, kind, 1);
		}
	}
	for (const name of PLACES.split(',')) add(name.trim(), 'place', 2);
	for (const name of SERIES.split(',')) add(name.trim(), 'series', 2);
	for (const name of KNOWN_CHARACTERS.split(',')) add(oneLine(name), 'character', 2);
	for (const name of FAMOUS_CHARACTERS.split(',')) add(oneLine(name), 'character', 3);
	const order = (a: Namesake, b: Namesake) => (a.kind + a.name < b.kind + b.name ? -1 : 1);
	return [...best.values()].sort(order);
}

const oneLine = (name: string) => name.trim().replace(/\s+/g, ' ');
const nameColumn = (file: string) => (file === 'books' ? 'title' : 'name');
