/** What "Money for Nothing and Privacy for Free?" claims. */

import { type Claim, claimAbout } from '../../kit/report/claim.ts';
import type { DriftResult } from './drift.ts';
import { SAID } from './quotes.ts';
import {
	alwaysQuicker,
	constantBelow,
	lastBelowFirst,
	promiseKept,
	proportional,
	sublinear,
	type TimedValue,
} from './rules.ts';
import type { Timing } from './timing.ts';

const claim = claimAbout<DriftResult>();

const LISTING_TIME =
	'The listing as printed goes on tossing coins that cannot come up: with probability 0.366 it walks over the whole array, at more time a step than CD.';
const CALL_TIME =
	'A call takes some tens of nanoseconds at every size, so little that other programs on the machine decide what is measured.';

const ERRORS = [
	claim({
		claim: 'The RMS error of EM against CD grows linearly with n',
		basis: SAID.linear,
		paper: 'linear',
		rule: proportional,
		measure: ({ rows }) => rows.map(({ n, rms }) => ({ n, value: rms })),
	}),
	claim({
		claim:
			'Normalized, it is roughly constant and below 0.4 (here: by the range of CD; the paper does not say by what)',
		basis: SAID.normalized,
		paper: 'below 0.4',
		rule: constantBelow(0.4),
		measure: ({ rows }) => rows.map(({ nrms, nrmsInterval }) => ({ value: nrms, interval: nrmsInterval })),
		why: () => ['The paper does not say what it normalizes by.'],
	}),
	claim({
		claim: ({ trials }) => `n = ${trials.n}: the RMS error falls with the trials averaged`,
		basis: SAID.trials,
		paper: 'falls',
		rule: lastBelowFirst,
		measure: ({ trials }) => trials.rows.map(({ rms, rmsInterval }) => ({ value: rms, interval: rmsInterval })),
	}),
];

const [PRINTED, EXACT] = ['As printed', 'Exact mechanism'] as const;

const timed = ({ rows }: DriftResult, name: Timing): TimedValue[] =>
	rows.map((row) => ({ n: row.n, value: row[`${name}Ns`], interval: row[`${name}Interval`] }));

const TIMES = [
	...(
		[
			['EM takes less time than CD at every size, both as printed', PRINTED, 'emPrinted', 'cd', LISTING_TIME],
			['The same, the exact mechanism against CD as printed', EXACT, 'exact', 'cd', CALL_TIME],
		] as const
	).map(([text, row, first, second, reason]) =>
		claim({
			claim: text,
			basis: SAID.time,
			cell: { row, column: 'Time, of CD’s' },
			paper: 'EM takes less',
			rule: alwaysQuicker,
			measure: (run) => ({ first: timed(run, first), second: timed(run, second) }),
			why: () => [reason],
		}),
	),
	...(
		[
			['EM as printed', PRINTED, 'emPrinted', LISTING_TIME],
			['the exact mechanism', EXACT, 'exact', CALL_TIME],
		] as const
	).map(([name, row, timing, reason]) =>
		claim({
			claim: `The expected time of ${name} is o(n)`,
			basis: SAID.growth,
			cell: { row, column: 'Growth of time' },
			paper: 'o(n)',
			rule: sublinear,
			measure: (run) => timed(run, timing),
			why: () => [reason],
		}),
	),
];

const promised = ({ guarantees }: DriftResult, mechanism: RegExp, neighbours: RegExp) =>
	guarantees.find((one) => !one.control && mechanism.test(one.mechanism) && neighbours.test(one.neighbours))!;

const PROMISES = [
	claim({
		claim: "The paper's listing is differentially private",
		basis: SAID.listing,
		cell: { row: PRINTED, column: 'Privacy' },
		paper: 'yes',
		rule: promiseKept,
		measure: (run) => promised(run, /listing/, /shown/),
		why: () => [
			'It returns one of the values: of two inputs that differ in one value only one can return that value. The exact mechanism, used so, does no better: it protects scores of public candidates, not the candidates.',
		],
	}),
	claim({
		claim: 'The exact mechanism is epsilon-differentially private over public candidates',
		basis: SAID.exact,
		cell: { row: EXACT, column: 'Privacy' },
		paper: 'yes',
		rule: promiseKept,
		measure: (run) => promised(run, /exact/, /every candidate/),
	}),
];

export const DRIFT_CLAIMS: readonly Claim<DriftResult>[] = [...ERRORS, ...TIMES, ...PROMISES];
