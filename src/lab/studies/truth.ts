/**
 * What can be told of drafts and answers whatever was done to them: numbers whose expectation is the truth. What is told
 * as it is stands for itself. Of a yes-or-no field that is true with chance p it is (told - (1 - p)) / (2 p - 1) (Warner
 * 1965). Of buckets it is the g with sum over told of P(told | value) g(told) = value for every value. Fields have noise of
 * their own, so that products of such numbers are right on average as well.
 */
import type { AnswerRow, DraftRow } from '../../study/drafts.ts';
import { noiseOf, perField, truthChance } from '../../study/privacy.ts';
import type { StudyFile } from '../../study/studyFile.ts';

/** Numbers from 0 to 1 for yes and no on average, and buckets; null where the study does not record them. */
export type Told = { [name in Exclude<keyof DraftRow, 'cut'>]: number | null };

const YES_OR_NO = ['advised', 'opened', 'dropped', 'added', 'undone', 'dismissed', 'posted'] as const;
const BUCKETS = ['mentions', 'rarest', 'before', 'after'] as const;

/** Fields of drafts about which a study's exports tell anything. */
export function toldBy({ recorded, privacy }: StudyFile): Set<keyof Told> {
	if (privacy.level === 'randomised') return new Set(noiseOf(recorded).map(({ name }) => name as keyof Told));
	const plans = recorded.includes('plan') ? (['dropped', 'added'] as const) : [];
	const kinds = ['advised', 'opened', 'undone', 'dismissed', 'posted'] as const;
	return new Set([...kinds, ...plans, ...BUCKETS.filter((name) => recorded.includes(name))]);
}

/** A function from a draft as it was told to what it says on average. */
export function truthOf(study: StudyFile): (row: Partial<DraftRow>) => Told {
	const known = toldBy(study);
	const noise = study.privacy.level === 'randomised' ? noiseOf(study.recorded) : [];
	const own = perField(study.privacy.epsilon ?? 0, noise.length);
	const p = truthChance(own, 2);
	const [no, yes] = noise.length === 0 ? [0, 1] : [(p - 1) / (2 * p - 1), p / (2 * p - 1)];
	const buckets = new Map(
		BUCKETS.map((name) => {
			const field = noise.find((each) => each.name === name);
			return [name, field === undefined ? null : bucketTruths(own, (field.values as { largest: number }).largest)];
		}),
	);
	return (row) => {
		const told = { draft: row.draft ?? null, day: row.day ?? null, arm: null } as Told;
		for (const name of YES_OR_NO) told[name] = !known.has(name) ? null : row[name] === true ? yes : no;
		for (const name of BUCKETS) {
			const value = row[name];
			told[name] = !known.has(name) || typeof value !== 'number' ? null : (buckets.get(name)?.[value] ?? value);
		}
		return told;
	};
}

/**
 * For each bucket that may be told a number whose expectation is the true bucket. The chances are K(value, told) = q to
 * the power |value - told|, divided by their sum s(value): K g = s value, where the inverse of K has three diagonals.
 */
export function bucketTruths(epsilon: number, largest: number): Float64Array {
	const q = Math.exp(-epsilon / largest);
	const side = Float64Array.from({ length: largest + 1 }, (_, value) => {
		let sum = 0;
		for (let told = 0; told <= largest; told++) sum += q ** Math.abs(value - told);
		return sum * value;
	});
	const scale = -Math.expm1((-2 * epsilon) / largest);
	return side.map((_, i) => {
		const middle = i === 0 || i === largest ? side[i]! : (1 + q * q) * side[i]!;
		return (middle - q * ((side[i - 1] ?? 0) + (side[i + 1] ?? 0))) / scale;
	});
}

/** A function from an answer as it was told to what it says on average of each answer that there is. */
export function answerTruths(study: StudyFile): (row: Partial<AnswerRow>) => Float64Array {
	const counts = new Map<unknown, number>(study.questions.map(({ id, answers }) => [id, answers.length]));
	const { level, epsilon = 0 } = study.privacy;
	return ({ question, answer }) => {
		const count = counts.get(question)!;
		const truth = level === 'randomised' ? truthChance(epsilon, count) : 1;
		const other = (1 - truth) / (count - 1);
		return Float64Array.from({ length: count }, (_, i) => ((i === answer ? 1 : 0) - other) / (truth - other));
	};
}
