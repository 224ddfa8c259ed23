/** The common form of the exports of all services. */
import type { AddedKind, PackKind } from '../core/catalogue/packKinds.ts';

export type Service = 'Letterboxd' | 'IMDb' | 'MovieLens' | 'Netflix' | 'Trakt';

/** Services of other kinds than films. */
export const ITEM_SERVICES = {
	BoardGameGeek: 'boardgames',
	MyAnimeList: 'anime',
	AniList: 'anime',
	Goodreads: 'books',
	StoryGraph: 'books',
} as const satisfies Record<string, AddedKind>;
export type ItemService = keyof typeof ITEM_SERVICES;

/** A film that the user rated or saw. */
export interface FilmRow {
	title: string;
	otherTitles: string[];
	year: number | null;
	/** From 0.5 to 5; null if the film was only seen. */
	stars: number | null;
	/** YYYY-MM-DD */
	date: string | null;
	/** Row number as in a spreadsheet, from 1; in JSON, the number of the entry; in XML, its line. */
	row: number;
	/** Name of the file inside an archive; empty if the export is a single file. */
	part: string;
}

/** Reasons for omitting rows that are not films the user saw. */
export type Reason = 'series' | 'trailer' | 'brief' | 'unrated';

export interface ReadRows {
	rows: FilmRow[];
	leftOut: Record<Reason, number>;
	/** A sentence for each of the first rows that could not be read: no more than are tolerated, and one. */
	damaged: string[];
	/** Number of rows, and of unreadable ones. */
	tried: number;
	unreadable: number;
}

export interface Found extends ReadRows {
	service: Service | ItemService;
	/** What the rows are; films by default. */
	kind?: PackKind;
}

export interface Export extends Found {
	/** Files of the archive that have no ratings or viewings. */
	unread: string[];
}

/** A text file: the export itself, or one inside an archive. */
export interface Part {
	/** Its name in messages. */
	name: string;
	/** As in {@link FilmRow}. */
	part: string;
	text: string;
}

/** Work in small steps, so that the page can render between them. Each step yields the share done, 0 to 1. */
export type Steps<T> = Generator<number, T, void>;

export const noRows = (): ReadRows => ({
	rows: [],
	leftOut: { series: 0, trailer: 0, brief: 0, unrated: 0 },
	damaged: [],
	tried: 0,
	unreadable: 0,
});
