/** What an analysis says of people whose every draft is known. */
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { toCsv } from '../../../../src/lab/kit/report/figure.ts';
import { type Analysis, compareArms } from '../../../../src/lab/studies/analysis.ts';
import { estimatesCsv } from '../../../../src/lab/studies/estimates.ts';
import { studyFigures } from '../../../../src/lab/studies/figures.ts';
import { gatherer } from '../../../../src/lab/studies/gather.ts';
import { holm } from '../../../../src/lab/studies/holm.ts';
import type { LeftOut } from '../../../../src/lab/studies/inputs.ts';
import { toLines } from '../../../../src/lab/studies/lines.ts';
import { toHtml } from '../../../../src/lab/studies/page.ts';
import { headOf, rowsOf } from '../../../../src/study/exportFile.ts';
import { readStudy } from '../../../../src/study/readStudy.ts';
import type { Happening } from '../../../../src/study/recorder.ts';
import type { StudyFile } from '../../../../src/study/studyFile.ts';
import { enrolled, example, fullStudy, recordedOf } from '../../study/studies.ts';
import { HASH } from './studyFolder.ts';

const DAY = 86_400_000;

interface Draft {
	day?: number;
	followed?: boolean;
	posted?: boolean;
	advised?: boolean;
	after?: number;
}

/** A participant of an arm: drafts, and answers to questions. */
interface Made {
	arm: string;
	drafts: Draft[];
	answers?: [question: string, answer: number][];
	struck?: number;
}

function happeningsOf({ drafts, answers = [] }: Made): Happening[] {
	const all = drafts.flatMap(({ day = 0, followed, posted = true, advised = true, after = 64 }, draft) => {
		const facts = { at: day * DAY, hour: 9, mentions: 2, rank: 100, before: 8 };
		const add = (kind: Happening['kind'], more: Partial<Happening> = {}): Happening => ({
			kind,
			draft,
			...facts,
			...more,
		});
		const { draft: _, ...begun } = add('draft');
		return [
			begun,
			...(advised ? [add('advice')] : []),
			...(followed ? [add('followed', { plan: 'drop', after })] : []),
			...(posted ? [add('posted', followed ? { after } : {})] : []),
		];
	});
	const last = Math.max(0, ...all.map(({ at }) => at));
	return [
		...all,
		...answers.map(([question, answer]): Happening => ({ kind: 'answered', at: last, hour: 9, question, answer })),
	];
}

async function analysisOf(
	study: StudyFile,
	people: readonly Made[],
	leftOut: LeftOut[] = [],
	against?: string,
): Promise<Analysis> {
	const gather = gatherer(study);
	const read = await Promise.all(
		people.map(async (one, i) => {
			// Each has noise of their own.
			const person = { ...enrolled(study, one.arm), secret: i.toString(16).padStart(64, '0') };
			const rows = await rowsOf(person, recordedOf(study, happeningsOf(one), one.arm));
			const { drafts, answers } = gather.split(rows);
			return gather.personOf(headOf(person, rows.length, one.struck ?? 0), drafts, answers);
		}),
	);
	return compareArms({ study, hash: HASH }, gather, read, leftOut, against);
}

const many = (count: number, one: Made): Made[] => Array.from({ length: count }, () => one);
const measure = (analysis: Analysis, id: string, arm: string) =>
	analysis.measures.find((one) => one.id === id)!.arms.find((one) => one.arm === arm)!;

describe('what is counted', () => {
	const study = example();
	test('unposted drafts count among all drafts and among those with advice', async () => {
		const drafts = [{ posted: false }, {}, {}, { advised: false }, { advised: false, posted: false }];
		const analysis = await analysisOf(study, many(10, { arm: 'all', drafts }));
		const value = (id: string) => measure(analysis, id, 'all').estimate!.value;
		expect(value('unpostedOfAll')).toBeCloseTo(2 / 5, 12);
		expect(value('unposted')).toBeCloseTo(1 / 3, 12);
		expect(value('unpostedElse')).toBeCloseTo(1 / 2, 12);
	});

	test('a draft interrupted by a pause counts as neither posted nor abandoned', async () => {
		const person = enrolled(study, 'all');
		const [open, rest] = [happeningsOf({ arm: 'all', drafts: [{ posted: false }] }), { at: DAY / 2, hour: 9 }];
		const later = { ...open[0]!, at: 3 * DAY };
		const happenings: Happening[] = [...open, { ...rest, kind: 'paused' }, { ...rest, kind: 'resumed' }, later];
		const rows = await rowsOf(person, recordedOf(study, happenings, 'all'));
		const gather = gatherer(study);
		const { drafts, answers } = gather.split(rows);
		const { counted, of } = gather.personOf(headOf(person, rows.length, 0), drafts, answers);
		const partsOf = (id: string) => {
			const i = gather.measures.findIndex((one) => one.id === id);
			return [counted[i], of[i]];
		};
		expect(partsOf('advised')).toEqual([1, 2]);
		expect(partsOf('unpostedOfAll')).toEqual([1, 1]);
		expect(partsOf('unposted')).toEqual([0, 0]);
		expect(partsOf('unpostedElse')).toEqual([1, 1]);
	});

	test('reports the final crowd and its growth', async () => {
		const drafts = [{ followed: true, after: 128 }, {}];
		const analysis = await analysisOf(study, many(10, { arm: 'all', drafts }));
		expect(measure(analysis, 'crowd', 'all').estimate!.value).toBe((7 + 3) / 2);
		expect(measure(analysis, 'widened', 'all').estimate!.value).toBe((7 - 3) / 2);
	});

	test('weeks have seven days', async () => {
		const drafts = [{ day: 6, followed: true }, { day: 7 }, { day: 13 }, { day: 14, followed: true }];
		const { fatigue } = await analysisOf(study, many(10, { arm: 'all', drafts }));
		const { weeks } = fatigue.find(({ arm }) => arm === 'all')!;
		expect(weeks.map(({ week, estimate }) => [week, estimate.value])).toEqual([
			[0, 1],
			[1, 0],
			[2, 1],
		]);
	});

	test('an answer is a share of the answers to its question', async () => {
		const answers: Made['answers'] = [
			['useful', 0],
			['useful', 2],
			['useful', 2],
			['useful', 2],
			['worried', 1],
		];
		const { questions, arms } = await analysisOf(study, many(10, { arm: 'all', drafts: [{}], answers }));
		const of = (id: string) =>
			questions
				.find((one) => one.id === id)!
				.answers.map((one) => one.arms.find(({ arm }) => arm === 'all')!.estimate!.value);
		expect(of('useful')).toEqual([0.25, 0, 0.75]);
		expect(of('worried')).toEqual([0, 1, 0, 0]);
		expect(arms.find(({ id }) => id === 'all')).toMatchObject({ participants: 10, drafts: 10, answers: 50 });
	});

	test('the reference is the arm that shows nothing, anywhere in the list', async () => {
		const turned = { ...study, arms: study.arms.toReversed() };
		const people = [
			...many(10, { arm: 'all', drafts: [{ followed: true }] }),
			...many(10, { arm: 'control', drafts: [{}] }),
		];
		const analysis = await analysisOf(turned, people);
		expect(analysis.reference).toBe('control');
		expect(measure(analysis, 'followed', 'control').difference).toBeNull();
		expect(measure(analysis, 'followed', 'all').difference!.value).toBe(1);
		const shown = { ...study, arms: study.arms.filter(({ id }) => id !== 'control') };
		expect((await analysisOf(shown, [{ arm: 'all', drafts: [{}] }])).reference).toBe('badge');
	});

	test('counts exports with struck rows, and the rows', async () => {
		const people = [0, 3, 0, 4].map((struck) => ({ arm: 'all', drafts: [{}], struck }));
		const analysis = await analysisOf(study, people);
		expect(analysis.struck).toEqual({ exports: 2, rows: 7 });
		expect(toLines(analysis).join('\n')).toContain('7 rows were struck or deleted by participants, in 2 exports.');
	});
});

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

test('Holm’s correction multiplies by the remaining number, and never falls below a smaller one', () => {
	expect(holm([0.01, 0.04, 0.03, 0.005])).toEqual([0.03, 0.06, 0.06, 0.02]);
	expect(holm([0.4, null])).toEqual([0.8, 1]);
	expect(holm([])).toEqual([]);
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
