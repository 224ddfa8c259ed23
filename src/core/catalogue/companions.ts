/**
 * Companions of a film: the films with the highest lift, P(rated both) / (P(rated one) P(rated other)). An entry holds
 * the companion's number in its low 24 bits and twice the binary logarithm of the lift above them.
 */
export interface Companions {
	/** Entries of film f are `near[nearStart[f] .. nearStart[f + 1]]`, the closest first. */
	nearStart: Uint32Array;
	near: Uint32Array;
}

const MOST_LEVEL = 255;

export const companion = (film: number, lift: number): number =>
	(film | (Math.min(MOST_LEVEL, Math.max(0, Math.round(2 * Math.log2(lift)))) << 24)) >>> 0;
export const companionFilm = (entry: number) => entry & 0xffffff;
export const companionLift = (entry: number) => 2 ** ((entry >>> 24) / 2);

/** Joins lists of entries, one per film, into columns. */
export function joinCompanions(lists: readonly (readonly number[])[]) {
	const nearStart = new Uint32Array(lists.length + 1);
	lists.forEach((list, film) => {
		nearStart[film + 1] = nearStart[film]! + list.length;
	});
	return { nearStart, near: Uint32Array.from(lists.flat()) } satisfies Companions;
}
