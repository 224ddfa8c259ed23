import { expect, test } from 'vitest';
import { read, short } from './files.ts';

const ACTIVITY = [
	'Profile Name,Start Time,Duration,Attributes,Title,Supplemental Video Type,Device Type,Bookmark,Latest Bookmark,Country',
	'Sam,2024-03-15 20:12:03,02:06:22,,Heat,,TV,02:05:00,02:05:00,GB (United Kingdom)',
	'Sam,2024-03-14 20:12:03,00:48:22,,Dark: Season 1: Secrets,,TV,,,GB (United Kingdom)',
	'Sam,2024-03-13 20:12:03,00:48:22,,Dune: Prophecy: Season 1: The Hidden Hand,,TV,,,GB (United Kingdom)',
].join('\n');
const RATINGS_HEAD =
	'Profile Name,Title Name,Rating Type,Star Value,Thumbs Value,Device Model,Event Utc Ts,Region View Date';
const rating = (title: string, star: string, thumbs: string, day: string, profile = 'Sam') =>
	`${profile},${title},${star === '' ? 'thumb' : 'star'},${star},${thumbs},Smart TV,${day} 19:13:22,`;
const archive = (...ratings: string[]) => ({
	'CONTENT_INTERACTION/MyList.csv': 'Profile Name,Title Name,Country,Utc Title Add Date\nSam,Crash,GB,2024-03-01\n',
	'CONTENT_INTERACTION/Ratings.csv': [RATINGS_HEAD, ...ratings].join('\n'),
	'CONTENT_INTERACTION/ViewingActivity.csv': ACTIVITY,
	'Cover sheet.pdf': '%PDF',
});

test('Netflix: the whole archive is read with its ratings, and files left out are named', async () => {
	const found = await read('netflix-report.zip', archive(rating('Heat', '', '2', '2024-03-16')));
	expect(found.service).toBe('Netflix');
	expect(short(found)).toEqual(['Heat - 4 2024-03-16']);
	expect(found.rows[0]).toMatchObject({ part: 'Ratings.csv', row: 2 });
	expect(found.unread).toEqual(['CONTENT_INTERACTION/MyList.csv', 'Cover sheet.pdf']);
});

test('Netflix: a film’s last stars or thumbs count, except for series and removed ones', async () => {
	const found = await read(
		'netflix-report.zip',
		archive(
			rating('Ran', '3', '', '2016-01-01'),
			rating('Alien', '', '1', '2020-01-02'),
			rating('Crash', '', '2', '2020-01-03'),
			rating('Crash', '', '3', '2021-01-03'),
			rating('Okja', '', '0', '2022-01-04'),
			rating('Okja', '', '2', '2021-01-04'),
			rating('Dark', '', '2', '2024-03-16'),
			rating('Dune', '', '2', '2024-03-16'),
			rating('Roma', '', 'new', '2024-03-16'),
		),
	);
	expect(short(found)).toEqual([
		'Heat - - 2024-03-15',
		'Ran - 3 2016-01-01',
		'Alien - 1 2020-01-02',
		'Crash - 5 2021-01-03',
		'Dune - 4 2024-03-16',
	]);
	expect(found.leftOut).toMatchObject({ series: 3, unrated: 2 });
});

test('Netflix: ratings from another profile mean that an archive belongs to several people', async () => {
	const ofAsh = rating('Ran', '', '2', '2024-03-16', 'Ash');
	await expect(read('netflix-report.zip', archive(ofAsh))).rejects.toThrow(/what 2 profiles watched/);
});

test('files of an archive are detected by their columns, whatever they are called', async () => {
	const letterboxd = 'Date,Name,Year,Letterboxd URI,Rating\n2024-01-02,Heat,1995,x,4.5\n';
	const strange = 'a,"b\n1,2';
	const found = await read('mine.zip', {
		'history.csv': strange,
		'ratings.csv': letterboxd,
		'a/diary.csv': letterboxd,
	});
	expect(found.service).toBe('Letterboxd');
	expect(found.unread).toEqual(['history.csv', 'a/diary.csv']);
	const imdb = 'Const,Your Rating,Date Rated,Title,Year\ntt1,9,2023-12-31,Heat,1995\n';
	expect(short(await read('mine.zip', { 'ratings.csv': strange, 'export.csv': imdb }))).toEqual([
		'Heat 1995 4.5 2023-12-31',
	]);
});
