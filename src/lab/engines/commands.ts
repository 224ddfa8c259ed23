import { Command, Option } from 'commander';
import { InputError } from '../../pack/errors.ts';
import { type ColumnOptions, columnsOf } from '../kit/cli/setup.ts';
import { aligned, share } from '../kit/cli/text.ts';
import { KS } from '../kit/statistics.ts';
import { identifyCommand } from '../papers/identify/commands.ts';
import { type LinkOptions, linkCommand, tooFew } from '../papers/linking/command.ts';
import { FOUND_HEAD, foundCells, NAMES } from '../papers/linking/text.ts';
import { type LoadClickHouse, loadClickHouse } from './clickhouseLoad.ts';
import { type EngineOptions, identifyOnEngine } from './identify.ts';
import { type EngineLinkRow, linkOnDuckDb } from './link.ts';

interface Options extends Omit<LoadClickHouse, 'file' | 'urls'>, ColumnOptions {
	ratings: string;
	url: string[];
}

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

/** Flags that engines over files do not support. */
const IN_MEMORY = ['exportTargets', 'scores', 'attacker', 'ranks'];

/** @throws InputError */
function refuseInMemory(o: object, flags: readonly string[] = IN_MEMORY): void {
	const flag = flags.find((name) => name in o);
	if (flag !== undefined)
		throw new InputError(
			`--${flag.replace(/[A-Z]/, (c) => `-${c.toLowerCase()}`)} works in memory only: leave it out.`,
		);
}

/** `lab identify`: in memory, or on an engine for ratings that exceed memory. */
export const identifyAnywhereCommand: Command = identifyCommand(async (o: EngineOptions) => {
	if (o.engine === 'memory') return null;
	refuseInMemory(o, ['absent', ...IN_MEMORY]);
	return identifyOnEngine(o);
})
	.addOption(
		new Option('--engine <name>', 'where to run: in memory, DuckDB over a file, or a ClickHouse cluster')
			.choices(['memory', 'duckdb', 'clickhouse'])
			.default('memory'),
	)
	.option('--url <address>', 'clickhouse: HTTP address of one of its servers')
	.option('--table <name>', 'clickhouse: the Distributed table, as load-clickhouse makes it', 'ratings');

/** `lab link`: in memory, or with DuckDB among more accounts than the file has people. */
export const linkAnywhereCommand: Command = linkCommand(
	async (ratings, division, o: LinkOptions & { engine: 'memory' | 'duckdb' }) => {
		if (o.engine === 'memory') return null;
		refuseInMemory(o);
		if (o.stance) throw new InputError('Stances are read in memory only: leave --stance out.');
		const [candidates, ...others] = o.candidates;
		if (candidates === undefined || others.length > 0)
			throw new InputError('Say with --candidates one number of accounts for DuckDB, as 1000000.');
		const { targets, steps, seed } = o;
		const rows = await linkOnDuckDb(ratings, { division, films: o.size, candidates, targets, steps, seed });
		if (rows.length === 0) throw tooFew();
		const peak = process.resourceUsage().maxRSS * 1024;
		return {
			result: { engine: o.engine, division, seed, rows, peak },
			lines: [...rows.flatMap(linesOf), peakLine(peak)],
		};
	},
).addOption(
	new Option(
		'--engine <name>',
		'where to run: in memory, or DuckDB, with further accounts drawn for more people than the file has',
	)
		.choices(['memory', 'duckdb'])
		.default('memory'),
);

const linesOf = ({ films, candidates, drawn, targets, attackers, seconds, ...row }: EngineLinkRow): string[] => [
	`${films} films a side: ${targets} targets, half of them absent, among ${candidates.toLocaleString('en')} accounts, ${drawn.toLocaleString('en')} of them drawn from people who have another one`,
	...aligned([['attacker', ...FOUND_HEAD], ...attackers.map((own) => [NAMES[own.attacker], ...foundCells(own)])]),
	`rarity-weighted overlap, right account within the first ${KS.map((k) => `${k}: ${share(row.rarityOverlap[k])}`).join(', ')}`,
	`right account among those that the attackers compare: ${share(row.listed)}`,
	`fitting ${seconds.fitting.toFixed(0)} s, loading ${seconds.loading.toFixed(0)} s, searching ${seconds.searching.toFixed(0)} s`,
	'',
];

const peakLine = (bytes: number) => `${(bytes / 1e9).toFixed(2)} GB of memory at the peak`;
