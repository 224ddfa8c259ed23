/** Reads files that hold everything the extension stores. */
import * as v from 'valibot';
import { list, oneOf, problemOf, record } from '../checks.ts';
import { MOST_IMPORTS, MOST_PERSONAS, MOST_POSTS, MOST_RATINGS, MOST_SAID } from './limits.ts';
import { NOBODY } from './nobody.ts';
import {
	DaySchema,
	type Import,
	ImportSchema,
	OtherImportSchema,
	OtherRatingSchema,
	type OwnRating,
	PersonaSchema,
	PostSchema,
	RatingSchema,
	SaidFilmSchema,
} from './records.ts';
import { complete, SettingsSchema } from './settings.ts';

/** The backup file, with the records of `records.ts` and the settings of `settings.ts`. */
export type Backup = v.InferOutput<typeof BackupSchema>;
const BackupSchema = record({
	format: oneOf('red-herring'),
	version: oneOf(1),
	/** Day of writing. */
	date: DaySchema,
	settings: SettingsSchema,
	/** Including the persona "nobody", whose sites keep no history, if it exists. */
	personas: list(PersonaSchema, MOST_PERSONAS + 1),
	posts: list(PostSchema, MOST_PERSONAS * MOST_POSTS),
	said: v.optional(list(SaidFilmSchema, MOST_PERSONAS * MOST_SAID), []),
	ratings: list(RatingSchema, MOST_RATINGS),
	imports: list(ImportSchema, MOST_IMPORTS),
	/** Of other kinds than films; in lists of their own, as older versions would take them for films. */
	otherRatings: v.optional(list(OtherRatingSchema, MOST_RATINGS), []),
	otherImports: v.optional(list(OtherImportSchema, MOST_IMPORTS), []),
});

/** A file of which only a newer version can know what it holds. */
const NewerSchema = v.object({ format: v.literal('red-herring'), version: v.pipe(v.number(), v.minValue(2)) });

/**
 * Reads a backup file; `problem` says why it is invalid, in words of the file, and begins with the place unless that is
 * the whole; `newer` says that a newer version has saved it.
 */
export function readBackup(file: string): { backup: Backup } | { problem: string; newer?: true } {
	if (isHollow(file)) return { problem: 'The file must hold records, not next to nothing many times' };
	let value: unknown;
	try {
		value = JSON.parse(file);
	} catch {
		return { problem: 'The file must be JSON' };
	}
	if (!v.is(BackupSchema, value)) {
		const problem = problemOf(BackupSchema, value, 'The file')!;
		return v.is(NewerSchema, value) ? { problem, newer: true } : { problem };
	}
	// Older versions had no such lists.
	const { said = [], otherRatings = [], otherImports = [] } = value;
	const backup = { ...value, said, otherRatings, otherImports, settings: complete(value.settings) };
	const problem = contradiction(backup);
	return problem === null ? { backup } : { problem };
}

/** The place in a file that a problem names, such as posts[0].films; empty if it is the whole file. */
export const placeOf = (problem: string): string =>
	problem.startsWith('The file ') ? '' : /^[\w.[\]]*/.exec(problem)![0];

/** Records have names and values: a file that is long and has fewer than so many characters for each of its values has none. */
const LEAST_PER_VALUE = 6;
const SHORT = 1_000_000;

/** Whether parsing a file would fill the memory with values that are no records. Takes no memory itself. */
function isHollow(file: string): boolean {
	if (file.length < SHORT) return false;
	let values = 0;
	for (const char of [',', '[', '{'])
		for (let at = file.indexOf(char); at >= 0; at = file.indexOf(char, at + 1)) values++;
	return values * LEAST_PER_VALUE > file.length;
}

/** Checks references between records and their uniqueness. */
function contradiction(backup: Backup): string | null {
	const { personas, posts, said } = backup;
	const ids = new Set(personas.map(({ id }) => id));
	for (const [name, records] of Object.entries({ posts, said })) {
		const orphan = records.findIndex(({ persona }) => !ids.has(persona) || persona === NOBODY);
		if (orphan >= 0) return `${name}[${orphan}].persona must be the id of one of the personas`;
	}
	return (
		duplicate(personas, 'personas', 'id', ({ id }) => id) ??
		duplicate(personas, 'personas', 'name', ({ id, name }) => (id === NOBODY ? '' : name)) ??
		duplicate(
			personas.flatMap(({ sites }) => sites),
			'personas.sites',
			'site',
			({ site }) => site,
		) ??
		duplicate(posts, 'posts', 'id', ({ id }) => String(id)) ??
		duplicate(said, 'said', 'film of a persona', ({ persona, title, year }) => `${title} (${year}), ${persona}`) ??
		contradictionOfRatings(backup, 'ratings', 'imports') ??
		contradictionOfRatings(backup, 'otherRatings', 'otherImports')
	);
}

function contradictionOfRatings(
	backup: Backup,
	ofRatings: 'ratings' | 'otherRatings',
	ofImports: 'imports' | 'otherImports',
): string | null {
	const [ratings, imports]: [OwnRating[], Import[]] = [backup[ofRatings], backup[ofImports]];
	const numbers = new Set(imports.map(({ id }) => id));
	const unknown = ratings.findIndex((rating) => unknownImport(rating, numbers) !== null);
	if (unknown >= 0) return `${ofRatings}[${unknown}].${unknownImport(ratings[unknown]!, numbers)}`;
	return (
		duplicate(imports, ofImports, 'id', ({ id }) => String(id)) ??
		duplicate(ratings, ofRatings, 'film', ({ title, year, kind = '' }) => `${title} (${year})${kind && `, ${kind}`}`)
	);
}

/** Why a rating's entries do not fit the imports, or null if they do. */
export function unknownImport({ said }: OwnRating, imports: ReadonlySet<number>): string | null {
	const named = new Set(said.map((one) => one.import));
	const isConsistent = named.size === said.length && [...named].every((id) => imports.has(id));
	return isConsistent ? null : 'said must name imports of the file, each once';
}

function duplicate<T>(records: T[], name: string, field: string, keyOf: (record: T) => string): string | null {
	const seen = new Set<string>();
	for (const [i, record] of records.entries()) {
		const key = keyOf(record);
		if (seen.has(key)) return `${name}[${i}]: the ${field} "${key}" stands there twice`;
		seen.add(key);
	}
	return null;
}
