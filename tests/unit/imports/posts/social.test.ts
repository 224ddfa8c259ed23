import { expect, test } from 'vitest';
import { zipped } from '../files.ts';
import { posts } from './files.ts';

const PUBLIC = 'https://www.w3.org/ns/activitystreams#Public';
const FOLLOWERS = 'https://mastodon.example/users/someone/followers';
const note = (number: number, content: string, more: object = {}) => ({
	id: `https://mastodon.example/users/someone/statuses/${number}/activity`,
	type: 'Create',
	actor: 'https://mastodon.example/users/someone',
	published: '2023-01-15T12:00:00Z',
	to: [PUBLIC],
	cc: [FOLLOWERS],
	object: {
		id: `https://mastodon.example/users/someone/statuses/${number}`,
		type: 'Note',
		summary: null,
		inReplyTo: null,
		published: '2023-01-15T12:00:00Z',
		url: `https://mastodon.example/@someone/${number}`,
		to: [PUBLIC],
		cc: [FOLLOWERS],
		content,
		attachment: [],
		...more,
	},
});

test('Mastodon: posts to everyone and to followers are read, without posts by others and direct messages', async () => {
	const outbox = {
		'@context': 'https://www.w3.org/ns/activitystreams',
		id: 'outbox.json',
		type: 'OrderedCollection',
		totalItems: 5,
		orderedItems: [
			note(
				1,
				'<p>I saw <a href="https://mastodon.example/tags/Heat" class="mention hashtag">#<span>Heat</span></a></p>',
			),
			{ ...note(2, ''), type: 'Announce', object: 'https://other.example/users/other/statuses/1' },
			note(3, '<p>secret: Alien</p>', { to: ['https://other.example/users/other'], cc: [] }),
			note(4, '<p>and this</p>', { summary: 'old films', attachment: [{ type: 'Document', name: 'Still of Ran' }] }),
			note(5, '<p>Best?</p>', {
				type: 'Question',
				to: [FOLLOWERS],
				cc: [],
				oneOf: [{ name: 'Dune' }, { name: 'Solaris' }],
			}),
		],
	};
	const likes = { ...outbox, id: 'likes.json', orderedItems: ['https://other.example/users/other/statuses/1'] };
	const archive = zipped({
		'actor.json': '{}',
		'likes.json': JSON.stringify(likes),
		'outbox.json': JSON.stringify(outbox),
		'media_attachments/files/a.jpg': 'x',
	});
	const found = await posts('archive-20230201.zip', archive);
	expect(found[0]).toEqual({
		id: 'https://mastodon.example/users/someone/statuses/1',
		date: '2023-01-15T12:00:00Z',
		site: 'mastodon.example',
		link: 'https://mastodon.example/@someone/1',
		text: 'I saw #Heat',
	});
	expect(found.map(({ text }) => text)).toEqual([
		'I saw #Heat',
		'old films\n\nand this\n\nStill of Ran',
		'Best?\n\nDune\n\nSolaris',
	]);
	await expect(posts('likes.json', JSON.stringify(likes))).rejects.toThrow(/^likes.json isn’t an export we know/);
});

const TWEETS = `window.YTD.tweets.part0 = [
  {
    "tweet" : {
      "edit_info" : { "initial" : { "editTweetIds" : [ "100" ], "isEditEligible" : false } },
      "retweeted" : false,
      "entities" : {
        "urls" : [ { "url" : "https://t.co/abc", "expanded_url" : "https://letterboxd.com/film/heat/", "indices" : [ "0", "5" ] } ]
      },
      "id_str" : "100",
      "created_at" : "Sat Mar 14 09:00:00 +0100 2020",
      "full_text" : "Lock, Stock &amp; two more: https://t.co/abc",
      "lang" : "en"
    }
  },
  {
    "tweet" : { "id_str" : "101", "created_at" : "Sat Mar 14 10:00:00 +0000 2020", "full_text" : "RT @other: Alien is best" }
  }
]`;

test('X: tweets are read with full addresses for short ones, without reposts', async () => {
	const part =
		'window.YTD.tweets.part1 = [ { "tweet" : { "id_str" : "102", "created_at" : "no date", "full_text" : "Ran" } } ]';
	const old =
		'window.YTD.tweet.part0 = [ { "id_str" : "103", "created_at" : "Mon Jan 06 09:00:00 +0000 2014", "full_text" : "Dune" } ]';
	const archive = zipped({
		'Your archive.html': '<!doctype html><html></html>',
		'data/README.txt': 'About this archive: Alien',
		'data/like.js': 'window.YTD.like.part0 = [ { "like" : { "tweetId" : "1", "fullText" : "Alien" } } ]',
		'data/tweets-part1.js': part,
		'data/tweets.js': TWEETS,
	});
	const found = [...(await posts('twitter-2024.zip', archive)), ...(await posts('tweet.js', old))];
	expect(found.map(({ id, date, text }) => [id, date, text])).toEqual([
		['102', null, 'Ran'],
		['100', '2020-03-14T08:00:00Z', 'Lock, Stock & two more: https://letterboxd.com/film/heat/'],
		['103', '2014-01-06T09:00:00Z', 'Dune'],
	]);
	expect(found[1]).toMatchObject({ site: 'x.com', link: 'https://x.com/i/web/status/100' });
});

const BLUESKY = {
	$type: 'app.bsky.feed.post',
	text: 'This one: letterboxd.com/film/he...',
	createdAt: '2024-05-06T07:08:09.123Z',
	langs: ['en'],
	facets: [
		{
			index: { byteStart: 10, byteEnd: 35 },
			features: [{ $type: 'app.bsky.richtext.facet#link', uri: 'https://letterboxd.com/film/heat/' }],
		},
	],
	embed: {
		$type: 'app.bsky.embed.images',
		images: [{ alt: 'Still of Ran', image: { $type: 'blob', ref: { $link: 'x' }, mimeType: 'image/jpeg', size: 1 } }],
	},
};

test('Bluesky: posts are read from records in one file, or in a file each', async () => {
	const uri = 'at://did:plc:abc123/app.bsky.feed.post/3kabc';
	const expected = {
		id: '3kabc',
		date: '2024-05-06T07:08:09Z',
		site: 'bsky.app',
		link: 'https://bsky.app/profile/did:plc:abc123/post/3kabc',
		text: 'This one: letterboxd.com/film/he...\n\nhttps://letterboxd.com/film/heat/\n\nStill of Ran',
	};
	const like = { $type: 'app.bsky.feed.like', createdAt: '2024-05-06T07:08:09.123Z' };
	const records = [
		{ uri, cid: 'bafy', value: BLUESKY },
		{ uri: 'at://did:plc:abc123/app.bsky.feed.like/3kb', cid: 'bafy', value: like },
	];
	expect(await posts('posts.json', JSON.stringify({ records, cursor: '3kabc' }))).toEqual([expected]);
	const unpacked = zipped({
		'did:plc:abc123/app.bsky.feed.post/3kabc.json': JSON.stringify(BLUESKY, null, 2),
		'did:plc:abc123/app.bsky.feed.like/3kb.json': JSON.stringify(like),
	});
	expect(await posts('repo.zip', unpacked)).toEqual([expected]);
	await expect(posts('a/app.bsky.feed.post/3k.json', '{"$type":')).rejects.toThrow(/3k.json is damaged JSON/);
});

test('Ghost: published posts are read, with and without db around them', async () => {
	const data = {
		posts: [
			{
				id: '1',
				uuid: 'u1',
				title: 'On Heat',
				slug: 'on-heat',
				mobiledoc: '{"version":"0.3.1","sections":[]}',
				html: '<p>It is <em>long</em>.</p>',
				status: 'published',
				published_at: '2021-02-03T04:05:06.000Z',
			},
			{ id: '2', uuid: 'u2', title: 'Draft on Alien', html: '<p>no</p>', status: 'draft', published_at: null },
			{ id: '3', uuid: 'u3', title: 'On Ran', html: null, status: 'published', published_at: 1408552443891 },
		],
		tags: [{ id: '1', name: 'Alien' }],
	};
	const meta = { exported_on: 1753891082041, version: '6.0.0' };
	const expected = [
		{ id: 'ghost u1', date: '2021-02-03T04:05:06Z', site: 'files', link: null, text: 'On Heat\n\nIt is *long*.' },
		{ id: 'ghost u3', date: '2014-08-20T16:34:03Z', site: 'files', link: null, text: 'On Ran' },
	];
	expect(await posts('blog.ghost.2024.json', JSON.stringify({ db: [{ meta, data }] }))).toEqual(expected);
	expect(await posts('blog.json', JSON.stringify({ meta, data }))).toEqual(expected);
});

test('X: a full address replaces a short one once, and is not expanded again', async () => {
	const urls = Array.from({ length: 40 }, (_, i) => ({
		url: i === 0 ? 'https://t.co/a' : 'a',
		expanded_url: 'https://t.co/a aa',
	}));
	const tweet = { id_str: '1', full_text: 'Heat https://t.co/a https://t.co/a https://t.co/b', entities: { urls } };
	const [found] = await posts('tweets.js', `window.YTD.tweets.part0 = ${JSON.stringify([{ tweet }])}`);
	expect(found!.text).toBe('Heat https://t.co/a aa https://t.co/a https://t.co/b');
});
