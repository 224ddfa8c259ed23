/**
 * Tastes: groups of people who rate the same things. The model assumes that people of an activity class rate items
 * independently. If tastes differ a lot (board games about war or trains, party games), people then look rarer than
 * they are. A pack may divide its activity classes by taste: the raters of an item are then divided among the tastes,
 * and each taste is like its own population.
 */
import { PackError, type Sections } from '../catalogue/codec.ts';
import { type ActivityClass, fitActivity, ratedProbability, solveIntensity } from './activity.ts';

export interface Tastes {
	/** For each activity class, the probability that a member rated an item. @param raters of the item */
	ratedBy(item: number, raters: number): Float64Array;
}

/** How a population is divided by taste. */
export interface TasteFile {
	/** The taste of each activity class, from 0. */
	ofClass: readonly number[];
	/** For each item and each taste, how many times as often people of the taste rated it as people do on average. */
	lifts: readonly (readonly number[])[];
}

/** Most tastes. */
const MOST = 16;
/** Steps of a byte in which a lift doubles; 128 means a lift of 1. */
const STEPS = 16;
const byteOf = (lift: number) => Math.max(0, Math.min(255, 128 + Math.round(STEPS * Math.log2(lift))));
const LIFT = Float64Array.from({ length: 256 }, (_, byte) => 2 ** ((byte - 128) / STEPS));

export const tasteSection = ({ lifts }: TasteFile): Uint8Array<ArrayBuffer> => Uint8Array.from(lifts.flat(), byteOf);

interface Division {
	count: number;
	shares: Float64Array;
	classes: number[][];
}

function divisionOf(ofClass: readonly number[], shares: readonly number[]): Division {
	const count = 1 + ofClass.reduce((most, taste) => Math.max(most, taste), 0);
	const classes = Array.from({ length: count }, (_, taste) => ofClass.flatMap((of, a) => (of === taste ? [a] : [])));
	return { count, classes, shares: Float64Array.from(classes, (list) => list.reduce((sum, a) => sum + shares[a]!, 0)) };
}

/** How many times as often people of a taste rated an item as people do on average. */
type Lift = (item: number, taste: number) => number;

/** Share of each taste's people who rated an item. */
function sharesOf({ count, shares }: Division, lift: Lift, item: number, share: number): Float64Array {
	let mean = 0;
	for (let t = 0; t < count; t++) mean += shares[t]! * lift(item, t);
	return Float64Array.from({ length: count }, (_, t) => (share * lift(item, t)) / mean);
}

/**
 * Fits how active the classes of each taste are, as {@link fitActivity} does without tastes.
 * @param raters of each item
 * @throws RangeError when a class has more ratings than there are items
 */
export function fitTastes(
	classes: readonly { share: number; ratings: number }[],
	{ ofClass, lifts }: TasteFile,
	raters: readonly number[],
	people: number,
): ActivityClass[] {
	const division = divisionOf(
		ofClass,
		classes.map(({ share }) => share),
	);
	const byTaste = division.classes.map(() => new Map<number, number>());
	raters.forEach((count, item) => {
		const parts = sharesOf(division, (of, t) => lifts[of]![t]!, item, count / people);
		for (let t = 0; t < division.count; t++) {
			// In tenths of a person, so that items with about the same number of raters are one.
			const own = Math.max(1, Math.round(10 * parts[t]! * division.shares[t]! * people)) / 10;
			byTaste[t]!.set(own, (byTaste[t]!.get(own) ?? 0) + 1);
		}
	});
	const fitted = new Array<ActivityClass>(classes.length);
	division.classes.forEach((list, t) => {
		const share = division.shares[t]!;
		const own = list.map((a) => ({ share: classes[a]!.share / share, ratings: classes[a]!.ratings }));
		fitActivity(own, byTaste[t]!, share * people).forEach(({ lambda, ratings }, i) => {
			// Intensities go by the raters in a taste, which are that part of all.
			fitted[list[i]!] = { share: classes[list[i]!]!.share, ratings, lambda: lambda * share };
		});
	});
	return fitted;
}

/** Returns what the classes rate by taste. */
export function tastesOf(
	classes: readonly ActivityClass[],
	ofClass: readonly number[],
	lift: Lift,
	people: number,
): Tastes {
	const division = divisionOf(
		ofClass,
		classes.map(({ share }) => share),
	);
	const { shares } = division;
	const own = division.classes.map((list, t) =>
		list.map((a) => ({ share: classes[a]!.share / shares[t]!, lambda: classes[a]!.lambda })),
	);
	const known = new Map<string, Float64Array>();
	const ratedBy = (item: number, raters: number) => {
		const key = `${item} ${raters}`;
		const found = known.get(key);
		if (found !== undefined) return found;
		const row = new Float64Array(classes.length);
		const parts = sharesOf(division, lift, item, raters / people);
		division.classes.forEach((list, t) => {
			const intensity = solveIntensity(own[t]!, parts[t]!);
			for (const a of list) row[a] = ratedProbability(classes[a]!, intensity);
		});
		known.set(key, row);
		return row;
	};
	return { ratedBy };
}

/** @throws PackError if the section and the classes' tastes do not fit the pack or each other */
export function openTastes(
	{ tastes, raters }: Sections,
	facts: unknown,
	classes: readonly ActivityClass[],
	people: number,
): Tastes | null {
	if (tastes === undefined && facts === undefined) return null;
	const ofClass = Array.isArray(facts) ? (facts as unknown[]) : [];
	const isTaste = (taste: unknown) => Number.isInteger(taste) && (taste as number) >= 0 && (taste as number) < MOST;
	const count =
		1 + ofClass.reduce<number>((most, taste) => (isTaste(taste) ? Math.max(most, taste as number) : most), -1);
	const sound =
		ofClass.length === classes.length &&
		ofClass.every(isTaste) &&
		Array.from({ length: count }, (_, t) => ofClass.some((of, a) => of === t && classes[a]!.share > 0)).every(Boolean);
	if (tastes === undefined || !sound || tastes.length !== count * raters.length)
		throw new PackError('This pack is damaged: what it says of tastes is not about its people and items.');
	return tastesOf(classes, ofClass as number[], (item, taste) => LIFT[tastes[count * item + taste]!]!, people);
}
