import { describe, expect, test } from 'vitest';
import { consentSections } from '../../../src/study/consent.ts';
import { groupsOf } from '../../../src/study/consentGroups.ts';
import { exampleFor } from '../../../src/study/example.ts';
import { inShort } from '../../../src/study/inShort.ts';
import { rowsInWords } from '../../../src/study/recordTable.ts';
import { aStudy } from '../../fixtures/studyFile.ts';
import { EXAMPLES, example } from './studies.ts';

const linesOf = (study = aStudy()) => Object.fromEntries(inShort(study).map((line) => [line.id, line]));

describe.each(EXAMPLES)('the study %s', (name) => {
	test('is summarized in six lines, with statements of the researchers kept separate', () => {
		const study = example(name);
		const lines = linesOf(study);
		expect(Object.keys(lines)).toEqual(['recorded', 'long', 'handedOver', 'leave', 'risk', 'compensation']);
		expect(lines.compensation).toMatchObject({ text: '', stated: study.compensation });
		expect(lines.long!.text).toContain(`${study.schedule.days} days`);
	});

	test('has every section of its details in one group', async () => {
		const study = example(name);
		const sections = consentSections({ study, hash: '' }, await exampleFor(study));
		const grouped = groupsOf(study, sections).flatMap((group) => group.sections.map(({ id }) => id));
		expect(grouped.toSorted()).toEqual(sections.map(({ id }) => id).toSorted());
	});
});

test('a trial and every other section has a group too', async () => {
	const study = aStudy({ trial: 'everything' });
	const sections = consentSections({ study, hash: '' }, await exampleFor(study));
	expect(sections[0]!.id).toBe('trial');
	expect(groupsOf(study, sections).flatMap((group) => group.sections)).toHaveLength(sections.length);
	expect(inShort(study).find(({ id }) => id === 'risk')!.text).toContain('does not count for the study');
});

test('the summary lists only what the file records', () => {
	expect(linesOf().recorded!.text).toBe(
		'Steps, never words: that you wrote a draft, how many films it mentions, how rare they are, how many people could have written it, what you do with advice, kind of site, day, time of day, and your answers.',
	);
	expect(linesOf(aStudy({ recorded: ['number', 'kind', 'day'] })).recorded!.text).toBe(
		'Steps, never words: that you wrote a draft, what you do with advice, and day.',
	);
});

test('the risk says how many groups see less', () => {
	const [all] = aStudy().arms;
	const less = { ...all!, id: 'less', shows: 'badge' as const };
	const late = { ...all!, id: 'late', delay: 5 };
	const risk = (arms = [all!]) => linesOf(aStudy({ arms })).risk!.text;
	expect(risk()).toBe('You see all advice. Other risks are told below.');
	expect(risk([all!, less, late])).toMatch(/^2 of 3 groups see less advice than usual/);
	expect(risk([less, late])).toMatch(/^All of 2 groups/);
	expect(risk([less])).toMatch(/^You see less advice than usual/);
});

test('the summary says how many questions there are, or none', () => {
	expect(linesOf().long!.text).toMatch(/At most 2 short questions a week; you may skip each\.$/);
	expect(linesOf(aStudy({ questions: [] })).long!.text).toMatch(/No questions\.$/);
});

test('the record in words has the changes of each step', async () => {
	const study = aStudy();
	const rows = rowsInWords(study, await exampleFor(study));
	expect(rows[0]!.facts).toContain('Films named: 3');
	expect(rows[1]!.facts).toEqual([]);
	expect(rows[3]!.facts).toEqual(expect.arrayContaining(['Films named: 2']));
	expect(new Set(rows.map(({ title }) => title)).size).toBe(rows.length);
});
