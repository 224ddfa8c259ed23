/** Made-up files in the formats of the services. */
import { gzipSync, strToU8 } from 'fflate';
import type { AddedKind } from '../../../../src/core/catalogue/packKinds.ts';
import { readExport } from '../../../../src/imports/read.ts';
import { finish } from '../files.ts';

/** What is read of a file that is called "export". */
export async function read(kind: AddedKind, content: string | Uint8Array) {
	const bytes = typeof content === 'string' ? strToU8(content) : content;
	const { rows } = await finish(readExport('export', bytes, kind));
	return rows.map(({ stars, part, ...row }) => row);
}

/** A row in short: "2: Dune / Arrakis (1965) 2020-03-01". */
export const short = async (kind: AddedKind, content: string | Uint8Array) =>
	(await read(kind, content)).map(({ title, otherTitles, year, date, row }) =>
		[`${row}:`, [title, ...otherTitles].join(' / '), year === null ? [] : `(${year})`, date ?? []].flat().join(' '),
	);

const BGG_COLUMNS =
	'objectname,objectid,rating,numplays,weight,own,fortrade,want,wanttobuy,wanttoplay,prevowned,preordered,wishlist,' +
	'wishlistpriority,wishlistcomment,comment,conditiontext,haspartslist,wantpartslist,collid,baverage,average,avgweight,' +
	'rank,numowned,objecttype,originalname,minplayers,maxplayers,playingtime,maxplaytime,minplaytime,yearpublished';

/** The CSV file of a collection at BoardGameGeek, which has quotation marks around all cells. */
export const bggCsv = (...rows: Record<string, string>[]) =>
	[
		BGG_COLUMNS,
		...rows.map((row) =>
			BGG_COLUMNS.split(',')
				.map((column) => `"${row[column] ?? '0'}"`)
				.join(','),
		),
		'',
	].join('\n');

/** An item in what BoardGameGeek's API answers, of four lines. */
export const bggItem = (name: string, rating: string | null, { subtype = 'boardgame', inside = '' } = {}) =>
	[
		`\t<item objecttype="thing" objectid="13" subtype="${subtype}" collid="111">`,
		`\t\t<name sortindex="1">${name}</name>${inside}`,
		rating === null
			? ''
			: `\t\t<stats minplayers="3" maxplayers="4" numowned="9"><rating value="${rating}"><usersrated value="120000"/><average value="7.1"/></rating></stats>`,
		'\t\t<status own="1" prevowned="0" fortrade="0" want="0" wanttoplay="1" wanttobuy="0" wishlist="0" preordered="0" lastmodified="2024-01-02 03:04:05"/><numplays>7</numplays></item>',
	].join('\n');
export const bggXml = (...items: string[]) =>
	[
		'<?xml version="1.0" encoding="utf-8" standalone="yes"?>',
		`<items totalitems="${items.length}" termsofuse="https://boardgamegeek.com/xmlapi/termsofuse" pubdate="Mon, 04 Aug 2025 10:00:00 +0000">`,
		...items,
		'</items>',
	].join('\n');

/** An anime in MyAnimeList's export, of one line. */
export const malAnime = (title: string, score: string, { finished = '0000-00-00', status = 'Completed' } = {}) =>
	`\t<anime><series_animedb_id>1</series_animedb_id><series_title>${title}</series_title><series_type>TV</series_type>` +
	`<series_episodes>24</series_episodes><my_id>0</my_id><my_watched_episodes>24</my_watched_episodes>` +
	`<my_start_date>0000-00-00</my_start_date><my_finish_date>${finished}</my_finish_date><my_rated></my_rated>` +
	`<my_score>${score}</my_score><my_storage></my_storage><my_status>${status}</my_status>` +
	`<my_comments><![CDATA[]]></my_comments><my_times_watched>0</my_times_watched><my_priority>LOW</my_priority>` +
	`<my_tags><![CDATA[]]></my_tags><my_rewatching>0</my_rewatching><update_on_import>0</update_on_import></anime>`;
/** MyAnimeList's export; the first entry is in line 9. */
export const malXml = (...entries: string[]) =>
	[
		'<?xml version="1.0" encoding="UTF-8" ?>',
		'\t\t<!--',
		'\t\t Created by XML Export feature at MyAnimeList.net',
		'\t\t Last updated 5/27/2008',
		'\t\t-->',
		'\t\t<myanimelist>',
		'',
		'<myinfo><user_id>1</user_id><user_name>made_up</user_name><user_export_type>1</user_export_type></myinfo>',
		...entries,
		'</myanimelist>',
		'',
	].join('\n');
export const gzipped = (text: string) => gzipSync(strToU8(text), { filename: 'animelist_1600000000_-_1.xml' });

/** An entry in a list of AniList. */
export const aniEntry = (romaji: string, score: number | null, about: Record<string, unknown> = {}) => ({
	mediaId: 1,
	status: 'COMPLETED',
	progress: 24,
	repeat: 0,
	notes: null,
	startedAt: { year: null, month: null, day: null },
	completedAt: { year: 2017, month: 11, day: 4 },
	media: { idMal: 1, title: { romaji, native: 'カウボーイビバップ', english: null } },
	score,
	...about,
});
export const aniLists = (...lists: object[][]) => ({
	MediaListCollection: { lists: lists.map((entries) => ({ name: 'Completed', isCustomList: false, entries })) },
});

export const GOODREADS =
	'Book Id,Title,Author,Author l-f,Additional Authors,ISBN,ISBN13,My Rating,Average Rating,Publisher,Binding,' +
	'Number of Pages,Year Published,Original Publication Year,Date Read,Date Added,Bookshelves,Bookshelves with positions,' +
	'Exclusive Shelf,My Review,Spoiler,Private Notes,Read Count,Owned Copies\n';
export const STORYGRAPH =
	'Title,Authors,Contributors,ISBN/UID,Format,Read Status,Date Added,Last Date Read,Dates Read,Read Count,Moods,Pace,' +
	'Character- or Plot-Driven?,Strong Character Development?,Loveable Characters?,Diverse Characters?,' +
	'Flawed Characters?,Star Rating,Review,Content Warnings,Content Warning Description,Tags,Owned?\n';
