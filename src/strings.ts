/** Every word that people read, in one place: plain data in, a sentence out, in the language that was set. */
import { asking } from './strings/asking.ts';
import { audit } from './strings/audit.ts';
import { button } from './strings/button.ts';
import { film, number, people, yearAndKind } from './strings/counts.ts';
import { history } from './strings/history.ts';
import { how } from './strings/how.ts';
import { imports } from './strings/imports.ts';
import { kinds } from './strings/kinds.ts';
import { together, words } from './strings/languages/language.ts';
import { links } from './strings/links.ts';
import { maybes } from './strings/maybes.ts';
import { past } from './strings/past.ts';
import { plans } from './strings/plans.ts';
import { popup } from './strings/popup.ts';
import { said } from './strings/said.ts';
import { services } from './strings/services.ts';
import { settings } from './strings/settings.ts';
import { shown } from './strings/shown.ts';
import { sites } from './strings/sites.ts';
import { standing } from './strings/standing.ts';
import { welcome } from './strings/welcome.ts';

const { t, plural, texts } = words('strings');

const others = texts({
	name: 'Red Herring',
	asking,
	button,
	film,
	yearAndKind,
	number,
	people,
	how,
	kinds,
	links,
	maybes,
	popup,
	said,
	services,
	shown,
	sites,
	welcome,

	unreadable: {
		title: 'This page can’t be read',
		text: 'Browsers keep extensions out of some pages. If it was open before you installed Red Herring, reload it.',
	},
	unreadableEditor: {
		title: 'Red Herring can’t read this editor',
		text: 'It does not show extensions its whole text. Paste your post into a box that can be read, such as the one on the first page.',
		open: 'Open the first page',
	},
	privateField: {
		title: 'This field isn’t read',
		text: 'It looks like a field for a password, a code, an address or a search. What you write in it is not counted.',
	},
	noDraft: {
		title: 'Nothing to check yet',
		text: 'Click into the box you’re writing in, then open this again. Nothing leaves your computer.',
	},
	get noFilms() {
		return button.noFilms;
	},
	noOwnFilms: { title: 'You haven’t named any films yet' },
	/** Films in text that the page put into the box, or that other people write there. */
	others: (n: number) =>
		plural(n, {
			one: 'Not counted: # film in text you didn’t write.',
			other: 'Not counted: # films in text you didn’t write.',
		}),
	noFilmsInPart: (n: number) => ({
		title: t`No films found in the part that was read`,
		text: t`This post is very long: only its first ${number(n)} characters were read. Films in the rest are not counted.`,
	}),
	off: { title: 'Off on this site', text: 'Nothing you write here is read.' },
	loading: { title: 'Reading the list of films…', text: 'This takes a moment after the browser starts.' },
	failed: {
		title: 'The list of films cannot be read',
		text: 'Reload Red Herring. If that doesn’t help, install it again.',
	},
	textBounded: (n: number) => t`This post is very long: only its first ${number(n)} characters were read.`,
	partBounded: 'Only a part of this post could be read: films in the rest are not counted.',
	/** Where a draft is, in part or not at all, in a language that is known. */
	understood: {
		part: "Part of this text is in a language whose titles we don't have: films in it may be missed.",
		none: "This text is in a language whose titles we don't have: films in it may be missed.",
	},
	filmsBounded: (n: number) => t`This post names very many films: only the ${number(n)} rarest were counted.`,
	notCounted:
		'A post was not added because Red Herring keeps no more: what it gives away is not counted. Open “Accounts” and delete accounts or posts you no longer need.',
	diskFull:
		'A post is not kept yet because the disk is full: what it gives away is not counted. Nothing that was kept before is gone. Make room before you close the browser: the post is kept then.',
	notYetKept:
		'A post is not kept yet because the browser could not store it: what it gives away is not counted. Red Herring tries again until you close the browser. Make room on the disk if it is full.',
	notKept:
		'A post was not kept because the browser could not store it: what it gives away is not counted. Make room on the disk if it is full, and restart the browser.',
	recordsMissing:
		'The browser has lost some of what was kept: posts, accounts or ratings are missing, and what they give away is not counted. If you have a backup, restore it in the settings. Save one from time to time.',
	get recordsNewer() {
		return button.recordsNewer;
	},
	get notSaid() {
		return said.notKept;
	},
	packReplaced: 'The stored list of films was damaged and has been replaced by the one that came with Red Herring.',
	packDropped:
		'The list of films that you loaded cannot be read by this version of Red Herring: the built-in one is used. Load one of this version under “Advanced” in the settings.',
	addedPackDropped:
		'A list of board games, anime or books that you loaded cannot be read by this version of Red Herring: what you write of them is not counted. Load one of this version under “Advanced” in the settings.',
	studyNotRecorded:
		'The study could not record something: there is probably no room on the disk. Make room; nothing else is lost.',
	studyFull:
		'The study has recorded as much as it may keep. Open the settings, save your file for the researchers, and delete days or leave.',
	get settingsNewer() {
		return button.settingsNewer;
	},
	settingsDamaged:
		'Part of your settings could not be read, so the usual ones apply there. Changing any setting replaces them.',
	dismiss: 'OK',

	audit,
	past,
	pageTitles: {
		popup: 'Red Herring',
		welcome: 'Welcome to Red Herring',
		settings: 'Red Herring settings',
		history: 'Red Herring: accounts',
		past: 'Red Herring: old posts',
		consent: 'Red Herring: a study',
	},
	pages: { label: 'Pages', history: 'Accounts', past: 'Old posts', settings: 'Settings' },
	history,
	imports,
	settings,

	studies: {
		title: 'Studies',
		intro: 'Opening a file from researchers only shows what their study is.',
		failed:
			'Whether you take part in a study cannot be read. Reload this page; if that does not help, restart the browser.',
		open: 'Open a study file',
	},
});

export const strings: typeof standing & typeof plans & typeof others = together(standing, plans, others);
