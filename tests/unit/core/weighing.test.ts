/** What each adversary gives for a film, by hand. */
import { expect, test } from 'vitest';
import { adversariesOf, GUARDS, guardOf, USUAL_GUARDS } from '../../../src/core/adversaries/guards.ts';
import { classNorms, cosineWith, tfidfNorm, tfidfWeight } from '../../../src/core/adversaries/tfidf.ts';
import {
	ADVERSARIES,
	type Adversary,
	BY_ACTIVITY,
	classActivities,
	decoyGain,
	RATING_ADVERSARIES,
	weighingOf,
} from '../../../src/core/adversaries/weighing.ts';
import { marginalsOf } from '../../../src/core/population/marginals.ts';

const PEOPLE = 1024;
const RATERS = Array.from({ length: 1200 }, (_, i) => Math.max(1, Math.round(800 / (1 + i))));
const CLASSES = [
	{ share: 0.5, ratings: 3, lambda: 2e-3 },
	{ share: 0.25, ratings: 30, lambda: 2e-2 },
	{ share: 0.25, ratings: 30, lambda: 2e-2 },
];
const marginals = marginalsOf(RATERS, CLASSES, PEOPLE);
const DECOYS = { part: 0.25, chance: (raters: number) => raters / 5000 };
const of = (name: Adversary) => weighingOf(name, marginals, DECOYS);
const USER = { ratings: 20, norm: 8 };
const gain = (name: Adversary, raters: number, near?: number) => of(name).gain(raters, USER, near);

test('each adversary says whether it weighs how much someone has rated', () => {
	const all = [...ADVERSARIES, ...RATING_ADVERSARIES];
	expect(all.filter((name) => of(name).byActivity)).toEqual(all.filter((name) => BY_ACTIVITY.has(name)));
	expect(BY_ACTIVITY.size).toBe(3);
});

test('TF-IDF weighs a film by the binary logarithm of people per rater', () => {
	expect([1, 2, 512, 1024].map((raters) => tfidfWeight(raters, 1024))).toEqual([10, 9, 1, 0]);
	expect(tfidfWeight(0, 1024)).toBe(0);
	expect(tfidfNorm([256, 1024, 128, 0], 1024)).toBeCloseTo(Math.hypot(2, 3), 12);
	expect(tfidfNorm([], 1024)).toBe(0);
	// A vector of length 4 along the mentions, and 3 in other directions.
	expect(cosineWith(3)(16)).toBeCloseTo(16 / 5, 12);
});

test('vectors of a class are as long as its films make them, shorter and more varied if people rate little', () => {
	const lengths = CLASSES.map((_, a) =>
		Math.sqrt(RATERS.reduce((sum, n) => sum + marginals.ratedBy(n)[a]! * Math.log2(PEOPLE / n) ** 2, 0)),
	);
	const norms = classNorms(marginals);
	// A quarter of all people are less active than the middle of the first class, three quarters than that of the others.
	[0.25, 0.625, 0.625].forEach((below, a) => {
		expect(norms[a]!.norm / lengths[a]!).toBeCloseTo(Math.exp(-0.16 * (1 - below)), 9);
		expect(norms[a]!.normSpread).toBeCloseTo(0.11 + 0.13 * (1 - below), 12);
	});
	expect(classActivities(marginals)).toEqual(norms.map((norm, a) => ({ ratings: CLASSES[a]!.ratings, ...norm })));
});

test('each adversary weighs a film as its paper says', () => {
	const scoring = (raters: number) => Math.log((PEOPLE - (raters - 1)) / PEOPLE / 0.05);
	expect(gain('setIntersection', 7)).toBe(1);
	expect(gain('scoring', 30)).toBeCloseTo(scoring(30), 12);
	for (const adversary of ['fuzzyRating', 'exactRating'] as const) {
		expect(gain(adversary, 30, 0.5)).toBeCloseTo(scoring(15), 12);
		expect(gain(adversary, 30)).toBeCloseTo(scoring(30), 12);
	}
	for (const adversary of ['scoreboardRh', 'scoreboardRhDates', 'scoreboardRhBoth'] as const)
		expect(gain(adversary, 30)).toBeCloseTo(1 / Math.log(30), 12);
	expect(gain('tfidf', 32)).toBe(25);
	const share = 30 / marginals.ratings;
	expect(gain('likelihood', 30)).toBeCloseTo(Math.log(0.82 / (0.18 * share) / 20), 12);
	const named = 0.75 * 0.18 * share + 0.25 * (30 / 5000);
	expect(gain('likelihoodDecoys', 30)).toBeCloseTo(Math.log((0.75 * 0.82) / named / 20), 12);
	expect(decoyGain(share, 0, 1)).toBeCloseTo(Math.log(0.82 / (0.18 * share)), 12);
});

test.each([50, 200, 1000])('beyond the %i most rated films, and not among them', (rank) => {
	const name = `scoringBeyond${rank}` as Adversary;
	const most = marginals.ratersAtRank(rank);
	expect(most).toBe(RATERS[rank - 1]);
	expect(gain(name, most)).toBe(0);
	expect(gain(name, most + 1)).toBe(0);
	expect(gain(name, most - 1)).toBe(gain('scoring', most - 1));
});

test('shows who is left out, and what scores depend on', () => {
	const facts = Object.fromEntries(
		[...ADVERSARIES, ...RATING_ADVERSARIES].map((name) => {
			const { byActivity, all, mostRatings, near, spread } = of(name);
			return [name, { byActivity, all, heavy: mostRatings < Infinity, near, spread }];
		}),
	);
	const plain = { byActivity: false, all: false, heavy: false, near: null, spread: 0 };
	const scoring = { ...plain, heavy: true };
	expect(facts).toEqual({
		setIntersection: { ...plain, all: true },
		scoring,
		scoringBeyond50: scoring,
		scoringBeyond200: scoring,
		scoringBeyond1000: scoring,
		tfidf: { ...plain, byActivity: true, spread: 0.5 },
		scoreboardRh: plain,
		likelihood: { ...plain, byActivity: true, spread: 0.2 },
		likelihoodDecoys: { ...plain, byActivity: true, spread: 0.2 },
		fuzzyRating: { ...scoring, near: { stars: 1 }, spread: 0.35 },
		exactRating: { ...scoring, near: { stars: 0 }, spread: 0.35 },
		scoreboardRhDates: { ...plain, near: { days: 14 }, spread: 0.6 },
		scoreboardRhBoth: { ...plain, near: { days: 14, stars: 1 }, spread: 0.6 },
	});
	expect(of('scoring').mostRatings).toBe(400);
	expect(of('exactRating').mostRatings).toBe(400);
});

test('sums count unscaled, except for the cosine', () => {
	for (const name of [...ADVERSARIES, ...RATING_ADVERSARIES]) {
		expect(of(name).scale(USER)).toBe(name === 'tfidf' ? 1 / 8 : 1);
		expect(of(name).scoreOf === undefined).toBe(name !== 'tfidf');
	}
	const score = of('tfidf').scoreOf!({ ...USER, normSpread: 0.5 }, -2);
	expect(score(16)).toBeCloseTo(16 / Math.hypot(8 / Math.E, 4), 12);
	expect(of('tfidf').scoreOf!(USER, 1)(16)).toBeCloseTo(16 / Math.hypot(8, 4), 12);
});

test('guards name the adversaries, by default all except those who know ratings', () => {
	expect(adversariesOf(null)).toEqual(ADVERSARIES);
	expect(adversariesOf(['nobody', 'toString'])).toEqual(ADVERSARIES);
	expect(adversariesOf(['exactRating', 'tfidf', 'scoringRare', 'nobody'])).toEqual([
		'scoringBeyond50',
		'scoringBeyond200',
		'scoringBeyond1000',
		'tfidf',
		'exactRating',
	]);
	expect(adversariesOf(USUAL_GUARDS)).toEqual(ADVERSARIES);
	expect(Object.keys(GUARDS).filter((name) => !(USUAL_GUARDS as string[]).includes(name))).toEqual([
		...RATING_ADVERSARIES,
	]);
	expect(guardOf('scoringBeyond200')).toBe('scoringRare');
	expect(guardOf('scoreboardRhBoth')).toBe('scoreboardRhBoth');
});
