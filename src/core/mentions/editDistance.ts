/**
 * Optimal string alignment distance (insertions, deletions, substitutions, transpositions), or any number above `most`
 * if the distance exceeds it.
 */
export function editDistance(
	a: Uint16Array,
	aFrom: number,
	aSize: number,
	b: Uint16Array,
	bFrom: number,
	bSize: number,
	most: number,
): number {
	const shorter = Math.min(aSize, bSize);
	let front = 0;
	while (front < shorter && a[aFrom + front] === b[bFrom + front]) front++;
	let back = 0;
	while (back < shorter - front && a[aFrom + aSize - 1 - back] === b[bFrom + bSize - 1 - back]) back++;
	return distanceBetween(a, aFrom + front, aSize - front - back, b, bFrom + front, bSize - front - back, most);
}

/** The same for words without a common prefix or suffix. */
function distanceBetween(
	a: Uint16Array,
	aFrom: number,
	aSize: number,
	b: Uint16Array,
	bFrom: number,
	bSize: number,
	most: number,
): number {
	if (aSize === 0 || bSize === 0) return aSize + bSize;
	// With both ends different, one edit can only be a substitution or a transposition.
	if (most === 1 && (aSize > 2 || aSize !== bSize)) return 2;
	let before: number[] = [];
	let last = Array.from({ length: bSize + 1 }, (_, j) => j);
	for (let i = 1; i <= aSize; i++) {
		const row = [i];
		let least = i;
		for (let j = 1; j <= bSize; j++) {
			const same = a[aFrom + i - 1] === b[bFrom + j - 1];
			let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
			const swapped = i > 1 && j > 1 && a[aFrom + i - 1] === b[bFrom + j - 2] && a[aFrom + i - 2] === b[bFrom + j - 1];
			if (swapped) cost = Math.min(cost, before[j - 2]! + 1);
			row.push(cost);
			least = Math.min(least, cost);
		}
		if (least > most) return least;
		before = last;
		last = row;
	}
	return last[bSize]!;
}
