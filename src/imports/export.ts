/** What an export holds, whichever service it came from. */

type Service = 'Letterboxd' | 'IMDb' | 'MovieLens' | 'Netflix' | 'Trakt';

/** A film that somebody rated or saw. */
export interface FilmRow {
	title: string;
	/** What the service calls it besides. */
	otherTitles: string[];
	year: number | null;
	/** From 0.5 to 5; null where the film was only seen. */
	stars: number | null;
	/** YYYY-MM-DD */
	date: string | null;
	/** Row of the file as a spreadsheet counts them, from 1; of JSON, the number of the entry. */
	row: number;
	/** The file inside an archive that the row stands in; empty where the export is one file. */
	part: string;
}

/** Why rows were left out that are no films the user saw. */
export type Reason = 'series' | 'trailer' | 'brief' | 'unrated';

/** What a reader has found so far. */
export interface Found {
	rows: FilmRow[];
	leftOut: Record<Reason, number>;
	/** The few rows that could not be read, each with a sentence. */
	damaged: string[];
}

export interface Export extends Found {
	service: Service;
}

/** A file with text in it: the export itself, or one inside an archive. */
export interface Part {
	/** What to call it in a message. */
	name: string;
	/** As in {@link FilmRow}. */
	part: string;
	text: string;
}

/**
 * Work that is done in small steps, so that a page can draw between them. Each step yields the share done, 0 to 1.
 */
export type Steps<T> = Generator<number, T, void>;

export const nothingFound = (): Found => ({
	rows: [],
	leftOut: { series: 0, trailer: 0, brief: 0, unrated: 0 },
	damaged: [],
});
