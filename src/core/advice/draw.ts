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

/**
 * Draws up to `count` different numbers, each time with chances proportional to the weights of those left: each waits
 * an exponential time of its own, and the first to arrive are drawn (Efraimidis and Spirakis 2006). An item's luck
 * depends on the seed and on itself alone, so that a draw hardly changes when the others do.
 */
export function drawWeighted(
	items: readonly number[],
	weight: (item: number) => number,
	count: number,
	seed: number,
): number[] {
	const arrivals = items.map((item) => {
		const luck = seededRandom(Math.imul(seed, 0x9e3779b1) ^ Math.imul(item + 1, 0x85ebca6b))();
		return { item, at: -Math.log(1 - luck) / weight(item) };
	});
	return arrivals
		.sort((a, b) => a.at - b.at)
		.slice(0, count)
		.map(({ item }) => item);
}
