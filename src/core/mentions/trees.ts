/**
 * Boosted trees in flat arrays, `nodes` entries per tree. Node n of a tree tests whether `feature[n]` is at least
 * `cut[n]` and continues at node 2n + 2 if so, else at 2n + 1; a node without a feature (-1) is a leaf, whose `cut` is
 * added to the log odds.
 */
export interface Forest {
	bias: number;
	nodes: number;
	feature: Int16Array;
	cut: Float64Array;
}

/**
 * A forest optimised for speed. Every tree has exactly `depth` tests, which avoids unpredictable branches; and a value is
 * ranked among the cuts of its feature once, so that a test compares two small integers.
 */
interface RankedForest {
	depth: number;
	/** The cuts of each feature, ascending: a value's rank is the number of cuts that it reaches. */
	cuts: number[][];
	/** For each inner node the feature, and in the low 16 bits the least passing rank; as many per tree as leaves. */
	question: Int32Array;
	leaf: Float64Array;
	/** Scratch space for the ranks of one row. */
	rank: Int32Array;
}

const NEVER = 0xffff;
const cache = new WeakMap<Forest, RankedForest>();

function rankedOf(forest: Forest): RankedForest {
	const cached = cache.get(forest);
	if (cached !== undefined) return cached;
	const { nodes, feature, cut } = forest;
	const depth = Math.ceil(Math.log2(nodes + 1)) - 1;
	const leaves = 1 << depth;
	const trees = feature.length / nodes;
	const cuts = cutsOf(forest);
	const question = new Int32Array(trees * leaves).fill(NEVER);
	const leaf = new Float64Array(trees * leaves);
	/** Fills node `to` of a tree from its node `from`; all nodes below a leaf lead to that leaf's value. */
	const fill = (tree: number, to: number, from: number) => {
		const split = feature[tree * nodes + from]!;
		const value = cut[tree * nodes + from]!;
		if (to >= leaves - 1) {
			leaf[tree * leaves + to + 1 - leaves] = value;
			return;
		}
		if (split >= 0) question[tree * leaves + to] = (split << 16) | (1 + cuts[split]!.indexOf(value));
		fill(tree, 2 * to + 1, split < 0 ? from : 2 * from + 1);
		fill(tree, 2 * to + 2, split < 0 ? from : 2 * from + 2);
	};
	for (let tree = 0; tree < trees; tree++) fill(tree, 0, 0);
	const ranked = { depth, cuts, question, leaf, rank: new Int32Array(cuts.length) };
	cache.set(forest, ranked);
	return ranked;
}

function cutsOf({ feature, cut }: Forest): number[][] {
	const width = feature.reduce((most, f) => Math.max(most, f + 1), 1);
	const cuts = Array.from({ length: width }, () => new Set<number>());
	feature.forEach((f, n) => {
		if (f >= 0) cuts[f]!.add(cut[n]!);
	});
	return cuts.map((values) => [...values].sort((a, b) => a - b));
}

/** Probability of the row at `from` of `rows`: the bias plus a leaf of every tree, as log odds. */
export function judgeByTrees(forest: Forest, rows: Float64Array, from: number): number {
	const { depth, cuts, question, leaf, rank } = rankedOf(forest);
	for (let k = 0; k < cuts.length; k++) {
		const values = cuts[k]!;
		const value = rows[from + k]!;
		let r = 0;
		while (r < values.length && value >= values[r]!) r++;
		rank[k] = r;
	}
	const leaves = 1 << depth;
	let sum = forest.bias;
	for (let tree = 0; tree < leaf.length; tree += leaves) {
		let node = 0;
		for (let level = 0; level < depth; level++) {
			const packed = question[tree + node]!;
			// The shift gives -1 for a rank below the least passing one, else 0.
			node = 2 * node + 2 + ((rank[packed >> 16]! - (packed & NEVER)) >> 31);
		}
		sum += leaf[tree + node + 1 - leaves]!;
	}
	return 1 / (1 + Math.exp(-sum));
}
