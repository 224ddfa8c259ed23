import { spawnSync } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Papa from 'papaparse';
import { beforeAll, expect, test } from 'vitest';
import { synthesize } from '../../../../src/lab/kit/datasets/synthetic.ts';
import { temporaryFolder } from '../../folder.ts';
import { lab } from './commandLine.ts';
import { csvOf, SMALL_POPULATION } from './ratings.ts';

const folder = temporaryFolder();
const at = (name: string) => join(folder, name);
beforeAll(async () => {
	await writeFile(at('ratings.csv'), csvOf(synthesize(SMALL_POPULATION, 1)));
	await identify('--export-targets', at('given'));
});

const identify = (...args: string[]) =>
	lab('identify', '--ratings', at('ratings.csv'), '--targets', '20', '--each', '5', '--threads', '1', ...args);
const outsideOf = async (...args: string[]) => JSON.parse((await identify('--json', ...args)).out).outside;
const rowsIn = async (name: string) =>
	Papa.parse<Record<string, string>>((await readFile(at(name), 'utf8')).trim(), { header: true }).data;
const targetsIn = async (): Promise<{ target: string; mentions: string[] }[]> =>
	(await readFile(at('given/targets.jsonl'), 'utf8'))
		.trim()
		.split('\n')
		.map((line) => JSON.parse(line));

/** A command that runs this program, which has the lines that it reads in `targets`. */
async function program(name: string, code: string): Promise<string> {
	const read = "const targets = require('fs').readFileSync(0, 'utf8').trim().split('\\n').map(JSON.parse);";
	await writeFile(at(name), `${read}\n${code}`);
	return `'${process.execPath}' '${at(name)}'`;
}
const say = 'const say = (target, ranked) => console.log(JSON.stringify({ target, ranked }));';

test('an attacker’s files do not say who is who; the truth is in a file apart', async () => {
	expect((await readdir(at('given'))).sort()).toEqual(['candidates.csv', 'targets.jsonl', 'truth']);
	const targets = await targetsIn();
	expect(targets.map(({ target }) => target)).toEqual(Array.from({ length: 20 }, (_, i) => `t${i + 1}`));
	expect(targets.every(({ mentions }) => new Set(mentions).size === 5)).toBe(true);
	const candidates = (await rowsIn('given/candidates.csv')).map(({ candidate }) => candidate);
	expect(new Set(candidates).size).toBe(400);
	for (const { candidate } of await rowsIn('given/truth/truth.csv')) expect(candidates).toContain(candidate);
	const rated = await rowsIn('ratings.csv');
	const [user, item] = Object.keys(rated[0]!) as [string, string];
	const pairs = new Set(rated.map((row) => `${row[user]} ${row[item]}`));
	const truth = new Map((await rowsIn('given/truth/truth.csv')).map((row) => [row.target, row.candidate]));
	const known = targets.flatMap(({ target, mentions }) =>
		mentions.map((one) => pairs.has(`${truth.get(target)} ${one}`)),
	);
	expect(known.filter(Boolean).length / known.length).toBeGreaterThan(0.6);
});

test('scores are ranked like ours, with ties against the attacker, and compared target by target', async () => {
	const [targets, rated] = [await targetsIn(), await rowsIn('ratings.csv')];
	const [user, item] = Object.keys(rated[0]!) as [string, string];
	const own = Map.groupBy(rated, (row) => row[user]!);
	// Set Intersection as a score: whoever rated all that is mentioned has 1, and no one else a row.
	const lines = targets.flatMap(({ target, mentions }) =>
		[...own].flatMap(([name, rows]) => {
			const has = new Set(rows.map((row) => row[item]));
			return mentions.every((one) => has.has(one)) ? [`${target},${name},1`] : [];
		}),
	);
	await writeFile(at('scores.csv'), `target,candidate,score\n${lines.join('\n')}\n`);
	const { algorithms, outside } = JSON.parse((await identify('--json', '--scores', at('scores.csv'))).out);
	const { control: _, failures: __, bins, ...same } = algorithms.setIntersection;
	expect(outside).toMatchObject(same);
	expect(outside.bins.map(({ k }: { k: object }) => k)).toEqual(bins.map(({ k }: { k: object }) => k));
	expect(outside.paired.setIntersection).toEqual({ difference: 0, interval: [expect.any(Number), expect.any(Number)] });
	expect(outside.paired.likelihood.difference).toBeCloseTo(outside.k[1] - algorithms.likelihood.k[1]);
	expect(outside.paired.likelihood.interval[1]).toBeLessThan(0);
});

test('a process receives the targets, its lists are judged, and ranks are written for each target', async () => {
	const truth = Object.fromEntries((await rowsIn('given/truth/truth.csv')).map((row) => [row.target, row.candidate]));
	const knows = `${say} const truth = ${JSON.stringify(truth)};
		for (const { target } of targets.reverse()) say(target, target === 't3' ? [] : target === 't4' ? ['u1', 'u2', truth.t4].filter((one, i) => i === 2 || one !== truth.t4) : [truth[target]]);`;
	const names = (await rowsIn('given/candidates.csv')).map(({ candidate }) => candidate!);
	const command = await program(
		'knows.cjs',
		knows.replaceAll("'u1'", `'${names[0]}'`).replaceAll("'u2'", `'${names[1]}'`),
	);
	const { k, paired, seconds } = await outsideOf('--attacker', command, '--ranks', at('ranks.csv'));
	expect(k).toEqual({ 1: 0.9, 5: 0.95, 10: 0.95, 100: 0.95 });
	expect(seconds).toBeGreaterThan(0);
	const rows = await rowsIn('ranks.csv');
	expect(rows.map(({ outside }) => outside).slice(1, 4)).toEqual(['1', '', '3']);
	const scoring = rows.filter((row) => row.scoring === '1').length;
	expect(paired.scoring.difference).toBeCloseTo((18 - scoring) / 20);
	expect((await identify('--attacker', command)).out).toMatch(
		/^Attacker from outside, [\d.]+ s, and [\d.]+ s to hand over and judge$/m,
	);
});

/** What a program needs to read what was exported for it. */
const readJson = (name: string) =>
	`require('fs').readFileSync('${at(name)}', 'utf8').trim().split('\\n').map(JSON.parse)`;

test('accounts are searched by what they mention among accounts with meaningless names', async () => {
	const link = (...args: string[]) =>
		lab('link', ...['--ratings', at('ratings.csv'), '--accounts', 'drawn', '--targets', '15'], ...args);
	const small = ['--size', '6', '--steps', '2', '--threads', '1', '--json'];
	await link(...small, '--export-targets', at('linked'));
	expect((await readdir(at('linked'))).sort()).toEqual(['candidates.jsonl', 'targets.jsonl', 'truth']);
	const jaccard = `${say} const all = ${readJson('linked/candidates.jsonl')};
		for (const { target, mentions } of targets) {
			const shared = (one) => one.mentions.filter((film) => mentions.includes(film)).length;
			say(target, all.map((one) => [shared(one), one.candidate]).sort(([a], [b]) => b - a).map(([, name]) => name));
		}`;
	const command = await program('jaccard.cjs', jaccard);
	const { outside, rows } = JSON.parse((await link(...small, '--attacker', command, '--ranks', at('linked.csv'))).out);
	const ranks = await rowsIn('linked.csv');
	expect(Object.keys(ranks[0]!)).toEqual([
		'target',
		'mentions',
		...new Set<string>(rows.map((row: { attacker: string }) => row.attacker)),
		'outside',
	]);
	// Ties count against ours, and not against a list.
	for (const row of ranks) expect(Number(row.outside)).toBeLessThanOrEqual(Number(row.jaccard));
	expect(ranks.filter((row) => row.outside === row.jaccard).length).toBeGreaterThan(3);
	expect(outside.k[100]).toBeGreaterThan(outside.k[1]);
	expect(outside.paired.svdCosine.difference).toBeCloseTo(
		(ranks.filter(({ outside: rank }) => rank === '1').length -
			ranks.filter(({ svdCosine }) => svdCosine === '1').length) /
			15,
	);
	const order = (await readFile(at('linked/candidates.jsonl'), 'utf8')).match(/"c\d+"/g)!.slice(0, 15);
	expect(order).not.toEqual((await rowsIn('linked/truth/truth.csv')).map(({ candidate }) => `"${candidate}"`));
	expect((await link('--ranks', 'x', '--size', '4,8')).err).toMatch(/of one --size: say which\.$/m);
	expect((await link('--engine', 'duckdb', '--size', '4', '--ranks', 'x')).err).toMatch(
		/^--ranks works in memory only/m,
	);
});

test('people who follow advice are searched for under each strategy', async () => {
	const args = ['--mentions', '4', '--decoys', '1', '--drops', '0', '--targets', '4', '--threads', '1', '--json'];
	const defend = (...more: string[]) => lab('defend', '--ratings', at('ratings.csv'), ...args, ...more);
	await defend('--export-targets', at('advised'));
	const truth = Object.fromEntries((await rowsIn('advised/truth/truth.csv')).map((row) => [row.target, row.candidate]));
	const knows = await program(
		'knows.cjs',
		`${say} const truth = ${JSON.stringify(truth)}; for (const { target } of targets) say(target, [truth[target]]);`,
	);
	const { rows, outside } = JSON.parse((await defend('--attacker', knows, '--ranks', at('advised.csv'))).out);
	expect(outside).toHaveLength(rows.length);
	for (const [i, { about, k, paired }] of outside.entries()) {
		const { advice, drops, decoys, attackers } = rows[i];
		expect([about, k[1]]).toEqual([{ of: 4, advice, out: drops, in: decoys }, 1]);
		expect(paired.likelihood.difference).toBeCloseTo(1 - attackers.likelihood.k[1]);
	}
	const ranks = await rowsIn('advised.csv');
	expect(ranks).toHaveLength(4 * rows.length);
	expect(ranks.filter(({ advice, mentions }) => advice === 'ours' && mentions === '5')).toHaveLength(4);
	expect((await defend('--posts', '2', '--ranks', 'x')).err).toMatch(/leave --posts out\.$/m);
});

const python = spawnSync('python3', ['--version']).status === 0;
test.runIf(python)('the example in Python runs, and finds people', async () => {
	const [, code] = /^```python\n(.*?)^```/ms.exec(await readFile('docs/attackers.md', 'utf8'))!;
	await writeFile(at('attacker.py'), code!);
	const { k } = await outsideOf('--attacker', `python3 '${at('attacker.py')}' '${at('ratings.csv')}' user item`);
	expect(k[1]).toBeGreaterThan(0.3);
});

test('a failing attacker is reported with what it did', async () => {
	const cases: [code: string, reason: RegExp, ...args: string[]][] = [
		['process.exit(3)', /^The attacker ended with code 3; 0 of 20 targets have an answer\.$/m],
		[`${say} say('t1', [])`, /^The attacker wrote nothing about t2; 1 of 20 targets/m],
		['console.log("{}")', /wrote, in line 1, what must be like \{"target"/],
		['console.log("no")', /wrote, in line 1, what must be like/],
		[`${say} say('t21', [])`, /wrote, in line 1, what cannot be used: there is no target "t21"\./],
		[`${say} say('t1', ['stranger'])`, /there is no candidate "stranger"\./],
		[`${say} say('t1', []); say('t1', [])`, /answers for t1 twice\./],
		[
			`${say} say('t1', []); setInterval(() => {}, 1000)`,
			/was stopped after 1 seconds; 1 of 20/,
			'--attacker-seconds',
			'1',
		],
	];
	for (const [code, reason, ...args] of cases)
		expect(await identify('--attacker', await program('fails.cjs', code), ...args)).toMatchObject({
			code: 2,
			err: expect.stringMatching(reason),
		});
});

test('unusable scores are reported with file, line, and reason', async () => {
	const head = 'target,candidate,score';
	const [name] = (await rowsIn('given/candidates.csv')).map(({ candidate }) => candidate!);
	const cases: [text: string, reason: RegExp][] = [
		['target,score\nt1,2\n', /bad\.csv: lacks the column candidate\./],
		[`${head}\nt1,${name},1\nt99,${name},1\n`, /bad\.csv, line 3: there is no target "t99"\./],
		[`${head}\nt1,x,1\n`, /bad\.csv, line 2: there is no candidate "x"\./],
		[`${head}\nt1,${name},high\n`, /bad\.csv, line 2: "high" is not a score\./],
		[`${head}\nt1,${name},\n`, /bad\.csv, line 2: "" is not a score\./],
		[`${head}\nt1,${name},1\nt1,${name},2\n`, /bad\.csv: scores a candidate of target t1 twice\./],
	];
	for (const [text, reason] of cases) {
		await writeFile(at('bad.csv'), text);
		expect(await identify('--scores', at('bad.csv'))).toMatchObject({ code: 2, err: expect.stringMatching(reason) });
	}
	expect((await identify('--scores', at('none.csv'))).err).toMatch(/none\.csv: there is no such file\./);
	expect((await identify('--scores', at('bad.csv'), '--attacker', 'true')).err).toMatch(
		/either --scores or --attacker/,
	);
	expect((await lab('identify', '--attacker', 'true')).err).toMatch(/give --ratings/);
	expect((await identify('--engine', 'duckdb', '--export-targets', folder)).err).toMatch(/^--export-targets works in/);
});
