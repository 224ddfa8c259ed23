/**
 * Applies the privacy levels on export.
 *
 * plain       as recorded.
 * coarse      fields rounded down or omitted, as the dictionary says. No formal guarantee.
 * randomised  one row per draft and one per answer. With r = epsilon / (number of randomized fields of a draft that the
 *             study records):
 *             - yes or no: randomized response (Warner 1965), the truth with chance e^r / (1 + e^r): r-differentially private;
 *             - buckets 0 to n: the exponential mechanism with weights e^(-r |value - candidate| / n): r-differentially
 *               private. That is twice as sharp as its general bound. From value v to w a probability grows by at most
 *               e^(r |v - w| / n) S(v) / S(w), S being the sum of the weights; S is smallest at both ends, and from one value
 *               to the next it changes by at most e^(r / n), so that the product is at most e^r, from end to end exactly;
 *             - an answer of k: the truth with chance e^epsilon / (e^epsilon + k - 1), else another one uniformly:
 *               epsilon-differentially private.
 *             By composition the probability of a row differs by at most a factor of e^epsilon between any two drafts, and
 *             that of d drafts and a answers by e^((d + a) epsilon). Nothing is guaranteed for what is not randomized: the
 *             number of drafts and answers, their days, and the arm.
 *
 * Noise is a function of the participant's secret, the draft, the field and its value, so that exporting again gives the
 * same file and noise cannot be averaged out. A field that changed between two exports gets new noise: an attacker with
 * both files learns that it may have changed, and each of its values costs another r.
 */
import { mechanismChances, mechanismWeights } from '../core/algorithms/exponential.ts';
import { FIELDS, type Field } from './dictionary.ts';
import type { AnswerRow, DraftRow } from './drafts.ts';
import type { StudyEvent } from './events.ts';

/** Randomized fields of a draft, in the order in which noise is drawn. */
export const DRAFT_NOISE = FIELDS.filter(
	({ name, randomised }) => randomised !== undefined && randomised !== 'as it is' && name !== 'answer',
);

/** Randomized fields of a draft that a study records. */
export const noiseOf = (recorded: readonly string[]): Field[] =>
	DRAFT_NOISE.filter(({ name }) => recorded.includes(name));

/** Returns the share of epsilon per randomized field of a draft. @param fields number of randomized fields */
export const perField = (epsilon: number, fields: number = DRAFT_NOISE.length): number => epsilon / fields;

/** Probability that an answer out of `count` possible ones is exported unchanged. */
export const truthChance = (epsilon: number, count: number): number =>
	Math.exp(epsilon) / (Math.exp(epsilon) + count - 1);

/** Probabilities that each bucket from 0 to `largest` is exported if `value` is the true one. */
export function bucketChances(epsilon: number, largest: number, value: number): Float64Array {
	const scores = new Float64Array(largest + 1);
	for (let candidate = 0; candidate <= largest; candidate++) scores[candidate] = -Math.abs(candidate - value);
	return mechanismChances(mechanismWeights(scores, epsilon, largest / 2));
}

/** Rounds down or omits the fields of an event. */
export function coarsen(event: StudyEvent): StudyEvent {
	const coarse: Record<string, unknown> = { ...event };
	for (const { name, coarse: how } of FIELDS) {
		const value = coarse[name];
		if (how === 'left out') coarse[name] = null;
		else if (how !== undefined && typeof value === 'number') coarse[name] = value - (value % how);
	}
	return coarse as unknown as StudyEvent;
}

/** @param uniforms numbers from 0 up to 1, one per field @param fields all randomized fields that are exported */
export function randomiseDraft(
	row: DraftRow,
	epsilon: number,
	uniforms: readonly number[],
	fields: readonly Field[] = DRAFT_NOISE,
): DraftRow {
	const noisy: Record<string, unknown> = { ...row };
	const fieldEpsilon = perField(epsilon, fields.length);
	for (const [i, { name, values }] of fields.entries()) {
		const truth = noisy[name];
		if (typeof truth === 'boolean') noisy[name] = uniforms[i]! < truthChance(fieldEpsilon, 2) ? truth : !truth;
		else {
			const { largest } = values as { largest: number };
			const value = Math.min(largest, Math.max(0, truth as number));
			noisy[name] = bucketAt(bucketChances(fieldEpsilon, largest, value), uniforms[i]!);
		}
	}
	return noisy as unknown as DraftRow;
}

/** Randomizes an answer. @param count number of possible answers */
export function randomiseAnswer(row: AnswerRow, count: number, epsilon: number, uniform: number): AnswerRow {
	const truth = truthChance(epsilon, count);
	if (uniform < truth) return row;
	const other = Math.min(count - 2, Math.floor(((uniform - truth) / (1 - truth)) * (count - 1)));
	return { ...row, answer: other < row.answer ? other : other + 1 };
}

/** Inverse transform sampling: the bucket that a uniform number falls into. */
function bucketAt(chances: Float64Array, uniform: number): number {
	let rest = uniform;
	const at = chances.findIndex((chance) => {
		rest -= chance;
		return rest < 0;
	});
	return at < 0 ? chances.length - 1 : at;
}
