/** The model that reads stances, from its file: sums of weighted features. */
import { listed } from '../../catalogue/lists.ts';
import { FEATURES } from './features.ts';

/** Judged in turn: whether there is an opinion on a film, and if so, whether it is a dislike or so-so. */
const JUDGED = ['said', 'disliked', 'soso'] as const;

export interface StanceModel {
	/** How it was trained, in plain words. */
	about: string;
	/** Starting value of each of {@link JUDGED}. */
	bias: number[];
	/** For each of {@link FEATURES} its usual value, how much it varies, and its weight for each of {@link JUDGED}. */
	features: Record<string, number[]>;
}

/** A feature's value counts up to this many deviations from its usual value. */
const MOST = 4;

/** A feature as the model weighs it. */
export const scaled = (value: number, [usual, varies]: readonly number[]) =>
	Math.max(-MOST, Math.min(MOST, (value - usual!) / varies!));

/** @throws Error if the file lacks a feature, or has one that is not known */
export function readStanceModel(model: StanceModel): StanceModel {
	for (const name of Object.keys(model.features))
		if (!FEATURES.includes(name)) throw new Error(`The model of stances has "${name}", which is not a feature.`);
	for (const name of FEATURES)
		if (model.features[name]?.length !== 2 + JUDGED.length)
			throw new Error(`The model of stances lacks numbers for "${name}".`);
	return { ...model, features: Object.fromEntries(FEATURES.map((name) => [name, model.features[name]!])) };
}

/** Probabilities of no opinion, liked, so-so, and disliked, for the row at `from`. */
export function judgeStance(model: StanceModel, rows: Float64Array, from: number): [number, number, number, number] {
	const sums = [...model.bias];
	Object.values(model.features).forEach((numbers, k) => {
		const value = scaled(rows[from + k]!, numbers);
		JUDGED.forEach((_, j) => {
			sums[j]! += value * numbers[2 + j]!;
		});
	});
	const [said, disliked, soso] = sums.map((sum) => 1 / (1 + Math.exp(-sum))) as [number, number, number];
	const liked = Math.max(LEAST, 1 - disliked - soso);
	const sum = disliked + soso + liked;
	return [1 - said, (said * liked) / sum, (said * soso) / sum, (said * disliked) / sum];
}

/** Both a dislike and a so-so may be likely. */
const LEAST = 0.02;

export const stanceModel: () => StanceModel = listed('stances', readStanceModel);
