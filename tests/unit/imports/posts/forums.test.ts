import { expect, test } from 'vitest';
import { zipped } from '../files.ts';
import { posts } from './files.ts';

const SERVER = 'https://lemmy.example';
const post = (id: number, more: object) => ({
	type_: 'post',
	...{ id, name: `Number ${id}`, creator_id: 5, community_id: 6, removed: false, locked: false, deleted: false },
	...{ published_at: '2024-05-06T07:08:09.123456Z', nsfw: false, ap_id: `${SERVER}/post/${id}`, local: true },
	...more,
});
const comment = (id: number, content: string, more: object = {}) => ({
	type_: 'comment',
	...{ id, creator_id: 5, post_id: 9, content, removed: false, published_at: '2024-05-07T07:08:09Z', deleted: false },
	...{ ap_id: `${SERVER}/comment/${id}`, local: true, path: `0.${id}`, distinguished: false, language_id: 0 },
	...more,
});
const exported = (content: object[], notifications: object[] = [comment(90, 'Alien')]) =>
	JSON.stringify({
		...{ notifications, content, read_posts: [`${SERVER}/post/91`], liked: [], moderates: [] },
		settings: { display_name: null, saved_posts: [`${SERVER}/post/92`] },
	});

test('Lemmy: the account’s posts and comments are read, without those of others and those taken down', async () => {
	const content = [
		post(1, { url: 'https://www.imdb.com/title/tt0113277/', body: 'Good.\n\n> Alien is better' }),
		comment(2, '*Ran*'),
		comment(3, 'Alien', { deleted: true }),
		post(4, { removed: true }),
		{ type_: 'private_message', id: 5, content: 'Alien' },
	];
	expect(await posts('export.json', exported(content))).toEqual([
		{
			id: 'https://lemmy.example/post/1',
			date: '2024-05-06T07:08:09Z',
			site: 'lemmy.example',
			link: 'https://lemmy.example/post/1',
			text: 'Number 1\n\nGood.\n\nhttps://www.imdb.com/title/tt0113277/',
		},
		{
			id: 'https://lemmy.example/comment/2',
			date: '2024-05-07T07:08:09Z',
			site: 'lemmy.example',
			link: 'https://lemmy.example/comment/2',
			text: '*Ran*',
		},
	]);
});

test('Lemmy: exports of the first servers of version 1.0 are read too', async () => {
	const { type_: _, published_at: date, ...first } = { ...post(1, { body: 'Heat' }) };
	const { type_: __, ...second } = comment(2, 'Ran');
	const early = JSON.stringify({
		inbox: [{ PrivateMessage: { content: 'Alien' } }],
		content: [{ Post: { ...first, published: date } }, { Comment: second }],
	});
	const found = await posts('export.json', early);
	expect(found.map(({ date, text }) => [date, text])).toEqual([
		['2024-05-06T07:08:09Z', 'Number 1\n\nHeat'],
		['2024-05-07T07:08:09Z', 'Ran'],
	]);
});

test('Lemmy: the export of settings is refused, with what to do', async () => {
	const settings = { display_name: 'Someone', bio: 'I like Heat', avatar: null, banner: null, matrix_id: null };
	const saved = { settings: { id: 1 }, followed_communities: [], saved_posts: [`${SERVER}/post/1`] };
	await expect(posts('lemmy.json', JSON.stringify({ ...settings, ...saved }))).rejects.toThrow(
		/^lemmy.json is Lemmy's export of settings, which holds no posts/,
	);
});

const PHPBB = `post_id, topic_id, forum_id, poster_ip, post_time, post_subject, post_text
11, 7, 2, 127.0.0.1, "Fri May 01, 2020 12:34 pm", "Best films, and ""worst""", "<r><B><s>[b]</s>Heat<e>[/b]</e></B> &amp; Ran<br/>
are best, <URL url=""https://a.example/"">https://a.example/</URL></r>"
12, 8, 2, 2001:db8::1, "Sat May 02, 2020 1:05 am", "Re: Alien", "<r><QUOTE author=""other""><s>[quote=""other""]</s>Alien<e>[/quote]</e></QUOTE>
Crash &lt;3</r>"
13, 8, 2, 127.0.0.1, "01.05.2009, 12:34", "Re: Alien", "[quote=&quot;other&quot;:1a2b3c4d]Alien[/quote:1a2b3c4d]
[i:1a2b3c4d]Dune[/i:1a2b3c4d] <!-- s:) --><img src=""{SMILIES_PATH}/a.gif"" alt="":)"" /><!-- s:) -->"
`;

test('phpBB: posts from the extension Privacy Protection are read in both formats of its texts', async () => {
	const found = await posts('my_post_data.csv', PHPBB);
	expect(found).toEqual([
		{
			id: 'phpbb 7 11',
			date: '2020-05-01T12:34:00',
			site: 'files',
			link: null,
			text: 'Best films, and "worst"\n\n[b]Heat[/b] & Ran\nare best, https://a.example/',
		},
		{ id: 'phpbb 8 12', date: '2020-05-02T01:05:00', site: 'files', link: null, text: 'Crash <3' },
		{ id: 'phpbb 8 13', date: null, site: 'files', link: null, text: '[i]Dune[/i]' },
	]);
});

test('phpBB: a row that was cut off is refused with its number', async () => {
	await expect(posts('my_post_data.csv', PHPBB.slice(0, -5))).rejects.toThrow(/^my_post_data.csv, row 4: a quotation/);
});

const page = (body: string) =>
	`<!DOCTYPE HTML><html><head><meta charset="utf-8"><link rel="stylesheet" href="../style.css"></head><body>${body}</body></html>`;

test('Tumblr: pages of posts are read, without lists of posts and what others wrote', async () => {
	const time =
		'<div id="footer"><span id="timestamp"> May 1st, 2020 9:04pm </span><span class="tag">films</span></div>';
	const archive = zipped({
		'posts/html/617012345678901248.html': page(
			`<h1>On Heat</h1><p>Long.</p><p>other:</p><blockquote><p>Alien</p></blockquote>${time}`,
		),
		'posts/html/123456.html': page('<p>Ran</p>'),
		'posts/posts_index.html': page('<a href="html/123456.html">Alien</a>'),
		'media/1.jpg': 'x',
	});
	expect(await posts('blog.zip', archive)).toEqual([
		{
			id: 'tumblr 617012345678901248',
			date: '2020-05-01T21:04:00',
			site: 'files',
			link: null,
			text: 'On Heat\n\nLong.\n\nother:\n\nfilms',
		},
		{ id: 'tumblr 123456', date: null, site: 'files', link: null, text: 'Ran' },
	]);
});
