import { expect, test } from 'vitest';
import { zipped } from '../files.ts';
import { posts } from './files.ts';

const DIARY = `Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date
2024-01-05,Heat,1995,https://boxd.it/aaa1,4.5,,,2024-01-02
2024-01-06,Ran,1985,https://boxd.it/aaa2,5,Yes,home,2024-01-06
`;
const REVIEWS = `Date,Name,Year,Letterboxd URI,Rating,Rewatch,Review,Tags,Watched Date
2024-01-05,Heat,1995,https://boxd.it/aaa1,4.5,,"Better than <i>Collateral</i>.

And <b>longer</b>.",,2024-01-02
`;
const COMMENTS = `Date,Content,Comment
2024-02-01,https://boxd.it/bbb1,I prefer <i>Crash</i>
2024-02-01,https://boxd.it/bbb1,"Not that one, the other"
`;
const LIST = `Letterboxd list export v7
Date,Name,Tags,URL,Description
2024-03-01,Long films,,https://boxd.it/ccc1,"From longest,
to shortest"

Position,Name,Year,URL,Description
1,Satantango,1994,https://boxd.it/ccc2,
2,Shoah,1985,https://boxd.it/ccc3,seen twice
`;

test('the archive gives reviews, the diary without them, comments, and lists, and nothing that was deleted', async () => {
	const archive = zipped({
		'comments.csv': COMMENTS,
		'deleted/reviews.csv': REVIEWS.replaceAll('Heat', 'Alien'),
		'diary.csv': DIARY,
		'likes/reviews.csv': 'Date,Letterboxd URI\n2024-01-01,https://boxd.it/ddd1\n',
		'lists/long-films.csv': LIST,
		'ratings.csv': 'Date,Name,Year,Letterboxd URI,Rating\n2024-01-05,Alien,1979,https://boxd.it/x,5\n',
		'reviews.csv': REVIEWS,
		'watchlist.csv': 'Date,Name,Year,Letterboxd URI\n2024-01-05,Alien,1979,https://boxd.it/x\n',
	});
	expect(await posts('letterboxd-someone-2024.zip', archive)).toEqual([
		{
			id: 'https://boxd.it/aaa1',
			date: '2024-01-05',
			site: 'letterboxd.com',
			link: 'https://boxd.it/aaa1',
			text: '*Heat* (1995)\n\nBetter than *Collateral*.\n\nAnd **longer**.',
		},
		{
			id: 'https://boxd.it/aaa2',
			date: '2024-01-06',
			site: 'letterboxd.com',
			link: 'https://boxd.it/aaa2',
			text: '*Ran* (1985)',
		},
		{
			id: 'comment 2024-02-01 https://boxd.it/bbb1 1',
			date: '2024-02-01',
			site: 'letterboxd.com',
			link: 'https://boxd.it/bbb1',
			text: 'I prefer *Crash*',
		},
		{
			id: 'comment 2024-02-01 https://boxd.it/bbb1 2',
			date: '2024-02-01',
			site: 'letterboxd.com',
			link: 'https://boxd.it/bbb1',
			text: 'Not that one, the other',
		},
		{
			id: 'https://boxd.it/ccc1',
			date: '2024-03-01',
			site: 'letterboxd.com',
			link: 'https://boxd.it/ccc1',
			text: 'Long films\n\nFrom longest,\nto shortest\n\n- *Satantango* (1994)\n- *Shoah* (1985) seen twice',
		},
	]);
});

test('a damaged list is refused with its row', async () => {
	await expect(posts('lists/long.csv', `${LIST}3,Ran\n`)).rejects.toThrow(
		/^lists\/long.csv, row 8: this isn’t a valid row/,
	);
	await expect(posts('lists/long.csv', 'Letterboxd list export v7\n')).rejects.toThrow(/row 3: the list has no name/);
});

test('an address that leads elsewhere is left out', async () => {
	const elsewhere = DIARY.replace('https://boxd.it/aaa1', 'https://evil.example/letterboxd.com').replace(
		'https://boxd.it/aaa2',
		'https://letterboxd.com.evil.example/',
	);
	expect((await posts('diary.csv', elsewhere)).map(({ link }) => link)).toEqual([null, null]);
});
