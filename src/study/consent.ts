/** The content of the consent page, in reading order; pages only render it. */
import { consent as words } from '../strings/consent.ts';
import { fieldOf } from './dictionary.ts';
import type { Enrolment } from './enrolment.ts';
import type { ExportRow } from './exportFile.ts';
import { recordedRows } from './recordedRows.ts';
import { recordTable, type Table, transpose } from './recordTable.ts';
import type { Arm, Contact, StudyFile } from './studyFile.ts';

/** Heading of content that comes from the study file. */
export const STATED_BY_RESEARCHERS = words.said;

/** Paragraphs, then an optional table. All of it is plain text, never markup. */
export interface ConsentContent {
	paragraphs: string[];
	table?: Table;
}

/** A section of the consent page: what Red Herring itself guarantees, and separately what the study file states. */
export interface ConsentSection extends ConsentContent {
	id: string;
	heading: string;
	stated?: ConsentContent;
}

/**
 * Builds the consent page of a study.
 * @param record export rows of the example draft (see example.ts); if empty, the example is omitted
 */
export function consentSections(
	{ study, hash }: Pick<Enrolment, 'study' | 'hash'>,
	record: readonly ExportRow[] = [],
): ConsentSection[] {
	const { arms, dates, schedule, questions, privacy, contacts, endings } = study;
	const total = arms.reduce((sum, { weight }) => sum + weight, 0);
	const trialArm = arms.find(({ id }) => id === study.trial);
	const fact = (name: 'title' | 'institution' | 'investigator' | 'approval') => [words.facts[name], study[name]];
	const facts = [
		[words.facts.version, String(study.version)],
		[words.facts.languages, study.languages.map(languageOf).join(', ')],
		[words.facts.hash, hash],
	];
	const content = (paragraphs: readonly string[], table?: Table): ConsentContent => ({
		paragraphs: [...paragraphs],
		...(table && { table }),
	});
	const section = (
		id: string,
		heading: string,
		own: readonly string[],
		more: Pick<ConsentSection, 'table' | 'stated'> = {},
	) => ({
		...{ id, heading, paragraphs: [...own] },
		...more,
	});
	return [
		...(trialArm === undefined ? [] : [section('trial', words.trial, [words.trialNote(armInWords(trialArm))])]),
		section('about', words.about, [words.sameHash], {
			table: { head: [words.fact, words.value], rows: facts },
			stated: content([], {
				head: [words.fact, words.value],
				rows: (['title', 'institution', 'investigator', 'approval'] as const).map(fact),
			}),
		}),
		section('eligibility', words.eligibility, [], { stated: content(study.eligibility) }),
		section('procedures', words.procedures, [], { stated: content(study.procedures) }),
		section('arms', words.arms, trialArm === undefined ? [words.armsNote(arms.length)] : [], {
			table: {
				head: [...words.armsHead],
				rows: arms.map((arm) => [
					armInWords(arm),
					words.inHundred(trialArm === undefined ? arm.weight / total : Number(arm === trialArm)),
					arm.about,
				]),
			},
		}),
		section('dates', words.dates, [words.lasts(schedule.days), words.collectionEnds(dates.collectionEnds)], {
			stated: content([words.dataDestroyed(dates.dataDestroyed)]),
		}),
		questions.length === 0
			? section('questions', words.questions, [words.noQuestions])
			: section('questions', words.questions, [words.atMost(schedule.questionsPerWeek)], {
					stated: content([], {
						head: [...words.questionsHead],
						rows: questions.map(({ when, text, answers }) => [words.when[when], text, answers.join(' / ')]),
					}),
				}),
		section('recorded', words.recorded, [], { table: { head: [...words.recordedHead], rows: recordedRows(study) } }),
		section('kinds', words.kinds, [], {
			table: { head: [...words.kindsHead], rows: Object.entries(fieldOf('kind').meanings!) },
		}),
		section(
			'privacy',
			words.privacy,
			privacy.level === 'randomised' ? words.levels.randomised(privacy.epsilon!) : words.levels[privacy.level],
		),
		...(record.length === 0
			? []
			: [
					section('example', words.example, [words.exampleOf, words.rowWords], {
						table: transpose(recordTable(study, record)),
					}),
				]),
		section('never', words.never, words.neverAlways, {
			...(study.neverRecorded.length > 0 && { stated: content(study.neverRecorded) }),
		}),
		section(
			'protection',
			words.protection,
			[words.file, study.publicKey === undefined ? words.notEncrypted : words.encrypted],
			{ stated: content(study.protection) },
		),
		section('risks', words.risks, arms.every(showsAll) ? [] : [words.riskOfLess], { stated: content(study.risks) }),
		section('rights', words.rights, words.rightsAlways, { stated: content(study.rights) }),
		section('compensation', words.compensation, [], { stated: content([study.compensation]) }),
		section('contacts', words.contacts, [], {
			stated: content([], {
				head: [...words.contactsHead],
				rows: [
					[words.researcher, contacts.researcher.name, waysToReach(contacts.researcher)],
					[words.board, contacts.board.name, waysToReach(contacts.board)],
				],
			}),
		}),
		section('endings', words.endings, [words.whenOver], {
			stated: content([], {
				head: [...words.endingsHead],
				rows: [
					[words.toComplete, endings.complete],
					[words.toLeft, endings.left],
				],
			}),
		}),
	];
}

/** The statements to confirm and the buttons, for joining or for agreeing to a changed study. */
export const joinPrompt = ({ eligibility }: Pick<StudyFile, 'eligibility'>, changed = false) => ({
	heading: words.question,
	confirm: words.confirm,
	statements: [...eligibility, words.read],
	join: changed ? words.agree : words.join,
	decline: words.decline,
});

const showsAll = ({ shows, delay }: Arm) => shows === 'all' && delay === undefined;

/** Describes what an arm shows, from its settings and not from the study file's own description. */
export function armInWords({ shows, delay, wording = 'plain' }: Pick<Arm, 'shows' | 'delay' | 'wording'>): string {
	// Wordings apply only to suggestions that change the crowd, and delays only to arms that show something.
	const worded = shows !== 'nothing' && shows !== 'badge' && shows !== 'placebo' ? words.wording[wording] : '';
	const late = shows !== 'nothing' && delay !== undefined ? words.delay(delay) : '';
	return [words.shows[shows], worded, late].filter((text) => text !== '').join(' ');
}

const languageOf = (code: string) =>
	`${new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code} (${code})`;

const waysToReach = ({ email, phone, address }: Contact) =>
	[email, phone, address].filter((way) => way !== undefined).join(', ');
