/** What is known of a mention, as numbers in the order of their names. */
import { SAID } from './attach.ts';
import { bitOf } from './lexicon.ts';
import { describeNear, NEAR } from './near.ts';
import { describeRanges, RANGES } from './ranges.ts';
import type { Scene } from './scene.ts';
import { describeShape, SHAPE } from './shape.ts';

const BOTH = ['net', 'any', 'isPos', 'isNeg', 'selfPos', 'selfNeg', 'onlyPos', 'onlyNeg'] as const;

export const FEATURES: readonly string[] = [
	...NEAR,
	...RANGES,
	...SAID.map((name) => `said ${name}`),
	...BOTH,
	...SHAPE,
];

const [IS, SELF] = [bitOf('is'), bitOf('self')];

/** Writes {@link FEATURES} of mention `i` into `row`, which is all 0. */
function describe(scene: Scene, i: number, row: Float64Array): void {
	const { words, places, distinct } = scene;
	const { first, end } = places[i]!;
	describeNear(scene, i, row);
	const ranges = NEAR.length;
	const { sentence } = describeRanges(scene, i, row, ranges);
	const saidAt = ranges + RANGES.length;
	row.set(scene.said.subarray(i * SAID.length, (i + 1) * SAID.length), saidAt);
	const said = (name: (typeof SAID)[number]) => row[saidAt + SAID.indexOf(name)]!;
	const range = (name: string) => row[ranges + RANGES.indexOf(name)]!;
	const good = said('pos') + said('best') + said('suggested') + said('better') + said('posNext') / 2;
	const bad = said('neg') + said('worst') + said('worse') + said('negNext') / 2;
	const isSaid = [end, end + 1].some((w) => w < words.count && (words.cues[w]! & IS) !== 0) ? 1 : 0;
	const byWriter = words.cues.subarray(sentence[0], first).some((cues) => (cues & SELF) !== 0) ? 1 : 0;
	const only = distinct === 1 ? 1 : 0;
	const values: Record<(typeof BOTH)[number], number> = {
		net: (good - bad) / (good + bad + said('soso') + 0.5),
		any: Math.min(3, good + bad + said('soso') + said('sosoNext') / 2),
		isPos: isSaid * range('pos in clauseAfter'),
		isNeg: isSaid * range('neg in clauseAfter'),
		selfPos: byWriter * range('pos in clauseBefore'),
		selfNeg: byWriter * range('neg in clauseBefore'),
		onlyPos: only * range('pos in sentence'),
		onlyNeg: only * range('neg in sentence'),
	};
	const bothAt = saidAt + SAID.length;
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
