/** What is counted of participants. */
import { describe, expect, test } from 'vitest';
import { gatherer } from '../../../../src/lab/studies/gather.ts';
import { holm } from '../../../../src/lab/studies/holm.ts';
import { toLines } from '../../../../src/lab/studies/lines.ts';
import { headOf, rowsOf } from '../../../../src/study/exportFile.ts';
import type { Happening } from '../../../../src/study/recorder.ts';
import { enrolled, example, recordedOf } from '../../study/studies.ts';
import { analysisOf, DAY, happeningsOf, type Made, many, measure } from './madePeople.ts';

test('Holm’s correction multiplies by the remaining number, and never falls below a smaller one', () => {
	expect(holm([0.01, 0.04, 0.03, 0.005])).toEqual([0.03, 0.06, 0.06, 0.02]);
	expect(holm([0.4, null])).toEqual([0.8, 1]);
	expect(holm([])).toEqual([]);
});

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
