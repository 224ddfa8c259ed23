/**
 * Schemas of the records in the database, whether they come from the database, a message or a file. Films
 * are identified by title and year, because every pack numbers them differently.
 */
import * as v from 'valibot';
import { count, integer, list, oneOf, optionalText, record, satisfying, text } from '../checks.ts';
import { ADDED_KINDS, PACK_KINDS, type PackKind } from '../core/catalogue/packKinds.ts';
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
	MOST_TELLING,
	MOST_UNMATCHED,
} from './limits.ts';

export const SiteSchema = satisfying<string>(isSite, 'a host name such as forum.example');
export const DaySchema = satisfying<string>(isDay, 'a day such as 2026-11-21');
export const ToleranceSchema = satisfying<number>(isTolerance, `a whole number from 1 to ${LARGEST_TOLERANCE}`);
const year = integer(0, 9999);
const filmKey = { title: text(LONGEST_TITLE), year };
const kind = oneOf(...PACK_KINDS);
/** Films have no kind here. */
const itemKey = { ...filmKey, kind: v.exactOptional(oneOf(...ADDED_KINDS) as v.GenericSchema<PackKind>) };
export const FilmKeySchema = record(itemKey);
const films = list(FilmKeySchema, MOST_POST_FILMS);
/** A film, and which facts a phrase has in place of its title. */
const PhrasedSchema = record({ ...filmKey, telling: integer(0, MOST_TELLING) });
/** From 0.5 to 5; null if the film was only seen. */
const stars = v.nullable(
	satisfying<number>((n) => typeof n === 'number' && n >= 0.5 && n <= 5, 'a number from 0.5 to 5'),
);
/** YYYY-MM-DD, or null if the service does not export it. */
const date = v.nullable(DaySchema);

const PersonaSiteSchema = record({
	site: SiteSchema,
	user: optionalText(LONGEST_NAME),
	/** The import of posts that has made it this persona's; absent if the user has, or a post. */
	claimedBy: v.exactOptional(text(LONGEST_NAME)),
});

export type Persona = v.InferOutput<typeof PersonaSchema>;
/** A pseudonym: the sites (and user names) whose posts an adversary could link. */
export const PersonaSchema = record({
	id: text(LONGEST_NAME),
	name: text(LONGEST_NAME),
	/** Host names where this persona writes; a site has at most one persona. */
	sites: list(PersonaSiteSchema, MOST_SITES),
	/** Smallest acceptable crowd, in people; null: as in the settings. */
	tolerance: v.nullable(ToleranceSchema),
	/** Adversaries to guard against; null: all, and the worst counts. */
	guard: v.nullable(list(text(LONGEST_NAME), MOST_GUARDED)),
	/** Number of members of the service that the user worries about; null: the pack's population. */
	members: v.nullable(integer(2, MOST_MEMBERS)),
});

export type Post = v.InferOutput<typeof PostSchema>;
/** A post, reduced to its films, and items of other kinds. */
export const PostSchema = record({
	/** Given by the database. */
	id: integer(1, Number.MAX_SAFE_INTEGER),
	persona: text(LONGEST_NAME),
	date: DaySchema,
	site: SiteSchema,
	films,
	/** Those of `films` that were taken as decoys: films that the user has not rated. */
	decoys: films,
	/** Films that phrases such as "one of Tarr's" stand for; absent without any. */
	phrased: v.exactOptional(list(PhrasedSchema, MOST_POST_FILMS, 1)),
	/** Whether it was detected when posted, found on a page later, or imported with an export of the site. */
	source: oneOf('posted', 'scanned', 'imported'),
	/** A hash of where it was posted, which recognizes it when edited; older versions kept none. */
	place: v.exactOptional(text(LONGEST_NAME)),
	/** For an imported post, a hash of its site's id, and its import. */
	imported: v.exactOptional(record({ key: text(LONGEST_NAME), batch: text(LONGEST_NAME) })),
});

/** The user's answer about an item: that they rated or logged it somewhere, or never did. */
export const SaidSchema = oneOf('rated', 'never');

export type SaidFilm = v.InferOutput<typeof SaidFilmSchema>;
/** A persona's answer about an item. */
export const SaidFilmSchema = record({
	persona: text(LONGEST_NAME),
	...itemKey,
	said: SaidSchema,
	/** Day on which they said so. */
	date: DaySchema,
});

export type Phrased = v.InferOutput<typeof PhrasedSchema>;

const numbers = satisfying<Int32Array>((value) => value instanceof Int32Array, 'numbers');

export type StoredProfile = v.InferOutput<typeof ProfileSchema>;
/** The totals of a persona's posts; see `tally.ts`. */
export const ProfileSchema = v.object({
	/** The pack that the numbers are of; empty: none. */
	pack: optionalText(LONGEST_NAME),
	titles: satisfying<string[]>(
		(value) => Array.isArray(value) && value.every((title) => typeof title === 'string'),
		'titles',
	),
	years: numbers,
	/** 0 for films, and places among the other kinds from 1. */
	kinds: numbers,
	/** The number of each film in the pack, -1 if it lacks it, -2 if it was not looked up. */
	numbers,
	/** How often each was a decoy. */
	decoys: numbers,
	/** Number of days of each, and the days of all of them. */
	counts: numbers,
	days: numbers,
	/** Films that phrases stand for, and in how many posts; absent without any. */
	phrased: v.exactOptional(v.array(record({ ...filmKey, telling: count, count }))),
});

export type StoredPack = v.InferOutput<typeof StoredPackSchema>;
export const StoredPackSchema = v.object({
	/** Identifies the shipped file it was unpacked from; of one that the user has chosen, the name of the file. */
	id: text(LONGEST_TITLE),
	bytes: satisfying<ArrayBuffer>((value) => value instanceof ArrayBuffer, 'bytes'),
	/** For an offered pack, a unique name. */
	offer: v.exactOptional(text(LONGEST_NAME)),
});

/** The entry of one import in a rating. */
export type ImportedRating = OwnRating['said'][number];
export type OwnRating = v.InferOutput<typeof RatingSchema>;
const rating = {
	...filmKey,
	stars,
	date,
	/** The entries of all imports; the most informative one is repeated above. */
	said: list(record({ import: count, stars, date }), MOST_IMPORTS, 1),
};
/** An item that the user rated or logged; shared by all personas. */
export const RatingSchema = record({ kind, ...rating });

/** A row of an imported file without a unique match in the catalogue, which the user can resolve. */
export type Unmatched = Import['unmatched'][number];
export type Import = v.InferOutput<typeof ImportSchema>;
const imported = {
	/** Given by the database. */
	id: count,
	service: text(LONGEST_NAME),
	file: text(LONGEST_TITLE),
	date: DaySchema,
	matched: count,
	unmatched: list(
		record({
			title: optionalText(LONGEST_TITLE),
			year: v.nullable(year),
			stars,
			date,
			/** Row number as in a spreadsheet, from 1. */
			row: count,
			/** Name of the file inside an archive; empty if the export is a single file. */
			part: optionalText(LONGEST_TITLE),
		}),
		MOST_UNMATCHED,
	),
};
export const ImportSchema = record({ kind, ...imported });

/** Ratings and imports as version 7 stored them: those of films without a kind, the rest in lists of their own. */
export const FORMER_SCHEMAS = { rating: record(rating), imported: record(imported) };
