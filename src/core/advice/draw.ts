/** Random numbers from 0 up to 1 that a seed determines (mulberry32). */
export function seededRandom(seed: number): () => number {
	let state = seed | 0;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let t = Math.imul(state ^ (state >>> 15), 1 | state);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
	};
}

/** Draws up to `count` different items, each time with chances proportional to the weights of those left. */
export function drawWeighted<T>(
	items: readonly T[],
	weights: readonly number[],
	count: number,
	random: () => number,
): T[] {
	const left = items.map((item, i) => ({ item, weight: weights[i]! })).filter(({ weight }) => weight > 0);
	const drawn: T[] = [];
	while (drawn.length < count && left.length > 0) {
		let at = random() * left.reduce((sum, { weight }) => sum + weight, 0);
		let i = 0;
		while (i < left.length - 1 && at >= left[i]!.weight) at -= left[i++]!.weight;
		drawn.push(left.splice(i, 1)[0]!.item);
	}
	return drawn;
}
