/** What the last pass sees of the other candidates of a text. */
import { expect, test } from 'vitest';
import { describeLastLook, LAST_LOOK, type LastFeature } from '../../../src/core/mentions/lastLook.ts';
import { prepare } from '../../../src/core/mentions/prepare.ts';
import { testPack } from '../films.ts';

const { catalogue } = testPack();

/** A feature of each candidate of a text, where the second pass gives them these probabilities. */
function seen(text: string, probabilities: readonly number[], feature: LastFeature): number[] {
	const { scene, candidates } = prepare(catalogue, text);
	expect(candidates).toHaveLength(probabilities.length);
	const rows = describeLastLook(scene, candidates, Float64Array.from(probabilities));
	return candidates.map((_, i) => rows[i * LAST_LOOK.length + LAST_LOOK.indexOf(feature)]!);
}

test('the likeliest film elsewhere, and the next, leave out the candidate itself', () => {
	const text = 'Heat, Amélie and The Matrix';
	expect(seen(text, [0.9, 0.2, 0.6], 'bestElsewhere')).toEqual([0.6, 0.9, 0.9]);
	expect(seen(text, [0.9, 0.2, 0.6], 'nextElsewhere')).toEqual([0.2, 0.6, 0.2]);
	expect(seen('Heat', [0.9], 'bestElsewhere')).toEqual([0]);
});

test('a likely film counts less with each word between', () => {
	const [near] = seen('Heat, Amélie', [0.1, 0.8], 'likelyAfter');
	const [far] = seen('Heat was on so we went out for Amélie', [0.1, 0.8], 'likelyAfter');
	expect(near).toBeCloseTo(0.8);
	expect(far).toBeGreaterThan(0);
	expect(far).toBeLessThan(0.3);
});

test('the same film elsewhere supports a candidate by its best and worst places', () => {
	const text = 'Heat. Then heat, and Heat';
	expect(seen(text, [0.9, 0.2, 0.5], 'sameFilmMost')).toEqual([0.5, 0.9, 0.9]);
	expect(seen(text, [0.9, 0.2, 0.5], 'sameFilmLeast')).toEqual([0.8, 0.5, 0.8]);
});

test('candidates at the same place in other lines are added up, as in a list', () => {
	const list = '- Heat\n- Amélie\n- The Matrix';
	const sums = seen(list, [0.9, 0.6, 0.6], 'samePlaceSum').map((sum) => Number((6 * sum).toFixed(3)));
	expect(sums).toEqual([1.2, 1.5, 1.5]);
	expect(seen(list, [0.9, 0.6, 0.6], 'samePlaceLines')).toEqual([1, 1, 1]);
	expect(seen(list, [0.9, 0.6, 0.6], 'samePlaceBest')).toEqual([0.6, 0.9, 0.9]);
	expect(seen('Heat and\nthen Amélie', [0.9, 0.9], 'samePlaceSum')).toEqual([0, 0]);
});

test('candidates that were ruled out neither use nor give support', () => {
	expect(seen('Heat, Amélie', [0, 0.8], 'bestElsewhere')).toEqual([0, 0]);
});
