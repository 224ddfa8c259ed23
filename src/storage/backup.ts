/** Reads files with everything that the extension stores. */
import * as v from 'valibot';
import { problemOf } from '../checks.ts';
import { type FilmKey, kindOf } from '../core/catalogue/titled.ts';
import {
	type Backup,
	BackupSchema,
	FORMER,
	type FormerBackup,
	FormerSchema,
	fromFormer,
	ratingLists,
} from './backupSchemas.ts';
import { NO_HISTORY } from './noHistory.ts';
import type { OwnRating } from './records.ts';
import { complete } from './settings.ts';

const isFormer = v.is.bind(null, v.object({ version: v.literal(FORMER) }));

/** A file that only a newer version understands. */
const NewerSchema = v.object({ format: v.literal('red-herring'), version: v.pipe(v.number(), v.minValue(3)) });

/** `problem` says why a file is invalid, beginning with the place unless that is the whole file. */
export function readBackup(file: string): { backup: Backup } | { problem: string; newer?: true } {
	if (isHollow(file)) return { problem: 'The file must hold records, not next to nothing many times' };
	let value: unknown;
	try {
		value = JSON.parse(file);
	} catch {
		return { problem: 'The file must be JSON' };
	}
	const schema = isFormer(value) ? FormerSchema : BackupSchema;
	if (!v.is<v.GenericSchema>(schema, value)) {
		const problem = problemOf(schema, value, 'The file')!;
		return v.is(NewerSchema, value) ? { problem, newer: true } : { problem };
	}
	const read = value as Backup | FormerBackup;
	// Older versions have no such list.
	const { said = [] } = read;
	const problem = contradiction({ ...read, said });
	if (problem !== null) return { problem };
	const backup = isFormer(read) ? fromFormer(read as FormerBackup) : (read as Backup);
	return { backup: { ...backup, said, settings: complete(read.settings) } };
}

/** The place in a file that a problem names, such as posts[0].films; empty for the whole file. */
export const placeOf = (problem: string): string =>
	problem.startsWith('The file ') ? '' : /^[\w.[\]]*/.exec(problem)![0];

/** Records have names and values: a long file with fewer than this many characters per value has none. */
const LEAST_PER_VALUE = 6;
const SHORT = 1_000_000;

/** Whether parsing a file would fill the memory with values other than records. Takes no memory itself. */
function isHollow(file: string): boolean {
	if (file.length < SHORT) return false;
	let values = 0;
	for (const char of [',', '[', '{'])
		for (let at = file.indexOf(char); at >= 0; at = file.indexOf(char, at + 1)) values++;
	return values * LEAST_PER_VALUE > file.length;
}

/** Checks references between records and their uniqueness. */
function contradiction(backup: Backup | FormerBackup): string | null {
	const { personas, posts, said } = backup;
	const ids = new Set(personas.map(({ id }) => id));
	for (const [name, records] of Object.entries({ posts, said })) {
		const orphan = records.findIndex(({ persona }) => !ids.has(persona) || persona === NO_HISTORY);
		if (orphan >= 0) return `${name}[${orphan}].persona must be the id of one of the personas`;
	}
	return (
		duplicate(personas, 'personas', 'id', ({ id }) => id) ??
		duplicate(personas, 'personas', 'name', ({ id, name }) => (id === NO_HISTORY ? '' : name)) ??
		duplicate(
			personas.flatMap(({ sites }) => sites),
			'personas.sites',
			'site',
			({ site }) => site,
		) ??
		duplicate(posts, 'posts', 'id', ({ id }) => String(id)) ??
		duplicate(said, 'said', 'film of a persona', (one) => `${named(one)}, ${one.persona}`) ??
		ratingLists(backup).reduce<string | null>((found, lists) => found ?? contradictionOfRatings(lists), null)
	);
}

const named = (key: FilmKey) => `${key.title} (${key.year})${kindOf(key) === 'films' ? '' : `, ${key.kind}`}`;

function contradictionOfRatings({ ratings, imports, names }: ReturnType<typeof ratingLists>[number]): string | null {
	const [ofRatings, ofImports] = names as [string, string];
	const numbers = new Set(imports.map(({ id }) => id));
	const unknown = ratings.findIndex((rating) => unknownImport(rating, numbers) !== null);
	if (unknown >= 0) return `${ofRatings}[${unknown}].${unknownImport(ratings[unknown]!, numbers)}`;
	return duplicate(imports, ofImports, 'id', ({ id }) => String(id)) ?? duplicate(ratings, ofRatings, 'film', named);
}

/** Why a rating's entries do not fit the imports, or null if they do. */
export function unknownImport({ said }: Pick<OwnRating, 'said'>, imports: ReadonlySet<number>): string | null {
	const named = new Set(said.map((one) => one.import));
	const isConsistent = named.size === said.length && [...named].every((id) => imports.has(id));
	return isConsistent ? null : 'said must name imports of the file, each once';
}

function duplicate<T>(records: readonly T[], name: string, field: string, keyOf: (record: T) => string): string | null {
	const seen = new Set<string>();
	for (const [i, record] of records.entries()) {
		const key = keyOf(record);
		if (seen.has(key)) return `${name}[${i}]: the ${field} "${key}" stands there twice`;
		seen.add(key);
	}
	return null;
}
