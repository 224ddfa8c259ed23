/** What is kept in the database besides packs. Films are kept by title and year, because packs number them anew. */
import type { FilmKey } from '../core/catalogue/titled.ts';

/** A pseudonym: the sites (and user names) whose posts somebody could put together. */
export interface Persona {
	id: string;
	name: string;
	/** Host names where drafts are this persona's unless said otherwise; a site has one persona at most. */
	sites: { site: string; user: string }[];
	/** Smallest crowd to accept, in people; null: as in the settings. */
	tolerance: number | null;
	/** Adversaries to guard against; null: all, the worst counts. */
	guard: string[] | null;
	/** Members of the service that the user fears; null: as many as in the pack. */
	members: number | null;
}

/** What a persona said once in public. */
export interface Post {
	/** Given by the database. */
	id: number;
	persona: string;
	/** Day of posting, YYYY-MM-DD. */
	date: string;
	site: string;
	films: FilmKey[];
	/** Those of `films` that were taken as red herrings: ones the user has not rated. */
	decoys: FilmKey[];
	/** Whether it was seen being posted, or read off a page later. */
	source: 'posted' | 'scanned';
}

/** A film the user rated or logged somewhere; the same for all personas. */
export interface OwnRating extends FilmKey {
	/** On a scale from 0.5 to 5; null where only seen. */
	stars: number | null;
	/** When, YYYY-MM-DD, if the service told. */
	date: string | null;
	/** What each import says of the film; what says most is above. */
	said: Said[];
}

/** What one import says of a film. */
export interface Said {
	import: number;
	stars: number | null;
	date: string | null;
}

/** A row of an imported file for which the catalogue has no film, or no one film; kept so that the user can say which. */
export interface Unmatched {
	title: string;
	year: number | null;
	stars: number | null;
	date: string | null;
	/** Row of the file as a spreadsheet counts them, from 1. */
	row: number;
	/** The file inside an archive that the row stands in; empty where the export is one file. */
	part: string;
}

/** One import of own ratings. */
export interface Import {
	/** Given by the database. */
	id: number;
	service: string;
	/** Name of the file. */
	file: string;
	date: string;
	matched: number;
	unmatched: Unmatched[];
}
