import { expect, test } from 'vitest';
import { isBySize } from '../../../../src/lab/kit/datasets/bySize.ts';
import { margin } from '../../../../src/lab/kit/datasets/margin.ts';
import { NETFLIX, NETFLIX_DAYS, NETFLIX_STARS, synthesizeNetflix } from '../../../../src/lab/kit/datasets/netflix.ts';
import { indexIn, sizesOf } from '../../../../src/lab/kit/datasets/ratings.ts';

const SHARE = 0.01;
const ratings = synthesizeNetflix(SHARE, 1);

test('marginals at full size are the published ones', () => {
	const spread = (counts: Int32Array) => [counts.at(-1), counts[counts.length >> 1], counts[0]];
	const sum = (counts: Int32Array) => counts.reduce((a, b) => a + b, 0);
	const { perItem, perUser } = NETFLIX;
	const movies = margin(NETFLIX.items, NETFLIX.ratings, perItem);
	expect([...spread(movies), sum(movies)]).toEqual([perItem.least, perItem.median, perItem.most, NETFLIX.ratings]);
	const people = margin(NETFLIX.users, NETFLIX.ratings, perUser);
	expect([...spread(people), sum(people)]).toEqual([perUser.least, perUser.median, perUser.most, NETFLIX.ratings]);
});

test('with fewer subscribers, each rates as much and each movie keeps its share', () => {
	expect(ratings.users).toBe(Math.round(SHARE * NETFLIX.users));
	const perUser = sizesOf(ratings.byUser).sort();
	expect(perUser[perUser.length >> 1]).toBe(NETFLIX.perUser.median);
	expect(ratings.count / ratings.users).toBeCloseTo(NETFLIX.ratings / NETFLIX.users, -1);
	expect(perUser.at(-1)).toBeLessThan(NETFLIX.perUser.most);
	const most = sizesOf(ratings.byItem).reduce((a, b) => Math.max(a, b));
	expect(most / ratings.users).toBeCloseTo(NETFLIX.perItem.most / NETFLIX.users, 2);
	expect(ratings.count).toBe(ratings.byItem.ids.length);
});

test('stars have the published shares, days have those of the data, and most ratings are late', () => {
	const counts = [0, 0, 0, 0, 0];
	for (const level of ratings.byUser.levels!) counts[level]!++;
	const all = NETFLIX_STARS.reduce((a, b) => a + b, 0);
	counts.forEach((count, level) => {
		expect(Math.abs(count / ratings.count - NETFLIX_STARS[level]! / all)).toBeLessThan(0.02);
	});
	const days = ratings.byUser.times!.map((time) => time / 86_400).sort();
	expect(ratings.byUser.times!.every((time) => time % 86_400 === 0)).toBe(true);
	expect(days[0]).toBeGreaterThanOrEqual(NETFLIX_DAYS.first);
	expect(days.at(-1)).toBeLessThanOrEqual(NETFLIX_DAYS.last);
	const middle = (NETFLIX_DAYS.first + NETFLIX_DAYS.last) / 2;
	expect(days.filter((day) => day < middle).length).toBeLessThan(0.1 * days.length);
});

test('both sides have the same ratings in order, no movie twice, and depend only on the seed', () => {
	const { byUser, byItem } = ratings;
	expect(isBySize(ratings)).toBe(true);
	let wrong = 0;
	for (let user = 0; user < ratings.users; user++)
		for (let i = byUser.start[user]!; i < byUser.start[user + 1]!; i++) {
			if (i > byUser.start[user]! && byUser.ids[i]! <= byUser.ids[i - 1]!) wrong++;
			if (i % 50 !== 0) continue;
			const at = indexIn(byItem, byUser.ids[i]!, user);
			if (byItem.levels![at] !== byUser.levels![i] || byItem.times![at] !== byUser.times![i]) wrong++;
		}
	expect(wrong).toBe(0);
	const [same, other] = [1, 2].map((seed) => synthesizeNetflix(0.002, seed));
	expect(synthesizeNetflix(0.002, 1).byUser).toEqual(same!.byUser);
	expect(other!.byUser.times).not.toEqual(same!.byUser.times);
});
