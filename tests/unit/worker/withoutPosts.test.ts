import { expect, test } from 'vitest';
import type { Post } from '../../../src/storage/records.ts';
import { withoutPosts } from '../../../src/worker/timeline.ts';

const post = (id: number, date = `2026-01-${String((id % 28) + 1).padStart(2, '0')}`) => ({ id, date }) as Post;
/** Each post divides the crowd by what it weighs. */
const crowds = (weights: Record<number, number>) => (posts: readonly Post[]) =>
	posts.reduce((crowd, { id }) => crowd / (weights[id] ?? 1), 10_000);

test('names the fewest posts that reach the goal, the most revealing first', () => {
	const posts = [1, 2, 3, 4].map((id) => post(id));
	const { without, takeDown } = withoutPosts(posts, 1000, crowds({ 1: 2, 2: 50, 3: 20, 4: 1 }));
	expect(new Map(without.map(({ post: id, crowd }) => [id, crowd]))).toEqual(
		new Map([
			[1, 10],
			[2, 250],
			[3, 100],
			[4, 5],
		]),
	);
	expect(takeDown).toEqual([
		{ post: 2, crowd: 250 },
		{ post: 3, crowd: 5000 },
	]);
});

test('names none if the goal is reached, if three are not enough, and for one post', () => {
	const five = [1, 2, 3, 4, 5].map((id) => post(id));
	expect(withoutPosts(five, 1000, crowds({})).takeDown).toEqual([]);
	const heavy = { 1: 10, 2: 10, 3: 10, 4: 10, 5: 10 };
	expect(withoutPosts(five, 1000, crowds(heavy)).takeDown).toEqual([]);
	expect(withoutPosts([post(1)], 1000, crowds(heavy))).toEqual({ without: [], takeDown: [] });
});

test('looks only at the latest posts, and at none in a very long account', () => {
	const many = Array.from({ length: 60 }, (_, id) => post(id, `2026-02-${id < 20 ? '01' : '02'}`));
	expect(withoutPosts(many, 1, crowds({})).without.every(({ post: id }) => id >= 20)).toBe(true);
	const more = Array.from({ length: 2001 }, (_, id) => post(id));
	expect(withoutPosts(more, 1000, crowds({})).without).toEqual([]);
});
