/** What is known about a mention, as numbers in the order of their names. */
import { SAID } from './attach.ts';
import { describeNear, NEAR } from './near.ts';
import type { Scene } from './scene.ts';
import { describeShape, SHAPE } from './shape.ts';

export const FEATURES: readonly string[] = [...NEAR, ...SAID.map((name) => `said ${name}`), ...SHAPE];

/** The features of each mention, row by row. */
export function describeAll(scene: Scene): Float64Array {
	const rows = new Float64Array(scene.places.length * FEATURES.length);
	if (scene.words.count === 0) return rows;
	scene.places.forEach((_, i) => {
		const row = rows.subarray(i * FEATURES.length, (i + 1) * FEATURES.length);
		describeNear(scene, i, row);
		row.set(scene.said.subarray(i * SAID.length, (i + 1) * SAID.length), NEAR.length);
		describeShape(scene, i, row, NEAR.length + SAID.length);
	});
	return rows;
}
