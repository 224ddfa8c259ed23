import type { Interval } from '../statistics.ts';

export const percent = (share: number) => `${(100 * share).toFixed(0)} %`;

const signed = (difference: number, digits: number) => {
	const text = Math.abs(100 * difference).toFixed(digits);
	return `${Number(text) === 0 ? '' : difference > 0 ? '+' : '−'}${text}`;
};

/** Formats a difference of two shares in percentage points. */
export const points = (difference: number) => `${signed(difference, 0)} points`;

/** Formats an interval of shares, with a decimal where a whole percentage would hide the side it lies on. */
export const between = ([low, high]: Interval) => `${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)} %`;

/** Formats an interval of differences in percentage points. */
export const pointsBetween = ([low, high]: Interval) => `${signed(low, 1)} to ${signed(high, 1)} points`;
