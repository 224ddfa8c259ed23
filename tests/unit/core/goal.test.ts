import { expect, test } from 'vitest';
import { advise } from '../../../src/core/advice/advice.ts';
import { leastReaching, reaches } from '../../../src/core/advice/goal.ts';
import { testPack } from '../films.ts';

test.each([
	[100, 95],
	[1000, 950],
	[150, 145],
	[2500, 2450],
	[99, 98.5],
	[10, 9.5],
	[3, 2.5],
	[1, 0.5],
])('a goal of %s is reached from %s on, which is the same in two digits', (goal, least) => {
	expect(leastReaching(goal)).toBe(least);
	expect(reaches(least, goal)).toBe(true);
	expect(reaches(least - 0.01, goal)).toBe(false);
});

test('a draft that reaches its goal in two digits is safe, and plans stop there', () => {
	const pack = testPack();
	const draft = 'I adored Koyaanisqatsi and Werckmeister Harmonies, also The Matrix';
	const { crowd, plans } = advise(pack, draft, { tolerance: 1e6 });
	const after = plans.drop[1]!.crowd;
	const above = (people: number) => Math.ceil(people + 0.01);
	expect(advise(pack, draft, { tolerance: above(crowd) + 1 }).state).not.toBe('safe');
	const justAbove = advise(pack, draft, { tolerance: above(after) });
	expect(justAbove.plans.drop).toHaveLength(2);
	expect(justAbove.plans.ends.drop!.crowd).toBeLessThan(justAbove.tolerance);
	expect(justAbove.state).toBe('fixable');

	const matrix = advise(pack, 'I adored The Matrix', { tolerance: 1 }).crowd;
	expect(advise(pack, 'I adored The Matrix', { tolerance: above(matrix) }).state).toBe('safe');
	expect(advise(pack, 'I adored The Matrix', { tolerance: above(matrix * 1.1) }).state).not.toBe('safe');
});
