import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AskedQuestion, questionDue, withAnswered, withAsked } from '../../../src/study/questions.ts';
import { aStudy } from '../../fixtures/studyFile.ts';

const study = aStudy();
const now = (day: number, more = {}) => ({ day, over: false, advised: false, ...more });
const over = (question: string, day: number): AskedQuestion => ({ question, day, over: true });

test('after advice, once a week, and at the end', () => {
	expect(questionDue(study, [], now(0))).toBeNull();
	expect(questionDue(study, [], now(0, { advised: true }))!.id).toBe('helped');
	expect(questionDue(study, [], now(7))!.id).toBe('changed');
	expect(questionDue(study, [over('changed', 7)], now(13))).toBeNull();
	expect(questionDue(study, [over('changed', 7)], now(14))!.id).toBe('changed');
	expect(questionDue(study, [], now(28, { over: true, advised: true }))!.id).toBe('again');
	expect(questionDue(study, [over('again', 28)], now(40, { over: true }))).toBeNull();
});

test('weekly questions come first, then the one asked longest ago, none twice a day', () => {
	const more = aStudy({
		schedule: { days: 28, questionsPerWeek: 9 },
		questions: [
			...['first', 'second'].map((id) => ({ id, when: 'afterAdvice' as const, text: id, answers: ['No', 'Yes'] })),
			{ id: 'week', when: 'weekly', text: 'week', answers: ['No', 'Yes'] },
		],
	});
	const due = (asked: AskedQuestion[], day: number) =>
		questionDue(more, asked, now(day, { advised: true }))?.id ?? null;
	expect(due([], 8)).toBe('week');
	expect(due([over('week', 8)], 8)).toBe('first');
	expect(due([over('week', 8), over('first', 8)], 8)).toBe('second');
	expect(due([over('week', 8), over('first', 8), over('second', 8)], 8)).toBeNull();
	expect(due([over('second', 7), over('week', 8), over('first', 8)], 9)).toBe('second');
	expect(due([over('first', 7), over('week', 8), over('second', 8)], 9)).toBe('first');
});

test('a waiting question is shown again, also in another window, until the study is over', () => {
	const asked = withAsked([], 'helped', 3);
	expect(withAsked(asked, 'helped', 4)).toEqual(asked);
	expect(questionDue(study, asked, now(5))!.id).toBe('helped');
	expect(questionDue(study, withAnswered(asked, 'helped'), now(5))).toBeNull();
	expect(questionDue(study, asked, now(5, { over: true }))!.id).toBe('again');
});

test('never more questions in seven days than the file allows', () => {
	const events = fc.array(fc.record({ days: fc.nat(3), advised: fc.boolean(), answer: fc.boolean() }), {
		maxLength: 80,
	});
	fc.assert(
		fc.property(events, fc.integer({ min: 0, max: 4 }), (happened, questionsPerWeek) => {
			const limited = aStudy({ schedule: { days: 60, questionsPerWeek } });
			let asked: AskedQuestion[] = [];
			let day = 0;
			for (const { days, advised, answer } of happened) {
				day += days;
				const question = questionDue(limited, asked, { day, advised, over: day >= 60 });
				if (question !== null) asked = withAsked(asked, question.id, day);
				if (question !== null && answer) asked = withAnswered(asked, question.id);
			}
			for (let last = 0; last <= day; last++) {
				const inWeek = asked.filter((one) => one.day > last - 7 && one.day <= last);
				expect(inWeek.length).toBeLessThanOrEqual(questionsPerWeek);
			}
		}),
	);
});
