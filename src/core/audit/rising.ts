/** Values closer than this factor count as one: two digits are shown. */
const SAME = 1.05;

/**
 * The values of a function that only rises, at 0 to `length` - 1, with no more calls than needed to see where it
 * changes; a value that still falls is taken to stay.
 */
export function risingValues(length: number, valueAt: (at: number) => number): number[] {
	const values = new Array<number>(length);
	const between = (from: number, to: number) => {
		if (to - from < 2) return;
		if (values[to]! <= values[from]! * SAME) {
			values.fill(values[from]!, from + 1, to);
			return;
		}
		const middle = (from + to) >>> 1;
		values[middle] = valueAt(middle);
		between(from, middle);
		between(middle, to);
	};
	if (length === 0) return values;
	values[0] = valueAt(0);
	values[length - 1] = valueAt(length - 1);
	between(0, length - 1);
	for (let i = 1; i < length; i++) values[i] = Math.max(values[i - 1]!, values[i]!);
	return values;
}
