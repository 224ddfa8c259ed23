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

/** A forest whose trees all ask `depth` questions: what is asked does not depend on an answer, so nothing is guessed. */
interface Complete {
	depth: number;
	feature: Int16Array;
	cut: Float64Array;
	leaf: Float64Array;
}

const known = new WeakMap<Forest, Complete>();

function completed(forest: Forest): Complete {
	const before = known.get(forest);
	if (before !== undefined) return before;
	const { nodes, feature, cut } = forest;
	const depth = Math.ceil(Math.log2(nodes + 1)) - 1;
	const inner = 2 ** depth - 1;
	const trees = feature.length / nodes;
	const complete: Complete = {
		depth,
		feature: new Int16Array(trees * inner),
		cut: new Float64Array(trees * inner).fill(Infinity),
		leaf: new Float64Array(trees * (inner + 1)),
	};
	/** Fills node `to` of a tree from its node `from`; under a leaf every answer leads to that leaf. */
	const fill = (tree: number, to: number, from: number) => {
		const asked = feature[tree * nodes + from]!;
		if (to >= inner) {
			complete.leaf[tree * (inner + 1) + to - inner] = cut[tree * nodes + from]!;
			return;
		}
		if (asked >= 0) {
			complete.feature[tree * inner + to] = asked;
			complete.cut[tree * inner + to] = cut[tree * nodes + from]!;
		}
		fill(tree, 2 * to + 1, asked < 0 ? from : 2 * from + 1);
		fill(tree, 2 * to + 2, asked < 0 ? from : 2 * from + 2);
	};
	for (let tree = 0; tree < trees; tree++) fill(tree, 0, 0);
	known.set(forest, complete);
	return complete;
}

/** Probability of the row at `from` of `rows`: the bias plus a leaf of every tree, as log-odds. */
export function judgeByTrees(forest: Forest, rows: Float64Array, from: number): number {
	const { depth, feature, cut, leaf } = completed(forest);
	const inner = 2 ** depth - 1;
	let sum = forest.bias;
	for (let tree = 0, leaves = -inner; leaves + inner < leaf.length; tree += inner, leaves += inner + 1) {
		let node = 0;
		for (let level = 0; level < depth; level++)
			node = 2 * node + 1 + Number(rows[from + feature[tree + node]!]! >= cut[tree + node]!);
		sum += leaf[leaves + node]!;
	}
	return 1 / (1 + Math.exp(-sum));
}
