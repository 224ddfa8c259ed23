/** Estimates from what people sum up to; the unit is the person, since a person's drafts are alike. */
import { qt } from 'lib-r-math.js';
import { sampleStandardDeviation, sum } from 'simple-statistics';
import { type Interval, wilson } from '../kit/statistics.ts';

export interface Estimate {
	value: number;
	/** Standard error; null where one person or none says anything. */
	error: number | null;
	/** 95 %. */
	interval: Interval | null;
	/** People who say anything about it. */
	people: number;
}

/** Half the width of a 95 % interval, in standard errors, by Student's distribution. @param freedom need not be whole */
const studentPoint = (freedom: number) => qt(0.975, freedom);

/** Fewest people for whom an interval is given: what fewer did says little, and may tell who they are. */
export const FEWEST_PEOPLE = 10;

/** Errors from 0 that what something is a part of must lie at least: noise may have left too little of it. */
const FEWEST_ERRORS = 3;
const NOBODY_DIFFERS = 1e-12;

/** Whether numbers that are right only on average add up to so little that it may be nothing but noise. */
const lostInNoise = (values: readonly number[], total: number): boolean =>
	values.some((value) => value < 0) &&
	total < FEWEST_ERRORS * sampleStandardDeviation([...values]) * Math.sqrt(values.length);

/**
 * All that is counted over all that it is of, with an error by how people differ (linearised, one residual a person).
 * @param part values lie from 0 to 1 but for noise: where nobody differs, Wilson's interval of as many people stands in
 * @returns null where there is nothing that it could be a part of
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
	if (error < NOBODY_DIFFERS) {
		// Parts may then be rounded a little out of their range.
		const found = Math.min(people, Math.max(0, value * people));
		return { value, error: 0, interval: part ? wilson({ found, of: people }) : null, people };
	}
	const reach = studentPoint(people - 1) * error;
	const noisy = kept.some((i) => counted[i]! < 0 || counted[i]! > of[i]!);
	const [least, most] = part && !noisy ? [0, 1] : [-Infinity, Infinity];
	return { value, error, interval: [Math.max(least, value - reach), Math.min(most, value + reach)], people };
}

export interface Difference {
	value: number;
	interval: Interval | null;
	/** Of parts: difference of 2 asin of the root (Cohen 1988); null where noise has taken one below 0 or above 1. */
	h: number | null;
	/** Of levels: difference by the standard deviation of people (Cohen 1988). */
	d: number | null;
}

/** An estimate less that of the arm it is compared with: an interval by Welch, and an effect size. */
export function difference(one: Estimate, reference: Estimate, part: boolean): Difference {
	const value = one.value - reference.value;
	if (one.error === null || reference.error === null) return { value, interval: null, h: null, d: null };
	const root = ({ value: share }: Estimate) => 2 * Math.asin(Math.sqrt(share));
	const distance = root(one) - root(reference);
	const effect = part
		? { h: Number.isFinite(distance) ? distance : null, d: null }
		: { h: null, d: standardised(one, reference) };
	const [a, b] = [one.error ** 2, reference.error ** 2];
	if (a === 0 || b === 0) return { value, interval: part ? newcombe(one, reference) : null, ...effect };
	const freedom = (a + b) ** 2 / (a ** 2 / (one.people - 1) + b ** 2 / (reference.people - 1));
	const reach = studentPoint(freedom) * Math.sqrt(a + b);
	return { value, interval: [value - reach, value + reach], ...effect };
}

/**
 * Where in one of two arms nobody differs, which does not make its part exact: from how far each part may lie on the side
 * that matters (Newcombe 1998, method 10, by the intervals that the parts have).
 */
function newcombe(one: Estimate, reference: Estimate): Interval | null {
	if (one.interval === null || reference.interval === null) return null;
	const value = one.value - reference.value;
	const reach = (side: 0 | 1) =>
		Math.hypot(one.value - one.interval![side], reference.interval![1 - side]! - reference.value);
	return [value - reach(0), value + reach(1)];
}

/** Difference by the standard deviation of people, that of both arms together. */
function standardised(one: Estimate, reference: Estimate): number | null {
	const squares = ({ error, people }: Estimate) => (people - 1) * people * error! ** 2;
	const variance = (squares(one) + squares(reference)) / (one.people + reference.people - 2);
	return variance === 0 ? null : (one.value - reference.value) / Math.sqrt(variance);
}

/** What a person adds to a line through weeks: weights, weights times week, its square, counted, counted times week. */
export type LineSums = readonly [w: number, wx: number, wxx: number, y: number, xy: number];

/** Slope of what is counted by week, with an error by how people differ. */
export function slope(people: readonly LineSums[]): Estimate | null {
	const [w, wx, wxx, y, xy] = [0, 1, 2, 3, 4].map((i) => sum(people.map((one) => one[i]!))) as unknown as LineSums;
	if (people.length < FEWEST_PEOPLE || w <= 0) return null;
	const [week, level] = [wx / w, y / w];
	const spread = wxx - (wx * wx) / w;
	if (spread <= 1e-9) return null;
	// As with what something is a part of: noise may have left too little, or too little of a spread over weeks.
	const weights = people.map(([pw]) => pw);
	const spreads = people.map(([pw, px, pxx]) => pxx - 2 * week * px + week * week * pw);
	if (lostInNoise(weights, w) || lostInNoise(spreads, spread)) return null;
	const value = (xy - (wx * y) / w) / spread;
	// A person's residuals, each times how far its week is from the middle one.
	const scores = people.map(([pw, px, , py, pxy], i) => {
		const centred = pxy - week * py - level * (px - week * pw);
		return (people.length * (centred - value * spreads[i]!)) / spread;
	});
	const error = sampleStandardDeviation(scores) / Math.sqrt(people.length);
	if (error < NOBODY_DIFFERS) return { value, error: 0, interval: null, people: people.length };
	const reach = studentPoint(people.length - 1) * error;
	return { value, error, interval: [value - reach, value + reach], people: people.length };
}
