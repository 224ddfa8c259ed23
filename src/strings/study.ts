/** Words of pages and boxes only for people who open a study file or take part. */
import { list, number, people } from './counts.ts';
import { words } from './languages/language.ts';

const { t, plural, texts } = words('study');

const rows = (n: number) => plural(n, { one: '# row', other: '# rows' });
const events = (n: number) => plural(n, { one: '# event', other: '# events' });

const labels = texts({ leave: 'Leave the study', deleteKept: 'Delete what was recorded' });

export const study = texts({
	refused: 'This is no study file that can be used. Nothing was changed. Tell the researchers:',
	moreProblems: (n: number) => t`and ${number(n)} more.`,
	other: (title: string) =>
		t`You take part in “${title}”. Only one study at a time is possible: leave it first, under “${labels.leave}” in the settings, before you join another.`,
	same: 'This is the file of the study that you take part in. Nothing has changed.',
	changed: (before: number, now: number) =>
		before === now
			? t`The researchers changed this study without a new version number. You agreed to another text: read it again and decide again. Until you agree, the study goes on as you agreed before.`
			: t`This study has changed from version ${before} to version ${now}. Read it again and decide again. Until you agree, the study goes on as you agreed before.`,
	get leftBefore() {
		return t`You have left this study. Delete what was recorded first, under “${labels.deleteKept}” in the settings, before you join again.`;
	},
	older: (before: number, now: number) =>
		t`This file is older (version ${now}) than the one you agreed to (version ${before}). Ask the researchers which one to use.`,
	startsAnew:
		'It asks or records other things than before: if you agree, what was recorded until now is deleted. Save your file first if you want to hand it over.',
	over: 'Nothing was changed.',
	chooseTitle: 'A study asks you',
	choose: 'Open a study file',
	chooseHelp:
		'The researchers gave it to you. Opening it only shows what the study is; nothing is recorded until you join.',
	unreadable: 'This file cannot be read as a study file: choose it again.',
	noStorage: 'The browser keeps nothing for Red Herring here, so you cannot take part. Private windows are like that.',
	notStored: 'This could not be stored: there is probably no room on the disk. Make room and try again.',
	changedElsewhere: 'Your part in this study was changed in another window meanwhile. Reload this page and look again.',
	joinedElsewhere: 'You take part in a study already, perhaps from another window. Reload this page.',

	liveTitle: 'Try it: what would be recorded?',
	liveHelp:
		'Change this made-up draft. What you type here is not kept. Of each step is told what differs from the one before.',
	liveDraft: 'I adored Koyaanisqatsi and Werckmeister Harmonies, also The Matrix.',
	liveRecord: 'Its record',
	liveLabel: 'Made-up draft',
	liveNone: 'A draft that names no film is not recorded.',
	liveUnreadable: 'What would be recorded cannot be shown now, because the list of films cannot be read.',
	/** What would lead to the record. */
	liveSaid: (advised: boolean, follow: boolean, asked: boolean) => {
		const done = [
			...(advised ? [t`opened the advice`] : []),
			...(follow ? [t`did what it says`] : []),
			t`posted the draft`,
			...(asked ? [t`answered a question`] : []),
		];
		return t`${advised ? '' : t`There is no advice on this draft: it is fine. `}This would be recorded if you ${list(done)}:`;
	},
	joined: 'You have joined.',
	joinedHelp: 'As long as you take part, the settings and the popup of the toolbar button say so.',
	toSettings: 'Go to the settings',

	mark: 'Study',
	asked: 'Question of the study',
	phase: {
		running: 'You are in a study.',
		paused: 'Your study is paused: nothing is recorded.',
		over: 'Your time in the study is over. Save your file.',
		left: 'You have left the study.',
	},
	pause: 'Pause',
	resume: 'Go on',
	look: 'See what was recorded, or leave',
	site: 'This site is',
	unsorted: 'not sorted',
	answer: 'Answer',
	notNow: 'Not now',

	facts: (code: string, version: number) => t`Your participant code is ${code}. You agreed to version ${version}.`,
	damaged: 'What is kept of the study cannot be read. Leave it to delete what there is; you can join again.',
	notRead: (n: number) => t`Not in the file, as unreadable: ${plural(n, { one: '# record', other: '# records' })}.`,
	struckLost:
		'Which rows you removed cannot be read. Look through the rows and remove them again before you hand them over.',
	notesLost: 'Notes on drafts and questions were damaged and begin again. A draft or a question may be recorded twice.',
	recorded: 'What was recorded, by day',
	nothing: 'Nothing was recorded yet.',
	day: (day: number) => (day === 0 ? t`The day you joined` : t`Day ${number(day)} after you joined`),
	events,
	deleteDay: 'Delete this day',
	/** Which one, for people who do not see the text next to the button. */
	deleteDayLabel: (day: string) => t`Delete this day: ${day}`,
	deletedNot: 'This could not be deleted. Try again; if it goes on, leave the study and delete all of it.',
	log: 'The log itself',
	logHelp:
		'This is kept on this computer only. What the file below says was made coarser, or changed by chance, from it.',
	agreed: 'What you agreed to',
	deleteDaySure: (n: number) => t`Delete ${events(n)} of this day? This cannot be undone.`,

	file: 'The file you hand over',
	fileHelp:
		'This is everything that will be in it, row by row. Remove rows you do not want to hand over. What is removed, or was deleted by day, is not in the file; that something is missing is, and how much.',
	strike: (row: number) => t`Remove row ${number(row)}`,
	place: 'Number',
	struck: 'Remove',
	strikeAll: 'Remove all',
	strikeNone: 'Remove none',
	more: (n: number) => t`Show ${number(n)} more`,
	counts: (kept: number, of: number) =>
		kept === of ? t`All ${rows(of)} will be in the file.` : t`${rows(kept)} of ${number(of)} will be in the file.`,
	marked: 'The file will be marked as complete.',
	notMarked: (n: number) => t`The file will be marked as incomplete: ${rows(n)} missing.`,

	gives: 'What the file as a whole gives away',
	givesNames: (sites: boolean) =>
		t`Your participant code, your group, and the study. No film, nothing you wrote, and ${sites ? t`of sites only the kinds that you sorted them into` : t`no site`}.`,
	givesCrowd: (posts: number, counted: string[], crowd: number, size: number) =>
		t`${plural(posts, { one: 'The one post', other: 'The # posts' })} in it, by ${list(counted)}: someone who had the file and everything that ${people(size)} post, and kept only those whom every row describes, would be left with about ${people(crowd)}.`,
	counted: {
		day: 'days',
		quarter: 'times of day',
		site: 'kinds of site',
		mentions: 'numbers of films',
		rarest: 'how rare these are',
	},
	givesNoPosts: 'There is no post in it that could be compared with what is public.',
	givesMost: (places: number[]) =>
		t`Most of that is told by ${plural(places.length, { one: 'row', other: 'rows' })} ${list(places.map(number))}.`,
	givesUncounted: {
		crowds:
			'Numbers of people before and after are not counted: someone who worked them out again from posts would be left with fewer people.',
		answers: 'Your answers are not counted: they may tell something to people who know you.',
	},
	givesSmallest: (crowd: number) =>
		t`It tells that about ${people(crowd)} could have written a draft of yours, not which one it was.`,
	givesRandom: (epsilon: number, drafts: number, crowd: number, size: number) =>
		t`Chance has changed what its rows say, but not on which days they are, how many there are, and your group. Someone who compared the file with everything that ${people(size)} post would be left with about ${people(crowd)}: the fewer of what the days alone leave, and of what epsilon = ${epsilon} leaves after ${rows(drafts)}.`,
	givesDays: 'It also tells on which days after joining something was recorded, and how often.',
	givesUnknown: 'How many people would be left cannot be worked out now, because the list of films cannot be read.',

	save: 'Save the file',
	ndjson: 'As JSON lines, for the researchers’ tools',
	csv: 'As a table (CSV), for a spreadsheet',
	format: 'Form of the file',
	encrypt: 'Encrypt it, so that only the researchers can read it',
	saved: (name: string) => t`Saved as ${name}. Look at it if you like, then hand it over as the researchers told you.`,
	savedNot: 'The file could not be made. Nothing was changed; try again.',

	get leave() {
		return labels.leave;
	},
	leaveHow: 'What should happen to what was recorded?',
	leaveDelete: 'Delete it',
	leaveKeep: 'Keep it here, so that I can still save the file; I can delete it later',
	leaveSure: 'Leave the study? Nothing more is recorded. To take part later you would have to join again.',
	leaveYes: 'Leave',
	leaveNo: 'Stay',
	left: (text: string) => t`You have left the study. The researchers say: ${text}`,
	deleted: 'Everything of the study is deleted from this browser.',
	get deleteKept() {
		return labels.deleteKept;
	},
	deleteKeptSure: 'Delete what the study recorded? This cannot be undone.',
	complete: (text: string) => t`You have taken part to the end. The researchers say: ${text}`,
});
