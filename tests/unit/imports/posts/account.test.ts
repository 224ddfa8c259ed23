import { expect, test } from 'vitest';
import { filmAt } from '../../../../src/core/catalogue/catalogue.ts';
import { type Reading, readAccount } from '../../../../src/imports/posts/account.ts';
import type { Source } from '../../../../src/imports/posts/exported.ts';
import { testPack } from '../../films.ts';
import { zipped } from '../files.ts';
import { source } from './files.ts';

const { catalogue } = testPack();
const comment = (id: string, body: string) => `${id},,2020-05-01 12:34:56 UTC,movies,,"${body}"\n`;
const comments = (...rows: string[]) => `id,permalink,date,subreddit,parent,body\n${rows.join('')}`;
const post = (id: string, title: string) => `${id},,2020-05-01 12:34:56 UTC,movies,"${title}",,\n`;
const submitted = (...rows: string[]) => `id,permalink,date,subreddit,title,url,body\n${rows.join('')}`;

const idsOf = async (...sources: Source[]) => (await readAccount([{ catalogue }], sources)).posts.map(({ id }) => id);

test('a comment and a post of Reddit with the same id are two posts, and each counts once however often it is exported', async () => {
	const files = {
		'comments.csv': comments(comment('abc', 'Heat (1995)'), comment('d', 'The Matrix (1999)')),
		'posts.csv': submitted(post('abc', 'Koyaanisqatsi (1982)')),
	};
	const earlier = source('comments.csv', comments(comment('abc', 'Heat (1995)')));
	expect(await idsOf(source('export.zip', zipped(files)), earlier)).toEqual(['abc', 'd', 't3_abc']);
});

test('posts keep what is needed, and none of their text', async () => {
	const reported: Reading[] = [];
	const file = source('comments.csv', comments(comment('a', 'Heat (1995) is long'), comment('b', 'Nothing')));
	const { read, posts } = await readAccount([{ catalogue }], [file], (reading) => void reported.push({ ...reading }));
	expect(read).toBe(2);
	expect(posts).toEqual([
		{
			id: 'a',
			date: '2020-05-01T12:34:56Z',
			site: 'www.reddit.com',
			link: null,
			films: [expect.any(Number)],
			items: [{ kind: 'films', id: posts[0]!.films[0] }],
			day: Date.parse('2020-05-01') / 86_400_000,
		},
	]);
	expect(reported.map(({ bytes, total }) => bytes / total)).toEqual([1, 1]);
});

test('a post longer than a draft is read to its end', async () => {
	const words = 'nothing to say '.repeat(20_000);
	const file = source('comments.csv', comments(comment('a', `${words} The Matrix (1999) ${words} Heat (1995)`)));
	const { posts } = await readAccount([{ catalogue }], [file]);
	expect(posts.map(({ films }) => films.map((film) => filmAt(catalogue, film).title))).toEqual([
		['The Matrix', 'Heat'],
	]);
});

test('a find counts by what else the account names: none in years of other talk, all among films', async () => {
	const talk = 'we planted beans next to the fence and it rained all week '.repeat(4000);
	const find = (id: string) => comment(id, 'it felt like a fight club in the office');
	const alone = await readAccount([{ catalogue }], [source('comments.csv', comments(find('a')))]);
	expect(alone.posts.map(({ id }) => id)).toEqual(['a']);
	const rows = [find('a'), comment('b', talk), comment('c', 'Heat (1995) is long')];
	const { posts, doubtful, read } = await readAccount([{ catalogue }], [source('comments.csv', comments(...rows))]);
	expect(posts.map(({ id }) => id)).toEqual(['c']);
	expect(doubtful.map((film) => filmAt(catalogue, film).title)).toEqual(['Fight Club']);
	expect(read).toBe(3);
});
