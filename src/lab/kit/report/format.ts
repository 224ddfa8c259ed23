import type { Interval } from '../statistics.ts';

/** Per cent, without decimals. */
export const percent = (share: number) => `${(100 * share).toFixed(0)} %`;

const signed = (difference: number, digits: number) => {
	const text = Math.abs(100 * difference).toFixed(digits);
	return `${Number(text) === 0 ? '' : difference > 0 ? '+' : '−'}${text}`;
};

/** A difference of two shares, in points. */
export const points = (difference: number) => `${signed(difference, 0)} points`;

/** An interval of shares: finer, so that one sees on which side of it a whole percentage lies. */
export const between = ([low, high]: Interval) => `${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)} %`;

/** An interval of differences. */
export const pointsBetween = ([low, high]: Interval) => `${signed(low, 1)} to ${signed(high, 1)} points`;
