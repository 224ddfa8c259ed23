/** Fits the model of stances. */
import { describeAll, FEATURES } from '../../../core/mentions/stance/features.ts';
import { type StanceModel, scaled } from '../../../core/mentions/stance/model.ts';
import { sceneOf } from '../../../core/mentions/stance/scene.ts';
import { fitLogistic } from '../../kit/logistic.ts';
import { LABELS, type LabeledText } from './labeled.ts';

/** A labeled text with the features of its labeled mentions. */
export interface PreparedText {
	text: LabeledText;
	rows: Float64Array[];
	weight: number;
}

export function prepareStances(texts: readonly LabeledText[], weight: number): PreparedText[] {
	return texts.map((text) => {
		const all = describeAll(sceneOf(text.text, text.mentions));
		const rows = text.labels.map(({ at }) => all.slice(at * FEATURES.length, (at + 1) * FEATURES.length));
		return { text, rows, weight };
	});
}

/** How much the weights are held back: more where fewer rows tell. */
const RIDGE = [100, 40, 40];
const [LIKED, SOSO, DISLIKED] = [LABELS.indexOf('+'), LABELS.indexOf('0'), LABELS.indexOf('-')];
/** Least that a feature counts as varying. */
const LEAST_VARYING = 0.05;

const short = (n: number) => Number(n.toPrecision(4));

/** Fits the model, rounded as its file has it. */
export function fitStances(texts: readonly PreparedText[], about = ''): StanceModel {
	const all = texts.flatMap(({ text, rows, weight }) =>
		text.labels.map(({ label }, i) => ({ row: rows[i]!, label, weight })),
	);
	const total = all.reduce((sum, { weight }) => sum + weight, 0);
	const meanOf = (of: (row: Float64Array) => number) =>
		all.reduce((sum, { row, weight }) => sum + weight * of(row), 0) / total;
	const usual = FEATURES.map((_, k) => {
		const mean = short(meanOf((row) => row[k]!));
		return [mean, short(Math.max(LEAST_VARYING, Math.sqrt(meanOf((row) => (row[k]! - mean) ** 2))))];
	});
	const isSaid = (label: number) => label >= LIKED;
	const fit = (isUsed: (label: number) => boolean, isHit: (label: number) => boolean, ridge: number) => {
		const used = all.filter(({ label }) => isUsed(label));
		const features = new Float64Array(used.length * FEATURES.length);
		used.forEach(({ row }, i) => {
			usual.forEach((numbers, k) => {
				features[i * FEATURES.length + k] = scaled(row[k]!, numbers);
			});
		});
		const label = Uint8Array.from(used, (one) => (isHit(one.label) ? 1 : 0));
		const weight = Float64Array.from(used, (one) => one.weight);
		return Array.from(fitLogistic({ width: FEATURES.length, features, label, weight }, ridge), short);
	};
	const fits = [
		fit(() => true, isSaid, RIDGE[0]!),
		fit(isSaid, (label) => label === DISLIKED, RIDGE[1]!),
		fit(isSaid, (label) => label === SOSO, RIDGE[2]!),
	];
	return {
		about,
		bias: fits.map((weights) => weights[0]!),
		features: Object.fromEntries(
			FEATURES.map((name, k) => [name, [...usual[k]!, ...fits.map((weights) => weights[k + 1]!)]]),
		),
	};
}
