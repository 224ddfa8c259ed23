/** Files that ask most of a reader: every place of every format, filled with one thing over and over. */
import { strToU8 } from 'fflate';
import { ImportError } from '../../../src/imports/error.ts';
import { readExport } from '../../../src/imports/read.ts';
import { readBackup } from '../../../src/storage/backup.ts';
import { readStudy, StudyFileError } from '../../../src/study/readStudy.ts';
import { finish } from './files.ts';
import { postsOf, source } from './posts/files.ts';

type Place = (filled: string) => string;
const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
const json = (text: string) => JSON.stringify(text);
const itself: Place = (filled) => filled;
const heat: Place = () => 'Heat';
const rows = (head: string, row: Place) => (filled: string) => `${head}\n${row(filled)}\n`;
const manyRows = (head: string, row: (title: string, i: number) => string) => (filled: string) =>
	`${head}\n${Array.from({ length: Math.ceil(filled.length / 500) }, (_, i) => row(filled.slice(0, 450), i)).join('\n')}\n`;
const mail = (head: Place, body: Place) => (filled: string) =>
	`From a@b.example Sat Mar 14 09:00:00 2020\nSubject: ${head(filled)}\n\n${body(filled)}\n`;
const wxr = (inner: Place) => (filled: string) =>
	`<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel>${inner(filled)}</channel></rss>`;

const REDDIT = 'id,permalink,date,subreddit,parent,body';
const REVIEWS = 'Date,Name,Year,Letterboxd URI,Watched Date,Review';

/** Files of posts: their names, and where in them it is filled. */
const POSTS: [name: string, place: Place][] = [
	['comments.csv', rows(REDDIT, (text) => `1,x,2020-01-01,movies,,${text}`)],
	['comments.csv', rows(REDDIT, (text) => `${cell(text)},,${cell(text)},movies,,${cell(text)}`)],
	['comments.csv', (filled) => `${REDDIT}${filled}\n`],
	['reviews.csv', rows(REVIEWS, (text) => `2020-01-01,${cell(text)},1995,x,,${cell(text)}`)],
	['comments.csv', rows('Date,Content,Comment', (text) => `2020-01-01,${cell(text)},${cell(text)}`)],
	[
		'lists/a.csv',
		(filled) =>
			`Letterboxd list export v7\nDate,Name,URL\n2020-01-01,A,x\n\nPosition,Name,Year\n1,Heat,1995\n${filled}`,
	],
	[
		'user_archive.csv',
		rows(
			'topic_title,categories,is_pm,post_raw,url,created_at',
			(text) => `${cell(text)},a,no,${cell(text)},${cell(`https://a.example/t/${text}`)},2020`,
		),
	],
	[
		'my_post_data.csv',
		(filled) =>
			`post_id, topic_id, post_time, post_subject, post_text\n1, 2, "May 1st, 2020", "Heat", ${cell(filled)}\n`,
	],
	[
		'outbox.json',
		(filled) =>
			`{"type":"OrderedCollection","orderedItems":[{"type":"Create","object":{"to":["as:Public"],"content":${json(filled)}}}]}`,
	],
	['outbox.json', (filled) => `{"type":"OrderedCollection","orderedItems":[${filled}]}`],
	['outbox.json', (filled) => `{"type":"OrderedCollection","x":{${filled}}}`],
	[
		'outbox.json',
		(filled) => `{"type":"OrderedCollection",${json(filled)}:{"a":[${'[],'.repeat(filled.length / 6)}[]]}}`,
	],
	[
		'tweets.js',
		(filled) => `window.YTD.tweets.part0 = [{"tweet":{"id_str":${json(filled)},"full_text":${json(filled)}}}]`,
	],
	[
		'posts.json',
		(filled) => `{"records":[{"uri":${json(filled)},"value":{"$type":"app.bsky.feed.post","text":${json(filled)}}}]}`,
	],
	['lemmy.json', (filled) => `{"content":[{"type_":"comment","content":${json(filled)},"ap_id":${json(filled)}}]}`],
	[
		'ghost.json',
		(filled) =>
			`{"db":[{"meta":{"exported_on":1},"data":{"posts":[{"status":"published","title":${json(filled)},"html":${json(filled)}}]}}]}`,
	],
	['wordpress.xml', wxr((filled) => `<item><wp:status>publish</wp:status>${filled}</item>`)],
	[
		'wordpress.xml',
		wxr(
			(filled) =>
				`<item><wp:status>publish</wp:status><content:encoded><![CDATA[${filled.replaceAll(']]>', '')}]]></content:encoded></item>`,
		),
	],
	['wordpress.xml', wxr((filled) => `${filled}<item></item>`)],
	['feed.atom', (filled) => `<feed><id>tag:blogger.com,1</id><entry>${filled}</entry></feed>`],
	['posts/html/123456.html', (filled) => `<html><body><p>Heat</p>${filled}</body></html>`],
	['a.md', itself],
	['a.md', (filled) => `---\ntitle: ${filled}\n---\nHeat`],
	['a.md', (filled) => `---\n${filled}`],
	['a.html', (filled) => `<html><article>${filled}</article>`],
	['a.html', (filled) => `<html><a href="http://a.example">${filled}`],
	['a.html', (filled) => `<html><title>${filled}</title><p ${filled}>Heat`],
	['a.mbox', mail(heat, itself)],
	['a.mbox', mail(() => 'Heat\nContent-Type: text/html', itself)],
	['a.mbox', mail(() => 'Heat\nContent-Transfer-Encoding: quoted-printable', itself)],
	['a.mbox', mail(itself, heat)],
	['a.mbox', mail((filled) => `Heat\nDate: ${filled}\nContent-Type: multipart/mixed${filled}`, heat)],
	[
		'a.mbox',
		mail(
			() => 'Heat\nContent-Type: multipart/mixed; boundary="b"',
			(filled) => `--b\n\n${filled}\n--b--`,
		),
	],
	['a.mbox', (filled) => `From ${filled}\nA: b\n\nFrom ${filled}`],
	['x', (filled) => `From ${filled}`],
	['x', itself],
];

/** The same of ratings. */
const RATINGS: [name: string, place: Place][] = [
	['a', itself],
	['a.csv', (filled) => `Date,Name,Year,Letterboxd URI,Rating\n${filled}\n`],
	['a.csv', manyRows('Date,Name,Year,Letterboxd URI,Rating', (title) => `2020-01-01,${cell(title)},1995,x,5`)],
	['a.csv', manyRows('movie_id,imdb_id,rating,title', (title) => `1,2,4,${cell(title)}`)],
	['a.csv', manyRows('Title,Date', (title, i) => `${cell(title + i)},1/2/20`)],
	['a.csv', (filled) => `Title,Date\n${Array.from({ length: filled.length / 9 }, (_, i) => `A: B: ${i},\n`).join('')}`],
	['a.csv', rows('Title,Date', (text) => `Heat,${cell(text)}`)],
	['a.csv', rows('Profile Name,Start Time,Duration,Title', (text) => `A,${cell(text)},${cell(text)},Heat`)],
	[
		'a.csv',
		rows(
			'Profile Name,Title Name,Star Value,Thumbs Value,Event Utc Ts',
			(text) => `A,Heat,,${cell(text)},${cell(text)}`,
		),
	],
	['a.csv', rows('Title,My Rating,Date Read', (text) => `${cell(` (${text}`)},4,`)],
	['a.csv', rows('Title,My Rating,Date Read', (text) => `Dune,${cell(`1${text}`)},${cell(text)}`)],
	['a.json', (filled) => `[${filled}]`],
	['a.json', (filled) => `[{"movie":{"title":"Heat","year":${json(filled)}},"rated_at":${json(filled)}}]`],
	['a.xml', (filled) => `<items totalitems="1"><item objecttype="thing">${filled}</item></items>`],
	['a.xml', (filled) => `<?xml?>${filled}<items totalitems="1"></items>`],
	['a.xml', (filled) => `<myanimelist><anime><series_title>${filled}</series_title></anime></myanimelist>`],
	['a.json', (filled) => `{"data":{"MediaListCollection":{"lists":[{"entries":[${filled}]}]}}}`],
];

const OTHERS: [name: string, place: Place, read: (text: string) => unknown][] = [
	['backup', (filled) => `{"format":"red-herring","version":1,"personas":[${filled}]}`, readBackup],
	['study', (filled) => `{"format":"red-herring-study/1","id":[${filled}]}`, readStudy],
];

/** What is repeated. */
export const UNITS = [
	...[' ', '\n', '\r\n', 'a', '"', '""', '"\n', ',', ';', '\0', 'é', '\ud800', '\\', '\\"'],
	...['<', '> ', '<p>', '<bb>', '</p>', '<bb></ii>', '<br> ', '<blockquote>', '<a href=http://x>', '<a href=x><p>'],
	...['<math><svg>', '<!--', '<![CDATA[', '</', '<x a="', '<x></x>', '<item>', '<item></item>', 'a b="c" ', '&'],
	...['[', '[],', '{"a":', '{"a":[],', '"a":[],', '1,', '(', ' (#', '](', '[quote]', '[quote=a]b', '`', '-'],
	...['--b\nA: b\n\n', 'From a', '\nFrom a@b Sat Mar 14 09:00:00 2020\nA: b\n\nx\n', 'On aaaa wrote', '=?a?q?'],
	...['=?utf-8?q?a?= ', '=\n', ';boundary= ', '; boundary="a', ' A: b\n', 'http://', 'https://t.co/a '],
	...['[x](http://letterboxd.com/film/a) ', '2020-01-01 ', '(1995) ', ' id="timestamp"', '<aaaa', '"type" ', '---\n'],
];

export interface Hostile {
	name: string;
	text: (filled: string) => string;
	/** Reads it, or refuses it with a sentence. */
	read: (text: string) => Promise<void>;
}

async function refusable(read: () => unknown): Promise<void> {
	try {
		await read();
	} catch (error) {
		if (!(error instanceof ImportError || error instanceof StudyFileError)) throw error;
	}
}

export const HOSTILE: Hostile[] = [
	...POSTS.map(([name, text], i) => ({
		name: `posts ${i}: ${name}`,
		text,
		read: (content: string) => refusable(() => postsOf(source(name, content))),
	})),
	...RATINGS.map(([name, text], i) => ({
		name: `ratings ${i}: ${name}`,
		text,
		read: (content: string) => refusable(() => finish(readExport(name, strToU8(content)))),
	})),
	...OTHERS.map(([name, text, read]) => ({
		name,
		text,
		read: (content: string) => refusable(() => read(content)),
	})),
];
