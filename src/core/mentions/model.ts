import { CONTEXT } from './context.ts';
import { FEATURES } from './featureNames.ts';
import type { Model } from './judge.ts';
import file from './model.json' with { type: 'json' };
import { WORD_WEIGHTS } from './wordModel.ts';

/** A node of a tree in the file: a split [feature, cut], a leaf's value, or null below a leaf. */
type FileNode = [feature: string, cut: number] | number | null;

/** The file format of a model: every weight and split refers to features by name. */
export interface ModelFile {
	/** How it was trained, in plain words. */
	about: string;
	/** First pass: weights of a logistic regression. */
	first: Record<string, number>;
	/** Weights of hashed words, a byte each as two hexadecimal digits. */
	words: { scale: number; weights: string };
	/** Second pass: boosted trees in heap order (the children of node n are 2n + 1 for "less" and 2n + 2). */
	second: { bias: number; trees: FileNode[][] };
}

const NAMES: readonly string[] = [...FEATURES, ...CONTEXT];

/** @throws Error if the file names an unknown feature, or has too few words */
export function readModel({ first, words, second }: ModelFile): Model {
	const numberOf = (name: string) => {
		const i = NAMES.indexOf(name);
		if (i < 0) throw new Error(`The model asks for "${name}", which is no feature.`);
		return i;
	};
	const weights = new Float64Array(FEATURES.length + 1);
	for (const [name, weight] of Object.entries(first)) weights[name === 'bias' ? 0 : 1 + numberOf(name)] = weight;
	const nodes = second.trees.reduce((most, tree) => Math.max(most, tree.length), 1);
	const feature = new Int16Array(nodes * second.trees.length).fill(-1);
	const cut = new Float64Array(nodes * second.trees.length);
	for (const [t, tree] of second.trees.entries())
		for (const [n, node] of tree.entries())
			if (Array.isArray(node)) {
				feature[t * nodes + n] = numberOf(node[0]);
				cut[t * nodes + n] = node[1];
			} else cut[t * nodes + n] = node ?? 0;
	const wordWeights = Int8Array.from({ length: words.weights.length / 2 }, (_, i) =>
		Number.parseInt(words.weights.slice(2 * i, 2 * i + 2), 16),
	);
	if (wordWeights.length !== WORD_WEIGHTS) throw new Error(`The model has ${wordWeights.length} words.`);
	return {
		first: weights,
		words: { scale: words.scale, weights: wordWeights },
		second: { bias: second.bias, nodes, feature, cut },
	};
}

/** Converts a model to its file: `readModel(writeModel(model))` is `model` up to rounding. */
export function writeModel({ first, words, second }: Model, about: string): ModelFile {
	const short = (n: number) => Number(n.toPrecision(4));
	const weights = [['bias', short(first[0]!)], ...FEATURES.map((name, i) => [name, short(first[i + 1]!)])];
	const { nodes, feature, cut } = second;
	const trees = Array.from({ length: feature.length / nodes }, (_, t) => {
		const list: FileNode[] = [];
		const visit = (n: number) => {
			const question = feature[t * nodes + n]!;
			const value = short(cut[t * nodes + n]!);
			list[n] = question < 0 ? value : [NAMES[question]!, value];
			if (question < 0) return;
			visit(2 * n + 1);
			visit(2 * n + 2);
		};
		visit(0);
		return Array.from(list, (node) => node ?? null);
	});
	return {
		about,
		first: Object.fromEntries(weights),
		words: {
			scale: short(words.scale),
			weights: Array.from(words.weights, (weight) => (weight & 255).toString(16).padStart(2, '0')).join(''),
		},
		second: { bias: short(second.bias), trees },
	};
}

export const MODEL: Model = readModel(file as unknown as ModelFile);
