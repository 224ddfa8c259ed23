import { expect, test } from 'vitest';
import { zipped } from '../files.ts';
import { posts } from './files.ts';

const ARCHIVE = `topic_title,categories,is_pm,post_raw,post_cooked,like_count,reply_count,url,created_at
Best films?,Films,No,"Heat, or *Ran*",<p>Heat</p>,1,0,https://forum.example/t/best-films/12/1,2020-05-01 12:34:56 UTC
Best films?,Films,No,"[quote=""other, post:2, topic:12""]
Alien
[/quote]

Crash!",<p>Crash!</p>,0,0,https://forum.example/t/best-films/12/3,2020-05-02 12:34:56 UTC
Secret,-,Yes,Alien,<p>Alien</p>,0,0,https://forum.example/t/secret/13/1,2020-05-03 12:34:56 UTC

`;

test('posts are read as they were typed, without quotes and private messages', async () => {
	const archive = zipped({
		'user_archive-someone-200501-1/user_archive.csv': ARCHIVE,
		'user_archive-someone-200501-1/likes.csv': 'id,post_id\n1,2\n',
		'user_archive-someone-200501-1/preferences.json': '{}',
	});
	expect(await posts('user_archive-someone-200501-1.zip', archive)).toEqual([
		{
			id: '12/1',
			date: '2020-05-01T12:34:56Z',
			site: 'forum.example',
			link: 'https://forum.example/t/best-films/12/1',
			text: 'Best films?\n\nHeat, or *Ran*',
		},
		{
			id: '12/3',
			date: '2020-05-02T12:34:56Z',
			site: 'forum.example',
			link: 'https://forum.example/t/best-films/12/3',
			text: 'Crash!',
		},
	]);
});
