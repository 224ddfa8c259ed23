/** Estimates from sums per participant: the unit is the participant, as drafts of one participant are correlated. */
import { pt, qnorm, qt } from 'lib-r-math.js';
import { sampleStandardDeviation, sum } from 'simple-statistics';
import { type Interval, wilson } from '../kit/statistics.ts';

export interface Estimate {
	value: number;
	/** Standard error; null with fewer than two informative participants. */
	error: number | null;
	/** 95 % confidence interval. */
	interval: Interval | null;
	/** Number of informative participants. */
	people: number;
}

/** Half the width of an interval in standard errors, by Student's t. @param freedom may be fractional
 * @param tail probability of each side beyond the interval */
const studentPoint = (freedom: number, tail = TAIL) => qt(1 - tail, freedom);
/** Beyond each end of a 95 % interval. */
const TAIL = 0.025;

/** Fewest participants for an interval: fewer say little and might be identified. */
export const FEWEST_PEOPLE = 10;

/** Fewest standard errors between a denominator and 0: randomisation noise may leave too small a one. */
const FEWEST_ERRORS = 3;
const NO_DIFFERENCE = 1e-12;

/** Whether a sum of unbiased but noisy numbers is too small to be distinguished from noise. */
const lostInNoise = (values: readonly number[], total: number): boolean =>
	values.some((value) => value < 0) &&
	total < FEWEST_ERRORS * sampleStandardDeviation([...values]) * Math.sqrt(values.length);

/**
 * Ratio of two sums over participants, with a linearised standard error (one residual per participant).
 * @param part whether values lie from 0 to 1 up to noise: then Wilson's interval is used if all participants are equal
 * @returns null if the denominator is 0 or lost in noise
 */
export function ratio(counted: ArrayLike<number>, of: ArrayLike<number>, part = false): Estimate | null {
	const kept = Array.from(of, (_, i) => i).filter((i) => of[i] !== 0);
	const total = sum(kept.map((i) => of[i]!));
	if (kept.length === 0 || total <= 0) return null;
	const whole = kept.map((i) => of[i]!);
	if (whole.length > 1 && lostInNoise(whole, total)) return null;
	const value = sum(kept.map((i) => counted[i]!)) / total;
	const people = kept.length;
	if (people < FEWEST_PEOPLE) return { value, error: null, interval: null, people };
	const residuals = kept.map((i) => (counted[i]! - value * of[i]!) / (total / people));
	const error = sampleStandardDeviation(residuals) / Math.sqrt(people);
	if (error < NO_DIFFERENCE) {
		return { value, error: 0, interval: part ? wilson({ found: foundOf(value, people), of: people }) : null, people };
	}
	const reach = studentPoint(people - 1) * error;
	const noisy = kept.some((i) => counted[i]! < 0 || counted[i]! > of[i]!);
	const [least, most] = part && !noisy ? [0, 1] : [-Infinity, Infinity];
	return { value, error, interval: [Math.max(least, value - reach), Math.min(most, value + reach)], people };
}

export interface Difference {
	value: number;
	interval: Interval | null;
	/** Chance of a difference at least so large if arms are alike (two-sided): below .05 if 0 is outside the interval. */
	p: number | null;
	/** For parts: Cohen's h (1988), the difference of 2 asin(sqrt(p)); null if noise put one below 0 or above 1. */
	h: number | null;
	/** For levels: Cohen's d (1988), the difference in standard deviations of participants. */
	d: number | null;
}

/** Difference of an estimate from the reference arm's, with Welch's interval and an effect size. */
export function difference(estimate: Estimate, reference: Estimate, part: boolean): Difference {
	const value = estimate.value - reference.value;
	if (estimate.error === null || reference.error === null) return { value, interval: null, p: null, h: null, d: null };
	const root = ({ value: share }: Estimate) => 2 * Math.asin(Math.sqrt(share));
	const distance = root(estimate) - root(reference);
	const effect = part
		? { h: Number.isFinite(distance) ? distance : null, d: null }
		: { h: null, d: standardised(estimate, reference) };
	const [a, b] = [estimate.error ** 2, reference.error ** 2];
	if (a === 0 || b === 0) return { value, ...(part ? byNewcombe(estimate, reference) : UNKNOWN), ...effect };
	const freedom = (a + b) ** 2 / (a ** 2 / (estimate.people - 1) + b ** 2 / (reference.people - 1));
	const error = Math.sqrt(a + b);
	const reach = studentPoint(freedom) * error;
	const p = 2 * pt(-Math.abs(value) / error, freedom);
	return { value, interval: [value - reach, value + reach], p, ...effect };
}
const UNKNOWN = { interval: null, p: null };

/** Newcombe's interval (1998, method 10), for arms of which one has no variance, which does not make its part exact; and
 * the level at which it would end at 0. */
function byNewcombe(estimate: Estimate, reference: Estimate): Pick<Difference, 'interval' | 'p'> {
	if (estimate.interval === null || reference.interval === null) return UNKNOWN;
	const interval = newcombe(estimate, reference, TAIL);
	let [least, most] = [LEAST_TAIL, 0.5];
	for (let step = 0; step < TAIL_STEPS; step++) {
		const tail = Math.sqrt(least * most);
		const [low, high] = newcombe(estimate, reference, tail);
		if (low > 0 || high < 0) most = tail;
		else least = tail;
	}
	return { interval, p: 2 * most };
}
const LEAST_TAIL = 1e-9;
const TAIL_STEPS = 40;

function newcombe(estimate: Estimate, reference: Estimate, tail: number): Interval {
	const value = estimate.value - reference.value;
	const [a, b] = [partInterval(estimate, tail), partInterval(reference, tail)];
	return [
		value - Math.hypot(estimate.value - a[0], b[1] - reference.value),
		value + Math.hypot(a[1] - estimate.value, reference.value - b[0]),
	];
}

/** The interval of a part, as {@link ratio} makes it. */
function partInterval({ value, error, people }: Estimate, tail: number): Interval {
	if (error === 0) return wilson({ found: foundOf(value, people), of: people }, qnorm(1 - tail));
	const reach = studentPoint(people - 1, tail) * error!;
	return [Math.max(0, value - reach), Math.min(1, value + reach)];
}

/** Rounding errors may put parts slightly out of their range. */
const foundOf = (value: number, people: number) => Math.min(people, Math.max(0, value * people));

/** Difference in pooled standard deviations of participants. */
function standardised(estimate: Estimate, reference: Estimate): number | null {
	const squares = ({ error, people }: Estimate) => (people - 1) * people * error! ** 2;
	const variance = (squares(estimate) + squares(reference)) / (estimate.people + reference.people - 2);
	return variance === 0 ? null : (estimate.value - reference.value) / Math.sqrt(variance);
}

/** A participant's sums for a regression on weeks: weights, weights * week, weights * week^2, counted, counted * week. */
export type LineSums = readonly [w: number, wx: number, wxx: number, y: number, xy: number];

/** Slope of the counted share by week, with a standard error from the variance between participants. */
export function slope(people: readonly LineSums[]): Estimate | null {
	const [w, wx, wxx, y, xy] = [0, 1, 2, 3, 4].map((i) => sum(people.map((one) => one[i]!))) as unknown as LineSums;
	if (people.length < FEWEST_PEOPLE || w <= 0) return null;
	const [week, level] = [wx / w, y / w];
	const spread = wxx - (wx * wx) / w;
	if (spread <= 1e-9) return null;
	// As with denominators: noise may leave too small a sum, or too small a spread over weeks.
	const weights = people.map(([pw]) => pw);
	const spreads = people.map(([pw, px, pxx]) => pxx - 2 * week * px + week * week * pw);
	if (lostInNoise(weights, w) || lostInNoise(spreads, spread)) return null;
	const value = (xy - (wx * y) / w) / spread;
	// A participant's residuals, each times the distance of its week from the mean week.
	const scores = people.map(([pw, px, , py, pxy], i) => {
		const centerd = pxy - week * py - level * (px - week * pw);
		return (people.length * (centerd - value * spreads[i]!)) / spread;
	});
	const error = sampleStandardDeviation(scores) / Math.sqrt(people.length);
	if (error < NO_DIFFERENCE) return { value, error: 0, interval: null, people: people.length };
	const reach = studentPoint(people.length - 1) * error;
	return { value, error, interval: [value - reach, value + reach], people: people.length };
}
