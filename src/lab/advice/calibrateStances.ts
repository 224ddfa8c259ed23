/** How much smaller the crowd is if posts give opinions: as predicted, and as true ranks by someone who compares them. */
import { RATED_SHARE } from '../../core/adversaries/likelihood.ts';
import { classActivities, weighingOf } from '../../core/adversaries/weighing.ts';
import { decoyDraw } from '../../core/advice/decoys.ts';
import { seededRandom } from '../../core/advice/draw.ts';
import { createEstimator, deficitsOf } from '../../core/crowd/estimator.ts';
import {
	CLASSES,
	classOfStars,
	type Opinion,
	opinionClasses,
	READ_AS,
	sharesOfStars,
} from '../../core/crowd/opinion.ts';
import { geometricMean } from '../../core/crowd/ranks.ts';
import { indexIn, type Ratings, sizeOf, type Target } from '../kit/datasets/ratings.ts';
import { type Simulation, simulateTargets } from '../kit/datasets/simulate.ts';
import { marginalsOfRatings } from '../kit/population.ts';
import { mean, SCORE_TOLERANCE } from '../kit/statistics.ts';
import { classShares } from './likingCommand.ts';

export interface StanceRow {
	mentions: number;
	targets: number;
	/** Geometric means over people of the crowd without opinions over that with them, as estimated and in truth. */
	smaller: number;
	trulySmaller: number;
	/** Shares of the estimates within a factor of 2 of the true rank, with opinions and without. */
	withinX2: number;
	plainWithinX2: number;
	/** Mean of log2 of the estimate over the true rank, with opinions. */
	biasLog2: number;
}

interface Options extends Omit<Simulation, 'sizes'> {
	mentions: readonly number[];
	targets: number;
}

/** A target's opinion on each item, as an index of {@link CLASSES}: someone else's for items they did not rate. */
export function thoughtOf(
	ratings: Ratings,
	{ user, items }: Pick<Target, 'user' | 'items'>,
	usual: readonly number[],
	random: () => number,
): { own: number; shares: readonly number[] }[] {
	const classOf = classesIn(ratings);
	return items.map((item) => {
		const shares = classShares(ratings, item) ?? usual;
		const entry = indexIn(ratings.byUser, user, item);
		return { own: entry < 0 ? drawOne(shares, random) : classOf(ratings.byUser.levels![entry]!), shares };
	});
}

function drawOne(chances: readonly number[], random: () => number): number {
	let left = random() * chances.reduce((a, b) => a + b, 0);
	const at = chances.findIndex((chance) => {
		left -= chance;
		return left < 0;
	});
	return at < 0 ? chances.length - 1 : at;
}

/** Returns the class of a level of ratings. */
export function classesIn({ scale }: Pick<Ratings, 'scale'>): (level: number) => number {
	const fives = 5 / Math.max(...scale);
	const classes = Array.from(scale, (stars) => classOfStars(stars * fives));
	return (level) => classes[level]!;
}

/** @returns for each number of mentions how the crowds with opinions compare */
export function calibrateStances(
	ratings: Ratings,
	{ mentions: counts, targets: people, ...draw }: Options,
): StanceRow[] {
	const marginals = marginalsOfRatings(ratings);
	const weighing = weighingOf('fuzzyRating', marginals, decoyDraw(marginals));
	const scene = { marginals, activities: classActivities(marginals), writer: null, members: ratings.users };
	const estimator = createEstimator(weighing, scene);
	const random = seededRandom(draw.seed);
	const usual = sharesOfStars(marginals.stars);
	const gainOf = (item: number) => weighing.gain(sizeOf(ratings.byItem, item), scene.activities[0]!);
	const rankOf = createRanks(ratings, gainOf, weighing);
	return counts.map((mentions) => {
		const targets = simulateTargets(ratings, { ...draw, sizes: new Array<number>(people).fill(mentions) });
		const judged = targets.flatMap((target) => {
			const opinions = thoughtOf(ratings, target, usual, random).map(
				({ own, shares }): Opinion => ({ read: CLASSES[drawOne(READ_AS[own]!, random)]!, shares }),
			);
			const crowd = (some: readonly (Opinion | null)[]) =>
				geometricMean(
					estimator.read(
						deficitsOf(
							estimator,
							target.items.map((item, i) =>
								estimator.rows({
									raters: Math.max(1, sizeOf(ratings.byItem, item)),
									own: RATED_SHARE,
									opinion: some[i]!,
								}),
							),
						),
					),
				);
			const plain = { said: crowd(opinions.map(() => null)), true: rankOf(target, null) };
			const compared = {
				said: Math.min(plain.said, crowd(opinions)),
				true: rankOf(target, byOpinions(ratings, opinions)),
			};
			return Number.isFinite(plain.true) ? [{ plain, compared }] : [];
		});
		const log = (of: (j: (typeof judged)[number]) => number) => judged.map((j) => Math.log2(of(j)));
		const within = (logs: readonly number[]) => mean(logs.map((value) => (Math.abs(value) <= 1 ? 1 : 0)));
		const off = log(({ compared }) => compared.said / compared.true);
		return {
			mentions,
			targets: judged.length,
			smaller: 2 ** mean(log(({ plain, compared }) => plain.said / compared.said)),
			trulySmaller: 2 ** mean(log(({ plain, compared }) => plain.true / compared.true)),
			withinX2: within(off),
			plainWithinX2: within(log(({ plain }) => plain.said / plain.true)),
			biasLog2: mean(off),
		};
	});
}

/** What in addition to having rated it supports the author of an entry in an item's ratings: the log of how much likelier. */
export type EntryGain = (mention: number, entry: number) => number;

/** The log of how much likelier the opinion read is for each entry of the items that a target mentions. */
const byOpinions = (ratings: Ratings, opinions: readonly Opinion[]): EntryGain => {
	const classes = opinions.map(opinionClasses);
	const classOf = classesIn(ratings);
	return (mention, entry) => classes[mention]![classOf(ratings.byItem.levels![entry]!)]!.gain;
};

/** @returns a function that ranks a target among all users, by films only or also by opinions */
export function createRanks(
	ratings: Ratings,
	gainOf: (item: number) => number,
	{ mostRatings }: { mostRatings: number },
) {
	const { byItem, byUser, users } = ratings;
	const scores = new Float64Array(users);
	return ({ user, items }: Target, more: EntryGain | null): number => {
		if (sizeOf(byUser, user) > mostRatings) return Infinity;
		scores.fill(0);
		for (const [i, item] of items.entries()) {
			const gain = gainOf(item);
			for (let at = byItem.start[item]!; at < byItem.start[item + 1]!; at++)
				scores[byItem.ids[at]!]! += gain + (more === null ? 0 : more(i, at));
		}
		const least = scores[user]! - SCORE_TOLERANCE;
		let rank = 0;
		for (let other = 0; other < users; other++)
			if (scores[other]! >= least && sizeOf(byUser, other) <= mostRatings) rank++;
		return rank;
	};
}
