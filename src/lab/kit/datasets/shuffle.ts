/** Shuffles `values` in place (Fisher and Yates). */
export function shuffle<T extends Uint16Array | Uint32Array>(values: T, random: () => number): T {
	for (let i = values.length - 1; i > 0; i--) {
		const j = Math.floor((i + 1) * random());
		const value = values[i]!;
		values[i] = values[j]!;
		values[j] = value;
	}
	return values;
}

/** Returns the numbers 0 to length - 1 in random order. */
export const shuffledNumbers = (length: number, random: () => number): Uint32Array =>
	shuffle(
		Uint32Array.from({ length }, (_, i) => i),
		random,
	);
