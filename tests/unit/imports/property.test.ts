import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { ImportError } from '../../../src/imports/error.ts';
import { readExport } from '../../../src/imports/read.ts';
import { finish, read, zipped } from './files.ts';

const title = fc
	.string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
	.map((s) => s.trim())
	.filter((s) => s !== '' && !s.includes('\0'));
const film = fc.record({
	title,
	year: fc.option(fc.integer({ min: 1900, max: 2030 })),
	stars: fc.option(fc.integer({ min: 1, max: 10 }).map((n) => n / 2)),
});

test('written CSV is read back, with commas or semicolons, with or without an archive', async () => {
	await fc.assert(
		fc.asyncProperty(
			fc.uniqueArray(film, { minLength: 1, maxLength: 300, selector: (f) => `${f.title.toLowerCase()} ${f.year}` }),
			fc.constantFrom(',', ';', '\t'),
			fc.boolean(),
			async (films, delimiter, inArchive) => {
				const cells = films.map((f) => ['2024-01-02', f.title, f.year ?? '', 'x', f.stars ?? '']);
				const csv = Papa.unparse([['Date', 'Name', 'Year', 'Letterboxd URI', 'Rating'], ...cells], { delimiter });
				const { rows } = await (inArchive ? read('a.zip', { 'ratings.csv': csv }) : read('a.csv', csv));
				const plain = (text: string) => text.replace(/\r\n?/g, '\n');
				expect(rows.map(({ title, year, stars }) => ({ title, year, stars }))).toEqual(
					films.map((f) => ({ ...f, title: plain(f.title) })),
				);
			},
		),
		{ numRuns: 60 },
	);
});

test('a file of any bytes is read, or refused with a message', async () => {
	const whole = zipped({ 'ratings.csv': 'Date,Name,Year,Letterboxd URI,Rating\n2024-01-02,Heat,1995,x,4.5\n' });
	const broken = fc.tuple(fc.nat(whole.length - 1), fc.nat(255), fc.nat(whole.length)).map(([at, byte, end]) => {
		const bytes = whole.slice();
		bytes[at] = byte;
		return bytes.subarray(0, Math.max(end, 4));
	});
	await fc.assert(
		fc.asyncProperty(fc.oneof(fc.uint8Array({ maxLength: 300 }), broken), async (bytes) => {
			try {
				await finish(readExport('any', bytes));
			} catch (error) {
				expect(error).toBeInstanceOf(ImportError);
			}
		}),
		{ numRuns: 2000 },
	);
});
