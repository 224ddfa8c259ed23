import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import { InputError } from '../../pack/errors.ts';
import { loadDuckDb } from '../kit/duckDb.ts';

export interface ScratchOptions {
	/** Memory limit; data beyond it is spilled to the folder. */
	memory?: string;
	/** A folder on a disk with room, by default the system's folder for temporary files. */
	folder?: string;
}

/** A temporary database on disk. */
export interface Scratch {
	connection: DuckDBConnection;
	/** Memory limit in bytes. */
	memory: number;
	/** Turns errors that the user can fix into sentences: too little memory or disk, or an invalid file. */
	explain(error: unknown, file: string): unknown;
	close(): Promise<void>;
}

/** Creates an empty DuckDB database that is removed when it is closed. */
export async function openScratch({ memory = '1GB', folder = tmpdir() }: ScratchOptions): Promise<Scratch> {
	const own = await mkdtemp(join(folder, 'ratings-')).catch((error: NodeJS.ErrnoException) => {
		throw new InputError(`${folder}: no temporary file can be made there (${error.code}).`);
	});
	const remove = () => rm(own, { recursive: true, force: true });
	const settings = { memory_limit: memory, temp_directory: join(own, 'spilled') };
	const { DuckDBInstance } = await loadDuckDb();
	const instance = await DuckDBInstance.create(join(own, 'ratings.duckdb'), settings).catch(async (error: Error) => {
		await remove();
		throw new InputError(`Memory of ${memory}: ${firstLine(error)}`);
	});
	const connection = await instance.connect();
	return {
		connection,
		memory: await memoryOf(connection),
		explain(error, file) {
			const message = error instanceof Error && !(error instanceof InputError) ? firstLine(error) : '';
			if (/out of memory|no space left|failed to offload/i.test(message))
				return new InputError(`${file}: memory of ${memory} and the disk under ${folder} do not suffice (${message}).`);
			return /^(Invalid Input|IO|Conversion) Error/.test(message) ? new InputError(`${file}: ${message}`) : error;
		},
		async close() {
			connection.closeSync();
			instance.closeSync();
			await remove();
		},
	};
}

const UNITS = ['bytes', 'KiB', 'MiB', 'GiB', 'TiB'];

async function memoryOf(connection: DuckDBConnection): Promise<number> {
	const sql = "select current_setting('memory_limit')";
	const [size, unit] = String((await connection.runAndReadAll(sql)).getRows()[0]![0]).split(' ');
	return Number(size) * 1024 ** UNITS.indexOf(unit!);
}

const firstLine = (error: Error) => error.message.split('\n')[0]!;
