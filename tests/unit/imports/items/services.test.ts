import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
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
	short,
} from './files.ts';

const anime = malXml(
	malAnime('<![CDATA[ Gintama: The Movie <1> ]]>', '9', { finished: '2019-05-04' }),
	malAnime('Spice &amp; Wolf &#39;n&#x27; all', '8', { finished: '2019-05-00', status: 'Watching' }),
	malAnime('Planned', '0', { status: 'Plan to Watch' }),
	malAnime('Expected', '7', { status: 'Plan to Watch' }),
);
const ANIME = ['9: Gintama: The Movie <1> 2019-05-04', "10: Spice & Wolf 'n' all", '12: Expected'];

test('MyAnimeList: entries with a score are read with their lines, plain or as CDATA', async () => {
	expect(await short('anime', anime)).toEqual(ANIME);
	expect(await short('anime', anime.replaceAll('\n', '\r\n'))).toEqual(ANIME);
});

test('MyAnimeList: the export is read as downloaded', async () => {
	const bytes = gzipped(anime);
	expect(await short('anime', bytes)).toEqual(ANIME);
	// Flags of the header: its checksum, an extra field and a comment, with the name.
	const head = [...bytes.subarray(0, 10), 2, 0, 65, 66];
	head[3] = 2 + 4 + 8 + 16;
	const name = [...bytes.subarray(10, bytes.indexOf(0, 10) + 1)];
	const rest = bytes.subarray(10 + name.length);
	const header = Uint8Array.from([...head, ...name, 65, 0]);
	const checksum = crc32(header);
	const whole = Uint8Array.from([...header, checksum & 0xff, (checksum >> 8) & 0xff, ...rest]);
	expect(await short('anime', whole)).toEqual(ANIME);
});

test('a list of manga is refused', async () => {
	const manga = malXml('<manga><manga_title><![CDATA[Berserk]]></manga_title><my_score>9</my_score></manga>');
	await expect(short('anime', manga)).rejects.toThrow('export lists manga, and no anime.');
	const said = JSON.stringify({ ...aniLists([aniEntry('Berserk', 9)]), type: 'MANGA', url: 'x' });
	await expect(short('anime', said)).rejects.toThrow('export lists manga, and no anime.');
	const entry = aniEntry('Berserk', 9, { media: { type: 'MANGA', title: { romaji: 'Berserk' } } });
	await expect(short('anime', JSON.stringify(aniLists([entry])))).rejects.toThrow('export lists manga, and no anime.');
});

const bebop = aniEntry('Cowboy Bebop', 8.5);
const lists = aniLists(
	[bebop, aniEntry('Planned', 0, { status: 'PLANNING' }), aniEntry('Unrated', null)],
	[bebop, aniEntry('Akira', 90, { completedAt: { year: 1990, month: null, day: null } })],
);
const BEBOP = 'Cowboy Bebop / カウボーイビバップ 2017-11-04';
const LISTS = [`1: ${BEBOP}`, `4: ${BEBOP}`, '5: Akira / カウボーイビバップ'];

test.each<[string, unknown]>([
	['an answer', { data: lists }],
	['what is saved of an answer', { ...lists, User: { name: 'made_up' }, version: '1.01', type: 'ANIME', url: 'x' }],
	['an answer with a name of its own', { data: { anime: lists.MediaListCollection } }],
	['entries alone', lists.MediaListCollection.lists.flatMap(({ entries }) => entries)],
	[
		'entries next to those of manga',
		{ anime: lists.MediaListCollection.lists.flatMap(({ entries }) => entries), manga: [aniEntry('Berserk', 9)] },
	],
])('lists of AniList are read in each form: %s', async (_, saved) => {
	expect(await short('anime', JSON.stringify(saved))).toEqual(LISTS);
	expect(await short('anime', JSON.stringify(saved, null, 2))).toEqual(LISTS);
});

test('AniList: the year is that of the first day, manga are left out, and entries without a name are refused', async () => {
	const media = { format: 'TV', startDate: { year: 1998 }, title: { romaji: 'A', english: 'B', userPreferred: 'A' } };
	const novel = { format: 'NOVEL', title: { romaji: 'C' } };
	const saved = aniLists([aniEntry('', 3, { media }), aniEntry('', 4, { media: novel })]);
	expect(await short('anime', JSON.stringify(saved))).toEqual(['1: A / B (1998) 2017-11-04']);
	const account = {
		user: { id: 1, display_name: 'made_up' },
		lists: [{ id: 1, series_type: 0, series_id: 1, score: 80, status: 2, finished_on: 20171104 }],
		activity: [],
	};
	await expect(short('anime', JSON.stringify(account))).rejects.toThrow(
		"export numbers what it lists and names none of it, as AniList's export of an account does.",
	);
	const numbers = aniLists([{ mediaId: 1, score: 9 }]);
	await expect(short('anime', JSON.stringify(numbers))).rejects.toThrow('export numbers what it lists');
	await expect(short('anime', JSON.stringify(aniLists([])))).rejects.toThrow('export holds no ratings.');
	await expect(short('anime', JSON.stringify(aniLists([bebop, aniEntry('', 9, { media: null })])))).rejects.toThrow(
		'export, entry 2: it has no title that can be read.',
	);
});

test('Goodreads: a title is known without its series too, and the year is that of the first edition', async () => {
	const rows = [
		'1,"Dune (Dune, #1)",Frank Herbert,"Herbert, Frank",,="0441172717",="9780441172719",5,4.2,Ace,Paperback,600,2005,1965,2020/03/01,2020/01/01,,,read,"Sand<br/>worms, ""big""",,,1,0',
		'2,Emma,Jane Austen,"Austen, Jane",,"=""0141439580""","=""9780141439587""",0,4.0,Penguin,Paperback,474,2003,1815,,2020/01/01,to-read,to-read (#2),to-read,,,,0,0',
		'3,The Odyssey,Homer,"Homer, Homer",,="",="",4,3.8,Penguin,Paperback,541,2006,-700,,2021/01/01,to-read,to-read (#1),to-read,,,,0,0',
	];
	expect(await short('books', `${GOODREADS}${rows.join('\n')}\n`)).toEqual([
		'2: Dune (Dune, #1) / Dune (1965) 2020-03-01',
		'4: The Odyssey',
	]);
});

test('StoryGraph: books with stars are read, in quarter stars', async () => {
	const rows = [
		'Piranesi,Susanna Clarke,,9781635575637,hardcover,read,2026/01/02,2026/02/10,2026/02/01-2026/02/10,1,"mysterious, reflective",medium,Plot,Yes,Yes,No,Yes,4.25,,,,fantasy,Yes',
		'The Shining,Stephen King,,9780450040184,paperback,to-read,2026/06/01,"","",0,,,,,,,,,,,"",,No',
		'Foundation (Foundation #1),Isaac Asimov,,,audio,did-not-finish,2025/01/01,,,0,,,,,,,,1.0,,,,,No',
	];
	expect(await short('books', `${STORYGRAPH}${rows.join('\r\n')}\r\n`)).toEqual([
		'2: Piranesi 2026-02-10',
		'4: Foundation (Foundation #1) / Foundation',
	]);
	await expect(short('books', STORYGRAPH + rows[0]!.replace('4.25', '6'))).rejects.toThrow(
		'export, row 2: its rating isn’t a number up to 5.',
	);
});

test('BoardGameGeek: ratings may have decimals, and years may be BC', async () => {
	const rows = [
		{ objectname: 'Go', rating: '7.85', yearpublished: '-2200', originalname: 'Weiqi' },
		{ objectname: 'Azul', own: '1', yearpublished: '2017', originalname: 'Azul' },
		{ objectname: 'Root', wishlist: '1', wanttoplay: '1', yearpublished: '2018', originalname: 'Root' },
		{ objectname: 'Flip 7', rating: '8', prevowned: '1', yearpublished: '2025', originalname: 'Flip 7' },
	];
	expect(await short('boardgames', bggCsv(...rows))).toEqual(['2: Go / Weiqi', '5: Flip 7 (2025)']);
	expect(await short('boardgames', 'objectname;rating\nGo;7,85\n')).toEqual(['2: Go']);
	await expect(short('boardgames', 'objectname,rating\nGo,good\n')).rejects.toThrow(
		'row 2: its rating isn’t a number up to 10.',
	);
});

test("BoardGameGeek: the API's rated games are read, without other sorts of items", async () => {
	const version = '<version><item type="boardgameversion"><name type="primary" value="German"/></item></version>';
	const text = bggXml(
		bggItem('Tzolk&#039;in &amp; more', '8.5', { inside: '<yearpublished>2012</yearpublished>' }),
		bggItem('Carcassonne', 'N/A'),
		bggItem('Seafarers', '7', { subtype: 'boardgameexpansion', inside: `<originalname>Seefahrer</originalname>` }),
		bggItem('Pathfinder', '9', { subtype: 'rpgitem' }),
		bggItem('Catan', '6', { inside: version }),
	);
	expect(await short('boardgames', text)).toEqual([
		"3: Tzolk'in & more (2012)",
		'11: Seafarers / Seefahrer',
		'19: Catan',
	]);
	const without = bggXml(bggItem('Catan', null), bggItem('Carcassonne', null));
	await expect(short('boardgames', without)).rejects.toThrow(
		'export holds no ratings, since the address lacked &stats=1.',
	);
	await expect(short('boardgames', bggXml(bggItem('Catan', 'N/A')))).rejects.toThrow(
		'export holds no ratings. Nothing',
	);
	await expect(short('boardgames', bggXml())).rejects.toThrow('export holds no ratings. Nothing');
	const waiting =
		'<message>Your request for this collection has been accepted and will be processed. Please try again later for access.</message>';
	await expect(short('boardgames', waiting)).rejects.toThrow('BoardGameGeek was still making it.');
});
