import { probit } from 'simple-statistics';

/**
 * Counts per row with a given sum, median, least and most, falling: a lognormal whose upper half bends down to the
 * most, ln n = ln median + a z - b z^2 at normal score z, as the counts of films and people do that are not a pure
 * power law.
 * @param of number of rows that the shape is the shape of, where these are only some of them: the most is then that of
 * them all, and these fall short of it
 * @throws RangeError when no such counts exist
 */
export function margin(
	rows: number,
	sum: number,
	{ least, median, most }: { least: number; median: number; most: number },
	of = rows,
): Int32Array {
	const scores = Float64Array.from({ length: rows }, (_, i) => -probit((i + 0.5) / rows));
	const top = -probit(0.5 / of);
	const counts = (a: number) => {
		const b = (a * top - Math.log(most / median)) / top ** 2;
		const below = Math.min(a, Math.log(median / least) / top);
		const values = scores.map((z) => median * Math.exp(z > 0 ? a * z - b * z * z : below * z));
		return values.map((n) => Math.min(most, Math.max(least, n)));
	};
	const total = (a: number) => counts(a).reduce((x, y) => x + y, 0);
	let [low, high] = [0, (2 * Math.log(most / median)) / top];
	// A little beyond, where the first few rows share the most.
	if (total(high) < sum) high *= 1.1;
	if (total(low) > sum || total(high) < sum) throw new RangeError('No counts have this sum, median and range.');
	for (let step = 0; step < 60; step++) {
		const middle = (low + high) / 2;
		if (total(middle) < sum) low = middle;
		else high = middle;
	}
	return settle(Int32Array.from(counts(high), Math.round), sum, most);
}

/** Spreads what rounding lost or gained over the rows between the most and the median. */
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
