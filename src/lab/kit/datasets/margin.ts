import { probit } from 'simple-statistics';

/**
 * Returns falling counts per row with a given sum, median, minimum and maximum: a lognormal whose upper half bends down
 * to the maximum, ln n = ln median + a z - b z^2 at normal score z, as real counts of films and users do, which are
 * not a pure power law.
 * @param of number of rows of the full distribution if these rows are a sample: the maximum is then that of the
 * full distribution, and the sample's is lower
 * @throws RangeError if no counts fit these figures
 */
export function margin(
	rows: number,
	sum: number,
	{ least, median, most }: { least: number; median: number; most: number },
	of = rows,
): Int32Array {
	const scores = Float64Array.from({ length: rows }, (_, i) => -probit((i + 0.5) / rows));
	const top = -probit(0.5 / of);
	const counts = new Float64Array(rows);
	const total = (a: number) => {
		const b = (a * top - Math.log(most / median)) / top ** 2;
		const below = Math.min(a, Math.log(median / least) / top);
		let sum = 0;
		for (let row = 0; row < rows; row++) {
			const z = scores[row]!;
			const count = median * Math.exp(z > 0 ? a * z - b * z * z : below * z);
			counts[row] = Math.min(most, Math.max(least, count));
			sum += counts[row]!;
		}
		return sum;
	};
	let [low, high] = [0, (2 * Math.log(most / median)) / top];
	// Allow a slightly larger sum, so that the first few rows share the maximum.
	if (total(high) < sum) high *= 1.1;
	if (total(low) > sum || total(high) < sum) throw new RangeError('No counts have this sum, median and range.');
	for (let step = 0; step < 60; step++) {
		const middle = (low + high) / 2;
		if (total(middle) < sum) low = middle;
		else high = middle;
	}
	total(high);
	return settle(Int32Array.from(counts, Math.round), sum, most);
}

/** Spreads the rounding error over the rows between the maximum and the median. */
function settle(counts: Int32Array, sum: number, most: number): Int32Array {
	const half = counts.length >> 1;
	let missing = sum - counts.reduce((a, b) => a + b, 0);
	for (let row = 1; missing !== 0; row = 1 + (row % (half - 2))) {
		const step = Math.sign(missing);
		if (counts[row]! + step > most || counts[row]! + step < counts[half]!) continue;
		counts[row]! += step;
		missing -= step;
	}
	return counts.sort().reverse();
}
