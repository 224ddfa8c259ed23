import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { ImportError } from '../../../src/imports/error.ts';
import { RATINGS, read, short, zipped } from './files.ts';

const many = (n: number) => Array.from({ length: n }, (_, i) => `2024-01-02,Film ${i},1995,x,3`);

test.each<[string, string, string | string[], RegExp]>([
	['empty', 'a.csv', '', /a.csv is empty/],
	['a web page', 'a.csv', '<!DOCTYPE html><html>', /web page.*signed in/],
	['another table', 'a.csv', 'id,colour\n1,red\n', /row 1 should name the columns.*"id, colour"/],
	['a picture', 'a.png', '\x89PNG\r\n\x1a\n\0\0\0', /isn’t an export we know/],
	['no rows', 'a.csv', `${RATINGS[0]}\n`, /a.csv holds no films/],
	[
		'a rating out of range',
		'a.csv',
		[...RATINGS, '2024-01-02,Crash,1996,x,7'],
		/^a.csv, row 4: "7" isn’t a rating from 0.5 to 5/,
	],
	['a rating in words', 'a.csv', [...RATINGS, '2024-01-02,Crash,1996,x,good'], /^a.csv, row 4: "good" isn’t a rating/],
	['a year in words', 'a.csv', [...RATINGS, '2024-01-02,Crash,soon,x,3'], /^a.csv, row 4: "soon" isn’t a year/],
	['no title', 'a.csv', [...RATINGS, '2024-01-02,,1996,x,3'], /^a.csv, row 4: it names no film/],
	[
		'too few cells',
		'a.csv',
		[...RATINGS, '2024-01-02,Crash', ...many(1)],
		/^a.csv, row 4: it has 2 cells where the first row has 5/,
	],
	['too many cells', 'a.csv', [...RATINGS, '2024-01-02,Lock, Stock,1996,x,3'], /^a.csv, row 4: it has 6 cells/],
	['cut off', 'a.csv', [...RATINGS, ...many(5000), '2024-01-'].join('\n'), /a.csv ends in the middle of row 5004/],
	[
		'an open quotation mark',
		'a.csv',
		[...RATINGS, '2024-01-02,"Crash,1996,x,3', ...many(30)],
		/^a.csv, row 4: a quotation mark/,
	],
	[
		'a far open quotation mark',
		'a.csv',
		[...RATINGS, '2024-01-02,"Crash,1996,x,3', ...many(90_000)],
		/^a.csv, row 4: it does not end/,
	],
	[
		'broken JSON',
		'a.json',
		'[{"movie":{"title":"Heat","year":1995}},{"movie":tru},{"a":1}]',
		/^a.json, entry 2: it is damaged/,
	],
	['JSON cut off', 'a.json', '[{"movie":{"title":"Heat"}},{"movie":', /^a.json, entry 2: the file breaks off/],
	['another JSON', 'a.json', '{"films":[]}', /no list of films/],
	['a JSON list of others', 'a.json', '[{"name":"x"},7]', /a list, but not one of films/],
])('%s is refused with a message', async (_, name, content, message) => {
	await expect(read(name, content)).rejects.toThrow(ImportError);
	await expect(read(name, content)).rejects.toThrow(message);
});

test('a few damaged rows among thousands are left out and reported; more are refused', async () => {
	const damaged = (n: number) => [
		...RATINGS,
		...Array.from({ length: n }, () => '2024-01-02,Crash,1996,x,99'),
		...many(5000),
	];
	const found = await read('a.csv', damaged(3));
	expect(found.rows).toHaveLength(5002);
	expect(found.damaged).toEqual([4, 5, 6].map((row) => `a.csv, row ${row}: "99" isn’t a rating from 0.5 to 5.`));
	await expect(read('a.csv', damaged(4))).rejects.toThrow(/row 4.*3 more rows are damaged too. Nothing was imported/);
});

test('damaged archives are refused', async () => {
	const whole = zipped({ 'ratings.csv': [...RATINGS, ...many(500)].join('\n') });
	const flipped = whole.slice();
	flipped[100]! ^= 0x10;
	await expect(read('a.zip', flipped)).rejects.toThrow(/ratings.csv in a.zip is damaged/);
	await expect(read('a.zip', whole.subarray(0, whole.length - 30))).rejects.toThrow(
		/a.zip is damaged: its list of files/,
	);
	await expect(read('a.zip', whole.subarray(0, 10))).rejects.toThrow(/a.zip is damaged/);
	await expect(read('a.zip', zipped({ 'photo.jpg': 'x', 'other.txt': 'y' }))).rejects.toThrow(
		/holds no file of ratings/,
	);
});

test('an archive that would fill the memory is refused before it is unpacked', async () => {
	const bomb = zipSync({ 'ratings.csv': new Uint8Array(70_000_000) });
	expect(bomb.length).toBeLessThan(100_000);
	await expect(read('bomb.zip', bomb)).rejects.toThrow(/unpacks to more than 64 million bytes/);
	// One that says it is small: the size stands at 22 bytes behind the start of its entry in the list.
	const liar = bomb.slice();
	const view = new DataView(liar.buffer);
	const entry = view.getUint32(liar.length - 6, true);
	view.setUint32(entry + 24, 1000, true);
	await expect(read('bomb.zip', liar)).rejects.toThrow(/is damaged/);
	const files = Array.from({ length: 10_001 }, (_, i) => [`${i}.csv`, new Uint8Array(0)]);
	const crowd = zipSync(Object.fromEntries(files), { level: 0 });
	await expect(read('crowd.zip', crowd)).rejects.toThrow(/more than 10,000 files/);
	await expect(read('large.csv', new Uint8Array(64_000_001))).rejects.toThrow(/larger than 64 million bytes/);
});

test.each([
	['[0,', /^long, entry 1: it names no film. 10,000 more rows are damaged too/],
	['Date,Name,Year,Letterboxd URI,Rating\n,a,,,\n', /^long has more than 500,000 rows, which no export/],
])('a huge but repetitive file is refused before it fills the memory: %j', async (begin, reason) => {
	const again = begin.slice(begin.startsWith('[') ? 1 : begin.indexOf('\n') + 1);
	const bytes = strToU8(begin + again.repeat(12_000_000 / again.length));
	const before = process.memoryUsage().heapUsed;
	await expect(read('long', bytes)).rejects.toThrow(reason);
	expect(process.memoryUsage().heapUsed - before).toBeLessThan(500e6);
});

test('a file saved by a spreadsheet with other delimiters, encodings, and line ends is read', async () => {
	const expected = ['Heat 1995 4.5 2024-01-02', 'Amélie 2001 3 2024-01-03'];
	const text =
		'Date,Name,Year,Letterboxd URI,Rating\r\n2024-01-02,Heat,1995,x,4.5\r\n\r\n2024-01-03,Amélie,2001,x,3\r\n,,,,\r\n';
	const semicolons = text.replaceAll(',', ';').replace('4.5', '4,5');
	expect(short(await read('a.csv', `\ufeff${text}`))).toEqual(expected);
	expect(short(await read('a.csv', semicolons))).toEqual(expected);
	expect(short(await read('a.csv', text.replaceAll(',', '\t')))).toEqual(expected);
	expect(short(await read('a.csv', text.replaceAll('\r\n', '\r')))).toEqual(expected);
	for (const mark of ['', '\ufeff'])
		for (const little of [true, false])
			expect(short(await read('a.csv', utf16(mark + text, little)))).toEqual(expected);
	expect(
		short(
			await read(
				'a.csv',
				Uint8Array.from(text, (c) => c.charCodeAt(0)),
			),
		),
	).toEqual(expected);
	expect((await read('a.csv', strToU8(text))).rows.map(({ row }) => row)).toEqual([2, 4]);
});

function utf16(text: string, little: boolean): Uint8Array {
	const bytes = new Uint8Array(2 * text.length);
	const view = new DataView(bytes.buffer);
	for (let i = 0; i < text.length; i++) view.setUint16(2 * i, text.charCodeAt(i), little);
	return bytes;
}
