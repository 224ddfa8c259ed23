import { expect, test } from 'vitest';
import { read, short } from './files.ts';

const IMDB =
	'Const,Your Rating,Date Rated,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors';

test('IMDb: ratings out of ten become stars, and series and games are left out', async () => {
	const found = await read('ratings.csv', [
		IMDB,
		'tt0113277,9,2024-01-02,Heat,Heat,https://x,Movie,8.3,170,1995,"Crime, Drama",1,1995-12-15,Michael Mann',
		'tt0211915,8,2024-01-03,Amélie,Le fabuleux destin,https://x,movie,8.3,122,2001,Comedy,1,2001-04-25,Jeunet',
		'tt0000001,7,2024-01-04,A Show,A Show,https://x,TV Series,8,50,2001,,1,,',
		'tt0000002,7,2024-01-04,A Show,A Show,https://x,tvMiniSeries,8,50,2001,,1,,',
		'tt0000003,7,2024-01-04,An Episode,An Episode,https://x,TV Episode,8,50,2001,,1,,',
		'tt0000004,7,2024-01-04,A Game,A Game,https://x,Video Game,8,50,2001,,1,,',
		'tt0000005,7,2024-01-04,For Television,For Television,https://x,TV Movie,8,50,,,1,,',
		'tt0000006,7,2024-01-04,A Short,A Short,https://x,Short,8,50,1977,,1,,',
	]);
	expect(found.service).toBe('IMDb');
	expect(short(found)).toEqual([
		'Heat 1995 4.5 2024-01-02',
		'Amélie 2001 4 2024-01-03',
		'For Television - 3.5 2024-01-04',
		'A Short 1977 3.5 2024-01-04',
	]);
	expect(found.rows[1]!.otherTitles).toEqual(['Le fabuleux destin']);
	expect(found.leftOut.series).toBe(4);
});

test('IMDb: an older export, and a list with unrated rows, are read', async () => {
	const found = await read('WATCHLIST.csv', [
		'Position,Const,Created,Modified,Description,Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors,Your Rating,Date Rated',
		'1,tt0113277,2020-01-01,2020-01-01,,Heat,https://x,movie,8.3,170,1995,,1,,,10,2020-01-02',
		'2,tt0113278,2020-01-01,2020-01-01,,Not Yet,https://x,movie,8.3,170,1995,,1,,,,',
	]);
	expect(short(found)).toEqual(['Heat 1995 5 2020-01-02']);
	expect(found.leftOut.unrated).toBe(1);
});

test('MovieLens: a user’s own export is read', async () => {
	const found = await read('movielens-ratings.csv', [
		'movie_id,imdb_id,tmdb_id,rating,average_rating,title',
		'6,0113277,949,4.5,3.9,Heat (1995)',
		'47,0114369,807,5.0,4.1,Seven (a.k.a. Se7en) (1995)',
		'2571,0133093,603,3.0,4.2,"Matrix, The (1999)"',
	]);
	expect(found.service).toBe('MovieLens');
	expect(short(found)).toEqual(['Heat 1995 4.5 -', 'Seven (a.k.a. Se7en) 1995 5 -', 'Matrix, The 1999 3 -']);
	expect(found.rows[1]!.otherTitles).toEqual(['Seven', 'Se7en']);
});

const MOVIES = 'movieId,title,genres\n6,Heat (1995),Crime\n47,"Usual Suspects, The (1995)",Crime\n';

test('MovieLens: an archive of one person with movies.csv is read', async () => {
	const ratings = 'userId,movieId,rating,timestamp\n1,6,4.0,1700000000\n1,47,2.5,1700000000\n';
	const found = await read('ml.zip', { 'ml/ratings.csv': ratings, 'ml/movies.csv': MOVIES });
	expect(short(found)).toEqual(['Heat 1995 4 2023-11-14', 'Usual Suspects, The 1995 2.5 2023-11-14']);
	await expect(read('ratings.csv', ratings)).rejects.toThrow(/numbers its films but does not name them/);
	await expect(read('movies.csv', MOVIES)).rejects.toThrow(/lists films but holds no ratings/);
});

test('MovieLens: ratings from several people are refused with advice on what to do', async () => {
	const ratings = 'userId,movieId,rating,timestamp\n1,6,4.0,1700000000\n2,47,2.5,1700000000\n';
	await expect(read('ml.zip', { 'ratings.csv': ratings, 'movies.csv': MOVIES })).rejects.toThrow(
		/ratings.csv in ml.zip holds ratings of several people.*row 3.*movielens.org/,
	);
});

test('Netflix: the viewing history of a profile is read without episodes', async () => {
	const found = await read('NetflixViewingHistory.csv', [
		'Title,Date',
		'"Heat","3/14/23"',
		'"Stranger Things: Stranger Things 3: Chapter One: Suzie","7/4/19"',
		'"Some Show: Season 1: Pilot","1/31/22"',
		'"Some Show: Limited Series: Part One","1/31/22"',
		'"American Tale: Asylum: First","1/31/22"',
		'"American Tale: Asylum: Second","1/31/22"',
		'"Harry Potter and the Deathly Hallows: Part 1","2/1/22"',
		'"Star Wars: Episode IV: A New Hope","2/1/22"',
		'"Dark: Staffel 2: Anfänge und Enden","2/1/22"',
		'"Dune: Part Two","2/1/22"',
	]);
	expect(found.service).toBe('Netflix');
	expect(short(found)).toEqual([
		'Heat - - 2023-03-14',
		'Harry Potter and the Deathly Hallows: Part 1 - - 2022-02-01',
		'Star Wars: Episode IV: A New Hope - - 2022-02-01',
		'Dune: Part Two - - 2022-02-01',
	]);
	expect(found.leftOut.series).toBe(6);
});

const ACTIVITY =
	'Profile Name,Start Time,Duration,Attributes,Title,Supplemental Video Type,Device Type,Bookmark,Latest Bookmark,Country';

test('Netflix: an export of all personal data is read without trailers and brief views', async () => {
	const found = await read('netflix-report.zip', {
		'CONTENT_INTERACTION/ViewingActivity.csv': [
			ACTIVITY,
			'Sam,2024-03-14 20:12:03,00:06:22,,Heat,,TV,,,GB',
			'Sam,2024-03-15 20:12:03,02:06:22,,Heat,,TV,,,GB',
			'Sam,2024-03-16 20:12:03,00:01:30,,Dune,TRAILER,TV,,,GB',
			'Sam,2024-03-17 20:12:03,00:03:30,,Crash,,TV,,,GB',
			'Sam,2024-03-18 20:12:03,00:48:30,,Some Show: Season 1: Pilot,,TV,,,GB',
		].join('\r\n'),
		'CONTENT_INTERACTION/SearchHistory.csv': 'Profile Name\nSam\n',
	});
	expect(short(found)).toEqual(['Heat - - 2024-03-15']);
	expect(found.leftOut).toEqual({ series: 1, trailer: 1, brief: 1, unrated: 0 });
	const two = [
		ACTIVITY,
		'Sam,2024-03-14 20:12:03,01:06:22,,Heat,,TV,,,GB',
		'Ash,2024-03-14 20:12:03,01:06:22,,Heat,,TV,,,GB',
	];
	await expect(read('ViewingActivity.csv', two)).rejects.toThrow(/what 2 profiles watched.*Download all/);
});

const movie = (title: string, year: number | null) => ({ title, year, ids: { trakt: 1, imdb: 'tt1', tmdb: 1 } });

test('Trakt: an archive of JSON lists is read', async () => {
	const found = await read('trakt.zip', {
		'me/ratings/ratings-movies.json': JSON.stringify([
			{ rated_at: '2024-01-02T10:00:00.000Z', rating: 9, type: 'movie', movie: movie('Heat', 1995) },
		]),
		'me/ratings/ratings-shows.json': JSON.stringify([
			{ rated_at: '2024-01-02T10:00:00.000Z', rating: 9, type: 'show', show: {} },
		]),
		'me/watched/watched-movies.json': JSON.stringify([
			{ plays: 2, last_watched_at: '2024-05-02T10:00:00.000Z', movie: movie('Heat', 1995) },
			{ plays: 1, last_watched_at: '2023-05-02T10:00:00.000Z', movie: movie('Dune "2", [sic]', null) },
		]),
		'me/lists/watchlist.json': JSON.stringify([
			{ listed_at: '2024-01-02', type: 'movie', movie: movie('Not Yet', 2001) },
		]),
	});
	expect(found.service).toBe('Trakt');
	expect(short(found)).toEqual(['Heat 1995 4.5 2024-01-02', 'Dune "2", [sic] - - 2023-05-02']);
	expect(found.leftOut.series).toBe(1);
});

test('Trakt: a history is read by itself, and films only on a list do not count as seen', async () => {
	const found = await read(
		'history.json',
		JSON.stringify(
			[
				{ id: 1, watched_at: '2024-05-02T10:00:00.000Z', action: 'watch', type: 'movie', movie: movie('Heat', 1995) },
				{ listed_at: '2024-05-02T10:00:00.000Z', type: 'movie', movie: movie('Not Yet', 2001) },
				{ id: 2, watched_at: '2024-05-02T10:00:00.000Z', type: 'episode', episode: {}, show: {} },
			],
			null,
			2,
		),
	);
	expect(short(found)).toEqual(['Heat 1995 - 2024-05-02']);
	expect(found.leftOut).toMatchObject({ unrated: 1, series: 1 });
});
