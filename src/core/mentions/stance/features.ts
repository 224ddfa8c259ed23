/** What is known of a mention, as numbers in the order of their names. */
import { TOLD } from './attach.ts';
import { bitOf } from './lexicon.ts';
import { describeNear, NEAR } from './near.ts';
import { describeRanges, RANGES } from './ranges.ts';
import type { Scene } from './scene.ts';
import { describeShape, SHAPE } from './shape.ts';

const BOTH = ['net', 'any', 'isPos', 'isNeg', 'selfPos', 'selfNeg', 'onlyPos', 'onlyNeg'] as const;

export const FEATURES: readonly string[] = [
	...NEAR,
	...RANGES,
	...TOLD.map((name) => `told ${name}`),
	...BOTH,
	...SHAPE,
];

const [IS, SELF] = [bitOf('is'), bitOf('self')];

/** Writes {@link FEATURES} of mention `i` into `row`, which is all 0. */
export function describe(scene: Scene, i: number, row: Float64Array): void {
	const { words, places, distinct } = scene;
	const { first, end } = places[i]!;
	describeNear(scene, i, row);
	const ranges = NEAR.length;
	const { sentence } = describeRanges(scene, i, row, ranges);
	const toldAt = ranges + RANGES.length;
	row.set(scene.told.subarray(i * TOLD.length, (i + 1) * TOLD.length), toldAt);
	const told = (name: (typeof TOLD)[number]) => row[toldAt + TOLD.indexOf(name)]!;
	const range = (name: string) => row[ranges + RANGES.indexOf(name)]!;
	const good = told('pos') + told('best') + told('suggested') + told('better') + told('posNext') / 2;
	const bad = told('neg') + told('worst') + told('worse') + told('negNext') / 2;
	const isSaid = [end, end + 1].some((w) => w < words.count && (words.cues[w]! & IS) !== 0) ? 1 : 0;
	const byWriter = words.cues.subarray(sentence[0], first).some((cues) => (cues & SELF) !== 0) ? 1 : 0;
	const only = distinct === 1 ? 1 : 0;
	const values: Record<(typeof BOTH)[number], number> = {
		net: (good - bad) / (good + bad + told('soso') + 0.5),
		any: Math.min(3, good + bad + told('soso') + told('sosoNext') / 2),
		isPos: isSaid * range('pos in clauseAfter'),
		isNeg: isSaid * range('neg in clauseAfter'),
		selfPos: byWriter * range('pos in clauseBefore'),
		selfNeg: byWriter * range('neg in clauseBefore'),
		onlyPos: only * range('pos in sentence'),
		onlyNeg: only * range('neg in sentence'),
	};
	const bothAt = toldAt + TOLD.length;
	BOTH.forEach((name, k) => {
		row[bothAt + k] = values[name];
	});
	describeShape(scene, i, sentence, row, bothAt + BOTH.length);
}

/** The features of each mention, row by row. */
export function describeAll(scene: Scene): Float64Array {
	const rows = new Float64Array(scene.places.length * FEATURES.length);
	if (scene.words.count === 0) return rows;
	scene.places.forEach((_, i) => {
		describe(scene, i, rows.subarray(i * FEATURES.length, (i + 1) * FEATURES.length));
	});
	return rows;
}
