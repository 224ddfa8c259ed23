import * as v from 'valibot';
import type { Browser } from 'webextension-polyfill';
import { list, oneOf, record, satisfying, text } from '../checks.ts';
import { OTHER_KINDS, type OtherKind } from '../core/catalogue/packKinds.ts';
import {
	CHOSEN_LANGUAGES,
	isSite,
	LANGUAGES,
	LONGEST_NAME,
	MOST_AS_ONE,
	MOST_NOT_FILMS,
	MOST_RATED,
	MOST_SERVICES,
	MOST_SITES,
	QUIET,
} from './limits.ts';
import { createQueue } from './queue.ts';
import { SiteSchema, ToleranceSchema } from './records.ts';
import { RefusedError } from './refused.ts';

export const QuietSchema = oneOf(...QUIET);
export const LanguageSchema = oneOf(...CHOSEN_LANGUAGES);
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

/** A host name, a kind besides films, and words that name nothing of the kind there. */
export const SiteItemWordsSchema = satisfying<string>((value) => {
	const said = typeof value === 'string' ? splitItemWords(value) : null;
	return said !== null && isSite(said.site) && v.is(WordsSchema, said.words);
}, 'a host name, a kind and words, with spaces between');

/** Words that name nothing of a kind on a site. */
export interface NotItem {
	site: string;
	of: OtherKind;
	words: string;
}

export const joinItemWords = ({ site, of, words }: NotItem): string => joinSiteWords(site, joinSiteWords(of, words));
/** @returns null if there is no kind in it */
export function splitItemWords(entry: string): NotItem | null {
	const [site, rest] = splitSiteWords(entry);
	const [kind, words] = splitSiteWords(rest);
	const of = OTHER_KINDS.find((one) => one === kind);
	return of === undefined ? null : { site, of, words };
}

/** Services where the user rates films, or where else. */
export const ServicesSchema = list(text(LONGEST_NAME), MOST_SERVICES);

/** About how many films the user has rated; null: not said. */
export const FilmsRatedSchema = v.nullable(
	satisfying<number>(
		(value) => Number.isSafeInteger(value) && (value as number) >= 1 && (value as number) <= MOST_RATED,
		`a whole number from 1 to ${MOST_RATED}`,
	),
);

/** Ids of two accounts that may be known as one person's, in order. */
export type AsOne = [string, string];
export const AsOneSchema = v.pipe(
	v.strictTuple([text(LONGEST_NAME), text(LONGEST_NAME)], 'must be two accounts'),
	v.check(([a, b]) => a < b, 'must be two accounts in order'),
);
export const asOne = (a: string, b: string): AsOne => (a < b ? [a, b] : [b, a]);
export const isSamePair = ([a, b]: AsOne, [c, d]: AsOne): boolean => a === c && b === d;
/** Adds a pair of accounts to those that may be known as one person's, or removes it. */
export const withPair = (pair: AsOne, on: boolean) => (settings: Settings) => {
	const others = settings.asOne.filter((other) => !isSamePair(other, pair));
	return { ...settings, asOne: on ? [...others, pair] : others };
};

export type Settings = v.InferOutput<typeof SettingsSchema>;
export const SettingsSchema = record({
	version: oneOf(1),
	/** Smallest acceptable crowd, in people. */
	tolerance: ToleranceSchema,
	/** Host names where the extension is switched off. */
	sitesOff: list(SiteSchema, MOST_SITES),
	quiet: QuietSchema,
	/** Words that name no film anywhere: the user has confirmed it where no page can trick them. */
	notFilms: list(WordsSchema, MOST_NOT_FILMS),
	/** Words that the user marked as naming no film on a page; they count on other sites. */
	siteNotFilms: v.optional(list(SiteWordsSchema, MOST_NOT_FILMS), []),
	/** Words that the user said name a film, where the finder was not sure; they may name none on other sites. */
	siteFilms: v.optional(list(SiteWordsSchema, MOST_NOT_FILMS), []),
	/** Words that the user said name no board game, no anime or no book, each on a site. */
	siteNotItems: v.optional(list(SiteItemWordsSchema, MOST_NOT_FILMS), []),
	/** Where the user says to rate or log films; empty: not said. */
	services: v.optional(ServicesSchema, []),
	/** About how many films the user says to have rated or logged; null: not said. */
	filmsRated: v.optional(FilmsRatedSchema, null),
	/** Accounts that may be known as one person's, two by two: no draft is said to link them. */
	asOne: v.optional(list(AsOneSchema, MOST_AS_ONE), []),
	/** The language of the interface. */
	language: v.optional(LanguageSchema, 'auto'),
});

export const DEFAULTS: Settings = {
	...{
		version: 1,
		tolerance: 100,
		sitesOff: [],
		quiet: 'marks',
		notFilms: [],
		siteNotFilms: [],
		siteFilms: [],
		siteNotItems: [],
		services: [],
		filmsRated: null,
		asOne: [],
		language: 'auto',
	},
};
const KEY = 'settings';

export interface ReadSettings {
	settings: Settings;
	/** Why these differ from the stored ones. */
	problem: 'newer' | 'damaged' | null;
}

/** The stored settings were written by a newer version and are left untouched. */
export class NewerSettingsError extends Error {
	override name = 'NewerSettingsError';

	/** The part of them that can be used. */
	readonly read: ReadSettings;

	constructor(read: ReadSettings) {
		super('The stored settings are of a newer version.');
		this.read = read;
	}
}

/** Reads the usable part of stored settings. Sites stay switched off even if everything else is invalid. */
function parseSettings(stored: unknown): ReadSettings {
	if (stored === undefined) return { settings: DEFAULTS, problem: null };
	const s: Partial<Settings> = typeof stored === 'object' && stored !== null ? stored : {};
	const sites = (Array.isArray(s.sitesOff) ? s.sitesOff : [])
		.filter((site) => v.is(SiteSchema, site))
		.slice(0, MOST_SITES);
	const newer = typeof s.version === 'number' && s.version > DEFAULTS.version;
	if (newer) return { settings: { ...DEFAULTS, sitesOff: sites }, problem: 'newer' };
	const tolerance = v.is(ToleranceSchema, s.tolerance) ? s.tolerance : DEFAULTS.tolerance;
	const quiet = v.is(QuietSchema, s.quiet) ? s.quiet : DEFAULTS.quiet;
	const listed = (entries: unknown, schema: v.GenericSchema<string>) =>
		(Array.isArray(entries) ? entries : []).filter((entry) => v.is(schema, entry)).slice(0, MOST_NOT_FILMS);
	const notFilms = listed(s.notFilms, WordsSchema);
	const siteNotFilms = listed(s.siteNotFilms, SiteWordsSchema);
	const siteFilms = listed(s.siteFilms, SiteWordsSchema);
	const siteNotItems = listed(s.siteNotItems, SiteItemWordsSchema);
	const services = v.is(ServicesSchema, s.services) ? s.services : DEFAULTS.services;
	const filmsRated = v.is(FilmsRatedSchema, s.filmsRated) ? s.filmsRated : DEFAULTS.filmsRated;
	const language = v.is(LanguageSchema, s.language) ? s.language : DEFAULTS.language;
	const pairs: Settings['asOne'] = (Array.isArray(s.asOne) ? s.asOne : [])
		.filter((pair) => v.is(AsOneSchema, pair))
		.slice(0, MOST_AS_ONE);
	const lists = { notFilms, siteNotFilms, siteFilms, siteNotItems, services, filmsRated, asOne: pairs, language };
	const settings: Settings = { version: 1, tolerance, sitesOff: sites, quiet, ...lists };
	// Settings of an older version may lack some fields.
	const sound =
		s.version === 1 &&
		s.tolerance === tolerance &&
		s.sitesOff?.length === sites.length &&
		(s.quiet ?? quiet) === quiet &&
		(s.notFilms ?? notFilms).length === notFilms.length &&
		(s.siteNotFilms ?? siteNotFilms).length === siteNotFilms.length &&
		(s.siteFilms ?? siteFilms).length === siteFilms.length &&
		(s.siteNotItems ?? siteNotItems).length === siteNotItems.length &&
		(s.services ?? services) === services &&
		(s.filmsRated ?? null) === filmsRated &&
		(s.asOne ?? pairs).length === pairs.length &&
		(s.language ?? language) === language;
	return { settings, problem: sound ? null : 'damaged' };
}

/** The language to say things in: the chosen one, or the browser's, or English. @param ofBrowser such as `de-AT` */
export function languageOf({ language }: Pick<Settings, 'language'>, ofBrowser: string): (typeof LANGUAGES)[number] {
	if (language !== 'auto') return language;
	const [own] = ofBrowser.toLowerCase().split(/[-_]/);
	return LANGUAGES.find((one) => one === own) ?? 'en';
}

type Area = Pick<Browser['storage']['local'], 'get' | 'set'>;

const enqueue = createQueue();

export async function readSettings(area: Area): Promise<ReadSettings> {
	return parseSettings((await area.get(KEY))[KEY]);
}

/**
 * Changes the settings; changes run one after another, so that none is lost.
 * @returns the stored settings afterwards
 * @throws NewerSettingsError if the stored ones are of a newer version
 * @throws RefusedError if a limit would be exceeded
 */
export function changeSettings(
	area: Area,
	change: (settings: Settings) => Settings | Promise<Settings>,
): Promise<ReadSettings> {
	return enqueue(async () => {
		const read = await readSettings(area);
		if (read.problem === 'newer') throw new NewerSettingsError(read);
		const changed = await change(read.settings);
		const { sitesOff, notFilms, siteNotFilms, siteFilms, siteNotItems, asOne } = changed;
		const longest = Math.max(...[notFilms, siteNotFilms, siteFilms, siteNotItems].map(({ length }) => length));
		if (sitesOff.length > MOST_SITES || longest > MOST_NOT_FILMS || asOne.length > MOST_AS_ONE)
			throw new RefusedError('full');
		await area.set({ [KEY]: changed });
		return { settings: changed, problem: null };
	});
}
