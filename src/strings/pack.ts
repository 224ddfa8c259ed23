/** Words about the lists of films and of other kinds, and what is wrong with a file. */
import { number } from './counts.ts';
import { words } from './languages/language.ts';

const { t, texts } = words('settings');

export const pack = texts({
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
	/** What is wrong with a file. */
	faults: {
		foreign: 'This isn’t a list of films.',
		short: 'This is not the whole list: the file breaks off.',
		newer: 'This list has a newer format than this version of Red Herring reads. Update Red Herring.',
		unknown: 'This list has a format we don’t know.',
		large: 'This file is too large for a list of films.',
		damaged: 'This list is damaged.',
	},
	bad: (file: string, reason: string) =>
		t`“${file}” was not loaded, and nothing has changed. ${reason} Make it with “npm run lab -- pack”, or get it again from where you have it.`,
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
	overtaken: 'Nothing has changed, because another window loaded a list at the same time. Choose the file again.',
	notStored: 'Nothing has changed, because the browser could not store it. Make room on the disk and try again.',
	unread: 'The list of films cannot be read. Load one, or install Red Herring again.',
});
