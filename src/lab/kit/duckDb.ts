import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { DuckDBConnection, DuckDBVector } from '@duckdb/node-api';
import { install } from './install.ts';

/** Loads DuckDB on first use, and installs it if need be: most commands do without it, and it is large. */
export const loadDuckDb = async (): Promise<typeof import('@duckdb/node-api')> =>
	createRequire(join(install('tools/duckdb'), 'package.json'))('@duckdb/node-api');

export function put(vector: DuckDBVector, values: ArrayLike<number>): void {
	(vector as unknown as { items: { set(values: ArrayLike<number>): void } }).items.set(values);
	vector.flush();
}

/** Runs something on an empty database in memory, and always closes it. */
export async function withDuckDb<T>(
	settings: Record<string, string>,
	run: (connection: DuckDBConnection) => Promise<T>,
): Promise<T> {
	const { DuckDBInstance } = await loadDuckDb();
	const instance = await DuckDBInstance.create(':memory:', settings);
	const connection = await instance.connect();
	try {
		return await run(connection);
	} finally {
		connection.closeSync();
		instance.closeSync();
	}
}

/** Runs a statement on an empty database in memory. @returns its rows */
export const querySql = (sql: string): Promise<unknown[][]> =>
	withDuckDb({}, async (connection) => (await connection.runAndReadAll(sql)).getRows());
