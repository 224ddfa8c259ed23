/** Requests of the extension's own pages (popup, settings, history) to the worker. Content scripts may send none of them. */
import * as v from 'valibot';
import { count, flag, list, oneOf, optionalText, text } from '../checks.ts';
import type { OtherAdvised } from '../core/advice/otherKind.ts';
import type { PlanEnd } from '../core/advice/plans.ts';
import type { Advice, FilmName } from '../core/advice/result.ts';
import type { ListedFilm } from '../core/catalogue/match.ts';
import { OTHER_KINDS, type OtherKind } from '../core/catalogue/packKinds.ts';
import type { FilmKey } from '../core/catalogue/titled.ts';
import { type AsOne, AsOneSchema } from '../storage/asOne.ts';
import { LONGEST_NAME, LONGEST_TITLE } from '../storage/limits.ts';
import { FilmKeySchema, SaidSchema, SiteSchema } from '../storage/records.ts';
import { SettingsChangeSchema, type ShownSettings } from '../storage/settings.ts';
import { type NotItem, WordsSchema } from '../storage/siteWords.ts';
import type { ReadSettings } from '../storage/storedSettings.ts';
import type { Showing } from '../study/showing.ts';
import { auditRequests } from './audit.ts';
import type { TakenOut } from './changes.ts';
import { historyRequests, type ImportResult, type TabHistory } from './history.ts';
import { LONGEST_SAMPLE, MOST_WANTED } from './limits.ts';
import { type Ask, message, type Request, type RequestFor, reader } from './protocol.ts';
import { STUDY_NOTICES, type StudyView, studyRequests } from './study.ts';

/** Problems that occurred in the background, which the user should know about. */
const NOTICES = [
	'packReplaced',
	'packDropped',
	'otherPackDropped',
	'notCounted',
	'notKept',
	'notYetKept',
	'notSaid',
	'diskFull',
	'recordsMissing',
	/** Of what is so as long as it is shown: nothing stores it, and nobody can dismiss it. */
	'recordsNewer',
	...STUDY_NOTICES,
] as const;
export type Notice = (typeof NOTICES)[number];
export const NoticeSchema = oneOf(...NOTICES);

/** The matching film of the catalogue, or suggestions. */
export interface FilmMatch {
	film: FilmKey | null;
	suggestions: FilmKey[];
}

/** A film in place of whose title something else is said. */
export interface ToldFilm {
	film: number;
	/** A phrase, or the title of another film. */
	words: string;
	/** That other film. */
	swap: number | null;
}

/** Films to take out, and to mention as well. */
export interface TriedChanges {
	drop: number[];
	/** Of those to take out, what is said in place of some. */
	told?: ToldFilm[];
	add: number[];
}

/** Where each of some changes leads; null if the draft is no longer known. */
export type WhatIf = PlanEnd[] | null;

/** The list of films that is used. */
interface PackView {
	name: string;
	size: number;
	date: string;
	sources: string[];
	films: number;
	/** Name of the file that the user has chosen; null of the built-in one. */
	file: string | null;
}

/** A pack of another kind that is used beside the list of films. */
export interface OtherPackView {
	of: OtherKind;
	name: string;
	size: number;
	date: string;
	sources: string[];
	items: number;
	/** Name of the file that the user has chosen. */
	file: string;
}

export interface SettingsView extends ShownSettings {
	/** Why these settings differ from the stored ones. */
	problem: ReadSettings['problem'];
	notices: Notice[];
	population: PackView | null;
	/** Packs of other kinds that are used beside it. */
	others: OtherPackView[];
}

/** What is said of the example of the first page. */
export interface SampleView {
	/** Null if it names no film. */
	crowd: number | null;
	/** Whether the crowd reaches the goal. */
	safe: boolean;
	/** Films that stand out. */
	marks: { start: number; end: number }[];
}

/** A draft that makes two of the user's accounts look like one person's. */
export interface LinkView {
	/** Name of the account that the draft is of; null if the site has none yet. */
	own: string | null;
	other: string;
	/** Their ids; null if one has none yet. */
	pair: AsOne | null;
	/** Of so many accounts, how many would look at least as much alike, the other one included. */
	accounts: number;
	crowd: number;
	/** The smallest crowd that the user accepts. */
	goal: number;
	/** Films to leave out, one after the other, with the crowd after each. */
	steps: { film: FilmName; crowd: number }[];
}

export interface PopupView {
	/** Host name of the page, or its scheme if it has none; null if pages cannot be read (new tab, extension store). */
	site: string | null;
	off: boolean;
	/** Host name of the page if it cannot be read until the user allows it; else null. */
	toAllow: string | null;
	/** The pack could not be read. */
	failed: boolean;
	/** Null if there is no draft. */
	advice: Advice | null;
	/** What is told of other kinds that the draft names; absent if it names none. */
	others?: OtherAdvised[];
	/** The other account that the draft links with its own most; null if there is none. */
	link: LinkView | null;
	/** There was a draft, but its box was removed or can no longer be read. */
	gone: boolean;
	/** There is no draft, and the focus is in an editor that cannot be read. */
	unreadable: boolean;
	/** The focus is in a field that is not read, since it seems to hold something private. */
	private: boolean;
	/** Words of the draft for each mention, held only while the popup is open. */
	surfaces: string[];
	/** What the page calls the boxes of the draft, empty for those without a name; none if it has one box. */
	boxes: string[];
	/** Words of the draft for each maybe. */
	maybeSurfaces: string[];
	decoys: number[];
	notices: Notice[];
	/** Null if the database cannot be read. */
	history: TabHistory | null;
	settingsProblem: SettingsView['problem'];
	/** What is shown of the advice. */
	showing: Showing;
	/** Null if the user takes part in no study. */
	study: StudyView | null;
}

/** The view of a draft with advice. */
export interface AdvisedView extends PopupView {
	advice: Advice;
}

const tab = count;
const film = count;
const title = optionalText(LONGEST_TITLE);
const of = v.exactOptional(oneOf(...OTHER_KINDS));
const yearOrNone = v.nullable(count);
const WantedSchema: v.GenericSchema<ListedFilm> = v.object({
	titles: list(title, 5),
	year: yearOrNone,
	seen: yearOrNone,
});
/** Most mentions taken out at once. */
const MOST_TAKEN_OUT = 10_000;
/** Films that the user ticks in the popup. */
const triedFilms = list(film, 100);
const ToldSchema: v.GenericSchema<ToldFilm> = v.object({ film, words: title, swap: v.nullable(film) });
const told = list(ToldSchema, 100);
const TriedSchema: v.GenericSchema<TriedChanges> = v.object({
	drop: triedFilms,
	told: v.exactOptional(told),
	add: triedFilms,
});
/** More than the popup has rows. */
const MOST_TRIED = 200;

export const uiRequests = {
	view: message({ tab }).answered<PopupView>(),
	/** Chooses the film that the title form `form` names in this tab's draft. */
	choose: message({ tab, form: count, film }).answered<PopupView>(),
	/** Says of words of this tab's draft whether they name a film, on its site from now on. */
	settle: message({ tab, words: WordsSchema, isFilm: flag }).answered<PopupView>(),
	/** Takes `film` as a decoy for this tab's draft. */
	decoy: message({ tab, film }).answered<PopupView>(),
	/** The user says whether they rated a film of this tab's draft; null takes it back. */
	sayRated: message({ tab, film, said: v.nullable(SaidSchema) }).answered<PopupView>(),
	/** Inserts text at the caret of this tab's draft; answered with whether that succeeded. */
	insert: message({ tab, text: title }).answered<boolean>(),
	/**
	 * Takes mentions out of this tab's draft, by their numbers in the advice that was shown, or says phrases in place of
	 * their films.
	 */
	takeOut: message({
		...{ tab, mentions: list(count, MOST_TAKEN_OUT) },
		told: v.exactOptional(told),
		/** The films that these mentions named when they were shown. */
		films: v.exactOptional(list(film, MOST_TAKEN_OUT)),
	}).answered<TakenOut>(),
	/** Takes an item of another kind than films out of this tab's draft. */
	takeOutOther: message({ tab, item: FilmKeySchema }).answered<TakenOut>(),
	/** Says that an item of another kind than films, as this tab's draft names it, is none; answered with what is ignored. */
	notItem: message({ tab, item: FilmKeySchema }).answered<NotItem[]>(),
	/** Takes back what was taken out last; answered with whether that succeeded. */
	takeBack: message({ tab }).answered<boolean>(),
	/** Draws other decoys for this tab's draft. */
	redraw: message({ tab }).answered<PopupView>(),
	/** Estimates where each of some changes to this tab's draft would lead. */
	whatIf: message({ tab, tried: list(TriedSchema, MOST_TRIED) }).answered<WhatIf>(),
	/** `tab`: the user's tab, or null in the settings. */
	switchSite: message({ site: SiteSchema, off: flag, tab: v.nullable(tab) }).answered<SettingsView>(),
	/** Sets what the user chooses in the settings. */
	changeSettings: message({ change: SettingsChangeSchema }).answered<SettingsView>(),
	/** Whether two accounts may be known as one person's. */
	setAsOne: message({ accounts: AsOneSchema, on: flag }).answered<SettingsView>(),
	/** Removes words from the list of those that name no film: anywhere, or on a site. */
	mayBeFilm: message({ words: WordsSchema, site: v.nullable(SiteSchema) }).answered<SettingsView>(),
	/** Words that name no film on a site name none anywhere. */
	notFilmAnywhere: message({ words: WordsSchema, site: SiteSchema }).answered<SettingsView>(),
	/** Words may name something of a kind besides films on a site again. `tab`: the user's tab, or null in the settings. */
	mayBeItem: message({
		...{ site: SiteSchema, of: oneOf(...OTHER_KINDS), words: WordsSchema },
		tab: v.nullable(tab),
	}).answered<SettingsView>(),
	/** Words that name a film on a site are asked about again. */
	askAgain: message({ words: WordsSchema, site: SiteSchema }).answered<SettingsView>(),
	/** Advises on the example of the first page; answered with null if the list of films cannot be read. */
	sample: message({ text: optionalText(LONGEST_SAMPLE) }).answered<SampleView | null>(),
	settings: message({}).answered<SettingsView>(),
	dismiss: message({ notice: NoticeSchema }).answered<SettingsView>(),
	/**
	 * Matches films, or items of another kind, with the catalogue; answered with one result for each, or with null if no list
	 * of the kind is loaded.
	 */
	matchFilms: message({ wanted: list(WantedSchema, MOST_WANTED), of }).answered<FilmMatch[] | null>(),
	/** Finds films, or items of another kind, by title or its beginning. */
	searchFilms: message({ text: title, of }).answered<FilmKey[]>(),
	/**
	 * Uses the pack that was stored as the one that is offered: in place of that of its kind, or beside the others. `offer`
	 * tells it from one that another window offers.
	 */
	usePack: message({ offer: text(LONGEST_NAME) }).answered<ImportResult>(),
	/** Removes the pack of another kind than films. */
	removePack: message({ of: oneOf(...OTHER_KINDS) }).answered<ImportResult>(),
	/** Uses the built-in pack again. */
	useBuiltIn: message({}).answered<ImportResult>(),
	/** Own ratings were added or deleted. */
	ratingsChanged: message({}).answered(),
};

/** All requests of the extension's own pages to the worker. */
const ownRequests = { ...uiRequests, ...historyRequests, ...auditRequests, ...studyRequests };
export type OwnProtocol = typeof ownRequests;
export type OwnRequest = Request<OwnProtocol>;
/** A request with this type of answer. */
export type OwnRequestFor<Answer> = RequestFor<OwnProtocol, Answer>;
export type AskWorker = Ask<OwnProtocol>;
/** Requests that change nothing, and have an answer. */
export const READS: ReadonlySet<string> = new Set<OwnRequest['kind']>([
	'view',
	'settings',
	'sample',
	'matchFilms',
	'searchFilms',
	'personas',
	'posts',
	'said',
	'timeline',
	'auditOwner',
	'importedPosts',
	'study',
	'studyExample',
	'studyPosters',
]);
export const readOwnRequest = reader(ownRequests);
