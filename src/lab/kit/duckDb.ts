import type { DuckDBVector } from '@duckdb/node-api';

/** Loads DuckDB on first use: most commands do without it, and it takes longer to load than the lab's own code. */
export const loadDuckDb = () => import('@duckdb/node-api');

export function put(vector: DuckDBVector, values: ArrayLike<number>): void {
	(vector as unknown as { items: { set(values: ArrayLike<number>): void } }).items.set(values);
	vector.flush();
}
