/** What "Money for Nothing and Privacy for Free?" claims, held against a run. */
import { linearRegression } from 'simple-statistics';
import { percent } from '../../kit/report/format.ts';
import type { Finding } from '../../kit/report/rules.ts';
import { claimed, type Verdict } from '../../kit/report/verdict.ts';
import { type Interval, mean } from '../../kit/statistics.ts';
import { isBroken } from './bounds.ts';
import type { DriftResult, DriftRow } from './drift.ts';
import type { Guarantee } from './guarantees.ts';

/** The paper's bound of the normalised error. */
const NRMS = 0.4;
/** Figures of one size are this close to the mean of all if they are roughly constant. */
const ROUGHLY = 0.1;

/** Slope of log y on log n. */
const slope = (rows: readonly DriftRow[], y: (row: DriftRow) => number) =>
	linearRegression(rows.map((row) => [Math.log(row.n), Math.log(y(row))])).m;

/** Whether a figure grows in proportion to the size. */
export function line(rows: readonly DriftRow[], y: (row: DriftRow) => number): Finding {
	const found = slope(rows, y);
	const verdict = Math.abs(found - 1) <= 0.05 ? 'holds' : 'differs';
	return { verdict, here: `as n to the power ${found.toFixed(3)}`, difference: (found - 1).toFixed(3) };
}

/** Whether a figure is about the same at all sizes and below the one claimed. */
export function level(rows: readonly { value: number; interval: Interval }[], claim: number): Finding {
	const middle = mean(rows.map(({ value }) => value));
	const [least, most] = [middle * (1 - ROUGHLY), Math.min(claim, middle * (1 + ROUGHLY))];
	const inside = rows.every(({ value }) => value >= least && value < most);
	const outside = rows.some(({ interval: [low, high] }) => low > most || high < least);
	const values = rows.map(({ value }) => value);
	return {
		verdict: inside ? 'holds' : outside ? 'differs' : 'cannot be told',
		here: `${Math.min(...values).toFixed(3)} to ${Math.max(...values).toFixed(3)}`,
		difference: `mean ${middle.toFixed(3)}`,
		...(!inside && !outside && { untold: 'Chance alone could put one of the sizes outside.' }),
	};
}

/** Whether a figure falls from the first to the last. */
export function falls(rows: readonly { value: number; interval: Interval }[]): Finding {
	const [first, last] = [rows[0]!, rows.at(-1)!];
	const verdict =
		last.interval[1] < first.interval[0]
			? 'holds'
			: last.interval[0] > first.interval[1]
				? 'differs'
				: 'cannot be told';
	return {
		verdict,
		here: `${first.value.toFixed(0)} to ${last.value.toFixed(0)}`,
		difference: `${percent(last.value / first.value - 1)}`,
		...(verdict === 'cannot be told' && { untold: 'The 95 % intervals of the first and the last overlap.' }),
	};
}

interface Timed {
	n: number;
	ns: number;
	interval: Interval;
}
/** Intervals must lie apart from this size on: below it a call takes as long as calling it does. */
const LEAST_SIZE = 100;

/** Whether the first is quicker than the second at every size. */
export function quicker(first: readonly Timed[], second: readonly Timed[]): Finding {
	const pairs = first.map((one, i) => ({ ...one, other: second[i]!, ratio: one.ns / second[i]!.ns }));
	const ratios = pairs.map(({ ratio }) => ratio);
	const slower = pairs.filter(({ interval, other }) => interval[0] > other.interval[1]);
	const holds = pairs.every(
		({ n, ratio, interval, other }) => ratio < 1 && (n < LEAST_SIZE || interval[1] < other.interval[0]),
	);
	return {
		verdict: slower.length > 0 ? 'differs' : holds ? 'holds' : 'cannot be told',
		here: `${percent(Math.min(...ratios))} to ${percent(Math.max(...ratios))} of its time`,
		difference: slower.length > 0 ? `slower at ${slower.map(({ n }) => n.toLocaleString('en')).join(', ')}` : '',
		...(slower.length === 0 &&
			!holds && { untold: 'At some size the 95 % intervals overlap, or it is slower by chance.' }),
	};
}

/** Whether time grows more slowly than the size. */
export function sublinear(rows: readonly DriftRow[], ns: (row: DriftRow) => number): Finding {
	const found = slope(
		rows.filter(({ n }) => n >= 1000),
		ns,
	);
	const verdict = found < 0.5 ? 'holds' : found > 0.8 ? 'differs' : 'cannot be told';
	return {
		verdict,
		here: `as n to the power ${found.toFixed(2)}`,
		difference: '',
		...(verdict === 'cannot be told' && { untold: 'The slope lies between.' }),
	};
}

/** Whether a mechanism is epsilon-differentially private with the epsilon that it promises. */
export function isPrivate({ epsilon: [low, high], delta, promise }: Guarantee): Finding {
	const pure = promise !== null && promise.delta === 0;
	const kept = pure && !isBroken({ epsilon: [low, high], delta }, promise);
	return {
		verdict: kept ? 'holds' : 'differs',
		here: `epsilon ${high === null ? `at least ${low.toFixed(1)}, unbounded` : `${low.toFixed(2)} to ${high.toFixed(2)}`}`,
		difference: pure ? `promised ${promise.epsilon.toFixed(2)}` : `a delta of at least ${delta.toFixed(2)}`,
	};
}

/** Verdict for each claim of the paper. */
export function driftVerdicts({ rows, trials, guarantees }: DriftResult): Verdict[] {
	const timed = (ns: 'cd' | 'em' | 'emPrinted' | 'cdCut' | 'exact') =>
		rows.map((row) => ({ n: row.n, ns: row[`${ns}Ns`], interval: row[`${ns}Interval`] }));
	const promised = (mechanism: RegExp, neighbours: RegExp) =>
		guarantees.find((g) => !g.control && mechanism.test(g.mechanism) && neighbours.test(g.neighbours))!;
	const none = () => [];
	const time = 'EM takes less';
	const LISTING_TIME =
		'The listing as printed goes on tossing coins that cannot come up: with probability 0.366 it walks over the whole array, at more time a step than CD.';
	const CALL_TIME =
		'A call takes some tens of nanoseconds at every size, so little that other programs on the machine decide what is measured.';
	return [
		claimed(
			'The RMS error of EM against CD grows linearly with n',
			'linear',
			'line',
			line(rows, ({ rms }) => rms),
			none,
		),
		claimed(
			'Normalised, it is roughly constant and below 0.4 (here: by the range of CD; the paper does not say by what)',
			'below 0.4',
			'level',
			level(
				rows.map(({ nrms, nrmsInterval }) => ({ value: nrms, interval: nrmsInterval })),
				NRMS,
			),
			() => ['The paper does not say what it normalises by.'],
		),
		claimed(
			`n = ${trials.n}: the RMS error falls with the trials averaged`,
			'falls',
			'falls',
			falls(trials.rows.map(({ rms, rmsInterval }) => ({ value: rms, interval: rmsInterval }))),
			none,
		),
		claimed(
			'EM takes less time than CD at every size, both as printed',
			time,
			'quicker',
			quicker(timed('emPrinted'), timed('cd')),
			() => [LISTING_TIME],
		),
		claimed(
			'The same, both ending where weights are 0 in doubles',
			time,
			'quicker',
			quicker(timed('em'), timed('cdCut')),
			() => [LISTING_TIME],
		),
		claimed(
			'The same, the exact mechanism against CD as printed',
			time,
			'quicker',
			quicker(timed('exact'), timed('cd')),
			() => [CALL_TIME],
		),
		claimed(
			'The expected time of EM as printed is o(n)',
			'o(n)',
			'sublinear',
			sublinear(rows, ({ emPrintedNs }) => emPrintedNs),
			() => [LISTING_TIME],
		),
		claimed(
			'The expected time of the exact mechanism is o(n)',
			'o(n)',
			'sublinear',
			sublinear(rows, ({ exactNs }) => exactNs),
			() => [CALL_TIME],
		),
		claimed(
			"The paper's listing is differentially private",
			'yes',
			'private',
			isPrivate(promised(/listing/, /shown/)),
			() => [
				'It returns one of the values: of two inputs that differ in one value only one can return that value. The exact mechanism, used so, does no better: it protects scores of public candidates, not the candidates.',
			],
		),
		claimed(
			'The exact mechanism is epsilon-differentially private over public candidates',
			'yes',
			'private',
			isPrivate(promised(/exact/, /every candidate/)),
			none,
		),
	];
}
