import { lowerBound } from '../../../core/algorithms/bisect.ts';

/** The eccentricities for one target, with its record in the sample and removed. */
export interface Pair {
	/** Eccentricity if the highest score is the target's, else -Infinity. */
	found: number;
	/** Eccentricity without the record: any match is false. */
	removed: number;
}

export interface RocPoint {
	phi: number;
	/** Share of targets whose record is identified. */
	identified: number;
	/** Share with a match although the record was removed. */
	falsePositive: number;
}

export interface EqualError {
	phi: number;
	/** Mean of the two error rates where they are closest. */
	rate: number;
}

/** Counts the values that are at least `phi`. */
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

/** Returns the ROC curve at some values of phi. */
export const rocOf = (pairs: readonly Pair[], phis: readonly number[]): RocPoint[] => phis.map(rates(pairs));

/** Returns the smallest phi at which misses, 1 - identified, and false positives are equal or closest. */
export function equalError(pairs: readonly Pair[]): EqualError {
	const at = rates(pairs);
	const values = pairs.flatMap(({ found, removed }) => [found, removed]).filter((value) => value > 0);
	// The rates are step functions that only change at these values.
	const steps = [0, ...new Set(values.sort((a, b) => a - b))];
	let best = { phi: 0, rate: 1, gap: Infinity };
	for (const phi of steps) {
		const { identified, falsePositive } = at(phi);
		const gap = Math.abs(1 - identified - falsePositive);
		if (gap < best.gap) best = { phi, rate: (1 - identified + falsePositive) / 2, gap };
	}
	return { phi: best.phi, rate: best.rate };
}
