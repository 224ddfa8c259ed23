/**
 * Distributions of scores. A user's score is the best that could be had less a deficit: every mentioned film that
 * adds to the score of those who rated it costs those who did not, and the other way round. Within an activity class
 * films are rated independently, so a deficit is a sum of two-point terms and its distribution a convolution, here on
 * a grid of whole units so that equal scores stay equal.
 */

/** What a mentioned film does to each row: rows are kinds of users, first the writer's, then the strangers'. */
export interface TermRows {
	/** What having rated the film adds to the score. */
	gain: Float64Array;
	/** Probability of having rated it. */
	hit: Float64Array;
	/** Further ratings that add something else to the score, each with its probability. */
	more?: readonly { gain: Float64Array; hit: Float64Array }[];
}

export interface Deficits {
	unit: number;
	bins: number;
	/** Number of the writer's rows; null if scores of strangers cannot be compared by sums alone. */
	own: number | null;
	/** Best score of each row, in units. */
	best: Int32Array;
	/** Largest deficit of each row that is possible so far. */
	reach: Int32Array;
	/**
	 * The probability of each deficit up to the reach, row by row, without what lies beyond the grid. Values beyond the
	 * reach may be left over from other mentions, and do not count.
	 */
	cells: Float64Array;
}

export function noMentions(rows: number, unit: number, bins: number, own: number | null = null): Deficits {
	const cells = new Float64Array(rows * bins);
	for (let row = 0; row < rows; row++) cells[row * bins] = 1;
	return { unit, bins, own, best: new Int32Array(rows), reach: new Int32Array(rows), cells };
}

export const copyOf = (d: Deficits): Deficits => ({
	...d,
	best: d.best.slice(),
	reach: d.reach.slice(),
	cells: d.cells.slice(),
});

let scratch = new Float64Array(0);

/**
 * Returns a grid with the last films mentioned, to be read before the next is made: it has the cells of the last one.
 * Strangers whose score is below all of the writer's possible scores are left out. If it is known what the writer
 * rated, that is most of them.
 */
export function completed(from: Deficits, terms: readonly TermRows[]): Deficits {
	const { bins, cells } = from;
	const limits = limitsWith(from, terms);
	if (scratch.length < cells.length) scratch = new Float64Array(cells.length);
	const [best, reach, into] = [from.best.slice(), from.reach.slice(), scratch];
	for (let row = 0; row < reach.length; row++) reach[row] = Math.min(reach[row]!, limits[row]!);
	const deficits = { ...from, best, reach, cells: into };
	const [first, ...rest] = terms;
	const copied = first === undefined || first.more !== undefined;
	if (copied)
		for (let row = 0; row < reach.length; row++)
			for (let d = row * bins, end = d + reach[row]!; d <= end; d++) into[d] = cells[d]!;
	if (first !== undefined) include(deficits, first, limits, copied ? into : cells);
	for (const term of rest) include(deficits, term, limits);
	return deficits;
}

/** The largest deficit of each row that matters after these films are mentioned too; below 0 if none does. */
function limitsWith({ unit, bins, own, best, reach }: Deficits, terms: readonly TermRows[]): Int32Array {
	const limits = new Int32Array(best.length).fill(bins - 1);
	if (own === null || terms.some(({ more }) => more !== undefined)) return limits;
	const [highest, widest] = [best.slice(), reach.slice()];
	for (const { gain, hit } of terms)
		for (let row = 0; row < highest.length; row++) {
			const units = Math.round(gain[row]! / unit);
			if (units > 0) highest[row]! += units;
			if (units < 0 || hit[row]! < 1) widest[row]! += Math.abs(units);
		}
	let lowest = Infinity;
	for (let row = 0; row < own; row++) lowest = Math.min(lowest, highest[row]! - Math.min(bins - 1, widest[row]!));
	for (let row = own; row < limits.length; row++) limits[row] = Math.min(bins - 1, highest[row]! - lowest);
	return limits;
}

/**
 * Convolves one mentioned film into `deficits`, in place.
 * @param limits the largest deficit of each row that counts
 * @param read cells as they were before, unless they are in `deficits`
 */
export function include(deficits: Deficits, term: TermRows, limits?: Int32Array, read = deficits.cells): void {
	if (term.more !== undefined) {
		includeSeveral(deficits, term, term.more);
		return;
	}
	const { unit, bins, best, reach, cells } = deficits;
	const { gain, hit } = term;
	for (let row = 0; row < best.length; row++) {
		const units = Math.round(gain[row]! / unit);
		const shift = Math.abs(units);
		const keep = units > 0 ? hit[row]! : 1 - hit[row]!;
		if (units > 0) best[row]! += units;
		const lose = 1 - keep;
		const from = row * bins;
		if (units === 0 || lose === 0) {
			if (read !== cells) for (let d = from, end = from + reach[row]!; d <= end; d++) cells[d] = read[d]!;
			continue;
		}
		const last = from + Math.min(limits === undefined ? bins - 1 : limits[row]!, reach[row]! + shift);
		const before = from + reach[row]!;
		reach[row] = last - from;
		// Beyond what could be lost before, between that and what is lost now, where both are, and below what is lost now.
		let d = last;
		for (; d > before && d >= from + shift; d--) cells[d] = lose * read[d - shift]!;
		for (; d > before; d--) cells[d] = 0;
		for (; d >= from + shift; d--) cells[d] = keep * read[d]! + lose * read[d - shift]!;
		for (; d >= from; d--) cells[d] = keep * read[d]!;
	}
}

/** The same for a film that may have been rated in several ways. */
function includeSeveral(
	{ unit, bins, best, reach, cells }: Deficits,
	first: TermRows,
	more: NonNullable<TermRows['more']>,
) {
	const ways = [first, ...more];
	for (let row = 0; row < best.length; row++) {
		const units = [0, ...ways.map(({ gain }) => Math.round(gain[row]! / unit))];
		const chances = ways.map(({ hit }) => hit[row]!);
		chances.unshift(Math.max(0, 1 - chances.reduce((a, b) => a + b, 0)));
		const highest = Math.max(...units);
		best[row]! += highest;
		const losses = units.map((gain) => highest - gain);
		const widest = losses.reduce((most, loss, i) => (chances[i]! > 0 ? Math.max(most, loss) : most), 0);
		const from = row * bins;
		const last = Math.min(bins - 1, reach[row]! + widest);
		cells.fill(0, from + reach[row]! + 1, from + last + 1);
		reach[row] = last;
		for (let d = last; d >= 0; d--) {
			let sum = 0;
			for (let k = 0; k < losses.length; k++) if (losses[k]! <= d) sum += chances[k]! * cells[from + d - losses[k]!]!;
			cells[from + d] = sum;
		}
	}
}
