import type { DuckDBConnection } from '@duckdb/node-api';
import { InputError } from '../../pack/errors.ts';
import { type Progress, showProgress } from '../kit/cli/progress.ts';
import type { ColumnNames } from '../kit/datasets/layout.ts';
import { columnOf } from '../kit/datasets/parquet.ts';
import { CONSTANTS } from '../kit/likelihood.ts';
import { type ClickHouse, connectClickHouse } from './clickhouseHttp.ts';
import { countShards, type IdType, placeOf, type Tables, tablesOf } from './clickhouseTables.ts';
import { LIKING_WEIGHT } from './formulas.ts';
import { makePairs } from './prepare.ts';
import { encodeRows } from './rowBinary.ts';
import { openScratch, type ScratchOptions } from './scratch.ts';
import { ratingsIn } from './source.ts';

export interface LoadClickHouse extends ScratchOptions {
	file: string;
	columns?: ColumnNames;
	/** HTTP addresses of all servers of the cluster. */
	urls: readonly string[];
	cluster: string;
	table?: string;
	replace?: boolean;
	onBad?: (message: string) => void;
}

/**
 * Creates the tables on every server of a cluster and loads a ratings file into them. The file may exceed memory.
 * The tables of items and users are created last: without them the database counts as not loaded.
 * @returns the number of loaded ratings
 */
export async function loadClickHouse(options: LoadClickHouse): Promise<number> {
	const { file, columns = {}, urls, cluster, table = 'ratings', replace = false, onBad = console.error } = options;
	const servers = await Promise.all(urls.map(connectClickHouse));
	const first = servers[0]!;
	const shards = await countShards(first, cluster);
	if (servers.length < shards)
		throw new InputError(`"${cluster}" has ${shards} shards; give the address of every one, not of ${servers.length}.`);
	const scratch = await openScratch(options);
	try {
		const { connection } = scratch;
		const source = await ratingsIn(connection, file, columns);
		const { bad, count } = await makePairs(connection, source, scratch.memory);
		if (bad > 0) onBad(`${file}: ${bad} rows lack a user, an item or a rating; left out.`);
		if (count === 0) throw new InputError(`${file}: holds no rating that can be used.`);
		const tables = tablesOf(table, cluster, await typeOf(connection, 'user'), await typeOf(connection, 'item'));
		for (const server of servers) await makeRoom(server, tables, replace);
		for (const server of servers) await server.run(localTable(tables));
		for (const server of servers) await server.run(distributedTable(tables));
		const pairs = pairsOf(connection, tables, count, showProgress(`Loading ${file}`));
		await first.run(`insert into ${tables.all} (item, user, liking) format RowBinary`, pairs);
		for (const server of servers) await server.run(`optimize table ${tables.ratings} final`);
		await aggregate(servers, tables, count);
		return count;
	} catch (error) {
		throw scratch.explain(error, file);
	} finally {
		await scratch.close();
		for (const server of servers) await server.close();
	}
}

const numbers = async (connection: DuckDBConnection, sql: string) =>
	(await connection.runAndReadAll(sql)).getRows()[0]!.map(Number);

/** Returns UInt32 if every id is an integer below 2^32 in canonical form: "007" and 7 are different ids. */
async function typeOf(connection: DuckDBConnection, column: 'user' | 'item'): Promise<IdType> {
	const plain = `cast(try_cast("${column}" as uinteger) as varchar) is not distinct from cast("${column}" as varchar)`;
	const [others] = await numbers(connection, `select count(*) from pairs where not (${plain})`);
	return others === 0 ? 'UInt32' : 'String';
}

/** Drops existing tables if asked to. @throws InputError if there are some otherwise */
async function makeRoom(server: ClickHouse, { all, ratings, users, items }: Tables, replace: boolean): Promise<void> {
	for (const table of [all, ratings, users, items]) {
		const [row] = await server.rows(`select count() from system.tables where ${placeOf(table, 'name')}`);
		if (row?.[0] !== 0 && !replace)
			throw new InputError(`${server.address}: there is a table ${table} already; --replace drops it first.`);
		await server.run(`drop table if exists ${table}`);
	}
}

const localTable = ({ ratings, userType, itemType }: Tables) =>
	`create table ${ratings} (item ${itemType}, user ${userType}, liking UInt8) engine = MergeTree order by (item, user)`;

/** Sharded by user, so that a user's score is computed on one shard. */
function distributedTable({ all, ratings, cluster }: Tables): string {
	const [name, database] = ratings.split('.').reverse();
	const local = `${database ?? 'currentDatabase()'}, ${name}`;
	return `create table ${all} as ${ratings} engine = Distributed('${cluster}', ${local}, cityHash64(user))`;
}

async function* pairsOf(
	connection: DuckDBConnection,
	{ itemType, userType }: Tables,
	count: number,
	progress: Progress,
): AsyncGenerator<Uint8Array> {
	const as = (type: IdType) => (type === 'UInt32' ? 'uinteger' : 'varchar');
	const select = `select cast(item as ${as(itemType)}), cast("user" as ${as(userType)}), liking from pairs`;
	const result = await connection.stream(select);
	let done = 0;
	for (let chunk = await result.fetchChunk(); chunk !== null && chunk.rowCount > 0; chunk = await result.fetchChunk()) {
		const [items, users, likings] = [0, 1, 2].map((column) => columnOf(chunk!, column));
		yield encodeRows({ item: [itemType, items!], user: [userType, users!], liking: ['UInt8', likings!] });
		done += chunk.rowCount;
		progress.at(done, count);
	}
	progress.end();
}

/** Computes the aggregates of every attack. Only |U_m| goes over the network, one row per item and shard. */
async function aggregate(servers: readonly ClickHouse[], tables: Tables, count: number): Promise<void> {
	const { all, ratings, users, items, userType, itemType } = tables;
	const first = servers[0]!;
	const [loaded] = (await first.rows(`select count() from ${all}`))[0] as [number];
	if (loaded !== count)
		throw new InputError(`${first.address}: ${loaded} of ${count} ratings arrived; are all servers given?`);
	const settings = 'settings distributed_group_by_no_merge = 1';
	const perShard = await first.rows(`select uniqExact(user) from ${all} ${settings}`);
	const population = perShard.reduce((sum, [n]) => sum + (n as number), 0);
	for (const server of servers) {
		await server.run(`create table ${items} (item ${itemType}, raters UInt32) engine = MergeTree order by item`);
		await server.run(`insert into ${items} select item, count() as raters from ${all} group by item`);
	}
	for (const server of servers) {
		const columns = `user ${userType}, size UInt32, log_size Float64, per_length Float64, per_weight Float64, liking_exponent Float64`;
		await server.run(`create table ${users} (${columns}) engine = MergeTree order by user`);
		await server.run(`insert into ${users}
select user, count() as size, log(count()) as log_size,
	if(sum(square) > 0, 1 / sqrt(sum(square)), 0) as per_length, 1 / sum(${LIKING_WEIGHT}) as per_weight,
	toFloat64(${CONSTANTS.liking}) as liking_exponent
from (select user, item, liking from ${ratings}) all inner join (
	select item, pow(log2(${population} / raters), 2) as square from ${items}
) using item group by user`);
	}
}
