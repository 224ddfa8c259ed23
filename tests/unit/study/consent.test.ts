import { describe, expect, test } from 'vitest';
import { changeOf } from '../../../src/study/changes.ts';
import { type ConsentSection, consentSections } from '../../../src/study/consent.ts';
import { FIELDS, fieldOf } from '../../../src/study/dictionary.ts';
import { EXAMPLE, exampleRows } from '../../../src/study/example.ts';
import { PRIVACY_LEVELS, readStudy, type StudyFile } from '../../../src/study/studyFile.ts';
import { EXAMPLES, example, fullStudy, SECRET } from './studies.ts';

const sectionsOf = async (study: StudyFile) =>
	consentSections(study, await exampleRows({ study, arm: study.arms[0]!.id, secret: SECRET }));
const textOf = (sections: readonly ConsentSection[]) =>
	sections.flatMap(({ heading, paragraphs, table }) => [
		heading,
		...paragraphs,
		...(table === undefined ? [] : [...table.head, ...table.rows.flat()]),
	]);

describe.each(EXAMPLES)('the consent page of %s', (name) => {
	test('says everything that the study file says to people', async () => {
		const study = example(name);
		const all = textOf(await sectionsOf(study)).join('\n');
		const { contacts, dates, endings } = study;
		const told = [
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
		for (const text of told) expect(all).toContain(text);
		expect(all).toContain(`${study.schedule.days} days`);
	});

	test('has each part once, in reading order, with nothing empty', async () => {
		const sections = await sectionsOf(example(name));
		expect(sections.map(({ id }) => id)).toEqual([
			...['about', 'eligibility', 'procedures', 'arms', 'dates', 'questions', 'recorded', 'privacy', 'example'],
			...['never', 'protection', 'risks', 'rights', 'compensation', 'contacts', 'endings'],
		]);
		for (const { paragraphs, table } of sections) {
			expect(paragraphs.length + (table?.rows.length ?? 0)).toBeGreaterThan(0);
			for (const row of table?.rows ?? []) expect(row).toHaveLength(table!.head.length);
		}
		expect(textOf(sections).every((text) => text.trim() !== '' && !/undefined|NaN|\[object/.test(text))).toBe(true);
	});
});

describe.each(PRIVACY_LEVELS)('at the %s level', (level) => {
	const study = fullStudy(level);

	test('the list of what is recorded is whole, and says what becomes of each field', async () => {
		const recorded = (await sectionsOf(study)).find(({ id }) => id === 'recorded')!;
		expect(recorded.table!.rows.map(([field]) => field)).toEqual(
			FIELDS.map(({ name }) => name).filter((field) => study.recorded.includes(field) || field === 'plan'),
		);
	});

	test('the example is what would stand in the file', async () => {
		const rows = await exampleRows({ study, arm: 'all', secret: SECRET });
		const { table } = consentSections(study, rows).find(({ id }) => id === 'example')!;
		expect(table!.rows).toHaveLength(rows.length);
		for (const [i, row] of rows.entries())
			for (const [name, value] of Object.entries(row)) {
				if (name === 'row' || value === null) continue;
				const cell = table!.rows[i]![table!.head.indexOf(name)];
				expect(cell).toBe(typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value));
			}
	});
});

test('what is kept on the computer to be summed up is on the list too', async () => {
	const { table } = (await sectionsOf(example('drop-or-add'))).find(({ id }) => id === 'recorded')!;
	expect(table!.rows.find(([field]) => field === 'plan')!.at(-1)).toBe('not in it: stays on this computer');
});

test('what is said to become of a field is what becomes of it', () => {
	const words = (level: StudyFile['privacy']['level'], name: string) =>
		changeOf(fullStudy(level), fieldOf(name as never));
	expect(words('plain', 'before')).toBe('asItIs');
	expect(words('coarse', 'before')).toEqual({ rounded: 3 });
	expect(words('coarse', 'site')).toBe('leftOut');
	expect(words('coarse', 'kind')).toBe('asItIs');
	expect(words('randomised', 'kind')).toBe('stays');
	expect(words('randomised', 'day')).toBe('asItIs');
	// Eleven fields share an epsilon of 2.
	expect(words('randomised', 'posted')).toEqual({ truth: Math.exp(2 / 11) / (1 + Math.exp(2 / 11)) });
	const answers = words('randomised', 'answer') as { answers: number[] };
	expect(answers.answers.map((chance) => chance.toFixed(3))).toEqual(['0.881', '0.787', '0.711']);
	const { least, most } = words('randomised', 'mentions') as { least: number; most: number };
	expect(least).toBeGreaterThan(1 / 8);
	expect(most).toBeLessThan(1 / 6);
});

test('the example follows what was found in the draft', async () => {
	const study = fullStudy('plain');
	const at = async (draft: typeof EXAMPLE) => (await exampleRows({ study, arm: 'all', secret: SECRET }, draft))[3];
	expect(await at(EXAMPLE)).toMatchObject({
		kind: 'followed',
		mentions: 3,
		rarest: 13,
		before: 3,
		after: 9,
		plan: 'drop',
	});
	expect(await at({ mentions: 20, rank: 5, before: 100, after: 200, plan: 'add' })).toMatchObject({
		...{ mentions: 6, rarest: 2, before: 6, after: 7, plan: 'add' },
	});
});

test('markup in a study file stays text', async () => {
	const evil = '<img src=x onerror=alert(1)>';
	const study = readStudy(JSON.stringify({ ...example(), title: evil, procedures: [evil] }));
	const sections = await sectionsOf(study);
	expect(sections.find(({ id }) => id === 'procedures')!.paragraphs).toEqual([evil]);
});
