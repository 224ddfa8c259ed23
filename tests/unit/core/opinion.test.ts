import { describe, expect, it } from 'vitest';
import { classActivities, weighingOf } from '../../../src/core/adversaries/weighing.ts';
import { decoyDraw } from '../../../src/core/advice/decoys.ts';
import { seededRandom } from '../../../src/core/advice/draw.ts';
import { createEstimator, deficitsOf } from '../../../src/core/crowd/estimator.ts';
import { CLASSES, classOfStars, type Opinion, opinionClasses, sharesOfStars } from '../../../src/core/crowd/opinion.ts';
import { geometricMean } from '../../../src/core/crowd/ranks.ts';
import type { Term } from '../../../src/core/crowd/term.ts';
import { marginalsOf } from '../../../src/core/population/marginals.ts';

const PEOPLE = 10_000;
const RATERS = Array.from({ length: 1500 }, (_, i) => Math.max(1, Math.round(6000 / (1 + i / 6))));
const KINDS = [
	{ share: 0.6, ratings: 12, lambda: 2e-5 },
	{ share: 0.4, ratings: 90, lambda: 2e-4 },
];
const marginals = marginalsOf(RATERS, KINDS, PEOPLE);
const decoys = decoyDraw(marginals);
const weighing = weighingOf('fuzzyRating', marginals, decoys);
const estimator = createEstimator(weighing, {
	marginals,
	activities: classActivities(marginals),
	writer: null,
	members: PEOPLE,
});
const gridOf = (terms: Term[]) => deficitsOf(estimator, terms.map(estimator.rows));
const crowdOf = (terms: Term[]) => geometricMean(estimator.read(gridOf(terms)));

const LIKED: Opinion = { read: 'liked', shares: [0.65, 0.25, 0.1] };
const HATED: Opinion = { read: 'disliked', shares: [0.65, 0.25, 0.1] };

/** How each term may come out, with what it adds: not rated, or rated in one of the classes. */
const outcomes = ({ raters, opinion }: Term, rated: number, ownClass: boolean) => {
	const classes = opinion ? opinionClasses(opinion) : [{ share: 1, own: 1, gain: 0 }];
	return [
		{ chance: 1 - rated, gain: 0 },
		...classes.map((each) => ({
			chance: rated * (ownClass ? each.own : each.share),
			gain: weighing.gain(raters, { ratings: 1, norm: 1 }) + each.gain,
		})),
	];
};

type Outcome = { chance: number; gain: number };
const combined = (terms: Outcome[][]) =>
	terms.reduce<Outcome[]>(
		(all, ways) => all.flatMap((a) => ways.map((b) => ({ chance: a.chance * b.chance, gain: a.gain + b.gain }))),
		[{ chance: 1, gain: 0 }],
	);

/** The same by summing over all that may be: exact but for `slack`, by which scores may be off. */
function slowCrowd(terms: Term[], slack: number): number {
	const strangers = KINDS.map((_, a) =>
		combined(terms.map((term) => outcomes(term, marginals.ratedBy(term.raters)[a]!, false))),
	);
	return Math.exp(
		combined(terms.map((term) => outcomes(term, term.own, true))).reduce((sum, mine) => {
			const part = strangers.reduce(
				(all, theirs, a) =>
					all +
					KINDS[a]!.share * theirs.reduce((p, one) => p + (one.gain >= mine.gain - slack - 1e-9 ? one.chance : 0), 0),
				0,
			);
			return sum + mine.chance * Math.log(1 + (PEOPLE - 1) * part);
		}, 0),
	);
}

describe('opinions', () => {
	it('give the same crowd as the sum over all ratings, up to the grid', () => {
		const random = seededRandom(5);
		for (let trial = 0; trial < 15; trial++) {
			const terms = Array.from({ length: 1 + Math.floor(4 * random()) }, () => ({
				raters: RATERS[Math.floor(RATERS.length * random() ** 3)]!,
				own: [0.3, 0.82, 1][Math.floor(3 * random())]!,
				opinion: [LIKED, HATED, null][Math.floor(3 * random())]!,
			}));
			const slack = gridOf(terms).unit * terms.length;
			const crowd = crowdOf(terms);
			expect(crowd).toBeGreaterThan(0.999 * slowCrowd(terms, -slack));
			expect(crowd).toBeLessThan(1.001 * slowCrowd(terms, slack));
		}
	});

	it('narrow the crowd, a rare opinion more than a common one', () => {
		for (const raters of [30, 300, 3000]) {
			const [none, liked, hated] = [null, LIKED, HATED].map((opinion) => crowdOf([{ raters, own: 1, opinion }]));
			expect(liked).toBeLessThan(none!);
			expect(hated).toBeLessThan(liked!);
		}
	});

	it('matter less for a film with few ratings, and not at all without any', () => {
		const ratio = (own: number) =>
			crowdOf([{ raters: 300, own, opinion: null }]) / crowdOf([{ raters: 300, own, opinion: HATED }]);
		expect(ratio(1)).toBeGreaterThan(ratio(0.4));
		expect(ratio(0)).toBeCloseTo(1, 9);
	});

	it('have classes whose shares and chances sum to 1, even if no one is known to be in a class', () => {
		for (const read of CLASSES)
			for (const shares of [
				[0.6, 0.3, 0.1],
				[1, 0, 0],
				[0, 0, 1],
			]) {
				const classes = opinionClasses({ read, shares });
				expect(classes.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
				expect(classes.reduce((sum, { own }) => sum + own, 0)).toBeCloseTo(1, 9);
				expect(classes.every(({ gain }) => Number.isFinite(gain))).toBe(true);
			}
	});

	it('go by stars: from 3.5 liked, 2.5 and 3 so-so', () => {
		expect([0.5, 2, 2.5, 3, 3.5, 5].map(classOfStars)).toEqual([2, 2, 1, 1, 0, 0]);
		const shares = sharesOfStars(marginals.stars);
		expect(shares.reduce((a, b) => a + b)).toBeCloseTo(1, 3);
		expect(shares[0]).toBeGreaterThan(0.5);
	});
});
