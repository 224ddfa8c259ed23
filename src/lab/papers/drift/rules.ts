import { linearRegression } from 'simple-statistics';
import { percent } from '../../kit/report/format.ts';
import { finding, type Rule, verdictOf } from '../../kit/report/rule.ts';
import { type Interval, mean } from '../../kit/statistics.ts';
import { isBroken } from './bounds.ts';
import type { Guarantee } from './guarantees.ts';

interface SizedValue {
	n: number;
	value: number;
}
interface ValueWithInterval {
	value: number;
	interval: Interval;
}

const slopeOf = (rows: readonly SizedValue[]) =>
	linearRegression(rows.map(({ n, value }) => [Math.log(n), Math.log(value)])).m;

export const proportional: Rule<readonly SizedValue[]> = {
	id: 'line',
	text: 'The slope of the logarithm of the figure on the logarithm of the size is within 0.05 of 1.',
	judge(rows) {
		const slope = slopeOf(rows);
		return {
			verdict: Math.abs(slope - 1) <= 0.05 ? 'holds' : 'differs',
			here: `as n to the power ${slope.toFixed(3)}`,
			difference: (slope - 1).toFixed(3),
		};
	},
};

/** Largest relative distance from the mean of values that count as roughly constant. */
const ROUGHLY = 0.1;

export const constantBelow = (limit: number): Rule<readonly ValueWithInterval[]> => ({
	id: 'level',
	text: 'At every size the figure is below the one claimed, and within 10 % of the mean of all. Differs where the 95 % interval of one leaves both out. Cannot be told otherwise.',
	judge(rows) {
		const values = rows.map(({ value }) => value);
		const average = mean(values);
		const [least, most] = [average * (1 - ROUGHLY), Math.min(limit, average * (1 + ROUGHLY))];
		const inside = values.every((value) => value >= least && value < most);
		const outside = rows.some(({ interval: [low, high] }) => low > most || high < least);
		return finding(verdictOf(inside, outside), {
			here: `${Math.min(...values).toFixed(3)} to ${Math.max(...values).toFixed(3)}`,
			difference: `mean ${average.toFixed(3)}`,
			untold: 'Chance alone could put one of the sizes outside.',
		});
	},
});

export const lastBelowFirst: Rule<readonly ValueWithInterval[]> = {
	id: 'falls',
	text: 'The figure at the end is below that at the beginning, and their 95 % intervals lie apart. Differs where they lie apart the other way. Cannot be told otherwise.',
	judge(rows) {
		const [first, last] = [rows[0]!, rows.at(-1)!];
		return finding(verdictOf(last.interval[1] < first.interval[0], last.interval[0] > first.interval[1]), {
			here: `${first.value.toFixed(0)} to ${last.value.toFixed(0)}`,
			difference: percent(last.value / first.value - 1),
			untold: 'The 95 % intervals of the first and the last overlap.',
		});
	},
};

/** Smallest size at which intervals must not overlap: below it the overhead of a call dominates. */
const LEAST_SIZE = 100;

export interface TimedValue extends SizedValue, ValueWithInterval {}

export const alwaysQuicker: Rule<{ first: readonly TimedValue[]; second: readonly TimedValue[] }> = {
	id: 'quicker',
	text: 'At every size the median time is below the other, and from 100 on their 95 % intervals (order statistics of 15 batches) lie apart. Differs where they lie apart the other way at any size. Cannot be told otherwise.',
	judge({ first, second }) {
		const pairs = first.map((time, i) => ({ ...time, other: second[i]!, ratio: time.value / second[i]!.value }));
		const ratios = pairs.map(({ ratio }) => ratio);
		const slower = pairs.filter(({ interval, other }) => interval[0] > other.interval[1]);
		const isQuicker = pairs.every(
			({ n, ratio, interval, other }) => ratio < 1 && (n < LEAST_SIZE || interval[1] < other.interval[0]),
		);
		const differs = slower.length > 0;
		return finding(verdictOf(!differs && isQuicker, differs), {
			here: `${percent(Math.min(...ratios))} to ${percent(Math.max(...ratios))} of its time`,
			brief: `${percent(Math.min(...ratios))} to ${percent(Math.max(...ratios))}`,
			difference: differs ? `slower at ${slower.map(({ n }) => n.toLocaleString('en')).join(', ')}` : '',
			untold: 'At some size the 95 % intervals overlap, or it is slower by chance.',
		});
	},
};

export const sublinear: Rule<readonly SizedValue[]> = {
	id: 'sublinear',
	text: 'The slope of the logarithm of the time on the logarithm of the size, from 1,000 on, is below 0.5. Differs above 0.8. Cannot be told between.',
	judge(rows) {
		const slope = slopeOf(rows.filter(({ n }) => n >= 1000));
		return finding(verdictOf(slope < 0.5, slope > 0.8), {
			here: `as n to the power ${slope.toFixed(2)}`,
			brief: `n^${slope.toFixed(2)}`,
			difference: '',
			untold: 'The slope lies between.',
		});
	},
};

export const promiseKept: Rule<Guarantee> = {
	id: 'private',
	text: 'Draws from neighboring inputs do not prove that the promise is broken (Chernoff bounds over all outcomes at once, 95 %). Differs where there is no promise, or where they do.',
	judge({ epsilon: [low, high], delta, promise }) {
		const isPure = promise !== null && promise.delta === 0;
		const isKept = isPure && !isBroken({ epsilon: [low, high], delta }, promise);
		return {
			verdict: isKept ? 'holds' : 'differs',
			here: `epsilon ${high === null ? `at least ${low.toFixed(1)}, unbounded` : `${low.toFixed(2)} to ${high.toFixed(2)}`}`,
			brief: high === null ? `ε ≥ ${low.toFixed(1)}` : `ε ${low.toFixed(2)} to ${high.toFixed(2)}`,
			difference: isPure ? `promised ${promise.epsilon.toFixed(2)}` : `a delta of at least ${delta.toFixed(2)}`,
		};
	},
};
