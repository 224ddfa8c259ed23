import { connectClickHouse } from './clickhouseHttp.ts';
import { createClickHouseStore } from './clickhouseStore.ts';
import { findTables } from './clickhouseTables.ts';
import type { Engine } from './engine.ts';
import { rankTargets } from './ranks.ts';

/**
 * Opens a ratings database on a ClickHouse cluster, as created by load-clickhouse.
 * @param url HTTP address of any of its servers
 * @param table its Distributed table, as `database.table` if not in the default database
 * @throws InputError if the server, a shard or a table is missing
 */
export async function openClickHouse(url: string, table = 'ratings'): Promise<Engine> {
	const server = await connectClickHouse(url);
	const store = await createClickHouseStore(server, await findTables(server, table));
	return {
		describe: async () => store.totals,
		ranks: (algorithm, targets) => rankTargets(store, algorithm, targets),
		close: server.close,
	};
}
