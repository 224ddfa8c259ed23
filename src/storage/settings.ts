/** Declares each setting once: storage, backup files, messages, and pages derive from {@link FIELDS}. */
import * as v from 'valibot';
import { flag, integer, list, oneOf, record, text } from '../checks.ts';
import { AsOneSchema, isSamePair } from './asOne.ts';
import { choice, entries, type Field, texts } from './field.ts';
import {
	CHOSEN_LANGUAGES,
	LANGUAGES,
	LONGEST_NAME,
	MOST_AS_ONE,
	MOST_NOT_FILMS,
	MOST_RATED,
	MOST_SERVICES,
	MOST_SITES,
	QUIET,
} from './limits.ts';
import { SiteSchema, ToleranceSchema } from './records.ts';
import { RefusedError } from './refused.ts';
import { SiteItemWordsSchema, SiteWordsSchema, splitItemWords, splitSiteWords, WordsSchema } from './siteWords.ts';

const asItIs = (entry: string) => entry;
function siteAndWords(entry: string) {
	const [site, words] = splitSiteWords(entry);
	return { site, words };
}

const FIELDS = {
	/** Smallest acceptable crowd, in people. */
	tolerance: choice(ToleranceSchema, 100, { missing: 'nowhere' }),
	/** Host names where the extension is switched off. */
	sitesOff: texts(SiteSchema, MOST_SITES, asItIs, 'nowhere'),
	quiet: choice(oneOf(...QUIET), 'marks', { missing: 'stored' }),
	/** Whether the toolbar badge is the number of people, and no sign. */
	badgeNumber: choice(flag, false),
	/** Words that name no film anywhere: the user confirmed it where no page can trick them. */
	notFilms: texts(WordsSchema, MOST_NOT_FILMS, asItIs, 'stored'),
	/** Words that the user marked as naming no film on a page; they count on other sites. */
	siteNotFilms: texts(SiteWordsSchema, MOST_NOT_FILMS, siteAndWords),
	/** Doubtful words that the user confirmed as a film; they may name none on other sites. */
	siteFilms: texts(SiteWordsSchema, MOST_NOT_FILMS, siteAndWords),
	/** The same of other kinds: words that do not name, and words that name, an item of a kind on a site. */
	siteNotItems: texts(SiteItemWordsSchema, MOST_NOT_FILMS, splitItemWords),
	siteItems: texts(SiteItemWordsSchema, MOST_NOT_FILMS, splitItemWords),
	/** Where the user rates films; empty: not answered. Answers of two computers are not joined: they may conflict. */
	services: choice(list(text(LONGEST_NAME), MOST_SERVICES), [], {
		merge: (here, there) => (here.length > 0 ? here : there),
	}),
	/** About how many films the user has rated or logged; null: not answered. */
	filmsRated: choice(v.nullable(integer(1, MOST_RATED)), null, { merge: (here, there) => here ?? there }),
	/** Whether the imported ratings are all of the user's; null: not answered. */
	wholeRatings: choice(v.nullable(flag), null, { merge: (here, there) => here ?? there }),
	/** Pairs of accounts that may be linked: the user gets no warning about drafts that link them. */
	asOne: entries(AsOneSchema, MOST_AS_ONE, isSamePair),
	language: choice(oneOf(...CHOSEN_LANGUAGES), 'auto'),
};

type Fields = typeof FIELDS;
type Name = keyof Fields;
type NamesOf<Kind> = { [N in Name]: Fields[N] extends Kind ? N : never }[Name];
export type ListName = NamesOf<{ entry: unknown }>;

type Values = { [N in Name]: Fields[N]['initial'] };
export type Settings = { version: 1 } & Values;
export type ShownSettings = { [N in Name]: ReturnType<Fields[N]['shown']> };

const ALL = Object.entries(FIELDS) as [Name, Field<unknown>][];
/** Returns a function's result for each field, by name. */
export const mapFields = <T>(map: (field: Field<unknown>, name: Name) => T): Record<Name, T> =>
	Object.fromEntries(ALL.map(([name, field]) => [name, map(field, name)])) as Record<Name, T>;

export const DEFAULTS: Settings = { version: 1, ...(mapFields(({ initial }) => initial) as Values) };
/** The schemas of entries, by list of texts. */
export const ENTRIES = Object.fromEntries(
	ALL.flatMap(([name, field]) => ('entry' in field ? [[name, field.entry]] : [])),
) as Record<ListName, v.GenericSchema<string>>;
export const LISTS = Object.keys(ENTRIES) as readonly ListName[];

/** Settings in a backup file; see {@link complete} for fields that older versions lack. */
export const SettingsSchema = record({
	version: oneOf(1),
	...mapFields(({ schema, missing }) => (missing === 'anywhere' ? v.optional(schema) : schema)),
}) as v.GenericSchema<unknown> as v.GenericSchema<Partial<Settings>, Settings>;

/** Adds the fields that settings of an older version lack. */
export const complete = (settings: Partial<Settings>): Settings => ({ ...DEFAULTS, ...settings });

/** New values of some of the settings that the user chooses. */
export type SettingsChange = Partial<Pick<Settings, NamesOf<{ chosen: true }>>>;
export const SettingsChangeSchema = v.strictObject(
	Object.fromEntries(
		ALL.flatMap(([name, field]) => ('chosen' in field ? [[name, v.exactOptional(field.schema)]] : [])),
	),
) as v.GenericSchema<SettingsChange>;

export const showSettings = (settings: Settings): ShownSettings =>
	mapFields((field, name) => field.shown(settings[name])) as ShownSettings;

/** @throws RefusedError if a list has more entries than it may have */
export function refuseFull(settings: Settings): void {
	for (const [name, { most }] of ALL)
		if (most !== undefined && (settings[name] as unknown[]).length > most) throw new RefusedError('full');
}

/** Merges the stored settings with those of a backup file. @throws RefusedError if a limit would be exceeded */
export function mergeSettings(here: Settings, there: Settings): Settings {
	const merged = { ...here, ...mapFields((field, name) => field.merge(here[name], there[name])) } as Settings;
	refuseFull(merged);
	return merged;
}

/** The language of the interface: the chosen one, or the browser's, or English. @param ofBrowser such as `de-AT` */
export function languageOf({ language }: Pick<Settings, 'language'>, ofBrowser: string): (typeof LANGUAGES)[number] {
	if (language !== 'auto') return language;
	const [own] = ofBrowser.toLowerCase().split(/[-_]/);
	return LANGUAGES.find((one) => one === own) ?? 'en';
}
