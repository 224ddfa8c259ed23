import { expect, test } from 'vitest';
import { fitCorrection, sharePassed, type Voted } from '../../../../src/lab/facts/recent.ts';

const VOTES = [120, 200, 350, 500, 800, 1000, 1300, 1900, 2500, 3000, 4000, 5000];
/** Films with these raters a vote: alternately more and fewer. */
const films = (released: string, perVote: number): Voted[] =>
	VOTES.map((votes, i) => ({ released, votes, raters: votes * perVote * (i % 2 === 0 ? 1.5 : 1 / 1.5) }));

test('new films get the raters that they lack compared with older films', () => {
	const { factor, raters, usual, older, newer } = fitCorrection([
		...films('2025-03-01', 4),
		...films('2025-12-01', 1),
		...films('2026-04-01', 0.1),
	]);
	expect([older, newer]).toEqual([12, 12]);
	expect(factor(1000)).toBeCloseTo(4, 6);
	const one = raters({ released: '2025-12-01', votes: 1000, raters: 1500 });
	// Between what its raters say, 6,000, and what its votes say.
	expect(one.raters).toBeGreaterThan(4000);
	expect(one.raters).toBeLessThan(6000);
	expect(one.spread).toBeGreaterThan(0.2);
	expect(raters({ released: '2025-03-01', votes: 1000, raters: 1500 })).toEqual({
		raters: expect.closeTo(1500, 6),
		spread: 0,
	});
	// Few votes of the newest do not count.
	expect(raters({ released: '2026-04-01', votes: 5, raters: 100 }).raters).toBeCloseTo(400, 4);
	expect(usual(100).raters).toBeCloseTo(400, 4);
	expect(usual(100).spread).toBeGreaterThan(one.spread);
});

test('a film from the month of the count lacks some raters', () => {
	expect(['2025-09-30', '2025-11-01', '2026-05-01'].map(sharePassed)).toEqual([0, 1, 1]);
	expect(sharePassed('2025-10-16')).toBeCloseTo(0.5, 6);
});

test('films with more raters than older ones lose none', () => {
	const { raters } = fitCorrection([...films('2025-03-01', 1), ...films('2025-12-01', 4)]);
	expect(raters({ released: '2026-03-01', votes: 1000, raters: 100 }).raters).toBeCloseTo(100, 6);
});

test('too few films are refused', () => {
	expect(() => fitCorrection(films('2025-03-01', 4))).toThrow(RangeError);
});
