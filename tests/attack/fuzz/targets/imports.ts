/** Exports of every service, changed before and after they are packed. */
import { strToU8, zipSync } from 'fflate';
import type { AddedKind } from '../../../../src/core/catalogue/packKinds.ts';
import { readExport } from '../../../../src/imports/read.ts';
import { finish } from '../../../unit/imports/files.ts';
import {
	aniEntry,
	aniLists,
	bggCsv,
	bggItem,
	bggXml,
	GOODREADS,
	gzipped,
	malAnime,
	malXml,
	STORYGRAPH,
} from '../../../unit/imports/items/files.ts';
import { grow, mutateBytes, mutateText, mutateValue, pick, type Random } from '../mutate.ts';
import { isRead, type Target } from '../target.ts';

const LETTERBOXD =
	'Date,Name,Year,Letterboxd URI,Rating\n2024-01-02,Heat,1995,https://boxd.it/1,4.5\n2024-01-03,"Lock, Stock",1998,x,3\n';
const CSV: Record<string, string> = {
	letterboxd: LETTERBOXD,
	imdb: 'Const,Your Rating,Date Rated,Title,Original Title,URL,Title Type,Year\ntt1,9,2024-01-02,Heat,Heat,u,Movie,1995\n',
	movielens:
		'movie_id,imdb_id,tmdb_id,rating,average_rating,title\n1,2,3,4.5,3.9,Heat (1995)\n2,2,3,4,3.9,"Seven (a.k.a. Se7en) (1995)"\n',
	netflix: 'Title,Date\n"Heat","3/14/21"\n"Stranger Things: Stranger Things 3: Chapter One","13/4/21"\n',
	activity:
		'Profile Name,Start Time,Duration,Attributes,Title,Supplemental Video Type\nA,2021-03-04 20:00:00,1:42:30,,Heat,\n',
};
const TRAKT = [
	{
		rated_at: '2024-01-02T00:00:00Z',
		rating: 9,
		type: 'movie',
		movie: { title: 'Heat', year: 1995, ids: { trakt: 1 } },
	},
	{ plays: 1, last_watched_at: '2024-01-02T00:00:00Z', movie: { title: 'Crash', year: 2004 } },
	{ watched_at: '2024-01-02T00:00:00Z', type: 'episode', show: {}, episode: {} },
];
const DATASET = {
	'ml/ratings.csv': 'userId,movieId,rating,timestamp\n1,1,4.5,964982703\n',
	'ml/movies.csv': 'movieId,title,genres\n1,Heat (1995),Crime\n',
};

const isReadAs = (file: Uint8Array, kind?: AddedKind) => isRead(finish(readExport('export', file, kind)));

const reading = (name: string, fileOf: (random: Random) => Uint8Array): Target => ({
	name,
	tryCase: (random) => isReadAs(fileOf(random)),
});

const zipped = (files: Record<string, string>) =>
	zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));
const ARCHIVES = [
	zipped({ 'ratings.csv': LETTERBOXD, 'watched.csv': LETTERBOXD }),
	zipped(DATASET),
	zipped({ 'ratings-movies.json': JSON.stringify(TRAKT) }),
	zipSync({ 'ratings.csv': [strToU8(LETTERBOXD), { level: 0 }] }),
];

const ANIME = malXml(malAnime('<![CDATA[Akira <1988>]]>', '9', { finished: '2019-05-04' }), malAnime('A &amp; B', '0'));
const LISTS = { data: aniLists([aniEntry('Akira', 8.5)], [aniEntry('Monster', null)]) };
const ITEMS: [AddedKind, string][] = [
	['boardgames', bggCsv({ objectname: 'Go', rating: '7.85', yearpublished: '-2200' })],
	['boardgames', bggXml(bggItem('Catan &amp; more', '8'), bggItem('Go', 'N/A'))],
	['anime', ANIME],
	['anime', JSON.stringify(LISTS)],
	[
		'books',
		`${GOODREADS}1,"Dune (Dune, #1)",F,"H, F",,="04",="97",5,4,A,P,6,2005,1965,2020/03/01,2020/01/01,,,read,,,,1,0\n`,
	],
	['books', `${STORYGRAPH}Piranesi,S,,97,digital,read,2026/01/02,2026/02/10,,1,,,,,,,,4.25,,,,,No\n`],
];

const readingItems = (name: string, fileOf: (random: Random) => [AddedKind, Uint8Array]): Target => ({
	name,
	tryCase: (random) => {
		const [kind, file] = fileOf(random);
		return isReadAs(file, kind);
	},
});

export const imports: Target[] = [
	...Object.entries(CSV).map(([name, text]) =>
		reading(`import ${name}`, (random) => strToU8(mutateText(random, random() < 0.05 ? grow(random, text) : text))),
	),
	reading('import trakt', (random) => {
		const text = JSON.stringify(mutateValue(random, TRAKT)) ?? '';
		return strToU8(random() < 0.5 ? text : mutateText(random, text));
	}),
	reading('import archive', (random) => mutateBytes(random, pick(random, ARCHIVES))),
	reading('import data set', (random) =>
		zipped(Object.fromEntries(Object.entries(DATASET).map(([path, text]) => [path, mutateText(random, text)]))),
	),
	...ITEMS.map(([kind, text], i) =>
		readingItems(`import ${kind} ${i + 1}`, (random) => [kind, strToU8(mutateText(random, text))]),
	),
	readingItems('import lists of anime', (random) => [
		'anime',
		strToU8(JSON.stringify(mutateValue(random, LISTS)) ?? ''),
	]),
	readingItems('import packed anime', (random) => ['anime', mutateBytes(random, gzipped(ANIME))]),
];
