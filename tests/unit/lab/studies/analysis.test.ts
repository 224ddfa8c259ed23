import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Papa from 'papaparse';
import { beforeAll, describe, expect, test } from 'vitest';
import { withDuckDb } from '../../../../src/lab/kit/duckDb.ts';
import type { Analysis } from '../../../../src/lab/studies/analysis.ts';
import { type Behavior, behaviorOf, followedIn, reached } from '../../../../src/lab/studies/behavior.ts';
import { analyze } from '../../../../src/lab/studies/run.ts';
import { readStudy } from '../../../../src/study/readStudy.ts';
import type { StudyFile } from '../../../../src/study/studyFile.ts';
import { temporaryFolder } from '../../folder.ts';
import { example } from '../../study/studies.ts';
import { opened, written } from './written.ts';

const query = (sql: string) =>
	withDuckDb({}, async (connection) => (await connection.runAndReadAll(sql)).getRowObjects());

const folder = temporaryFolder();

describe('planted effects are recovered', () => {
	/** What the model does on average, by its settings: drafts begin evenly over all but the last day. */
	function planted(id: string, planned: Behavior, days: number): number | null {
		const weeks = Array.from({ length: (days - 1) * 24 }, (_, hour) => Math.floor(hour / 24 / 7));
		const followed = weeks.reduce((sum, week) => sum + followedIn(planned, week), 0) / weeks.length;
		const advised = planned.advised * reached(planned);
		const growth = (planned.growth[0] + planned.growth[1]) / 2;
		const all: Record<string, number> = {
			advised,
			opened: planned.opened,
			followed,
			dropped: followed * planned.byDropping,
			added: followed * (1 - planned.byDropping),
			droppedOfAll: advised * followed * planned.byDropping,
			addedOfAll: advised * followed * (1 - planned.byDropping),
			undone: planned.undone,
			dismissed: planned.dismissed,
			unposted: planned.unposted,
			unpostedElse: planned.unpostedElse,
			drops: planned.byDropping,
			// What is undone takes the crowd back.
			widened: followed * (1 - planned.undone) * growth,
		};
		return all[id] ?? null;
	}

	// More than a file may have, so that few people show the effects.
	const randomised = (): StudyFile => ({ ...example('drop-or-add'), privacy: { level: 'randomised', epsilon: 8 } });
	const cases: [string, StudyFile, number][] = [
		['plain', example('does-advice-help'), 400],
		['coarse', example('how-advice-is-put'), 200],
		['randomised', randomised(), 250],
	];
	test.each(cases)('at the %s level', async (name, study, participants) => {
		const open = opened(study);
		const analysis = await analyze([await written(join(folder, name), open, participants)], open, {});
		expect(analysis.leftOut).toEqual([]);
		expect(analysis.arms.reduce((sum, arm) => sum + arm.participants, 0)).toBe(participants);
		let checked = 0;
		for (const { id, arms } of analysis.measures)
			for (const { arm, estimate } of arms) {
				const planned = behaviorOf(study.arms.find((one) => one.id === arm)!);
				const truth = planted(id, planned, study.schedule.days);
				if (truth === null || estimate === null || estimate.error === null) continue;
				// About 50 estimates of each level: 4.5 errors are exceeded once in 3,000 such runs.
				expect([id, arm, Math.abs(estimate.value - truth) <= 4.5 * estimate.error + 1e-9]).toEqual([id, arm, true]);
				checked++;
			}
		expect(checked).toBeGreaterThan(25);
		for (const { arm, slope } of analysis.fatigue) {
			const planned = behaviorOf(study.arms.find((one) => one.id === arm)!);
			if (slope === null) continue;
			const truth = -planned.followed * planned.fatigue;
			expect([arm, Math.abs(slope.value - truth) <= 4.5 * slope.error! + 1e-9]).toEqual([arm, true]);
		}
	});

	test('real differences are found and others are not', async () => {
		const { study } = opened(example());
		const { measures, reference } = await analyze([join(folder, 'plain')], opened(study), {});
		expect(reference).toBe('control');
		const of = (id: string, arm: string) =>
			measures.find((one) => one.id === id)!.arms.find((one) => one.arm === arm)!.difference!;
		const [all, control] = ['all', 'control'].map((arm) => behaviorOf(study.arms.find(({ id }) => id === arm)!));
		for (const id of ['followed', 'unposted', 'dropped', 'added']) {
			const truth = planted(id, all!, study.schedule.days)! - planted(id, control!, study.schedule.days)!;
			const { value, interval } = of(id, 'all');
			const [low, high] = interval!;
			// Seen on its side of none, and no further from what was planted than 4.5 errors.
			expect([id, truth > 0 ? low > 0 : high < 0]).toEqual([id, true]);
			expect([id, Math.abs(value - truth) <= (4.5 / 1.96) * ((high - low) / 2)]).toEqual([id, true]);
		}
		for (const [id, arm] of [
			['followed', 'placebo'],
			['unpostedElse', 'all'],
		] as const) {
			const [low, high] = of(id, arm).interval!;
			expect([id, low < 0, high > 0]).toEqual([id, true, true]);
		}
		expect(
			measures.find(({ id }) => id === 'followed')!.arms.find(({ arm }) => arm === 'control')!.difference,
		).toBeNull();
	});
});

describe('the written files', () => {
	const open = opened(example());
	let out: string;
	let analysis: Analysis;
	beforeAll(async () => {
		out = join(folder, 'out');
		const from = await written(join(folder, 'few'), open, 40, 5);
		analysis = await analyze([from], open, { out });
	});

	test('tables contain every draft and answer as exported, identically in CSV and Parquet', async () => {
		const counts: Record<string, number> = { participants: 40, drafts: 0, answers: 0 };
		for (const { drafts, answers } of analysis.arms) {
			counts.drafts! += drafts;
			counts.answers! += answers;
		}
		for (const [name, count] of Object.entries(counts)) {
			const csv = Papa.parse<Record<string, string>>(await readFile(join(out, `${name}.csv`), 'utf8'), {
				header: true,
				skipEmptyLines: true,
			}).data;
			expect(csv).toHaveLength(count);
			const parquet = (await query(`select * from '${join(out, `${name}.parquet`)}'`)).map((row) =>
				Object.fromEntries(Object.entries(row).map(([key, value]) => [key, value === null ? '' : String(value)])),
			);
			expect(parquet).toEqual(csv);
		}
		const [first] = await query(
			`select avg(case when advised then dropped::int end) as part from '${join(out, 'drafts.parquet')}' where arm = 'all'`,
		);
		const dropped = analysis.measures.find(({ id }) => id === 'dropped')!.arms.find(({ arm }) => arm === 'all')!;
		expect(Number(first!.part)).toBeCloseTo(dropped.estimate!.value, 12);
	});

	test('JSON has the analysis, the page has every figure and table, and no partial file is left', async () => {
		expect(JSON.parse(await readFile(join(out, 'analysis.json'), 'utf8'))).toEqual(
			JSON.parse(JSON.stringify(analysis)),
		);
		const html = await readFile(join(out, 'report.html'), 'utf8');
		for (const { title } of analysis.measures) expect(html).toContain(title);
		for (const { text } of analysis.questions) expect(html).toContain(text);
		expect(html).not.toMatch(/undefined|NaN|\[object/);
		const names = await readdir(out);
		expect(names.filter((name) => name.endsWith('.tmp'))).toEqual([]);
		const figures = names.filter((name) => name.endsWith('.svg'));
		expect(figures.length).toBeGreaterThan(10);
		expect(html.match(/ download="/g)).toHaveLength(figures.length);
	});

	test('the same exports give the same files', async () => {
		const again = join(folder, 'again');
		await analyze([join(folder, 'few')], open, { out: again });
		for (const name of ['report.html', 'analysis.json', 'drafts.csv', 'study-followed.svg'])
			expect(await readFile(join(again, name), 'utf8')).toBe(await readFile(join(out, name), 'utf8'));
	});

	test('a study with markup and many arms is still plotted', async () => {
		const arms = Array.from({ length: 12 }, (_, i) => ({
			...open.study.arms[2]!,
			id: `arm-${i}`,
			about: '<b>&',
			weight: i < 4 ? 9 : 8,
		}));
		const wide = opened(readStudy(JSON.stringify({ ...open.study, title: '<script>alert(1)</script>', arms })));
		const page = join(folder, 'wide-out');
		await analyze([await written(join(folder, 'wide'), wide, 60)], wide, { out: page });
		const html = await readFile(join(page, 'report.html'), 'utf8');
		expect(html).not.toMatch(/<script|<b>&/);
		expect(html).toContain('&lt;script>alert');
	});
});
