import fc from 'fast-check';
import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import type { AddedKind } from '../../../../src/core/catalogue/packKinds.ts';
import { ImportError } from '../../../../src/imports/error.ts';
import { readExport } from '../../../../src/imports/read.ts';
import { finish, zipped } from '../files.ts';
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
	read,
	STORYGRAPH,
	short,
} from './files.ts';

const GAMES = bggXml(bggItem('Catan', '8'), bggItem('Go', '7'));
const ANIME = malXml(malAnime('Akira', '9'), malAnime('Monster', '8'));
const LISTS = JSON.stringify({ data: aniLists([aniEntry('Akira', 9), aniEntry('Monster', 8)]) });
const STORIES = `${STORYGRAPH}Piranesi,Susanna Clarke,,,,read,,,,1,,,,,,,,4.5,,,,,No\n`;

const EXPORTS: [string, string, string | Uint8Array][] = [
	['board games', 'BoardGameGeek', bggCsv({ objectname: 'Go', rating: '8' })],
	['board games', 'BoardGameGeek', GAMES],
	['anime', 'MyAnimeList', ANIME],
	['anime', 'MyAnimeList', gzipped(ANIME)],
	['anime', 'AniList', LISTS],
	['anime', 'AniList', '{"user":{},"lists":[{"series_type":1,"series_id":5}]}'],
	['anime', 'AniList', JSON.stringify([aniEntry('Akira', 9)])],
	['books', 'Goodreads', GOODREADS],
	['books', 'StoryGraph', STORIES],
];

test.each(EXPORTS)('an export of %s from %s is not read as films', async (kind, service, content) => {
	const bytes = typeof content === 'string' ? strToU8(content) : content;
	const readFilms = () => finish(readExport('mine', bytes, 'films'));
	await expect(readFilms()).rejects.toThrow(ImportError);
	await expect(readFilms()).rejects.toThrow(
		`mine holds ratings of ${kind} from ${service}. Here ratings of films are read. Nothing was imported.`,
	);
});

test('an export of another kind than the pack, or of films, is refused', async () => {
	await expect(read('books', ANIME)).rejects.toThrow('export holds ratings of anime from MyAnimeList.');
	const films = 'Date,Name,Year,Letterboxd URI,Rating\n2024-01-02,Heat,1995,x,4.5\n';
	await expect(read('boardgames', films)).rejects.toThrow('Ratings of board games are read from BoardGameGeek');
	await expect(read('anime', '[{"rated_at":"2024-01-02","movie":{"title":"Heat"}}]')).rejects.toThrow('from AniList');
	await expect(read('books', '<!DOCTYPE html><html></html>')).rejects.toThrow('from Goodreads and StoryGraph');
});

const bomb = (n: number) =>
	`<!DOCTYPE l [<!ENTITY a0 "ha">${Array.from({ length: n }, (_, i) => `<!ENTITY a${i + 1} "${`&a${i};`.repeat(10)}">`).join('')}]>`;
const packed = gzipped(malXml(...Array.from({ length: 200 }, (_, i) => malAnime(`Anime ${i}`, '9'))));
const flipped = packed.slice();
flipped[Math.floor(packed.length / 2)]! ^= 0x10;

test.each<[string, AddedKind, string | Uint8Array, string | RegExp]>([
	['an empty file', 'anime', ' \n', 'export is empty'],
	['a file that is not text', 'books', `${GOODREADS}1,Du\0ne\n`, 'export is not text'],
	['an archive of other files', 'books', zipped({ 'a.txt': 'x', 'b.txt': 'y' }), 'export holds no file of ratings'],
	['XML that breaks off', 'anime', ANIME.slice(0, -30), 'export, line 10: the file breaks off here'],
	['XML in which an element is left open', 'boardgames', GAMES.replace('</name>', ''), /^export, line 6: an element/],
	['XML with entities', 'anime', ANIME.replace('\t\t<!--', `${bomb(30)}<!--`), 'export defines entities, which no'],
	['deep XML', 'anime', ANIME.replace('<myinfo>', '<a>'.repeat(1e5)), 'elements are nested deeper'],
	[
		'a long title',
		'anime',
		malXml(malAnime('x'.repeat(501), '9')),
		'export, line 9: it has no title that can be read.',
	],
	[
		'endless text',
		'anime',
		malXml(malAnime('x'.repeat(2e6), '9')),
		/^export, line 9: something before it has more than/,
	],
	[
		'a wrong score',
		'anime',
		malXml(malAnime('A', '9'), malAnime('A', '11')),
		'line 10: its rating isn’t a number up to 10.',
	],
	['JSON that breaks off', 'anime', LISTS.slice(0, -20), 'the file breaks off here: it was not saved whole'],
	['damaged JSON', 'anime', LISTS.replace('"score":8', '"score":'), 'export, entry 2: it is damaged.'],
	['deep JSON', 'anime', LISTS.replace('"notes":null', `"notes":${'['.repeat(1e6)}`), 'this isn’t valid JSON'],
	['a long entry', 'anime', LISTS.replace('"notes":null', `"notes":"${'x'.repeat(2e6)}"`), 'has more than 1,048,576'],
	['a long row', 'books', `${GOODREADS}1,"${'x'.repeat(3e6)}"\n`, 'row 2: it does not end'],
	['a row that breaks off', 'books', STORIES.slice(0, -20), 'export ends in the middle of row 2'],
	['gzip that was changed', 'anime', flipped, /is damaged/],
	['gzip that was cut off', 'anime', packed.subarray(0, -100), /is damaged/],
	['the beginning of gzip', 'anime', packed.subarray(0, 20), /is damaged/],
	['gzip that would fill the memory', 'anime', gzipped(' '.repeat(65e6)), 'unpacks to more than 64 million bytes'],
])('%s is refused with a reason', async (_, kind, content, message) => {
	await expect(read(kind, content)).rejects.toThrow(ImportError);
	await expect(read(kind, content)).rejects.toThrow(message);
});

test('undefined entities stay as they are, and what only looks like a definition is text', async () => {
	expect(await short('anime', malXml(malAnime('<![CDATA[<!ENTITY a "b">]]>', '9'), malAnime('&a;', '8')))).toEqual([
		'9: <!ENTITY a "b">',
		'10: &a;',
	]);
});

test('huge files of tiny elements and entries are refused before they fill the memory', async () => {
	const before = process.memoryUsage().heapUsed;
	await expect(read('anime', `<myanimelist>${'<anime/>'.repeat(3e6)}</myanimelist>`)).rejects.toThrow(
		/line 1: it has no title that can be read. 10,000 more rows/,
	);
	await expect(read('anime', `{"MediaListCollection":{"lists":[{"entries":[${'0,'.repeat(3e6)}0]}]}}`)).rejects.toThrow(
		/entry 1: it has no title that can be read. 10,000 more rows/,
	);
	expect(process.memoryUsage().heapUsed - before).toBeLessThan(300e6);
});

test('an export with any part cut out is read, or refused with a reason', async () => {
	const whole: [AddedKind, Uint8Array][] = [
		['boardgames', strToU8(GAMES)],
		['anime', strToU8(ANIME)],
		['anime', gzipped(ANIME)],
		['anime', strToU8(LISTS)],
		['books', strToU8(STORIES)],
	];
	await fc.assert(
		fc.asyncProperty(fc.constantFrom(...whole), fc.nat(), fc.nat(300), async ([kind, bytes], from, size) => {
			const at = from % bytes.length;
			const cut = Uint8Array.from([...bytes.subarray(0, at), ...bytes.subarray(at + size)]);
			try {
				for (const { title } of await read(kind, cut)) expect(title).not.toBe('');
			} catch (error) {
				expect(error).toBeInstanceOf(ImportError);
			}
		}),
		{ numRuns: 300 },
	);
});
