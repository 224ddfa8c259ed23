/** Words of the settings. */
import { films, number, people, plural } from './counts.ts';

export const settings = {
	title: 'Settings',
	rooms: {
		general: 'General',
		ratings: 'My ratings',
		accounts: 'Accounts and history',
		studies: 'Studies',
		advanced: 'Advanced',
		about: 'About',
	},
	roomsLabel: 'Rooms of the settings',
	inStudy: 'You are in a study',
	/** What each room says of itself in the list of rooms. */
	values: {
		goal: (n: number) => `Goal ${number(n)}`,
		ratings: (n: number, unmatched: number) =>
			unmatched > 0 ? `${number(unmatched)} to match` : n === 0 ? 'None yet' : films(n),
		accounts: (n: number) => (n === 0 ? 'None yet' : plural(n, { one: '# account', other: '# accounts' })),
		studies: (inStudy: boolean) => (inStudy ? 'You take part in one' : 'None'),
	},

	goal: 'Goal',
	goalHelp: 'Warn me when fewer people than this could have written a post.',
	goalOf: (members: number | null) =>
		members === null
			? 'Each account can have a goal of its own.'
			: `Of ${number(members)} on a film site. Each account can have a goal of its own.`,
	goalElse: (n: number) => `Your goal is ${people(n)}, as chosen under “Advanced”.`,
	presets: { 10: 'Relaxed', 100: 'Usual', 1000: 'Careful' } as Record<number, string>,

	quiet: 'Where you write',
	quietness: {
		badge: 'Only the toolbar number',
		marks: 'Underline films that stand out',
		notice: 'Underline, and a short note per post',
	},
	quietHelp: 'Nothing is underlined while you are above your goal.',

	sites: 'Sites',
	noSites: 'Off nowhere',
	noSitesHelp: 'To switch it off, open Red Herring on that site.',
	off: 'Off on this site',
	remove: (site: string) => `Switch on again on ${site}`,
	removeShort: 'Switch on',

	notFilms: 'Ignored words',
	notFilmsHelp: 'These words name no film.',
	notFilmsNone: 'None. Say “Not a film” on a card, and the words show up here.',
	at: (site: string) => `on ${site}`,
	notFilmAnywhere: (words: string) => `Ignore “${words}” on every site`,
	notFilmAnywhereShort: 'On every site',
	mayBeFilm: (words: string) => `Stop ignoring “${words}”`,
	mayBeFilmShort: 'Stop ignoring',
	films: 'Words that name a film',
	filmsHelp: 'You said so on the site beside them.',
	askAgain: (words: string) => `Ask again whether “${words}” names a film`,
	askAgainShort: 'Ask again',

	accounts: 'Accounts',
	accountsHelp: 'Posts under one account add up, because somebody can read them together.',
	accountsFailed: 'Your accounts cannot be read. Reload this page; if that does not help, restart the browser.',
	noAccounts: 'No account yet',
	noAccountsHelp: 'The first begins when you post something that mentions a film.',
	posts: (n: number) => plural(n, { one: '# post', other: '# posts' }),
	historyOf: (account: string) => `History of ${account}`,
	crowdOf: (n: number) => `${people(n)} could have written all of it`,
	newAccount: 'New account',
	newAccountHelp: 'Starts from zero, if nothing links the two.',
	newAccountName: 'Name of the new account',
	add: 'Add',

	numbers: 'Numbers',
	exactGoal: 'Goal, exactly',
	exactGoalHelp: 'Researchers call it k: fewer than k people could have written a post.',
	people: 'people',
	goalBad: (most: number) => `Enter a whole number from 1 to ${number(most)}.`,
	saved: 'Saved.',
	perAccount: 'For one account',
	perAccountHelp: 'Against whom it is protected, and among how many.',
	perAccountNone:
		'When you have an account, choose here which ways of finding you count for it, and among how many members.',
	account: 'Account',

	computedTitle: 'How it works',
	computed: [
		'Red Herring finds the films that a draft mentions. For most of them it knows how many members of a film-rating site have rated it; the others have fewer than 20 raters.',
		'It then asks: if somebody compared this draft and the earlier posts of the same account with everybody’s ratings, how many members could have written them? It asks this in nine ways, from simple to clever, one of which expects decoys. The smallest answer is the number you see. For each account you can choose which ways count, and add those of somebody who knows your ratings.',
		'If you import the films you have rated, it knows which of them can give you away. Else it assumes that you rated what you mention: people rate about 8 in 10 films they mention.',
		'Films to mention are drawn at random from well-known ones that suit the post, never ones that you have rated or mentioned. Everybody gets others, so that they cannot be told by their fame.',
	],
	promise: 'What it cannot promise',
	limits: [
		'It is an estimate, not a guarantee. Its range is often wide, and somebody may have a better way than these nine.',
		'How you write can give you away too. So can posts it does not know of, and what you say elsewhere.',
		'Mentioning films you never rated makes you harder to find, not impossible to find.',
	],
	sent: 'What is sent',
	sentShort: 'Nothing.',
	sentText:
		'Drafts are read on this computer and never stored; of what you post, only the films, the day and the site are. Only pages of sites that you allow are read. Its own pages and scripts are barred from reaching any other computer.',
	sentLook:
		'Look for yourself: press F12, choose “Network” and write something. The list stays empty. This is the rule that bars it:',
	version: 'Version',
	list: 'List of films',
	/** `date`: 2026-07, perhaps with a day */
	listOf: (name: string, date: string) =>
		`${name}, ${new Date(`${date.slice(0, 7)}-15`).toLocaleDateString('en-GB', { month: 'long', year: 'numeric' })}`,
	licence: 'Licence',
	licenceText: 'MIT: everybody may use, change and share it.',
	firstPage: 'Show the first page again',
	notices: 'What others made, and their licences',
	data: 'Where the figures come from',
};
