/** Which conditions the paper's experiments are run under, of those that the data allows. */
import type { Condition } from './attack/aux.ts';
import type { ScoreboardOptions } from './attack/scoreboardOne.ts';

export type Experiment = 'known' | 'outside' | 'removed' | 'count' | 'thresholds' | 'linked';

/** A condition, and how it is attacked. */
export interface Planned extends Omit<ScoreboardOptions, 'seed'> {
	experiment: Experiment;
}

type Size = readonly [auxSize: number, correct: number];

/** m' and m: all of few, three in four, all of more. */
const SIZES: readonly Size[] = [
	[2, 2],
	[4, 3],
	[4, 4],
	[8, 6],
	[8, 8],
];
const DATES = [3, 14, null] as const;
export const TOPS = [0, 100, 500, 1000] as const;
/** The number of ratings is known within 50 %. */
const COUNT_WITHIN = 0.5;
/** As much as a keen public profile has. */
const LINKED = 30;

/** What the data has. */
export interface Has {
	rated: boolean;
	timed: boolean;
	/** Number of items. */
	items: number;
}

const condition = (
	[auxSize, correct]: Size,
	ratingStars: number | null,
	dateDays: number | null,
	outsideTop = 0,
): Condition => ({ auxSize, correct, ratingStars, dateDays, outsideTop });

const plain = { algorithm: 'scoreboardRh', form: 'exponential', removed: false, countWithin: null } as const;

/** Conditions under which a record is also taken out: found and falsely found are held against each other. */
const removable = (has: Has): Condition[] =>
	possible(has, [
		condition([2, 2], 0, 3),
		condition([8, 6], 0, 14),
		condition([8, 8], 0, 14),
		condition([8, 6], 0, null, 500),
		condition([8, 8], null, null),
	]);

/** Drops those that need what the data lacks, and tops that leave too few items. */
export const possible = <T extends Condition>({ rated, timed, items }: Has, conditions: readonly T[]): T[] =>
	conditions.filter(
		({ ratingStars, dateDays, outsideTop, auxSize }) =>
			(rated || ratingStars === null) &&
			(timed || dateDays === null) &&
			(outsideTop === 0 || items >= outsideTop + 4 * auxSize),
	);

/** All runs, in the order of the report. */
export function plan(has: Has): Planned[] {
	const of = (experiment: Experiment, conditions: readonly Condition[], how: Partial<Planned> = {}): Planned[] =>
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
	// Without ratings, what is known is coarser; without dates, so is the rest.
	const rough = has.rated ? 1 : null;
	const count = [...(has.timed ? [14] : []), null].flatMap((d) => SIZES.map((size) => condition(size, rough, d)));
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
	const linked = [condition([LINKED, Math.round(0.75 * LINKED)], rough, has.timed ? 14 : null)];
	return [
		...of('known', known),
		...of(
			'outside',
			outside.flatMap((c) => TOPS.map((outsideTop) => ({ ...c, outsideTop }))),
		),
		...removable(has).flatMap((c) => [...of('removed', [c]), ...of('removed', [c], { removed: true })]),
		...count.flatMap((c) => [...of('count', [c]), ...of('count', [c], { countWithin: COUNT_WITHIN })]),
		...of('thresholds', thresholds, { algorithm: 'scoreboard', form: 'threshold' }),
		...of('thresholds', thresholds, { form: 'threshold' }),
		...of('linked', linked),
		...of('linked', linked, { removed: true }),
	];
}
