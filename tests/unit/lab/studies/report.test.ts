/** What an analysis says of people whose every draft is known. */
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { toCsv } from '../../../../src/lab/kit/report/figure.ts';
import type { Analysis } from '../../../../src/lab/studies/analysis.ts';
import { estimatesCsv } from '../../../../src/lab/studies/estimates.ts';
import { studyFigures } from '../../../../src/lab/studies/figures.ts';
import type { LeftOut } from '../../../../src/lab/studies/inputs.ts';
import { toLines } from '../../../../src/lab/studies/lines.ts';
import { toHtml } from '../../../../src/lab/studies/page.ts';
import { readStudy } from '../../../../src/study/readStudy.ts';
import type { StudyFile } from '../../../../src/study/studyFile.ts';
import { example, fullStudy } from '../../study/studies.ts';
import { analysisOf, type Made, many, measure } from './madePeople.ts';

describe('the report', () => {
	const study = example();
	const said = (analysis: Analysis) => toLines(analysis).join('\n');

	test('names a person who has a large share of an arm', async () => {
		const usual: Made = { arm: 'all', drafts: [{}], answers: [['useful', 0]] };
		const even = await analysisOf(study, many(12, usual));
		expect(even.arms.find(({ id }) => id === 'all')!.largest).toEqual({ drafts: 1 / 12, answers: 1 / 12 });
		expect(said(even)).not.toContain('one person made');
		// Of few people one has a tenth soon: a share and a half may be chance.
		const some = { ...usual, drafts: [{}, {}] };
		expect(said(await analysisOf(study, [...many(12, usual), some]))).not.toContain('one person made');
		const heavy = { ...usual, drafts: Array.from({ length: 88 }, () => ({ followed: true })) };
		const odd = await analysisOf(study, [...many(12, usual), heavy]);
		expect(odd.arms.find(({ id }) => id === 'all')!.largest.drafts).toBe(0.88);
		expect(said(odd)).toContain('In “all” one person made 88 % of the drafts and 8 % of the answers');
		expect(odd.arms.find(({ id }) => id === 'badge')!.largest).toEqual({ drafts: null, answers: null });
	});

	test('arms of fewer than ten people are marked and have no intervals or effect sizes', async () => {
		const people = [
			...many(9, { arm: 'all', drafts: [{ followed: true }, {}] }),
			...many(10, { arm: 'control', drafts: [{ followed: true }, {}, {}] }),
		];
		const analysis = await analysisOf(study, people);
		expect(measure(analysis, 'followed', 'all')).toMatchObject({
			estimate: { value: 0.5, error: null, interval: null },
			difference: { interval: null, h: null },
		});
		expect(measure(analysis, 'followed', 'control').estimate!.interval).not.toBeNull();
		expect(said(analysis)).toMatch(/all +9 \[fewer than 10 people\]/);
		expect(said(analysis)).toMatch(/all +0\.500 \[fewer than 10 people\]/);
		expect(said(analysis)).toContain('“badge”, “all”, “placebo” are fewer than 10 people: report nothing of them.');
		expect(toHtml(analysis, [])).toContain('0.500 [fewer than 10 people]');
	});

	test('names arms that delay advice', async () => {
		expect(said(await analysisOf(study, [{ arm: 'all', drafts: [{}] }]))).not.toContain('held back');
		const late = { ...study, arms: study.arms.map((arm) => (arm.id === 'all' ? { ...arm, delay: 30 } : arm)) };
		expect(said(await analysisOf(late, [{ arm: 'all', drafts: [{}] }]))).toContain('In “all” advice is held back');
	});

	test('measures with multiplied noise are separate and have no effect sizes', async () => {
		const noisy = fullStudy('randomised', 10);
		const people = ['all', 'control'].flatMap((arm) => many(10, { arm, drafts: [{}, {}, {}] }));
		const analysis = await analysisOf(noisy, people);
		const multiplied = analysis.measures.filter((one) => one.multiplied).map(({ id }) => id);
		const single = analysis.measures.filter((one) => !one.multiplied).map(({ id }) => id);
		expect(single).toEqual(['advised', 'droppedOfAll', 'addedOfAll', 'unpostedOfAll', 'crowd']);
		expect(multiplied).toHaveLength(10);
		for (const { kind, arms } of analysis.measures.filter((one) => one.multiplied || one.kind === 'level'))
			for (const { difference } of arms)
				expect([kind, difference?.h ?? null, difference?.d ?? null]).toEqual([kind, null, null]);
		const lines = toLines(analysis);
		const apart = lines.findIndex((line) => line.startsWith('What they did, by several randomised fields'));
		expect(apart).toBeGreaterThan(0);
		expect(lines.indexOf('Not posted, of drafts with advice')).toBeGreaterThan(apart);
		expect(lines.indexOf('Not posted, of all drafts')).toBeLessThan(apart);
		expect((await analysisOf(study, people)).measures.some((one) => one.multiplied)).toBe(false);
	});

	test('says which comparisons were stated, and corrects only these for being several', async () => {
		const stated: StudyFile = {
			...study,
			primary: [
				{ outcome: 'unpostedOfAll', arm: 'all', against: 'badge' },
				{ outcome: 'useful', answer: 'Very', arm: 'placebo', against: 'all' },
				{ outcome: 'followed', arm: 'all', against: 'control' },
			],
		};
		const drafts = (unposted: number) => Array.from({ length: 10 }, (_, i) => ({ posted: i >= unposted }));
		const people = [
			...Array.from({ length: 20 }, (_, i): Made => ({ arm: 'all', drafts: drafts(2 + (i % 5)) })),
			...Array.from({ length: 20 }, (_, i): Made => ({ arm: 'badge', drafts: drafts(1 + (i % 5)) })),
		];
		const analysis = await analysisOf(stated, people, [], 'badge');
		const [first, second, third] = analysis.primary;
		expect(first!.difference).toEqual(measure(analysis, 'unpostedOfAll', 'all').difference);
		expect(first!.difference!.value).toBeCloseTo(0.1, 12);
		expect(first!.difference!.p).toBeLessThan(0.05);
		expect(first!.corrected).toBeCloseTo(3 * first!.difference!.p!, 12);
		// No one answered, or is in the arm: a comparison counts all the same.
		expect([second, third]).toEqual([
			expect.objectContaining({ difference: null, corrected: 1 }),
			expect.objectContaining({ difference: null, corrected: 1 }),
		]);
		expect(said(analysis)).toContain('The 3 primary comparisons were stated in the study file; all others explore.');
		expect(said(await analysisOf(study, people))).toContain('all of this explores, and confirms nothing');
		expect(said(analysis)).toMatch(
			/Not posted, of all drafts +all, badge +0\.100 \(.*\), h = 0\.2\d +\.0\d\d +\.\d{3} +20, 20/,
		);
		expect(toHtml(analysis, [])).toContain('p, corrected (Holm)');
		expect(estimatesCsv(analysis)).toMatch(/^primary,unpostedOfAll,,,all,.*,badge,/m);
	});

	test('counts participants step by step, and says if arms are not as large as drawn', async () => {
		const [stays, leaves] = [{ drafts: [{}, { day: 21 }] }, { drafts: [{ day: 20 }], struck: 2 }];
		const even = ['control', 'badge', 'all', 'placebo'].flatMap((arm) => many(10, { arm, ...stays }));
		const left: LeftOut[] = ['damaged', 'foreign', 'foreign', 'duplicate'].map((why) => ({
			...{ file: 'x', why: why as LeftOut['why'], reasons: [] },
		}));
		const some = await analysisOf(
			study,
			[...even, ...many(2, { arm: 'all', ...leaves }), { arm: 'all', drafts: [] }],
			left,
		);
		const lines = toLines(some).map((line) => line.trim().split(/ {2,}/).join('|'));
		expect(lines.slice(0, 9)).toEqual([
			'step|all|control|badge|all|placebo',
			'files that arrived|47',
			'left out: damaged|1',
			'left out: of other studies, or changed|2',
			'left out: one more of the same person|1',
			'people in the analysis|43|10|10|13|10',
			'expected by the weights|43|10.8|10.8|10.8|10.8',
			'… who wrote a draft that names a film|42|10|10|12|10',
			'… who were still there in the last week|40|10|10|10|10',
		]);
		expect(lines[9]).toBe('… with nothing struck or deleted|41|10|10|11|10');
		// 0.6279 with 3 degrees of freedom.
		expect(some.arrived.ratio).toBeCloseTo(0.89, 2);
		const odd = await analysisOf(study, [...even, ...many(25, { arm: 'all', ...stays })]);
		expect(odd.arrived.ratio).toBeLessThan(0.001);
		expect(said(odd)).toContain('The arms are not as large as they were drawn (chi-square, p below .001)');
		expect((await analysisOf({ ...study, version: 2 }, even)).arrived.ratio).toBeNull();
		expect((await analysisOf(study, even.slice(25))).arrived.ratio).toBeNull();
	});

	test('explains shares, powers of two, h, and d', async () => {
		const text = toHtml(await analysisOf(study, [{ arm: 'all', drafts: [{}] }]), []);
		for (const part of [
			'Parts go from 0',
			'powers of two: 5 stands for 32 to 63',
			'h tells how far',
			'The person is the unit',
		])
			expect(text).toContain(part);
	});
});

describe('tables that a spreadsheet may open', () => {
	const formula = '=HYPERLINK("http://example.org","Yes")';
	const text = JSON.parse(JSON.stringify(example()));
	const study = readStudy(
		JSON.stringify({ ...text, questions: [{ ...text.questions[0], text: '@SUM(1)', answers: [formula, '-1'] }] }),
	);
	const people = ['all', 'control'].flatMap((arm) =>
		many(10, { arm, drafts: [{ day: 1 }, { day: 8, followed: true }], answers: [['useful', 0]] }),
	);

	test('every estimate is in one tidy table with the names of arms', async () => {
		const analysis = await analysisOf(study, people);
		const { data } = Papa.parse<Record<string, string>>(estimatesCsv(analysis), { header: true, skipEmptyLines: true });
		const row = (wanted: Record<string, string>) =>
			data.filter((one) => Object.entries(wanted).every(([name, value]) => one[name] === value));
		const [followed] = row({ kind: 'measure', id: 'followed', arm: 'all' });
		const { estimate, difference } = measure(analysis, 'followed', 'all');
		expect([followed!.estimate, followed!.low, followed!.people, followed!.difference].map(Number)).toEqual([
			estimate!.value,
			estimate!.interval![0],
			10,
			difference!.value,
		]);
		expect(row({ kind: 'measure' })).toHaveLength(4 * analysis.measures.length);
		expect(row({ kind: 'question', id: 'useful' })).toHaveLength(4 * 2);
		expect(row({ kind: 'fatigue', week: '1', arm: 'all' })[0]!.estimate).toBe('1');
		expect(row({ kind: 'slope', arm: 'all' })).toHaveLength(1);
		expect(row({ kind: 'question', arm: 'badge' })[0]!.estimate).toBe('');
	});

	test('no text of the study can be a formula, and figures name the arms', async () => {
		const analysis = await analysisOf(study, people);
		const figures = studyFigures(analysis);
		for (const csv of [estimatesCsv(analysis), ...figures.map(toCsv)])
			for (const cells of Papa.parse<string[]>(csv, { skipEmptyLines: true }).data)
				for (const one of cells) expect(one).toMatch(/^(?![=+@\t\r])(?!-(?!\d))/);
		expect(estimatesCsv(analysis)).toContain("'=HYPERLINK");
		const [first] = figures;
		const { data } = Papa.parse<Record<string, string>>(toCsv(first!), { header: true, skipEmptyLines: true });
		expect(data.map(({ arm }) => arm)).toEqual(['control', 'all']);
		const asked = figures.find(({ id }) => id === 'study-question-useful')!;
		const answers = Papa.parse<Record<string, string>>(toCsv(asked), { header: true, skipEmptyLines: true }).data;
		expect(answers.map(({ arm }) => arm)).toEqual(['control', 'all', 'control', 'all']);
	});

	test('file names are escaped', async () => {
		const left: LeftOut[] = [{ file: '\u001b[2Jx\u202egnp\n.csv', why: 'damaged', reasons: ['line 1: \u0007.'] }];
		const analysis = await analysisOf(study, people, left);
		const shown = 'Left out: \\u{1b}[2Jx\\u{202e}gnp\\u{a}.csv (damaged): line 1: \\u{7}.';
		expect(toLines(analysis).at(-1)).toBe(shown);
		expect(toHtml(analysis, [])).not.toContain('\u001b');
	});
});
