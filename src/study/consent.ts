/** The content of the consent page, in reading order; pages only render it. */
import { consent as words } from '../strings/consent.ts';
import { type ConsentSection, content, section, tableOf } from './consentSection.ts';
import { fieldOf } from './dictionary.ts';
import type { Enrolment } from './enrolment.ts';
import type { ExportRow } from './exportFile.ts';
import { armInWords, showsAll } from './inShort.ts';
import { recordedRows } from './recordedRows.ts';
import { recordTable, transpose } from './recordTable.ts';
import type { Arm, Contact, StudyFile } from './studyFile.ts';

/** Builds the consent page of a study. @param record export rows of the example draft; if empty, it is omitted */
export const consentSections = (
	{ study, hash }: Pick<Enrolment, 'study' | 'hash'>,
	record: readonly ExportRow[] = [],
): ConsentSection[] => [
	...takingPart(study, hash),
	...recording(study, record),
	section('risks', study.arms.every(showsAll) ? [] : [words.riskOfLess], { stated: content(study.risks) }),
	section('rights', words.rightsAlways, { stated: content(study.rights) }),
	section('compensation', [], { stated: content([study.compensation]) }),
	contactsSection(study),
	endingsSection(study),
];

/** The statements to confirm and the buttons, for joining or for agreeing to a changed study. */
export const joinPrompt = ({ eligibility }: Pick<StudyFile, 'eligibility'>, changed = false) => ({
	heading: words.question,
	confirm: words.confirm,
	statements: [...eligibility, words.read],
	join: changed ? words.agree : words.join,
	decline: words.decline,
});

function takingPart(study: StudyFile, hash: string): ConsentSection[] {
	const { arms, dates, schedule } = study;
	const trialArm = arms.find(({ id }) => id === study.trial);
	return [
		...(trialArm === undefined ? [] : [section('trial', [words.trialNote(armInWords(trialArm))])]),
		aboutSection(study, hash),
		section('eligibility', [], { stated: content(study.eligibility) }),
		section('procedures', [], { stated: content(study.procedures) }),
		armsSection(arms, trialArm),
		section('dates', [words.lasts(schedule.days), words.collectionEnds(dates.collectionEnds)], {
			stated: content([words.dataDestroyed(dates.dataDestroyed)]),
		}),
		questionsSection(study),
	];
}

function recording(study: StudyFile, record: readonly ExportRow[]): ConsentSection[] {
	const { privacy, neverRecorded, publicKey } = study;
	const example = () =>
		section('example', [words.exampleOf, words.rowWords], { table: transpose(recordTable(study, record)) });
	const level =
		privacy.level === 'randomised' ? words.levels.randomised(privacy.epsilon!) : words.levels[privacy.level];
	return [
		section('recorded', [], { table: tableOf(words.recordedHead, recordedRows(study)) }),
		section('kinds', [], {
			table: tableOf(
				words.kindsHead,
				Object.entries(fieldOf('kind').meanings!).map(([kind, meaning]) => [kind, words.meaning(meaning)]),
			),
		}),
		section('privacy', level),
		...(record.length === 0 ? [] : [example()]),
		section('never', words.neverAlways, neverRecorded.length > 0 ? { stated: content(neverRecorded) } : {}),
		section('protection', [words.file, publicKey === undefined ? words.notEncrypted : words.encrypted], {
			stated: content(study.protection),
		}),
	];
}

function aboutSection(study: StudyFile, hash: string): ConsentSection {
	const stated = (['title', 'institution', 'investigator', 'approval'] as const).map((name) => [
		words.facts[name],
		study[name],
	]);
	const own = [
		[words.facts.version, String(study.version)],
		[words.facts.languages, study.languages.map(languageOf).join(', ')],
		[words.facts.hash, hash],
	];
	const head = [words.fact, words.value];
	return section('about', [words.sameHash], { table: tableOf(head, own), stated: content([], tableOf(head, stated)) });
}

function armsSection(arms: readonly Arm[], trialArm: Arm | undefined): ConsentSection {
	const total = arms.reduce((sum, { weight }) => sum + weight, 0);
	const chance = (arm: Arm) => (trialArm === undefined ? arm.weight / total : Number(arm === trialArm));
	const rows = arms.map((arm) => [armInWords(arm), words.inHundred(chance(arm)), arm.about]);
	return section('arms', trialArm === undefined ? [words.armsNote(arms.length)] : [], {
		table: tableOf(words.armsHead, rows),
	});
}

function questionsSection({ questions, schedule }: StudyFile): ConsentSection {
	if (questions.length === 0) return section('questions', [words.noQuestions]);
	const rows = questions.map(({ when, text, answers }) => [words.when[when], text, answers.join(' / ')]);
	return section('questions', [words.atMost(schedule.questionsPerWeek)], {
		stated: content([], tableOf(words.questionsHead, rows)),
	});
}

function contactsSection({ contacts: { researcher, board } }: StudyFile): ConsentSection {
	const rows = [
		[words.researcher, researcher.name, waysToReach(researcher)],
		[words.board, board.name, waysToReach(board)],
	];
	return section('contacts', [], { stated: content([], tableOf(words.contactsHead, rows)) });
}

function endingsSection({ endings }: StudyFile): ConsentSection {
	const rows = [
		[words.toComplete, endings.complete],
		[words.toLeft, endings.left],
	];
	return section('endings', [words.whenOver], { stated: content([], tableOf(words.endingsHead, rows)) });
}

const languageOf = (code: string) => `${words.languageName(code)} (${code})`;

const waysToReach = ({ email, phone, address }: Contact) =>
	[email, phone, address].filter((way) => way !== undefined).join(', ');
