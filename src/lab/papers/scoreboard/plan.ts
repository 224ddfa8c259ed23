/** The conditions of the paper's experiments, limited to those that the data allows. */
import type { Condition } from './attack/aux.ts';
import type { ScoreboardOptions } from './attack/scoreboardOne.ts';

type Experiment = 'known' | 'outside' | 'removed' | 'count' | 'thresholds' | 'linked';

export interface PlannedRun extends Omit<ScoreboardOptions, 'seed'> {
	experiment: Experiment;
}

type Size = readonly [auxSize: number, correct: number];

/** Pairs of m' and m: all correct for few attributes, three in four, all correct for more. */
const SIZES: readonly Size[] = [
	[2, 2],
	[4, 3],
	[4, 4],
	[8, 6],
	[8, 8],
];
const DATES = [3, 14, null] as const;
export const TOPS = [0, 100, 500, 1000] as const;
const COUNT_WITHIN = 0.5;
/** Number of ratings of an active public profile. */
const LINKED = 30;

export interface DataFeatures {
	rated: boolean;
	timed: boolean;
	items: number;
}

const condition = (
	[auxSize, correct]: Size,
	ratingStars: number | null,
	dateDays: number | null,
	outsideTop = 0,
): Condition => ({ auxSize, correct, ratingStars, dateDays, outsideTop });

const plain = { algorithm: 'scoreboardRh', form: 'exponential', removed: false, countWithin: null } as const;

/** Conditions that are also run with the record removed, to compare true with false matches. */
const conditionsWithRemoval = (has: DataFeatures): Condition[] =>
	possible(has, [
		condition([2, 2], 0, 3),
		condition([8, 6], 0, 14),
		condition([8, 8], 0, 14),
		condition([8, 6], 0, null, 500),
		condition([8, 8], null, null),
	]);

/** Drops conditions that need attributes the data lacks, and tops that leave too few items. */
export const possible = <T extends Condition>({ rated, timed, items }: DataFeatures, conditions: readonly T[]): T[] =>
	conditions.filter(
		({ ratingStars, dateDays, outsideTop, auxSize }) =>
			(rated || ratingStars === null) &&
			(timed || dateDays === null) &&
			(outsideTop === 0 || items >= outsideTop + 4 * auxSize),
	);

export function plan(has: DataFeatures): PlannedRun[] {
	const of = (experiment: Experiment, conditions: readonly Condition[], how: Partial<PlannedRun> = {}): PlannedRun[] =>
		possible(has, conditions).map((known) => ({ ...plain, experiment, condition: known, ...how }));
	const grid = (sizes: readonly Size[], stars: readonly (number | null)[], dates: readonly (number | null)[]) =>
		sizes.flatMap((size) => stars.flatMap((s) => dates.map((d) => condition(size, s, d))));
	const known = [...grid(SIZES, [0, 1], DATES), ...grid(SIZES, [null], [14, null])];
	const outside = [
		...grid(
			[
				[4, 4],
				[8, 6],
				[8, 8],
			],
			[0],
			[14, null],
		),
		...grid([[8, 8]], [null], [null]),
	];
	// Below, ratings are known within one star, if there are any, and dates within 14 days or not at all.
	const coarseRating = has.rated ? 1 : null;
	const count = [...(has.timed ? [14] : []), null].flatMap((d) =>
		SIZES.map((size) => condition(size, coarseRating, d)),
	);
	const thresholds = [
		...grid(
			[
				[2, 2],
				[4, 4],
				[8, 6],
				[8, 8],
			],
			has.rated ? [0, 1] : [null],
			DATES,
		),
		condition([8, 6], has.rated ? 0 : null, null, 500),
	];
	const linked = [condition([LINKED, Math.round(0.75 * LINKED)], coarseRating, has.timed ? 14 : null)];
	return [
		...of('known', known),
		...of(
			'outside',
			outside.flatMap((c) => TOPS.map((outsideTop) => ({ ...c, outsideTop }))),
		),
		...conditionsWithRemoval(has).flatMap((c) => [...of('removed', [c]), ...of('removed', [c], { removed: true })]),
		...count.flatMap((c) => [...of('count', [c]), ...of('count', [c], { countWithin: COUNT_WITHIN })]),
		...of('thresholds', thresholds, { algorithm: 'scoreboard', form: 'threshold' }),
		...of('thresholds', thresholds, { form: 'threshold' }),
		...of('linked', linked),
		...of('linked', linked, { removed: true }),
	];
}
