import { expect, test } from 'vitest';
import { readItems } from '../../../src/imports/items.ts';

function read(kind: 'boardgames' | 'anime' | 'books', text: string) {
	const reading = readItems('export', new TextEncoder().encode(text), kind);
	let step = reading.next();
	while (!step.done) step = reading.next();
	return step.value.map(({ title, otherTitles, year, date, row }) => ({ title, otherTitles, year, date, row }));
}

const entry = (title: string, score: string, finished = '0000-00-00') =>
	`<anime><series_animedb_id>1</series_animedb_id><series_title>${title}</series_title>` +
	`<my_score>${score}</my_score><my_finish_date>${finished}</my_finish_date></anime>`;
const list = (...entries: string[]) =>
	`<?xml version="1.0" encoding="UTF-8" ?>\n<myanimelist>\n<myinfo></myinfo>${entries.join('\n')}</myanimelist>\n`;

test('of MyAnimeList the entries with a score are read, plain or as CDATA', () => {
	const text = list(
		entry('<![CDATA[ Gintama: The Movie <1> ]]>', '9', '2019-05-04'),
		entry('Spice &amp; Wolf', '8'),
		entry('Planned', '0'),
	);
	expect(read('anime', text)).toEqual([
		{ title: 'Gintama: The Movie <1>', otherTitles: [], year: null, date: '2019-05-04', row: 1 },
		{ title: 'Spice & Wolf', otherTitles: [], year: null, date: null, row: 2 },
	]);
	expect(() => read('anime', text.slice(0, -30))).toThrow('export breaks off');
	expect(() => read('anime', list(entry('A', '11')))).toThrow('export, row 1: its rating is no number up to 10.');
});

test('of Goodreads a title is known without its series too, and the year is that of the first edition', () => {
	const head = 'Book Id,Title,Author,My Rating,Year Published,Original Publication Year,Date Read';
	const rows = ['1,"Dune (Dune, #1)",Frank Herbert,5,2005,1965,2020/03/01', '2,Emma,Jane Austen,0,2003,1815,'];
	expect(read('books', [head, ...rows, ''].join('\n'))).toEqual([
		{ title: 'Dune (Dune, #1)', otherTitles: ['Dune'], year: 1965, date: '2020-03-01', row: 2 },
	]);
});

test('of BoardGameGeek a rating may have decimals, and a year may be before our era', () => {
	const text = 'objectname,rating,yearpublished,originalname\nGo,7.85,-2200,Weiqi\nUno,,1971,\n';
	expect(read('boardgames', text)).toEqual([{ title: 'Go', otherTitles: ['Weiqi'], year: null, date: null, row: 2 }]);
	expect(() => read('boardgames', 'objectname,rating\nGo,good\n')).toThrow('row 2: its rating is no number up to 10.');
	expect(() => read('anime', text)).toThrow('ratings of anime are read from the XML file that MyAnimeList exports');
});
