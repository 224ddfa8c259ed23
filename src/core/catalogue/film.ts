/** What an entry of the catalogue is; the order is part of the pack format. */
export const FILM_KINDS = ['film', 'series', 'episode', 'special', 'concert'] as const;
export type FilmKind = (typeof FILM_KINDS)[number];

/** One entry of the catalogue. */
export interface Film {
	title: string;
	/** 0 if not known, which happens with kinds other than films. */
	year: number;
	/** Raters in the population; null if they are too few to be counted. */
	raters: number | null;
	/** Standard deviation of the logarithm of its raters, if they are estimated. */
	spread?: number;
	genres: string[];
	otherTitles: string[];
	/** Short names that are read only with their capitals: "TtR". */
	initials?: readonly string[];
	/** What it is; a film by default. */
	kind?: FilmKind;
}

/** All genres; a film's genres are a bit set over this list. The order is part of the pack format. */
export const GENRES = (
	'Action Adventure Animation Children Comedy Crime Documentary Drama Fantasy Film-Noir ' +
	'Horror IMAX Musical Mystery Romance Sci-Fi Thriller War Western'
).split(' ');

export function genreBits(genres: readonly string[]): number {
	let bits = 0;
	for (const genre of genres) bits |= 1 << GENRES.indexOf(genre);
	return bits >>> 0;
}

export function genreNames(bits: number): string[] {
	return GENRES.filter((_, i) => (bits >>> i) & 1);
}
