import { expect, test } from 'vitest';
import { drawFrom } from '../../../../src/lab/kit/datasets/simulate.ts';

const people = [
	{ user: 0, items: [1, 2] },
	{ user: 1, items: [3, 4, 5, 6] },
	{ user: 2, items: [7, 8, 9] },
];

test('posts of each size come in turn from people who mention as much, and name different items of theirs', () => {
	const drawn = drawFrom(people, [3, 3, 3, 4, 2], 5);
	const users = drawn.map(({ user }) => user);
	expect(users.slice(0, 2).sort()).toEqual([1, 2]);
	expect(users.slice(2, 4)).toEqual([users[0], 1]);
	for (const [i, { user, items }] of drawn.entries()) {
		expect(new Set(items).size).toBe([3, 3, 3, 4, 2][i]);
		expect(people[user]!.items).toEqual(expect.arrayContaining([...items]));
	}
	expect(drawFrom(people, [3, 3, 3, 4, 2], 5)).toEqual(drawn);
	expect(() => drawFrom(people, [5], 1)).toThrow('No one mentions 5 items.');
});

test('a mention keeps its day', () => {
	const dated = people.map(({ user, items }) => ({ user, items, times: items.map((item) => 100 * item) }));
	for (const { items, times } of drawFrom(dated, [3, 4, 2], 5)) expect(times).toEqual(items.map((item) => 100 * item));
});
