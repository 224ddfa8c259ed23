/** Compares what a page reads out in two states. */
import { seededRandom } from '../../src/core/advice/draw.ts';
import { rankSumP } from './permutation.ts';
import type { Readouts } from './readouts.ts';

/** For all read-outs together: each seems to differ by chance in one of so many of its twelve parts. */
const LEVEL = 0.05 / 12;

/** The p-value of each read-out, by name, for so many runs of each state. */
export type PValues = Map<string, number>;

/** Runs states in turns, so that none is the one of a quieter time, and compares each with the first. */
export async function compare(states: readonly (() => Promise<Readouts>)[], runs = 40): Promise<PValues[]> {
	const all: Readouts[][] = states.map(() => []);
	for (let run = 0; run < runs; run++)
		for (let turn = 0; turn < states.length; turn++) {
			const at = (run + turn) % states.length;
			all[at]!.push(await states[at]!());
		}
	const next = seededRandom(1);
	const [first, ...others] = all;
	const values = (of: readonly Readouts[], name: string) => of.map((readouts) => readouts[name]!);
	return others.map(
		(other) =>
			new Map(Object.keys(first![0]!).map((name) => [name, rankSumP(values(first!, name), values(other, name), next)])),
	);
}

export const shownP = (p: number): string => `p = ${p.toFixed(4)}`;

/** The read-outs that tell two states apart. */
export const seenBy = (values: PValues): string[] => [...values].filter(([, p]) => p < LEVEL).map(([name]) => name);
