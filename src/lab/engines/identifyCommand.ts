import { type Command, Option } from 'commander';
import { InputError } from '../../pack/errors.ts';
import { identifyCommand } from '../papers/identify/commands.ts';
import { type EngineOptions, identifyOnEngine } from './identify.ts';

/** `lab identify`: in memory, or on an engine for ratings that exceed memory. */
export const identifyAnywhereCommand: Command = identifyCommand(async (o: EngineOptions & { absent?: number }) => {
	if (o.engine === 'memory') return null;
	if (o.absent !== undefined)
		throw new InputError('How sure one can be is computed in memory only: leave --absent out.');
	return identifyOnEngine(o);
})
	.addOption(
		new Option('--engine <name>', 'where to run: in memory, DuckDB over a file, or a ClickHouse cluster')
			.choices(['memory', 'duckdb', 'clickhouse'])
			.default('memory'),
	)
	.option('--url <address>', 'clickhouse: HTTP address of one of its servers')
	.option('--table <name>', 'clickhouse: the Distributed table, as load-clickhouse makes it', 'ratings');
