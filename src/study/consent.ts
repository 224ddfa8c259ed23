/** Everything that somebody is told before joining a study, in reading order: pages only draw it. */
import { consent as words } from '../strings/consent.ts';
import { type Change, changeOf } from './changes.ts';
import { FIELDS, type Field } from './dictionary.ts';
import type { ExportRow } from './exportFile.ts';
import { handedOver } from './fields.ts';
import { loggedOf } from './recorder.ts';
import type { Contact, StudyFile } from './studyFile.ts';

/** A part of the consent page: paragraphs, then a table where there is one. All of it is text, never markup. */
export interface ConsentSection {
	id: string;
	heading: string;
	paragraphs: string[];
	/** The first column names the row. */
	table?: { head: string[]; rows: string[][] };
}

/**
 * The consent page of a study.
 * @param record what a made-up draft would put into the file (see example.ts)
 */
export function consentSections(study: StudyFile, record: readonly ExportRow[]): ConsentSection[] {
	const { arms, dates, schedule, questions, privacy, contacts, endings } = study;
	const total = arms.reduce((sum, { weight }) => sum + weight, 0);
	const facts = (['title', 'institution', 'investigator', 'approval'] as const).map((name) => [
		words.facts[name],
		study[name],
	]);
	facts.push([words.facts.version, String(study.version)], [words.facts.languages, study.languages.join(', ')]);
	return [
		part('about', words.about, [], { head: [words.fact, words.value], rows: facts }),
		part('eligibility', words.eligibility, study.eligibility),
		part('procedures', words.procedures, study.procedures),
		part('arms', words.arms, [words.armsNote(arms.length)], {
			head: [...words.armsHead],
			rows: arms.map(({ about, weight }) => [about, words.inHundred(weight / total)]),
		}),
		part('dates', words.dates, [
			words.lasts(schedule.days),
			words.collectionEnds(dates.collectionEnds),
			words.dataDestroyed(dates.dataDestroyed),
		]),
		questions.length === 0
			? part('questions', words.questions, [words.noQuestions])
			: part('questions', words.questions, [words.atMost(schedule.questionsPerWeek)], {
					head: [...words.questionsHead],
					rows: questions.map(({ when, text, answers }) => [words.when[when], text, answers.join(' / ')]),
				}),
		part('recorded', words.recorded, [], { head: [...words.recordedHead], rows: recordedRows(study) }),
		part(
			'privacy',
			words.privacy,
			privacy.level === 'randomised' ? words.levels.randomised(privacy.epsilon!) : words.levels[privacy.level],
		),
		part('example', words.example, [], recordTable(study, record)),
		part('never', words.never, [...words.neverAlways, ...study.neverRecorded]),
		part('protection', words.protection, [
			words.file,
			study.publicKey === undefined ? words.notEncrypted : words.encrypted,
			...study.protection,
		]),
		part('risks', words.risks, study.risks),
		part('rights', words.rights, [...words.rightsAlways, ...study.rights]),
		part('compensation', words.compensation, [study.compensation]),
		part('contacts', words.contacts, [], {
			head: [...words.contactsHead],
			rows: [
				[words.researcher, contacts.researcher.name, reach(contacts.researcher)],
				[words.board, contacts.board.name, reach(contacts.board)],
			],
		}),
		part('endings', words.endings, [words.complete(endings.complete), words.left(endings.left)]),
	];
}

/** Rows of an export as a table of words: for the example, and for looking through what is handed over. */
export function recordTable(study: StudyFile, rows: readonly ExportRow[]): { head: string[]; rows: string[][] } {
	const fields = handedOver(study);
	const shown = (value: unknown) =>
		value === null || value === undefined
			? words.none
			: typeof value === 'boolean'
				? value
					? words.yes
					: words.no
				: String(value);
	return {
		head: [words.rowName, ...fields.map(({ name }) => name)],
		rows: rows.map((row) => [
			words.row[row.row],
			...fields.map(({ name }) => shown((row as Record<string, unknown>)[name])),
		]),
	};
}

const part = (
	id: string,
	heading: string,
	paragraphs: readonly string[],
	table?: ConsentSection['table'],
): ConsentSection => ({ id, heading, paragraphs: [...paragraphs], ...(table && { table }) });

const reach = ({ email, phone, address }: Contact) =>
	[email, phone, address].filter((way) => way !== undefined).join(', ');

const recordedRows = (study: StudyFile) =>
	FIELDS.filter(({ name }) => loggedOf(study.recorded).has(name)).map((field) => [
		field.name,
		field.about,
		valuesOf(field, study),
		inWords(changeOf(study, field)),
	]);

function valuesOf({ values }: Field, { siteCategories }: StudyFile): string {
	if (typeof values === 'object')
		return 'largest' in values ? words.values.upTo(values.largest) : words.values.oneOf(values.of);
	return values === 'site' ? words.values.site(siteCategories) : words.values[values];
}

function inWords(change: Change): string {
	const { change: said } = words;
	if (typeof change === 'string') return said[change];
	if ('rounded' in change) return said.rounded(change.rounded);
	if ('truth' in change) return said.randomised(change.truth);
	if ('least' in change) return said.bucket(change.least, change.most);
	return said.answer(change.answers.map(words.inHundred));
}
