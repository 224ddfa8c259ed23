import { expect, test } from 'vitest';
import { NOT_RATED, ratedGain, ratedSubScore } from '../../../src/core/adversaries/scoring.ts';

test('Scoring agrees with the paper’s worked example', () => {
	const users = 10_000;
	const score = (...rated: boolean[]) =>
		[20, 500, 1000].reduce((product, raters, i) => product * (rated[i] ? ratedSubScore(raters, users) : NOT_RATED), 1);
	expect(ratedSubScore(20, users)).toBeCloseTo(0.9981, 4);
	expect(ratedSubScore(500, users)).toBeCloseTo(0.9501, 4);
	expect(ratedSubScore(1000, users)).toBeCloseTo(0.9001, 4);
	expect(score(true, false, false)).toBeCloseTo(0.0025, 4);
	expect(score(false, true, true)).toBeCloseTo(0.0428, 4);
	expect(NOT_RATED).toBe(0.05);
});

test('gains are never negative, even for films that nearly everyone rated', () => {
	expect(ratedGain(10_000, 10_000)).toBe(0);
	expect(ratedGain(2 * 10_000, 10_000)).toBe(0);
	expect(ratedGain(1, 10_000)).toBeCloseTo(Math.log(20), 6);
});
