import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openClickHouse } from '../../src/lab/engines/clickhouse.ts';
import { connectClickHouse } from '../../src/lab/engines/clickhouseHttp.ts';
import { loadClickHouse } from '../../src/lab/engines/clickhouseLoad.ts';
import { ENGINE_ALGORITHMS, type Engine, identifyWithEngine, type NamedTarget } from '../../src/lab/engines/engine.ts';
import { attackInMemory } from './inMemory.ts';
import { createOracle, PLAIN, type Row } from './oracle.ts';
import { type Cluster, installClickHouse, makeCluster } from './servers.ts';

const installed = await installClickHouse();
if (!installed) console.error('ClickHouse tests are skipped: no clickhouse-server, and it cannot be installed here.');
const sample = join(process.env.RED_HERRING_DATA ?? join('..', 'shared', 'data'), 'ml-latest-small', 'ratings.csv');
if (!existsSync(sample)) console.error(`${sample} is not there: the test on it is skipped.`);

/** Whole numbers below n, always the same. */
function numbersBelow(seed: number) {
	let state = seed;
	return (n: number) => {
		state = (state * 48271) % 2147483647;
		return state % n;
	};
}

/** Ratings of 400 users, popular items more often; ids are texts, some of them odd. */
function makeRows(): Row[] {
	const below = numbersBelow(7);
	return Array.from({ length: 6000 }, () => {
		const [u, i] = [below(400), Math.min(below(150), below(150))];
		const user = u === 7 ? "o'ne\til" : `user ${u}`;
		return { user: user, item: i === 9 ? '009' : String(i), rating: 1 + below(5) };
	});
}

/** Targets who mention what they rated, and now and then something else. */
function makeTargets(rows: readonly { user: string; item: string }[], count: number, most: number): NamedTarget[] {
	const below = numbersBelow(11);
	return Array.from({ length: count }, () => {
		const { user } = rows[below(rows.length)]!;
		const own = rows.filter((row) => row.user === user);
		const items = Array.from({ length: below(most + 1) }, () => (below(5) > 0 ? own : rows)[below(own.length)]!.item);
		return { user, items };
	});
}

/** Waits until a shard works on an attack's query. */
async function untilBusy(url: string): Promise<void> {
	const server = await connectClickHouse(url);
	const attack = "query like '%ratings_local%' and query not like '%system.processes%'";
	for (let seen = 0; seen === 0; )
		seen = Number((await server.rows(`select count() from system.processes where ${attack}`))[0]![0]);
}

describe.skipIf(!installed)('two shards', () => {
	const rows = makeRows();
	const oracle = createOracle(rows);
	const targets = [
		...makeTargets(rows, 80, 6),
		{ user: 'nobody', items: ['1', '2'] },
		{ user: 'user 1', items: ['no such item'] },
		{ user: 'user 1', items: [] },
	];
	let folder: string;
	let cluster: Cluster;
	let urls: string[];
	const csv = (name: string) => join(folder, name);

	beforeAll(async () => {
		folder = await mkdtemp(join(tmpdir(), 'engines-'));
		cluster = await makeCluster();
		urls = cluster.shards.map(({ url }) => url);
		await Promise.all(cluster.shards.map((shard) => shard.start()));
		const cell = (text: string) => `"${text}"`;
		const lines = rows.map(({ user, item, rating }) => `${cell(user)},${item},${rating}`);
		await writeFile(csv('ratings.csv'), `user,item,rating\n${lines.join('\n')}\n`);
	}, 60_000);
	afterAll(async () => {
		await cluster?.remove();
		await rm(folder, { recursive: true, force: true });
	});

	const load = (file: string, table: string, more = {}) =>
		loadClickHouse({ file, urls, cluster: 'two', table, onBad() {}, ...more });
	async function expectRight(engine: Engine): Promise<void> {
		const ranks = await identifyWithEngine(engine, targets);
		const memory = await attackInMemory(csv('ratings.csv'));
		for (const algorithm of PLAIN) expect(ranks[algorithm]).toEqual(targets.map((t) => oracle.rank(algorithm, t)));
		for (const algorithm of ENGINE_ALGORITHMS)
			expect(ranks[algorithm]).toEqual(targets.map((t) => memory.rank(algorithm, t)));
	}

	test('the command loads a file and ranks as the formulas do', async () => {
		const args = ['src/lab/cli.ts', 'load-clickhouse', '--ratings', csv('ratings.csv'), '--url', ...urls];
		const run = promisify(execFile)(process.execPath, [...args, '--cluster', 'two']);
		expect((await run).stdout).toBe(`ratings: ${oracle.totals.ratings} ratings on 2 servers\n`);
		const engine = await openClickHouse(urls[1]!);
		expect(await engine.describe()).toEqual(oracle.totals);
		await expectRight(engine);
	});

	test.skipIf(!existsSync(sample))('ranks on MovieLens equal those of the attacks in memory', async () => {
		const memory = await attackInMemory(sample);
		await load(sample, 'movielens');
		const engine = await openClickHouse(urls[0]!, 'movielens');
		expect(await engine.describe()).toEqual(memory.totals);
		const below = numbersBelow(3);
		const some = Array.from({ length: 60 }, () => ({
			user: memory.names.user(below(memory.totals.users)),
			items: Array.from({ length: 1 + below(5) }, () => memory.names.item(below(300))),
		}));
		const ranks = await identifyWithEngine(engine, [...some, { user: '-1', items: ['1'] }]);
		for (const algorithm of ENGINE_ALGORITHMS)
			expect(ranks[algorithm]).toEqual([...some.map((t) => memory.rank(algorithm, t)), Number.POSITIVE_INFINITY]);
	});

	test('a shard that dies during a query causes an error, and ranks are right once it is back', async () => {
		const engine = await openClickHouse(urls[0]!);
		const many = makeTargets(rows, 1500, 60);
		const running = identifyWithEngine(engine, many, ['likelihood']).then(
			() => 'ranks',
			(error: Error) => `${error.name}: ${error.message}`,
		);
		await untilBusy(urls[1]!);
		await cluster.shards[1]!.kill();
		expect(await running).toMatch(/^InputError: http:\/\/127\.0\.0\.1:\d+: a shard does not answer, or went away \(/);
		await expect(engine.ranks('scoring', targets)).rejects.toThrow('a shard does not answer');
		await expect(openClickHouse(urls[0]!)).rejects.toThrow('a shard does not answer');
		await expect(openClickHouse(urls[1]!)).rejects.toThrow('no ClickHouse server answers there (ECONNREFUSED)');
		await cluster.shards[1]!.start();
		await expectRight(engine);
	});

	test('a coordinator that dies during a query causes an error', async () => {
		const engine = await openClickHouse(urls[1]!);
		const running = identifyWithEngine(engine, makeTargets(rows, 1500, 60), ['likelihood']);
		await untilBusy(urls[0]!);
		await Promise.all([cluster.shards[1]!.kill(), expect(running).rejects.toThrow('the server went away')]);
		await cluster.shards[1]!.start();
		await expectRight(engine);
	});

	test('missing, existing, and incomplete tables are named', async () => {
		const server = await connectClickHouse(urls[0]!);
		await expect(openClickHouse(urls[0]!, 'others')).rejects.toThrow(
			'there is no table others; load-clickhouse makes it',
		);
		await expect(load(csv('ratings.csv'), 'ratings')).rejects.toThrow('there is a table ratings already; --replace');
		await expect(load(csv('ratings.csv'), 'x', { urls: [urls[0]!] })).rejects.toThrow('has 2 shards');
		await expect(load(csv('ratings.csv'), 'x', { cluster: 'three' })).rejects.toThrow('knows no cluster "three"');
		await expect(openClickHouse('localhost')).rejects.toThrow('"localhost" is no address of a ClickHouse server');
		await load(csv('ratings.csv'), 'ratings', { replace: true });
		await server.run('rename table ratings_users to others_users');
		const others = 'user, size, log_size, per_length, per_weight, liking_exponent + 1 as liking_exponent';
		await server.run(
			`create table ratings_users engine = MergeTree order by user as select ${others} from others_users`,
		);
		await expect(openClickHouse(urls[1]!)).rejects.toThrow('was made with other constants of Likelihood');
		await server.run("insert into ratings (item, user, liking) values ('1', 'somebody', 0)");
		await expect(openClickHouse(urls[0]!)).rejects.toThrow('load it again');
		await (await connectClickHouse(urls[1]!)).run('drop table ratings_users');
		await expect(openClickHouse(urls[0]!)).rejects.toThrow('ratings_users');
		await server.run('drop table ratings_items');
		await expect(openClickHouse(urls[0]!)).rejects.toThrow('there is no table ratings_items');
	});
});
