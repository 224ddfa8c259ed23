/**
 * Times the lab on real ratings where they lie next to the project, against NumPy and SciPy where those are installed, and
 * with --large on 100 million made-up ratings, which takes a few minutes and 3 GB of disk. With --small all are made up.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadRatings } from '../../src/lab/kit/datasets/load.ts';
import type { NamedRatings, Target } from '../../src/lab/kit/datasets/ratings.ts';
import { withDuckDb } from '../../src/lab/kit/duckDb.ts';
import { createPool } from '../../src/lab/kit/threads/pool.ts';
import { createRankUnder, rankUnderTask } from '../../src/lab/papers/identify/attacks/createRank.ts';
import { median, ms, report } from './kit/measure.ts';
import { amount, large, small } from './kit/options.ts';

const DATA = process.env.RED_HERRING_DATA ?? '../shared/data';
const PEER = join(DATA, '../bench/scoring_scipy.py');
const [TARGETS, MENTIONS] = [200, 12];
const ROUNDS = amount(5, 1);
const SCORING = { adversary: 'scoring' } as const;

const folder = await mkdtemp(join(tmpdir(), 'lab-bench-'));
try {
	const made = join(folder, 'made.parquet');
	if (small) await makeUp(made, { users: 600, items: 300, draws: 30_000 });
	const parquet = small ? made : join(DATA, 'letterboxd/ratings.parquet');
	if (existsSync(parquet)) await timesOn(parquet, small ? '*' : 'user_id as "user", film_id as item, rating');
	else console.log('\nLab: skipped, since there are no ratings next to the project (RED_HERRING_DATA).');
	wholePaper(small ? ['--ratings', made, '--targets', '20', '--each', '4'] : []);
	if (small) await manyMadeUp(made);
	else if (large) {
		const file = join(folder, 'large.parquet');
		// As many as the Netflix Prize had.
		await makeUp(file, { users: 480_189, items: 17_770, draws: 112_000_000 });
		await manyMadeUp(file);
	}
} finally {
	await rm(folder, { recursive: true });
}

async function sql(...statements: string[]): Promise<void> {
	await withDuckDb({ memory_limit: '4GB' }, async (connection) => {
		for (const statement of statements) await connection.run(statement);
	});
}

/** Memory that loading takes at its peak, in a process of its own: bytes, beyond what it had before. */
function loadApart(file: string): { time: number; peak: number; compact: number } {
	const code = `
		const { loadRatings } = await import('./src/lab/kit/datasets/load.ts');
		const { bytesOf } = await import('./src/lab/kit/datasets/ratings.ts');
		if (${file.endsWith('parquet')}) await (await (await import('./src/lab/kit/duckDb.ts')).loadDuckDb()).DuckDBInstance.create();
		const before = process.memoryUsage.rss();
		const begun = performance.now();
		const ratings = await loadRatings(${JSON.stringify(file)});
		const time = performance.now() - begun;
		console.log(JSON.stringify({ time, peak: process.resourceUsage().maxRSS * 1024 - before, compact: bytesOf(ratings) }));`;
	return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }));
}

/** @param columns what of the file is read: user, item and rating */
async function timesOn(parquet: string, columns: string): Promise<void> {
	const csv = join(folder, 'ratings.csv');
	const mentionsFile = join(folder, 'mentions.csv');
	await sql(`copy (select ${columns} from '${parquet}') to '${csv}' (header)`);
	const loads = Array.from({ length: ROUNDS }, () => loadApart(csv));
	const best = loads.reduce((a, b) => (a.time < b.time ? a : b));
	const ratings = await loadRatings(csv);
	const targets = drawTargets(ratings);
	const lines = targets.flatMap(({ user, items }) =>
		items.map((item) => `${ratings.userIds.name(user)},${ratings.itemIds.name(item)}`),
	);
	await writeFile(mentionsFile, `user,item\n${lines.join('\n')}\n`);
	const peer = peerTimes(csv, mentionsFile);
	const perSecond = (time: number) => `${(ratings.count / time / 1000).toFixed(1)} million rows a second`;
	const against = (theirs: number | undefined, ours: number) =>
		theirs === undefined ? '' : `, ${(theirs / ours).toFixed(1)} times as fast as NumPy and SciPy (${ms(theirs)})`;
	report(`Loading ${ratings.count} ratings from CSV (least of ${ROUNDS})`, {
		time: `${ms(best.time)}, ${perSecond(best.time)}${against(peer?.load, best.time)}`,
		'peak memory': `${(best.peak / best.compact).toFixed(2)} times the compact form of ${(best.compact / 1e6).toFixed(0)} MB`,
		Parquet: `${ms(loadApart(parquet).time)}`,
	});
	const rank = createRankUnder({ ratings, liking: null }, SCORING);
	const one = median(() => targets.map(rank), 40) / targets.length;
	const [single, double] = [await pooled(ratings, targets, 1), await pooled(ratings, targets, 2)];
	const first = targets.map(rank).filter((r) => r <= 1).length / targets.length;
	report(`Scoring, ${TARGETS} targets of ${MENTIONS} mentions`, {
		'per target, one thread': `${ms(one)}${against(peer?.score, one)}`,
		'two threads of the pool against one': `${(single / double).toFixed(2)} times as fast`,
		'first on the list': `${first}${peer ? ` (SciPy: ${peer.first})` : ''}`,
	});
}

/** Every 100th person or so with enough ratings, and every so many-th of their films. */
function drawTargets({ users, byUser }: NamedRatings): Target[] {
	const targets: Target[] = [];
	for (let user = 0; user < users && targets.length < TARGETS; user += 101) {
		const own = byUser.ids.subarray(byUser.start[user]!, byUser.start[user + 1]!);
		if (own.length < 2 * MENTIONS) continue;
		const step = Math.floor(own.length / MENTIONS);
		targets.push({ user, items: Array.from({ length: MENTIONS }, (_, i) => own[i * step]!) });
	}
	return targets;
}

function peerTimes(csv: string, mentions: string): { load: number; score: number; first: number } | undefined {
	try {
		const runs = Array.from({ length: 3 }, () =>
			JSON.parse(
				execFileSync('python3', [PEER, csv, mentions], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
			),
		);
		const least = (key: string) => Math.min(...runs.map((run) => 1000 * run[key]));
		return { load: least('load_s'), score: least('score_s') / TARGETS, first: runs[0].k['1'] };
	} catch {
		console.log('\nNumPy and SciPy, or the script that times them, are not there: no ratios against them.');
		return undefined;
	}
}

/** Milliseconds for many targets with so many threads that run already. */
async function pooled(ratings: NamedRatings, targets: Target[], threads: number): Promise<number> {
	const pool = createPool({ ratings, liking: null }, threads);
	const many = Array.from({ length: 100 }, () => targets).flat();
	const times: number[] = [];
	for (let round = 0; round < ROUNDS; round++) {
		const begun = performance.now();
		await pool.map(rankUnderTask, many, SCORING);
		times.push(performance.now() - begun);
	}
	await pool.close();
	return Math.min(...times);
}

function wholePaper(flags: readonly string[]): void {
	const begun = performance.now();
	const args = ['src/lab/cli.ts', 'paper', '--out', join(folder, 'paper'), ...flags];
	execFileSync(process.execPath, args, { stdio: 'ignore' });
	report("All experiments, made-up population of the paper's size", {
		'two threads': `${((performance.now() - begun) / 1000).toFixed(1)} s`,
	});
}

async function makeUp(file: string, size: { users: number; items: number; draws: number }): Promise<void> {
	await sql(
		'select setseed(0.5)',
		// Every pair once, as people rate: about a tenth of the draws are repeats.
		`copy (select "user", item, cast(1 + hash("user", item) % 5 as integer) as rating from (
			select distinct cast(${size.users - 1} * pow(random(), 2.2) as integer) as "user",
				cast(${size.items - 1} * pow(random(), 3) as integer) as item
			from range(${size.draws}))) to '${file}'`,
	);
}

async function manyMadeUp(file: string): Promise<void> {
	const { time, peak, compact } = loadApart(file);
	const ratings = await loadRatings(file, { repeatsAllowed: true });
	const targets = drawTargets(ratings);
	const rank = createRankUnder({ ratings, liking: null }, SCORING);
	const begun = performance.now();
	targets.forEach(rank);
	report(`${ratings.count} ratings of ${ratings.items} items by ${ratings.users} people`, {
		'load from Parquet': `${(time / 1000).toFixed(1)} s`,
		'peak memory': `${(peak / 1e9).toFixed(2)} GB, of which ${(compact / 1e9).toFixed(2)} GB stay`,
		'Scoring per target': ms((performance.now() - begun) / targets.length),
		file: `${((await readFile(file)).length / 1e6).toFixed(0)} MB`,
	});
}
