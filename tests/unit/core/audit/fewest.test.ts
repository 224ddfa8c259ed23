import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fewestGone, type Judge } from '../../../../src/core/audit/fewest.ts';
import { risingValues } from '../../../../src/core/audit/rising.ts';
import { countSets, setsOf } from '../../../../src/core/audit/subsets.ts';

/** Each film divides the crowd once, by its factor. */
function judging(
	pieces: readonly { weight: number; facts: readonly number[] }[],
	factors: readonly number[],
	goal: number,
) {
	const factsOf = (kept: readonly number[]) => [...new Set(kept.flatMap((i) => pieces[i]!.facts))];
	const crowd = (kept: readonly number[]) => factsOf(kept).reduce((left, film) => left / factors[film]!, 1000);
	const asked: number[][] = [];
	const judge: Judge = {
		isEnough: (kept) => asked.push([...kept]) > 0 && crowd(kept) >= goal,
		crowd,
		near: crowd,
		aim: () => {},
		reveals: (i) => pieces[i]!.facts.reduce((sum, film) => sum + Math.log(factors[film]!), 0),
		rarities: (facts) => facts.map((film) => ({ among: 1, rare: factors[film]! })),
	};
	return { judge, crowd, asked };
}

const FACTS = 6;
const cases = fc.record({
	pieces: fc.array(
		fc.record({
			weight: fc.integer({ min: 1, max: 3 }),
			facts: fc.uniqueArray(fc.integer({ min: 0, max: FACTS - 1 }), { minLength: 1, maxLength: 3 }),
		}),
		{ minLength: 1, maxLength: 8 },
	),
	factors: fc.array(fc.double({ min: 1, max: 20, noNaN: true }), { minLength: FACTS, maxLength: FACTS }),
	goal: fc.constantFrom(2, 30, 500, 1000),
});
const weigh = (pieces: readonly { weight: number }[], places: readonly number[]) =>
	places.reduce((sum, i) => sum + pieces[i]!.weight, 0);

test('with few posts, exactly as many go as an exhaustive search finds', () => {
	fc.assert(
		fc.property(cases, ({ pieces, factors, goal }) => {
			const { judge, crowd } = judging(pieces, factors, goal);
			const { gone, isExact } = fewestGone(pieces, judge, { sets: 10_000, changes: 100 });
			const all = pieces.map((_, i) => i);
			const kept = all.filter((i) => !gone.includes(i));
			expect(crowd(kept)).toBeGreaterThanOrEqual(goal);
			const sets = Array.from({ length: 2 ** pieces.length }, (_, bits) => all.filter((i) => (bits >> i) & 1));
			const enough = sets.filter((some) => crowd(all.filter((i) => !some.includes(i))) >= goal);
			expect(isExact).toBe(true);
			expect(weigh(pieces, gone)).toBe(Math.min(...enough.map((some) => weigh(pieces, some))));
		}),
	);
});

test('the goal is reached without trying all, and no post goes that could have stayed', () => {
	fc.assert(
		fc.property(cases, ({ pieces, factors, goal }) => {
			const { judge, crowd } = judging(pieces, factors, goal);
			const { gone } = fewestGone(pieces, judge, { sets: 0, changes: 100 });
			const kept = pieces.map((_, i) => i).filter((i) => !gone.includes(i));
			expect(crowd(kept)).toBeGreaterThanOrEqual(goal);
			for (const one of gone) expect(crowd([...kept, one])).toBeLessThan(goal);
		}),
	);
});

test('two posts about one film are kept before one about a film that reveals just as much', () => {
	const pieces = [
		{ weight: 3, facts: [0] },
		{ weight: 1, facts: [1] },
		{ weight: 1, facts: [2] },
	];
	const { judge } = judging(pieces, [10, 9, 9], 100);
	expect(fewestGone(pieces, judge, { sets: 0, changes: 0 }).gone).toEqual([1, 2]);
});

test('facts rarer than one that was too much are not tried', () => {
	const pieces = Array.from({ length: 500 }, (_, film) => ({ weight: 1, facts: [film] }));
	const factors = pieces.map((_, film) => 1.5 + film);
	const { judge, asked } = judging(pieces, factors, 500);
	expect(fewestGone(pieces, judge, { sets: 0, changes: 0 }).gone).toHaveLength(499);
	expect(asked.length).toBeLessThan(50);
});

test('sets are counted as they are listed, by their weight', () => {
	const weights = [1, 2, 2, 3, 1];
	const listed = [0, 1, 2, 3, 4, 5].map((weight) => [...setsOf(weights, weight)]);
	expect(listed.map((sets) => sets.length)).toEqual(countSets(weights, 5));
	for (const [weight, sets] of listed.entries())
		for (const set of sets) expect(set.reduce((sum, i) => sum + weights[i]!, 0)).toBe(weight);
	expect(new Set(listed.flat().map(String)).size).toBe(listed.flat().length);
});

test('a function that rises in few places is called few times, and never falls', () => {
	let asked = 0;
	const values = risingValues(10_000, (at) => {
		asked++;
		return at < 9000 ? 1 : at < 9500 ? 5 : 100;
	});
	expect([values[0], values[8999], values[9000], values[9499], values[9999]]).toEqual([1, 1, 5, 5, 100]);
	expect(asked).toBeLessThan(60);
	expect(risingValues(3, (at) => [1, 4, 3][at]!)).toEqual([1, 4, 4]);
	expect(risingValues(0, () => 1)).toEqual([]);
});
