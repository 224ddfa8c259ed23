import fc from 'fast-check';
import { expect, test } from 'vitest';
import { likingOf } from '../../../../../src/lab/kit/datasets/liking.ts';
import type { Ratings, Target } from '../../../../../src/lab/kit/datasets/ratings.ts';
import { createTable } from '../../../../../src/lab/kit/datasets/table.ts';
import { CONSTANTS } from '../../../../../src/lab/kit/likelihood.ts';
import {
	ALGORITHMS,
	type Algorithm,
	type AttackOptions,
} from '../../../../../src/lab/papers/identify/attacks/attack.ts';
import { createAttack } from '../../../../../src/lab/papers/identify/attacks/createAttack.ts';
import { constantsTried, fit, fitOne } from '../../../../../src/lab/papers/identify/attacks/fit.ts';
import { identifyOne } from '../../../../../src/lab/papers/identify/attacks/identifyOne.ts';
import { rankOf, scoreAll } from '../../../../../src/lab/papers/identify/attacks/rank.ts';
import { misdirect } from '../../../../../src/lab/papers/identify/defenses/misdirect.ts';
import { suppressDataset, suppressUser } from '../../../../../src/lab/papers/identify/defenses/suppress.ts';
import { databases, ratingsOf, SCALE } from '../../kit/ratings.ts';

type Rows = (number | null)[][];

/** Score of every user, written as the papers' formulas stand, from a plain table; NaN for users never on the list. */
function oracle(algorithm: Algorithm, rows: Rows, { user: own, items }: Target, options: AttackOptions = {}): number[] {
	const users = rows.length;
	const films = rows[0]!.length;
	const rated = (u: number, m: number) => rows[u]?.[m] != null;
	const value = (u: number, m: number) => SCALE[rows[u]![m]!]!;
	const raters = (m: number) => rows.filter((_, u) => rated(u, m)).length;
	const count = (u: number) => rows[u]!.filter((level) => level !== null).length;
	const total = rows.reduce((sum, _, u) => sum + count(u), 0);
	const product = (u: number, close: (u: number, m: number) => boolean) =>
		items.reduce((score, m) => {
			const close_m = rows.filter((_, v) => close(v, m)).length;
			return score * (close(u, m) ? (options.flat ? 1 : (users - (close_m - 1)) / users) : 0.05);
		}, 1);
	const within = (delta: number) => (u: number, m: number) =>
		rated(u, m) && own >= 0 && rated(own, m) && Math.abs(value(u, m) - value(own, m)) <= delta;
	const scoring = (close: (u: number, m: number) => boolean) =>
		rows.map((_, u) => (count(u) > films / 3 && !options.keepHeavy ? Number.NaN : Math.log(product(u, close))));
	const mixture = (withRatings: boolean) => {
		const range = SCALE.at(-1)! - SCALE[0]!;
		const overall = rows.flatMap((row, u) => row.flatMap((_, i) => (rated(u, i) ? [value(u, i)] : [])));
		const average = overall.reduce((a, b) => a + b, 0) / total;
		const means = rows[0]!.map((_, m) => {
			const all = rows.flatMap((_, u) => (rated(u, m) ? [value(u, m)] : []));
			return (all.reduce((a, b) => a + b, 0) + 5 * average) / (all.length + 5);
		});
		const weight = (u: number, m: number) => {
			if (!withRatings) return 1;
			const own = rows[u]!.flatMap((level, i) => (level === null ? [] : [value(u, i) - means[i]!]));
			const step = (v: number) => Math.round((256 * v) / range);
			const mine = step(value(u, m) - means[m]!);
			const below = own.filter((v) => step(v) < mine).length;
			const same = own.filter((v) => step(v) === mine).length;
			return Math.exp(0.4 * ((2 * Math.round((255 * (below + same / 2)) / own.length)) / 255 - 1));
		};
		return rows.map((row, u) => {
			const all = row.reduce<number>((sum, level, m) => sum + (level === null ? 0 : weight(u, m)), 0);
			const mean = [0.3, 0.6, 0.9]
				.map((a) =>
					items.reduce((p, m) => p * ((rated(u, m) ? (a * weight(u, m)) / all : 0) + ((1 - a) * raters(m)) / total), 1),
				)
				.reduce((a, b) => a + b / 3, 0);
			return 0.4 * Math.log(count(u)) + Math.log(mean);
		});
	};
	switch (algorithm) {
		case 'setIntersection':
			return rows.map((_, u) => (items.every((m) => rated(u, m)) ? 1 : Number.NaN));
		case 'tfidf': {
			const w = (m: number) => Math.log2(users / raters(m));
			const length = (list: number[]) => Math.sqrt(list.reduce((sum, m) => sum + w(m) ** 2, 0));
			return rows.map((row, u) => {
				const all = row.flatMap((level, m) => (level === null ? [] : [m]));
				const dot = items.reduce((sum, m) => sum + (rated(u, m) ? w(m) ** 2 : 0), 0);
				return dot === 0 ? 0 : dot / length(all) / length([...items]);
			});
		}
		case 'scoring':
			return scoring(rated);
		case 'fuzzyRating':
			return scoring(within(1));
		case 'exactRating':
			return scoring(within(0));
		case 'likelihood':
			return mixture(true);
		case 'likelihoodPresence':
			return mixture(false);
		case 'likelihoodPlain':
			return rows.map((_, u) =>
				items.reduce((sum, m) => sum + Math.log(rated(u, m) ? 0.82 / count(u) : (0.18 * raters(m)) / total), 0),
			);
	}
}

function oracleRank(scores: number[], { user, items }: Target): number {
	const own = scores[user] ?? Number.NaN;
	if (items.length === 0 || Number.isNaN(own)) return Infinity;
	return scores.filter((score) => score >= own - 1e-9).length;
}

const rankBy = (ratings: Ratings, algorithm: Algorithm, target: Target, options?: AttackOptions) =>
	rankOf(createAttack(algorithm, ratings, likingOf(ratings), options), target, new Float64Array(ratings.users));

test.each(ALGORITHMS)('%s ranks by its formula', (algorithm) => {
	fc.assert(
		fc.property(databases, ({ rows, targets }) => {
			const ratings = ratingsOf(rows);
			for (const target of targets)
				expect(rankBy(ratings, algorithm, target)).toBe(oracleRank(oracle(algorithm, rows, target), target));
		}),
		{ numRuns: 300 },
	);
});

test.each([{ keepHeavy: true }, { flat: true }, { flat: true, keepHeavy: true }])(
	'Scoring with %j ranks by its formula',
	(options) => {
		fc.assert(
			fc.property(databases, ({ rows, targets }) => {
				const ratings = ratingsOf(rows);
				for (const target of targets) {
					const expected = oracleRank(oracle('scoring', rows, target, options), target);
					expect(rankBy(ratings, 'scoring', target, options)).toBe(expected);
				}
			}),
		);
	},
);

test('FuzzyRating and ExactRating equal Scoring without ratings', () => {
	fc.assert(
		fc.property(databases, ({ rows, targets }) => {
			const ratings = ratingsOf(rows, false);
			for (const algorithm of ['fuzzyRating', 'exactRating'] as const)
				for (const target of targets)
					expect(rankBy(ratings, algorithm, target)).toBe(oracleRank(oracle('scoring', rows, target), target));
		}),
		{ numRuns: 50 },
	);
});

test('a star spans more on a wider scale', () => {
	const rank = (levels: number[], scale: number[]) => {
		const table = createTable(true, false);
		for (const [user, level] of levels.entries()) table.add(user, 0, level, 0);
		for (let user = 0; user < 12; user++)
			for (let item = 1; item < 24; item++) if ((user + item) % 8 === 0) table.add(user, item, 0, 0);
		return rankBy(table.finish(scale).ratings, 'fuzzyRating', { user: 0, items: [0] });
	};
	// Of the levels next to the second, the first and the third are within a star, the fourth is not.
	expect(rank([1, 0, 2, 3], [1, 2, 3, 5])).toBe(3);
	expect(rank([1, 0, 2, 3], [0, 2, 4, 10])).toBe(3);
});

test('agrees with the paper’s example of 10,000 users and films with 20, 500, and 1,000 raters', () => {
	const table = createTable(false, false);
	const [u1, u2] = [0, 1];
	const raters = [20, 500, 1000];
	table.add(u1, 0, 0, 0);
	table.add(u2, 1, 0, 0);
	table.add(u2, 2, 0, 0);
	raters.forEach((count, item) => {
		for (let i = 1; i < count; i++) table.add(1 + i, item, 0, 0);
	});
	for (let user = 2; user < 10_000; user++)
		for (let item = 3; item < 12; item++) if ((user + item) % 3 === 0) table.add(user, item, 0, 0);
	const { ratings } = table.finish([]);
	expect(ratings.users).toBe(10_000);
	const scores = new Float64Array(ratings.users);
	scoreAll(createAttack('scoring', ratings), { user: u1, items: [0, 1, 2] }, scores);
	const score = (user: number) => 0.05 ** 3 * Math.exp(scores[user]!);
	expect(score(u1)).toBeCloseTo(0.9981 * 0.05 * 0.05, 10);
	expect(score(u2)).toBeCloseTo(0.05 * 0.9501 * 0.9001, 10);
});

test('the adversary accuses everyone with the best score, including or excluding the target', () => {
	const ratings = ratingsOf([
		[1, 1, 1, null, null, null, null, null, null],
		[1, 1, null, 1, null, null, null, null, null],
		[1, null, null, null, 1, null, null, null, null],
		[null, null, null, null, null, 1, 1, 1, 1].map((x, i) => (i === 5 ? x : null)),
		[null, null, null, null, null, null, 1, 1, 1],
	]);
	const run = identifyOne(
		{ ratings, liking: null },
		{ runs: [{ algorithm: 'setIntersection' }, { algorithm: 'scoring' }] },
	);
	// Without the first, no one rated all three, and the second fits best.
	expect(run({ user: 0, items: [0, 1, 2] })).toEqual({ ranks: [1, 1], accused: [0, 1], fitting: 1, rated: 3 });
	// Without the third, the first two alike rated the only film.
	expect(run({ user: 2, items: [0] })).toEqual({ ranks: [3, 3], accused: [2, 2], fitting: 3, rated: 1 });
	expect(run({ user: 2, items: [] })).toEqual({ ranks: [Infinity, Infinity], accused: [0, 0], fitting: 0, rated: 0 });
});

test('the posterior behind the estimated constants sums to one over all users and ranks as the attack does', () => {
	fc.assert(
		fc.property(databases, ({ rows, targets }) => {
			const ratings = ratingsOf(rows);
			const shared = { ratings, liking: likingOf(ratings) };
			const tried = constantsTried(true);
			const shipped = tried.findIndex(
				({ posting, liking }) => posting === CONSTANTS.posting && liking === CONSTANTS.liking,
			);
			const run = fitOne(shared, {});
			const { items } = targets[0]!;
			const all = rows.map((_, user) => run({ user, items }));
			for (const c of [0, shipped])
				expect(all.reduce((sum, f) => sum + Math.exp(f.logPosterior[c]!), 0)).toBeCloseTo(1, 9);
			all.forEach((f, user) => {
				expect(f.ranks[shipped]).toBe(rankBy(ratings, 'likelihood', { user, items }));
			});
		}),
		{ numRuns: 50 },
	);
});

test('constants maximize the likelihood of the other targets', () => {
	const tried = constantsTried(false);
	const at = (posting: number, rank: number) => ({
		logPosterior: tried.map((c) => -10 * (c.posting - posting) ** 2),
		ranks: tried.map((c) => (c.posting === posting ? rank : 50)),
	});
	const people = Array.from({ length: 20 }, () => at(0.3, 1));
	expect(fit(people, tried, 100, 1)).toMatchObject({
		constants: { posting: 0.3, liking: 0 },
		k: { 1: 1 },
		meanLog2Rank: 0,
	});
	// One alone among them is judged by the others' constants, which are not theirs.
	expect(fit([...people, at(0.8, 1)], tried, 100, 1).k[1]).toBeCloseTo(20 / 21, 9);
});

test('defenses give the same ranks as ranking the changed mentions', () => {
	fc.assert(
		fc.property(databases, ({ rows, targets }) => {
			const ratings = ratingsOf(rows);
			const shared = { ratings, liking: null };
			const raters = (m: number) => rows.filter((row) => row[m] !== null).length;
			const films = rows[0]!.map((_, m) => m);
			for (const target of targets) {
				const rank = (items: number[]) =>
					oracleRank(oracle('scoring', rows, { ...target, items }), { ...target, items });
				const rated = target.items.filter((m) => rows[target.user]?.[m] != null);

				const thresholds = [1, 2, 3, 5];
				expect(suppressDataset(shared, { thresholds })(target)).toEqual(
					thresholds.map((threshold) => rank(target.items.filter((m) => raters(m) >= threshold))),
				);

				const rarest = [...rated].sort((a, b) => raters(a) - raters(b));
				const hide = (part: number) => rarest.slice(0, Math.round(part * rated.length));
				expect(suppressUser(shared, { parts: [0, 0.5, 1] })(target)).toEqual(
					[0, 0.5, 1].map((part) => rank(target.items.filter((m) => !hide(part).includes(m)))),
				);

				for (const list of ['popular', { threshold: 2 }] as const) {
					const order = films
						.filter((m) => list === 'popular' || raters(m) >= 2)
						.sort((a, b) => (list === 'popular' ? raters(b) - raters(a) : raters(a) - raters(b)) || a - b)
						.filter((m) => rows[target.user]?.[m] == null && !target.items.includes(m));
					const expected = [0, 1, 2, 3].map((n) =>
						target.items.length === 0 ? Infinity : rank([...target.items, ...order.slice(0, n)]),
					);
					expect(misdirect(shared, { list, most: 3 })(target)).toEqual(expected);
				}
			}
		}),
		{ numRuns: 300 },
	);
});
