/** Everything that somebody is told before joining a study, in reading order: pages only draw it. */
import { consent as words } from '../strings/consent.ts';
import { fieldOf } from './dictionary.ts';
import type { Enrolment } from './enrolment.ts';
import type { ExportRow } from './exportFile.ts';
import { recordedRows } from './recordedRows.ts';
import { recordTable, type Table, turned } from './recordTable.ts';
import type { Arm, Contact, StudyFile } from './studyFile.ts';

/** What stands over what only the researchers say. */
export const SAID = words.said;

/** Paragraphs, then a table where there is one. All of it is text, never markup. */
export interface Told {
	paragraphs: string[];
	table?: Table;
}

/** A part of the consent page: what Red Herring itself sees to, and apart from it what the study file says. */
export interface ConsentSection extends Told {
	id: string;
	heading: string;
	said?: Told;
}

/**
 * The consent page of a study.
 * @param record what a made-up draft would put into the file (see example.ts); without it there is no example
 */
export function consentSections(
	{ study, hash }: Pick<Enrolment, 'study' | 'hash'>,
	record: readonly ExportRow[] = [],
): ConsentSection[] {
	const { arms, dates, schedule, questions, privacy, contacts, endings } = study;
	const total = arms.reduce((sum, { weight }) => sum + weight, 0);
	const tried = arms.find(({ id }) => id === study.trial);
	const fact = (name: 'title' | 'institution' | 'investigator' | 'approval') => [words.facts[name], study[name]];
	const facts = [
		[words.facts.version, String(study.version)],
		[words.facts.languages, study.languages.map(languageOf).join(', ')],
		[words.facts.hash, hash],
	];
	const said = (paragraphs: readonly string[], table?: Table): Told => ({
		paragraphs: [...paragraphs],
		...(table && { table }),
	});
	const part = (
		id: string,
		heading: string,
		own: readonly string[],
		more: Pick<ConsentSection, 'table' | 'said'> = {},
	) => ({
		...{ id, heading, paragraphs: [...own] },
		...more,
	});
	return [
		...(tried === undefined ? [] : [part('trial', words.trial, [words.trialNote(armInWords(tried))])]),
		part('about', words.about, [words.sameHash], {
			table: { head: [words.fact, words.value], rows: facts },
			said: said([], {
				head: [words.fact, words.value],
				rows: (['title', 'institution', 'investigator', 'approval'] as const).map(fact),
			}),
		}),
		part('eligibility', words.eligibility, [], { said: said(study.eligibility) }),
		part('procedures', words.procedures, [], { said: said(study.procedures) }),
		part('arms', words.arms, tried === undefined ? [words.armsNote(arms.length)] : [], {
			table: {
				head: [...words.armsHead],
				rows: arms.map((arm) => [
					armInWords(arm),
					words.inHundred(tried === undefined ? arm.weight / total : Number(arm === tried)),
					arm.about,
				]),
			},
		}),
		part('dates', words.dates, [words.lasts(schedule.days), words.collectionEnds(dates.collectionEnds)], {
			said: said([words.dataDestroyed(dates.dataDestroyed)]),
		}),
		questions.length === 0
			? part('questions', words.questions, [words.noQuestions])
			: part('questions', words.questions, [words.atMost(schedule.questionsPerWeek)], {
					said: said([], {
						head: [...words.questionsHead],
						rows: questions.map(({ when, text, answers }) => [words.when[when], text, answers.join(' / ')]),
					}),
				}),
		part('recorded', words.recorded, [], { table: { head: [...words.recordedHead], rows: recordedRows(study) } }),
		part('kinds', words.kinds, [], {
			table: { head: [...words.kindsHead], rows: Object.entries(fieldOf('kind').meanings!) },
		}),
		part(
			'privacy',
			words.privacy,
			privacy.level === 'randomised' ? words.levels.randomised(privacy.epsilon!) : words.levels[privacy.level],
		),
		...(record.length === 0
			? []
			: [
					part('example', words.example, [words.exampleOf, words.rowWords], {
						table: turned(recordTable(study, record)),
					}),
				]),
		part('never', words.never, words.neverAlways, {
			...(study.neverRecorded.length > 0 && { said: said(study.neverRecorded) }),
		}),
		part(
			'protection',
			words.protection,
			[words.file, study.publicKey === undefined ? words.notEncrypted : words.encrypted],
			{ said: said(study.protection) },
		),
		part('risks', words.risks, arms.every(showsAll) ? [] : [words.riskOfLess], { said: said(study.risks) }),
		part('rights', words.rights, words.rightsAlways, { said: said(study.rights) }),
		part('compensation', words.compensation, [], { said: said([study.compensation]) }),
		part('contacts', words.contacts, [], {
			said: said([], {
				head: [...words.contactsHead],
				rows: [
					[words.researcher, contacts.researcher.name, reach(contacts.researcher)],
					[words.board, contacts.board.name, reach(contacts.board)],
				],
			}),
		}),
		part('endings', words.endings, [words.whenOver], {
			said: said([], {
				head: [...words.endingsHead],
				rows: [
					[words.toComplete, endings.complete],
					[words.toLeft, endings.left],
				],
			}),
		}),
	];
}

/** What somebody confirms and presses to join, or to agree to a changed study. */
export const joiningOf = ({ eligibility }: Pick<StudyFile, 'eligibility'>, changed = false) => ({
	heading: words.question,
	confirm: words.confirm,
	statements: [...eligibility, words.read],
	join: changed ? words.agree : words.join,
	decline: words.decline,
});

const showsAll = ({ shows, delay }: Arm) => shows === 'all' && delay === undefined;

/** What an arm shows, by what it does, whatever the file says of it. */
export function armInWords({ shows, delay, wording = 'plain' }: Pick<Arm, 'shows' | 'delay' | 'wording'>): string {
	// Only suggestions that change the crowd are worded by it, and what is not shown is not late.
	const worded = shows !== 'nothing' && shows !== 'badge' && shows !== 'placebo' ? words.wording[wording] : '';
	const late = shows !== 'nothing' && delay !== undefined ? words.delay(delay) : '';
	return [words.shows[shows], worded, late].filter((text) => text !== '').join(' ');
}

const languageOf = (code: string) =>
	`${new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code} (${code})`;

const reach = ({ email, phone, address }: Contact) =>
	[email, phone, address].filter((way) => way !== undefined).join(', ');
