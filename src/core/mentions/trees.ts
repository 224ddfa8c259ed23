/**
 * Boosted trees, side by side in flat arrays, `nodes` to a tree. Node n of a tree asks whether `feature[n]` is at least
 * `cut[n]` and goes to node 2n + 2 if so, else to 2n + 1; a node without a feature (-1) is a leaf, whose `cut` is what
 * it adds to the log-odds.
 */
export interface Forest {
	bias: number;
	nodes: number;
	feature: Int16Array;
	cut: Float64Array;
}

/**
 * A forest made for speed. Every tree asks `depth` questions, so that the processor has no branch to guess; and a value
 * is ranked among the cuts of its feature once, so that a question compares two small integers.
 */
interface Ranked {
	depth: number;
	/** The cuts of each feature, rising: a value's rank is how many of them it reaches. */
	cuts: number[][];
	/** Per inner node the feature, and in the low 16 bits the rank that answers yes; as many to a tree as leaves. */
	question: Int32Array;
	leaf: Float64Array;
	/** Room for the ranks of one row. */
	rank: Int32Array;
}

const NEVER = 0xffff;
const known = new WeakMap<Forest, Ranked>();

function ranked(forest: Forest): Ranked {
	const before = known.get(forest);
	if (before !== undefined) return before;
	const { nodes, feature, cut } = forest;
	const depth = Math.ceil(Math.log2(nodes + 1)) - 1;
	const leaves = 1 << depth;
	const trees = feature.length / nodes;
	const cuts = cutsOf(forest);
	const question = new Int32Array(trees * leaves).fill(NEVER);
	const leaf = new Float64Array(trees * leaves);
	/** Fills node `to` of a tree from its node `from`; under a leaf every answer leads to that leaf. */
	const fill = (tree: number, to: number, from: number) => {
		const asked = feature[tree * nodes + from]!;
		const value = cut[tree * nodes + from]!;
		if (to >= leaves - 1) {
			leaf[tree * leaves + to + 1 - leaves] = value;
			return;
		}
		if (asked >= 0) question[tree * leaves + to] = (asked << 16) | (1 + cuts[asked]!.indexOf(value));
		fill(tree, 2 * to + 1, asked < 0 ? from : 2 * from + 1);
		fill(tree, 2 * to + 2, asked < 0 ? from : 2 * from + 2);
	};
	for (let tree = 0; tree < trees; tree++) fill(tree, 0, 0);
	const made = { depth, cuts, question, leaf, rank: new Int32Array(cuts.length) };
	known.set(forest, made);
	return made;
}

function cutsOf({ feature, cut }: Forest): number[][] {
	const width = feature.reduce((most, f) => Math.max(most, f + 1), 1);
	const cuts = Array.from({ length: width }, () => new Set<number>());
	feature.forEach((f, n) => {
		if (f >= 0) cuts[f]!.add(cut[n]!);
	});
	return cuts.map((values) => [...values].sort((a, b) => a - b));
}

/** Probability of the row at `from` of `rows`: the bias plus a leaf of every tree, as log-odds. */
export function judgeByTrees(forest: Forest, rows: Float64Array, from: number): number {
	const { depth, cuts, question, leaf, rank } = ranked(forest);
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
			const asked = question[tree + node]!;
			// The shift makes -1 of a rank below the one asked for, 0 of any other.
			node = 2 * node + 2 + ((rank[asked >> 16]! - (asked & NEVER)) >> 31);
		}
		sum += leaf[tree + node + 1 - leaves]!;
	}
	return 1 / (1 + Math.exp(-sum));
}
