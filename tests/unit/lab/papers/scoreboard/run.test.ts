import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bySize } from '../../../../../src/lab/kit/datasets/bySize.ts';
import { loadRatings } from '../../../../../src/lab/kit/datasets/load.ts';
import { synthesize } from '../../../../../src/lab/kit/datasets/synthetic.ts';
import { moreThanDoubles, smallChange } from '../../../../../src/lab/kit/report/changeRules.ts';
import { judge } from '../../../../../src/lab/kit/report/claim.ts';
import { toSvg } from '../../../../../src/lab/kit/report/draw.ts';
import { nearlyAll } from '../../../../../src/lab/kit/report/shareRules.ts';
import { createPool } from '../../../../../src/lab/kit/threads/pool.ts';
import { SCOREBOARD_CLAIMS } from '../../../../../src/lab/papers/scoreboard/claims.ts';
import { scoreboardFigures } from '../../../../../src/lab/papers/scoreboard/figures.ts';
import { runScoreboard } from '../../../../../src/lab/papers/scoreboard/run.ts';
import { temporaryFolder } from '../../../folder.ts';
import { expectRefused, lab } from '../../kit/commandLine.ts';
import { ratingsOf, SMALL_POPULATION } from '../../kit/ratings.ts';

const folder = temporaryFolder();

const SMALL = ['--scale', '0.001', '--records', '12', '--json'];

test('scoreboard prints one document, with any number of threads, and writes it with its figures', async () => {
	const out = join(folder, 'out');
	const one = await lab('scoreboard', ...SMALL, '--targets', '12', '--threads', '1', '--out', out);
	const two = await lab('scoreboard', ...SMALL, '--targets', '12', '--threads', '2');
	expect([one.code, one.err]).toEqual([0, expect.stringMatching(/^[\d,]+ ratings of .* made in .* GB at the peak\n$/)]);
	const untimed = (text: string) => {
		const document = JSON.parse(text);
		delete document.timing;
		for (const row of document.sparsity) delete row.milliseconds;
		return document;
	};
	const document = untimed(one.out);
	expect(untimed(two.out)).toEqual(document);
	expect(untimed(await readFile(join(out, 'scoreboard.json'), 'utf8'))).toEqual(document);
	expect(document).toMatchObject({ synthetic: true, users: 480, rated: true, timed: true, seed: 1 });
	const experiments = new Set(document.rows.map(({ experiment }: { experiment: string }) => experiment));
	expect([...experiments]).toEqual(['known', 'outside', 'removed', 'count', 'thresholds', 'linked']);
	for (const row of document.rows) {
		expect(row.identified + row.noMatch + row.falseMatch).toBeCloseTo(1, 10);
		expect(row.entropyBits).toBeLessThanOrEqual(document.aPriori + 1e-9);
		expect(row.phi === null).toBe(row.algorithm === 'scoreboard');
		expect(row.sigma === null).toBe(row.algorithm === 'scoreboard');
		if (row.removed) expect([row.identified, row.targetBits]).toEqual([0, null]);
	}
	const keys = ['auxSize', 'correct', 'dateDays', 'ratingStars', 'outsideTop', 'entropyBits', 'phi', 'sigma'];
	expect(Object.keys(document.rows[0])).toEqual(expect.arrayContaining(keys));
	expect(document.tail.map(({ outsideTop }: { outsideTop: number }) => outsideTop)).toEqual([100, 500, 1000]);
	const files = await readdir(out);
	const names = ['known', 'entropy', 'outside', 'count', 'roc', 'phi', 'marginals', 'tail', 'theorem', 'sparsity'];
	for (const name of names)
		expect(files).toEqual(expect.arrayContaining([`scoreboard-${name}.svg`, `scoreboard-${name}.csv`]));
	expect(await readFile(join(out, 'scoreboard-known.csv'), 'utf8')).toContain(
		'"ratings ±0, dates ±14",paper,6 of 8,3,0.99',
	);
});

test('sparsity prints one document, and its text says what was read', async () => {
	const { code, out } = await lab('sparsity', ...SMALL, '--check', '12', '--threads', '1');
	expect(code).toBe(0);
	const { variants } = JSON.parse(out);
	expect(variants.length).toBe(5);
	for (const { cdf, checked, different, records, readShare, sparse } of variants) {
		expect([checked, different, records]).toEqual([12, 0, 12]);
		expect(cdf.at(-1)).toEqual({ similarity: 1, share: 1 });
		expect(readShare).toBeGreaterThan(0);
		for (const { epsilon, delta } of sparse) {
			const at = cdf.find(({ similarity }: { similarity: number }) => similarity === epsilon);
			if (at !== undefined) expect(delta).toBeCloseTo(1 - at.share, 12);
		}
	}
	const shown = await lab('sparsity', '--scale', '0.001', '--records', '5', '--threads', '1');
	expect(shown.out).toMatch(/Similarity of the nearest neighbor\ncompared +records/);
});

test.each([
	[['--scale', '2'], /--scale.*from 0\.001 to 1/s],
	[['--scale', '0'], /from 0\.001 to 1/],
])('scoreboard %j is refused', async (args, message) => {
	expectRefused(await lab('scoreboard', ...args), message);
});

test('without times, or with few ratings, only figures that can be computed are reported', async () => {
	const ratings = synthesize(SMALL_POPULATION, 1);
	const pool = createPool({ ratings, liking: null }, 1);
	const result = await runScoreboard(ratings, pool, { targets: 8, records: 8, seed: 1 });
	const verdicts = judge(SCOREBOARD_CLAIMS, { ...result, synthetic: false });
	expect(result).toMatchObject({ timed: false, rated: true });
	expect(result.rows.every(({ dateDays }) => dateDays === null)).toBe(true);
	expect(verdicts.length).toBeGreaterThan(6);
	expect(verdicts.filter(({ claim }) => /dates within/.test(claim))).toEqual([]);
	for (const { verdict, why } of verdicts) expect(why.length > 0).toBe(verdict !== 'holds');
	// Claims about 480,189 people are not judged among 400.
	for (const { claim, verdict, why } of verdicts.filter(({ claim }) => !/^At least|^Theorem/.test(claim))) {
		expect([claim, verdict]).toEqual([claim, 'cannot be told']);
		expect(why.join()).toMatch(/about 480,189 people, and this run had 400, .*npm run lab -- scoreboard/);
	}
	const many = judge(SCOREBOARD_CLAIMS, { ...result, synthetic: false, users: 480_189 });
	expect(many.flatMap(({ why }) => why).join()).not.toContain('about 480,189 people');
	for (const figure of scoreboardFigures(result)) expect(toSvg(figure)).toMatch(/^<svg/);
	// No one rated 24 of 9 movies: no theorem, no profile of 30; all else is there.
	const few = ratingsOf(
		Array.from({ length: 40 }, (_, u) =>
			Array.from({ length: 9 }, (_, i) => (i === u % 9 || u % (i + 2) === 0 ? u % 7 : null)),
		),
	);
	const small = await runScoreboard(few, createPool({ ratings: few, liking: null }, 1), {
		targets: 5,
		records: 5,
		seed: 1,
	});
	expect([small.theorem, small.linked]).toEqual([[], null]);
	for (const figure of scoreboardFigures(small)) expect(toSvg(figure)).toMatch(/^<svg/);
});

test.each([
	['holds', 960],
	['differs', 840],
	['cannot be told', 900],
])('nearly all %s: %i of 1000', (verdict, found) => {
	expect(nearlyAll.judge({ found, of: 1000 })).toMatchObject({ verdict });
});

test.each([
	['holds', 500, 520],
	['differs', 500, 800],
	['cannot be told', 5, 7],
])('a slight difference %s: %i and %i', (verdict, before, after) => {
	const of = before < 10 ? 10 : 1000;
	expect(smallChange.judge({ before: { found: before, of }, after: { found: after, of } })).toMatchObject({ verdict });
});

test.each([
	['holds', 100, 300],
	['differs', 400, 420],
	['cannot be told', 1, 2],
])('more than doubled %s: %i to %i of 1000', (verdict, before, after) => {
	const pair = { name: 'a', before: { found: before, of: 1000 }, after: { found: after, of: 1000 } };
	expect(moreThanDoubles.judge([pair])).toMatchObject({ verdict });
});

const real = join(process.env.RED_HERRING_DATA ?? '../shared/data', 'ml-latest-small/ratings.csv');
const there = existsSync(real);
if (!there) console.error(`Skipped: real ratings with times are not at ${real} (set RED_HERRING_DATA).`);

test.skipIf(!there)('on real ratings, dates identify, and sigma over candidates needs a lower phi', async () => {
	const ratings = bySize(await loadRatings(real, { times: true }));
	const pool = createPool({ ratings, liking: null }, 1);
	const result = await runScoreboard(ratings, pool, { targets: 80, records: 10, seed: 2 });
	const at = (sigma: string, phi: number, dateDays: number | null) =>
		result.rows.find(
			(row) =>
				row.experiment === 'known' &&
				row.auxSize === 2 &&
				row.ratingStars === 0 &&
				row.dateDays === dateDays &&
				row.sigma === sigma &&
				row.phi === phi,
		)!;
	expect(at('all', 1.5, 3).identified).toBeGreaterThan(at('all', 1.5, null).identified + 0.3);
	expect(at('candidates', 1.5, 3).identified).toBeLessThan(at('all', 1.5, 3).identified);
	expect(at('candidates', 0.13, 3).identified).toBeGreaterThan(at('candidates', 1.5, 3).identified);
	expect(result.sparsity.every(({ different }) => different === 0)).toBe(true);
});
