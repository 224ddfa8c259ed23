import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '../../../../../src/core/advice/draw.ts';
import { indexIn, type Ratings, sizeOf } from '../../../../../src/lab/kit/datasets/ratings.ts';
import { createAux, rankItems } from '../../../../../src/lab/papers/scoreboard/attack/aux.ts';
import {
	createScoreboard,
	createScoreboardRh,
	daysOf,
	starsOf,
} from '../../../../../src/lab/papers/scoreboard/attack/scoreboard.ts';
import {
	type AttackOutcome,
	type ScoreboardOptions,
	scoreboardOne,
	seedOf,
} from '../../../../../src/lab/papers/scoreboard/attack/scoreboardOne.ts';
import {
	type Clue,
	eccentricity,
	lineUp,
	NETFLIX_SIMILARITY,
	standingOf,
} from '../../../../../src/lab/papers/scoreboard/formulas.ts';
import { base, type Cell, cluesOf, database, FIRST, NEAR, plain, ratingsOf, recordOf, shapes } from './cells.ts';
import { leastSimilarity, weightedSimilarity } from './similarities.ts';

test('scores of all records follow the formulas, from tables or one by one', () => {
	fc.assert(
		fc.property(shapes, fc.constantFrom(NETFLIX_SIMILARITY, NEAR), ({ users, items, days, seed }, similarity) => {
			const cells = database(users, items, days, seed);
			const ratings = ratingsOf(cells);
			const clues = cluesOf(ratings, seed, 5);
			const scores = createScoreboardRh(ratings, similarity)(clues);
			const matching = new Set(createScoreboard(ratings, similarity, 0.2)(clues));
			for (let user = 0; user < users; user++) {
				const record = recordOf(cells, user);
				expect(scores[user]).toBeCloseTo(weightedSimilarity(clues, record, similarity), 10);
				expect(matching.has(user)).toBe(leastSimilarity(clues, record, similarity) > 0.2);
			}
		}),
		{ numRuns: 60 },
	);
});

test('clues about missing attributes are refused, and no clues match everyone', () => {
	const ratings = ratingsOf(database(4, 4, 5, 1), false);
	const clue = { item: 0, raters: 4, stars: 3, day: FIRST };
	expect(() => createScoreboardRh(ratings, NEAR)([clue])).toThrow(RangeError);
	expect([...createScoreboard(ratings, NEAR)([])]).toEqual([0, 1, 2, 3]);
	expect(daysOf(ratings)).toBe(null);
});

test('stars are on a scale of five for any range', () => {
	expect([...starsOf({ scale: Float64Array.of(0.5, 2, 5) } as Ratings)]).toEqual([0.5, 2, 5]);
	expect([...starsOf({ scale: Float64Array.of(0, 7, 10) } as Ratings)]).toEqual([0, 3.5, 5]);
});

const CELLS = database(60, 40, 300, 5);
const BIG = ratingsOf(CELLS);

test('aux: the stated number of clues is right within the errors, the others are wrong in both, and all are rated', () => {
	const draw = createAux(BIG, rankItems(BIG));
	for (let user = 0; user < 60; user++) {
		if (sizeOf(BIG.byUser, user) < 8) continue;
		const clues = draw(user, base, seededRandom(user));
		expect(new Set(clues.map(({ item }) => item)).size).toBe(8);
		const record = recordOf(CELLS, user);
		const right = clues.map(({ item, stars, day, raters }) => {
			const own = record(item)!;
			expect(raters).toBe(sizeOf(BIG.byItem, item));
			const [apart, days] = [Math.abs(stars! - own.stars!), Math.abs(day! - own.day!)];
			expect(apart <= 1).toBe(days <= 14);
			return apart <= 1;
		});
		expect(right).toEqual([true, true, true, true, true, true, false, false]);
	}
});

test('aux: supports exact ratings, no dates and items outside the top; fewer clues are a prefix of more', () => {
	const ranks = rankItems(BIG);
	const draw = createAux(BIG, ranks);
	const condition = { ...base, auxSize: 4, correct: 4, ratingStars: 0, dateDays: null, outsideTop: 10 };
	const user = Array.from({ length: 60 }, (_, u) => u).find((u) => sizeOf(BIG.byUser, u) > 16)!;
	const clues = draw(user, condition, seededRandom(3));
	for (const { item, stars, day } of clues) {
		expect(ranks[item]).toBeGreaterThanOrEqual(10);
		expect([stars, day]).toEqual([recordOf(CELLS, user)(item)!.stars, null]);
	}
	expect(draw(user, { ...condition, auxSize: 2, correct: 2 }, seededRandom(3))).toEqual(clues.slice(0, 2));
	expect(() => draw(user, { ...condition, outsideTop: 39 }, seededRandom(3))).toThrow(RangeError);
});

test('aux of movies only: a wrong movie is not rated', () => {
	const draw = createAux(BIG, rankItems(BIG));
	const user = Array.from({ length: 60 }, (_, u) => u).find((u) => sizeOf(BIG.byUser, u) > 10)!;
	const clues = draw(user, { ...base, dateDays: null, ratingStars: null }, seededRandom(1));
	expect(clues.map(({ item }) => indexIn(BIG.byUser, user, item) >= 0)).toEqual([
		...new Array(6).fill(true),
		...new Array(2).fill(false),
	]);
	expect(clues.every(({ stars, day }) => stars === null && day === null)).toBe(true);
});

const attack = (ratings: Ratings, user: number, options: Partial<ScoreboardOptions> = {}): AttackOutcome =>
	scoreboardOne({ ratings, liking: null }, { ...plain, ...options })({ user, items: [] });

/** What the formulas give from a plain table, for the same clues. */
function oracle(cells: readonly Cell[], users: readonly number[], clues: readonly Clue[]) {
	const supports = (item: number) => cells.filter((cell) => cell.item === item).length;
	const weighed = clues.map((clue) => ({ ...clue, raters: supports(clue.item) }));
	return Float64Array.from(users, (u) => weightedSimilarity(weighed, recordOf(cells, u), NETFLIX_SIMILARITY));
}

test('a target in the sample is found as by scoring every record, and removed as in a database without it', () => {
	for (const user of [3, 17, 44]) {
		const { byUser } = BIG;
		if (sizeOf(byUser, user) < 8) continue;
		const all = Array.from({ length: 60 }, (_, u) => u);
		const clues = createAux(BIG, rankItems(BIG))(user, base, seededRandom(seedOf(1, user)));
		const inside = standingOf(oracle(CELLS, all, clues));
		const found = attack(BIG, user);
		expect(found.eccentricity!.all).toBeCloseTo(eccentricity(inside), 8);
		expect(found.eccentricity!.candidates).toBeCloseTo(eccentricity(inside, 'candidates'), 8);
		expect(found.right).toBe(inside.best === user && inside.max > inside.second);
		const others = CELLS.filter((cell) => cell.user !== user);
		const outside = standingOf(
			oracle(
				others,
				all.filter((u) => u !== user),
				clues,
			),
		);
		const removed = attack(BIG, user, { removed: true });
		expect(removed.eccentricity!.all).toBeCloseTo(eccentricity(outside), 8);
		expect([removed.right, removed.bits]).toEqual([false, null]);
	}
});

test('records far from the target’s known size are not in the sample', () => {
	const rows = CELLS.filter(({ user, item }) => user % 2 === 0 || item < 12);
	const ratings = ratingsOf(rows);
	const small = { ...base, auxSize: 3, correct: 3 };
	const count = (user: number) => sizeOf(ratings.byUser, user);
	let left = 0;
	for (let user = 0; user < 60; user++) {
		if (count(user) < 3) continue;
		const random = seededRandom(seedOf(1, user));
		const clues = createAux(ratings, rankItems(ratings))(user, small, random);
		const known = count(user) * (1 + 0.4 * (2 * random() - 1));
		const fits = (other: number) => Math.abs(known - count(other)) <= 0.4 * count(other);
		const scores = createScoreboardRh(ratings, NETFLIX_SIMILARITY)(clues).map((score, u) => (fits(u) ? score : -1));
		left += scores.filter((score) => score < 0).length;
		const standing = standingOf(scores);
		const found = attack(ratings, user, { condition: small, countWithin: 0.4 });
		expect(found.eccentricity!.all).toBe(eccentricity(standing));
		expect(found.right).toBe(standing.best === user && standing.max > standing.second);
		expect(found.bits).toBe(lineUp(scores, standing).bitsOf(scores[user]!));
	}
	expect(left).toBeGreaterThan(60);
});

test('Scoreboard (1A) returns the matching set, or no one if a clue is wrong', () => {
	const right = { ...base, correct: 8 };
	const user = Array.from({ length: 60 }, (_, u) => u).find((u) => sizeOf(BIG.byUser, u) > 10)!;
	const found = attack(BIG, user, { algorithm: 'scoreboard', condition: right });
	expect(found).toMatchObject({ right: true, eccentricity: null });
	expect(found.entropy).toBe(Math.log2(found.matching));
	expect(found.bits).toBe(found.entropy);
	const wrong = attack(BIG, user, { algorithm: 'scoreboard', condition: base });
	expect([wrong.right, wrong.matching, wrong.entropy]).toEqual([false, 0, Math.log2(60)]);
});
