/**
 * Unbiased estimates of the true values of randomised drafts and answers: numbers whose expectation is the truth. Values
 * that were not randomised are returned unchanged. For a yes-or-no field reported truthfully with probability p it is
 * (reported - (1 - p)) / (2 p - 1) (Warner 1965). For buckets it is the g for which, for every value, the sum over reported
 * of P(reported | value) g(reported) is value. The noise of fields is independent, so that products of these numbers are
 * unbiased too.
 */
import type { AnswerRow, DraftRow } from '../../study/drafts.ts';
import { noiseOf, perField, truthChance } from '../../study/privacy.ts';
import type { StudyFile } from '../../study/studyFile.ts';

/** Unbiased estimates: from 0 to 1 on average for yes and no, and buckets; null if the study does not record the field. */
export type DraftEstimates = { [name in Exclude<keyof DraftRow, 'cut'>]: number | null };

const YES_OR_NO = ['advised', 'opened', 'dropped', 'added', 'undone', 'dismissed', 'posted'] as const;
const BUCKETS = ['mentions', 'rarest', 'before', 'after'] as const;

/** Returns the fields of drafts that a study's exports contain. */
export function recordedFields({ recorded, privacy }: StudyFile): Set<keyof DraftEstimates> {
	if (privacy.level === 'randomised') return new Set(noiseOf(recorded).map(({ name }) => name as keyof DraftEstimates));
	const plans = recorded.includes('plan') ? (['dropped', 'added'] as const) : [];
	const kinds = ['advised', 'opened', 'undone', 'dismissed', 'posted'] as const;
	return new Set([...kinds, ...plans, ...BUCKETS.filter((name) => recorded.includes(name))]);
}

/** Returns a function from a reported draft to its unbiased estimates. */
export function draftEstimator(study: StudyFile): (row: Partial<DraftRow>) => DraftEstimates {
	const known = recordedFields(study);
	const noise = study.privacy.level === 'randomised' ? noiseOf(study.recorded) : [];
	const own = perField(study.privacy.epsilon ?? 0, noise.length);
	const p = truthChance(own, 2);
	const [no, yes] = noise.length === 0 ? [0, 1] : [(p - 1) / (2 * p - 1), p / (2 * p - 1)];
	const buckets = new Map(
		BUCKETS.map((name) => {
			const field = noise.find((each) => each.name === name);
			return [name, field === undefined ? null : bucketEstimates(own, (field.values as { largest: number }).largest)];
		}),
	);
	return (row) => {
		const estimates = { draft: row.draft ?? null, day: row.day ?? null, arm: null } as DraftEstimates;
		for (const name of YES_OR_NO) estimates[name] = !known.has(name) ? null : row[name] === true ? yes : no;
		for (const name of BUCKETS) {
			const value = row[name];
			estimates[name] = !known.has(name) || typeof value !== 'number' ? null : (buckets.get(name)?.[value] ?? value);
		}
		return estimates;
	};
}

/**
 * Returns for each reported bucket a number whose expectation is the true bucket. The probabilities are
 * K(value, reported) = q^|value - reported| divided by their sum s(value), so that K g = s value, where the inverse of K
 * is tridiagonal.
 */
export function bucketEstimates(epsilon: number, largest: number): Float64Array {
	const q = Math.exp(-epsilon / largest);
	const side = Float64Array.from({ length: largest + 1 }, (_, value) => {
		let sum = 0;
		for (let reported = 0; reported <= largest; reported++) sum += q ** Math.abs(value - reported);
		return sum * value;
	});
	const scale = -Math.expm1((-2 * epsilon) / largest);
	return side.map((_, i) => {
		const middle = i === 0 || i === largest ? side[i]! : (1 + q * q) * side[i]!;
		return (middle - q * ((side[i - 1] ?? 0) + (side[i + 1] ?? 0))) / scale;
	});
}

/** Returns a function from a reported answer to the unbiased indicators of each possible answer. */
export function answerEstimator(study: StudyFile): (row: Partial<AnswerRow>) => Float64Array {
	const counts = new Map<unknown, number>(study.questions.map(({ id, answers }) => [id, answers.length]));
	const { level, epsilon = 0 } = study.privacy;
	return ({ question, answer }) => {
		const count = counts.get(question)!;
		const truth = level === 'randomised' ? truthChance(epsilon, count) : 1;
		const other = (1 - truth) / (count - 1);
		return Float64Array.from({ length: count }, (_, i) => ((i === answer ? 1 : 0) - other) / (truth - other));
	};
}
