/** Words of the page on which people decide whether to take part in a study. */
import { decimal, list, number } from './counts.ts';
import { currentLanguage, words } from './languages/language.ts';

const { t, plural, known, texts } = words('consent');

/** An uncertain chance is not called certain. */
const inHundred = (chance: number) => {
	const n = 100 * chance;
	if (n === 0 || n === 100) return t`${number(n)} in 100`;
	if (n < 0.05) return t`less than 0.1 in 100`;
	if (n > 99.95) return t`more than 99.9 in 100`;
	const digits = n < 10 || n >= 99.5 ? 1 : 0;
	return t`${decimal(n, { minimumFractionDigits: digits, maximumFractionDigits: digits })} in 100`;
};

const quoted = (text: string) => t`“${text}”`;

export const consent = texts({
	/** The first screen. */
	asks: (institution: string, approval: string) => t`${institution} asks you. Approved by a review board: ${approval}.`,
	invitation: 'Will you take part in a study of how people use this advice?',
	byWhom: (title: string, investigator: string) => `${quoted(title)}, ${investigator}`,
	inShort: 'In short',
	short: {
		titles: {
			recorded: 'What is recorded',
			long: 'How long',
			handedOver: 'What is handed over',
			leave: 'How to leave',
			risk: 'What you risk',
			compensation: 'What you get',
		},
		recorded: (parts: string) => t`Steps, never words: ${parts}.`,
		parts: {
			draft: 'that you wrote a draft',
			mentions: 'how many films it mentions',
			rarest: 'how rare they are',
			crowd: 'how many people could have written it',
			done: 'what you do with advice',
			site: 'kind of site',
			day: 'day',
			quarter: 'time of day',
			answers: 'your answers',
		},
		long: (days: number, last: string, most: number) =>
			t`${plural(days, { one: '# day', other: '# days' })}, or until you leave; never after ${last}. ${most === 0 ? t`No questions.` : t`At most ${plural(most, { one: '# short question', other: '# short questions' })} a week; you may skip each.`}`,
		handedOver: 'One file: look through it, remove what you like, hand it over yourself.',
		destroyed: (day: string) => t`Destroyed by ${day}.`,
		leave: 'Any time, in the popup or the settings. What was recorded is deleted, unless you ask to keep it.',
		less: (less: number, arms: number) =>
			arms === 1
				? t`You see less advice than usual, so you may give away more.`
				: less === arms
					? t`All of ${number(arms)} groups see less advice than usual, so you may give away more. Chance chooses your group.`
					: t`${number(less)} of ${number(arms)} groups see less advice than usual, so you may give away more. Chance chooses your group.`,
		noLess: 'You see all advice. Other risks are told below.',
	},
	wouldBe: 'What would be recorded',
	inWords: 'In words',
	asInFile: 'As in the file',
	showRecord: 'Show the record',
	details: 'All details',
	openAll: 'Open all',
	closeAll: 'Close all',
	groups: {
		procedures: 'What will happen',
		recorded: 'Everything that is recorded',
		arms: 'The groups',
		questions: 'The questions',
		safe: 'How it is kept safe',
		rights: 'Risks and rights',
		contacts: 'Whom to ask',
		about: 'Is this the right file?',
	},
	notes: {
		recorded: (n: number) => plural(n, { one: '# field', other: '# fields' }),
		arms: (n: number) => (n === 1 ? t`only one` : t`${number(n)}, by chance`),
		questions: (n: number) => (n === 0 ? t`none` : number(n)),
		key: 'encrypted',
		noKey: 'no key',
		about: 'fingerprint',
	},
	answer: 'Your answer',
	tickFirst: (n: number) =>
		n === 1 ? t`Tick the last one first, if it is true.` : t`Tick the other ${number(n)} first, if they are true.`,
	about: 'About this study',
	facts: {
		title: 'Title',
		institution: 'Institution',
		investigator: 'Principal investigator',
		approval: 'Approved by a review board under',
		version: 'Version of the study',
		languages: 'Languages',
		hash: 'Fingerprint of the file (SHA-256)',
	},
	fact: 'What',
	value: 'Answer',
	/** Heading for the study file's own claims, apart from what Red Herring guarantees. */
	said: 'The researchers say:',
	sameHash:
		'Everyone who takes part should have a file with the same fingerprint: a file that was made for one person has another. Compare it with what the researchers publish, or with others who take part.',
	trial: 'Only for trying out',
	trialNote: (shows: string) =>
		t`This file is for trying the study out. Everyone who joins with it is in the same group, and what is recorded does not count for the study. What that group sees: ${shows}`,
	procedures: 'What will happen',
	arms: 'The groups',
	armsHead: ['What the group sees', 'Your chance to be in it', 'The researchers say of it'],
	shows: {
		nothing:
			'No advice, no marks and no number. What you write is looked at all the same, so that groups can be compared.',
		badge: 'Only the number on the toolbar button, which tells how many people could have written what you write.',
		drop: 'How many people there are, marks on films, and suggestions to take films out.',
		add: 'How many people there are, and suggestions to mention other films. Nothing is marked in the text.',
		mixed: 'How many people there are, marks on films, and suggestions to take some out and mention others.',
		all: 'All advice, as outside of studies.',
		placebo:
			'How many people there are, and marks on films, both real. But the only suggestion is to write each film’s year behind its title, which changes no number.',
	},
	hides: {
		sentence: 'Your sentence is not shown as it would read after a change.',
		reason: 'It does not say why a film gives you away.',
		question: 'It asks you nothing before it advises.',
	},
	delay: (seconds: number) => t`It is held back for ${plural(seconds, { one: '# second', other: '# seconds' })}.`,
	armsNote: (count: number) =>
		count === 1
			? t`Everyone is in the same group.`
			: t`Chance puts you into one group when you join, and you stay in it. You cannot choose it.`,
	inHundred,
	questions: 'Questions you may be asked',
	questionsHead: ['When', 'Question', 'Answers to choose from'],
	when: { afterAdvice: 'After advice', weekly: 'Once a week', end: 'At the end' },
	noQuestions: 'None.',
	atMost: (perWeek: number) => t`At most ${perWeek} a week. You may skip every one.`,
	dates: 'How long',
	lasts: (days: number) => t`You take part for ${plural(days, { one: '# day', other: '# days' })}, or until you leave.`,
	collectionEnds: (day: string) =>
		t`Collection ends on ${day}. Nothing you do is recorded afterwards; only answers to questions at the end may be.`,
	dataDestroyed: (day: string) => t`They destroy the data by ${day}.`,
	recorded: 'What is recorded: the whole list',
	recordedHead: ['Name', 'In the file', 'What it says', 'Values', 'What is handed over'],
	kinds: 'Everything that can be recorded as having happened',
	kindsHead: ['In the file', 'What happened'],
	/** Names of fields in lists of rows. */
	fields: {
		number: 'Event',
		kind: 'What happened',
		day: 'Day',
		quarter: 'Time of day',
		arm: 'Group',
		draft: 'Draft',
		site: 'Kind of site',
		mentions: 'Films named',
		rarest: 'Place of the rarest',
		before: 'People before',
		after: 'People after',
		plan: 'Suggestion',
		question: 'Question',
		answer: 'Answer',
		advised: 'Advised',
		opened: 'Opened',
		dropped: 'Took films out',
		added: 'Mentioned films',
		undone: 'Undone',
		dismissed: 'Said “not a film”',
		posted: 'Posted',
	},
	/** The meaning of a field or an event, from the dictionary of what studies record. */
	meaning: (text: string) => known(text),
	languageName: (code: string) => new Intl.DisplayNames([currentLanguage()], { type: 'language' }).of(code) ?? code,
	quarters: ['night', 'morning', 'afternoon', 'evening'],
	/** Words of the researchers among ours. */
	quoted,
	from: (least: number) => t`${number(least)} or more`,
	between: (least: number, most: number) => (least === most ? number(least) : t`${number(least)} to ${number(most)}`),
	rowWords:
		'Rows are shown in words. The file has the short names and the numbers of the list of what is recorded in their place.',
	values: {
		upTo: (largest: number) => t`0 to ${number(largest)}`,
		oneOf: (values: readonly string[]) => values.join(', '),
		'yes or no': 'yes or no',
		arm: 'a group of this study',
		question: 'a question of this study',
		answer: 'a place among its answers',
		site: (categories: readonly string[]) =>
			categories.length === 0
				? t`none: this study has no categories`
				: t`one of the researchers’ categories: ${list(categories.map(quoted))}`,
	},
	change: {
		asItIs: 'as recorded',
		stays: 'not in it: stays on this computer',
		rounded: (to: number) => t`rounded down to a multiple of ${to}`,
		randomised: (truth: number) => t`true with a chance of ${inHundred(truth)}, else the opposite`,
		bucket: (least: number, most: number) =>
			t`drawn by chance from all its values, the true one with a chance of ${least === most ? inHundred(least) : t`${inHundred(least)} to ${inHundred(most)}`}`,
		answer: (truths: readonly string[]) => t`true with a chance of ${truths.join(t` or `)}, else another answer`,
	},
	privacy: 'How your privacy is kept',
	levels: {
		plain: ['What is recorded is handed over as it is recorded: steps and yes or no, never words.'],
		coarse: ['What is recorded is made coarser before it is handed over, as the list says.'],
		randomised: (epsilon: number) => [
			t`What happened with each draft is summed up, and chance changes it before it is handed over: no one, not even the researchers, can be certain of what you did with one draft. The list above says how likely each entry is true.`,
			t`In numbers: no draft and no answer makes any row of the file more than ${decimal(Math.exp(epsilon), { maximumFractionDigits: epsilon < 3 ? 1 : 0 })} times as likely as another would (epsilon = ${epsilon}). Drafts and answers add up: over many of them a habit may show. How many there are, on which days, and your group are not protected by this.`,
		],
	},
	file: 'Nothing is sent. The only thing that leaves this computer is a file that you look through, remove rows from if you like, and hand over yourself.',
	encrypted: 'The file can be encrypted so that only the researchers can read it.',
	notEncrypted: 'The researchers gave no key: the file is not encrypted.',
	example: 'An example: the record of a made-up draft',
	exampleOf:
		'A made-up draft of three films. This would be recorded if its writer opened the advice, followed it, posted the draft and answered a question:',
	never: 'What is never recorded',
	neverAlways: [
		'What you write, and which films you name.',
		'Which sites and pages you visit, and your address on the internet.',
		'Your name, your accounts and your ratings.',
		'The time to the minute: only the day since you joined, and in some studies the quarter of the day.',
	],
	protection: 'How the data is protected',
	risks: 'Risks',
	riskOfLess:
		'In a group that is not shown all advice at once, you may give away more than with it. While the study is paused, all advice is shown.',
	rights: 'Your rights',
	rightsAlways: [
		'You can pause, see what was recorded, delete any day of it, and leave at any time without giving a reason. Leaving deletes the record on this computer.',
	],
	compensation: 'Compensation',
	eligibility: 'Who can take part',
	contacts: 'Whom to ask',
	contactsHead: ['For', 'Name', 'How to reach them'],
	researcher: 'Questions about the study',
	board: 'Your rights, and complaints (independent review board)',
	endings: 'When it is over',
	whenOver:
		'Red Herring advises you as ever again. What was recorded stays on this computer until you hand it over, leave or delete it; leaving deletes it, unless you ask to keep it.',
	endingsHead: ['To those who', 'What they say'],
	toComplete: 'have taken part to the end',
	toLeft: 'leave before',
	yes: 'yes',
	no: 'no',
	none: '–',
	row: { event: 'event', draft: 'draft', answer: 'answer' },
	rowName: 'Row of',
	rows: 'Rows',

	question: 'Do you want to take part?',
	confirm: 'Please confirm each of these, if it is true. All but the last are the researchers’ words:',
	read: 'I have read all of this, I know whom to ask, and I want to take part.',
	join: 'Join the study',
	agree: 'Agree to the changed study',
	decline: 'Do not join',
});
