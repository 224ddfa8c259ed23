/** Exports that no participant can have made, each of whose rows could be one of the study's. */
import { describe, expect, test } from 'vitest';
import { type ExportRow, headOf, rowsOf, toCsv, toNdjson } from '../../../src/study/exportFile.ts';
import { ExportError, LONGEST_EXPORT, readExport } from '../../../src/study/readExport.ts';
import { readStudy } from '../../../src/study/readStudy.ts';
import type { Happening } from '../../../src/study/recorder.ts';
import type { StudyFile } from '../../../src/study/studyFile.ts';
import { enrolled, example, fullStudy, recordedOf, someEvents } from './studies.ts';

const HASH = 'f'.repeat(64);
const DAY = 86_400_000;

function problemOf(text: string, study: StudyFile): string | null {
	try {
		readExport(text, study, HASH);
		return null;
	} catch (error) {
		if (error instanceof ExportError) return error.message.split('\n')[0]!;
		throw error;
	}
}

const written = (study: StudyFile, rows: readonly ExportRow[], struck = 0) =>
	toNdjson(headOf(enrolled(study), rows.length, struck), rows);

const happened = async (study: StudyFile, happenings: readonly Happening[]) =>
	rowsOf(enrolled(study), recordedOf(study, happenings));

const draft = (day: number): Happening => ({ kind: 'draft', at: day * DAY, hour: 3, mentions: 1, rank: 9, before: 40 });
const answer = (question: string, day: number): Happening => ({
	...{ kind: 'answered', at: day * DAY, hour: 3, question, answer: 1 },
});

describe('the longest possible export', () => {
	const id = `${'a'.repeat(62)}z`;
	const text = JSON.parse(JSON.stringify(fullStudy('plain')));
	const study = readStudy(
		JSON.stringify({
			...text,
			arms: [{ ...text.arms[0], id, weight: 100 }],
			questions: [{ ...text.questions[0], id, when: 'weekly', answers: [...'123456789'] }],
			schedule: { days: 730, questionsPerWeek: 50 },
		}),
	);
	const full = (rows: number) => {
		const row = {
			...{ row: 'event', kind: 'dismissed', day: 700, quarter: 3, arm: id, draft: 99_999, site: 3, mentions: 6 },
			...{ rarest: 16, before: 30, after: 30, plan: 'mixed', question: id, answer: 8 },
		} as const;
		return Array.from({ length: rows }, (_, i) => ({ ...row, number: 80_000 + i })) as ExportRow[];
	};

	test.each([toNdjson, toCsv])('is read', (write) => {
		const rows = full(20_000);
		const head = headOf(enrolled(study, id), rows.length, 80_000);
		const text = write(head, rows);
		expect(text.length).toBeLessThan(0.75 * LONGEST_EXPORT);
		expect(readExport(text, study, HASH).rows).toHaveLength(20_000);
	});

	test('is refused with one more row, or with rows missing from the head', () => {
		const rows = full(20_001);
		expect(problemOf(toNdjson(headOf(enrolled(study, id), 20_001, 80_000), rows), study)).toBe(
			'line 1: its numbers of rows are no such numbers.',
		);
		for (const write of [toNdjson, toCsv]) {
			const first = write === toCsv ? 2 : 1;
			const short = write(headOf(enrolled(study, id), 3, 99_000), full(20));
			expect(problemOf(short, study)).toBe(`line ${first + 4}: is more than the 3 rows that the head says.`);
		}
	});
});

describe('files that would fill the memory are refused', () => {
	const study = fullStudy('plain');
	const head = async () => written(study, await happened(study, [draft(0)]));
	const csv = async () => {
		const rows = await happened(study, [draft(0)]);
		return toCsv(headOf(enrolled(study), rows.length, 0), rows);
	};

	test('with line ends alone', async () => {
		expect(problemOf((await csv()) + '\n'.repeat(9_900_000), study)).toMatch(/^line 4: has 1 columns/);
		expect(problemOf((await head()) + '\n'.repeat(9_900_000), study)).toMatch(/^line 3: is not JSON/);
		expect(problemOf(`${await head()}${'\n'.repeat(90_000_000)}`, study)).toBe(
			'line 1: is of a file too long to be an export.',
		);
	});

	test('with endless or deeply nested lines', async () => {
		expect(problemOf(`${await head()}${'['.repeat(9_000_000)}\n`, study)).toBe('line 3: is too long to be a row.');
		expect(problemOf(`${'['.repeat(9_000_000)}\n`, study)).toBe('line 1: is not the head of an export.');
		const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
		for (const name of ['format', 'study', 'version', 'hash', 'dictionary', 'privacy', 'participant', 'arm', 'rows'])
			expect(
				problemOf(
					(await head()).replace(/\{.*/, (line) => `${line.slice(0, -1)},"${name}":${deep}}`),
					study,
				),
			).toMatch(/^line 1: (is|its) /);
	});
});

describe('records that no single person can have made', () => {
	const study = fullStudy('plain');
	const twice = async (kind: Happening['kind']) =>
		happened(study, [draft(0), { ...draft(1), kind, draft: 0 }, { ...draft(2), kind, draft: 0 }]);

	test.each(['advice', 'posted'] as const)('%s of one draft twice', async (kind) => {
		expect(problemOf(written(study, await twice(kind)), study)).toBe(
			`line 4: kind: "${kind}" of draft 0 is there twice.`,
		);
	});

	test('a draft that begins twice is a fault, but repeatable events are not', async () => {
		const rows = await happened(study, [draft(0), draft(1)]);
		const same = rows.map((row) => ({ ...row, draft: 0 })) as ExportRow[];
		expect(problemOf(written(study, same), study)).toBe('line 3: kind: "draft" of draft 0 is there twice.');
		expect(problemOf(written(study, await twice('opened')), study)).toBeNull();
		const followed = (await twice('followed')).map((row) =>
			row.row === 'event' && row.kind === 'followed' ? { ...row, plan: 'add' } : row,
		) as ExportRow[];
		expect(problemOf(written(study, followed), study)).toBeNull();
	});

	test('a plan followed without a change', async () => {
		const rows = await twice('followed');
		expect(problemOf(written(study, rows), study)).toBe('line 3: plan: nothing says what was followed.');
		const silent = { ...study, recorded: study.recorded.filter((name) => name !== 'plan') };
		const changed = await rowsOf(
			enrolled(silent),
			recordedOf(silent, [draft(0), { ...draft(1), kind: 'followed', draft: 0 }]),
		);
		expect(problemOf(written(silent, changed), silent)).toBeNull();
	});

	test('fields that the coarse level omits', async () => {
		const coarse = fullStudy('coarse');
		const rows = await happened(coarse, [draft(0)]);
		expect(problemOf(written(coarse, rows), coarse)).toBeNull();
		const changed = rows.map((row) => ({ ...row, quarter: 2 })) as ExportRow[];
		expect(problemOf(written(coarse, changed), coarse)).toMatch(
			/^line 2: (quarter: 2 is none of its values|holds what this study does not record)/,
		);
	});

	test('more events missing than stated', async () => {
		const rows = await rowsOf(enrolled(study), someEvents(study, 4));
		const some = rows.filter((_, i) => i !== 2 && i !== 5);
		expect(problemOf(written(study, some, 2), study)).toBeNull();
		expect(problemOf(written(study, some, 1), study)).toBe(
			`line ${some.length + 1}: number: ${rows.length - 1} of ${some.length} rows and 1 that are struck.`,
		);
		// The last ones may be the ones that are gone.
		expect(problemOf(written(study, rows.slice(0, -3), 0), study)).toBeNull();
	});

	test.each(['plain', 'coarse', 'randomised'] as const)('days after the last, at the %s level', async (level) => {
		const own = { ...fullStudy(level), schedule: { days: 30, questionsPerWeek: 3 } };
		const at = async (day: number) => problemOf(written(own, await happened(own, [draft(day)])), own);
		expect(await at(29)).toBeNull();
		expect(await at(37)).toBe(`line 2: day: ${level === 'coarse' ? 35 : 37} lies behind the last day.`);
		const later = { ...own, version: 2 };
		expect(problemOf(written(later, await happened(later, [draft(37)])), later)).toBeNull();
	});

	test.each(['plain', 'coarse', 'randomised'] as const)('answers too early or many at the %s level', async (level) => {
		const own = { ...fullStudy(level), schedule: { days: 30, questionsPerWeek: 3 } };
		const of = async (...answers: [string, number][]) =>
			problemOf(
				written(
					own,
					await happened(
						own,
						answers.map(([question, day]) => answer(question, day)),
					),
				),
				own,
			);
		expect(await of(['keep', 30])).toBeNull();
		expect(await of(['keep', 200])).toBeNull();
		const over = level === 'coarse' ? 28 : 30;
		expect(await of(['keep', level === 'coarse' ? 27 : 29])).toBe(
			`line 2: question: "keep" is not asked before day ${over}.`,
		);
		expect(await of(['keep', 30], ['keep', 44])).toBe('line 3: question: "keep" is asked only once.');
		const useful = (...days: number[]) => days.map((day): [string, number] => ['useful', day]);
		// One that was put in the week before, and three of this week.
		expect(await of(...useful(7, 7, 8, 9, 14))).toBeNull();
		expect(await of(...useful(7, 8, 9, 10, 11))).toBe(
			'line 6: question: more answers in a week than the study asks (3).',
		);
	});
});

describe('the head', () => {
	const study = example();
	test('a dictionary with other values has another version, but its wording may differ', async () => {
		const rows = await happened(study, [draft(0)]);
		const head = headOf(enrolled(study), rows.length, 0);
		const changed = (change: object) => ({
			...head,
			dictionary: head.dictionary.map((field) => (field.name === 'before' ? { ...field, ...change } : field)),
		});
		expect(problemOf(toNdjson(changed({ about: 'The crowd.', meanings: {} }), rows), study)).toBeNull();
		for (const change of [{ values: { largest: 20 } }, { values: 'yes or no' }, { coarse: 5 }, { name: 'crowd' }])
			expect(problemOf(toNdjson(changed(change) as never, rows), study)).toMatch(/^line 1: its dictionary gives other/);
	});

	test('a byte order mark and the line ends of spreadsheets are accepted', async () => {
		const rows = await happened(study, [draft(0)]);
		const csv = toCsv(headOf(enrolled(study), rows.length, 0), rows);
		expect(readExport(`\ufeff${csv.replaceAll('\n', '\r\n')}`, study, HASH).rows).toEqual(rows);
		expect(readExport(`\ufeff${written(study, rows)}`, study, HASH).rows).toEqual(rows);
	});

	test('another epsilon is refused like another level', async () => {
		const noisy = fullStudy('randomised', 2);
		const rows = await happened(noisy, [draft(0)]);
		const head = { ...headOf(enrolled(noisy), rows.length, 0), privacy: { level: 'randomised' as const, epsilon: 3 } };
		expect(problemOf(toNdjson(head, rows), noisy)).toBe('line 1: its privacy level is not that of the study.');
	});

	test('at most twenty problems are listed', async () => {
		const rows = (await rowsOf(enrolled(study), someEvents(study, 30))).map((row) => ({ ...row, day: -1 }));
		expect(rows.length).toBeGreaterThan(40);
		try {
			readExport(written(study, rows as ExportRow[]), study, HASH);
			expect.unreachable();
		} catch (error) {
			expect((error as ExportError).problems).toHaveLength(20);
		}
	});
});
