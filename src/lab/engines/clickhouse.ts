import { connectClickHouse } from './clickhouseHttp.ts';
import { createClickHouseStore } from './clickhouseStore.ts';
import { findTables } from './clickhouseTables.ts';
import type { Engine } from './engine.ts';
import { rankTargets } from './ranks.ts';

/** Opens a database that load-clickhouse made. @throws InputError if the server, a shard or a table is missing */
export async function openClickHouse(url: string, table = 'ratings'): Promise<Engine> {
	const server = await connectClickHouse(url);
	const store = await createClickHouseStore(server, await findTables(server, table));
	return {
		describe: async () => store.totals,
		ranks: (algorithm, targets) => rankTargets(store, algorithm, targets),
		close: server.close,
	};
}
