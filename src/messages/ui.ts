/** Requests of the extension's own pages (popup, settings, history) to the worker. Content scripts may send none of them. */
import * as v from 'valibot';
import { count, flag, list, oneOf, optionalText, text } from '../checks.ts';
import type { KindSummary } from '../core/advice/kindSummary.ts';
import type { PlanEnd } from '../core/advice/plans.ts';
import type { Advice, FilmName } from '../core/advice/result.ts';
import type { Step } from '../core/advice/steps.ts';
import type { Verdict } from '../core/advice/verdict.ts';
import type { ListedFilm } from '../core/catalogue/match.ts';
import { ADDED_KINDS, type Item, type PackKind } from '../core/catalogue/packKinds.ts';
import type { FilmKey } from '../core/catalogue/titled.ts';
import { type AsOne, AsOneSchema } from '../storage/asOne.ts';
import { ItemSchema, KindSchema } from '../storage/item.ts';
import { LONGEST_NAME, LONGEST_TITLE } from '../storage/limits.ts';
import { SaidSchema, SiteSchema } from '../storage/records.ts';
import { SettingsChangeSchema, type ShownSettings } from '../storage/settings.ts';
import { WordsSchema } from '../storage/siteWords.ts';
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
	'addedPackDropped',
	'notCounted',
	'notKept',
	'notYetKept',
	'notSaid',
	'diskFull',
	'recordsMissing',
	/** Shown as long as it is true: it is not stored, and cannot be dismissed. */
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

/** The user's answers on a site about whether words name an item of a kind. */
export interface SettledHere {
	of: PackKind;
	site: string;
	words: string;
}

/** Where a change leads: what plans promise, and the crowd by the estimate that the draft itself has. */
export interface Then extends PlanEnd {
	likely: number;
}
/** Where each of some changes leads; null if the draft is no longer known. */
export type WhatIf = Then[] | null;

export interface PackView {
	of: PackKind;
	name: string;
	size: number;
	date: string;
	sources: string[];
	items: number;
	/** Name of the file that the user has chosen; null of the built-in one. */
	file: string | null;
}

export interface SettingsView extends ShownSettings {
	/** Why these settings differ from the stored ones. */
	problem: ReadSettings['problem'];
	notices: Notice[];
	/** Films first, without unreadable ones. */
	packs: PackView[];
}

/** The pack of films that is used; undefined if it cannot be read. */
export const filmsPack = ({ packs }: Pick<SettingsView, 'packs'>): PackView | undefined =>
	packs.find(({ of }) => of === 'films');

/** The advice on the first page's example. */
export interface SampleView {
	/** Null if it names no film. */
	crowd: number | null;
	verdict: Verdict;
	/** Films that give away. */
	marks: { start: number; end: number }[];
	/** The example in a safer wording, and the crowd then; null if it needs none, or none is known. */
	safer: { text: string; crowd: number; reached: boolean } | null;
}

/** A draft that makes two of the user's accounts look like one person's. */
export interface LinkView {
	/** Name of the account that the draft is of; null if the site has none yet. */
	own: string | null;
	other: string;
	/** Their ids; null if one has none yet. */
	pair: AsOne | null;
	/** Out of this many accounts, how many would look at least as much alike, including the other one. */
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
	/** Host name of the page if it cannot be read until the user allows it; otherwise null. */
	toAllow: string | null;
	/** The pack could not be read. */
	failed: boolean;
	/** Null without a draft. */
	advice: Advice | null;
	/** The results of the advice, for each kind that the draft names. */
	kinds: readonly KindSummary[];
	/** How the people grow fewer, one film after the other. */
	steps: readonly Step[];
	/** The other account that the draft links with its own most, if any. */
	link: LinkView | null;
	/** Whether the user has answered how many films they have rated. */
	answered: boolean;
	/** The writer leaves the draft as it is. */
	left: boolean;
	/** There was a draft, but its box was removed or can no longer be read. */
	gone: boolean;
	/** Without a draft: the focus is in an editor that cannot be read. */
	unreadable: boolean;
	/** The focus is in a field that is not read because it seems private. */
	private: boolean;
	/** The draft's words for each mention, kept only while the popup is open. */
	surfaces: string[];
	/** The same of the sentences that each wording of the advice changes. */
	sentences: string[];
	/** The page's names for the draft's boxes, empty for those without one; none if it has one box. */
	boxes: string[];
	maybeSurfaces: string[];
	decoys: readonly Item[];
	notices: Notice[];
	/** Null if the database cannot be read. */
	history: TabHistory | null;
	settingsProblem: SettingsView['problem'];
	showing: Showing;
	/** Null if the user is in no study. */
	study: StudyView | null;
}

export interface AdvisedView extends PopupView {
	advice: Advice;
}

const tab = count;
const film = count;
const title = optionalText(LONGEST_TITLE);
const of = v.exactOptional(KindSchema);
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
/** A film whose title is replaced, by a phrase or by the title of the film `swap`, or stays without its score: no words. */
export type ReplacedFilm = v.InferOutput<typeof ReplacedSchema>;
const ReplacedSchema = v.object({ film, words: v.nullable(title), swap: v.nullable(film) });
const replaced = v.exactOptional(list(ReplacedSchema, 100));
/** Films to take out, words for some of them, and films to add. */
export type TriedChanges = v.InferOutput<typeof TriedSchema>;
const TriedSchema = v.object({ drop: triedFilms, told: replaced, add: triedFilms });
/** More than the popup has rows. */
const MOST_TRIED = 200;

export const uiRequests = {
	view: message({ tab }).answered<PopupView>(),
	/** Chooses the item that the title form `form` names in this tab's draft. */
	choose: message({ tab, form: count, item: ItemSchema }).answered<PopupView>(),
	/** Says of words of this tab's draft whether they name an item of a kind, on its site from now on. */
	settle: message({ tab, of: KindSchema, words: WordsSchema, isItem: flag }).answered<PopupView>(),
	decoy: message({ tab, item: ItemSchema }).answered<PopupView>(),
	/** The user says whether they rated an item of this tab's draft; null takes it back. */
	sayRated: message({ tab, item: ItemSchema, said: v.nullable(SaidSchema) }).answered<PopupView>(),
	/** Names a suggested film in this tab's draft, in words that fit there, as one that the writer never rated. */
	add: message({ tab, item: ItemSchema }).answered<TakenOut>(),
	/** Inserts text at the caret of this tab's draft; answered with whether that succeeded. */
	insert: message({ tab, text: title }).answered<boolean>(),
	/** Takes items out of this tab's draft everywhere, or puts other words in place of some films. */
	takeOut: message({ tab, items: list(ItemSchema, MOST_TAKEN_OUT), told: replaced }).answered<TakenOut>(),
	/** How the sentences of films read after these are taken out or replaced, in the order of the films. */
	preview: message({ tab, films: triedFilms, told: replaced }).answered<string[]>(),
	/** Ignores the words by which this tab's draft names an item; answered with the ignored words. */
	ignore: message({ tab, item: ItemSchema }).answered<SettledHere[]>(),
	/** Restores what was taken out last; answered with whether that worked. */
	takeBack: message({ tab }).answered<boolean>(),
	redraw: message({ tab }).answered<PopupView>(),
	/** Whether this tab's draft gets no more messages. */
	leave: message({ tab, on: flag }).answered<PopupView>(),
	/** Estimates where each of some changes to this tab's draft would lead. */
	whatIf: message({ tab, tried: list(TriedSchema, MOST_TRIED) }).answered<WhatIf>(),
	/** `tab`: the user's tab, or null in the settings. */
	switchSite: message({ site: SiteSchema, off: flag, tab: v.nullable(tab) }).answered<SettingsView>(),
	changeSettings: message({ change: SettingsChangeSchema }).answered<SettingsView>(),
	/** Whether two accounts may be known as one person's. */
	setAsOne: message({ accounts: AsOneSchema, on: flag }).answered<SettingsView>(),
	/** Words that name no film on a site name none anywhere. */
	notFilmAnywhere: message({ words: WordsSchema, site: SiteSchema }).answered<SettingsView>(),
	/** Removes answers about words on a site; null: on any. `tab`: the user's tab, or null in the settings. */
	unsettle: message({
		...{ of: KindSchema, words: WordsSchema, site: v.nullable(SiteSchema) },
		tab: v.nullable(tab),
	}).answered<SettingsView>(),
	/** Advises on the example of the first page; answered with null if the list of films cannot be read. */
	sample: message({ text: optionalText(LONGEST_SAMPLE) }).answered<SampleView | null>(),
	settings: message({}).answered<SettingsView>(),
	dismiss: message({ notice: NoticeSchema }).answered<SettingsView>(),
	/** Matches items with the catalogue of their kind; answered with null if no list of the kind is loaded. */
	matchFilms: message({ wanted: list(WantedSchema, MOST_WANTED), of }).answered<FilmMatch[] | null>(),
	/** Finds items of a kind by title or its beginning. */
	searchFilms: message({ text: title, of }).answered<FilmKey[]>(),
	/** Uses the offered pack in place of the one of its kind, unless another window has offered one since. */
	usePack: message({ offer: text(LONGEST_NAME) }).answered<ImportResult>(),
	removePack: message({ of: oneOf(...ADDED_KINDS) }).answered<ImportResult>(),
	useBuiltIn: message({}).answered<ImportResult>(),
};

/** All requests of the extension's own pages to the worker. */
const ownRequests = { ...uiRequests, ...historyRequests, ...auditRequests, ...studyRequests };
export type OwnProtocol = typeof ownRequests;
export type OwnRequest = Request<OwnProtocol>;
export type OwnRequestFor<Answer> = RequestFor<OwnProtocol, Answer>;
export type AskWorker = Ask<OwnProtocol>;
/** Requests that change nothing, and have an answer. */
export const READS: ReadonlySet<string> = new Set<OwnRequest['kind']>([
	'view',
	'preview',
	'settings',
	'sample',
	'matchFilms',
	'searchFilms',
	'personas',
	'posts',
	'said',
	'timeline',
	'auditOwner',
	'study',
	'studyExample',
	'studyPosters',
]);
export const readOwnRequest = reader(ownRequests);
