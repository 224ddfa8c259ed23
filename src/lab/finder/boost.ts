import { seededRandom } from '../../core/advice/draw.ts';
import type { Forest } from '../../core/mentions/trees.ts';
import type { Rows } from './logistic.ts';

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

const BINS = 32;

/**
 * Fits gradient-boosted trees for the logistic loss (Friedman 2001, 2002), on features in at most 32 bins.
 * @param group text of each row: rows of a text are sampled together, or a tree would memorise the text
 * @param rises monotonicity of each feature: 1 if it can only favour a mention, -1 if only oppose one, 0 if either
 */
export function fitTrees(rows: Rows, group: Int32Array, rises: Int8Array, options: BoostOptions): Forest {
	const { width, features, label, weight } = rows;
	const random = seededRandom(options.seed);
	const count = label.length;
	const cuts = Array.from({ length: width }, (_, k) => cutsOf(features, width, k, count));
	const bin = new Uint8Array(count * width);
	for (let i = 0; i < count; i++)
		for (let k = 0; k < width; k++) {
			const value = features[i * width + k]!;
			let b = 0;
			while (b < cuts[k]!.length && value >= cuts[k]![b]!) b++;
			bin[i * width + k] = b;
		}
	let positive = 0;
	let total = 0;
	for (let i = 0; i < count; i++) {
		total += weight[i]!;
		positive += weight[i]! * label[i]!;
	}
	const bias = Math.log(positive / (total - positive));
	const score = new Float64Array(count).fill(bias);
	const gradient = new Float64Array(count);
	const curve = new Float64Array(count);
	const groups = group.reduce((most, g) => Math.max(most, g + 1), 0);
	const nodes = 2 ** (options.depth + 1) - 1;
	const forest: Forest = {
		bias,
		nodes,
		feature: new Int16Array(options.trees * nodes).fill(-1),
		cut: new Float64Array(options.trees * nodes),
	};
	for (let t = 0; t < options.trees; t++) {
		for (let i = 0; i < count; i++) {
			const p = 1 / (1 + Math.exp(-score[i]!));
			gradient[i] = weight[i]! * (label[i]! - p);
			curve[i] = weight[i]! * p * (1 - p);
		}
		const out = Uint8Array.from({ length: groups }, () => (random() < options.share ? 0 : 1));
		const skip = Uint8Array.from({ length: width }, () => (random() < options.featureShare ? 0 : 1));
		const used = Int32Array.from({ length: width }, (_, k) => k).filter((k) => skip[k] === 0);
		/** Sums of gradients and curvatures in each bin of each used feature. */
		const histogramOf = (members: Int32Array): Histogram => {
			const g = new Float64Array(width * (BINS + 1));
			const h = new Float64Array(width * (BINS + 1));
			for (const i of members) {
				if (out[group[i]!] === 1) continue;
				for (const k of used) {
					const at = k * (BINS + 1) + bin[i * width + k]!;
					g[at]! += gradient[i]!;
					h[at]! += curve[i]!;
				}
			}
			return { g, h };
		};
		const grow = (node: number, members: Int32Array, depth: number, sums: Histogram) => {
			let g = 0;
			let h = 0;
			for (const i of members) {
				if (out[group[i]!] === 1) continue;
				g += gradient[i]!;
				h += curve[i]!;
			}
			const leaf = (options.rate * g) / (h + options.ridge);
			const split = depth === 0 ? null : bestSplit(sums, g, h);
			if (split === null) {
				forest.cut[t * nodes + node] = leaf;
				for (const i of members) score[i]! += leaf;
				return;
			}
			forest.feature[t * nodes + node] = split.feature;
			forest.cut[t * nodes + node] = cuts[split.feature]![split.bin]!;
			const right = members.filter((i) => bin[i * width + split.feature]! > split.bin);
			const left = members.filter((i) => bin[i * width + split.feature]! <= split.bin);
			// One side is counted, the other is what remains.
			const isLeftSmaller = left.length < right.length;
			const counted = depth === 1 ? sums : histogramOf(isLeftSmaller ? left : right);
			const rest = depth === 1 ? sums : remainder(sums, counted);
			grow(2 * node + 1, left, depth - 1, isLeftSmaller ? counted : rest);
			grow(2 * node + 2, right, depth - 1, isLeftSmaller ? rest : counted);
		};
		const bestSplit = ({ g: sumG, h: sumH }: Histogram, g: number, h: number) => {
			let best: { feature: number; bin: number } | null = null;
			let bestGain = 1e-3;
			for (const k of used) {
				let gl = 0;
				let hl = 0;
				for (let b = 0; b < cuts[k]!.length; b++) {
					gl += sumG[k * (BINS + 1) + b]!;
					hl += sumH[k * (BINS + 1) + b]!;
					const hr = h - hl;
					if (hl < options.leastWeight || hr < options.leastWeight) continue;
					const step = (g - gl) / (hr + options.ridge) - gl / (hl + options.ridge);
					if (rises[k]! * step < 0) continue;
					const gain =
						gl ** 2 / (hl + options.ridge) + (g - gl) ** 2 / (hr + options.ridge) - g ** 2 / (h + options.ridge);
					if (gain > bestGain) {
						bestGain = gain;
						best = { feature: k, bin: b };
					}
				}
			}
			return best;
		};
		const all = Int32Array.from({ length: count }, (_, i) => i);
		grow(0, all, options.depth, histogramOf(all));
	}
	return forest;
}

interface Histogram {
	g: Float64Array;
	h: Float64Array;
}

const remainder = (whole: Histogram, part: Histogram): Histogram => ({
	g: whole.g.map((value, i) => value - part.g[i]!),
	h: whole.h.map((value, i) => value - part.h[i]!),
});

/** Returns the thresholds of a feature: between its values, or at quantiles of its distinct values if there are many. */
function cutsOf(features: Float64Array, width: number, k: number, count: number): number[] {
	const seen = new Set<number>();
	for (let i = 0; i < count; i++) seen.add(features[i * width + k]!);
	const values = [...seen].sort((a, b) => a - b);
	if (values.length <= BINS) return values.slice(1).map((value, i) => (value + values[i]!) / 2);
	return Array.from({ length: BINS - 1 }, (_, i) => values[Math.floor(((i + 1) * values.length) / BINS)]!);
}
