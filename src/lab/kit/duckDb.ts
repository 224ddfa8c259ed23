/** Loads DuckDB on first use: most commands do without it, and it takes longer to load than the lab's own code. */
export const loadDuckDb = () => import('@duckdb/node-api');
