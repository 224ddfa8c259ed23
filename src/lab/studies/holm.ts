/**
 * Corrects for several comparisons (Holm 1979): the chance that any of them finds a difference between equal arms stays
 * below the level for the corrected ones.
 * @param chances uncorrected p-values; null: could not be computed, counts as 1
 */
export function holm(chances: readonly (number | null)[]): number[] {
	const order = chances.map((p, i) => ({ p: p ?? 1, i })).sort((a, b) => a.p - b.p);
	const corrected = new Array<number>(chances.length);
	let least = 0;
	for (const [rank, { p, i }] of order.entries()) {
		least = Math.max(least, Math.min(1, p * (chances.length - rank)));
		corrected[i] = least;
	}
	return corrected;
}
