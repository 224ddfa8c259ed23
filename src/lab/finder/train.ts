import { CONTEXT, describeContext, placesOf } from '../../core/mentions/context.ts';
import { FEATURES } from '../../core/mentions/featureNames.ts';
import { joinRows, judge, judgeRows, LEAST_PROBABILITY, type Model } from '../../core/mentions/judge.ts';
import { describeLastLook, LAST_LOOK } from '../../core/mentions/lastLook.ts';
import { likelihoodsOf } from '../../core/mentions/likelihoods.ts';
import { readModel, WIDTHS, writeModel } from '../../core/mentions/model.ts';
import { fitLogistic, type Rows } from '../kit/logistic.ts';
import { type BoostOptions, fitTrees, type TreeRows } from './boost.ts';
import { fitWords, type WordRows, wordsOf } from './fitWords.ts';
import { sourceOf } from './gold.ts';
import { binRows } from './histogram.ts';
import type { Prepared } from './prepared.ts';

const RIDGE = 1.5;
const SECOND: BoostOptions = {
	trees: 200,
	depth: 4,
	rate: 0.1,
	ridge: 2,
	leastWeight: 1,
	share: 0.5,
	featureShare: 0.5,
	seed: 1,
};
const LAST: BoostOptions = { ...SECOND, trees: 500, depth: 5, rate: 0.08 };
/** Most candidates are hardly films, and much alike: one in so many of them is fitted on, and counts for the others. */
const HARDLY = 0.06;
const ONE_IN = 3;

/** Rows, and the text that each is of. */
interface GroupedRows extends Rows {
	group: Int32Array;
}

type TableOf = (p: Prepared) => Float64Array;

/**
 * Fits the passes. Each uses what the one before says of held-out texts, as in use: the texts are scored fold by fold.
 * @param keep selects the texts to fit on
 * @param without features that are left out
 */
export function fitModel(
	prepared: readonly Prepared[],
	keep: (p: Prepared) => boolean,
	without: ReadonlySet<string> = new Set(),
): Model {
	const used = prepared.filter(keep);
	const folds = [...new Set(used.map((p) => p.fold))];
	/** Fits on all but each fold: what is fitted without a text's own fold judges it. */
	function withoutOwn<T>(fit: (rest: readonly Prepared[]) => T): (p: Prepared) => T {
		const fitted = new Map(folds.map((fold) => [fold, fit(used.filter((p) => p.fold !== fold))]));
		return ({ fold }) => fitted.get(fold)!;
	}
	const rowsOf = (some: readonly Prepared[], passes: number, tableOf: TableOf, hopeOf?: TableOf) =>
		blank(labeledRows(some, tableOf, passes, hopeOf), without);

	const first = fitLogistic(
		rowsOf(used, 1, (p) => p.rows),
		RIDGE,
	);
	const firstWithout = withoutOwn((rest) =>
		fitLogistic(
			rowsOf(rest, 1, (p) => p.rows),
			RIDGE,
			first,
		),
	);
	const firstOf = judgedOnce(firstWithout, (weights, p) => judge(weights, p.rows, FEATURES.length));

	const wordRows = new Map(used.map((p) => [p, wordRowsOf(p, firstOf(p))]));
	const wordsWithout = withoutOwn((rest) => fitWords(rest.map((p) => wordRows.get(p)!)));
	const contextOf = judgedOnce(wordsWithout, (words, p) =>
		describeContext(p.scene, p.candidates, firstOf(p), p.surroundings, words, LEAST_PROBABILITY),
	);
	const inContext: TableOf = (p) => joinRows([p.rows, contextOf(p)], WIDTHS);

	const inContextRows = treeRows(rowsOf(used, 2, inContext, firstOf));
	const isIn = new Map(used.map((p, group) => [p, group]));
	const secondOf = (some: readonly Prepared[]) => {
		const groups = new Set(some.map((p) => isIn.get(p)!));
		return fitTrees(
			inContextRows,
			rowsIn(inContextRows, (group) => groups.has(group)),
			SECOND,
		);
	};
	const inContextOf = judgedOnce(withoutOwn(secondOf), (forest, p) => judgeRows(forest, firstOf(p), inContext(p)));
	const amongOthers: TableOf = (p) =>
		joinRows([p.rows, contextOf(p), describeLastLook(p.scene, p.candidates, inContextOf(p))], WIDTHS);
	const second = secondOf(used);
	const allRows = treeRows(rowsOf(used, 3, amongOthers, inContextOf));
	return {
		first,
		words: fitWords([...wordRows.values()]),
		second,
		last: fitTrees(
			allRows,
			rowsIn(allRows, () => true),
			LAST,
		),
	};
}

const treeRows = ({ label, weight, group, ...rows }: GroupedRows): TreeRows => ({
	binned: binRows(rows),
	label,
	weight,
	group,
});

/** The rows of some texts. */
const rowsIn = ({ group }: TreeRows, isIn: (group: number) => boolean) =>
	Int32Array.from(group.keys()).filter((i) => isIn(group[i]!));

/** Judges each text by what was fitted without it, once. */
function judgedOnce<T>(fittedFor: (p: Prepared) => T, judgeBy: (fitted: T, p: Prepared) => Float64Array): TableOf {
	const known = new Map<Prepared, Float64Array>();
	return (p) => {
		const table = known.get(p) ?? judgeBy(fittedFor(p), p);
		known.set(p, table);
		return table;
	};
}

function wordRowsOf({ scene, candidates, label, weight, original }: Prepared, first: Float64Array): WordRows {
	const judged = candidates.map((_, i) => i).filter((i) => label[i] !== 2 && first[i]! >= LEAST_PROBABILITY);
	return {
		...wordsOf(
			placesOf(scene, likelihoodsOf(scene, candidates, first)),
			judged.map((i) => candidates[i]!),
		),
		label: judged.map((i) => label[i]!),
		known: judged.map((i) => Math.log((first[i]! + 1e-4) / (1 - first[i]! + 1e-4))),
		weight,
		source: sourceOf(original),
	};
}

/** Fits a model, and rounds it as its file does, to judge what would be in use. */
export const fitAsStored = (
	prepared: readonly Prepared[],
	keep: (p: Prepared) => boolean,
	without?: ReadonlySet<string>,
): Model => readModel(writeModel(fitModel(prepared, keep, without), ''));

/** Sets features to 0 in all rows, so that no weight and no split is fitted to them. */
function blank<T extends Rows>(rows: T, without: ReadonlySet<string>): T {
	const columns = [...FEATURES, ...CONTEXT, ...LAST_LOOK].flatMap((name, k) =>
		k < rows.width && without.has(name) ? [k] : [],
	);
	for (let at = 0; at < rows.features.length; at += rows.width) for (const k of columns) rows.features[at + k] = 0;
	return rows;
}

/** @param passes how many passes the features are of */
function labeledRows(used: readonly Prepared[], tableOf: TableOf, passes: number, hopeOf?: TableOf): GroupedRows {
	const width = WIDTHS.slice(0, passes).reduce((sum, own) => sum + own, 0);
	const isHardly = (label: number, hope: Float64Array | undefined, i: number) =>
		hope !== undefined && label === 0 && hope[i]! < HARDLY;
	const isJudged = ({ label }: Prepared, hope: Float64Array | undefined, i: number) =>
		label[i] !== 2 &&
		(hope === undefined || hope[i]! >= LEAST_PROBABILITY) &&
		(i % ONE_IN === 0 || !isHardly(label[i]!, hope, i));
	const count = used.reduce((sum, p) => {
		const hope = hopeOf?.(p);
		return sum + p.label.filter((_, i) => isJudged(p, hope, i)).length;
	}, 0);
	const rows = {
		width,
		features: new Float64Array(count * width),
		label: new Uint8Array(count),
		weight: new Float64Array(count),
		group: new Int32Array(count),
	};
	let to = 0;
	for (const [g, p] of used.entries()) {
		const table = tableOf(p);
		const hope = hopeOf?.(p);
		p.label.forEach((label, i) => {
			if (!isJudged(p, hope, i)) return;
			rows.features.set(table.subarray(i * width, (i + 1) * width), to * width);
			rows.label[to] = label;
			rows.weight[to] = p.weight * (isHardly(label, hope, i) ? ONE_IN : 1);
			rows.group[to++] = g;
		});
	}
	return rows;
}
