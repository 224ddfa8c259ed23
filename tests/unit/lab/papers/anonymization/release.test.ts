import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '../../../../../src/core/advice/draw.ts';
import { attackRelease } from '../../../../../src/lab/papers/anonymization/anonymize.ts';
import {
	drawKnown,
	fittingOriginal,
	fittingRelease,
	successOf,
} from '../../../../../src/lab/papers/anonymization/attack.ts';
import { partsOf } from '../../../../../src/lab/papers/anonymization/groups/groups.ts';
import {
	eachGroup,
	KINDS,
	type Release,
	type ReleaseKind,
	releasedEntries,
	releasedScale,
	releaseOf,
} from '../../../../../src/lab/papers/anonymization/release/release.ts';
import { score } from '../../../../../src/lab/papers/anonymization/svd/svd.ts';
import { trainOnRelease } from '../../../../../src/lab/papers/anonymization/svd/trainRelease.ts';
import { fitted, madeRatings, rowOf, STARS } from './made.ts';

const ratings = madeRatings(9, 8, 0.4, 6);
const model = fitted(ratings, 2);
const groupOf = Uint32Array.of(0, 1, 2, 0, 1, 2, 0, 1, 0);
const groups = partsOf(groupOf, 3);
const release = (kind: ReleaseKind) => releaseOf(ratings, model, groups, kind);

/** Every user's row of a release as it will be read: null where there is nothing. */
function rowsOf(r: Release, users: number, items: number): (number | null)[][] {
	const rows = Array.from({ length: users }, () => new Array<number | null>(items).fill(null));
	for (let g = 0; g + 1 < r.groups.start.length; g++) {
		const { items: ids, ratings: levels } = r.rowOf(g);
		for (const user of r.groups.members.subarray(r.groups.start[g]!, r.groups.start[g + 1]!))
			ids.forEach((item, i) => {
				rows[user]![item] = r.scale[levels[i]!]!;
			});
	}
	return rows;
}

test.each(KINDS)('%s: releases the means of each group, rounded to the nearest level', (kind) => {
	const rows = rowsOf(release(kind), 9, 8);
	for (let user = 0; user < 9; user++) {
		const group = [...groupOf.keys()].filter((other) => groupOf[other] === groupOf[user]);
		for (let item = 0; item < 8; item++) {
			const own = group.map((member) => rowOf(ratings, member)[item]!);
			const rated = own.filter((rating) => rating !== null);
			const values = kind === 'pure' ? rated : own.map((rating, i) => rating ?? score(model, group[i]!, item));
			if (values.length === 0) {
				expect(rows[user]![item]).toBe(null);
				continue;
			}
			const mean = values.reduce((a, b) => a + b, 0) / values.length;
			// Steps of 0.02.
			expect(Math.abs(rows[user]![item]! - Math.min(5, Math.max(1, mean)))).toBeLessThanOrEqual(0.01 + 1e-6);
		}
	}
});

test.each(KINDS)('%s: groups are the same whole and in parts', (kind) => {
	const r = release(kind);
	const all = [...eachGroup(r)];
	expect(all.map(({ size }) => size)).toEqual([4, 3, 2]);
	expect(releasedEntries(r)).toBe(all.reduce((sum, { size, items }) => sum + size * items.length, 0));
	for (const [g, { items, ratings: levels }] of all.entries()) {
		expect([...items]).toEqual([...items].sort((a, b) => a - b));
		const parts = [0, 1, 2].map((offset) => r.rowOf(g, offset, 3));
		const joined = parts.flatMap((part) => [...part.items].map((item, i) => [item, part.ratings[i]!] as const));
		expect(joined.sort((a, b) => a[0] - b[0])).toEqual([...items].map((item, i) => [item, levels[i]!]));
	}
	expect(kind === 'padded' ? all[0]!.items.length : 8).toBe(8);
});

test('released ratings have the finest steps with at most 256 levels and include both ends', () => {
	fc.assert(
		fc.property(
			fc.uniqueArray(fc.integer({ min: -500, max: 20_000 }), { minLength: 1, maxLength: 20 }),
			(hundredths) => {
				const scale = releasedScale(Float64Array.from(hundredths, (h) => h / 100));
				expect(scale.length).toBeLessThanOrEqual(256);
				expect(scale[0]).toBeCloseTo(Math.min(...hundredths) / 100, 10);
				expect(scale.at(-1)).toBeGreaterThanOrEqual(Math.max(...hundredths) / 100 - 1e-9);
			},
		),
	);
	expect(releasedScale(Float64Array.of(1, 5))[1]).toBe(1.02);
	expect(releasedScale(Float64Array.of(1, 3))[1]).toBe(1.01);
	expect(releasedScale(Float64Array.of(0, 10))[1]).toBe(0.05);
});

test('attacks agree with brute force over rows', () => {
	const targets = drawKnown(ratings, 9, 3, 1);
	expect(new Set(targets.map(({ user }) => user)).size).toBe(9);
	const original = Array.from({ length: 9 }, (_, user) => rowOf(ratings, user));
	for (const target of targets) {
		const { user, items, levels } = target;
		items.forEach((item, n) => {
			expect(original[user]![item]).toBe(STARS[levels[n]!]);
		});
		expect(new Set(items).size).toBe(Math.min(3, original[user]!.filter((rating) => rating !== null).length));
		const having = original.filter((row) => items.every((item) => row[item] !== null));
		const alike = having.filter((row) => items.every((item) => row[item] === original[user]![item]));
		expect(fittingOriginal(ratings, target)).toEqual({ structure: having.length, label: alike.length });
	}
	for (const kind of KINDS) {
		const rows = rowsOf(release(kind), 9, 8);
		const found = fittingRelease(release(kind), targets, ratings.scale);
		targets.forEach(({ user, items }, t) => {
			const having = rows.filter((row) => items.every((item) => row[item] !== null));
			const alike = having.filter((row) => items.every((item) => row[item] === rows[user]![item]));
			const far = (row: (number | null)[]) =>
				items.reduce((sum, item) => sum + (row[item]! - original[user]![item]!) ** 2, 0);
			const least = Math.min(...having.map(far));
			const nearest = having.filter((row) => Math.abs(far(row) - least) < 1e-9);
			expect(found.structure[t]).toBe(having.length);
			expect(found.label[t]).toBe(alike.length);
			expect(found.nearest[t]).toBe(Math.abs(far(rows[user]!) - least) < 1e-9 ? nearest.length : 0);
		});
	}
});

test('success is one over the number of people who match, and zero if no one matches', () => {
	expect(successOf([4, 2, 0])).toEqual({ mean: 0.25, most: 0.5 });
	expect(successOf([])).toEqual({ mean: 0, most: 0 });
});

test('no attack succeeds with more than 1/k on any groups of k', () => {
	fc.assert(
		fc.property(fc.integer({ min: 2, max: 5 }), fc.integer({ min: 5, max: 16 }), fc.nat(), (k, users, seed) => {
			const made = madeRatings(users, 6, 0.4, seed);
			const random = seededRandom(seed);
			const count = Math.floor(users / k);
			const order = Uint32Array.from({ length: users }, (_, i) => Math.min(count - 1, Math.floor(i / k))).sort(
				() => random() - 0.5,
			);
			for (const kind of KINDS) {
				const r = releaseOf(made, fitted(made, 2, 3), partsOf(order, count), kind);
				const { after } = attackRelease(made, r, { targets: users, known: 3, seed });
				for (const attack of ['structure', 'label', 'nearest'] as const)
					expect(after[attack].most).toBeLessThanOrEqual(1 / k);
			}
		}),
		{ numRuns: 40 },
	);
});

test('a recommender trained on groups of one learns the same as from the original', () => {
	const made = madeRatings(40, 30, 0.4, 1);
	const alone = partsOf(
		Uint32Array.from({ length: 40 }, (_, i) => i),
		40,
	);
	const pure = releaseOf(made, fitted(made, 2), alone, 'pure');
	const learned = trainOnRelease(pure, made, { rank: 4, rate: 0.05, l2: 0.02, epochs: 40 }, 1);
	let [right, count] = [0, 0];
	for (let user = 0; user < 40; user++)
		for (let item = 0; item < 30; item++) {
			if ((user + item) % 2 !== 0) continue;
			count++;
			if (score(learned, user, item) > score(learned, user, (item + 1) % 30)) right++;
		}
	expect(right / count).toBeGreaterThan(0.95);
	const rated = Array.from({ length: 40 }, (_, user) => rowOf(made, user).filter((x) => x !== null)).flat();
	expect(learned.mean).toBeCloseTo(rated.reduce((a, b) => a + b, 0) / rated.length, 6);
});
