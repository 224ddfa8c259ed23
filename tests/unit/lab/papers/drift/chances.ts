/** Probability of each outcome of the mechanisms, worked out directly. */

/** Probability of each of n places. */
export function recentChances(n: number, epsilon: number): Float64Array {
	const rate = epsilon / 2;
	const part = rate === 0 ? 1 / n : -Math.expm1(-rate) / -Math.expm1(-rate * n);
	return Float64Array.from({ length: n }, (_, i) => Math.exp(-rate * i) * part);
}

/** Probability of each of n indexes, then that of no index. */
export function listingChances(n: number): Float64Array {
	const chances = new Float64Array(n + 1);
	let left = 1;
	for (let i = 0; i < n; i++) {
		const coin = Math.exp(-i) * 0.5;
		chances[i] = left * coin;
		left *= 1 - coin;
	}
	chances[n] = left;
	return chances;
}

/** Probability of each level from 0 to `most`. */
export function levelChances(count: number, most: number, epsilon: number): Float64Array {
	const center = Math.min(most, Math.max(0, count));
	const weights = Float64Array.from({ length: most + 1 }, (_, level) =>
		Math.exp((-epsilon / 2) * Math.abs(level - center)),
	);
	const total = weights.reduce((a, b) => a + b, 0);
	return weights.map((weight) => weight / total);
}
