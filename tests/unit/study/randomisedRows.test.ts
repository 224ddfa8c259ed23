import { describe, expect, test } from 'vitest';
import { summarize } from '../../../src/study/drafts.ts';
import { type ExportRow, rowsOf } from '../../../src/study/exportFile.ts';
import { enrolled, exported, fullStudy, recordedOf } from './studies.ts';

const QUESTION = { id: 'useful', when: 'weekly' as const, text: 'Useful?' };

describe('randomized rows', () => {
	const study = fullStudy('randomised');

	test('later events do not change the rows of earlier drafts', async () => {
		const [some, more] = [await exported(study, 4), await exported(study, 9)];
		const drafts = (rows: readonly ExportRow[]) => rows.filter(({ row }) => row === 'draft');
		expect(drafts(more.rows).slice(0, 4)).toEqual(drafts(some.rows));
	});

	test('a continued draft gets new noise, so additions do not show through', async () => {
		// With the noise of the first export, a yes that became true would visibly turn over.
		const turned = await Promise.all(
			Array.from({ length: 400 }, async (_, i) => {
				const person = { ...enrolled(study), secret: i.toString(16).padStart(64, '0') };
				const happening = { kind: 'draft', at: 0, hour: 0, mentions: 1, rank: 1, before: 1 } as const;
				const before = await rowsOf(person, recordedOf(study, [happening]));
				const after = await rowsOf(person, recordedOf(study, [happening, { ...happening, kind: 'posted', draft: 0 }]));
				const posted = (rows: readonly ExportRow[]) => (rows[0]!.row === 'draft' ? rows[0]!.posted : null);
				return posted(before) !== posted(after);
			}),
		);
		const part = turned.filter(Boolean).length / turned.length;
		expect(part).toBeGreaterThan(0.4);
		expect(part).toBeLessThan(0.6);
	});

	test('equal answers have independent noise', async () => {
		const pairs = await Promise.all(
			Array.from({ length: 300 }, async (_, i) => {
				const person = { ...enrolled(study), secret: i.toString(16).padStart(64, '0') };
				const answer = { kind: 'answered', at: 0, hour: 0, question: 'keep', answer: 0 } as const;
				const rows = await rowsOf(person, recordedOf(study, [answer, answer]));
				return rows.map((row) => (row.row === 'answer' ? row.answer : null));
			}),
		);
		// With epsilon 2 both are true in 78 of 100 cases, one in 21.
		expect(pairs.filter(([first, second]) => first !== second).length).toBeGreaterThan(35);
	});
});

test('an ongoing draft keeps the noise of unchanged fields', async () => {
	const study = fullStudy('randomised', 2);
	const person = enrolled(study);
	const facts = { at: 0, hour: 9, mentions: 3, rank: 900, before: 100 };
	const events = recordedOf(study, [
		{ ...facts, kind: 'draft' },
		{ ...facts, kind: 'advice', draft: 0 },
		{ ...facts, kind: 'opened', draft: 0 },
		{ ...facts, kind: 'followed', draft: 0, plan: 'drop', after: 900 },
		{ ...facts, kind: 'posted', draft: 0, after: 900 },
	]);
	const exported = await Promise.all(
		[1, 2, 3, 4, 5].map(async (n) => (await rowsOf(person, events.slice(0, n)))[0] as Record<string, unknown>),
	);
	for (const name of ['mentions', 'rarest', 'before', 'added', 'undone', 'dismissed'])
		expect(new Set(exported.map((row) => row[name])).size, name).toBe(1);
	for (const [name, from] of [
		['advised', 1],
		['opened', 2],
		['dropped', 3],
		['posted', 4],
	] as const)
		expect([
			new Set(exported.slice(0, from).map((row) => row[name])).size,
			new Set(exported.slice(from).map((row) => row[name])).size,
		]).toEqual([1, 1]);
	// Another draft, or another person, has noise of its own.
	const many = recordedOf(
		study,
		Array.from({ length: 60 }, () => ({ ...facts, kind: 'draft' as const })),
	);
	expect(
		new Set((await rowsOf(person, many)).map((row) => (row as Record<string, unknown>).before)).size,
	).toBeGreaterThan(5);
});

test('a draft open at a pause is not exported, as its outcome is unknown', async () => {
	const study = fullStudy('randomised', 2);
	const at = (day: number) => ({ at: day * 86_400_000, hour: 9, mentions: 1, rank: 9, before: 100 });
	const events = recordedOf(study, [
		{ ...at(0), kind: 'draft' },
		{ ...at(3), kind: 'draft' },
		{ ...at(3), kind: 'posted', draft: 1 },
		{ ...at(3), kind: 'draft' },
		{ at: 4 * 86_400_000, hour: 9, kind: 'paused' },
		{ at: 5 * 86_400_000, hour: 9, kind: 'resumed' },
		{ ...at(5), kind: 'draft' },
	]);
	expect(summarize(events).drafts.map(({ draft, cut }) => [draft, cut])).toEqual([
		[0, undefined],
		[1, undefined],
		[2, true],
		[3, undefined],
	]);
	expect((await rowsOf(enrolled(study), events)).map((row) => (row as { draft: number }).draft)).toEqual([0, 1, 3]);
});

test('answers are randomized among those offered', async () => {
	const study = { ...fullStudy('randomised', 1), questions: [{ ...QUESTION, answers: ['a', 'b', 'c', 'd', 'e'] }] };
	const given = Array.from({ length: 3000 }, () => ({
		...{ kind: 'answered' as const, at: 0, hour: 9, question: 'useful', answer: 2 },
	}));
	const rows = await rowsOf(enrolled(study), recordedOf(study, given));
	const counts = new Array<number>(5).fill(0);
	for (const row of rows) counts[(row as { answer: number }).answer]!++;
	// The truth with chance e / (e + 4), each other with 1 / (e + 4); six standard deviations.
	for (const [answer, count] of counts.entries()) {
		const part = (answer === 2 ? Math.E : 1) / (Math.E + 4);
		expect(Math.abs(count - 3000 * part)).toBeLessThan(6 * Math.sqrt(3000 * part * (1 - part)));
	}
});
