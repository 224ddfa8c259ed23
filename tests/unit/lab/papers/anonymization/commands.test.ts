import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { loadRatings } from '../../../../../src/lab/kit/datasets/load.ts';
import { judge } from '../../../../../src/lab/kit/report/claim.ts';
import { toSvg } from '../../../../../src/lab/kit/report/draw.ts';
import { ANONYMIZATION_CLAIMS } from '../../../../../src/lab/papers/anonymization/claims.ts';
import { anonymizationFigures } from '../../../../../src/lab/papers/anonymization/figures.ts';
import { runAnonymization } from '../../../../../src/lab/papers/anonymization/paper.ts';
import { countIdentical } from '../../../../../src/lab/papers/anonymization/release/checkRelease.ts';
import { temporaryFolder } from '../../../folder.ts';
import { expectRefused, lab } from '../../kit/commandLine.ts';
import { madeRatings, rowOf } from './made.ts';

const folder = temporaryFolder();
const [file, unrated] = [join(folder, 'ratings.csv'), join(folder, 'unrated.csv')];
const MADE = madeRatings(60, 30, 0.3, 1);
beforeAll(async () => {
	const lines = Array.from({ length: 60 }, (_, user) =>
		rowOf(MADE, user).flatMap((rating, item) => (rating === null ? [] : [`u${user},film ${item},${rating}`])),
	);
	await writeFile(file, `user,item,rating\n${lines.flat().join('\n')}\n`);
	await writeFile(unrated, 'user,item\na,b\nc,b\n');
});

test('svd prints one document, with any number of threads', async () => {
	const args = ['svd', '--ratings', file, '--rank', '3', '--rate', '0.05', '--epochs', '5', '--folds', '3', '--json'];
	const resultOf = async (threads: string) => JSON.parse((await lab(...args, '--threads', threads)).out);
	const a = await resultOf('1');
	const b = await resultOf('2');
	expect(a).toMatchObject({ users: 60, items: 30, rank: 3, rate: 0.05, l2: 0.08, epochs: 5 });
	expect(a.folds.map((fold: { rmse: number }) => fold.rmse)).toEqual(
		b.folds.map((fold: { rmse: number }) => fold.rmse),
	);
	expect(a.folds.length).toBe(3);
	expect(a.secondsPerFold).toBeGreaterThan(0);
	expect([a.rmse, b.rmse]).toEqual([b.rmse, a.rmse]);
});

test('anonymize writes a release and a report that agree', async () => {
	const out = join(folder, 'release.parquet');
	const args = ['--k', '4', '--in', file, '--out', out, '--json', '--threads', '1'];
	const { code, out: text } = await lab('anonymize', ...args);
	expect(code).toBe(0);
	const report = JSON.parse(text);
	expect(JSON.parse(await readFile(`${out}.json`, 'utf8'))).toEqual(report);
	expect(report).toMatchObject({ k: 4, release: 'pure', users: 60, items: 30, ratings: MADE.count });
	const counted = await countIdentical(out);
	expect(counted).toEqual({
		users: 60,
		rows: report.released,
		groups: report.groups,
		smallestGroup: report.smallestGroup,
	});
	expect(report.smallestGroup).toBeGreaterThanOrEqual(4);
	const { original, padded, pure, itemMeans } = report.rmse;
	for (const rmse of [original, padded, pure, itemMeans]) expect(rmse).toBeGreaterThan(0);
	expect(report.attack.structure).toBeLessThanOrEqual(1 / 4);
	expect(report.attack.label).toBeLessThanOrEqual(1 / 4);
	expect(report.attack.label).toBeLessThan(report.attack.before.label);
	expect(report.seconds).toBeGreaterThan(0);
	expect(report.peakMB).toBeGreaterThan(20);
	// Its users are not those of the original, its items are.
	const back = await loadRatings(out);
	expect(back.userIds.find('u1')).toBe(-1);
	expect(back.itemIds.find('film 29')).toBeGreaterThanOrEqual(0);
	expect((await readdir(folder)).filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

test('several k are compared, and several sizes of made-up data are timed', async () => {
	const quick = ['--no-accuracy', '--json', '--threads', '1'];
	const compared = await lab('anonymize', '--k', '2,5', '--in', file, '--release', 'padded', ...quick);
	const scale = await lab('anonymize', '--k', '5', '--scale', '300', ...quick);
	const { rows } = JSON.parse(compared.out);
	expect(rows.map(({ k, released, rmse }: { k: number; released: number; rmse: null }) => [k, released, rmse])).toEqual(
		[
			[2, 1800, null],
			[5, 1800, null],
		],
	);
	expect(JSON.parse(scale.out)).toMatchObject({ k: 5, rows: [{ users: 300, k: 5 }] });
});

test.each([
	[['--k', '1'], /must be at least 2/],
	[['--k', '61'], /There are 60 users: groups of 61 cannot be made/],
	[['--k', '2,3', '--out', 'x.parquet'], /One release has one --k/],
	[['--k', '2', '--out', 'x.csv'], /end in \.parquet/],
	[['--k', 'two'], /whole numbers/],
	[['--k', '2', '--sample', '0'], /above 0 and at most 1/],
	[['--k', '2', '--release', 'torn'], /Allowed choices are padded, pure/],
	[['--k', '2', '--rate', '9', '--no-accuracy'], /lower --rate/],
	[['--k', '2', '--scale', '10'], /leave out --in/],
	[['--k', '2', '--scale', '10', '--out', 'x.parquet'], /leave out --out and --people/],
	[['--k', '2', '--rank', '1001'], /at most 1000/],
	[['--k', '2', '--out', '/dev/null/x.parquet'], /cannot be written/],
	[['--k', '2', '--in', unrated], /there are no ratings/],
	[['--k', '2', '--in', 'same.parquet', '--out', './same.parquet'], /is what is read/],
])('anonymize %j is refused with code 2 and a sentence', async (args, reason) => {
	expectRefused(await lab('anonymize', '--in', file, '--threads', '1', ...args), reason);
});

test.each([
	[['anonymize', '--k', '2', '--scale', '3', '--threads', '1'], /^3 made-up people are too few: ask for more\.\n$/],
	[['svd', '--ratings', unrated], /there are no ratings/],
	[['svd', '--ratings', file, '--folds', '1'], /cannot be cut into 1 folds/],
])('%j is refused', async (args, reason) => expectRefused(await lab(...args), reason));

test('each of the paper’s goals is judged by a stated rule', async () => {
	const result = await runAnonymization(MADE, 1, 1);
	const verdicts = judge(ANONYMIZATION_CLAIMS, result);
	expect(result.steps.map(({ k, anonymity }) => anonymity.smallestGroup >= k)).toEqual([true, true, true, true]);
	expect(verdicts.slice(0, 3).map(({ verdict }) => verdict)).toEqual(['holds', 'holds', 'holds']);
	expect(verdicts.length).toBe(3 + 2 * 4);
	for (const { rule, verdict, why } of verdicts) {
		expect(rule.text.length).toBeGreaterThan(20);
		expect(verdict === 'holds' || why.length > 0).toBe(true);
	}
	for (const figure of anonymizationFigures(result.steps)) expect(toSvg(figure)).toContain('<svg');
	await expect(runAnonymization(madeRatings(20, 5, 0.5, 1), 1, 1)).rejects.toThrow('groups of 50');
});
