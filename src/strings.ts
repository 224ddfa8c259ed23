/** Every word that people read, in one place. Plain data in, a sentence out. */
import { film, number, people, yearAndKind } from './strings/counts.ts';
import { history } from './strings/history.ts';
import { how } from './strings/how.ts';
import { imports } from './strings/imports.ts';
import { maybes } from './strings/maybes.ts';
import { plans } from './strings/plans.ts';
import { popup } from './strings/popup.ts';
import { said } from './strings/said.ts';
import { shown } from './strings/shown.ts';
import { standing } from './strings/standing.ts';

export const strings = {
	name: 'Red Herring',
	film,
	yearAndKind,
	number,
	people,
	...standing,
	...plans,
	how,
	maybes,
	popup,
	said,
	shown,

	badgeTitle: {
		idle: 'Red Herring',
		advice: (crowd: number) => `Red Herring: about ${people(crowd)} could have written this`,
		failed: 'Red Herring cannot read its list of films. Reload the extension to repair it.',
		cut: 'Red Herring: this draft is so long that only its beginning was read',
		language: 'Red Herring: this draft is in a language whose titles it does not have, at least in part',
	},

	unreadable: {
		title: 'This page cannot be read',
		text: 'Browsers keep extensions out of some pages. If this one was open before Red Herring was installed, reload it.',
	},
	noDraft: {
		title: 'Start writing',
		text: 'Name films in any text box and see how well you blend in. Nothing leaves your computer.',
	},
	noFilms: {
		title: 'No films found in this draft',
		text: 'Name a film and it will show here.',
	},
	noFilmsInPart: (n: number) => ({
		title: 'No films found in the part that was read',
		text: `This draft is very long: only its first ${number(n)} characters were read. Films in the rest are not counted.`,
	}),
	off: { title: 'Off on this site', text: 'Nothing you write here is looked at.' },
	loading: { title: 'Reading the list of films…', text: 'This takes a moment after the browser starts.' },
	failed: {
		title: 'The list of films cannot be read',
		text: 'Reload the extension, or install it again, to repair it.',
	},
	textBounded: (n: number) => `This draft is very long: only its first ${number(n)} characters were read.`,
	/** Where a draft is, in part or not at all, in a language that is known. */
	understood: {
		part: "Part of this text is in a language whose titles we don't have.",
		none: "This text is in a language whose titles we don't have.",
	},
	filmsBounded: (n: number) => `This draft names very many films: only the ${number(n)} rarest were counted.`,
	notCounted:
		'A post was not added to your history, which is full: what it gives away is not counted. Open the history and delete accounts or posts that you no longer need.',
	diskFull:
		'A post was not kept because the disk is full: what it gives away is not counted. Nothing that was kept before is gone. Make room, then open the history and save a copy.',
	notKept:
		'A post was not kept because the browser could not store it: what it gives away is not counted. Make room on the disk if it is full, and restart the browser.',
	recordsMissing:
		'The browser has lost some of what was kept: posts, accounts or ratings are missing, and what they give away is not counted. If you have a saved copy, open the history and restore it. Save a copy from time to time.',
	notSaid: said.notKept,
	packReplaced: 'The stored list of films was damaged and has been replaced by the one that came with Red Herring.',
	studyNotRecorded:
		'The study could not record something: there is probably no room on the disk. Make room; nothing else is lost.',
	studyFull:
		'The study has recorded as much as it may keep. Open the settings, save your file for the researchers, and delete days or leave.',
	settingsNewer:
		'Your settings were written by a newer version of Red Herring. They are left as they are; until you update, the usual settings apply and cannot be changed.',
	settingsDamaged:
		'Part of your settings could not be read, so the usual ones apply there. Changing any setting replaces them.',
	dismiss: 'OK',

	history,
	imports,

	studies: {
		title: 'Studies',
		intro:
			'Researchers can ask you to take part in a study of how people meet this advice. You need a study file from them. Opening it only shows what the study is; nothing is recorded until you join.',
		inStudy: 'You are in a study',
		open: 'Open a study file',
		unreadable: 'This file cannot be read as a study file: choose it again.',
	},

	options: {
		title: 'Red Herring settings',
		tolerance: 'How large a crowd do you want to stay in?',
		toleranceHelp:
			'At least this many people should fit your draft as well as you do. Below that, the toolbar button turns red.',
		toleranceUnit: 'people',
		toleranceBad: (most: number) => `Enter a whole number from 1 to ${number(most)}.`,
		saved: 'Saved.',
		presets: { 10: 'a handful', 100: 'a lecture hall', 1000: 'a village' } as Record<number, string>,
		sites: 'Sites where Red Herring is switched off',
		noSites: 'None. To switch it off on a site, open Red Herring there and use the switch at the bottom.',
		remove: (site: string) => `Switch on again on ${site}`,
		removeShort: 'Switch on',
		quiet: 'What is shown where you write',
		quietness: {
			badge: 'Nothing: the toolbar button tells',
			marks: 'Marks under the films that cost most, when your crowd is too small',
			notice: 'Marks, and a short notice once for each draft',
		},
		notFilms: 'Words you said name no film',
		wordsAt: (words: string, site: string) => `${words}, on ${site}`,
		notFilmAnywhere: (words: string) => `Let “${words}” count as a film nowhere`,
		notFilmAnywhereShort: 'Nowhere a film',
		mayBeFilm: (words: string) => `Let “${words}” count as a film again`,
		mayBeFilmShort: 'Count again',
		films: 'Words you said name a film',
		askAgain: (words: string) => `Ask again whether “${words}” names a film`,
		askAgainShort: 'Ask again',
		about: 'What it does',
		computed: [
			'Red Herring finds the films that a draft names. For most of them it knows how many members of a film-rating site have rated it; the others have fewer than 20 raters.',
			'It then asks: if somebody compared what you say, this draft and the earlier posts of the same persona, with everybody’s ratings, how many members would fit at least as well as you? It asks this for nine methods, from simple to clever, one of which expects red herrings. The smallest number is your crowd. Each persona can choose whom to guard against, somebody who knows your ratings among them.',
			'If you import the films you have rated, it knows which of your mentions match your ratings. Else it assumes that you have rated 82 in 100 of the films you mention, as people were found to do.',
			'Films to mention are drawn at random from well-known ones that fit the draft, never ones that you have rated or mentioned. Everybody gets others, so that they cannot be told by their fame.',
		],
		promise: 'What it cannot promise',
		limits: [
			'The crowd is an expectation from counts of raters, not a guarantee. Its interval is often wide, and somebody may have a method that is better than these nine.',
			'It counts the films of this draft and of the posts in the persona’s history. Your style of writing, posts it does not know of and what you say elsewhere are not in it.',
			'Mentioning popular films you have not rated makes you harder to find. It does not make you impossible to find.',
		],
		sent: 'What is sent',
		sentText:
			'Nothing. Drafts are read on this computer and never stored; of what you post, only the films, the day and the site are. The browser says that Red Herring may read pages on all sites: that is how it sees the box you write in. Its own pages and scripts are barred from reaching any other computer.',
		data: 'Where the figures come from',
	},
};
