import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
	type Attribute,
	type Clue,
	eccentricity,
	leastSimilarity,
	lineUp,
	NETFLIX_SIMILARITY,
	type Similarity,
	standingOf,
	weightedSimilarity,
} from '../../../src/core/adversaries/scoreboard.ts';
import { seededRandom } from '../../../src/core/advice/draw.ts';
import { createScoreboard, createScoreboardRh, daysOf, starsOf } from '../../../src/lab/attacks/scoreboard.ts';
import { type Condition, createAux, rankItems } from '../../../src/lab/attacks/scoreboardAux.ts';
import { type ScoreboardOptions, type Scored, scoreboardOne, seedOf } from '../../../src/lab/attacks/scoreboardOne.ts';
import { type Closeness, nearestOne } from '../../../src/lab/attacks/scoreboardRecords.ts';
import { theoremOne } from '../../../src/lab/attacks/scoreboardTheorem.ts';
import { bySize, isBySize } from '../../../src/lab/datasets/bySize.ts';
import { synthesizeNetflix } from '../../../src/lab/datasets/netflix.ts';
import { indexIn, type Ratings, sizeOf } from '../../../src/lab/datasets/ratings.ts';
import { createTable } from '../../../src/lab/datasets/table.ts';
import { informationOf, tailOf } from '../../../src/lab/scoreboard/marginals.ts';
import { equalError, type Pair, rocOf } from '../../../src/lab/scoreboard/roc.ts';
import { outcomeOf, PAPER_CRITERION, rowOf } from '../../../src/lab/scoreboard/rows.ts';
import { createChoice } from '../../../src/lab/scoreboard/targets.ts';

const DAY = 86_400;
const FIRST = 12_000;
const SCALE = [1, 2, 3, 4, 5];

interface Cell {
	user: number;
	item: number;
	level: number;
	day: number;
}

function ratingsOf(cells: readonly Cell[], timed = true): Ratings {
	const table = createTable(true, timed);
	// Any second of a day is that day.
	cells.forEach(({ user, item, level, day }, i) => {
		table.add(user, item, level, timed ? DAY * (FIRST + day) + ((i * 7919) % DAY) : 0);
	});
	return table.finish(SCALE).ratings;
}

/** A random database: everybody has rated item 0, so that no user and no row is missing. */
function database(users: number, items: number, days: number, seed: number, share = 0.35): Cell[] {
	const random = seededRandom(seed);
	return Array.from({ length: users }, (_, user) =>
		Array.from({ length: items }, (_, item) => ({ user, item }))
			.filter(({ item }) => item === 0 || random() < share)
			.map((cell) => ({ ...cell, level: Math.floor(5 * random()), day: Math.floor(days * random()) })),
	).flat();
}

const recordOf =
	(cells: readonly Cell[], user: number) =>
	(item: number): Attribute | undefined => {
		const cell = cells.find((one) => one.user === user && one.item === item);
		return cell && { stars: SCALE[cell.level]!, day: FIRST + cell.day };
	};

const NEAR: Similarity = { form: 'threshold', stars: 1, days: 3 };
const shapes = fc.record({
	users: fc.integer({ min: 2, max: 14 }),
	items: fc.integer({ min: 3, max: 9 }),
	days: fc.constantFrom(1, 6, 400),
	seed: fc.integer({ min: 1, max: 1e6 }),
});

function cluesOf(ratings: Ratings, seed: number, count: number): Clue[] {
	const random = seededRandom(seed);
	return Array.from({ length: Math.min(count, ratings.items) }, (_, item) => ({
		item,
		raters: sizeOf(ratings.byItem, item),
		stars: random() < 0.3 ? null : SCALE[Math.floor(5 * random())]!,
		day: random() < 0.3 ? null : FIRST + Math.floor(12 * random()) - 3,
	}));
}

test('scores of all records are the formulas, record by record, by table or one by one', () => {
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

test('clues about what the ratings lack are refused; no clues fit everybody', () => {
	const ratings = ratingsOf(database(4, 4, 5, 1), false);
	const clue = { item: 0, raters: 4, stars: 3, day: FIRST };
	expect(() => createScoreboardRh(ratings, NEAR)([clue])).toThrow(RangeError);
	expect([...createScoreboard(ratings, NEAR)([])]).toEqual([0, 1, 2, 3]);
	expect(daysOf(ratings)).toBe(null);
});

test('stars are those of a scale of five, however far it goes', () => {
	expect([...starsOf({ scale: Float64Array.of(0.5, 2, 5) } as Ratings)]).toEqual([0.5, 2, 5]);
	expect([...starsOf({ scale: Float64Array.of(0, 7, 10) } as Ratings)]).toEqual([0, 3.5, 5]);
});

const CELLS = database(60, 40, 300, 5);
const BIG = ratingsOf(CELLS);
const base: Condition = { auxSize: 8, correct: 6, dateDays: 14, ratingStars: 1, outsideTop: 0 };

test('aux: so many of so many right within the errors, the others wrong in both, all of them rated', () => {
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

test('aux: exact ratings, no dates, items outside the top; fewer clues are the first of more', () => {
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

test('aux of which only the movies are known: a wrong one was not rated', () => {
	const draw = createAux(BIG, rankItems(BIG));
	const user = Array.from({ length: 60 }, (_, u) => u).find((u) => sizeOf(BIG.byUser, u) > 10)!;
	const clues = draw(user, { ...base, dateDays: null, ratingStars: null }, seededRandom(1));
	expect(clues.map(({ item }) => indexIn(BIG.byUser, user, item) >= 0)).toEqual([
		...new Array(6).fill(true),
		...new Array(2).fill(false),
	]);
	expect(clues.every(({ stars, day }) => stars === null && day === null)).toBe(true);
});

const plain: ScoreboardOptions = {
	condition: base,
	seed: 1,
	algorithm: 'scoreboardRh',
	form: 'exponential',
	removed: false,
	countWithin: null,
};
const attack = (ratings: Ratings, user: number, options: Partial<ScoreboardOptions> = {}): Scored =>
	scoreboardOne({ ratings, liking: null }, { ...plain, ...options })({ user, items: [] });

/** What the formulas give from a plain table, for the same clues. */
function oracle(cells: readonly Cell[], users: readonly number[], clues: readonly Clue[]) {
	const supports = (item: number) => cells.filter((cell) => cell.item === item).length;
	const weighed = clues.map((clue) => ({ ...clue, raters: supports(clue.item) }));
	return Float64Array.from(users, (u) => weightedSimilarity(weighed, recordOf(cells, u), NETFLIX_SIMILARITY));
}

test('one target, in the sample and taken out of it, is as in a database that never had it', () => {
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

test('who rated much more or less than the target is known to have is not in the sample', () => {
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

test('Scoreboard (1A): the matching set, and nobody where a clue is wrong', () => {
	const right = { ...base, correct: 8 };
	const user = Array.from({ length: 60 }, (_, u) => u).find((u) => sizeOf(BIG.byUser, u) > 10)!;
	const found = attack(BIG, user, { algorithm: 'scoreboard', condition: right });
	expect(found).toMatchObject({ right: true, eccentricity: null });
	expect(found.entropy).toBe(Math.log2(found.matching));
	expect(found.bits).toBe(found.entropy);
	const wrong = attack(BIG, user, { algorithm: 'scoreboard', condition: base });
	expect([wrong.right, wrong.matching, wrong.entropy]).toEqual([false, 0, Math.log2(60)]);
});

const CLOSENESS: Closeness[] = [
	{ ratingStars: null, dateDays: null },
	{ ratingStars: 1, dateDays: null },
	{ ratingStars: 0, dateDays: null },
	{ ratingStars: 1, dateDays: 14 },
	{ ratingStars: null, dateDays: 3 },
];

test('the nearest neighbour with pruning, without, and by comparing all pairs', () => {
	fc.assert(
		fc.property(
			shapes.filter(({ users }) => users > 2),
			fc.constantFrom(...CLOSENESS),
			fc.constantFrom(0.15, 0.5, 0.9),
			({ users, items, days, seed }, closeness, share) => {
				const raw = ratingsOf(database(users, 3 * items, days, seed, share));
				const sorted = bySize(raw);
				for (const ratings of [raw, sorted]) {
					const { byUser } = ratings;
					const at = (user: number) =>
						new Map(
							Array.from({ length: sizeOf(byUser, user) }, (_, i) => byUser.start[user]! + i).map((i) => [
								byUser.ids[i]!,
								{ stars: SCALE[byUser.levels![i]!]!, day: Math.floor(byUser.times![i]! / DAY) },
							]),
						);
					const full = nearestOne({ ratings, liking: null }, { ...closeness, pruned: false });
					const pruned = nearestOne({ ratings, liking: null }, { ...closeness, pruned: true });
					for (let user = 0; user < users; user++) {
						const own = at(user);
						let most = 0;
						for (let other = 0; other < users; other++) {
							if (other === user) continue;
							const theirs = at(other);
							const shared = [...own.keys()].filter((item) => theirs.has(item));
							const alike = shared.filter((item) => {
								const [a, b] = [own.get(item)!, theirs.get(item)!];
								return (
									(closeness.ratingStars === null || Math.abs(a.stars - b.stars) <= closeness.ratingStars) &&
									(closeness.dateDays === null || Math.abs(a.day - b.day) <= closeness.dateDays)
								);
							});
							most = Math.max(most, alike.length / (own.size + theirs.size - shared.length));
						}
						expect(full({ user, items: [] }).similarity).toBeCloseTo(most, 12);
						expect(pruned({ user, items: [] }).similarity).toBe(full({ user, items: [] }).similarity);
					}
				}
			},
		),
		{ numRuns: 60 },
	);
});

test('among a thousand people, most are never looked at in full, and the nearest is the same', () => {
	const ratings = synthesizeNetflix(0.002, 3);
	const { targets } = createChoice(ratings, 60, 1)(20, 0);
	for (const closeness of CLOSENESS) {
		const full = targets.map(nearestOne({ ratings, liking: null }, { ...closeness, pruned: false }));
		const pruned = targets.map(nearestOne({ ratings, liking: null }, { ...closeness, pruned: true }));
		expect(pruned.map(({ similarity }) => similarity)).toEqual(full.map(({ similarity }) => similarity));
		const read = (found: typeof full) => found.reduce((sum, one) => sum + one.read, 0);
		expect(read(pruned)).toBeLessThan(read(full));
	}
});

test('users numbered by size: the same records', () => {
	const sorted = bySize(BIG);
	expect([isBySize(BIG), isBySize(sorted)]).toEqual([false, true]);
	expect(bySize(sorted)).toBe(sorted);
	const records = ({ byUser, users }: Ratings) =>
		Array.from({ length: users }, (_, user) => {
			const [from, end] = [byUser.start[user]!, byUser.start[user + 1]!];
			const part = [byUser.ids, byUser.levels!, byUser.times!].map((column) => [...column.subarray(from, end)]);
			return JSON.stringify(part);
		}).sort();
	expect(records(sorted)).toEqual(records(BIG));
	for (let item = 0; item < BIG.items; item++) expect(sizeOf(sorted.byItem, item)).toBe(sizeOf(BIG.byItem, item));
	for (let user = 0; user < sorted.users; user++)
		for (let i = sorted.byUser.start[user]!; i < sorted.byUser.start[user + 1]!; i++) {
			const at = indexIn(sorted.byItem, sorted.byUser.ids[i]!, user);
			expect(sorted.byItem.times![at]).toBe(sorted.byUser.times![i]);
			expect(sorted.byItem.levels![at]).toBe(sorted.byUser.levels![i]);
		}
});

test('ROC and equal error rate against a look at every threshold', () => {
	const value = fc.oneof(fc.constantFrom(0, 0.5, 1, 2), fc.double({ min: 0, max: 4, noNaN: true }));
	const pairs = fc.array(fc.record({ found: fc.oneof(fc.constant(-Infinity), value), removed: value }), {
		minLength: 1,
		maxLength: 25,
	});
	const rates = (list: readonly Pair[], phi: number) => ({
		identified: list.filter(({ found }) => found >= phi).length / list.length,
		falsePositive: list.filter(({ removed }) => removed >= phi).length / list.length,
	});
	fc.assert(
		fc.property(pairs, (list) => {
			const phis = [0, 0.25, 0.5, 1.5, 3];
			expect(rocOf(list, phis)).toEqual(phis.map((phi) => ({ phi, ...rates(list, phi) })));
			// Every value, and just beyond it, is every pair of rates there is up to the largest value.
			const values = list.flatMap(({ found, removed }) => [found, removed]).filter((v) => v > 0);
			const gap = (phi: number) => Math.abs(1 - rates(list, phi).identified - rates(list, phi).falsePositive);
			const least = Math.min(...[0, ...values].map(gap));
			const { phi, rate } = equalError(list);
			expect(gap(phi)).toBe(least);
			expect(rate).toBe((1 - rates(list, phi).identified + rates(list, phi).falsePositive) / 2);
		}),
	);
});

test('bits that one movie gives away: the mean over its raters of log2 (N / who is alike)', () => {
	for (const closeness of CLOSENESS)
		for (const item of [0, 1, 7]) {
			const raters = CELLS.filter((cell) => cell.item === item);
			const bits = raters.map((a) => {
				const alike = raters.filter(
					(b) =>
						(closeness.ratingStars === null || Math.abs(a.level - b.level) <= closeness.ratingStars) &&
						(closeness.dateDays === null || Math.abs(a.day - b.day) <= closeness.dateDays),
				);
				return Math.log2(60 / alike.length);
			});
			const mean = bits.reduce((a, b) => a + b, 0) / bits.length;
			expect(informationOf(BIG, item, closeness)).toBeCloseTo(mean, 10);
		}
});

test('who rated outside the top', () => {
	const cells = database(30, 700, 5, 2, 0.02);
	const ratings = ratingsOf(cells);
	const ranks = rankItems(ratings);
	for (const { outsideTop, people, of } of tailOf(ratings)) {
		const counts = Array.from(
			{ length: 30 },
			(_, user) => cells.filter((cell) => cell.user === user && ranks[cell.item]! >= outsideTop).length,
		);
		expect([people, of]).toEqual([[1, 5, 10].map((least) => counts.filter((n) => n >= least).length), 30]);
	}
	const { targets, eligible } = createChoice(ratings, 30, 1)(5, 100);
	expect(targets.length / 30).toBeCloseTo(eligible, 12);
	expect(targets.every(({ user }) => cells.filter((c) => c.user === user && ranks[c.item]! >= 100).length >= 5)).toBe(
		true,
	);
});

const scored = (ecc: number, right: boolean): Scored => ({
	right,
	matching: 1,
	eccentricity: { all: ecc, candidates: ecc / 10 },
	entropy: 1,
	bits: 2,
});

test('outcomes: identified, no match or somebody else, and never more than one of them', () => {
	const planned = { experiment: 'known' as const, ...plain };
	const list = [scored(3, true), scored(3, false), scored(1, true), scored(0, false)];
	expect(rowOf(planned, list, 0.5, PAPER_CRITERION)).toMatchObject({
		identified: 0.25,
		noMatch: 0.5,
		falseMatch: 0.25,
		entropyBits: 1,
		targetBits: 2,
		unidentifiedBits: 2,
		phi: 1.5,
		sigma: 'all',
		eligible: 0.5,
	});
	expect(rowOf(planned, list, 1, { phi: 0.13, sigma: 'candidates' })).toMatchObject({ identified: 0.25, noMatch: 0.5 });
	expect(rowOf(planned, list, 1, { phi: 1.5, sigma: 'candidates' })).toMatchObject({ identified: 0, noMatch: 1 });
	const set = { right: true, matching: 4, eccentricity: null, entropy: 2, bits: 2 };
	expect(outcomeOf(set, false, PAPER_CRITERION)).toEqual({ identified: 0.25, noMatch: 0 });
	expect(outcomeOf({ ...set, right: false, matching: 0 }, false, PAPER_CRITERION)).toEqual({
		identified: 0,
		noMatch: 1,
	});
	expect(rowOf({ ...planned, algorithm: 'scoreboard' }, [set], 1, PAPER_CRITERION)).toMatchObject({
		identified: 0.25,
		falseMatch: 0.75,
		phi: null,
		sigma: null,
	});
});

test('Theorem 1, measured: everything known leaves the target itself; what the proof shows is not Sim as defined', () => {
	// User 0 rated 6 items, user 1 those and 34 more: the same on all that aux can hold.
	const cells = [0, 1].flatMap((user) =>
		Array.from({ length: user === 0 ? 6 : 40 }, (_, item) => ({ user, item, level: 2, day: 1 })),
	);
	const ratings = ratingsOf(cells);
	const condition = { auxSize: 6, correct: 6, ratingStars: null, dateDays: null, outsideTop: 0 };
	const run = theoremOne({ ratings, liking: null }, { condition, epsilon: 0.05, deltas: [0.5], seed: 1 });
	const { own, union } = run({ user: 0, items: [] });
	expect(own[0]).toEqual([1, 1, 1, 1, 1, 1]);
	expect(union[0]).toEqual([0.5, 0.5, 0.5, 0.5, 0.5, 0.5]);
});
