import { CONTEXT, describeContext, placesOf } from '../../core/mentions/context.ts';
import { FEATURES } from '../../core/mentions/featureNames.ts';
import { joinRows, judge, LEAST_FIRST_PROBABILITY, type Model } from '../../core/mentions/judge.ts';
import { likelihoodsOf } from '../../core/mentions/likelihoods.ts';
import { readModel, writeModel } from '../../core/mentions/model.ts';
import { fitLogistic, type Rows } from '../kit/logistic.ts';
import { type BoostOptions, fitTrees } from './boost.ts';
import { fitWords, type WordRows, wordsOf } from './fitWords.ts';
import { sourceOf } from './gold.ts';
import { RISES } from './monotone.ts';
import type { Prepared } from './prepared.ts';

const WIDTH = FEATURES.length + CONTEXT.length;
const RIDGE = 1.5;
const BOOST: BoostOptions = {
	trees: 150,
	depth: 4,
	rate: 0.1,
	ridge: 2,
	leastWeight: 1,
	share: 0.6,
	featureShare: 0.5,
	seed: 1,
};

/**
 * Fits both passes. The second uses the first's probabilities for held-out texts, as in use: the texts
 * are scored fold by fold.
 * @param keep selects the texts to fit on
 * @param without features that are left out
 */
export function fitModel(
	prepared: readonly Prepared[],
	keep: (p: Prepared) => boolean,
	without: ReadonlySet<string> = new Set(),
): Model {
	const used = prepared.filter(keep);
	const rowsOf = (...args: Parameters<typeof labelledRows>) => blank(labelledRows(...args), without);
	const byItself = (p: Prepared) => p.rows;
	const first = fitLogistic(rowsOf(used, byItself, FEATURES.length), RIDGE);
	const folds = [...new Set(used.map((p) => p.fold))];
	const firstWithout = new Map(
		folds.map((fold) => {
			const others = used.filter((p) => p.fold !== fold);
			return [fold, fitLogistic(rowsOf(others, byItself, FEATURES.length), RIDGE, first)];
		}),
	);
	const firstOf = (p: Prepared) => judge(firstWithout.get(p.fold)!, p.rows, FEATURES.length);
	const wordRows = used.map((p) => wordRowsOf(p, firstOf(p)));
	const wordsWithout = new Map(
		folds.map((fold) => [fold, fitWords(wordRows.filter((_, i) => used[i]!.fold !== fold))]),
	);
	const look = (p: Prepared) =>
		joinRows(p.rows, describeContext(p.scene, p.candidates, firstOf(p), p.surroundings, wordsWithout.get(p.fold)!));
	const rows = rowsOf(used, look, WIDTH, firstOf);
	return {
		first,
		words: fitWords(wordRows),
		second: fitTrees(rows, rows.group, RISES, BOOST),
	};
}

function wordRowsOf({ scene, candidates, label, weight, original }: Prepared, first: Float64Array): WordRows {
	const judged = candidates.map((_, i) => i).filter((i) => label[i] !== 2 && first[i]! >= LEAST_FIRST_PROBABILITY);
	return {
		...wordsOf(
			placesOf(scene, likelihoodsOf(scene, candidates, first)),
			judged.map((i) => candidates[i]!),
		),
		label: judged.map((i) => label[i]!),
		known: judged.map((i) => Math.log((first[i]! + 1e-4) / (1 - first[i]! + 1e-4))),
		weight,
		source: sourceOf(original),
	};
}

/** Fits a model, and rounds it as its file does, to judge what would be in use. */
export const fitAsStored = (
	prepared: readonly Prepared[],
	keep: (p: Prepared) => boolean,
	without?: ReadonlySet<string>,
): Model => readModel(writeModel(fitModel(prepared, keep, without), ''));

/** Sets features to 0 in all rows, so that no weight and no split is fitted to them. */
function blank<T extends Rows>(rows: T, without: ReadonlySet<string>): T {
	const columns = [...FEATURES, ...CONTEXT].flatMap((name, k) => (k < rows.width && without.has(name) ? [k] : []));
	for (let at = 0; at < rows.features.length; at += rows.width) for (const k of columns) rows.features[at + k] = 0;
	return rows;
}

function labelledRows(
	used: readonly Prepared[],
	featuresOf: (p: Prepared) => Float64Array,
	width: number,
	hopeOf?: (p: Prepared) => Float64Array,
): Rows & { group: Int32Array } {
	const features: Float64Array[] = [];
	const label: number[] = [];
	const weight: number[] = [];
	const group: number[] = [];
	for (const [g, p] of used.entries()) {
		const all = featuresOf(p);
		const hope = hopeOf?.(p);
		p.label.forEach((l, i) => {
			if (l === 2 || (hope !== undefined && hope[i]! < LEAST_FIRST_PROBABILITY)) return;
			features.push(all.subarray(i * width, (i + 1) * width));
			label.push(l);
			weight.push(p.weight);
			group.push(g);
		});
	}
	const joined = new Float64Array(features.length * width);
	for (const [i, row] of features.entries()) joined.set(row, i * width);
	return {
		width,
		features: joined,
		label: Uint8Array.from(label),
		weight: Float64Array.from(weight),
		group: Int32Array.from(group),
	};
}
