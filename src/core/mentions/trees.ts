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

/** Probability of the row at `from` of `rows`: the bias plus a leaf of every tree, as log-odds. */
export function judgeByTrees({ bias, nodes, feature, cut }: Forest, rows: Float64Array, from: number): number {
	let sum = bias;
	for (let tree = 0; tree < feature.length; tree += nodes) {
		let node = 0;
		let asked = feature[tree]!;
		while (asked >= 0) {
			node = 2 * node + (rows[from + asked]! >= cut[tree + node]! ? 2 : 1);
			asked = feature[tree + node]!;
		}
		sum += cut[tree + node]!;
	}
	return 1 / (1 + Math.exp(-sum));
}
