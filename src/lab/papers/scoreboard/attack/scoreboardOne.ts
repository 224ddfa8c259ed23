/** Attacks one target by Scoreboard or Scoreboard-RH, and measures the match and the remaining entropy. */

import { seededRandom } from '../../../../core/advice/draw.ts';
import { type Ratings, sizeOf, type Target } from '../../../kit/datasets/ratings.ts';
import { type Shared, task } from '../../../kit/threads/task.ts';
import {
	bestGuess,
	type Clue,
	eccentricity,
	lineUp,
	NETFLIX_SIMILARITY,
	type SigmaOver,
	type Similarity,
	standingOf,
} from '../formulas.ts';
import { type Condition, createAux, rankItems } from './aux.ts';
import { createScoreboard, createScoreboardRh } from './scoreboard.ts';

export interface ScoreboardOptions {
	condition: Condition;
	seed: number;
	algorithm: 'scoreboard' | 'scoreboardRh';
	/** How Scoreboard-RH compares attributes; Scoreboard always uses the condition's thresholds. */
	form: Similarity['form'];
	/** Whether the target's record is removed from the sample and from the items' supports. */
	removed: boolean;
	/** Relative error within which the target's number of ratings is known, which excludes other records; or null. */
	countWithin: number | null;
}

export interface AttackOutcome {
	/** Whether the record with the highest score, or for Scoreboard one of the matching set, is the target's. */
	right: boolean;
	/** Scoreboard: number of records in the matching set. Scoreboard-RH: always 1. */
	matching: number;
	/** (max - max2) / sigma; null under Scoreboard. Number.MAX_VALUE if there is only one candidate. */
	eccentricity: Record<SigmaOver, number> | null;
	/** Entropy of the line-up in bits. */
	entropy: number;
	/** -log2 of the target's share of the line-up; null if it is not in the sample or not in the matching set. */
	bits: number | null;
}

/** Returns thresholds that match the errors; unknown attributes are not compared. */
export const thresholdsOf = ({ ratingStars, dateDays }: Condition): Similarity => ({
	form: 'threshold',
	stars: ratingStars ?? Infinity,
	days: dateDays ?? Infinity,
});

/** Returns the seed for draws about a target, the same in all conditions. */
export const seedOf = (seed: number, user: number) => Math.imul(seed, 0x9e3779b1) ^ Math.imul(user + 1, 0x85ebca6b);

export function scoreboardOne({ ratings }: Shared, o: ScoreboardOptions): (target: Target) => AttackOutcome {
	const draw = createAux(ratings, rankItems(ratings));
	const attack = o.algorithm === 'scoreboard' ? lineUpAll(ratings, o) : standOut(ratings, o);
	return ({ user }) => {
		const random = seededRandom(seedOf(o.seed, user));
		const clues = draw(user, o.condition, random);
		return attack(user, o.removed ? clues.map((clue) => withoutRecord(ratings, user, clue)) : clues, random);
	};
}

/** Adjusts a clue for the removal of the target's record, which leaves its item with one rater less. */
const withoutRecord = ({ byUser }: Ratings, user: number, clue: Clue): Clue => {
	const own = byUser.ids.subarray(byUser.start[user]!, byUser.start[user + 1]!);
	return own.includes(clue.item) ? { ...clue, raters: clue.raters - 1 } : clue;
};

function lineUpAll(ratings: Ratings, { condition, removed }: ScoreboardOptions) {
	const match = createScoreboard(ratings, thresholdsOf(condition));
	return (user: number, clues: readonly Clue[]): AttackOutcome => {
		const found = match(clues).filter((record) => !removed || record !== user);
		const right = found.includes(user);
		const matching = found.length;
		// Without a match, any record may be the target's (the paper's H_0).
		const entropy = Math.log2(matching === 0 ? ratings.users - (removed ? 1 : 0) : matching);
		return { right, matching, eccentricity: null, entropy, bits: right ? entropy : null };
	};
}

function standOut(ratings: Ratings, { condition, form, removed, countWithin }: ScoreboardOptions) {
	const { byUser, users } = ratings;
	const score = createScoreboardRh(ratings, form === 'exponential' ? NETFLIX_SIMILARITY : thresholdsOf(condition));
	return (user: number, clues: readonly Clue[], random: () => number): AttackOutcome => {
		const scores = score(clues);
		if (countWithin !== null) {
			const known = sizeOf(byUser, user) * (1 + countWithin * (2 * random() - 1));
			for (let u = 0; u < users; u++) {
				const count = sizeOf(byUser, u);
				if (Math.abs(known - count) > countWithin * count + 1e-9) scores[u] = -1;
			}
		}
		if (removed) scores[user] = -1;
		const standing = standingOf(scores);
		const line = lineUp(scores, standing);
		return {
			right: bestGuess(standing, 0) === user,
			matching: 1,
			eccentricity: {
				all: finite(eccentricity(standing, 'all')),
				candidates: finite(eccentricity(standing, 'candidates')),
			},
			entropy: line.entropy,
			bits: removed ? null : line.bitsOf(scores[user]!),
		};
	};
}

/** The eccentricity of a single candidate is infinite, which JSON cannot represent. */
const finite = (value: number) => Math.min(value, Number.MAX_VALUE);

export const scoreboardOneTask = task(import.meta.url, 'scoreboardOneTask', scoreboardOne);
