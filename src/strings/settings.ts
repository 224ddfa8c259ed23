/** Words of the settings. */
import { films, list, month, number, people, titles } from './counts.ts';
import { words } from './languages/language.ts';
import { pack } from './pack.ts';

const { t, plural, known, texts } = words('settings');

const AREAS = ['local', 'sync', 'session'];

export const settings = texts({
	title: 'Settings',
	rooms: {
		general: 'General',
		ratings: 'My ratings',
		accounts: 'Accounts',
		advanced: 'Advanced',
		about: 'About',
	},
	roomsLabel: 'Rooms of the settings',
	inStudy: 'You’re in a study',
	/** Each room's line in the list of rooms. */
	values: {
		goal: (n: number) => t`Goal ${number(n)}`,
		/** @param others number of items of other kinds than films */
		ratings: (n: number, others: number, unmatched: number) => {
			if (unmatched > 0) return t`${number(unmatched)} to match`;
			if (n === 0) return others === 0 ? t`None yet` : titles(others);
			return others === 0 ? films(n) : list([films(n), titles(others)]);
		},
		accounts: (n: number) => (n === 0 ? t`None yet` : plural(n, { one: '# account', other: '# accounts' })),
	},

	goal: 'Goal',
	goalHelp: 'Warn me below this many people.',
	goalOf: (members: number | null) =>
		members === null
			? t`Each account can have a goal of its own.`
			: t`Of ${number(members)} on a film site. Each account can have a goal of its own.`,
	goalElse: (n: number) => t`Your goal is ${people(n)}, as chosen under “Advanced”.`,
	presets: { 10: 'Relaxed', 100: 'Usual', 1000: 'Careful' } as Record<number, string>,

	quiet: 'Where you write',
	quietness: {
		badge: 'Only the toolbar button',
		marks: 'Underline what gives you away',
		notice: 'Underline, and a short note per post',
	},
	badgeNumber: 'Show the number on the toolbar button',
	quietHelp: 'Nothing is underlined while you are above your goal.',

	language: 'Language',
	languageHelp: 'Reload open pages to see the change.',
	languageAuto: 'As in the browser',

	said: 'Your answers about words',
	saidHelp: 'Whether these words are a title.',
	saidNone: 'None yet. Say “Not a film” on a card, and the words show up here.',
	ignored: 'ignored',
	counted: 'counted',
	at: (site: string) => t`on ${site}`,
	ignoreAnywhere: (words: string) => t`Ignore “${words}” on every site`,
	anywhere: 'On every site',
	askAgain: 'Ask again',
	askAgainOf: (words: string) => t`Ask again about “${words}”`,

	accounts: 'Accounts',
	accountsHelp: 'Posts under one account add up, because someone can read them together.',
	accountsFailed: 'Your accounts cannot be read. Reload this page; if that does not help, restart the browser.',
	noAccounts: 'No account yet',
	noAccountsHelp: 'The first begins when you post something that names a film.',
	posts: (n: number) => plural(n, { one: '# post', other: '# posts' }),
	postsOf: (account: string) => t`Posts of ${account}`,
	newAccount: 'New account',
	newAccountHelp: 'Starts from zero, if nothing links the two.',
	newAccountName: 'Name of the new account',
	add: 'Add',

	numbers: 'Numbers',
	exactGoal: 'Goal, exactly',
	exactGoalHelp: 'Researchers call it k: fewer than k people could have written a post.',
	people: 'people',
	goalBad: (most: number) => t`Enter a whole number from 1 to ${number(most)}.`,
	saved: 'Saved.',
	perAccount: 'For one account',
	perAccountHelp: 'Which ways of finding you count for it, and among how many members.',
	perAccountNone: 'Once you have an account, you choose here which ways of finding you count for it.',
	account: 'Account',

	pack: {
		title: 'List of films',
		help: 'Whom you are compared with: which films there are, and how many people have rated each.',
		counts: (films: number, people: number) => t`${number(films)} films, rated by ${number(people)} people`,
		builtIn: 'Built in',
		from: (file: string) => t`From “${file}”`,
		load: 'Load another',
		loadHelp: 'A file of a release, of board games, anime, or books, or one that “npm run lab -- pack” has made.',
		file: 'File with a list of films',
		back: 'Built-in list',
		backHelp: 'The one you loaded is deleted here.',
		goBack: 'Go back to it',
		checking: 'Checking the file…',
		loaded: (file: string) => t`“${file}” is used from now on.`,
		isBack: 'The built-in list is used again.',
		/** Lists of other kinds, which are used in addition to that of films. */
		listOf: (kind: string, list: string) => t`${kind}: ${list}`,
		titles: (titles: number, people: number) => t`${number(titles)} titles, rated by ${number(people)} people`,
		remove: 'Remove',
		removeKind: (kind: string) => t`Remove the list: ${kind}`,
		removed: (kind: string) => t`The list is no longer used, and is deleted here: ${kind}.`,
		tooLarge: (file: string, bytes: number) =>
			t`“${file}” was not loaded, and nothing has changed. It is larger than ${number(bytes / 1e6)} million bytes. Choose a file that “npm run lab -- pack” has made.`,
		unreadable: (file: string) =>
			t`“${file}” was not loaded, and nothing has changed. The browser cannot read it: choose it again.`,
		unread: 'The list of films cannot be read. Load one, or install Red Herring again.',
		get notStored() {
			return pack.notStored;
		},
	},

	computedTitle: 'How it works',
	computed: [
		'Red Herring finds the films a post names. For most of them it knows how many members of a film site have rated it. The others have fewer than 20 raters.',
		'Then it asks: if someone compared this post and the old posts of the account with everyone’s ratings, how many people could have written them? It asks in nine ways, from simple to clever. The smallest answer is the number you see.',
		'If you import your ratings, it knows which films can give you away. Otherwise it assumes you’ve rated what you name: people have rated about 8 in 10 films they name.',
		'Films to add are drawn at random from well-known ones that suit the post, never ones you’ve rated or named. Everyone gets different ones, so they can’t be spotted.',
	],
	promise: 'What it cannot promise',
	limits: [
		'It is an estimate, not a guarantee. Its range is often wide, and someone may have a better way than these nine.',
		'How you write can give you away too. So can posts it does not know of, and what you say elsewhere.',
		'Naming films you’ve never rated makes you harder to find, not impossible to find.',
	],
	sent: 'What is sent',
	sentShort: 'Nothing.',
	sentText:
		'Posts are read on this computer and never stored; of what you post, only the films, the day and the site are. Only pages of sites that you allow are read. Its own pages and scripts are barred from reaching any other computer.',
	sentRule: 'This is the rule that bars it:',
	check: {
		title: 'Check for yourself',
		ways: [
			{
				title: 'No requests',
				text: 'Press F12 on this page, open “Network”, and use the page. You’ll see only Red Herring’s own files. To watch its background script, open “Inspect views” on Chrome’s extensions page, or “Inspect” at about:debugging in Firefox.',
			},
			{
				title: 'No site that you did not allow',
				text: 'Your browser’s extensions page lists the sites Red Herring may read, under “Details” or “Permissions”. There are none right after you install it.',
			},
			{
				title: 'What is stored',
				text: 'It’s all below, record by record, as it is stored. The text of a post is not in it, except in memory for the seconds in which you post it.',
			},
			{
				title: 'The same bytes',
				text: 'With the source code, “npm ci” and “npm run zip” make the package of this version, and print its SHA-256: the same bytes each time, to be compared with those of the release. A store adds its signature, and leaves the files as they are.',
			},
		],
	},
	stored: {
		title: 'What is stored',
		help: 'Every record on this computer, as it is. Here it can only be looked at.',
		place: (name: string) => name.charAt(0).toUpperCase() + name.slice(1),
		count: (n: number) => plural(n, { one: '# record', other: '# records' }),
		where: (place: string) => (AREAS.includes(place) ? t`In storage.${place}` : t`In the database, under “${place}”`),
		none: 'Nothing.',
		failed: 'This cannot be read. Reload this page; if that does not help, restart the browser.',
	},
	version: 'Version',
	list: 'List of films',
	/** `date`: 2026-07, perhaps with a day */
	listOf: (name: string, date: string) => `${known(name)}, ${month(date)}`,
	license: 'License',
	licenseText: 'MIT: everyone may use, change and share it.',
	firstPage: 'Show the first page again',
	notices: 'What others made, and their licenses',
	data: 'Where the figures come from',
});
