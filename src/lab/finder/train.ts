import type { Catalogue } from '../../core/catalogue/catalogue.ts';
import { CONTEXT, describeContext, placesOf } from '../../core/mentions/context.ts';
import { FEATURES } from '../../core/mentions/featureNames.ts';
import { joinRows, judge, LEAST_FIRST_PROBABILITY, type Model } from '../../core/mentions/judge.ts';
import { likelihoodsOf } from '../../core/mentions/likelihoods.ts';
import { describeAll, prepare } from '../../core/mentions/prepare.ts';
import { spanOf } from '../../core/mentions/span.ts';
import { type BoostOptions, fitTrees } from './boost.ts';
import { fitWords, type WordRows } from './fitWords.ts';
import { drawOf, foldOf, sourceOf } from './folds.ts';
import type { GoldText } from './gold.ts';
import { fitLogistic, type Rows } from './logistic.ts';
import type { Source } from './sources.ts';

/** A text with the features and labels of its candidates (1 a mention, 0 none, 2 unknown). */
export interface Prepared {
	scene: ReturnType<typeof prepare>['scene'];
	candidates: ReturnType<typeof prepare>['candidates'];
	surroundings: ReturnType<typeof prepare>['surroundings'];
	rows: Float64Array;
	label: Uint8Array;
	weight: number;
	fold: number;
	/** A number drawn for the text: the learning curve takes those below a share. */
	draw: number;
	/** The text as it was labelled, before it was varied. */
	original: GoldText;
}

const WIDTH = FEATURES.length + CONTEXT.length;
const RIDGE = 1.5;
const BOOST: BoostOptions = {
	trees: 150,
	depth: 4,
	rate: 0.1,
	ridge: 2,
	leastWeight: 1,
	share: 0.6,
	featureShare: 0.5,
	seed: 1,
};

/** Features that can only favour a mention, and those that can only oppose one. */
const FOR =
	'directorNear castNear makerNamed fame fameOneWord famous foreignFits capitals capitalsOneWord capitalsSentenceStart edgesCapital quoted emphasized year articleFits articleFitsOneWord wholeLine wholeLineOneWord listed filmBefore watchBefore likeBefore filmAfter letters surprise rarestWord capitalsAmid capitalsAmidOneWord capitalsAmidSmall quotedOneWord yearBefore nameWithAfter watchRightBefore listLength sameCase sameMarks likelyWords firstLook firstLookOneWord neighbour neighbourOneWord near bothNeighbours wordsBeside wordsNear wordsAbove wordsText filmsElsewhere filmsElsewhereLower filmsElsewhereOneWord filmWords sameElsewhere initialsUpper'.split(
		' ',
	);
const AGAINST =
	'divided amongPlaces respeltShort alsoSeries alsoPlace seriesLevel personLevel bandLevel bookLevel gameLevel characterLevel characterSpoken notFilm seriesInTv bookInBooks gameInGames bandInMusic foreignStranger name nameOneWord commonOneWord smallWordsOnly respeltLetters respeltLettersOneWord lowerAmongCapitals lowerAmongCapitalsOneWord nameBefore nameAfter numberAfter articleExtra articleExtraOneWord articleLost covered coveredOneWord rival otherWorkBefore otherWorkAfter obscure digitsOnly part initials possessive'.split(
		' ',
	);
for (const name of [...FOR, ...AGAINST])
	if (!([...FEATURES, ...CONTEXT] as string[]).includes(name)) throw new Error(`"${name}" is no feature.`);
const RISES = Int8Array.from([...FEATURES, ...CONTEXT], (name) =>
	FOR.includes(name) ? 1 : AGAINST.includes(name) ? -1 : 0,
);

/** Computes the features of the texts of all sources once; every model is fitted on a subset. */
export function prepareAll(catalogue: Catalogue, sources: readonly Source[]): Prepared[] {
	return sources.flatMap(({ texts, complete, weight, lowerCase }) =>
		texts.map((original) => {
			const text = lowerCase ? { ...original, text: lower(original.text) } : original;
			const { scene, candidates, surroundings } = prepare(catalogue, text.text);
			const label = Uint8Array.from(candidates, (candidate) => labelOf(text, spanOf(scene, candidate), complete));
			return {
				scene,
				candidates,
				surroundings,
				rows: describeAll(scene, candidates),
				label,
				weight,
				fold: foldOf(original),
				draw: drawOf(original),
				original,
			};
		}),
	);
}

/** Converts to lower case without changing offsets: a letter whose lower case is longer is left unchanged. */
const lower = (text: string) =>
	text.replace(/\p{Lu}/gu, (c) => (c.toLowerCase().length === c.length ? c.toLowerCase() : c));

/** Labels a candidate as a mention if it and a label cover at least 70 % of each other. */
function labelOf(
	{ mentions }: GoldText,
	[start, end]: readonly [number, number, number],
	complete: boolean,
): 0 | 1 | 2 {
	let touched = false;
	for (const m of mentions) {
		const shared = Math.min(end, m.end) - Math.max(start, m.start);
		if (shared <= 0) continue;
		if (m.kind === 'franchise') return 2;
		if (shared >= 0.7 * Math.max(end - start, m.end - m.start)) return 1;
		touched = true;
	}
	return complete || touched ? 0 : 2;
}

/**
 * Fits both passes. The second uses the first's probabilities for held-out texts, as in use: the texts
 * are scored fold by fold.
 * @param keep selects the texts to fit on
 */
export function fitModel(
	prepared: readonly Prepared[],
	keep: (p: Prepared) => boolean,
	boost: Partial<BoostOptions> = {},
): Model {
	const used = prepared.filter(keep);
	const byItself = (p: Prepared) => p.rows;
	const first = fitLogistic(rowsOf(used, byItself, FEATURES.length), RIDGE);
	const folds = [...new Set(used.map((p) => p.fold))];
	const without = new Map(
		folds.map((fold) => {
			const others = used.filter((p) => p.fold !== fold);
			return [fold, fitLogistic(rowsOf(others, byItself, FEATURES.length), RIDGE)];
		}),
	);
	const firstOf = (p: Prepared) => judge(without.get(p.fold)!, p.rows, FEATURES.length);
	const wordRows = used.map((p) => wordRowsOf(p, firstOf(p)));
	const wordsWithout = new Map(
		folds.map((fold) => [fold, fitWords(wordRows.filter((_, i) => used[i]!.fold !== fold))]),
	);
	const look = (p: Prepared) =>
		joinRows(p.rows, describeContext(p.scene, p.candidates, firstOf(p), p.surroundings, wordsWithout.get(p.fold)!));
	const rows = rowsOf(used, look, WIDTH, firstOf);
	return {
		first,
		words: fitWords(wordRows),
		second: fitTrees(rows, rows.group, RISES, { ...BOOST, ...boost }),
	};
}

/** Returns the candidates of a text that the words have to judge. */
function wordRowsOf({ scene, candidates, label, weight, original }: Prepared, first: Float64Array): WordRows {
	const judged = candidates.map((_, i) => i).filter((i) => label[i] !== 2 && first[i]! >= LEAST_FIRST_PROBABILITY);
	return {
		places: placesOf(scene, likelihoodsOf(scene, candidates, first)),
		candidates: judged.map((i) => candidates[i]!),
		label: judged.map((i) => label[i]!),
		known: judged.map((i) => Math.log((first[i]! + 1e-4) / (1 - first[i]! + 1e-4))),
		weight,
		source: sourceOf(original),
	};
}

/** Returns the labelled rows of some texts, without those that the first pass rules out. */
function rowsOf(
	used: readonly Prepared[],
	featuresOf: (p: Prepared) => Float64Array,
	width: number,
	hopeOf?: (p: Prepared) => Float64Array,
): Rows & { group: Int32Array } {
	const features: Float64Array[] = [];
	const label: number[] = [];
	const weight: number[] = [];
	const group: number[] = [];
	for (const [g, p] of used.entries()) {
		const all = featuresOf(p);
		const hope = hopeOf?.(p);
		p.label.forEach((l, i) => {
			if (l === 2 || (hope !== undefined && hope[i]! < LEAST_FIRST_PROBABILITY)) return;
			features.push(all.subarray(i * width, (i + 1) * width));
			label.push(l);
			weight.push(p.weight);
			group.push(g);
		});
	}
	const joined = new Float64Array(features.length * width);
	for (const [i, row] of features.entries()) joined.set(row, i * width);
	return {
		width,
		features: joined,
		label: Uint8Array.from(label),
		weight: Float64Array.from(weight),
		group: Int32Array.from(group),
	};
}
