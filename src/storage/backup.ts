/** Converts everything the extension stores into one JSON file, and reads such files. */
import * as v from 'valibot';
import { list, oneOf, problemOf, record, validRecords } from '../checks.ts';
import type { Database } from './db.ts';
import { MOST_IMPORTS, MOST_PERSONAS, MOST_POSTS, MOST_RATINGS } from './limits.ts';
import { NOBODY } from './nobody.ts';
import { DaySchema, ImportSchema, type OwnRating, PersonaSchema, PostSchema, RatingSchema } from './records.ts';
import { type Settings, SettingsSchema } from './settings.ts';

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
	ratings: list(RatingSchema, MOST_RATINGS),
	imports: list(ImportSchema, MOST_IMPORTS),
});

/** Reads all stored records for a backup. `damaged` is the number of records that were skipped as invalid. */
export async function makeBackup(
	db: Database,
	settings: Settings,
	date: string,
): Promise<{ backup: Backup; damaged: number }> {
	const tx = db.transaction(['personas', 'posts', 'ratings', 'imports']);
	const [personas, posts, ratings, imports] = await Promise.all([
		tx.objectStore('personas').getAll(),
		tx.objectStore('posts').getAll(),
		tx.objectStore('ratings').getAll(),
		tx.objectStore('imports').getAll(),
	]);
	let damaged = 0;
	const validated = <Schema extends v.GenericSchema>(schema: Schema, records: unknown[]) => {
		const read = validRecords(schema, records);
		damaged += read.damaged;
		return read.valid;
	};
	const soundPersonas = validated(PersonaSchema, personas);
	const ids = new Set(soundPersonas.map(({ id }) => id));
	const soundImports = validated(ImportSchema, imports);
	const numbers = new Set(soundImports.map(({ id }) => id));
	const KnownRatingSchema = v.pipe(
		RatingSchema,
		v.check((rating) => unknownImport(rating, numbers) === null),
	);
	const backup: Backup = {
		format: 'red-herring',
		version: 1,
		date,
		settings,
		personas: soundPersonas,
		posts: validated(PostSchema, posts).filter(({ persona }) => ids.has(persona)),
		ratings: validated(KnownRatingSchema, ratings),
		imports: soundImports,
	};
	return { backup, damaged };
}

/** Reads a backup file; `problem` is a sentence about why it is invalid. */
export function readBackup(file: string): { backup: Backup } | { problem: string } {
	let value: unknown;
	try {
		value = JSON.parse(file);
	} catch {
		return { problem: 'The file must be JSON' };
	}
	if (!v.is(BackupSchema, value)) return { problem: problemOf(BackupSchema, value, 'The file')! };
	const problem = contradiction(value);
	return problem === null ? { backup: value } : { problem };
}

/** Checks references between records and their uniqueness. */
function contradiction({ personas, posts, ratings, imports }: Backup): string | null {
	const ids = new Set(personas.map(({ id }) => id));
	const orphan = posts.findIndex(({ persona }) => !ids.has(persona) || persona === NOBODY);
	if (orphan >= 0) return `posts[${orphan}].persona must be the id of one of the personas`;
	const numbers = new Set(imports.map(({ id }) => id));
	const unknown = ratings.findIndex((rating) => unknownImport(rating, numbers) !== null);
	if (unknown >= 0) return `ratings[${unknown}].${unknownImport(ratings[unknown]!, numbers)}`;
	return (
		duplicate(personas, 'personas', 'id', ({ id }) => id) ??
		duplicate(personas, 'personas', 'name', ({ id, name }) => (id === NOBODY ? '' : name)) ??
		duplicate(
			personas.flatMap(({ sites }) => sites),
			'sites of personas',
			'site',
			({ site }) => site,
		) ??
		duplicate(posts, 'posts', 'id', ({ id }) => String(id)) ??
		duplicate(imports, 'imports', 'id', ({ id }) => String(id)) ??
		duplicate(ratings, 'ratings', 'film', ({ title, year }) => `${title} (${year})`)
	);
}

function unknownImport({ said }: OwnRating, imports: ReadonlySet<number>): string | null {
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
