/**
 * The first whole number in `from .. to` for which `before` is false; `to` if it is true for all.
 * @param before true up to some number, false from there on
 */
export function partitionPoint(from: number, to: number, before: (at: number) => boolean): number {
	let [low, high] = [from, to];
	while (low < high) {
		const middle = (low + high) >>> 1;
		if (before(middle)) low = middle + 1;
		else high = middle;
	}
	return low;
}

/** The first place in a rising run of numbers, `rising[from .. to)`, whose number is at least `value`; `to` for none. */
export function lowerBound(rising: ArrayLike<number>, value: number, from = 0, to = rising.length): number {
	return partitionPoint(from, to, (at) => rising[at]! < value);
}
