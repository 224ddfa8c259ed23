import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { synthesize } from '../../../../../src/lab/kit/datasets/synthetic.ts';
import { ALGORITHMS } from '../../../../../src/lab/papers/identify/attacks/attack.ts';
import type { Sureness } from '../../../../../src/lab/papers/identify/sure.ts';
import { temporaryFolder } from '../../../folder.ts';
import { expectRefused, lab } from '../../kit/commandLine.ts';
import { csvOf, SMALL_POPULATION } from '../../kit/ratings.ts';

const folder = temporaryFolder();
const at = (name: string) => join(folder, name);
beforeAll(async () => {
	await writeFile(at('ratings.csv'), csvOf(synthesize(SMALL_POPULATION, 1)));
	const films = [
		[1, 'Matrix, The (1999)'],
		[2, 'Heat (1995)'],
		[3, 'Seven (a.k.a. Se7en) (1995)'],
	];
	await writeFile(at('films.csv'), `movieId,title\n${films.map(([id, title]) => `${id},"${title}"`).join('\n')}\n`);
});

const withRatings = (command: string, ...args: string[]) =>
	lab(command, '--ratings', at('ratings.csv'), '--threads', '1', ...args);
const onRatings = (command: string, ...args: string[]) =>
	withRatings(command, '--targets', '30', '--each', '5', ...args);

test('identify prints one document, with any number of threads', async () => {
	const one = await onRatings('identify', '--json');
	const two = await onRatings('identify', '--json', '--threads', '2');
	expect(one.code).toBe(0);
	expect(two.out).toBe(one.out);
	const result = JSON.parse(one.out);
	expect(result).toMatchObject({ users: 400, items: 120, ratings: 7000, targets: 30, mentions: 150 });
	for (const name of ALGORITHMS) {
		const { k, bins, interval } = result.algorithms[name];
		expect(Object.keys(k)).toEqual(['1', '5', '10', '100']);
		expect(k[1]).toBeLessThanOrEqual(k[100]);
		expect(interval[1][0]).toBeLessThanOrEqual(k[1]);
		expect(bins.length).toBe(7);
	}
	const { k, failures } = result.algorithms.setIntersection;
	for (const n of [1, 5, 10, 100]) {
		const { notNarrow, noOnePossible, misdirected } = failures[n];
		expect(k[n] + notNarrow + noOnePossible + misdirected).toBeCloseTo(1, 10);
	}
});

test('suppress and misdirect without changes equal identify', async () => {
	const resultOf = async (...args: [string, ...string[]]) => JSON.parse((await onRatings(...args, '--json')).out);
	const identify = await resultOf('identify');
	const dataset = await resultOf('suppress', '--level', 'dataset');
	const user = await resultOf('suppress', '--level', 'user');
	const decoys = await resultOf('misdirect');
	const { k } = identify.algorithms.scoring;
	expect(dataset.steps[0]).toMatchObject({ threshold: 1, itemsDropped: 0, ratingsDropped: 0, k });
	expect(dataset.steps.at(-1)).toMatchObject({ itemsDropped: 1, ratingsDropped: 1, k: { 1: 0, 100: 0 } });
	expect(user.steps[0]).toMatchObject({ hidden: 0, k });
	for (const { steps } of decoys.lists) {
		expect(steps.length).toBe(21);
		expect(steps[0].k).toEqual(k);
	}
});

test('paper writes a self-contained report, and every figure as JSON, CSV, and SVG', async () => {
	const out = at('paper');
	const { code, out: text, err } = await onRatings('paper', '--out', out, '--only', 'identify,anonymization');
	expect([code, err]).toEqual([0, expect.not.stringContaining('rror')]);
	expect(text).toMatch(
		/: 400 people; in the paper 140,132 people[\s\S]*Scoring finds people within the first 1 .*cannot be told/,
	);
	const html = await readFile(join(out, 'report.html'), 'utf8');
	expect(html.replaceAll('http://www.w3.org/', '')).not.toMatch(/https?:|<script|<link|url\(/);
	const papers = [...html.matchAll(/<section class="paper[^>]* id="(.*?)"/g)].map(([, id]) => id);
	expect(papers).toEqual(['identify', 'anonymization']);
	const figures = (await readdir(out)).filter((name) => name.endsWith('.svg'));
	expect(figures.length).toBeGreaterThan(9);
	expect(html.match(/ download="/g)!.length).toBe(figures.length);
	const csv = await readFile(join(out, 'algorithms.csv'), 'utf8');
	expect(csv).toMatch(/^series,source,x,y,low,high\n/);
	expect(csv).toContain('Scoring,paper,1,0.31,,\n');
	const json = JSON.parse(await readFile(join(out, 'paper.json'), 'utf8'));
	expect(json.verdicts.length).toBe(34);
	expect(json.others).toMatchObject([{ id: 'anonymization', verdicts: expect.any(Array), result: expect.anything() }]);
	expect(json.others[0].verdicts.length).toBeGreaterThan(2);
});

test('identify says how sure each algorithm can be if people are absent', async () => {
	const { sure } = JSON.parse((await onRatings('identify', '--json', '--absent', '.5')).out);
	expect(Object.keys(sure)).toHaveLength(8);
	for (const { absent, k1, recallAt90, recallAt99, calibrationError } of Object.values<Sureness>(sure)) {
		expect(absent).toBe(0.5);
		expect(recallAt90).toBeLessThanOrEqual(k1);
		expect(recallAt99).toBeLessThanOrEqual(recallAt90);
		expect(calibrationError).toBeLessThan(0.5);
	}
	expect(sure.scoring.k1).toBeGreaterThan(0);
	const { sure: none } = JSON.parse((await onRatings('identify', '--json', '--absent', '1')).out);
	expect(none.scoring).toMatchObject({ k1: 0, recallAt90: 0 });
	expect((await onRatings('identify', '--absent', '0')).err).toMatch(/share/);
	expect((await lab('identify', '--absent', '.5', '--engine', 'duckdb')).err).toMatch(/in memory only/);
});

test('describe prints the marginals', async () => {
	const { out } = await onRatings('describe', '--json');
	expect(JSON.parse(out)).toMatchObject({
		users: 400,
		ratings: 7000,
		perItem: { median: 40, most: 250 },
		perUser: { least: 5, most: 100 },
		posters: 30,
		mentions: 150,
	});
});

test('mentions are read from a file, with unknown people and items', async () => {
	await writeFile(at('m.csv'), 'user,item\nu1,5\nu1,5\nu1,9999\nu2,7\nnobody,3\n');
	const { out, err } = await withRatings('identify', '--json', '--mentions', at('m.csv'));
	expect(JSON.parse(out)).toMatchObject({ targets: 2, mentions: 3 });
	expect(err).toContain('1 people who mention films have rated none');
	expect(err).toContain('1 people mention films that no one rated');
});

test('an engine over the file finds the same people as in memory', async () => {
	const rows = Array.from({ length: 40 }, (_, i) => `u${i * 7},${(i * 13) % 120}\nu${i * 7},${(i * 29) % 120}`);
	await writeFile(at('engine.csv'), `user,item\n${rows.join('\n')}\n`);
	const resultOf = async (...args: string[]) =>
		JSON.parse((await withRatings('identify', '--json', '--mentions', at('engine.csv'), ...args)).out);
	const inMemory = await resultOf();
	const onEngine = await resultOf('--engine', 'duckdb');
	expect(onEngine).toMatchObject({ engine: 'duckdb', users: 400, items: 120, ratings: 7000, targets: 40 });
	for (const [name, { k }] of Object.entries<{ k: object }>(onEngine.algorithms))
		expect([name, k]).toEqual([name, inMemory.algorithms[name].k]);
	expect(Object.keys(onEngine.algorithms).length).toBe(6);
	const made = await resultOf('--engine', 'duckdb', '--mentions', 'simulate', '--targets', '20', '--each', '5');
	expect(made).toMatchObject({ targets: 20, mentions: 100 });
	const onClickHouse = ['identify', '--engine', 'clickhouse'];
	expectRefused(await lab(...onClickHouse, '--url', 'http://127.0.0.1:9'), /say which file has them with --mentions/);
	expectRefused(await lab(...onClickHouse, '--mentions', at('engine.csv')), /--url/);
});

test('algorithms that compare ratings are left out for data without ratings', async () => {
	const pairs = Array.from({ length: 200 }, (_, i) => `${i % 20},${(i * 7) % 31}`);
	await writeFile(at('pairs.csv'), `user,item\n${[...new Set(pairs)].join('\n')}\n`);
	const data = ['--ratings', at('pairs.csv'), '--targets', '4', '--each', '3', '--threads', '1'];
	const { algorithms } = JSON.parse((await lab('identify', '--json', ...data)).out);
	const rated = ['fuzzyRating', 'exactRating'];
	expect(Object.keys(algorithms).filter((name) => algorithms[name] === null)).toEqual(rated);
	const { out, stages } = await lab('identify', '--absent', '.5', ...data);
	for (const name of rated) expect(out.match(new RegExp(`^ *${name}( +-)+ *$`, 'gm'))).toHaveLength(3);
	expect(stages).toEqual([`Reading ${at('pairs.csv')}`, 'Looking for people', 'Guessing']);
	const out2 = at('pairs');
	await lab('identify', '--out', out2, ...data);
	expect(await readFile(join(out2, 'algorithms.csv'), 'utf8')).not.toMatch(/FuzzyRating|ExactRating/);
});

test('mentions found in posts are matched by title and year', async () => {
	const posts = [
		{ user: 'u1', text: 'Last night I watched The Matrix (1999) and then Heat (1995), both great films.' },
		{ user: 'u1', text: '> I loved Heat (1995)\n\nAgreed. I also saw Seven (1995).' },
	];
	await writeFile(at('posts.jsonl'), posts.map((post) => JSON.stringify(post)).join('\n'));
	const found = (...args: string[]) =>
		withRatings('identify', '--json', '--mentions', `posts:${at('posts.jsonl')}`, ...args);
	const { out, err } = await found('--films', at('films.csv'));
	expect(JSON.parse(out)).toMatchObject({ targets: 1, mentions: 3 });
	expect(err).toMatch(/3 mentions were found in the posts, 3 of them of films in .*films\.csv\./);
	expectRefused(await found(), /say with --films/);
	await writeFile(at('posts.jsonl'), '{"user": "u1"}');
	expectRefused(await found('--films', at('films.csv')), /posts\.jsonl, line 1: must be like/);
});

test.each([
	[['identify', '--mentions', 'm.csv'], /need their ratings/],
	[['identify', '--targets', 'many'], /whole number/],
	[['calibrate', '--targets', '0'], /at least 1/],
	[['calibrate', '--skew', 'abc'], /must be a number/],
	[['suppress', '--level', 'planet'], /Allowed choices are dataset, user/],
])('%j is refused with code 2 and a message', async (args, reason) => {
	expectRefused(await lab(...args), reason);
});

test('more targets than eligible people are refused', async () => {
	expectRefused(await onRatings('identify', '--targets', '999999999'), /There are 400 people to choose from/);
	const few = /Fewer than 30 people have rated as many items as asked\. Choose how many/;
	expectRefused(await onRatings('identify', '--each', '99'), few);
});
