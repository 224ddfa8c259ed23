import fc from 'fast-check';
import { gzipSync, strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { ImportError } from '../../../../src/imports/error.ts';
import { tarred, zipped } from '../files.ts';
import { posts } from './files.ts';

const WXR =
	'<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><item><title>Heat</title></item></channel></rss>';
const OUTBOX =
	'{"type":"OrderedCollection","orderedItems":[{"type":"Create","object":{"to":["as:Public"],"content":"<p>Heat</p>"}}]}';
const FILES: Record<string, Uint8Array> = {
	'comments.csv': strToU8('id,permalink,date,subreddit,parent,body\n1,x,2020-01-01,movies,,"Heat"\n'),
	'reviews.csv': strToU8(
		'Date,Name,Year,Letterboxd URI,Watched Date,Review\n2020-01-01,Heat,1995,x,,"Good <i>one</i>"\n',
	),
	'lists/a.csv': strToU8(
		'Letterboxd list export v7\nDate,Name,URL\n2020-01-01,A,x\n\nPosition,Name,Year\n1,Heat,1995\n',
	),
	'outbox.json': strToU8(OUTBOX),
	'tweets.js': strToU8('window.YTD.tweets.part0 = [{"tweet":{"id_str":"1","full_text":"Heat &amp; Ran"}}]'),
	'posts.json': strToU8(
		'{"records":[{"uri":"at://a/app.bsky.feed.post/b","value":{"$type":"app.bsky.feed.post","text":"Heat"}}]}',
	),
	'blog.xml': strToU8(WXR),
	'feed.atom': strToU8(
		'<feed><id>tag:blogger.com,1</id><entry><blogger:type>POST</blogger:type><title>Heat</title></entry></feed>',
	),
	'a.md': strToU8('---\ntitle: Heat\ndate: 2020-01-01\n---\n> Alien\n\nGood'),
	'a.html': strToU8('<html><head><title>Heat</title></head><body><article><p>Good</article></body></html>'),
	'a.mbox': strToU8(
		'From a@b Sat Mar 14 09:00:00 2020\nSubject: Heat\nContent-Type: multipart/mixed; boundary="b"\n\n--b\n\nGood\n--b--\n',
	),
	'a.zip': zipped({ 'comments.csv': 'id,permalink,date,subreddit,parent,body\n1,x,2020-01-01,movies,,"Heat"\n' }),
	'a.tar': tarred({ 'outbox.json': OUTBOX }),
	'a.tar.gz': gzipSync(tarred({ 'outbox.json': OUTBOX })),
	'lemmy.json': strToU8(
		'{"notifications":[],"content":[{"type_":"comment","content":"Heat","ap_id":"https://a.example/comment/1","deleted":false}]}',
	),
	'my_post_data.csv': strToU8(
		'post_id, topic_id, forum_id, poster_ip, post_time, post_subject, post_text\n1, 2, 3, ::1, "Fri May 01, 2020 12:34 pm", "Heat", "<t>Good</t>"\n',
	),
	'posts/html/123456.html': strToU8(
		'<html><body><p>Heat</p><span id="timestamp"> May 1st, 2020 9:04pm </span></body></html>',
	),
	'a.car': Uint8Array.from([10, 0xa1, 0x67, ...strToU8('version'), 1]),
};

/** Whether a file was read; what is thrown must say which file, and why. */
async function isRead(name: string, bytes: Uint8Array): Promise<boolean> {
	try {
		await posts(name, bytes);
		return true;
	} catch (error) {
		expect(error, String((error as Error).stack)).toBeInstanceOf(ImportError);
		expect((error as Error).message).toContain(name.split('/')[0]);
		return false;
	}
}

test.each(Object.keys(FILES))(
	'%s is read, and refused with a sentence where it is damaged in any way',
	async (name) => {
		const whole = FILES[name]!;
		expect(await isRead(name, whole)).toBe(true);
		const change = fc.record({ at: fc.nat(whole.length - 1), out: fc.nat(8), bytes: fc.uint8Array({ maxLength: 8 }) });
		await fc.assert(
			fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), fc.nat(whole.length), async (changes, cut) => {
				let bytes = [...whole];
				for (const { at, out, bytes: put } of changes) bytes.splice(at, out, ...put);
				if (cut < whole.length / 4) bytes = bytes.slice(0, bytes.length - cut);
				await isRead(name, Uint8Array.from(bytes));
			}),
			{ numRuns: 300 },
		);
	},
);

test('any bytes under any name are read or refused with a sentence', async () => {
	await fc.assert(
		fc.asyncProperty(
			fc.constantFrom(...Object.keys(FILES), 'x'),
			fc.uint8Array({ maxLength: 200 }),
			async (name, bytes) => {
				await isRead(name, bytes);
			},
		),
		{ numRuns: 300 },
	);
});

const LONG = 300_000;
test.each<[string, string, string]>([
	[
		'spaces in mail',
		'a.mbox',
		`From a@b Sat Mar 14 09:00:00 2020\nContent-Transfer-Encoding: quoted-printable\n\n${' '.repeat(LONG)}x\n`,
	],
	['spaces in what a text says of itself', 'a.md', `---\ntitle: a${' '.repeat(LONG)}b\n---\nHeat`],
	['blocks', 'a.html', `<p>Heat${'<p>a'.repeat(LONG / 4)}`],
	['breaks and words in a link', 'a.html', `<p>Heat<a href="https://a.example">${'<br><b>a</b>'.repeat(LONG / 12)}`],
])('long texts cost little for what they are: %s', async (_, name, text) => {
	const before = process.cpuUsage();
	expect(await posts(name, text)).toHaveLength(1);
	const { user, system } = process.cpuUsage(before);
	// Quadratic, each takes a minute and more.
	expect((user + system) / 1e6).toBeLessThan(5);
});

test('a mail whose parts never end is refused as too long', async () => {
	const head = 'From a@b Sat Mar 14 09:00:00 2020\nContent-Type: multipart/mixed; boundary="b"\n\n';
	await expect(posts('a.mbox', `${head}${'--b\n\n'.repeat(600_000)}`)).rejects.toThrow(ImportError);
});
