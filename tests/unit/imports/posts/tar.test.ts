import { constants, deflateRawSync } from 'node:zlib';
import { gzipSync, strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { ImportError } from '../../../../src/imports/error.ts';
import { attributesIn } from '../../../../src/imports/posts/tarHeader.ts';
import { joined, tarFile, tarHeader, tarred, zipped } from '../files.ts';
import { posts, postsOf, streamed } from './files.ts';

const END = new Uint8Array(1024);
const note = (id: number, content: string) => ({
	type: 'Create',
	object: { id: `https://a.example/${id}`, to: ['as:Public'], content },
});
const outbox = (...items: object[]) =>
	JSON.stringify({ id: 'outbox.json', type: 'OrderedCollection', orderedItems: items });
const MASTODON = {
	'actor.json': '{}',
	'likes.json': outbox(),
	'media_attachments/files/a.txt': 'Alien',
	'outbox.json': outbox(note(1, '<p>Heat</p>'), note(2, '<p>Ran</p>')),
};
const textsOf = async (name: string, bytes: Uint8Array) => (await posts(name, bytes)).map(({ text }) => text);

test('Mastodon’s archive of before 2023 is read, with or without gzip', async () => {
	const archive = tarred(MASTODON);
	expect(await textsOf('archive.tar.gz', gzipSync(archive))).toEqual(['Heat', 'Ran']);
	expect(await textsOf('archive.tar', archive)).toEqual(['Heat', 'Ran']);
	expect(await textsOf('outbox.json.gz', gzipSync(strToU8(MASTODON['outbox.json'])))).toEqual(['Heat', 'Ran']);
});

test('an archive is read the same in chunks of any size', async () => {
	const archive = gzipSync(tarred(MASTODON));
	for (const size of [1, 7, 100, 511, 513]) {
		const chunks = () =>
			Array.from({ length: Math.ceil(archive.length / size) }, (_, i) => archive.slice(i * size, (i + 1) * size));
		const found = await postsOf({ ...streamed('a.tgz', chunks), size: archive.length, stream: ranged(archive, size) });
		expect(found.map(({ text }) => text)).toEqual(['Heat', 'Ran']);
	}
});

/** Streams a range of bytes in chunks of a size. */
const ranged =
	(bytes: Uint8Array, size: number) =>
	(from = 0, to = bytes.length) =>
		streamed('', function* () {
			for (let at = from; at < Math.min(to, bytes.length); at += size) yield bytes.slice(at, Math.min(at + size, to));
		}).stream();

test('files are read in the order that their formats need, whatever their order in the archive', async () => {
	const diary =
		'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n2020-01-02,Heat,1995,x,,,,2020-01-01\n';
	const reviews = `${diary.replace('Tags', 'Review,Tags').replace(',2020-01-01\n', 'Good,,2020-01-01\n')}`;
	expect(await textsOf('a.tar.gz', gzipSync(tarred({ 'diary.csv': diary, 'reviews.csv': reviews })))).toEqual([
		'*Heat* (1995)\n\nGood',
	]);
});

const long = `${'x'.repeat(120)}/2020-05-01-heat.txt`;
const pax = (path: string) => {
	const rest = ` path=${path}\n`;
	return `${rest.length + 3}${rest}`;
};

test.each<[string, Uint8Array[]]>([
	['in the header', [tarFile('2020-05-01-heat.txt', 'Heat', { folders: 'x'.repeat(120) })]],
	[
		'before it, as GNU tar has them',
		[tarFile('././@LongLink', `${long}\0`, { type: 'L' }), tarFile(long.slice(0, 100), 'Heat')],
	],
	[
		'before it, as pax has them',
		[tarFile('PaxHeaders/x', pax(long), { type: 'x' }), tarFile(long.slice(0, 100), 'Heat')],
	],
])('long paths are understood: %s', async (_, files) => {
	const [found] = await posts('a.tar', joined(...files, END));
	expect(found).toMatchObject({ id: long, date: '2020-05-01', text: 'Heat' });
});

test('folders, links, and global headers are skipped, and the start of a name does not matter', async () => {
	const archive = joined(
		tarFile('pax_global_header', '18 comment=abcdef\n', { type: 'g' }),
		tarHeader('./blog/', 0, { type: '5' }),
		tarHeader('./blog/link.txt', 4, { type: '2' }),
		tarFile('./blog/a.txt', 'Heat'),
		tarFile('./._a.txt', 'Alien'),
		END,
	);
	expect((await posts('a.tar', archive)).map(({ id, text }) => [id, text])).toEqual([['blog/a.txt', 'Heat']]);
});

const whole = tarred(MASTODON);
const flipped = (bytes: Uint8Array, at: number) => bytes.map((byte, i) => (i === at ? byte ^ 1 : byte));

test.each<[string, string, Uint8Array, RegExp]>([
	['cut off in a file', 'a.tar', whole.slice(0, -1300), /^a.tar is damaged: outbox.json cannot be read/],
	['without its end', 'a.tar', whole.slice(0, -1024), /^a.tar is damaged: its list of files/],
	['with a header that is changed', 'a.tar', flipped(whole, 1024 + 3), /^a.tar is damaged: its list of files/],
	['cut off after packing', 'a.tgz', gzipSync(whole).slice(0, -9), /^a.tgz is damaged/],
	['with a changed checksum', 'a.tgz', flipped(gzipSync(whole), gzipSync(whole).length - 7), /^a.tgz is damaged/],
	[
		'of archives',
		'a.tar',
		joined(tarFile('b.zip', zipped({ 'a.txt': 'Heat' })), END),
		/^a.tar has no posts we can read/,
	],
	['of nothing', 'a.tgz', gzipSync(new Uint8Array()), /^a.tgz is empty/],
	[
		'with a path of megabytes',
		'a.tar',
		joined(tarFile('a.txt', 'Heat'), tarHeader('x', 1 << 24, { type: 'L' })),
		/^a.tar is damaged/,
	],
	[
		'with a record that says to be longer than it is',
		'a.tar',
		joined(tarFile('a.txt', 'Heat'), tarFile('x', '99 path=a\n', { type: 'x' }), END),
		/^a.tar is damaged/,
	],
])('an archive %s is refused, with file and reason', async (_, name, bytes, message) => {
	await expect(posts(name, bytes)).rejects.toThrow(ImportError);
	await expect(posts(name, bytes)).rejects.toThrow(message);
});

test('an archive that unpacks to far more than its size is refused, and unpacking stops', async () => {
	const header = tarHeader('outbox.json', 2 ** 33 - 1);
	await expect(posts('a.tgz', gzipSync(header))).rejects.toThrow(/^a.tgz is damaged: outbox.json cannot be read/);
	// Parts of one packed file, each of which ends with a whole byte.
	const part = (bytes: Uint8Array) => deflateRawSync(bytes, { finishFlush: constants.Z_FULL_FLUSH });
	const zeros = part(new Uint8Array(1 << 24));
	let asked = 0;
	const chunks = function* () {
		yield joined(gzipSync(new Uint8Array()).slice(0, 10), part(header));
		for (asked = 0; asked < 1000; asked++) yield zeros;
	};
	await expect(postsOf({ ...streamed('a.tgz', chunks), size: 1000 })).rejects.toThrow(
		/^a.tgz unpacks to 256 million bytes or more/,
	);
	expect(asked).toBeLessThan(30);
});

test.each(['6 a=b\nx', '6 a=b\n0 ', ' a=b\n', '-6 a=b\n', '6.5 a=b\n'])(
	'attributes of the next file are refused if they are not records: %j',
	(record) => {
		expect(attributesIn('pax', strToU8(record))).toBeNull();
	},
);
