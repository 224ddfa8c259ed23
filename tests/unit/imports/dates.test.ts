import { expect, test } from 'vitest';
import { dateReader, isoDate } from '../../../src/imports/dates.ts';
import { read, short } from './files.ts';

const now = Date.UTC(2026, 10, 25);
const days = (texts: string[], first = 2007) => texts.map(dateReader(texts, { first, now }));

test.each<[string, string[], (string | null)[]]>([
	['Korean', ['23. 3. 14.', '21. 5. 6.', '18. 11. 3.'], ['2023-03-14', '2021-05-06', '2018-11-03']],
	['Korean, with one date', ['21. 5. 6.'], ['2021-05-06']],
	['Korean or of the south of Europe', ['14. 3. 23.'], [null]],
	['Swedish', ['23-03-14', '21-05-06', '09-12-31'], ['2023-03-14', '2021-05-06', '2009-12-31']],
	['American', ['3/14/23', '5/6/21'], ['2023-03-14', '2021-05-06']],
	['British', ['14/03/2023', '01/02/22'], ['2023-03-14', '2022-02-01']],
	['German', ['14.03.23', '01.02.2022'], ['2023-03-14', '2022-02-01']],
	['German, with the day first alone', ['02.01.2024', '03.01.24'], ['2024-01-02', '2024-01-03']],
	['Croatian', ['02. 01. 2024.'], ['2024-01-02']],
	['Hungarian', ['2024. 01. 02.'], ['2024-01-02']],
	['Japanese', ['2023年3月14日'], ['2023-03-14']],
	['Buddhist', ['14/3/2566', '31/12/2565'], ['2023-03-14', '2022-12-31']],
	['Buddhist, of two digits', ['14/3/66', '31/12/65'], ['2023-03-14', '2022-12-31']],
	['Buddhist in Thai digits', ['๑๔/๓/๒๕๖๖'], ['2023-03-14']],
	['Arabic', ['١٤‏/٣‏/٢٠٢٣'], ['2023-03-14']],
	['Persian digits', ['۲۰۲۳/۰۳/۱۴'], ['2023-03-14']],
	['of the Persian calendar', ['۱۴۰۲/۰۳/۱۴'], [null]],
	['Devanagari', ['१४/३/२०२३'], ['2023-03-14']],
	['full-width', ['２０２３／０３／１４'], ['2023-03-14']],
	['with a time', ['2024-03-15 20:12:03', '2024-03-15T20:12:03Z'], ['2024-03-15', '2024-03-15']],
	['in words', ['14 March 2023', 'yesterday', ''], [null, null, null]],
	['to come', ['3/14/2031', '2027-01-01'], [null, null]],
	['before the service', ['3/14/2006', '2006-03-14'], [null, null]],
	['that do not exist', ['2023-02-30', '31/4/2023'], [null, null]],
	['numbers', ['20230314', '1710504723', '3.5', '112/3/14'], [null, null, null, null]],
])('dates that are %s', (_, texts, expected) => {
	expect(days(texts)).toEqual(expected);
});

test('if each day may be a month, the file’s order decides; without order the day is unknown', () => {
	const newestFirst = ['7/4/23', '6/9/23', '6/2/23', '5/11/23', '1/12/23'];
	expect(days(newestFirst)[1]).toBe('2023-06-09');
	expect(days(newestFirst.toReversed())[1]).toBe('2023-05-11');
	const dayFirst = ['4/7/23', '9/6/23', '2/6/23', '11/5/23', '12/1/23'];
	expect(days(dayFirst)[1]).toBe('2023-06-09');
	expect(days(['1/2/23', '1/3/23'])).toEqual([null, null]);
	expect(days(['1/2/23', '12/1/23', '3/3/23', '2/1/23', '9/8/23'])).toEqual([null, null, null, null, null]);
});

test('digits of each script are Unicode’s', () => {
	const digits = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter((char) =>
		/\p{Nd}/u.test(char),
	);
	expect(digits.length).toBeGreaterThan(300);
	for (let at = 0; at < digits.length; at += 10) {
		const [zero, one, two, three, four] = digits.slice(at);
		expect(isoDate(`${two}${zero}${two}${three}-${zero}${three}-${one}${four}`)).toBe('2023-03-14');
	}
});

const KOREAN = ['23. 3. 14.', '21. 5. 6.', '24. 1. 9.', '19. 1. 13.', '18. 11. 3.', '17. 7. 2.', '23. 3. 14.'];
const AMERICAN = ['3/14/23', '5/6/21', '1/9/24', '1/13/19', '11/3/18', '7/2/17', '3/14/23'];
const FILMS = ['Dune', 'Wonder', 'Parasite', 'Roma', 'It', 'Okja', 'Heat'];

test.each([
	['Korea', KOREAN],
	['America', AMERICAN],
])('Netflix: a history of %s has the days on which films were seen', async (_, dates) => {
	const lines = FILMS.map((film, i) => `"${film}","${dates[i]}"`);
	expect(short(await read('NetflixViewingHistory.csv', ['Title,Date', ...lines]))).toEqual([
		'Dune - - 2023-03-14',
		'Wonder - - 2021-05-06',
		'Parasite - - 2024-01-09',
		'Roma - - 2019-01-13',
		'It - - 2018-11-03',
		'Okja - - 2017-07-02',
		'Heat - - 2023-03-14',
	]);
});

test('files saved by a spreadsheet in another country are read', async () => {
	const letterboxd = ['\ufeffDate;Name;Year;Letterboxd URI;Rating', '02.01.2024;Heat;1995;https://boxd.it/1;4,5'];
	expect(
		short(await read('ratings.csv', [...letterboxd, '03.01.2024;"Lock; Stock";1998;https://boxd.it/2;3'])),
	).toEqual(['Heat 1995 4.5 2024-01-02', 'Lock; Stock 1998 3 2024-01-03']);
	const imdb = ['Const;Your Rating;Date Rated;Title;Year', 'tt1;9;31/12/2023;Heat;1995', 'tt2;8;05/04/2023;Ran;1985'];
	expect(short(await read('imdb.csv', imdb))).toEqual(['Heat 1995 4.5 2023-12-31', 'Ran 1985 4 2023-04-05']);
	const goodreads = ['Title,My Rating,Date Read', 'Dune,5,31/12/2023', 'Ulysses,4,05/04/2023'];
	expect((await read('goodreads.csv', goodreads)).rows.map(({ date }) => date)).toEqual(['2023-12-31', '2023-04-05']);
});

test('a film keeps its rating when its day is unknown', async () => {
	const lines = ['Date,Name,Year,Letterboxd URI,Rating', '1/2/2024,Heat,1995,x,4.5', ',Ran,1985,x,4', 'soon,Dune,,x,3'];
	expect(short(await read('ratings.csv', lines))).toEqual(['Heat 1995 4.5 -', 'Ran 1985 4 -', 'Dune - 3 -']);
});
