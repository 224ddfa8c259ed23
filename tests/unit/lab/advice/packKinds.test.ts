/** Packs of items other than films, built and used in the terminal. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filmAt } from '../../../../src/core/catalogue/catalogue.ts';
import { matchFilm } from '../../../../src/core/catalogue/match.ts';
import { hashOf } from '../../../../src/core/catalogue/words.ts';
import { cuesFor } from '../../../../src/core/mentions/cues.ts';
import { buildPack, openPack } from '../../../../src/core/population/pack.ts';
import { inWordsOf } from '../../../../src/lab/advice/kindWords.ts';
import { querySql } from '../../../../src/lab/kit/duckDb.ts';
import { readPackBytes } from '../../../../src/pack/packFile.ts';
import { setKindWords } from '../../../../src/strings/languages/language.ts';
import { FILMS, POPULATION } from '../../films.ts';
import { temporaryFolder } from '../../folder.ts';
import { check, lab } from '../kit/commandLine.ts';

const HEAD = 'title\tyear\traters\tcreators\tgenres\talso_known_as\tid';
const ITEMS = [
	'Pandemic\t2008\t4000\t\tMedical\t\t1',
	'Catan\t1995\t2000\t\tEconomic\tThe Settlers of Catan\t2',
	'Descent: Journeys in the Dark (Second Edition)\t2012\t1000\t\tFantasy | Adventure\t\t3',
	'Go\t-2200\t900\t\t\t\t4',
	'Tea Dragon Society\t\t800\t\t\t\t5',
	'Spirit Island\t2017\t700\t\tFantasy\t\t6',
	'Hardly Anybody\t2001\t3\t\t\t\t7',
];
const DAY = 18_000;
const folder = temporaryFolder();
const at = (name: string) => join(folder, name);

/** Of 200 people everyone has rated item 1, every second item 2, and so on; no one items 6 and 7. */
const pairs = Array.from({ length: 200 }, (_, user) =>
	[1, 2, 3, 4, 5].filter((item) => user % item === 0).map((item) => ({ user, item })),
).flat();

async function writeParquet(name: string, day: (user: number) => string) {
	// Ratings to four digits, more different ones than are distinguished.
	const rows = pairs.map(({ user, item }, i) => `(${user}, ${item}, ${(i % 300) / 31}, ${day(user)})`).join(',');
	const columns = 't("user", item, rating, "day")';
	await querySql(`copy (select * from (values ${rows}) ${columns}) to '${at(name)}' (format parquet)`);
}

beforeAll(async () => {
	await writeFile(at('items.tsv'), [HEAD, ...ITEMS, ''].join('\n'));
	await writeParquet('ratings.parquet', (user) => `${DAY - (user % 10)}`);
	await writeParquet('undated.parquet', () => 'null::integer');
});
afterAll(() => setKindWords((text) => text));

async function made(ratings: string, ...flags: string[]) {
	const files = ['--ratings', at(ratings), '--titles', at('items.tsv'), '--out', at('games.pack')];
	const ended = await lab('pack', '--kind', 'boardgames', ...files, ...flags);
	expect([ended.code, ended.out]).toEqual([0, expect.stringMatching(/games\.pack: \d+ bytes/)]);
	return { ...openPack(readPackBytes(await readFile(at('games.pack')))), err: ended.err };
}

test('a pack of board games is counted in ratings, with items that have no year or no ratings', async () => {
	const { catalogue, population, err } = await made('ratings.parquet', '--half-life', '30');
	expect(err).toContain('Counted: 200 people; 6 games of at least 20 raters, and 1 of fewer.');
	expect(population).toMatchObject({ kind: 'boardgames', name: 'People who rate board games', size: 200 });
	expect(population.date).toBe('2019-04-14');
	expect(population.sources[1]).toContain('lacks 2 of the games');
	const items = Array.from({ length: catalogue.films }, (_, item) => filmAt(catalogue, item));
	const raters = Object.fromEntries(items.map(({ title, raters: n }) => [title, n]));
	// 200 + 100 + 67 + 50 + 40 raters there, 8,700 by the other count of the same five.
	expect(raters).toMatchObject({ Pandemic: 200, Catan: 100, 'Spirit Island': Math.round((700 * 457) / 8700) });
	expect(raters['Hardly Anybody']).toBe(null);
	expect(items.find(({ title }) => title === 'Go')).toMatchObject({ year: 0 });
	// One that the file has, others that come with the project.
	const { otherTitles } = items.find(({ title }) => title === 'Catan')!;
	expect(otherTitles.filter((title) => title === 'The Settlers of Catan')).toHaveLength(1);
	expect(otherTitles).toContain('Die Siedler von Catan');
	expect(population.now?.said(items.findIndex(({ title }) => title === 'Pandemic'))).toBeGreaterThan(100);
	const found = (title: string, year: number | null) => {
		const { film } = matchFilm(catalogue, { titles: [title], year, seen: null });
		return items[film]?.title;
	};
	expect(found('Descent: Journeys in the Dark', 2012)).toBe(items.find(({ year }) => year === 2012)!.title);
	expect(found('Tea Dragon Society', 2019)).toBe('Tea Dragon Society');
	expect(found('Pandemic', 2019)).toBeUndefined();
});

test('ratings with only unknown days are ratings without times', async () => {
	const { population } = await made('undated.parquet', '--as-of', '2020-01-01');
	expect(population).toMatchObject({ size: 200, date: '2020-01-01' });
	const files = ['--ratings', at('undated.parquet'), '--titles', at('items.tsv'), '--out', at('x.pack')];
	const { code, err } = await lab('pack', '--kind', 'boardgames', ...files, '--half-life', '30');
	expect([code, err]).toEqual([2, expect.stringContaining('its ratings have no times')]);
});

test('the advice of the terminal speaks of the items of its pack', async () => {
	await made('ratings.parquet');
	await writeFile(
		at('draft.txt'),
		'Games we played: Spirit Island (2017), Catan (1995), Descent: Journeys in the Dark and Tea Dragon Society.',
	);
	const { code, out } = await check('--pack', at('games.pack'), at('draft.txt'));
	expect(code).toBe(0);
	expect(out).toContain('of 200 on a game site');
	expect(out).toContain('Games in this post');
	expect(out).toContain('Spirit Island (2017): ');
	expect(out).not.toMatch(/\bfilms?\b/i);
	const { mentions } = JSON.parse((await check('--json', '--pack', at('games.pack'), at('draft.txt'))).out);
	expect(mentions.map(({ film }: { film: unknown }) => film)).toContainEqual({ title: 'Catan', year: 1995 });
	const none = await check('--pack', at('games.pack'), '--never', 'Heat', at('draft.txt'));
	expect([none.code, none.err]).toEqual([2, 'No game is called Heat.\n']);
});

test("own ratings are read as exported by the kind's service, and another service's are refused", async () => {
	await made('ratings.parquet');
	await writeFile(at('draft.txt'), 'Games we played: Spirit Island (2017), Catan (1995) and Pandemic (2008).');
	await writeFile(
		at('collection.csv'),
		'objectname,objectid,rating,own,yearpublished\n"Catan",13,7.25,1,1995\nPandemic,30549,0,1,2008\nGo,188,9,1,-2200\n',
	);
	const advised = async (...args: string[]) => {
		const { code, out, err } = await check('--json', '--pack', at('games.pack'), ...args, at('draft.txt'));
		expect([code, err]).toEqual([0, '']);
		return JSON.parse(out);
	};
	expect((await advised()).ownRatings).toBe(false);
	const { ownRatings, mentions } = await advised('--ratings', at('collection.csv'));
	expect(ownRatings).toBe(true);
	expect(mentions.map((m: { film: { title: string }; rated: boolean }) => [m.film.title, m.rated])).toEqual(
		expect.arrayContaining([
			['Catan', true],
			['Pandemic', false],
		]),
	);
	await writeFile(
		at('collection.xml'),
		'<items totalitems="2"><item objecttype="thing" subtype="boardgame"><name sortindex="1">Catan</name><stats><rating value="7.25"/></stats></item>' +
			'<item objecttype="thing" subtype="boardgame"><name>Pandemic</name><stats><rating value="N/A"/></stats></item>' +
			'<item><name>Go</name><yearpublished>-2200</yearpublished><stats><rating value="9"/></stats></item></items>',
	);
	expect(await advised('--ratings', at('collection.xml'))).toEqual(await advised('--ratings', at('collection.csv')));
	await writeFile(at('library.csv'), 'Title,Author,My Rating\nDune,Frank Herbert,5\n');
	const refused = await check('--pack', at('games.pack'), '--ratings', at('library.csv'), at('draft.txt'));
	expect([refused.code, refused.err]).toEqual([
		2,
		'library.csv holds ratings of books from Goodreads. Here ratings of games are read. Nothing was imported.\n',
	]);
});

test('a pack of an unknown kind is refused; one without a kind has films', async () => {
	const population = { ...POPULATION, kind: 'vintage tractors' as 'films' };
	const pack = () => openPack(buildPack(FILMS, population, () => 0));
	expect(pack).toThrow(/^This pack cannot be used: its items are "vintage tractors", and .* knows films, boardgames/);
	const films = openPack(buildPack(FILMS, POPULATION, () => 0));
	expect([films.population.kind, films.catalogue.of]).toEqual([undefined, undefined]);
	expect(new TextDecoder().decode(films.catalogue.meta)).not.toContain('kind');
	const { code, err } = await lab('pack', '--kind', 'tractors', '--out', 'x');
	expect([code, err]).toEqual([2, expect.stringContaining('Allowed choices are films, boardgames, anime, books')]);
	const described = at('population.json');
	await writeFile(described, JSON.stringify(population));
	await writeFile(at('films.tsv'), 'title\tyear\traters\tgenres\talso_known_as\nHeat\t1995\t7\tCrime\t\n');
	const files = ['--films', at('films.tsv'), '--population', described, '--out', at('x.pack')];
	expect((await lab('pack', ...files)).err).toContain('its items are "vintage tractors"');
	await writeFile(at('no.pack'), 'nothing');
	expect((await check('--pack', at('no.pack'), at('no.pack'))).err).toMatch(
		/no\.pack: This is not a whole pack file\.\n$/,
	);
});

test('texts about films use the words of a kind, with the right article', () => {
	const said = ['Films: a film, an old film and A film of 3 films', 'filmed'];
	expect(said.map(inWordsOf('anime'))).toEqual(['Anime: an anime, an old anime and An anime of 3 anime', 'filmed']);
	expect(said.map(inWordsOf('books'))[0]).toBe('Books: a book, an old book and A book of 3 books');
	expect(said.map(inWordsOf('films'))).toEqual(said);
});

test('words about games are cues if games are looked for', () => {
	const cue = (kind: 'films' | 'boardgames', word: string) => cuesFor(kind)(hashOf(word));
	expect(cue('boardgames', 'played') & cue('films', 'watched') & 1).toBe(1);
	expect(cue('films', 'played') & 1).toBe(0);
	expect(cue('boardgames', 'movie') & 2).toBe(0);
	expect(cuesFor()(hashOf('movie'))).toBe(cue('films', 'movie'));
});
