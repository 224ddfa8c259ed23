import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '../../../../src/core/advice/draw.ts';
import { openDuckDb } from '../../../../src/lab/engines/duckdb.ts';
import { ENGINE_ALGORITHMS, identifyWithEngine } from '../../../../src/lab/engines/engine.ts';
import type { ColumnNames } from '../../../../src/lab/kit/datasets/layout.ts';
import { loadRatings } from '../../../../src/lab/kit/datasets/load.ts';
import { simulateTargets } from '../../../../src/lab/kit/datasets/simulate.ts';
import { querySql } from '../../../../src/lab/kit/duckDb.ts';
import { attackInMemory } from '../../../engines/inMemory.ts';
import { createOracle, PLAIN, type Row } from '../../../engines/oracle.ts';
import { temporaryFolder } from '../../folder.ts';

const folder = temporaryFolder();
const COLUMNS: ColumnNames = { user: 'who', item: 'what', rating: 'stars' };
await mkdir(join(folder, 'scratch'));

const user = fc.oneof(fc.nat(12).map(String), fc.constantFrom('anna', '007', "o'neil"));
const item = fc.oneof(fc.nat(14).map(String), fc.constantFrom('tt1', '010'));
const cases = fc.record({
	rows: fc.array(fc.record({ user, item, rating: fc.constantFrom<number>(0.5, 1, 2, 3.5, 4, 5) }), {
		minLength: 1,
		maxLength: 120,
	}),
	targets: fc.array(
		fc.record({
			user: fc.oneof({ weight: 9, arbitrary: user }, { weight: 1, arbitrary: fc.constant('nobody') }),
			items: fc.array(fc.oneof({ weight: 9, arbitrary: item }, { weight: 1, arbitrary: fc.constant('none') }), {
				maxLength: 8,
			}),
		}),
		{ minLength: 1, maxLength: 10 },
	),
});
type Case = typeof cases extends fc.Arbitrary<infer T> ? T : never;

/** Checks the engine on a file against the formulas and against the attacks in memory. */
async function check(file: string, columns: ColumnNames, { rows, targets }: Case): Promise<void> {
	const [oracle, memory] = [createOracle(rows), await attackInMemory(file, columns)];
	const engine = await openDuckDb(file, columns, { folder: join(folder, 'scratch') });
	try {
		expect(await engine.describe()).toEqual(oracle.totals);
		const ranks = await identifyWithEngine(engine, targets);
		for (const algorithm of ENGINE_ALGORITHMS)
			expect([algorithm, ...ranks[algorithm]!]).toEqual([algorithm, ...targets.map((t) => memory.rank(algorithm, t))]);
		for (const algorithm of PLAIN)
			expect([algorithm, ...ranks[algorithm]!]).toEqual([algorithm, ...targets.map((t) => oracle.rank(algorithm, t))]);
	} finally {
		await engine.close();
	}
}

test('DuckDB ranks delimited text as the formulas do', async () => {
	const write = async (rows: Row[]) => {
		const lines = rows.map(({ user, item, rating }, i) => `${i},${user},${item},${rating},"a,b"`);
		await writeFile(join(folder, 'a.csv'), `row,who,what,stars,note\n${lines.join('\n')}\n`);
	};
	await fc.assert(
		fc.asyncProperty(cases, async (example) => {
			await write(example.rows);
			await check(join(folder, 'a.csv'), COLUMNS, example);
		}),
		{ numRuns: 8 },
	);
});

test('DuckDB ranks Parquet with numeric ids as the formulas do', async () => {
	const number = /^(0|[1-9]\d*)$/;
	const numbered = cases.map(({ rows, targets }) => ({
		rows: rows.filter((row) => number.test(row.user) && number.test(row.item)),
		targets,
	}));
	const file = join(folder, 'b.parquet');
	await fc.assert(
		fc.asyncProperty(
			numbered.filter(({ rows }) => rows.length > 0),
			async (example) => {
				const values = example.rows.map((row) => `(${row.user}, ${row.item}, ${row.rating})`);
				await querySql(
					`copy (select user_id, item_id::smallint as item_id, rating from (values ${values}) t(user_id, item_id, rating)) to '${file}' (format parquet)`,
				);
				await check(file, {}, example);
			},
		),
		{ numRuns: 8 },
	);
});

test('DuckDB ranks 1 to 200 mentions as the formulas do', async () => {
	const file = join(folder, 'many.csv');
	const random = seededRandom(1);
	const rows = Array.from({ length: 40 }, (_, user) => user).flatMap((user) =>
		Array.from({ length: 230 }, (_, item) => item)
			.filter((item) => random() < (user % 4) / 8 + 1 / (2 + (item % 29)))
			.map((item) => ({ user: `${user}`, item: `${item}`, rating: 1 + Math.floor(5 * random()) })),
	);
	await writeFile(
		file,
		`who,what,stars\n${rows.map(({ user, item, rating }) => `${user},${item},${rating}\n`).join('')}`,
	);
	const mentions = fc.uniqueArray(fc.nat(229).map(String), { minLength: 1, maxLength: 200, size: 'max' });
	await fc.assert(
		fc.asyncProperty(
			fc.array(fc.record({ user: fc.nat(39).map(String), items: mentions }), { minLength: 4 }),
			(drawn) => check(file, COLUMNS, { rows, targets: [...drawn, ...[1, 28, 30, 199, 200].map((n) => firstOf(n))] }),
		),
		{ numRuns: 4 },
	);
});
const firstOf = (mentions: number) => ({
	user: '3',
	items: Array.from({ length: mentions }, (_, item) => String(item)),
});

test('mentions are made up from a file as from memory', async () => {
	const file = join(folder, 'drawn.csv');
	const rows = Array.from({ length: 60 }, (_, user) =>
		Array.from({ length: 5 + user }, (_, i) => ({ user: user + 101, item: 101 + ((i * 7 + user) % 80) })),
	).flat();
	await writeFile(file, `user,item\n${rows.map(({ user, item }) => `${user},${item}\n`).join('')}`);
	const simulation = { sizes: [4, 8, 30], posting: 1, skew: 0.5, seed: 3 };
	const engine = await openDuckDb(file, {}, { folder: join(folder, 'scratch') });
	const [drawn, again] = [await engine.simulate!(simulation), await engine.simulate!(simulation)];
	expect(drawn).toEqual(again);
	expect(drawn.map(({ items }) => new Set(items).size)).toEqual(simulation.sizes);
	const ratings = await loadRatings(file, {});
	const inMemory = simulateTargets(ratings, simulation);
	expect(drawn.map(({ user }) => user)).toEqual(inMemory.map(({ user }) => ratings.userIds.name(user)));
	const rated = new Set(rows.map(({ user, item }) => `${user},${item}`));
	const known = drawn.flatMap(({ user, items }) => items.map((item) => rated.has(`${user},${item}`)));
	expect(known.filter(Boolean).length / known.length).toBeCloseTo(0.82, 1);
	await expect(engine.simulate!({ sizes: [65], seed: 1 })).rejects.toThrow('Fewer than 1 people');
	await engine.close();
});

test('files without ratings, and with an unusual scale, are ranked as the formulas do', async () => {
	const below = (i: number, n: number) => (i * 7919 + (i % 13) * 31) % n;
	const rows = Array.from({ length: 400 }, (_, i) => ({
		user: `${below(i, 29)}`,
		item: `${below(i + 5, 37)}`,
		rating: i % 11,
	}));
	const targets = rows
		.slice(0, 20)
		.map(({ user }, i) => ({ user, items: rows.slice(i, i + 4).map(({ item }) => item) }));
	await writeFile(join(folder, 'd.dat'), rows.map(({ user, item }) => `${user}::${item}\n`).join(''));
	await check(join(folder, 'd.dat'), {}, { rows, targets });
	await writeFile(
		join(folder, 'e.dat'),
		rows.map(({ user, item, rating }) => `${user}::${item}::${rating}\n`).join(''),
	);
	await check(join(folder, 'e.dat'), {}, { rows, targets });
});

test('rows without a user, an item, or a rating are left out and counted', async () => {
	const file = join(folder, 'c.tsv');
	await writeFile(file, 'user\titem\trating\n1\t2\t5\n\t3\t4\n1\t\t4\n2\t2\tx\n2\t3\t1\n');
	const reported: string[] = [];
	const engine = await openDuckDb(file, {}, { onBad: (message) => reported.push(message) });
	expect(await engine.describe()).toEqual({ users: 2, items: 2, ratings: 2 });
	expect(reported).toEqual([`${file}: 3 rows lack a user, an item or a rating; left out.`]);
	await engine.close();
});

test('data larger than memory is processed on disk', async () => {
	const file = join(folder, 'large.parquet');
	await querySql(
		`copy (select (i % 20011)::integer as user_id, (i * i % 2003)::integer as item_id, i % 5 as rating from range(2000000) t(i)) to '${file}' (format parquet)`,
	);
	const targets = [3, 77, 20010].map((user) => ({ user: String(user), items: ['1', '4', '9', '1990'] }));
	const [memory, engine] = [await attackInMemory(file), await openDuckDb(file, {}, { memory: '64MB', folder })];
	expect(await engine.describe()).toEqual(memory.totals);
	const ranks = await identifyWithEngine(engine, targets);
	for (const algorithm of ENGINE_ALGORITHMS)
		expect(ranks[algorithm]).toEqual(targets.map((t) => memory.rank(algorithm, t)));
	await engine.close();
}, 120_000);

test('an unusable file is named with the reason, and nothing is left behind', async () => {
	const open = (file: string, options = {}) => openDuckDb(file, {}, { folder: join(folder, 'scratch'), ...options });
	await writeFile(join(folder, 'no.csv'), 'rating,note\n5,y\n');
	await writeFile(join(folder, 'no.parquet'), 'not Parquet');
	await writeFile(join(folder, 'none.csv'), 'user,item\n,\n');
	await expect(open('absent.csv')).rejects.toThrow('absent.csv: there is no such file.');
	await expect(open(join(folder, 'no.csv'))).rejects.toThrow('no.csv');
	await expect(open(join(folder, 'no.parquet'))).rejects.toThrow('no.parquet');
	await expect(open(join(folder, 'none.csv'), { onBad() {} })).rejects.toThrow('holds no rating that can be used');
	await expect(open('x.csv', { folder: join(folder, 'absent') })).rejects.toThrow('no temporary file can be made');
	expect(await readdir(join(folder, 'scratch'))).toEqual([]);
});
