/** Words about accounts, their earlier posts and everything that is kept. */
import { about, day, films, list, number, people } from './counts.ts';
import { around, FIRST, words } from './languages/language.ts';

const { t, plural, texts } = words('history');

const posts = (n: number) => plural(n, { one: '# post', other: '# posts' });
const records = (n: number) => plural(n, { one: '# damaged record', other: '# damaged records' });

export const history = texts({
	films,
	posts,
	people,
	day,

	/** Why nothing was changed of what is kept. */
	refused: {
		nameTaken: 'Another account has this name. Choose a different one.',
		full: 'That is more than Red Herring keeps. Delete accounts, sites or posts that you no longer need.',
		notStored: 'The browser could not store it. Make room on the disk and try again.',
		private: 'This is a private window: nothing of it is kept. Choose in another window.',
		gone: 'This is no longer there. Reload the page to see what is.',
	},

	title: 'Accounts',
	loading: 'Reading your accounts…',
	failed:
		'Your accounts cannot be read. If a newer version of Red Herring has written them, update. Otherwise, reload this page; if that does not help, restart the browser.',
	noneTitle: 'Nothing yet',
	none: 'When you post something that names films, the films, the day and the site are kept here. What you wrote is not. You can also add what you posted before, in the popup of the toolbar.',
	damaged: (n: number) => t`Not counted: ${records(n)}.`,
	personas: 'Accounts',
	choose: 'Account',
	personaOption: (name: string, n: number) => `${name} (${posts(n)})`,
	saved: 'Saved.',
	save: 'Save',

	verdict: () => around(t`About ${FIRST} could have written all of these posts`),
	range: (members: number, range: string) => t`of ${number(members)} on a film site. ${range}`,
	takeDown: (n: number) => t`Take down or edit ${posts(n)}`,
	takeDownHelp:
		'Where you posted them. Editing is enough: write “another film” in place of the title. Then correct the post here.',
	/** Where no few posts are found that bring the account to its goal. */
	takeDownNone: (goal: number) => t`Taking down a few posts does not reach your goal of ${number(goal)}.`,
	takeDownNoneHelp: 'A new account starts from zero, if nothing links the two.',
	postOf: (site: string, date: string) => `${site}, ${day(date)}`,
	thenAbout: (n: number) => t`then ${about(n)}`,
	withoutIt: 'without it',
	hardly: 'hardly matters',
	most: 'gives away most',
	postsHelp: (n: number) => t`${posts(n)}. What you wrote is not kept.`,
	thisAccount: 'This account',
	others: 'More',
	name: 'Name',
	nameHelp: 'Named after its site until you rename it.',
	backup: 'Backup, restore, delete everything',
	backupHelp: 'In the settings',
	deleteHelp: 'Here, not on its sites.',
	sites: 'Sites and user names',
	sitesHelp: 'Posts on these sites are this account’s. A site belongs to one account.',
	noSites: 'None. Choose this account in the popup on a site where you post as it.',
	user: (site: string) => t`User name on ${site}`,
	userShort: 'user name',
	addSite: 'Add a site',
	siteBad: 'Enter a host name such as forum.example.',
	add: 'Add',
	removeSite: (site: string) => t`Remove ${site} from this account`,
	remove: 'Remove',

	tolerance: 'Goal for this account',
	toleranceHelp: 'Warn me below this many people.',
	asSettings: (n: number) => t`As in the settings: ${people(n)}`,
	preset: (name: string, n: number) => `${name}: ${people(n)}`,
	custom: 'Another number',
	customLabel: 'Number of people',
	toleranceBad: (most: number) => t`Enter a whole number of people from 1 to ${number(most)}.`,

	guard: 'Ways of finding you',
	guardHelp: 'The strongest of those you choose sets the number.',
	guardAll: 'All but those that need how or when you rated',
	guarded: {
		setIntersection: 'Keeps only people who rated every film you named',
		scoring: 'Gives rare films more weight, and forgives a few that weren’t rated',
		scoringRare: 'As above, ignoring popular films',
		tfidf: 'Compares you with everyone, as search engines compare texts',
		scoreboardRh: 'Names you only if you’re well ahead of the next best',
		likelihood: 'Picks the most likely author',
		likelihoodDecoys: 'As above, suspecting films you added to hide',
		fuzzyRating: 'Knows your scores to within a star. Needs your imported ratings.',
		exactRating: 'Knows your exact scores. Needs your imported ratings.',
		scoreboardRhDates: 'Knows to within two weeks when you rated each film. Needs your imported ratings, with dates.',
		scoreboardRhBoth: 'As above, and your scores to within a star. Needs your imported ratings, with dates.',
	} as Record<string, string>,
	guardNone: 'Choose at least one.',

	members: 'How many members does your film site have?',
	membersAfter: 'members',
	membersHelp: (n: number | null) => t`Empty: ${n === null ? t`as in the list of films` : number(n)}.`,
	membersBad: (most: number) => t`Enter a whole number from 2 to ${number(most)}, or nothing.`,

	timeline: 'Over time',
	timelineLabel: (from: number, to: number, tolerance: number) =>
		t`How many people could have written the posts: ${people(from)} at first, ${people(to)} now. Your goal is ${number(tolerance)}.`,
	timelineHeld: 'You take part in a study, in a group that is not shown how many people there are.',
	timelineNone: 'Nothing to draw yet.',
	timelineTable: 'The figures',
	timelineColumns: { date: 'Day', films: 'Films named so far', crowd: 'People who could have written them' },
	timelineUnknown: (n: number) => t`Not counted, as no longer in the list of films: ${films(n)}.`,
	goal: (n: number) => t`goal ${number(n)}`,

	postsTitle: 'Posts',
	noPosts: 'Nothing yet.',
	full: 'Red Herring keeps no more posts: nothing is added here. Forget some you no longer need.',
	source: { posted: 'posted', scanned: 'found on a page', imported: 'imported' },
	date: (site: string, date: string) => t`Day of the post on ${site}, ${day(date)}`,
	move: (site: string, date: string) => t`Account of the post on ${site}, ${day(date)}`,
	removeFilm: (title: string, date: string) => t`Remove ${title} from the post of ${day(date)}`,
	decoy: 'added to hide you',
	phrased: 'by a phrase',
	removedFilms: (titles: string[]) => t`${list(titles)} removed.`,
	forget: 'Forget',
	forgetPost: (site: string, date: string) => t`Forget the post on ${site}, ${day(date)}`,
	forgotten: 'Forgotten here, not on its site.',
	undoPost: (site: string, date: string) => t`Undo: the post on ${site}, ${day(date)}`,
	delete: 'Delete',
	more: (n: number) => t`Show ${number(n)} more`,

	deletePersona: (name: string) => t`Delete ${name}`,
	deletePersonaSure: (name: string, n: number) => t`Delete ${name} and its ${posts(n)}? This cannot be undone.`,
	keep: 'Cancel',

	everything: 'Everything on this computer',
	data: 'Backup',
	dataHelp:
		'Settings, accounts, their posts and your own ratings, as a JSON file; nothing of a study. Anyone with the file can read it all.',
	export: 'Save a backup',
	exported: 'Saved. Keep the file where only you can read it.',
	exportedDamaged: (n: number) => t`Saved, without ${records(n)}. Keep the file where only you can read it.`,
	import: 'Restore a backup',
	importHow: 'What about what’s here now?',
	importMerge: 'Keep it, and add what is in the file',
	importReplace: 'Replace everything with the file',
	importFile: 'Backup file',
	importDone: 'Everything in the file is restored.',
	importTooLarge: (bytes: number) =>
		t`Nothing was changed. This file is larger than ${number(bytes / 1e6)} million bytes, more than can be restored at once. If Red Herring has saved it, split it: make copies and remove some of the accounts with their posts from each, then restore them one by one, keeping what is here.`,
	exportedTooLarge: (bytes: number) =>
		t`It is larger than ${number(bytes / 1e6)} million bytes and could only be restored in parts. Forget posts that you no longer need, and save again.`,
	exportFailed: 'Nothing was saved. Reload this page and try again; if that does not help, restart the browser.',
	importUnreadable: 'Nothing was changed. The file cannot be read: choose it again.',
	importBad: (text: string) =>
		text === ''
			? t`Nothing was changed. This isn’t a Red Herring backup, or it is damaged. Choose another one.`
			: t`Nothing was changed. At “${text}” the file is not as Red Herring saves it. Correct it, or choose another one.`,
	importNewer: 'Nothing was changed. A newer version of Red Herring has saved this file: update, and restore it then.',
	importFailed: (reason: string) => t`Nothing was changed. ${reason}`,
	importNoSettings:
		'Accounts, posts and ratings are restored, but the settings could not be stored. Make room on the disk and restore the same file once more.',

	deleteAll: 'Delete everything',
	deleteAllHelp:
		'Settings, accounts, posts, own ratings, the list of films, and a study that you take part in. Save a backup first if you may want them back; a study cannot be restored.',
	deleteAllSure: 'Delete everything that Red Herring keeps? This cannot be undone.',
	deleted: 'Everything is deleted. We checked.',
	deletedNot: (places: string[]) =>
		t`Not everything could be deleted. There is still something in ${places.join(', ')}. Close the browser’s other windows and try again.`,
	deletedPlaces: 'Looked at again, and empty',
	deletedGoOn: 'Go to the settings',
	deletedRemains:
		'The browser removes it from its files as well. Copies that your system keeps of them, such as backups, are not reached.',
	deletedPack:
		'The list of films comes with Red Herring and is unpacked again when it is needed. It holds nothing of yours.',
	deletedSites: 'The browser still lets it read the sites that you allowed. The settings list them, to be taken back.',
	places: {
		packs: 'the list of films',
		profiles: 'what the posts of each account come to',
		sync: 'settings shared between computers',
		personas: 'accounts',
		posts: 'posts',
		said: 'what you said of films',
		reports: 'which posts were kept',
		ratings: 'own ratings',
		imports: 'imports of ratings',
		study: 'a study',
		studyLog: 'what a study recorded',
		local: 'settings and the check of old posts',
		session: 'what is known of posts you are writing',
	} as Record<string, string>,
});
