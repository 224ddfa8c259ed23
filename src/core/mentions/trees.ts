/**
 * Boosted trees in flat arrays, `nodes` entries per tree. Node n of a tree tests whether `feature[n]` is at least
 * `cut[n]`, and continues at node 2n + 2 if so, or at 2n + 1 if not; a node without a feature (-1) is a leaf, whose
 * `cut` is added to the log odds.
 */
export interface Forest {
	bias: number;
	nodes: number;
	feature: Int16Array;
	cut: Float64Array;
}

/**
 * A forest optimized for speed. Every tree has exactly `depth` tests, which avoids unpredictable branches; and a value is
 * ranked among the cuts of its feature once, so that a test compares two small integers.
 */
interface RankedForest {
	depth: number;
	/** The features used, and where the cuts of each begin, with one more entry for the end. */
	features: Int32Array;
	cutStart: Int32Array;
	/** The cuts of each feature, ascending: a value's rank is the number of cuts that it reaches. */
	cuts: Float64Array;
	/** For each inner node the feature, and in the low 16 bits the least passing rank; as many per tree as leaves. */
	question: Int32Array;
	leaf: Float64Array;
	/** Scratch space for the ranks of one row. */
	rank: Int32Array;
}

const NEVER = 0xffff;
/** Trees that are descended at once, so their steps do not wait for each other. */
const ABREAST = 3;
const cache = new WeakMap<Forest, RankedForest>();

function rankedOf(forest: Forest): RankedForest {
	const cached = cache.get(forest);
	if (cached !== undefined) return cached;
	const { nodes, feature, cut } = forest;
	const depth = Math.ceil(Math.log2(nodes + 1)) - 1;
	const leaves = 1 << depth;
	const trees = feature.length / nodes;
	const padded = Math.ceil(trees / ABREAST) * ABREAST;
	const cuts = cutsOf(forest);
	const question = new Int32Array(padded * leaves).fill(NEVER);
	const leaf = new Float64Array(padded * leaves);
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
	const features = Int32Array.from(cuts.keys()).filter((f) => cuts[f]!.length > 0);
	const cutStart = new Int32Array(features.length + 1);
	features.forEach((f, i) => {
		cutStart[i + 1] = cutStart[i]! + cuts[f]!.length;
	});
	const flat = Float64Array.from([...features].flatMap((f) => cuts[f]!));
	const ranked = { depth, features, cutStart, cuts: flat, question, leaf, rank: new Int32Array(cuts.length) };
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
	const { depth, features, cutStart, cuts, question, leaf, rank } = rankedOf(forest);
	for (let i = 0; i < features.length; i++) {
		const feature = features[i]!;
		const value = rows[from + feature]!;
		const end = cutStart[i + 1]!;
		let at = cutStart[i]!;
		while (at < end && value >= cuts[at]!) at++;
		rank[feature] = at - cutStart[i]!;
	}
	const leaves = 1 << depth;
	let sum = forest.bias;
	for (let tree = 0; tree < leaf.length; tree += ABREAST * leaves) {
		const [second, third] = [tree + leaves, tree + 2 * leaves];
		let a = 0;
		let b = 0;
		let c = 0;
		for (let level = 0; level < depth; level++) {
			a = nextNode(a, question[tree + a]!, rank);
			b = nextNode(b, question[second + b]!, rank);
			c = nextNode(c, question[third + c]!, rank);
		}
		sum = sum + leaf[tree + a + 1 - leaves]! + leaf[second + b + 1 - leaves]! + leaf[third + c + 1 - leaves]!;
	}
	return 1 / (1 + Math.exp(-sum));
}

/** The shift gives -1 for a rank below the least passing one, and 0 otherwise. */
const nextNode = (node: number, packed: number, rank: Int32Array) =>
	2 * node + 2 + ((rank[packed >> 16]! - (packed & NEVER)) >> 31);
