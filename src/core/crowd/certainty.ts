/**
 * How sure someone can be who searches by likelihood without knowing whether the writer is a member at all:
 *
 *   sure = E [ 1 / (1 + sum over strangers of exp(x - t) + absent / present N E exp(x - t)) ]
 *
 * where t is the writer's score, x a stranger's, and an absent writer fits like a stranger. The sum is over strangers who
 * are not known, so 1 / (1 + A + S) is the integral of exp(-s (1 + A)) E exp(-s S) over s, and E exp(-s S) is that of a
 * Poisson number of strangers.
 */
import { type Deficits, include, noMentions, type TermRows } from './deficits.ts';
import type { Kinds } from './kinds.ts';

/** Most points of the grid for sums of scores, and its finest step, in natural logarithms. */
const [BINS, FINEST] = [1024, 1 / 32];
/** Resolution of scores after that. */
const STEP = 1 / 8;
/** Range of log s: before it and behind it nothing is left to add up. */
const [FIRST, LAST] = [-16, 4];
const TIMES = Float64Array.from({ length: (LAST - FIRST) / STEP + 1 }, (_, i) => Math.exp(FIRST + i * STEP));
/** Scores of the writer that are less probable are left out. */
const NEGLIGIBLE = 1e-4;
/** The exponential of less is 0. */
const ZERO = -800;
/** 1 - exp(-exp(x)) by x in steps: 0 below the first x, 1 above the last. */
const [LOWEST, HIGHEST] = [-40 / STEP, 4 / STEP];
const MISSED = Float64Array.from(
	{ length: HIGHEST - LOWEST + 1 },
	(_, i) => -Math.expm1(-Math.exp((LOWEST + i) * STEP)),
);

/**
 * @param terms the mentioned films, under an adversary whose scores are log likelihoods
 * @param present prior probability that the writer is a member
 * @returns the posterior probability of the writer, from 0 to 1
 */
interface Scores {
	from: number;
	parts: Float64Array;
}

function scoresOf({ unit, bins, best, reach, cells }: Deficits, rows: readonly [row: number, part: number][]): Scores {
	const stepOf = (row: number, d: number) => Math.round(((best[row]! - d) * unit) / STEP);
	const from = Math.min(...rows.map(([row]) => stepOf(row, reach[row]!)));
	const to = Math.max(...rows.map(([row]) => stepOf(row, 0)));
	const parts = new Float64Array(to - from + 1);
	for (const [row, part] of rows)
		for (let d = 0; d <= reach[row]!; d++) parts[stepOf(row, d) - from]! += part * cells[row * bins + d]!;
	return { from, parts };
}

/** Scores of all people. Those far below the writer count too: there are many. */
function scoresFrom(height: number, terms: readonly TermRows[]): Deficits {
	let widest = 0;
	for (let row = 0; row < height; row++)
		widest = Math.max(
			widest,
			terms.reduce((sum, { gain }) => sum + Math.abs(gain[row]!), 0),
		);
	const deficits = noMentions(
		height,
		Math.max(FINEST, widest / (BINS - 2 - Math.min(BINS / 2, terms.length / 2))),
		BINS,
	);
	for (const term of terms) include(deficits, term);
	return deficits;
}

/**
 * @param terms the mentioned films, under an adversary whose scores are logarithms of likelihoods
 * @param present prior probability that the writer is a member
 * @returns the posterior probability of the writer, from 0 to 1
 */
export function certaintyOf(kinds: Kinds, members: number, terms: readonly TermRows[], present: number): number {
	const deficits = scoresFrom(kinds.users.length, terms);
	const writer = scoresOf(
		deficits,
		kinds.weights.map((weight, row) => [row, weight]),
	);
	const strangers = scoresOf(
		deficits,
		kinds.shares.map((share, a) => [kinds.own + a, share]),
	);
	const others = members - 1;
	const absent = ((1 - present) / present) * members;
	const fit = logFit(strangers);
	const missed = expectedMissed(strangers, FIRST / STEP - writer.from - writer.parts.length);
	let sure = 0;
	writer.parts.forEach((part, i) => {
		if (part < NEGLIGIBLE) return;
		const own = writer.from + i;
		const rest = 1 + absent * Math.exp(fit - own * STEP);
		let sum = 0;
		for (let i = 0; i < TIMES.length; i++) {
			const s = TIMES[i]!;
			const log = -s * rest - others * missed(FIRST / STEP + i - own);
			// It only falls from here on, and is added as 0.
			if (log < ZERO) break;
			sum += s * Math.exp(log);
		}
		sure += part * sum * STEP;
	});
	return Math.min(1, sure);
}

/** Returns log E exp(x) over strangers. */
function logFit({ from, parts }: Scores): number {
	const highest = from + parts.length - 1;
	const sum = parts.reduce((fit, part, i) => fit + part * Math.exp((from + i - highest) * STEP), 0);
	return Math.log(sum) + highest * STEP;
}

/** Returns E [1 - exp(-exp(x + v))] over strangers, by v in steps. @param least of v */
function expectedMissed({ from, parts }: Scores, least: number): (v: number) => number {
	const above = new Float64Array(parts.length + 1);
	for (let i = parts.length - 1; i >= 0; i--) above[i] = above[i + 1]! + parts[i]!;
	const known: number[] = [];
	return (v) => {
		let sum = known[v - least];
		if (sum === undefined) {
			const first = Math.max(0, LOWEST - from - v);
			const end = Math.max(0, Math.min(parts.length, HIGHEST + 1 - from - v));
			sum = above[end]!;
			for (let i = first; i < end; i++) sum += parts[i]! * MISSED[from + i + v - LOWEST]!;
			known[v - least] = sum;
		}
		return sum;
	};
}
