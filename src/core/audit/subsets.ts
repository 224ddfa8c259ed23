/** Sets of weighted things, by their weight. */

export function countSets(weights: readonly number[], most: number): number[] {
	const counts = new Array<number>(most + 1).fill(0);
	counts[0] = 1;
	for (const weight of weights) for (let sum = most; sum >= weight; sum--) counts[sum]! += counts[sum - weight]!;
	return counts;
}

/** All sets of exactly this weight, as places; each is new. */
export function* setsOf(weights: readonly number[], weight: number, from = 0): Generator<number[]> {
	if (weight === 0) {
		yield [];
		return;
	}
	for (let i = from; i < weights.length; i++)
		if (weights[i]! <= weight) for (const rest of setsOf(weights, weight - weights[i]!, i + 1)) yield [i, ...rest];
}
