/** Words about personas, their history and everything that is kept. */
import { day, films, number, people } from './counts.ts';

const entries = (n: number) => (n === 1 ? '1 entry' : `${number(n)} entries`);

export const history = {
	films,
	entries,
	people,
	day,

	openFromSettings: 'See what your accounts have said, save it all as a file, or delete it',

	refused: {
		nameTaken: 'Another account has this name. Choose a different one.',
		full: 'That is more than Red Herring keeps. Delete accounts, sites or posts that you no longer need.',
		notStored: 'The browser could not store it. Make room on the disk and try again.',
		private: 'This is a private window: nothing of it is kept. Choose in another window.',
		gone: 'This is no longer there. Reload the page to see what is.',
	},

	title: 'Personas and history',
	intro:
		'A persona is one of your pseudonyms: the sites whose posts somebody could put together. The films each one has named in public add up, and are kept here, on this computer. What you wrote is not kept.',
	loading: 'Reading the history…',
	failed: 'The history cannot be read. Reload this page; if that does not help, restart the browser.',
	none: 'No history yet. It begins when you post something that names films, or when you add what you posted before, in the popup of the toolbar.',
	damaged: (n: number) =>
		n === 1
			? 'One stored record is damaged and has been left out.'
			: `${number(n)} stored records are damaged and have been left out.`,
	personas: 'Personas',
	choose: 'Show persona',
	personaOption: (name: string, n: number) => `${name} (${n === 1 ? '1 post' : `${number(n)} posts`})`,
	saved: 'Saved.',
	save: 'Save',

	name: 'Name',
	sites: 'Sites and user names',
	sitesHelp: 'Posts on these sites are this persona’s. A site belongs to one persona.',
	noSites: 'None. Choose this persona in the popup on a site where you post as it.',
	user: (site: string) => `User name on ${site}`,
	userShort: 'user name',
	addSite: 'Add a site',
	siteBad: 'Enter a host name such as forum.example.',
	add: 'Add',
	removeSite: (site: string) => `Remove ${site} from this persona`,
	remove: 'Remove',

	tolerance: 'How large a crowd does it want to stay in?',
	toleranceHelp: 'So many people must fit what this persona says at least as well as you do.',
	asSettings: (n: number) => `As in the settings: ${people(n)}`,
	atLeast: 'At least',
	custom: 'Another number',
	customLabel: 'Number of people',
	presets: {
		1: 'this asks for nothing. You may be 1-identified: the one who fits best of all.',
		5: 'with fewer you would be 5-identified: among the 5 people who fit best, few enough to look at one by one.',
		10: 'with fewer you would be 10-identified: among the 10 people who fit best, a short list for somebody who knows you.',
		100: 'with fewer you would be 100-identified: among the 100 people who fit best, a list that a patient person goes through.',
	} as Record<number, string>,
	identified: 'A writer is called k-identified who is among the k people that fit best.',
	toleranceBad: (most: number) => `Enter a whole number of people from 1 to ${number(most)}.`,

	guard: 'Whom to guard against',
	guardHelp:
		'Each is a method of finding a writer among people whose ratings are known. The worst of those chosen counts.',
	guardAll: 'Everybody but those who know how or when you rated',
	guarded: {
		setIntersection: 'Somebody who keeps only people who rated every film you named',
		scoring: 'Somebody who gives more weight to rare films and forgives a few that were not rated (Scoring)',
		scoringRare: 'The same, leaving popular films out, and so most red herrings too',
		tfidf: 'Somebody who compares you with everybody as search engines compare texts (TF-IDF)',
		scoreboardRh: 'Somebody who names you only when you stand out from the next best',
		likelihood: 'Somebody who asks who would most probably have named these films (Likelihood)',
		likelihoodDecoys: 'The same, who also knows that people add red herrings',
		fuzzyRating:
			'Somebody who knows within a star how you rated each film, because you say so or give stars. Needs the films you have rated',
		exactRating: 'Somebody who knows exactly how you rated each film. Needs the films you have rated',
		scoreboardRhDates:
			'Somebody who knows within two weeks when you rated each film, because you post about it then. Needs the films you have rated, with their dates',
		scoreboardRhBoth:
			'The same, who also knows within a star how you rated it. Needs the films you have rated, with their dates',
	} as Record<string, string>,
	guardNone: 'Choose at least one.',

	members: 'How many members has the service that you fear?',
	membersBefore: 'My film site has about',
	membersAfter: 'members',
	membersHelp: (n: number | null) =>
		n === null
			? 'Leave it empty to count among the members in the list of films.'
			: `Leave it empty to count among the ${number(n)} members in the list of films.`,
	membersBad: (most: number) => `Enter a whole number from 2 to ${number(most)}, or nothing.`,

	timeline: 'How the crowd has changed',
	timelineLabel: (from: number, to: number, tolerance: number) =>
		`The crowd over time: from ${people(from)} at first to ${people(to)} now; asked for: ${number(tolerance)}.`,
	timelineHeld: 'You take part in a study, in a group that is not shown how large its crowds are.',
	timelineNone: 'Nothing to draw yet.',
	timelineTable: 'The figures',
	timelineColumns: { date: 'Day', films: 'Films named so far', crowd: 'People who fit' },
	timelineBelow: (name: string, crowd: number, tolerance: number, reached: boolean) =>
		reached
			? `About ${people(crowd)} fit what ${name} has said so far. You asked for ${number(tolerance)}.`
			: `About ${people(crowd)} fit what ${name} has said so far, fewer than the ${number(tolerance)} you asked for.`,
	timelineUnknown: (n: number) =>
		n === 1
			? 'One film is no longer in the list of films and is not counted.'
			: `${films(n)} are no longer in the list of films and are not counted.`,
	askedFor: (n: number) => `you asked for ${number(n)}`,

	posts: 'What it has said',
	noPosts: 'Nothing yet.',
	full: 'This history is full: nothing is added to it any more. Delete entries, or choose another persona where you post.',
	source: { posted: 'posted', scanned: 'found on a page' },
	date: (site: string) => `Day of the post on ${site}`,
	move: (site: string, date: string) => `Persona of the post on ${site}, ${day(date)}`,
	removeFilm: (title: string, date: string) => `Remove ${title} from the post of ${day(date)}`,
	decoy: 'red herring',
	deletePost: (site: string, date: string) => `Delete the post on ${site}, ${day(date)}`,
	delete: 'Delete',
	more: (n: number) => `Show ${number(n)} more`,

	deletePersona: (name: string) => `Delete ${name}`,
	deletePersonaSure: (name: string, n: number) =>
		`Delete ${name} and ${entries(n)} of its history? This cannot be undone.`,
	keep: 'Keep',

	data: 'Everything in one file',
	dataHelp:
		'Settings, personas, their history and your own ratings, as a JSON file; nothing of a study. Anybody who has the file can read it all.',
	export: 'Save everything as a file',
	exported: 'Saved. Keep the file where only you can read it.',
	exportedDamaged: (n: number) =>
		`Saved, without ${n === 1 ? 'one record that is' : `${number(n)} records that are`} damaged. Keep the file where only you can read it.`,
	import: 'Bring back a file',
	importHow: 'What should happen to what is here already?',
	importMerge: 'Keep it, and add what is in the file',
	importReplace: 'Delete it, and put in its place what is in the file',
	importFile: 'File to bring back',
	importDone: 'Everything in the file is back.',
	importBad: (problem: string) => `Nothing was changed. ${problem}. Choose a file that Red Herring has saved.`,
	importFailed: (reason: string) => `Nothing was changed. ${reason}`,
	importNoSettings:
		'Personas, history and ratings are back, but the settings could not be stored. Make room on the disk and bring back the same file once more.',
	importTooLarge: (bytes: number) =>
		`Nothing was changed. This file is larger than ${number(bytes / 1e6)} million bytes, more than can be brought back at once. If Red Herring has saved it, split it: make copies and remove some of the personas with their posts from each, then bring them back one by one, keeping what is here.`,
	importInterrupted:
		'Nothing was changed. The browser stopped Red Herring before it had the whole file: choose the file again.',
	exportedTooLarge: (bytes: number) =>
		`It is larger than ${number(bytes / 1e6)} million bytes and could only be brought back in parts. Delete posts that you no longer need, and save again.`,
	exportFailed: 'Nothing was saved. Reload this page and try again; if that does not help, restart the browser.',
	importUnreadable: 'Nothing was changed. The file cannot be read: choose it again.',

	deleteAll: 'Delete everything',
	deleteAllHelp:
		'Settings, personas, history, own ratings, the list of films, and a study that you take part in. Save a file first if you may want them back; a study cannot be brought back.',
	deleteAllSure: 'Delete everything that Red Herring keeps? This cannot be undone.',
	deleted: 'Everything is deleted: all places were looked at again and are empty.',
	deletedNot: (places: string[]) =>
		`Not everything could be deleted. There is still something in ${places.join(', ')}. Close the browser’s other windows and try again.`,
	deletedPlaces: (places: string[]) => `Looked at: ${places.join(', ')}.`,
	deletedRemains:
		'The browser removes it from its files as well. Copies that your system keeps of them, such as backups, are not reached.',
	deletedPack:
		'The list of films comes with Red Herring and is unpacked again when it is needed. It holds nothing of yours.',
	places: {
		packs: 'the list of films',
		personas: 'personas',
		posts: 'history',
		said: 'what you said of films',
		reports: 'which posts were kept',
		ratings: 'own ratings',
		imports: 'imports of ratings',
		study: 'a study',
		studyLog: 'what a study recorded',
		local: 'settings',
		session: 'what is known of open drafts',
	} as Record<string, string>,
};
