/** Fits the model of stances. */
import { describeAll, FEATURES } from '../../../core/mentions/stance/features.ts';
import { readStanceModel, type StanceModel, writeStanceModel } from '../../../core/mentions/stance/model.ts';
import { sceneOf } from '../../../core/mentions/stance/scene.ts';
import { type BoostOptions, fitTrees } from '../boost.ts';
import { LABELS, type LabelledText } from './labelled.ts';

/** A labelled text with the features of its labelled mentions. */
export interface PreparedText {
	text: LabelledText;
	rows: Float64Array[];
	weight: number;
}

export function prepareStances(texts: readonly LabelledText[], weight: number): PreparedText[] {
	return texts.map((text) => {
		const all = describeAll(sceneOf(text.text, text.mentions));
		const rows = text.labels.map(({ at }) => all.slice(at * FEATURES.length, (at + 1) * FEATURES.length));
		return { text, rows, weight };
	});
}

const OPTIONS: BoostOptions = {
	trees: 160,
	depth: 3,
	rate: 0.1,
	ridge: 3,
	leastWeight: 6,
	share: 0.7,
	featureShare: 0.4,
	seed: 1,
};
/** Trees of the forests that are fitted on what is said alone. */
const FEWER = 80;
const [LIKED, SOSO, DISLIKED] = [LABELS.indexOf('+'), LABELS.indexOf('0'), LABELS.indexOf('-')];

/** Fits the model, rounded as its file has it. */
export function fitStances(texts: readonly PreparedText[]): StanceModel {
	const fit = (isUsed: (label: number) => boolean, isHit: (label: number) => boolean, trees: number) => {
		const used = texts.flatMap(({ text, rows, weight }, group) =>
			text.labels.flatMap(({ label }, i) => (isUsed(label) ? [{ row: rows[i]!, label, weight, group }] : [])),
		);
		const features = new Float64Array(used.length * FEATURES.length);
		for (const [i, { row }] of used.entries()) features.set(row, i * FEATURES.length);
		const rows = {
			width: FEATURES.length,
			features,
			label: Uint8Array.from(used, ({ label }) => (isHit(label) ? 1 : 0)),
			weight: Float64Array.from(used, ({ weight }) => weight),
		};
		const group = Int32Array.from(used, (row) => row.group);
		return fitTrees(rows, group, new Int8Array(FEATURES.length), { ...OPTIONS, trees });
	};
	const isSaid = (label: number) => label >= LIKED;
	const model = {
		said: fit(() => true, isSaid, OPTIONS.trees),
		disliked: fit(isSaid, (label) => label === DISLIKED, FEWER),
		soso: fit(isSaid, (label) => label === SOSO, FEWER),
	};
	return readStanceModel(writeStanceModel(model, ''));
}
