/** Crowds as a test says them, in place of computed ones: by the films that are mentioned. */
import type { Adversary } from '../../../../src/core/adversaries/weighing.ts';
import { type Crowds, type FilmRows, type Mentioned, mentionAll } from '../../../../src/core/crowd/crowds.ts';
import type { Term } from '../../../../src/core/crowd/term.ts';

/** The rows of films, as a sum of powers of two: `include` adds them up. */
export const rowsOf = (films: number, adversaries = 1): FilmRows =>
	Array.from({ length: adversaries }, () => ({ gain: Float64Array.of(films), hit: Float64Array.of(1) }));

/** Grids on which nothing is mentioned. */
export const nothing = (adversaries = 1): Mentioned =>
	Array.from({ length: adversaries }, () => ({
		...{ unit: 1, bins: 1, own: null, best: new Int32Array(1), reach: new Int32Array(1), cells: Float64Array.of(1) },
	}));

/**
 * @param crowdOf the crowd with a set of films, a bit each, under an adversary
 * @param bitOf which film a term is, as its bit
 */
export const saidCrowds = (
	crowdOf: (films: number, adversary: Adversary) => number,
	bitOf: (term: Term) => number = ({ raters }) => 1 << raters,
	adversaries: readonly Adversary[] = ['scoring'],
): Crowds => ({
	adversaries,
	film: (term) => rowsOf(bitOf(term), adversaries.length),
	start: () => nothing(adversaries.length),
	distribution: (mentioned, i) => ({
		strangers: [crowdOf(mentioned[i]!.best[0]!, adversaries[i]!) - 1],
		probability: [1],
	}),
	interval: (mentioned, i) => {
		const crowd = crowdOf(mentioned[i]!.best[0]!, adversaries[i]!);
		return { low: crowd / 2, high: 2 * crowd, fair: crowd, top: 2 * crowd };
	},
	sure: (films, i) => 1 / crowdOf(mentionAll(nothing(adversaries.length), films)[i]!.best[0]!, adversaries[i]!),
});

/** Whole numbers, which logarithms and powers hardly keep. */
export const rounded = <Step extends { crowd: number }>(steps: readonly Step[]) =>
	steps.map((step) => ({ ...step, crowd: Math.round(1000 * step.crowd) / 1000 }));

/** The crowd as people, divided by a factor for each film. */
export const divided =
	(people: number, factors: readonly number[]) =>
	(films: number): number =>
		factors.reduce((crowd, factor, i) => ((films >> i) & 1 ? crowd / factor : crowd), people);
