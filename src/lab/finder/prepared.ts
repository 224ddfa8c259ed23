/** Labeled texts as a model is fitted on them. */
import type { Catalogue } from '../../core/catalogue/catalogue.ts';
import { describeAll, prepare } from '../../core/mentions/prepare.ts';
import { spanOf } from '../../core/mentions/span.ts';
import { drawOf, foldOf, type GoldText } from './gold.ts';
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
	/** The text as it was labeled, before it was varied. */
	original: GoldText;
}

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
				weight: typeof weight === 'number' ? weight : weight(original),
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
