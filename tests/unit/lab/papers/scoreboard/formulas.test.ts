import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ADVERSARIES, rarityWeight, weighingOf } from '../../../../../src/core/adversaries/weighing.ts';
import {
	bestGuess,
	type Clue,
	eccentricity,
	lineUp,
	NETFLIX_SIMILARITY,
	type Similarity,
	similarityOf,
	standingOf,
	sufficientAux,
} from '../../../../../src/lab/papers/scoreboard/formulas.ts';
import { leastSimilarity, weightedSimilarity } from './similarities.ts';

const at = (stars: number | null, day: number | null) => ({ stars, day });

test('the weight falls with the number of raters, and one rater counts like two', () => {
	expect(rarityWeight(100)).toBeCloseTo(1 / Math.log(100), 15);
	expect([0, 1, 2].map(rarityWeight)).toEqual([1 / Math.log(2), 1 / Math.log(2), 1 / Math.log(2)]);
	expect(rarityWeight(3)).toBeLessThan(rarityWeight(2));
});

test('the crowd under Scoreboard-RH is estimated with the same weight', () => {
	const marginals = { people: 1000, films: 10, ratings: 100, classes: [], ratersAtRank: () => 5 } as never;
	const weighing = weighingOf('scoreboardRh', marginals, { part: 0, chance: () => 0 });
	for (const raters of [1, 2, 30, 999]) expect(weighing.gain(raters, null as never)).toBe(rarityWeight(raters));
	expect(ADVERSARIES).toContain('scoreboardRh');
});

const threshold = (stars: number, days: number): Similarity => ({ form: 'threshold', stars, days });

test.each([
	[0, 3, at(4, 100), at(4, 103), 1],
	[0, 3, at(4, 100), at(4, 104), 0],
	[0, 3, at(4, 100), at(3, 100), 0],
	[1, 14, at(4, 100), at(5, 86), 1],
	[1, 14, at(4, 100), at(5, 85), 0],
	[0, Infinity, at(4, 100), at(4, 9999), 1],
	[1, 14, at(null, 100), at(1, 110), 1],
	[1, 14, at(4, null), at(2, 110), 0],
	[0, 0, at(null, null), at(1, 1), 1],
	[0, Infinity, at(4, null), at(null, null), 0],
])('within %f stars and %f days: %j is like %j: %i', (stars, days, known, found, sim) => {
	expect(similarityOf(threshold(stars, days), known, found)).toBe(sim);
});

test('the exponential form equals the paper’s', () => {
	const sim = (known: Clue['stars'], day: number | null) =>
		similarityOf(NETFLIX_SIMILARITY, at(known, day), at(2, 1000));
	expect(sim(4, 1015)).toBeCloseTo(Math.exp(-2 / 1.5) + Math.exp(-15 / 30), 15);
	expect(sim(2, 1000)).toBe(2);
	expect(sim(4, null)).toBeCloseTo(Math.exp(-2 / 1.5), 15);
	expect(sim(null, 970)).toBeCloseTo(Math.exp(-1), 15);
	expect(sim(null, null)).toBe(1);
});

test('a record’s scores are the least similarity and the weighted sum', () => {
	const clues: Clue[] = [
		{ item: 7, raters: 10, ...at(4, 50) },
		{ item: 8, raters: 1000, ...at(1, 60) },
		{ item: 9, raters: 1, ...at(5, 70) },
	];
	const record = new Map([
		[7, at(5, 50)],
		[9, at(5, 70)],
	]);
	const of = (item: number) => record.get(item);
	expect(leastSimilarity(clues, of, threshold(1, 3))).toBe(0);
	expect(leastSimilarity([clues[0]!, clues[2]!], of, threshold(1, 3))).toBe(1);
	expect(leastSimilarity([clues[0]!, clues[2]!], of, NETFLIX_SIMILARITY)).toBeCloseTo(Math.exp(-1 / 1.5) + 1, 15);
	expect(leastSimilarity([], of, NETFLIX_SIMILARITY)).toBe(Infinity);
	expect(weightedSimilarity(clues, of, NETFLIX_SIMILARITY)).toBeCloseTo(
		(Math.exp(-1 / 1.5) + 1) / Math.log(10) + 2 / Math.log(2),
		12,
	);
});

/** Scores of which some are 0 and some, below 0, not in the sample. */
const scores = fc.array(fc.oneof(fc.constant(0), fc.constant(-1), fc.double({ min: 0.01, max: 9, noNaN: true })), {
	minLength: 2,
	maxLength: 40,
});

const deviation = (values: number[]) => {
	const mean = values.reduce((a, b) => a + b, 0) / values.length;
	return values.length === 0 ? 0 : Math.sqrt(values.reduce((sum, v) => sum + (v - mean) ** 2, 0) / values.length);
};

test('the highest, the second-highest and both deviations equal those of all scores', () => {
	fc.assert(
		fc.property(scores, (list) => {
			const found = standingOf(Float64Array.from(list));
			const inside = list.filter((score) => score >= 0).sort((a, b) => b - a);
			expect(found.records).toBe(inside.length);
			if (inside.length === 0) {
				expect(found.best).toBe(-1);
				return;
			}
			expect([found.max, found.best]).toEqual([inside[0], list.indexOf(inside[0]!)]);
			expect(found.second).toBe(inside[1] ?? 0);
			expect(found.sigma.all).toBeCloseTo(deviation(inside), 6);
			expect(found.sigma.candidates).toBeCloseTo(deviation(inside.filter((score) => score > 0)), 6);
		}),
	);
});

test('eccentricity and best guess cover all records or only candidates, or none at all', () => {
	const standing = standingOf(Float64Array.of(5, 3, 0, 0, 0, 0, 0, 0, 0, 0));
	const [all, candidates] = [deviation([5, 3, 0, 0, 0, 0, 0, 0, 0, 0]), deviation([5, 3])];
	expect(eccentricity(standing)).toBeCloseTo(2 / all, 12);
	expect(eccentricity(standing, 'candidates')).toBeCloseTo(2 / candidates, 12);
	expect(bestGuess(standing)).toBe(null);
	expect(bestGuess(standing, 1.1)).toBe(0);
	expect(bestGuess(standing, 1.5, 'candidates')).toBe(0);
	const alone = standingOf(Float64Array.of(0, 0, 0, 0, 2));
	expect(bestGuess(alone)).toBe(4);
	expect(eccentricity(alone, 'candidates')).toBe(Infinity);
	expect(bestGuess(standingOf(Float64Array.of(0, 0, 0)))).toBe(null);
	expect(bestGuess(standingOf(Float64Array.of(0, 0, 0)), 0)).toBe(null);
	expect(bestGuess(standingOf(Float64Array.of(2, 2, 0)), 0)).toBe(0);
	expect(bestGuess(standingOf(Float64Array.of(2, 2, 0, 0, 0, 0, 0)), 0.001)).toBe(null);
});

test('the line-up’s entropy equals that of the full distribution over N records', () => {
	fc.assert(
		fc.property(scores, fc.constantFrom('all' as const, 'candidates' as const), (list, over) => {
			const all = Float64Array.from(list);
			const standing = standingOf(all);
			const inside = list.filter((score) => score >= 0);
			if (inside.length === 0) return;
			const sigma = standing.sigma[over];
			const weights = inside.map((score) => (sigma > 0 ? Math.exp((score - standing.max) / sigma) : 1));
			const total = weights.reduce((a, b) => a + b, 0);
			const entropy = weights.reduce((sum, w) => sum - (w > 0 ? (w / total) * Math.log2(w / total) : 0), 0);
			const found = lineUp(all, standing, over);
			expect(found.entropy).toBeCloseTo(entropy, 6);
			inside.forEach((score, i) => {
				if (weights[i]! > 0) expect(found.bitsOf(score)).toBeCloseTo(-Math.log2(weights[i]! / total), 6);
			});
		}),
	);
});

test('the entropy is log2 N without knowledge and near zero for an outlier', () => {
	const nothing = new Float64Array(1024);
	expect(lineUp(nothing, standingOf(nothing)).entropy).toBeCloseTo(10, 12);
	const one = Float64Array.from({ length: 1024 }, (_, r) => (r === 3 ? 50 : 0));
	expect(lineUp(one, standingOf(one)).entropy).toBeLessThan(1e-5);
});

test('Theorem 1: N false matches that each survive with (1 - delta)^m leave at most eps', () => {
	const m = sufficientAux(480_189, 0.05, 0.5);
	expect(m).toBe(24);
	expect(480_189 * 0.5 ** m).toBeLessThanOrEqual(0.05);
	expect(480_189 * 0.5 ** (m - 1)).toBeGreaterThan(0.05);
});
