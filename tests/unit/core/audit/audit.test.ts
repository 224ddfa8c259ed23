import { expect, test } from 'vitest';
import { createCase, type OwnRating } from '../../../../src/core/advice/case.ts';
import { seededRandom } from '../../../../src/core/advice/draw.ts';
import { type AccountPost, openAccount, type Phrases } from '../../../../src/core/audit/account.ts';
import { auditPosts } from '../../../../src/core/audit/audit.ts';
import { afterEdits, chooseWordings } from '../../../../src/core/audit/edited.ts';
import { filmsForOld } from '../../../../src/core/audit/newAccount.ts';
import { yearsOf } from '../../../../src/core/audit/years.ts';
import { openBuiltIn } from '../../../../src/pack/builtIn.ts';

const { population } = await openBuiltIn();
const { raters } = population;
const popular = Array.from(raters, (_, film) => film).sort((a, b) => raters[b]! - raters[a]!);

const crowdOf = (posts: readonly AccountPost[]) =>
	createCase(population, new Set(), {
		history: [...new Set(posts.flatMap(({ films }) => films))].map((film) => ({ film, decoy: false })),
	}).crowd;

/** Posts of one or two films of all rarities. */
function drawn(posts: number, seed: number): AccountPost[] {
	const random = seededRandom(seed);
	const film = () => popular[Math.floor(8000 * random() ** 3)]!;
	return Array.from({ length: posts }, (_, i) => ({
		films: [...new Set(random() < 0.5 ? [film()] : [film(), film()])],
		day: 16_000 + 100 * i,
	}));
}

test.each([1, 2, 3])('as few of seven posts are taken down as an exhaustive search finds (%#)', (seed) => {
	const posts = drawn(7, seed);
	const { takeDown, crowdAfter, isExact } = auditPosts(population, posts, {}, 100);
	const sizes = Array.from({ length: 2 ** posts.length }, (_, bits) => posts.filter((_post, i) => (bits >> i) & 1))
		.filter((kept) => crowdOf(kept) >= 100)
		.map((kept) => posts.length - kept.length);
	expect(takeDown).toHaveLength(Math.min(...sizes));
	expect(isExact).toBe(true);
	expect(crowdAfter).toBeCloseTo(crowdOf(posts.filter((_, i) => !takeDown.some(({ post }) => post === i))), 6);
});

test('each post has the crowd of the others, the costliest first; the crowd only grows', () => {
	const posts = [{ films: [popular[0]!], day: 1 }, { films: [], day: 2 }, ...drawn(10, 5)];
	const audit = auditPosts(population, posts, {}, 100);
	expect(audit.crowd).toBeCloseTo(crowdOf(posts), 6);
	expect(audit.posts.map(({ post }) => post).sort((a, b) => a - b)).toEqual([0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
	const crowds = audit.posts.map(({ crowd }) => crowd);
	expect(crowds).toEqual(crowds.toSorted((a, b) => b - a));
	const { post, crowd } = audit.posts[0]!;
	expect(crowd).toBeCloseTo(crowdOf(posts.filter((_, i) => i !== post)), 6);
	const then = audit.takeDown.map((step) => step.crowd);
	expect(then).toEqual(then.toSorted((a, b) => a - b));
	expect(audit.crowdAfter).toBeGreaterThanOrEqual(100);
	for (const { post: gone } of audit.takeDown) {
		const others = audit.takeDown.filter((step) => step.post !== gone);
		expect(crowdOf(posts.filter((_, i) => !others.some((step) => step.post === i)))).toBeLessThan(100);
	}
});

test('a film in two posts counts once: neither post alone changes anything, and both go', () => {
	const rare = popular.findLast((film) => raters[film]! > 100)!;
	const posts = [
		{ films: [rare], day: 1 },
		{ films: [popular[0]!], day: 2 },
		{ films: [rare], day: 3 },
	];
	const audit = auditPosts(population, posts, {}, 5000);
	expect(audit.crowd).toBe(auditPosts(population, posts.slice(0, 2), {}, 5000).crowd);
	for (const { crowd } of audit.posts.filter(({ post }) => post !== 1)) expect(crowd).toBe(audit.crowd);
	expect(audit.takeDown.map(({ post }) => post).sort()).toEqual([0, 2]);
});

test('no post is taken down if the goal is reached, or for films that its writer never rated', () => {
	const [well] = popular;
	expect(auditPosts(population, [{ films: [well!], day: null }], {}, 100).takeDown).toEqual([]);
	const [first, second, third] = popular.slice(3000).map((film) => ({ films: [film], day: null }));
	const said = new Map([[second!.films[0]!, 'never' as const]]);
	const before = auditPosts(population, [first!, second!, third!], {}, 500).takeDown.map(({ post }) => post);
	const after = auditPosts(population, [first!, second!, third!], { said }, 500).takeDown.map(({ post }) => post);
	expect(before.length).toBeGreaterThan(after.length);
	expect(after).not.toContain(1);
	expect(auditPosts(population, [], {}, 100)).toMatchObject({
		crowd: 52_000,
		posts: [],
		takeDown: [],
		crowdAfter: 52_000,
	});
});

test('a large account is audited in seconds, and what may stay reaches the goal', () => {
	const posts = drawn(200, 9);
	const { takeDown, crowdAfter, isExact } = auditPosts(population, posts, {}, 100);
	expect(isExact).toBe(false);
	expect(crowdAfter).toBeGreaterThanOrEqual(100);
	expect(takeDown.length).toBeLessThan(200);
});

/** Ratings of most films that posts name, some of them of the days around a post. */
function ratedOf(posts: readonly AccountPost[], seed: number): Map<number, OwnRating> {
	const random = seededRandom(seed);
	const rated = new Map<number, OwnRating>();
	for (const { films, day } of posts)
		for (const film of films)
			if (!rated.has(film) && random() < 0.8)
				rated.set(film, { stars: 4, day: random() < 0.5 ? day! + 5 : 16_000 + Math.floor(4000 * random()) });
	return rated;
}
const DATED = ['likelihood', 'scoreboardRhDates', 'scoreboardRhBoth'] as const;

test.each([1, 2, 3])('as few posts as possible are taken down with days of ratings (%#)', (seed) => {
	const once = drawn(4, seed);
	// Each film is named again on another day.
	const posts = [...once, ...once.slice(0, 3).map((post) => ({ ...post, day: 20_500 }))];
	const owner = { rated: ratedOf(once, seed), guard: [DATED[1]] };
	const reached = (kept: readonly AccountPost[]) => openAccount(population, posts, owner).crowdOf(kept) >= 1000;
	const { takeDown, isExact } = auditPosts(population, posts, owner, 1000);
	const sizes = Array.from({ length: 2 ** posts.length }, (_, bits) => posts.filter((_post, i) => (bits >> i) & 1))
		.filter(reached)
		.map((kept) => posts.length - kept.length);
	expect(takeDown).toHaveLength(Math.min(...sizes));
	expect(isExact).toBe(true);
});

test('if days matter, a post far from the rating may stay when a near one goes', () => {
	const film = popular.findLast((one) => raters[one]! > 400)!;
	const owner = { rated: new Map([[film, { stars: null, day: 18_000 }]]), guard: [DATED[1]] };
	const audit = (days: readonly (number | null)[]) =>
		auditPosts(
			population,
			days.map((day) => ({ films: [film], day })),
			owner,
			5000,
		);
	expect(audit([17_000, 18_003, 19_000]).takeDown.map(({ post }) => post)).toEqual([1]);
	expect(audit([17_000, 18_003, 18_004]).takeDown.map(({ post }) => post)).toEqual([1, 2]);
	// Of a post without a day the worst is taken, whatever is known of others.
	expect(audit([17_000, null]).takeDown.map(({ post }) => post)).toEqual([1]);
	expect(audit([17_000, 19_000]).takeDown).toEqual([]);
	expect(audit([17_000, 18_003]).posts).toEqual([
		{ post: 1, crowd: audit([17_000]).crowd },
		{ post: 0, crowd: audit([17_000, 18_003]).crowd },
	]);
});

test('many posts with days reach the goal, and repeats count once', () => {
	const once = drawn(300, 4);
	const posts = Array.from({ length: 10 }, (_, i) => once.map((post) => ({ ...post, day: post.day! + 7 * i }))).flat();
	const { takeDown, crowdAfter } = auditPosts(population, posts, { rated: ratedOf(once, 4), guard: DATED }, 100);
	expect(crowdAfter).toBeGreaterThanOrEqual(100);
	expect(takeDown.length).toBeLessThan(posts.length);
});

test('beyond the limit, films stay that the writer is likely to have rated', () => {
	const [rated, unrated] = [popular.slice(1000, 1020), popular.slice(2000, 2250)];
	const posts = [...rated, ...unrated].map((film) => ({ films: [film], day: null }));
	const said = new Map(unrated.map((film) => [film, 'never' as const]));
	const crowd = (some: readonly AccountPost[]) => auditPosts(population, some, { said }, 100).crowd;
	// Without popular films, no adversary could look for the rare ones.
	expect(crowd(posts)).toBeLessThan(crowd(posts.slice(20)) / 5);
});

test('years are counted one by one, without posts that name nothing', () => {
	const posts = [
		{ films: [popular[0]!], day: 18_000 },
		{ films: [popular[3000]!], day: 19_000 },
		{ films: [popular[5]!], day: null },
		{ films: [], day: 19_500 },
	];
	const years = yearsOf(population, posts, {});
	expect(years.map(({ year, posts: n }) => [year, n])).toEqual([
		[2019, 1],
		[2022, 1],
		[null, 1],
	]);
	expect(years[0]!.crowd).toBeCloseTo(crowdOf([posts[0]!]), 6);
	expect(years[1]!.crowd).toBeLessThan(years[0]!.crowd);
});

test('phrases of edited posts count, unless a search leaves them out, and those are chosen that reach the goal', () => {
	const named = popular.findLast((film) => raters[film]! > 400)!;
	const phrase = (films: readonly number[]): Phrases =>
		new Map([[named, { words: `one of ${films.length}`, says: {}, telling: 0, films: [named, ...films] }]]);
	const [exact, vague] = [phrase([popular[7000]!]), phrase(popular.slice(0, 40))];
	const posts = [
		{ films: [named], day: 1 },
		{ films: [popular[0]!], day: 2 },
	];
	const account = openAccount(population, posts, {});
	const then = (phrases: Phrases | null) => account.crowdOf(afterEdits(posts, new Set([0]), () => phrases));
	const gone = crowdOf(posts.slice(1));
	expect(then(null)).toBeCloseTo(gone, 6);
	expect(then(exact)).toBeLessThan(gone / 10);
	expect(then(exact)).toBeGreaterThan(account.crowdOf(posts));
	expect(then(vague)).toBeLessThanOrEqual(gone);
	const chosen = (goal: number, ...wordings: Phrases[]) =>
		chooseWordings(account, posts, [0], new Map([[0, wordings]]), goal).get(0);
	expect(chosen(then(exact), exact, vague)).toBe(0);
	expect(chosen(2 * then(exact), exact, vague)).toBe(1);
	expect(chosen(2 * then(exact), exact)).toBeNull();
});

test('a new account is less work than many edits, or half as many if these are all posts', () => {
	const posts = Array.from({ length: 60 }, (_, i) => ({ films: [i, i + 100] }));
	const steps = (n: number) => Array.from({ length: n }, (_, post) => ({ post, crowd: 1 }));
	const films = (down: number, of: number) => filmsForOld({ posts: steps(of), takeDown: steps(down) }, posts);
	expect([films(20, 60), films(12, 18), films(10, 10), films(3, 3)]).toEqual([null, null, null, null]);
	expect(films(11, 11)).toEqual([0, 100, 1, 101, 2, 102, 3, 103, 4, 104]);
	expect(films(21, 60)).toHaveLength(10);
});
