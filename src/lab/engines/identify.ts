import { InputError } from '../../pack/errors.ts';
import { columnsOf, drawn, type SetupOptions } from '../kit/cli/setup.ts';
import { aligned, FOUND_HEAD, foundCells } from '../kit/cli/text.ts';
import { readMentions } from '../kit/datasets/mentions.ts';
import { byK, intervals } from '../kit/statistics.ts';
import { openClickHouse } from './clickhouse.ts';
import { openDuckDb } from './duckdb.ts';
import {
	ENGINE_ALGORITHMS,
	type Engine,
	type EngineAlgorithm,
	identifyWithEngine,
	type NamedTarget,
} from './engine.ts';

export interface EngineOptions extends SetupOptions {
	engine: 'memory' | 'duckdb' | 'clickhouse';
	url?: string;
	table: string;
}

/** Runs the algorithms that do without the target's ratings. Targets without ratings count as not found. */
export async function identifyOnEngine(o: EngineOptions) {
	if (o.mentions === 'simulate' && o.engine === 'clickhouse')
		throw new InputError('Mentions are not made up from servers: say which file has them with --mentions.');
	const engine = await openEngine(o);
	try {
		const totals = await engine.describe();
		const targets = await targetsFor(engine, o);
		const ranks = await identifyWithEngine(engine, targets);
		const algorithms = Object.fromEntries(
			ENGINE_ALGORITHMS.map((name: EngineAlgorithm) => [
				name,
				{ k: byK(ranks[name]!), interval: intervals(ranks[name]!, o.seed) },
			]),
		);
		const mentions = targets.reduce((sum, { items }) => sum + items.length, 0);
		const result = { engine: o.engine, ...totals, targets: targets.length, mentions, algorithms };
		const lines = [
			`${targets.length} targets, ${mentions} mentions`,
			...aligned([
				FOUND_HEAD,
				...Object.entries(algorithms).map(([name, { k, interval }]) => foundCells(name, k, interval[1])),
			]),
		];
		return { result, lines };
	} finally {
		await engine.close();
	}
}

async function targetsFor(engine: Engine, o: EngineOptions): Promise<NamedTarget[]> {
	if (o.mentions === 'simulate') return drawn(o, engine.simulate!);
	const { by, notes } = await readMentions(o.mentions, o.films);
	for (const note of notes) console.error(note);
	return [...by].filter(([, items]) => items.length > 0).map(([user, items]) => ({ user, items }));
}

function openEngine(o: EngineOptions): Promise<Engine> {
	if (o.engine === 'clickhouse') {
		if (o.url === undefined) throw new InputError('Say with --url where ClickHouse answers, as http://host:8123.');
		return openClickHouse(o.url, o.table);
	}
	if (o.ratings === undefined) throw new InputError('Say with --ratings which file DuckDB is to read.');
	return openDuckDb(o.ratings, columnsOf(o));
}
