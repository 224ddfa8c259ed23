/** Why a list of films or of another kind is not used. */
import { words } from './languages/language.ts';

const { t, texts } = words('settings');

export const pack = texts({
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
	overtaken: 'Nothing has changed, because another window loaded a list at the same time. Choose the file again.',
	notStored: 'Nothing has changed, because the browser could not store it. Make room on the disk and try again.',
});
