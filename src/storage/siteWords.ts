/** Words with the user's answer about what they name on a site. Each is stored as one text that begins with the site. */
import * as v from 'valibot';
import { satisfying, text } from '../checks.ts';
import { ADDED_KINDS, type AddedKind } from '../core/catalogue/packKinds.ts';
import { isSite, LONGEST_NAME } from './limits.ts';

/** Words that name a film, or none. */
export const WordsSchema = text(LONGEST_NAME);

/** A host name and words that name a film there, or none, with a space between: no host name has one. */
export const SiteWordsSchema = satisfying<string>((value) => {
	const [site, words] = typeof value === 'string' ? splitSiteWords(value) : [];
	return isSite(site) && v.is(WordsSchema, words);
}, 'a host name, a space and words');

export const joinSiteWords = (site: string, words: string): string => `${site} ${words}`;
export function splitSiteWords(entry: string): [site: string, words: string] {
	const at = entry.indexOf(' ');
	return at < 0 ? [entry, ''] : [entry.slice(0, at), entry.slice(at + 1)];
}

/** A host name, a kind that is not films, and words that name something of that kind there, or nothing. */
export const SiteItemWordsSchema = satisfying<string>((value) => {
	const said = typeof value === 'string' ? splitItemWords(value) : null;
	return said !== null && isSite(said.site) && v.is(WordsSchema, said.words);
}, 'a host name, a kind and words, with spaces between');

/** Words that name an item of a kind on a site, or do not. */
export interface ItemWords {
	site: string;
	of: AddedKind;
	words: string;
}

export const joinItemWords = ({ site, of, words }: ItemWords): string => joinSiteWords(site, joinSiteWords(of, words));
/** @returns null if no kind is in it */
export function splitItemWords(entry: string): ItemWords | null {
	const [site, rest] = splitSiteWords(entry);
	const [kind, words] = splitSiteWords(rest);
	const of = ADDED_KINDS.find((one) => one === kind);
	return of === undefined ? null : { site, of, words };
}
