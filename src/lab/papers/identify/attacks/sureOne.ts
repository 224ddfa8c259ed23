/** How the best guess of each algorithm stands out, with the target in the database and without. */
import { type Guess, guessOf } from '../../../kit/certainty.ts';
import type { Target } from '../../../kit/datasets/target.ts';
import type { Shared } from '../../../kit/threads/shared.ts';
import { task } from '../../../kit/threads/task.ts';
import { ALGORITHMS, type Algorithm } from './attack.ts';
import { createAttack } from './createAttack.ts';
import { scoreAll } from './rank.ts';

/** The best guess about a target: right only if the target alone heads the list. */
interface SureResult {
	present: Guess;
	right: boolean;
	absent: Guess;
}

/** The scores of the likelihoods and of Scoring are logarithms; others count in their standard deviation. */
const unitOf = (algorithm: Algorithm) => (algorithm === 'tfidf' || algorithm === 'setIntersection' ? null : 1);

/** @returns a function that makes the guesses of all algorithms about a target */
function sureOne({ ratings, liking }: Shared) {
	const attacks = ALGORITHMS.map((algorithm) => ({
		attack: createAttack(algorithm, ratings, liking),
		unit: unitOf(algorithm),
	}));
	const scores = new Float64Array(ratings.users);
	return (target: Target): SureResult[] =>
		attacks.map(({ attack, unit }) => {
			scoreAll(attack, target, scores);
			const own = target.user < 0 ? -Infinity : scores[target.user]!;
			const present = guessAmong(scores, unit);
			if (target.user >= 0) scores[target.user] = -Infinity;
			const absent = guessAmong(scores, unit);
			return { present, right: own > absent.top, absent };
		});
}

/** The guess among those on the list; one that says nothing if fewer than two are. */
function guessAmong(scores: Float64Array, unit: number | null): Guess {
	const listed = scores.filter((score) => score > -Infinity);
	return listed.length < 2 ? { top: 0, second: 0, mean: 0, sigma: 0, rest: 0 } : guessOf(listed, unit);
}

export const sureOneTask = task(import.meta.url, 'sureOneTask', sureOne);
