import { expect, test } from 'vitest';
import { placeOf, wordCount } from '../../../../src/imports/posts/places.ts';

const at = (link: string | null) => placeOf({ site: 'forum.example', link });

test('the place of a post is its forum, not the post itself', () => {
	expect(at('https://www.reddit.com/r/movies/comments/abc/title/def/')).toBe('forum.example/r/movies');
	expect(at('https://forum.example/t/a-thread/12/3')).toBe('forum.example/t/a-thread');
	expect(at('https://social.example/@anna/109876')).toBe('forum.example/@anna');
	expect(at('https://blog.example/2020/05/heat.html')).toBe('forum.example');
	for (const none of [null, 'no address', 'https://forum.example/', 'https://forum.example/heat'])
		expect(at(none)).toBe('forum.example');
});

test('words are counted by place, and those of a damaged file are forgotten', () => {
	const words = wordCount();
	words.add('a', 'one two');
	words.begin();
	words.add('b', ' three\nfour  five ');
	const forget = words.begin();
	words.add('a', 'six');
	forget();
	words.add('a', '');
	expect([...words.counts()]).toEqual([
		['a', 2],
		['b', 3],
	]);
});
