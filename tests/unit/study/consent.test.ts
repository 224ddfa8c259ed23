import { describe, expect, test } from 'vitest';
import { consent as words } from '../../../src/strings/consent.ts';
import { HIDDEN, type Hidden, PRIVACY_LEVELS, SHOWN } from '../../../src/study/choices.ts';
import { consentSections } from '../../../src/study/consent.ts';
import type { ConsentContent, ConsentSection } from '../../../src/study/consentSection.ts';
import { FIELDS, fieldOf } from '../../../src/study/dictionary.ts';
import { KINDS, type StudyEvent } from '../../../src/study/events.ts';
import { EXAMPLE, type ExampleDraft, exampleFor, exampleRows } from '../../../src/study/example.ts';
import type { ExportRow } from '../../../src/study/exportFile.ts';
import { exportedFields } from '../../../src/study/fields.ts';
import { armInWords } from '../../../src/study/inShort.ts';
import { readStudy } from '../../../src/study/readStudy.ts';
import { changeOf } from '../../../src/study/recordedRows.ts';
import { logTable, recordTable } from '../../../src/study/recordTable.ts';
import type { Arm, StudyFile } from '../../../src/study/studyFile.ts';
import { EXAMPLES, example, fullStudy, SECRET, someEvents } from './studies.ts';

const hash = 'ab'.repeat(32);
const sectionsOf = async (study: StudyFile) =>
	consentSections({ study, hash }, await exampleRows({ study, arm: study.arms[0]!.id, secret: SECRET }));
const partsOf = ({ stated, ...own }: ConsentSection): ConsentContent[] => [
	own,
	...(stated === undefined ? [] : [stated]),
];
const wordsOf = ({ paragraphs, table }: ConsentContent) => [
	...paragraphs,
	...(table ? [...table.head, ...table.rows.flat()] : []),
];
const textOf = (sections: readonly ConsentSection[]) =>
	sections.flatMap((section) => [section.heading, ...partsOf(section).flatMap(wordsOf)]);

describe.each(EXAMPLES)('the consent page of %s', (name) => {
	test('contains every text of the study file for participants', async () => {
		const study = example(name);
		const all = textOf(await sectionsOf(study)).join('\n');
		const { contacts, dates, endings } = study;
		const texts = [
			...[study.title, study.institution, study.investigator, study.approval, study.compensation],
			...[study.procedures, study.neverRecorded, study.protection, study.risks, study.rights, study.eligibility].flat(),
			...[dates.collectionEnds, dates.dataDestroyed, endings.complete, endings.left],
			...Object.values(contacts).flatMap((contact) => Object.values(contact)),
			...study.arms.map(({ about }) => about),
			...study.questions.flatMap(({ text, answers }) => [text, ...answers]),
			...study.recorded,
			...study.recorded.map((field) => fieldOf(field as never).about),
			...study.siteCategories,
			...study.languages,
		];
		for (const text of texts) expect(all).toContain(text);
		expect(all).toContain(`${study.schedule.days} days`);
	});

	test('has each section once, in reading order, and none empty', async () => {
		const sections = await sectionsOf(example(name));
		expect(sections.map(({ id }) => id)).toEqual([
			...['about', 'eligibility', 'procedures', 'arms', 'dates', 'questions', 'recorded', 'kinds', 'privacy'],
			...['example', 'never', 'protection', 'risks', 'rights', 'compensation', 'contacts', 'endings'],
		]);
		for (const section of sections) {
			expect(partsOf(section).flatMap(wordsOf).length).toBeGreaterThan(0);
			for (const { table } of partsOf(section))
				for (const row of table?.rows ?? []) expect(row).toHaveLength(table!.head.length);
		}
		expect(textOf(sections).every((text) => text.trim() !== '' && !/undefined|NaN|\[object/.test(text))).toBe(true);
	});
});

describe.each(PRIVACY_LEVELS)('at the %s level', (level) => {
	const study = fullStudy(level);

	test('the list of recorded fields is complete, with how each is exported', async () => {
		const recorded = (await sectionsOf(study)).find(({ id }) => id === 'recorded')!;
		expect(recorded.table!.rows.map(([, field]) => field)).toEqual(
			FIELDS.map(({ name }) => name).filter((field) => study.recorded.includes(field) || field === 'plan'),
		);
	});

	test('the example shows in words what the file would have', async () => {
		const rows = await exampleRows({ study, arm: 'all', secret: SECRET });
		const { table } = consentSections({ study, hash }, rows).find(({ id }) => id === 'example')!;
		const { head, rows: cells } = recordTable(study, rows);
		expect(table!.head).toEqual(['Rows', ...rows.map((_, i) => String(i + 1))]);
		expect(table!.rows.map(([name]) => name)).toEqual(head);
		for (const [i, cell] of cells.entries()) expect(table!.rows.map((row) => row[i + 1])).toEqual(cell);
	});
});

test('the page of a trial file first says that it is a trial with fixed arms', async () => {
	const study = { ...example(), trial: 'control' };
	const [first, ...sections] = await sectionsOf(study);
	const shown = words.shows.nothing;
	expect([first!.id, first!.paragraphs.join().includes(shown)]).toEqual(['trial', true]);
	const { table, paragraphs } = sections.find(({ id }) => id === 'arms')!;
	expect(paragraphs).toEqual([]);
	expect(table!.rows.filter(([, chance]) => chance === '100 in 100').map(([shows]) => shows)).toEqual([shown]);
});

test('fields that are recorded but not exported are listed too', async () => {
	const { table } = (await sectionsOf(example('drop-or-add'))).find(({ id }) => id === 'recorded')!;
	expect(table!.rows.find(([, field]) => field === 'plan')!.at(-1)).toBe('not in it: stays on this computer');
});

test('the change described for a field is the change made to it', () => {
	const became = (level: StudyFile['privacy']['level'], name: string) =>
		changeOf(fullStudy(level), fieldOf(name as never));
	expect(became('plain', 'before')).toBe('asItIs');
	expect(became('coarse', 'before')).toEqual({ rounded: 3 });
	expect(became('coarse', 'site')).toBe('stays');
	expect(became('coarse', 'kind')).toBe('asItIs');
	expect(became('randomised', 'kind')).toBe('stays');
	expect(became('randomised', 'day')).toBe('asItIs');
	// Eleven fields share an epsilon of 2.
	expect(became('randomised', 'posted')).toEqual({ truth: Math.exp(2 / 11) / (1 + Math.exp(2 / 11)) });
	const answers = became('randomised', 'answer') as { answers: number[] };
	expect(answers.answers.map((chance) => chance.toFixed(3))).toEqual(['0.881', '0.787', '0.711']);
	const { least, most } = became('randomised', 'mentions') as { least: number; most: number };
	expect(least).toBeGreaterThan(1 / 8);
	expect(most).toBeLessThan(1 / 6);
});

describe('the example follows what was found in the draft', () => {
	const study = fullStudy('plain');
	const at = async (draft: ExampleDraft) =>
		(await exampleRows({ study, arm: 'all', secret: SECRET }, draft)) as StudyEvent[];
	const found = { mentions: 20, rank: 5, before: 100, advised: true };

	test('advice that was followed changes the draft', async () => {
		const rows = await at(EXAMPLE);
		expect(rows.map(({ kind }) => kind)).toEqual(['draft', 'advice', 'opened', 'followed', 'posted', 'answered']);
		expect(rows[2]).toMatchObject({ mentions: 3, rarest: 13, before: 3, after: null, plan: null });
		expect(rows[3]).toMatchObject({ mentions: 2, rarest: 9, before: 3, after: 9, plan: 'drop' });
		expect(rows[5]!.question).toBe('useful');
		expect(rows[4]).toMatchObject({ mentions: 2, rarest: 9, before: 3, after: 9, plan: null });
		const follow = { plan: 'add' as const, mentions: 22, rank: 5, after: 200 };
		expect((await at({ ...found, follow }))[3]).toMatchObject({
			mentions: 6,
			rarest: 2,
			before: 6,
			after: 7,
			plan: 'add',
		});
	});

	test('its writer is in an arm that shows advice, if there is one', async () => {
		const armsOf = async (one: StudyFile) => new Set((await exampleFor(one)).map(({ arm }) => arm));
		expect(await armsOf(study)).toEqual(new Set(['all']));
		expect(await armsOf({ ...study, arms: study.arms.slice(0, 2) })).toEqual(new Set(['control']));
	});

	test('its writer follows nothing without advice', async () => {
		const rows = await at({ ...found, follow: null });
		expect(rows.map(({ kind }) => kind)).toEqual(['draft', 'advice', 'opened', 'posted', 'answered']);
	});

	test('without advice none is shown, opened, or asked about', async () => {
		const rows = await at({ ...found, advised: false, follow: null });
		expect(rows.map(({ kind }) => kind)).toEqual(['draft', 'posted', 'answered']);
		expect(rows[2]!.question).toBe('worried');
	});
});

test('probabilities below 1 are never rounded to certainty', () => {
	const said = (chance: number) => words.inHundred(chance);
	expect([0, 0.0001, 0.034, 0.5, 0.994, 0.996, 0.99996, 1].map(said)).toEqual([
		...['0 in 100', 'less than 0.1 in 100', '3.4 in 100', '50 in 100', '99 in 100', '99.6 in 100'],
		...['more than 99.9 in 100', '100 in 100'],
	]);
});

test('what an arm shows is described from its settings, not from the researchers’ text', () => {
	for (const shows of SHOWN)
		for (const delay of [undefined, 1, 600])
			for (const hides of [[], ['reason'], [...HIDDEN]] as Hidden[][]) {
				const text = armInWords({ shows, hides, ...(delay !== undefined && { delay }) });
				expect(text.startsWith(words.shows[shows])).toBe(true);
				const late = /held back for (1 second|600 seconds)\.$/.exec(text)?.[1];
				expect(late).toBe(
					delay === undefined || shows === 'nothing' ? undefined : delay === 1 ? '1 second' : '600 seconds',
				);
				for (const part of HIDDEN) expect(text.includes(words.hides[part])).toBe(hides.includes(part));
			}
	expect(new Set(SHOWN.map((shows) => armInWords({ shows }))).size).toBe(SHOWN.length);
});

test('the probability of each arm is its share of the weights', async () => {
	const { table } = (await sectionsOf(example('how-advice-is-put'))).find(({ id }) => id === 'arms')!;
	expect(table!.rows.map(([, chance]) => chance)).toEqual(['40 in 100', '20 in 100', '20 in 100', '20 in 100']);
});

test('texts of the study file appear only under their own heading', async () => {
	const lie = 'Nothing at all is recorded, and you see all advice, as always.';
	const contact = { name: lie, address: lie };
	const file: StudyFile = {
		...example(),
		...{ title: lie, institution: lie, investigator: lie, approval: lie, compensation: lie },
		...{ procedures: [lie], neverRecorded: [lie], protection: [lie], risks: [lie], rights: [lie], eligibility: [lie] },
		contacts: { researcher: contact, board: contact },
		endings: { complete: lie, left: lie },
		arms: example().arms.map((arm) => ({ ...arm, about: lie })),
		questions: [{ id: 'q', when: 'end', text: lie, answers: [lie, 'No'] }],
	};
	const sections = await sectionsOf(file);
	for (const { id, stated: _, paragraphs, table } of sections) {
		// The table of arms has a column, marked as such, with what the researchers say.
		const rows = id === 'arms' ? table!.rows.map((row) => row.slice(0, 2)) : (table?.rows ?? []);
		expect([...paragraphs, ...rows.flat()].join().replaceAll(`“${lie}”`, ''), id).not.toContain(lie);
	}
	expect(sections.find(({ id }) => id === 'arms')!.table!.head[2]).toMatch(/^The researchers say/);
	expect(sections.filter(({ stated }) => stated && wordsOf(stated).join().includes(lie)).map(({ id }) => id)).toEqual([
		...['about', 'eligibility', 'procedures', 'questions', 'never', 'protection', 'risks', 'rights', 'compensation'],
		...['contacts', 'endings'],
	]);
});

test('the risk of less advice is derived from the arms', async () => {
	const own = async (arms: Arm[]) =>
		(await sectionsOf({ ...example(), arms })).find(({ id }) => id === 'risks')!.paragraphs;
	const arm = { id: 'a', about: 'x', weight: 100 };
	expect(await own([{ ...arm, shows: 'all' }])).toEqual([]);
	expect(await own([{ ...arm, shows: 'all', delay: 5 }])).toEqual([words.riskOfLess]);
	expect(await own([{ ...arm, shows: 'badge' }])).toEqual([words.riskOfLess]);
});

test('languages are listed by name, and the file by its hash', async () => {
	const about = (await sectionsOf({ ...example(), languages: ['en', 'pt-BR', 'de'] })).find(
		({ id }) => id === 'about',
	)!;
	expect(about.table!.rows).toEqual([
		['Version of the study', '1'],
		['Languages', 'English (en), Brazilian Portuguese (pt-BR), German (de)'],
		['Fingerprint of the file (SHA-256)', hash],
	]);
});

test('each kind of event is explained', async () => {
	const { table } = (await sectionsOf(example())).find(({ id }) => id === 'kinds')!;
	expect(table!.rows.map(([kind]) => kind)).toEqual(KINDS);
});

describe('rows in words', () => {
	const studies = { plain: fullStudy('plain'), coarse: fullStudy('coarse'), randomised: fullStudy('randomised') };
	const cell = (level: StudyFile['privacy']['level'], name: string, value: unknown, more = {}) => {
		const study = studies[level];
		const { head, rows } = recordTable(study, [{ row: 'event', [name]: value, ...more } as ExportRow]);
		return rows[0]![head.indexOf(words.fields[name as keyof typeof words.fields])];
	};
	test.each([
		['plain', 'before', 3, '8 to 15'],
		['plain', 'before', 0, '1'],
		['plain', 'after', 30, '1,073,741,824 or more'],
		['plain', 'mentions', 3, '3'],
		['plain', 'mentions', 5, '8 to 15'],
		['plain', 'mentions', 6, '16 or more'],
		['plain', 'rarest', 9, '512 to 1,023'],
		['plain', 'quarter', 3, 'evening'],
		['plain', 'site', 1, '“Other forums”'],
		['plain', 'day', 3, '3'],
		['plain', 'plan', 'drop', 'drop'],
		['coarse', 'day', 7, '7 to 13'],
		['coarse', 'before', 3, '8 to 63'],
		['coarse', 'mentions', 4, '4 to 15'],
		['coarse', 'rarest', 16, '65,536 or more'],
		['randomised', 'posted', true, 'yes'],
		['randomised', 'before', null, '–'],
	] as const)('at the %s level %s %j is %s', (level, name, value, words) => {
		expect(cell(level, name, value)).toBe(words);
	});
	test('questions and answers are shown by their texts', () => {
		expect(cell('plain', 'question', 'useful')).toBe('“Was this advice useful?”');
		expect(cell('plain', 'answer', 2, { question: 'useful' })).toBe('“Very”');
	});
	test.each(['plain', 'coarse', 'randomised'] as const)('no two values share words at the %s level', (level) => {
		for (const field of exportedFields(studies[level])) {
			if (typeof field.values !== 'object' || !('largest' in field.values)) continue;
			const step = level === 'coarse' && typeof field.coarse === 'number' ? field.coarse : 1;
			const values = Array.from({ length: Math.floor(field.values.largest / step) + 1 }, (_, i) => i * step);
			const cells = values.slice(0, 900).map((value) => cell(level, field.name, value));
			expect(new Set(cells).size, field.name).toBe(cells.length);
		}
	});
	test('the log is shown as stored, before it is coarsened or randomized', () => {
		const study = fullStudy('coarse');
		const { head, rows } = logTable(study, someEvents(study));
		expect(head.slice(0, 3)).toEqual(['Event', 'What happened', 'Day']);
		expect(rows[0]!.slice(0, 3)).toEqual(['0', 'draft', '0']);
		expect(rows.some((row) => row[head.indexOf('Day')] === '2')).toBe(true);
	});
});

test('markup in a study file is shown as text', async () => {
	const evil = '<img src=x onerror=alert(1)>';
	const study = readStudy(JSON.stringify({ ...example(), title: evil, procedures: [evil] }));
	const sections = await sectionsOf(study);
	expect(sections.find(({ id }) => id === 'procedures')!.stated!.paragraphs).toEqual([evil]);
});
