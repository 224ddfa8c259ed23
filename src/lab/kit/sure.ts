/** How sure attackers can be: calibrated probabilities that the best guess is right, and what is found at a precision. */
import { CONFIDENCES, type Confidence, confidenceOf, type Guess } from './certainty.ts';
import { fitLogistic } from './logistic.ts';

export interface Judged {
	guess: Guess;
	right: boolean;
}

/** The best guess about someone, with the right account or record among the candidates and without. */
export interface Outcome {
	present: Guess;
	/** Whether the right one then scores highest, alone. */
	right: boolean;
	absent: Guess;
}

/** The guesses under a share of absent targets: people are in random order, and the first ones are absent. */
export function guessesFrom(outcomes: readonly Outcome[], absent: number): Judged[] {
	const without = Math.round(absent * outcomes.length);
	return outcomes.map(({ present, right, absent }, i) =>
		i < without ? { guess: absent, right: false } : { guess: present, right },
	);
}

/** What a probability is calibrated on: one measure of confidence, or all of them. */
export const SCORES = [...CONFIDENCES, 'calibrated'] as const;
export type Score = (typeof SCORES)[number];

const kindsOf = (score: Score): readonly Confidence[] => (score === 'calibrated' ? CONFIDENCES : [score]);

/** Penalty of the squared weights, for measures in standard deviations. */
const RIDGE = 0.1;

/** Folds: probabilities of each are fitted on the others. */
const FOLDS = 2;

/** Returns the probability that each guess is right, fitted on the guesses about other people. */
export function probabilities(guesses: readonly Judged[], score: Score): Float64Array {
	const kinds = kindsOf(score);
	const rows = guesses.map(({ guess }) => kinds.map((kind) => confidenceOf(kind, guess)));
	const found = new Float64Array(guesses.length);
	for (let fold = 0; fold < FOLDS; fold++) {
		const others = guesses.flatMap((_, i) => (i % FOLDS === fold ? [] : [i]));
		const predict = fitProbability(
			others.map((i) => rows[i]!),
			others.map((i) => guesses[i]!.right),
		);
		for (let i = fold; i < guesses.length; i += FOLDS) found[i] = predict(rows[i]!);
	}
	return found;
}

function fitProbability(rows: readonly number[][], right: readonly boolean[]): (row: readonly number[]) => number {
	const width = rows[0]?.length ?? 0;
	const columns = Array.from({ length: width }, (_, k) => {
		const values = rows.map((row) => row[k]!);
		const mean = values.reduce((a, b) => a + b, 0) / values.length;
		const spread = Math.sqrt(values.reduce((sum, x) => sum + (x - mean) ** 2, 0) / values.length) || 1;
		return (value: number) => (value - mean) / spread;
	});
	const scaled = (row: readonly number[]) => row.map((value, k) => columns[k]!(value));
	const weights = fitLogistic(
		{
			width,
			features: Float64Array.from(rows.flatMap(scaled)),
			label: Uint8Array.from(right, Number),
			weight: new Float64Array(rows.length).fill(1),
		},
		RIDGE,
	);
	return (row) => 1 / (1 + Math.exp(-scaled(row).reduce((sum, x, k) => sum + weights[k + 1]! * x, weights[0]!)));
}

export interface CurvePoint {
	threshold: number;
	precision: number;
	/** Guesses that are right, of all people who are there to be found. */
	recall: number;
}

/** The curve over all thresholds, from the most confident guess on; guesses as sure as each other are counted together. */
export function curveOf(sure: Float64Array, guesses: readonly Judged[], present: number): CurvePoint[] {
	const order = Uint32Array.from(sure, (_, i) => i).sort((a, b) => sure[b]! - sure[a]!);
	const points: CurvePoint[] = [];
	let right = 0;
	order.forEach((at, i) => {
		if (guesses[at]!.right) right++;
		const next = order[i + 1];
		if (next !== undefined && sure[next] === sure[at]) return;
		points.push({ threshold: sure[at]!, precision: right / (i + 1), recall: right / Math.max(1, present) });
	});
	return points;
}

/** Largest share found at a precision of at least `precision`. */
export const recallAt = (curve: readonly CurvePoint[], precision: number): number =>
	curve.reduce((most, point) => (point.precision >= precision ? Math.max(most, point.recall) : most), 0);

const BINS = 10;

/** Expected calibration error: mean distance of what is promised and what is right, in ten equally large parts. */
export function calibrationError(sure: Float64Array, guesses: readonly Judged[]): number {
	const order = Uint32Array.from(sure, (_, i) => i).sort((a, b) => sure[a]! - sure[b]!);
	let error = 0;
	for (let bin = 0; bin < BINS; bin++) {
		const part = order.subarray((bin * order.length) / BINS, ((bin + 1) * order.length) / BINS);
		let difference = 0;
		for (const at of part) difference += sure[at]! - (guesses[at]!.right ? 1 : 0);
		error += Math.abs(difference) / order.length;
	}
	return error;
}
