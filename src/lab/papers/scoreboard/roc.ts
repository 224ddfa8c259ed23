import { lowerBound } from '../../../core/algorithms/bisect.ts';
/** Found against falsely found, by the eccentricity that is asked for. */

/** A record's target: with it in the sample, and taken out. */
export interface Pair {
	/** Eccentricity where the highest score is the target's; -Infinity where another's is. */
	found: number;
	/** Eccentricity without the record: any match is false. */
	removed: number;
}

export interface RocPoint {
	phi: number;
	/** Part whose record is identified. */
	identified: number;
	/** Part with a match although the record is not there. */
	falsePositive: number;
}

export interface EqualError {
	phi: number;
	/** Mean of the two error rates there, which are as close as they can be. */
	rate: number;
}

/** How many of the rising values are at least `phi`. */
const countFrom = (sorted: Float64Array, phi: number): number => sorted.length - lowerBound(sorted, phi);

function rates(pairs: readonly Pair[]): (phi: number) => RocPoint {
	const found = Float64Array.from(pairs, (pair) => pair.found).sort();
	const removed = Float64Array.from(pairs, (pair) => pair.removed).sort();
	return (phi) => ({
		phi,
		identified: countFrom(found, phi) / pairs.length,
		falsePositive: countFrom(removed, phi) / pairs.length,
	});
}

/** The curve at some values of phi. */
export const rocOf = (pairs: readonly Pair[], phis: readonly number[]): RocPoint[] => phis.map(rates(pairs));

/** Where misses, 1 - identified, and false positives are equal, or nearest to it: the least such phi. */
export function equalError(pairs: readonly Pair[]): EqualError {
	const at = rates(pairs);
	const values = pairs.flatMap(({ found, removed }) => [found, removed]).filter((value) => value > 0);
	// Rates change at the values only, and are what they are at a value up to it.
	const steps = [0, ...new Set(values.sort((a, b) => a - b))];
	let best = { phi: 0, rate: 1, gap: Infinity };
	for (const phi of steps) {
		const { identified, falsePositive } = at(phi);
		const gap = Math.abs(1 - identified - falsePositive);
		if (gap < best.gap) best = { phi, rate: (1 - identified + falsePositive) / 2, gap };
	}
	return { phi: best.phi, rate: best.rate };
}
