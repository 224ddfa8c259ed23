import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { strToU8 } from 'fflate';
import { type ExportedPost, type Source, sourceOfBlob } from '../../../../src/imports/posts/exported.ts';
import { readPosts } from '../../../../src/imports/posts/read.ts';

/** A file of that content, as if it was chosen in a page. */
export const source = (name: string, content: string | Uint8Array): Source =>
	sourceOfBlob(new Blob([(typeof content === 'string' ? strToU8(content) : content) as BlobPart]), name);

/** A file that comes in those chunks, of which none is there before it is asked for. */
export function streamed(name: string, chunks: () => Iterable<Uint8Array>): Source {
	return {
		name,
		size: Number.MAX_SAFE_INTEGER,
		stream: () => {
			const iterator = chunks()[Symbol.iterator]();
			return new ReadableStream({
				pull(controller) {
					const next = iterator.next();
					if (next.done) controller.close();
					else controller.enqueue(next.value);
				},
			});
		},
	};
}

export async function postsOf(...sources: Source[]): Promise<ExportedPost[]> {
	const all: ExportedPost[] = [];
	for await (const post of readPosts(sources)) all.push(post);
	return all;
}

/** All posts of one file. */
export const posts = (name: string, content: string | Uint8Array): Promise<ExportedPost[]> =>
	postsOf(source(name, content));

const REDDIT_HEAD = 'id,permalink,date,ip,subreddit,gildings,link,parent,body,media\n';

/** Comments of Reddit that come in thousands of rows. */
export const manyComments = (count: number, body: string): Source =>
	streamed('comments.csv', function* () {
		yield strToU8(REDDIT_HEAD);
		for (let i = 0; i < count; i += 1000)
			yield strToU8(
				Array.from({ length: 1000 }, (_, k) => `${i + k},,2020-05-01 12:34:56 UTC,,movies,0,,,"${body}",\n`).join(''),
			);
	});

/** Runs something that streams, and returns the most bytes that `measure` gave meanwhile. */
export async function mostMemory(stream: AsyncIterable<unknown>, measure: () => number) {
	let [count, bytes] = [0, 0];
	const before = measure();
	for await (const _ of stream) if (++count % 10_000 === 0) bytes = Math.max(bytes, measure() - before);
	return { count, bytes };
}

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

/** Bytes that are in use: what could be given back is collected first. */
export function bytesInUse(): number {
	collect();
	const { heapUsed, arrayBuffers } = process.memoryUsage();
	return heapUsed + arrayBuffers;
}
