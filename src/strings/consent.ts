/** Words of the page on which somebody decides whether to take part in a study. */
import { list } from './counts.ts';

const inHundred = (chance: number) => {
	const n = 100 * chance;
	return `${n < 10 ? n.toFixed(1) : n.toFixed(0)} in 100`;
};

export const consent = {
	about: 'About this study',
	facts: {
		title: 'Title',
		institution: 'Institution',
		investigator: 'Principal investigator',
		approval: 'Approved by a review board under',
		version: 'Version of the study',
		languages: 'Languages',
	},
	fact: 'What',
	value: 'Answer',
	procedures: 'What will happen',
	arms: 'The groups',
	armsHead: ['What the group sees', 'Your chance to be in it'],
	armsNote: (count: number) =>
		count === 1
			? 'Everybody is in the same group.'
			: 'Chance puts you into one group when you join, and you stay in it. Nobody can choose.',
	inHundred,
	questions: 'Questions you may be asked',
	questionsHead: ['When', 'Question', 'Answers to choose from'],
	when: { afterAdvice: 'After advice', weekly: 'Once a week', end: 'At the end' },
	noQuestions: 'None.',
	atMost: (perWeek: number) => `At most ${perWeek} a week. You may skip every one.`,
	dates: 'How long',
	lasts: (days: number) => `You take part for ${days === 1 ? '1 day' : `${days} days`}, or until you leave.`,
	collectionEnds: (day: string) => `Collection ends on ${day}. Nothing is recorded afterwards.`,
	dataDestroyed: (day: string) => `The researchers destroy the data by ${day}.`,
	recorded: 'What is recorded: the whole list',
	recordedHead: ['Name', 'What it says', 'Values', 'In the file you hand over'],
	values: {
		upTo: (largest: number) => `0 to ${largest.toLocaleString('en')}`,
		oneOf: (values: readonly string[]) => values.join(', '),
		'yes or no': 'yes or no',
		arm: 'a group of this study',
		question: 'a question of this study',
		answer: 'a place among its answers',
		site: (categories: readonly string[]) =>
			categories.length === 0 ? 'none: this study has no categories' : `one of: ${list(categories)}`,
	},
	change: {
		asItIs: 'as recorded',
		stays: 'not in it: stays on this computer',
		leftOut: 'left out',
		rounded: (to: number) => `rounded down to a multiple of ${to}`,
		randomised: (truth: number) => `true with a chance of ${inHundred(truth)}, else the opposite`,
		bucket: (least: number, most: number) =>
			`drawn by chance from all its values, the true one with a chance of ${least === most ? inHundred(least) : `${inHundred(least)} to ${inHundred(most)}`}`,
		answer: (truths: readonly string[]) => `true with a chance of ${truths.join(' or ')}, else another answer`,
	},
	privacy: 'How your privacy is kept',
	levels: {
		plain: ['What is recorded is handed over as it is recorded: steps and yes or no, never words.'],
		coarse: ['What is recorded is made coarser before it is handed over, as the list says.'],
		randomised: (epsilon: number) => [
			'What happened with each draft is summed up, and chance changes it before it is handed over: nobody, not even the researchers, can be certain of what you did with one draft. The list above says how likely each entry is true.',
			`In numbers: no draft and no answer makes any row of the file more than ${Math.exp(epsilon).toLocaleString('en', { maximumFractionDigits: epsilon < 3 ? 1 : 0 })} times as likely as another would (epsilon = ${epsilon}). Drafts and answers add up: over many of them a habit may show. How many there are, on which days, and your group are not protected by this.`,
		],
	},
	file: 'Nothing is sent. The only thing that leaves this computer is a file that you look through, strike rows from if you like, and hand over yourself.',
	encrypted: 'The file can be encrypted so that only the researchers can read it.',
	notEncrypted: 'The researchers gave no key: the file is not encrypted.',
	example: 'An example: the record of a made-up draft',
	never: 'What is never recorded',
	neverAlways: [
		'What you write, and which films you name.',
		'Which sites and pages you visit, and your address on the internet.',
		'Your name, your pseudonyms and your ratings.',
		'The time to the minute: only the day since you joined, and in some studies the quarter of the day.',
	],
	protection: 'How the data is protected',
	risks: 'Risks',
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
	complete: (text: string) => `When you have taken part to the end, you are told: ${text}`,
	left: (text: string) => `If you leave before, you are told: ${text}`,
	yes: 'yes',
	no: 'no',
	none: '–',
	row: { event: 'event', draft: 'draft', answer: 'answer' },
	rowName: 'Row',
};
