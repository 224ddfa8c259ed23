import { Command } from 'commander';
import { columnsOf } from '../kit/cli/setup.ts';
import { loadClickHouse } from './clickhouseLoad.ts';

interface Options {
	ratings: string;
	url: string[];
	cluster: string;
	table: string;
	userColumn?: string;
	itemColumn?: string;
	ratingColumn?: string;
	memory: string;
	folder?: string;
	replace?: boolean;
}

/** `lab load-clickhouse`. */
export const loadClickHouseCommand = new Command('load-clickhouse')
	.description('Load a ratings file, which may be larger than memory, into the shards of a ClickHouse cluster.')
	.requiredOption('--ratings <file>', 'ratings, Parquet or delimited text')
	.requiredOption('--url <addresses...>', 'HTTP addresses of all servers of the cluster')
	.requiredOption('--cluster <name>', "the cluster's name in the servers' settings")
	.option('--table <name>', 'the Distributed table to make; the others are named after it', 'ratings')
	.option('--user-column <name>', 'name of the user column, if not a usual one')
	.option('--item-column <name>', 'name of the item column, if not a usual one')
	.option('--rating-column <name>', 'name of the rating column, if not a usual one')
	.option('--memory <size>', 'memory to sort the file in', '1GB')
	.option('--folder <folder>', 'where to put what does not fit into memory')
	.option('--replace', 'drop tables of these names that are there already')
	.action(async (o: Options) => {
		const count = await loadClickHouse({ ...o, file: o.ratings, columns: columnsOf(o), urls: o.url });
		console.log(`${o.table}: ${count} ratings on ${o.url.length} servers`);
	});
