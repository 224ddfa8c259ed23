/**
 * The paper's EM, listing 2 exactly as printed: coins are tossed for values[0], values[1], ... with chances
 * exp(-i) / 2, and the first to come up is returned. Whether it is the exponential mechanism, and what it promises:
 *
 * - It is another distribution: no coin comes up with probability prod of (1 - exp(-i) / 2), 0.366 for long arrays, and
 *   then 0 is returned. As printed, such a walk tosses for the whole array, and the expected time grows with n; here it
 *   ends at i = 746, from where on exp(-i) is 0 in doubles and no coin can come up. What is returned is the same.
 * - It returns one of the values. Of two inputs that differ in the newest value only one can return it, up to half of
 *   the time: no epsilon holds, only delta = 1/2.
 * - Which place is chosen does not depend on the values. If the values are public and only their order is not, two
 *   neighbors changing places alters chances by a factor of up to 2 e: epsilon = 1 + log 2 = 1.69.
 */

/** The chosen place, or -1 if no coin came up heads. @param random uniform random numbers from 0 up to 1 */
export function listingPlace(n: number, random: () => number): number {
	for (let i = 0; i < n; i++) {
		const coin = Math.exp(-i) * 0.5;
		if (coin === 0) break;
		if (random() < coin) return i;
	}
	return -1;
}

/** Returns one of `values`, which are sorted newest first, or 0. */
export function listingValue(values: ArrayLike<number>, random: () => number): number {
	const place = listingPlace(values.length, random);
	return place < 0 ? 0 : values[place]!;
}
