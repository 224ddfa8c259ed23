import { listed } from '../catalogue/lists.ts';
import { bytesOf, textOf } from './base64.ts';
import { CONTEXT } from './context.ts';
import { FEATURES } from './featureNames.ts';
import type { Model } from './judge.ts';
import { LAST_LOOK } from './lastLook.ts';
import type { Forest } from './trees.ts';
import { WORD_WEIGHTS } from './wordModel.ts';

/** Boosted trees in heap order: the children of node n are 2n + 1 for "less" and 2n + 2. Bytes are in base64. */
interface ForestFile {
	bias: number;
	/** Nodes of a tree. */
	nodes: number;
	/** The features that are asked for. */
	features: string[];
	/** For each node a byte, 1 + the index of its feature; 0 for a leaf. */
	splits: string;
	/** For each node the cut, or the value of the leaf, as a 32-bit float. */
	values: string;
}

/** The file format of a model: every weight and split refers to features by name. */
export interface ModelFile {
	/** How it was trained, in plain words. */
	about: string;
	/** First pass: weights of a logistic regression. */
	first: Record<string, number>;
	/** Weights of hashed words, a byte each. */
	words: { scale: number; weights: string };
	second: ForestFile;
	last: ForestFile;
}

/** Columns of the tables of each pass. */
export const WIDTHS = [FEATURES.length, CONTEXT.length, LAST_LOOK.length];
const NAMES: readonly string[] = [...FEATURES, ...CONTEXT, ...LAST_LOOK];

/** @throws Error if the file names an unknown feature, or has too few words */
export function readModel({ first, words, second, last }: ModelFile): Model {
	const weights = new Float64Array(FEATURES.length + 1);
	for (const [name, weight] of Object.entries(first)) weights[name === 'bias' ? 0 : 1 + numberOf(name)] = weight;
	const wordWeights = Int8Array.from(bytesOf(words.weights));
	if (wordWeights.length !== WORD_WEIGHTS) throw new Error(`The model has ${wordWeights.length} words.`);
	return {
		first: weights,
		words: { scale: words.scale, weights: wordWeights },
		second: readForest(second),
		last: readForest(last),
	};
}

function numberOf(name: string): number {
	const i = NAMES.indexOf(name);
	if (i < 0) throw new Error(`The model asks for "${name}", which is no feature.`);
	return i;
}

function readForest({ bias, nodes, features, splits, values }: ForestFile): Forest {
	const numbers = features.map(numberOf);
	const feature = Int16Array.from(bytesOf(splits), (split) => (split === 0 ? -1 : numbers[split - 1]!));
	const bytes = bytesOf(values);
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
	const cut = Float64Array.from(feature, (_, i) => view.getFloat32(4 * i, true));
	return { bias, nodes, feature, cut };
}

const short = (n: number) => Number(n.toPrecision(4));

/** Converts a model to its file: `readModel(writeModel(model))` is `model` up to rounding. */
export function writeModel({ first, words, second, last }: Model, about: string): ModelFile {
	const weights = [['bias', short(first[0]!)], ...FEATURES.map((name, i) => [name, short(first[i + 1]!)])];
	return {
		about,
		first: Object.fromEntries(weights),
		words: { scale: short(words.scale), weights: textOf(Uint8Array.from(words.weights)) },
		second: writeForest(second),
		last: writeForest(last),
	};
}

function writeForest({ bias, nodes, feature, cut }: Forest): ForestFile {
	const numbers = [...new Set(feature.filter((f) => f >= 0))].sort((a, b) => a - b);
	const values = new DataView(new ArrayBuffer(4 * cut.length));
	cut.forEach((value, i) => {
		values.setFloat32(4 * i, value, true);
	});
	return {
		bias: short(bias),
		nodes,
		features: numbers.map((i) => NAMES[i]!),
		splits: textOf(Uint8Array.from(feature, (f) => 1 + numbers.indexOf(f))),
		values: textOf(new Uint8Array(values.buffer)),
	};
}

/** The model in use. @throws Error as {@link readModel} does, or before the lists were loaded */
export const finder: () => Model = listed('finder', readModel);
