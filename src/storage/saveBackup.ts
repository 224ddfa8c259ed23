/** Writes everything that the extension stores as one JSON file, piece by piece: a history may exceed the length of a string. */
import * as v from 'valibot';
import { unknownImport } from './backup.ts';
import type { Backup } from './backupSchemas.ts';
import type { Database } from './db.ts';
import { ImportSchema, PersonaSchema, PostSchema, RatingSchema, SaidFilmSchema } from './records.ts';
import type { Settings } from './settings.ts';

/** Records read at once. One import may be as large as thousands of posts. */
const BATCH = { personas: 10, posts: 200, said: 1000, ratings: 1000, imports: 1 };
type Part = keyof typeof BATCH;

/** Yields the pieces in one transaction: do not wait for anything else in between. Returns how many records are invalid. */
export async function* backupPieces(db: Database, settings: Settings, date: string): AsyncGenerator<string, number> {
	const tx = db.transaction(Object.keys(BATCH) as Part[]);
	let damaged = 0;
	/** Yields the valid records of a store. @param belongs whether a record goes into the file: others do not count */
	async function* sound<Schema extends v.GenericSchema>(
		part: Part,
		schema: Schema,
		belongs: (record: v.InferOutput<Schema>) => boolean = () => true,
	) {
		for await (const records of batchesOf(tx.objectStore(part) as Store, BATCH[part]))
			for (const record of records)
				if (!v.is(schema, record)) damaged++;
				else if (belongs(record)) yield record;
	}
	const ids = new Set<string>();
	yield `{\n\t"format": "red-herring",\n\t"version": ${2 satisfies Backup['version']},\n\t"date": ${JSON.stringify(date)}`;
	yield `,\n\t"settings": ${indented(settings)}`;
	yield* listPieces('personas', sound('personas', PersonaSchema), ({ id }) => ids.add(id));
	yield* listPieces(
		'posts',
		sound('posts', PostSchema, ({ persona }) => ids.has(persona)),
	);
	yield* listPieces(
		'said',
		sound('said', SaidFilmSchema, ({ persona }) => ids.has(persona)),
	);
	const numbers = new Set<number>();
	const known = v.pipe(
		RatingSchema,
		v.check((one) => unknownImport(one, numbers) === null),
	);
	yield* listPieces('imports', sound('imports', ImportSchema), ({ id }) => numbers.add(id));
	yield* listPieces('ratings', sound('ratings', known));
	yield '\n}\n';
	return damaged;
}

const indented = (value: unknown) => JSON.stringify(value, null, '\t').replaceAll('\n', '\n\t');

async function* listPieces<T>(name: Part, records: AsyncIterable<T>, onRecord: (record: T) => void = () => undefined) {
	yield `,\n\t"${name}": [`;
	let divider = '';
	for await (const record of records) {
		onRecord(record);
		yield `${divider}\n\t\t${JSON.stringify(record)}`;
		divider = ',';
	}
	yield '\n\t]';
}

interface Store {
	getAll(range: IDBKeyRange | null, most: number): Promise<unknown[]>;
	getAllKeys(range: IDBKeyRange | null, most: number): Promise<IDBValidKey[]>;
}

async function* batchesOf(store: Store, most: number): AsyncGenerator<unknown[], void> {
	for (let range: IDBKeyRange | null = null; ; ) {
		const [keys, records] = await Promise.all([store.getAllKeys(range, most), store.getAll(range, most)]);
		yield records;
		if (keys.length < most) return;
		range = IDBKeyRange.lowerBound(keys.at(-1), true);
	}
}
