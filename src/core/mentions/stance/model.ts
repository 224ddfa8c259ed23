/** The model that reads stances, from its file. */
import { type Forest, judgeByTrees } from '../trees.ts';
import { FEATURES } from './features.ts';
import file from './model.json' with { type: 'json' };

/** Forests that judge in turn: whether anything is said of a film, and if so, whether it was disliked or is so-so. */
export const FORESTS = ['said', 'disliked', 'soso'] as const;
export type StanceModel = Record<(typeof FORESTS)[number], Forest>;

/** Trees in heap order: a leaf's value, a split [feature, cut], or null below a leaf. */
type FileNode = [feature: number, cut: number] | number | null;
type ForestFile = { bias: number; trees: FileNode[][] };

export interface StanceModelFile extends Record<(typeof FORESTS)[number], ForestFile> {
	/** How it was trained, in plain words. */
	about: string;
	/** Names of the features that splits number. */
	features: string[];
}

/** @throws Error if the file names an unknown feature */
export function readStanceModel({ features, ...file }: StanceModelFile): StanceModel {
	const numbers = features.map((name) => {
		const i = FEATURES.indexOf(name);
		if (i < 0) throw new Error(`The model of stances asks for "${name}", which is not a feature.`);
		return i;
	});
	const forestOf = ({ bias, trees }: ForestFile): Forest => {
		const nodes = trees.reduce((most, tree) => Math.max(most, tree.length), 1);
		const feature = new Int16Array(nodes * trees.length).fill(-1);
		const cut = new Float64Array(nodes * trees.length);
		for (const [t, tree] of trees.entries())
			for (const [n, node] of tree.entries()) {
				if (Array.isArray(node)) feature[t * nodes + n] = numbers[node[0]]!;
				cut[t * nodes + n] = Array.isArray(node) ? node[1] : (node ?? 0);
			}
		return { bias, nodes, feature, cut };
	};
	return { said: forestOf(file.said), disliked: forestOf(file.disliked), soso: forestOf(file.soso) };
}

/** Converts a model to its file: `readStanceModel(writeStanceModel(model))` is `model` up to rounding. */
export function writeStanceModel(model: StanceModel, about: string): StanceModelFile {
	const used = new Set(FORESTS.flatMap((name) => [...model[name].feature].filter((k) => k >= 0)));
	const numbers = [...used].sort((a, b) => a - b);
	const short = (n: number) => Number(n.toPrecision(3));
	const forestOf = ({ bias, nodes, feature, cut }: Forest): ForestFile => ({
		bias: short(bias),
		trees: Array.from({ length: feature.length / nodes }, (_, t) => {
			const tree: FileNode[] = [];
			const visit = (n: number) => {
				const split = feature[t * nodes + n]!;
				const value = short(cut[t * nodes + n]!);
				tree[n] = split < 0 ? value : [numbers.indexOf(split), value];
				if (split < 0) return;
				visit(2 * n + 1);
				visit(2 * n + 2);
			};
			visit(0);
			return Array.from(tree, (node) => node ?? null);
		}),
	});
	return {
		about,
		features: numbers.map((k) => FEATURES[k]!),
		said: forestOf(model.said),
		disliked: forestOf(model.disliked),
		soso: forestOf(model.soso),
	};
}

/** Probabilities of nothing said, liked, so-so and disliked, of the row at `from`. */
export function judgeStance(model: StanceModel, rows: Float64Array, from: number): [number, number, number, number] {
	const said = judgeByTrees(model.said, rows, from);
	const [disliked, soso] = [judgeByTrees(model.disliked, rows, from), judgeByTrees(model.soso, rows, from)];
	const liked = Math.max(LEAST, 1 - disliked - soso);
	const sum = disliked + soso + liked;
	return [1 - said, (said * liked) / sum, (said * soso) / sum, (said * disliked) / sum];
}

/** Two forests may both be sure. */
const LEAST = 0.02;

export const STANCE_MODEL: StanceModel = readStanceModel(file as unknown as StanceModelFile);
