import { seededRandom } from '../../core/advice/draw.ts';
import type { Forest } from '../../core/mentions/trees.ts';
import type { Rows } from '../kit/logistic.ts';
import {
	type BinnedRows,
	bestSplit,
	type Histogram,
	histogramOf,
	newHistogram,
	type Sum,
	takeFrom,
} from './histogram.ts';

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
	options: BoostOptions;
	/** Gradient and curvature of the loss of each row, next to each other. */
	slopes: Float64Array;
	/** Room for a histogram at each depth: those of the nodes above a node are needed no longer. */
	histograms: Histogram[];
}

/** Rows in bins, and the text of each: rows of a text are sampled together, or a tree would memorise the text. */
export interface TreeRows extends Pick<Rows, 'label' | 'weight'> {
	binned: BinnedRows;
	group: Int32Array;
}

/** Fits gradient-boosted trees for the logistic loss (Friedman 2001, 2002) on those of the rows that are `used`. */
export function fitTrees(rows: TreeRows, used: Int32Array, options: BoostOptions): Forest {
	const { binned, label, weight, group } = rows;
	const random = seededRandom(options.seed);
	const bias = logOdds(rows, used);
	const score = new Float64Array(label.length).fill(bias);
	const fit: Fit = {
		binned,
		options,
		slopes: new Float64Array(2 * label.length),
		histograms: Array.from({ length: options.depth + 1 }, () => newHistogram(binned)),
	};
	const groups = group.reduce((most, g) => Math.max(most, g + 1), 0);
	const nodes = 2 ** (options.depth + 1) - 1;
	const forest: Forest = {
		bias,
		nodes,
		feature: new Int16Array(options.trees * nodes).fill(-1),
		cut: new Float64Array(options.trees * nodes),
	};
	const drawn = new Uint8Array(groups);
	const members = new Int32Array(used.length);
	for (let tree = 0; tree < options.trees; tree++) {
		for (let g = 0; g < groups; g++) drawn[g] = random() < options.share ? 1 : 0;
		const features = Int32Array.from({ length: binned.width }, (_, k) => (random() < options.featureShare ? k : -1));
		let count = 0;
		for (let u = 0; u < used.length; u++) {
			const i = used[u]!;
			if (drawn[group[i]!] === 0) continue;
			const p = 1 / (1 + Math.exp(-score[i]!));
			fit.slopes[2 * i] = weight[i]! * (label[i]! - p);
			fit.slopes[2 * i + 1] = weight[i]! * p * (1 - p);
			members[count++] = i;
		}
		const grown = growTree(
			fit,
			forest,
			tree * nodes,
			features.filter((k) => k >= 0),
			members.subarray(0, count),
		);
		addLeaves(fit, grown, used, score);
	}
	return forest;
}

function logOdds({ label, weight }: TreeRows, used: Int32Array): number {
	let positive = 0;
	let total = 0;
	for (const i of used) {
		total += weight[i]!;
		positive += weight[i]! * label[i]!;
	}
	return Math.log(positive / (total - positive));
}

/** A tree by bins: rows whose bin of the feature is above go right. */
interface BinnedTree {
	feature: Int16Array;
	bin: Uint8Array;
	leaf: Float64Array;
}

/** Grows a tree on some rows; its nodes begin at `root` of the forest. */
function growTree(fit: Fit, forest: Forest, root: number, features: Int32Array, drawn: Int32Array): BinnedTree {
	const { binned, options, slopes, histograms } = fit;
	const { count, cuts, bin } = binned;
	const tree = {
		feature: forest.feature.subarray(root, root + forest.nodes),
		bin: new Uint8Array(forest.nodes),
		leaf: forest.cut.subarray(root, root + forest.nodes),
	};
	const sumsOf = (members: Int32Array, depth: number) =>
		histogramOf(binned, members, features, slopes, histograms[depth]!);
	const grow = (node: number, members: Int32Array, [g, h]: Sum, depth: number, sums: Histogram) => {
		const split = depth === 0 ? null : bestSplit(binned, sums, [g, h], features, options);
		if (split === null) {
			tree.leaf[node] = (options.rate * g) / (h + options.ridge);
			return;
		}
		tree.feature[node] = split.feature;
		tree.bin[node] = split.bin;
		tree.leaf[node] = cuts[split.feature]![split.bin]!;
		const column = bin.subarray(split.feature * count, (split.feature + 1) * count);
		const [left, right] = divide(members, column, split.bin);
		// One side is counted, the other is what remains; leaves need neither.
		const isLeftSmaller = left.length < right.length;
		const counted = depth === 1 ? sums : sumsOf(isLeftSmaller ? left : right, depth - 1);
		const rest = depth === 1 ? sums : takeFrom(sums, counted);
		const [gl, hl] = split.left;
		grow(2 * node + 1, left, [gl, hl], depth - 1, isLeftSmaller ? counted : rest);
		grow(2 * node + 2, right, [g - gl, h - hl], depth - 1, isLeftSmaller ? rest : counted);
	};
	grow(0, drawn, sumOf(drawn, slopes), options.depth, sumsOf(drawn, options.depth));
	return tree;
}

function sumOf(members: Int32Array, slopes: Float64Array): Sum {
	let [g, h] = [0, 0];
	for (let m = 0; m < members.length; m++) {
		g += slopes[2 * members[m]!]!;
		h += slopes[2 * members[m]! + 1]!;
	}
	return [g, h];
}

/** Divides rows into those of a bin up to `most`, and the others. */
function divide(members: Int32Array, column: Uint8Array, most: number): [left: Int32Array, right: Int32Array] {
	const divided = new Int32Array(members.length);
	let left = 0;
	let right = members.length;
	for (let m = 0; m < members.length; m++) {
		const i = members[m]!;
		if (column[i]! > most) divided[--right] = i;
		else divided[left++] = i;
	}
	return [divided.subarray(0, left), divided.subarray(right)];
}

/** Adds the leaf that each of the rows falls into to its score. */
function addLeaves({ binned: { count, bin } }: Fit, tree: BinnedTree, used: Int32Array, score: Float64Array): void {
	for (let u = 0; u < used.length; u++) {
		const i = used[u]!;
		let node = 0;
		for (let f = tree.feature[0]!; f >= 0; f = tree.feature[node]!)
			node = 2 * node + (bin[f * count + i]! > tree.bin[node]! ? 2 : 1);
		score[i]! += tree.leaf[node]!;
	}
}
