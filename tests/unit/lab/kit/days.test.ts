import { expect, test } from 'vitest';
import { DAY, dayOf } from '../../../../src/lab/kit/datasets/ratings.ts';

test('a day lasts from its first to its last second over the whole range of times', () => {
	for (const day of [0, 1, 19_000, Math.floor(0xffffffff / DAY) - 1]) {
		expect([DAY * day, DAY * day + 1, DAY * (day + 1) - 1].map(dayOf)).toEqual([day, day, day]);
		expect(new Date(1000 * DAY * day).getTime() / 86_400_000).toBe(day);
	}
});
