/** How fast, and in how much memory, exports of a million posts are read. */
import { strToU8 } from 'fflate';
import type { Source } from '../../src/imports/posts/exported.ts';
import { readPosts } from '../../src/imports/posts/read.ts';
import { manyComments, mostMemory, streamed } from '../unit/imports/posts/files.ts';
import { amount } from './kit/options.ts';

const POSTS = amount(1_000_000, 20_000);
const body = 'I have seen Heat and Crash, and Ran is better than both of them. '.repeat(4);

await print('comments of Reddit', manyComments(POSTS, body));
await print('posts of Mastodon', manyNotes(POSTS, body));

async function print(name: string, source: Source): Promise<void> {
	const start = performance.now();
	const { count, bytes } = await mostMemory(readPosts([source]), () => process.memoryUsage().rss);
	const seconds = ((performance.now() - start) / 1000).toFixed(1);
	console.log(`posts: ${count} ${name} in ${seconds} s, ${Math.round(bytes / 1e6)} MB more memory at most`);
}

/** An outbox of Mastodon that comes in pieces of a thousand posts. */
function manyNotes(count: number, content: string): Source {
	const to = ['https://www.w3.org/ns/activitystreams#Public'];
	const note = (i: number) =>
		JSON.stringify({
			type: 'Create',
			object: {
				id: `https://a.example/${i}`,
				type: 'Note',
				published: '2023-01-15T12:00:00Z',
				to,
				content: `<p>${content}</p>`,
			},
		});
	return streamed('outbox.json', function* () {
		yield strToU8('{"type":"OrderedCollection","orderedItems":[');
		for (let i = 0; i < count; i += 1000)
			yield strToU8(`${i === 0 ? '' : ','}${Array.from({ length: 1000 }, (_, k) => note(i + k)).join()}`);
		yield strToU8(']}');
	});
}
