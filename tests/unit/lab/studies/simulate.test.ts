import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Analysis } from '../../../../src/lab/studies/analysis.ts';
import { behaviorOf } from '../../../../src/lab/studies/behavior.ts';
import { analyze } from '../../../../src/lab/studies/run.ts';
import { simulated } from '../../../../src/lab/studies/simulate.ts';
import { armOf } from '../../../../src/study/arm.ts';
import { temporaryFolder } from '../../folder.ts';
import { example } from '../../study/studies.ts';
import { opened, written } from './written.ts';

const folder = temporaryFolder();

describe('made-up participants', () => {
	test('are in the arms of their codes and determined by the seed', async () => {
		const open = opened(example());
		const made = async (seed: number) => {
			const all = [];
			for await (const one of simulated(open, { participants: 5, seed })) all.push(one);
			return all;
		};
		const [first, second, other] = [await made(1), await made(1), await made(2)];
		expect(first).toEqual(second);
		expect(first).not.toEqual(other);
		for (const { head } of first) expect((await armOf(open.study, head.participant)).id).toBe(head.arm);
		expect(new Set(first.map(({ head }) => head.participant)).size).toBe(5);
	});

	test('get questions as from the extension: within the file’s limits, and about advice only after advice', async () => {
		const open = opened(example());
		const asked = new Set<string>();
		for await (const { head, rows } of simulated(open, { participants: 40, seed: 4 })) {
			const answers = rows.filter((row) => row.row === 'event' && row.kind === 'answered') as {
				day: number;
				question: string;
			}[];
			for (const { day } of answers)
				expect(answers.filter((one) => one.day >= day && one.day < day + 7).length).toBeLessThanOrEqual(3);
			for (const { question } of answers) asked.add(`${head.arm} ${question}`);
		}
		const arms = open.study.arms.map(({ id }) => id);
		const unadvised = ['control useful', 'badge useful'];
		const all = arms.flatMap((arm) => ['useful', 'worried', 'keep'].map((question) => `${arm} ${question}`));
		expect([...asked].sort()).toEqual(all.filter((one) => !unadvised.includes(one)).sort());
	});

	test('differ as much as planned', async () => {
		const study = example();
		const behavior = () => ({
			...behaviorOf(study.arms[2]!),
			draftsPerWeek: 60,
			followed: 0.5,
			fatigue: 0,
			differ: 0.4,
		});
		const shares: number[] = [];
		for await (const { rows } of simulated(opened(study), { participants: 24, seed: 6, behavior })) {
			const count = (kind: string) => rows.filter((row) => row.row === 'event' && row.kind === kind).length;
			shares.push(count('followed') / count('advice'));
		}
		const [low, high] = [shares.filter((share) => share < 0.5), shares.filter((share) => share >= 0.5)];
		for (const [half, planned] of [
			[low, 0.3],
			[high, 0.7],
		] as const) {
			expect(half.length).toBeGreaterThan(4);
			expect(Math.abs(half.reduce((sum, share) => sum + share, 0) / half.length - planned)).toBeLessThan(0.05);
		}
	});

	test('follow a placebo no more than no advice', () => {
		const arm = example().arms[0]!;
		const of = (shows: 'nothing' | 'placebo') => {
			const { followed, fatigue, byHand } = behaviorOf({ ...arm, shows });
			return { followed, fatigue, byHand };
		};
		expect(of('placebo')).toEqual(of('nothing'));
		expect(of('nothing').followed).toBeGreaterThan(0);
	});

	test('have had no advice if they post before delayed advice appears', async () => {
		const study = example('how-advice-is-put');
		const part = (arm: string, { measures }: Analysis) =>
			measures.find(({ id }) => id === 'advised')!.arms.find((one) => one.arm === arm)!.estimate!;
		const late = { ...study, arms: study.arms.map((arm) => (arm.id === 'no-reason' ? { ...arm, delay: 120 } : arm)) };
		const analysis = await analyze([await written(join(folder, 'late'), opened(late), 120)], opened(late), {});
		expect(part('no-reason', analysis).interval![1]).toBeLessThan(part('whole', analysis).interval![0]);
		const { value, error } = part('no-reason', analysis);
		expect(Math.abs(value - 0.6 / Math.E)).toBeLessThan(4.5 * error!);
	});
});
