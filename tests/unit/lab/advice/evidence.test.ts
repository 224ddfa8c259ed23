import { expect, test } from 'vitest';
import { seededRandom } from '../../../../src/core/advice/draw.ts';
import { evidenceLines, evidenceRows } from '../../../../src/lab/advice/evidence.ts';
import { DAY, indexIn } from '../../../../src/lab/kit/datasets/ratings.ts';
import { simulateTargets } from '../../../../src/lab/kit/datasets/simulate.ts';
import { createTable } from '../../../../src/lab/kit/datasets/table.ts';
import { ratings } from './madeUp.ts';

/** The same ratings, each on a day of its own of ten years. */
function timed() {
	const random = seededRandom(4);
	const { byUser, users, scale } = ratings;
	const table = createTable(true, true);
	for (let user = 0; user < users; user++)
		for (let i = byUser.start[user]!; i < byUser.start[user + 1]!; i++)
			table.add(user, byUser.ids[i]!, byUser.levels![i]!, DAY * Math.floor(3650 * random()));
	return table.finish([...scale]).ratings;
}
const dated = timed();
const targets = simulateTargets(dated, { sizes: Array<number>(60).fill(2), seed: 5 });
const plain = targets.map(({ user, items }) => ({ user, items }));

test('the more wrongly opinions and days are read, the larger the crowd', () => {
	const rows = evidenceRows(dated, plain, 1);
	expect(rows.map(({ wrong, off }) => [wrong, off])).toEqual([
		...[
			[null, null],
			[0, null],
			[0.1, null],
			[0.3, null],
		],
		...[
			[null, 0],
			[null, 3],
			[null, 30],
			[0, 0],
			[0.1, 3],
			[0.3, 30],
		],
	]);
	const smaller = (wrong: number | null, off: number | null) =>
		rows.find((row) => row.wrong === wrong && row.off === off)!.smaller;
	expect(smaller(null, null)).toBe(1);
	expect(smaller(0, null)).toBeGreaterThan(1.3);
	expect(smaller(0, null)).toBeGreaterThan(smaller(0.3, null));
	expect(smaller(null, 0)).toBeGreaterThan(20);
	expect(smaller(null, 0)).toBeGreaterThan(smaller(null, 30));
	expect(smaller(0, 0)).toBeGreaterThan(smaller(null, 0));
	expect(rows[4]!.first.found).toBeGreaterThan(rows[0]!.first.found);
	expect(evidenceLines(rows)).toHaveLength(2 + rows.length);
});

test('days of posts count as far as people post when they rate, and only if ratings have days', () => {
	const on = (shift: number) =>
		plain.map(({ user, items }) => ({
			...{ user, items },
			times: items.map((item) => {
				const entry = indexIn(dated.byUser, user, item);
				return entry < 0 ? 0 : dated.byUser.times![entry]! + shift * DAY;
			}),
		}));
	const byDay = (shift: number) => evidenceRows(dated, on(shift), 1).find(({ off }) => off === 0)!.smaller;
	expect(byDay(0)).toBeGreaterThan(20);
	expect(byDay(5000)).toBeLessThan(1.5);
	expect(evidenceRows(ratings, plain, 1).map(({ off }) => off)).toEqual([null, null, null, null]);
});
