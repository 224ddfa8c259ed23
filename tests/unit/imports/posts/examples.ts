/** A small file of each format of posts. */
import { gzipSync, strToU8 } from 'fflate';
import { tarred, zipped } from '../files.ts';

const WXR =
	'<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><item><title>Heat</title></item></channel></rss>';
const OUTBOX =
	'{"type":"OrderedCollection","orderedItems":[{"type":"Create","object":{"to":["as:Public"],"content":"<p>Heat</p>"}}]}';
export const EXAMPLES: Record<string, Uint8Array> = {
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
