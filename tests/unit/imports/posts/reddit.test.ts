import { expect, test } from 'vitest';
import { zipped } from '../files.ts';
import { posts } from './files.ts';

const COMMENTS = `id,permalink,date,ip,subreddit,gildings,link,parent,body,media
c1,https://www.reddit.com/r/movies/comments/p1/best_films/c1/,2020-05-01 12:34:56 UTC,,movies,0,https://www.reddit.com/r/movies/comments/p1/best_films/,,"Heat, of course.

And *Crash* (1996)",
c2,https://www.reddit.com/r/movies/comments/p1/best_films/c2/,2021-06-02 00:00:00 UTC,,movies,0,https://www.reddit.com/r/movies/comments/p1/best_films/,c1,"> have you seen Alien?

No. ""Ran"" is better",
c3,https://www.reddit.com/r/movies/comments/p1/best_films/c3/,2021-06-02 00:00:00 UTC,,movies,0,https://www.reddit.com/r/movies/comments/p1/best_films/,c1,[removed],
`;

const POSTS = `id,permalink,date,ip,subreddit,gildings,title,url,body
p1,/r/movies/comments/p1/best_films/,2020-05-01 12:00:00 UTC,,movies,0,Best films,/r/movies/comments/p1/best_films/,What are they?
p2,https://www.reddit.com/r/movies/comments/p2/look/,not known,,movies,0,Look,https://www.imdb.com/title/tt0113277/,
p3,https://www.reddit.com/r/movies/comments/p3/gone/,2020-05-03 12:00:00 UTC,,movies,0,,,[deleted]
`;

test('comments are read without what they quote, and without those taken down', async () => {
	expect(await posts('comments.csv', COMMENTS)).toEqual([
		{
			id: 'c1',
			date: '2020-05-01T12:34:56Z',
			site: 'www.reddit.com',
			link: 'https://www.reddit.com/r/movies/comments/p1/best_films/c1/',
			text: 'Heat, of course.\n\nAnd *Crash* (1996)',
		},
		{
			id: 'c2',
			date: '2021-06-02T00:00:00Z',
			site: 'www.reddit.com',
			link: 'https://www.reddit.com/r/movies/comments/p1/best_films/c2/',
			text: 'No. "Ran" is better',
		},
	]);
});

test('posts have their title and the address that they link to', async () => {
	const found = await posts('posts.csv', POSTS);
	expect(found.map(({ id, date, link, text }) => [id, date, link, text])).toEqual([
		[
			't3_p1',
			'2020-05-01T12:00:00Z',
			'https://www.reddit.com/r/movies/comments/p1/best_films/',
			'Best films\n\nWhat are they?',
		],
		[
			't3_p2',
			null,
			'https://www.reddit.com/r/movies/comments/p2/look/',
			'Look\n\nhttps://www.imdb.com/title/tt0113277/',
		],
	]);
});

test('the archive is read as downloaded: comments and posts, and no other tables', async () => {
	const archive = zipped({
		'comment_headers.csv': 'id,permalink,date\nc1,x,y\n',
		'comments.csv': COMMENTS,
		'messages.csv': 'id,body\n1,"never closed',
		'posts.csv': POSTS,
	});
	expect((await posts('export_someone_20240101.zip', archive)).map(({ id }) => id)).toEqual([
		'c1',
		'c2',
		't3_p1',
		't3_p2',
	]);
});
