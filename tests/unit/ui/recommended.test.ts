import { expect, test } from 'vitest';
import type { Advice } from '../../../src/core/advice/result.ts';
import { leftOut } from '../../../src/ui/leftOut.ts';
import { recommended, shownPlan } from '../../../src/ui/recommended.ts';

const film = (id: number) => ({ id, title: `Film ${id}`, year: 2000 });
const add = (count: number) => Array.from({ length: count }, (_, i) => ({ film: film(100 + i), crowd: 1, why: null }));
const end = (crowd: number) => ({ crowd, naive: crowd, aware: crowd });

/** Advice for a draft that names films 0 to 3, the first of them twice, with plans that end at these crowds. */
function advice(ends: { drop: number | null; add: number | null; mixed: number | null }): Advice {
	const [first, second, third] = [
		{ mention: 0, crowd: 10 },
		{ mention: 4, crowd: 20 },
		{ mention: 1, crowd: 50 },
	] as const;
	return {
		mentions: [0, 1, 2, 3, 0].map((id) => ({ film: film(id) })),
		tolerance: 100,
		plans: {
			drop: [first, second, third],
			add: add(4),
			mixed: { drop: [first, second], add: add(2) },
			ends: Object.fromEntries(Object.entries(ends).map(([kind, crowd]) => [kind, crowd === null ? null : end(crowd)])),
		},
	} as unknown as Advice;
}

test('a film named twice is one film to leave out, with the crowd once both are gone', () => {
	expect(shownPlan(advice({ drop: 50, add: 60, mixed: 70 }), 'mixed')).toMatchObject({
		drop: [{ film: film(0), crowd: 20 }],
		add: { length: 2 },
		end: end(70),
	});
});

test.each([
	['the one that changes fewest films of those that reach it', { drop: 120, add: 900, mixed: 500 }, 'drop'],
	['one that reaches it before one that changes less', { drop: 94, add: 95, mixed: 94 }, 'add'],
	['the widest where none reaches it', { drop: 50, add: 60, mixed: 55 }, 'add'],
	['any that there is', { drop: 20, add: null, mixed: null }, 'drop'],
])('recommended is %s', (_, ends, kind) => {
	expect(recommended(advice(ends))).toBe(kind);
});

test('leaving out counts as much from a twentieth of the words or half of the films', () => {
	const view = {
		advice: advice({ drop: 50, add: 60, mixed: 70 }),
		surfaces: ['One', 'Two', 'Three', 'Four', 'One'],
		words: 100,
	};
	expect(leftOut(view, [1])).toBeNull();
	expect(leftOut(view, [])).toBeNull();
	expect(leftOut(view, [1, 2])).toEqual({ out: 2, of: 4, words: 0.02 });
	expect(leftOut({ ...view, words: 30 }, [0])).toEqual({ out: 1, of: 4, words: 2 / 30 });
});
