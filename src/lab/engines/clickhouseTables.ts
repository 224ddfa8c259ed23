import { InputError } from '../../pack/errors.ts';
import type { ClickHouse } from './clickhouseHttp.ts';

/** Ids are stored as numbers if all of them are integers below 2^32. */
export type IdType = 'UInt32' | 'String';

/** Tables of one ratings database in ClickHouse, on every server of a cluster. */
export interface Tables {
	cluster: string;
	/** The Distributed table over all shards' ratings; a user's ratings are all on the same shard. */
	all: string;
	/** A shard's local ratings by item and user. */
	ratings: string;
	/** A shard's local users, with the columns that formulas need. */
	users: string;
	/** The items of all shards with |U_m|: one row per item, replicated on every server. */
	items: string;
	userType: IdType;
	itemType: IdType;
}

/** Returns the names of the tables that belong to the Distributed table `all`, given as `table` or `database.table`. */
export function tablesOf(all: string, cluster: string, userType: IdType, itemType: IdType): Tables {
	if (!/^(\w+\.)?\w+$/.test(all)) throw new InputError(`"${all}" is no name of a table, nor database.table.`);
	const name = (suffix: string) => `${all}${suffix}`;
	return {
		cluster,
		all,
		ratings: name('_local'),
		users: name('_users'),
		items: name('_items'),
		userType,
		itemType,
	};
}

/** Returns an SQL condition for a table in `system.tables` or `system.columns`. */
export function placeOf(table: string, nameColumn: 'name' | 'table'): string {
	const [name, database] = table.split('.').reverse();
	return `${nameColumn} = '${name}' and database = ${database === undefined ? 'currentDatabase()' : `'${database}'`}`;
}

/** Finds the tables of a ratings database. @throws InputError if they were not or not completely loaded */
export async function findTables(server: ClickHouse, all: string): Promise<Tables> {
	const guess = tablesOf(all, '', 'String', 'String');
	const found = await server.rows(`select engine, engine_full from system.tables where ${placeOf(all, 'name')}`);
	const [engine, description] = (found[0] ?? []) as string[];
	const cluster = /^Distributed\('?([\w.-]+)'?,/.exec(description ?? '')?.[1];
	const where = `${server.address}: `;
	if (engine === undefined)
		throw new InputError(`${where}there is no table ${all}; load-clickhouse makes it from a ratings file.`);
	if (cluster === undefined) throw new InputError(`${where}the table ${all} is ${engine}, not Distributed.`);
	for (const table of [guess.ratings, guess.users, guess.items]) {
		const [row] = await server.rows(`select count() from system.tables where ${placeOf(table, 'name')}`);
		if (row?.[0] !== 1)
			throw new InputError(`${where}there is no table ${table}: load-clickhouse did not end, or did not make ${all}.`);
	}
	const types = new Map(
		(await server.rows(`select name, type from system.columns where ${placeOf(all, 'table')}`)) as [string, string][],
	);
	const typeOf = (column: string): IdType => {
		const type = types.get(column);
		if (type === 'UInt32' || type === 'String') return type;
		throw new InputError(`${where}the column ${column} of ${all} is ${type ?? 'missing'}, not UInt32 or String.`);
	};
	return tablesOf(all, cluster, typeOf('user'), typeOf('item'));
}

export async function countShards(server: ClickHouse, cluster: string): Promise<number> {
	if (!/^[\w.-]+$/.test(cluster)) throw new InputError(`"${cluster}" is no name of a cluster.`);
	const [row] = await server.rows(`select uniqExact(shard_num) from system.clusters where cluster = '${cluster}'`);
	const shards = Number(row?.[0] ?? 0);
	if (shards === 0) throw new InputError(`${server.address}: knows no cluster "${cluster}".`);
	return shards;
}

/** Whether a name can be an id of this type. */
export const canBe = (type: IdType, name: string) =>
	type === 'String' || (/^(0|[1-9]\d{0,9})$/.test(name) && Number(name) < 2 ** 32);
