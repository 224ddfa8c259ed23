import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { ImportError } from '../../../../src/imports/error.ts';
import { readPosts } from '../../../../src/imports/posts/read.ts';
import { zipped } from '../files.ts';
import { bytesInUse, manyComments, mostMemory, posts, postsOf, streamed } from './files.ts';

const HEAD = 'id,permalink,date,ip,subreddit,gildings,link,parent,body,media\n';
const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
const comment = (id: string | number, body: string) => `${id},,2020-05-01 12:34:56 UTC,,movies,0,,,${cell(body)},\n`;

test('any text is read as written, in chunks of any size', async () => {
	await fc.assert(
		fc.asyncProperty(
			fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), { minLength: 1, maxLength: 20 }),
			fc.integer({ min: 1, max: 50 }),
			fc.constantFrom('\n', '\r\n'),
			async (written, size, newline) => {
				const bodies = written.map((text) => `x${text.replace(/[>\0\r]/g, '')}x`);
				const text = HEAD + bodies.map((body, i) => comment(i, body)).join('');
				const bytes = strToU8(text.replaceAll('\n', newline));
				const chunks = () =>
					Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) => bytes.slice(i * size, (i + 1) * size));
				const found = await postsOf(streamed('comments.csv', chunks));
				expect(found.map((post) => post.text)).toEqual(bodies);
			},
		),
		{ numRuns: 50 },
	);
});

test.each<[string, (text: string) => Uint8Array]>([
	['UTF-8 with a mark', (text) => strToU8(`\ufeff${text}`)],
	['UTF-16', (text) => new Uint8Array(new Uint16Array([...`\ufeff${text}`].map((c) => c.charCodeAt(0))).buffer)],
	['Windows-1252', (text) => Uint8Array.from(text, (c) => c.charCodeAt(0))],
])('text in %s is understood', async (_, encode) => {
	const bytes = encode(
		HEAD + Array.from({ length: 300 }, (_, i) => comment(i, i < 250 ? 'Amelie' : 'Amélie')).join(''),
	);
	const chunks = () => Array.from({ length: Math.ceil(bytes.length / 7) }, (_, i) => bytes.slice(i * 7, i * 7 + 7));
	const found = await postsOf(streamed('comments.csv', chunks));
	expect(found.map(({ text }) => text).slice(249, 251)).toEqual(['Amelie', 'Amélie']);
});

const comments = HEAD + comment('a', 'Heat') + comment('b', 'Crash');

test.each<[string, string, string | Uint8Array, RegExp]>([
	['an empty file', 'comments.csv', '', /^comments.csv is empty/],
	['another table', 'a.csv', 'id,colour\n1,red\n', /^a.csv isn’t an export we know.*"id,colour 1,red"/],
	['a picture', 'a.png', '\x89PNG\r\n\x1a\n\0\0\0', /^a.png isn’t a file of posts we know/],
	['a row with too few cells', 'comments.csv', `${comments}c,,2020\n`, /^comments.csv, row 4: it has 3 cells where/],
	[
		'a row with too many cells',
		'comments.csv',
		`${comments.slice(0, -1)},,\n`,
		/^comments.csv, row 3: it has 12 cells/,
	],
	['a file that was cut off', 'comments.csv', comments.slice(0, -5), /^comments.csv, row 3: a quotation mark/],
	[
		'two encodings in a file',
		'comments.csv',
		Uint8Array.from([...strToU8(HEAD + comment('a', 'Amélie').repeat(5000)), 0xe9, 0x20, 0x20]),
		/^comments.csv, line 5002: from here on it is not text in one encoding/,
	],
	[
		'an archive of archives',
		'a.zip',
		zipSync({ 'b.zip': zipped({ 'comments.csv': comments }) }),
		/^a.zip has no posts we can read/,
	],
	[
		'an archive that was cut off',
		'a.zip',
		zipped({ 'comments.csv': comments }).slice(0, -30),
		/^a.zip is damaged: its list/,
	],
])('%s is refused, with file and reason', async (_, name, content, message) => {
	await expect(posts(name, content)).rejects.toThrow(ImportError);
	await expect(posts(name, content)).rejects.toThrow(message);
});

test('a flipped bit in an archive is noticed', async () => {
	const archive = zipSync({ 'comments.csv': strToU8(comments) }, { level: 0 });
	const at = new TextDecoder('latin1').decode(archive).indexOf('Crash');
	archive[at] = 'T'.charCodeAt(0);
	await expect(posts('a.zip', archive)).rejects.toThrow('comments.csv in a.zip is damaged');
});

/** An archive of megabytes of comments that says to unpack to `size` bytes. */
function claiming(size: number): Uint8Array {
	const archive = zipSync({ 'comments.csv': strToU8(HEAD + comment('a', 'Heat').repeat(100_000)) });
	const directory = new TextDecoder('latin1').decode(archive).lastIndexOf('PK\x01\x02');
	new DataView(archive.buffer, archive.byteOffset).setUint32(directory + 24, size, true);
	return archive;
}

test('an archive that unpacks to far more than its size is refused before it is unpacked', async () => {
	await expect(posts('a.zip', claiming(300_000_000))).rejects.toThrow(
		/^a.zip unpacks to 300 million bytes or more, far more than its size/,
	);
});

test('an archive that unpacks to more than it says is refused while it is unpacked', async () => {
	await expect(posts('a.zip', claiming(1000))).rejects.toThrow('comments.csv in a.zip is damaged');
});

test('a line of a gigabyte is refused as soon as it is longer than any post, and reading stops', async () => {
	let asked = 0;
	const piece = new Uint8Array(1 << 16).fill(0x61);
	const endless = streamed('comments.csv', function* () {
		yield strToU8(`${HEAD}a,,2020-05-01 12:34:56 UTC,,movies,0,,,"`);
		for (; asked < 1 << 14; asked++) yield piece;
	});
	await expect(postsOf(endless)).rejects.toThrow(/^comments.csv, row 2: it is longer than 1,048,576 characters/);
	expect(asked).toBeLessThan(40);
});

test('comments stream in bounded memory', async () => {
	const body = 'I have seen Heat and Crash, and Ran is better than both of them. '.repeat(10);
	const { count, bytes } = await mostMemory(readPosts([manyComments(100_000, body)]), bytesInUse);
	expect(count).toBe(100_000);
	expect(bytes).toBeLessThan(20e6);
});
