/** Why a file cannot be imported: sentences with the file, the row or line if there is one, and the reason. */
import { number } from './counts.ts';
import { words } from './languages/language.ts';

const { t, plural, texts } = words('faults');

/** What may be wrong in some place of a file. The place stands before it. */
const reasons = texts({
	quote: 'a quotation mark in it is never closed, or is not doubled.',
	endless: 'it does not end. A quotation mark may be missing.',
	longRow: (n: number) => t`it is longer than ${number(n)} characters. A quotation mark may be missing.`,
	cells: (n: number, of: number) => t`it has ${number(n)} cells where the first row has ${number(of)}.`,
	behind: 'something stands behind the list.',
	listEnds: 'the list breaks off here: it was not saved whole. Download it again.',
	damagedHere: 'it is damaged. Download the file again.',
	damaged: 'it is damaged.',
	fileEnds: 'the file breaks off here: it was not saved whole.',
	long: (n: number) => t`it has more than ${number(n)} characters.`,
	noJson: 'what stands here is no JSON of an export.',
	bracket: 'a bracket is closed that was not opened.',
	noBlock: 'it is no block of a repository.',
	noAddress: 'its address is none that is known here.',
	noListRow: 'it is no row of a list.',
	noListName: 'the list has no name.',
	noMail: 'here a mail should begin, with "From".',
	longMail: (n: number) => t`a mail has more than ${number(n)} characters of text.`,
	encoding: 'from here on it is not text in one encoding.',
	longPost: (n: number) => t`a post before it has more than ${number(n)} characters.`,
	longBefore: (n: number) => t`something before it has more than ${number(n)} characters.`,
	deep: 'elements are nested deeper than in any export.',
	open: 'an element before it is not closed: it was not saved whole, or is damaged.',
	noFilm: 'it names no film.',
	longTitle: (n: number) => t`its title has more than ${number(n)} characters.`,
	noYear: (text: string) => t`"${text}" is no year.`,
	noStars: (text: string, isOfFive: boolean) =>
		isOfFive ? t`"${text}" is no rating from 0.5 to 5.` : t`"${text}" is no rating from 1 to 10.`,
	noNumber: (text: string) => t`movies.csv has no film number ${text}.`,
});

export const faults = texts({
	...reasons,
	/** Beside a list of films in an archive. */
	within: (name: string, file: string) => t`${name} in ${file}`,
	atRow: (file: string, n: number, reason: string) => t`${file}, row ${number(n)}: ${reason}`,
	atLine: (file: string, n: number, reason: string) => t`${file}, line ${number(n)}: ${reason}`,
	atBlock: (file: string, n: number, reason: string) => t`${file}, block ${number(n)}: ${reason}`,
	atEntry: (file: string, n: number, reason: string) => t`${file}, entry ${number(n)}: ${reason}`,
	atFile: (file: string, reason: string) => `${file}: ${reason}`,
	nothingDone: (reason: string) => t`${reason} Nothing was imported.`,
	again: (reason: string) => t`${reason} Nothing was imported. Download the file again.`,
});
