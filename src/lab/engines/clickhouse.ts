import { connectClickHouse } from './clickhouseHttp.ts';
import { createClickHouseStore } from './clickhouseStore.ts';
import { findTables } from './clickhouseTables.ts';
import type { Engine } from './engine.ts';
import { rankTargets } from './ranks.ts';

/**
 * Opens a ratings database that is spread over a ClickHouse cluster, as load-clickhouse makes it.
 * @param url HTTP address of any of its servers
 * @param table its Distributed table, `database.table` where that is not the default database
 * @throws InputError when the server, a shard or a table is missing
 */
export async function openClickHouse(url: string, table = 'ratings'): Promise<Engine> {
	const server = connectClickHouse(url);
	const store = await createClickHouseStore(server, await findTables(server, table));
	return {
		describe: async () => store.totals,
		ranks: (algorithm, targets) => rankTargets(store, algorithm, targets),
		close: async () => {},
	};
}
