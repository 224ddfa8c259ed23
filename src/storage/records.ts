/**
 * What is kept in the database besides packs, wherever it comes from: the database itself, a message or a file. Films
 * are kept by title and year, because packs number them anew.
 */
import * as v from 'valibot';
import { count, fields, list, note, oneOf, suchThat, text, whole } from '../checks.ts';
import {
	isDay,
	isSite,
	isTolerance,
	LARGEST_TOLERANCE,
	LONGEST_NAME,
	LONGEST_TITLE,
	MOST_GUARDED,
	MOST_IMPORTS,
	MOST_MEMBERS,
	MOST_POST_FILMS,
	MOST_SITES,
	MOST_UNMATCHED,
} from './limits.ts';

export const SiteSchema = suchThat<string>(isSite, 'a host name such as forum.example');
export const DaySchema = suchThat<string>(isDay, 'a day such as 2026-11-21');
export const ToleranceSchema = suchThat<number>(isTolerance, `a whole number from 1 to ${LARGEST_TOLERANCE}`);
const year = whole(0, 9999);
const filmKey = { title: text(LONGEST_TITLE), year };
const films = list(fields(filmKey), MOST_POST_FILMS);
/** On a scale from 0.5 to 5; null where only seen. */
const stars = v.nullable(
	suchThat<number>((n) => typeof n === 'number' && n >= 0.5 && n <= 5, 'a number from 0.5 to 5'),
);
/** When, YYYY-MM-DD, if the service told. */
const date = v.nullable(DaySchema);

export type Persona = v.InferOutput<typeof PersonaSchema>;
/** A pseudonym: the sites (and user names) whose posts somebody could put together. */
export const PersonaSchema = fields({
	id: text(LONGEST_NAME),
	name: text(LONGEST_NAME),
	/** Host names where drafts are this persona's unless said otherwise; a site has one persona at most. */
	sites: list(fields({ site: SiteSchema, user: note(LONGEST_NAME) }), MOST_SITES),
	/** Smallest crowd to accept, in people; null: as in the settings. */
	tolerance: v.nullable(ToleranceSchema),
	/** Adversaries to guard against; null: all, the worst counts. */
	guard: v.nullable(list(text(LONGEST_NAME), MOST_GUARDED)),
	/** Members of the service that the user fears; null: as many as in the pack. */
	members: v.nullable(whole(2, MOST_MEMBERS)),
});

export type Post = v.InferOutput<typeof PostSchema>;
/** What a persona said once in public. */
export const PostSchema = fields({
	/** Given by the database. */
	id: whole(1, Number.MAX_SAFE_INTEGER),
	persona: text(LONGEST_NAME),
	/** Day of posting. */
	date: DaySchema,
	site: SiteSchema,
	films,
	/** Those of `films` that were taken as red herrings: ones the user has not rated. */
	decoys: films,
	/** Whether it was seen being posted, or read off a page later. */
	source: oneOf('posted', 'scanned'),
});

/** What one import says of a film. */
export type Said = OwnRating['said'][number];
export type OwnRating = v.InferOutput<typeof RatingSchema>;
/** A film the user rated or logged somewhere; the same for all personas. */
export const RatingSchema = fields({
	...filmKey,
	stars,
	date,
	/** What each import says of the film; what says most is above. */
	said: list(fields({ import: count, stars, date }), MOST_IMPORTS, 1),
});

/** A row of an imported file for which the catalogue has no film, or no one film; kept so that the user can say which. */
export type Unmatched = Import['unmatched'][number];
export type Import = v.InferOutput<typeof ImportSchema>;
/** One import of own ratings. */
export const ImportSchema = fields({
	/** Given by the database. */
	id: count,
	service: text(LONGEST_NAME),
	/** Name of the file. */
	file: text(LONGEST_TITLE),
	date: DaySchema,
	matched: count,
	unmatched: list(
		fields({
			title: note(LONGEST_TITLE),
			year: v.nullable(year),
			stars,
			date,
			/** Row of the file as a spreadsheet counts them, from 1. */
			row: count,
			/** The file inside an archive that the row stands in; empty where the export is one file. */
			part: note(LONGEST_TITLE),
		}),
		MOST_UNMATCHED,
	),
});
