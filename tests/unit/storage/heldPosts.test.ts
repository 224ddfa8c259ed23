import { beforeEach, expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { type HeldPost, heldPosts, holdPost, releasePost } from '../../../src/storage/heldPosts.ts';

const { session } = fakeBrowser.storage;
beforeEach(() => fakeBrowser.reset());

const idOf = (digit: string) => digit.repeat(32);
const held = (digit: string, at: number): HeldPost => ({
	...{
		post: idOf(digit),
		tab: 1,
		frame: 0,
		site: 'forum.example',
		texts: ['I saw Heat'],
		draft: null,
		at,
		posted: false,
	},
});

test('posts are held until they are released, earliest first', async () => {
	await holdPost(session, held('a', 30));
	await holdPost(session, held('b', 10));
	await holdPost(session, held('c', 20));
	await holdPost(session, { ...held('b', 10), posted: true });
	expect((await heldPosts(session)).map(({ post, posted }) => [post[0], posted])).toEqual([
		['b', true],
		['c', false],
		['a', false],
	]);
	await releasePost(session, idOf('c'));
	expect((await heldPosts(session)).map(({ post }) => post[0])).toEqual(['b', 'a']);
});

test('damaged and foreign records are left out', async () => {
	const sound = held('a', 1);
	const damaged = [7, { ...sound, post: 'A'.repeat(32) }, { ...sound, post: `${idOf('a')}a` }, { ...sound, tab: -1 }];
	for (const [i, one] of damaged.entries()) await session.set({ [`held:${i}`]: one });
	await session.set({ 'withheld:': held('b', 2) });
	expect(await heldPosts(session)).toEqual([]);
	await holdPost(session, { ...sound, others: [[[0, 2]]], first: 'I', thread: 't' });
	expect(await heldPosts(session)).toEqual([{ ...sound, others: [[[0, 2]]], first: 'I', thread: 't' }]);
});
