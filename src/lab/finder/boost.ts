import { seededRandom } from '../../core/advice/draw.ts';
import type { Forest } from '../../core/mentions/trees.ts';
import type { Rows } from '../kit/logistic.ts';
import { type BinnedRows, bestSplit, binRows, type Histogram, histogramOf, remainder } from './histogram.ts';

export interface BoostOptions {
	trees: number;
	depth: number;
	rate: number;
	ridge: number;
	leastWeight: number;
	/** Share of the groups, and of the features, that each tree is fitted on. */
	share: number;
	featureShare: number;
	seed: number;
}

interface Fit {
	binned: BinnedRows;
	rises: Int8Array;
	options: BoostOptions;
	score: Float64Array;
	gradient: Float64Array;
	curve: Float64Array;
}

interface Sample {
	used: Int32Array;
	isDrawn: (row: number) => boolean;
}

/**
 * Fits gradient-boosted trees for the logistic loss (Friedman 2001, 2002), on features in at most 32 bins.
 * @param group text of each row: rows of a text are sampled together, or a tree would memorise the text
 * @param rises monotonicity of each feature: 1 if it can only favour a mention, -1 if only oppose one, 0 if either
 */
export function fitTrees(rows: Rows, group: Int32Array, rises: Int8Array, options: BoostOptions): Forest {
	const { width, label, weight } = rows;
	const random = seededRandom(options.seed);
	const count = label.length;
	const bias = logOdds(rows);
	const fit: Fit = {
		binned: binRows(rows),
		rises,
		options,
		score: new Float64Array(count).fill(bias),
		gradient: new Float64Array(count),
		curve: new Float64Array(count),
	};
	const groups = group.reduce((most, g) => Math.max(most, g + 1), 0);
	const nodes = 2 ** (options.depth + 1) - 1;
	const forest: Forest = {
		bias,
		nodes,
		feature: new Int16Array(options.trees * nodes).fill(-1),
		cut: new Float64Array(options.trees * nodes),
	};
	for (let tree = 0; tree < options.trees; tree++) {
		for (let i = 0; i < count; i++) {
			const p = 1 / (1 + Math.exp(-fit.score[i]!));
			fit.gradient[i] = weight[i]! * (label[i]! - p);
			fit.curve[i] = weight[i]! * p * (1 - p);
		}
		const drawn = Uint8Array.from({ length: groups }, () => (random() < options.share ? 1 : 0));
		const isUsed = Uint8Array.from({ length: width }, () => (random() < options.featureShare ? 1 : 0));
		const used = Int32Array.from({ length: width }, (_, k) => k).filter((k) => isUsed[k] === 1);
		growTree(fit, forest, tree * nodes, { used, isDrawn: (row) => drawn[group[row]!] === 1 });
	}
	return forest;
}

function logOdds({ label, weight }: Rows): number {
	let positive = 0;
	let total = 0;
	for (let i = 0; i < label.length; i++) {
		total += weight[i]!;
		positive += weight[i]! * label[i]!;
	}
	return Math.log(positive / (total - positive));
}

/** Grows a tree whose nodes begin at `root` of the forest, and adds its leaves to the scores. */
function growTree(fit: Fit, forest: Forest, root: number, { used, isDrawn }: Sample): void {
	const { binned, rises, options, score, gradient, curve } = fit;
	const { width, cuts, bin } = binned;
	const sumsOf = (members: Int32Array) => histogramOf(binned, members.filter(isDrawn), used, gradient, curve);
	const grow = (node: number, members: Int32Array, depth: number, sums: Histogram) => {
		let g = 0;
		let h = 0;
		for (const i of members) {
			if (!isDrawn(i)) continue;
			g += gradient[i]!;
			h += curve[i]!;
		}
		const split = depth === 0 ? null : bestSplit(binned, sums, [g, h], used, rises, options);
		if (split === null) {
			const leaf = (options.rate * g) / (h + options.ridge);
			forest.cut[root + node] = leaf;
			for (const i of members) score[i]! += leaf;
			return;
		}
		forest.feature[root + node] = split.feature;
		forest.cut[root + node] = cuts[split.feature]![split.bin]!;
		const isRight = (i: number) => bin[i * width + split.feature]! > split.bin;
		const right = members.filter(isRight);
		const left = members.filter((i) => !isRight(i));
		// One side is counted, the other is what remains; leaves need neither.
		const isLeftSmaller = left.length < right.length;
		const counted = depth === 1 ? sums : sumsOf(isLeftSmaller ? left : right);
		const rest = depth === 1 ? sums : remainder(sums, counted);
		grow(2 * node + 1, left, depth - 1, isLeftSmaller ? counted : rest);
		grow(2 * node + 2, right, depth - 1, isLeftSmaller ? rest : counted);
	};
	const all = Int32Array.from({ length: score.length }, (_, i) => i);
	grow(0, all, options.depth, sumsOf(all));
}
