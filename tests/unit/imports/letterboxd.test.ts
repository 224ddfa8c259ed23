import { expect, test } from 'vitest';
import { readExport } from '../../../src/imports/read.ts';
import { RATINGS, read, short, zipped } from './files.ts';

const DIARY = [
	'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date',
	'2024-02-02,Heat,1995,https://boxd.it/a,,Yes,,2024-02-01',
	'2024-03-02,Koyaanisqatsi,1982,https://boxd.it/b,4,,"slow, music",2024-03-01',
	'2024-04-02,Koyaanisqatsi,1982,https://boxd.it/c,5,Yes,,2024-04-01',
];

test('ratings.csv is read by itself and under any name', async () => {
	const found = await read('mine.txt', RATINGS);
	expect(found.service).toBe('Letterboxd');
	expect(short(found)).toEqual(['Heat 1995 4.5 2024-01-02', 'Lock, Stock & Two Smoking Barrels 1998 3 2024-01-03']);
	expect(found.rows.map(({ row, part }) => [row, part])).toEqual([
		[2, ''],
		[3, ''],
	]);
});

test('in an archive, ratings override watched films, and newer ratings older ones; deleted and liked films are left out', async () => {
	const found = await read('letterboxd-someone.zip', {
		'ratings.csv': RATINGS.join('\n'),
		'watched.csv': 'Date,Name,Year,Letterboxd URI\n2024-05-01,Heat,1995,x\n2024-05-02,Crash,,x\n',
		'diary.csv': DIARY.join('\n'),
		'reviews.csv':
			'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date\n2024-06-01,Crash,1996,x,2,,"Two\n\nlines, ""quoted""",,\n',
		'watchlist.csv': 'Date,Name,Year,Letterboxd URI\n2024-05-01,Not Yet,2001,x\n',
		'deleted/diary.csv': `${DIARY[0]}\n2020-01-01,Deleted,2001,x,1,,,\n`,
		'likes/films.csv': 'Date,Name,Year,Letterboxd URI\n2024-05-01,Liked,2001,x\n',
	});
	expect(short(found).sort()).toEqual([
		'Crash - - 2024-05-02',
		'Crash 1996 2 2024-06-01',
		'Heat 1995 4.5 2024-01-02',
		'Koyaanisqatsi 1982 5 2024-04-01',
		'Lock, Stock & Two Smoking Barrels 1998 3 2024-01-03',
	]);
	expect(found.rows.find(({ title, year }) => title === 'Crash' && year)).toMatchObject({
		part: 'reviews.csv',
		row: 2,
	});
});

test('an archive whose files are in a folder is read', async () => {
	const found = await read('again.zip', {
		'letterboxd/ratings.csv': RATINGS.join('\n'),
		'__MACOSX/letterboxd/._ratings.csv': '\0',
	});
	expect(found.rows).toHaveLength(2);
});

test('a watchlist is refused, as its films were not seen', async () => {
	await expect(read('watchlist.csv', 'Date,Name,Year,Letterboxd URI\n2024-05-01,Not Yet,2001,x\n')).rejects.toThrow(
		/watchlist.csv is your watchlist: films you have not seen yet/,
	);
});

test('20,000 films are read in hundreds of small steps with progress', async () => {
	const rows = Array.from(
		{ length: 20_000 },
		(_, i) => `2024-01-02,Film number ${i},${1950 + (i % 70)},x,${1 + (i % 5)}`,
	);
	const csv = [RATINGS[0], ...rows].join('\n');
	const shares: number[] = [];
	for await (const share of readExport('a.zip', zipped({ 'ratings.csv': csv }))) shares.push(share);
	expect(shares.length).toBeGreaterThan(100);
	expect(shares).toEqual(shares.toSorted((a, b) => a - b));
	expect(shares.at(-1)).toBe(1);
});
