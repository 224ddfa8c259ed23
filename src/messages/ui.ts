/** What the extension's own pages ask of the worker: the popup, the settings, the history. Web pages may ask none of it. */
import * as v from 'valibot';
import { count, list, note, oneOf, yesOrNo } from '../checks.ts';
import type { PlanEnd } from '../core/advice/plans.ts';
import type { Advice } from '../core/advice/result.ts';
import type { Wanted } from '../core/catalogue/match.ts';
import type { FilmKey } from '../core/catalogue/titled.ts';
import { LONGEST_TITLE, type Quiet } from '../storage/limits.ts';
import { SiteSchema, ToleranceSchema } from '../storage/records.ts';
import { QuietSchema, WordsSchema } from '../storage/settings.ts';
import type { Showing } from '../study/showing.ts';
import { historyRequests, type TabHistory } from './history.ts';
import { MOST_WANTED } from './limits.ts';
import { type Ask, message, type Request, type RequestFor, reader } from './protocol.ts';
import { STUDY_NOTICES, type StudyView, studyRequests } from './study.ts';

/** Something the user should know that happened while nobody was looking. */
const NOTICES = ['packReplaced', 'notCounted', ...STUDY_NOTICES] as const;
export type Notice = (typeof NOTICES)[number];
export const NoticeSchema = oneOf(...NOTICES);

/** The film of the catalogue that was meant, or those that may have been. */
export interface FilmMatch {
	film: FilmKey | null;
	suggestions: FilmKey[];
}

/** Where a plan leads; null where the draft is no longer at hand. */
export type WhatIf = PlanEnd | null;

export interface SettingsView {
	tolerance: number;
	sitesOff: string[];
	quiet: Quiet;
	notFilms: string[];
	/** Why the stored settings are not the ones in force. */
	problem: 'newer' | 'damaged' | null;
	population: { name: string; size: number; date: string; sources: string[] } | null;
}

export interface PopupView {
	/** Host name of the page, or its scheme where it has none; null where pages cannot be read (new tab, store). */
	site: string | null;
	off: boolean;
	/** The list of films could not be read. */
	failed: boolean;
	/** Null where there is no draft. */
	advice: Advice | null;
	/** There was a draft, and its box is no longer on the page or can no longer be read. */
	gone: boolean;
	/** Words of the draft for each mention, kept no longer than the popup is open. */
	surfaces: string[];
	/** How many words the draft has. */
	words: number;
	decoys: number[];
	notices: Notice[];
	/** Null where what is kept cannot be read. */
	history: TabHistory | null;
	settingsProblem: SettingsView['problem'];
	/** What is shown of the advice. */
	showing: Showing;
	/** The study that the user takes part in; null for none. */
	study: StudyView | null;
}

/** Of a draft that could be advised on. */
export interface AdvisedView extends PopupView {
	advice: Advice;
}

const tab = count;
const film = count;
const title = note(LONGEST_TITLE);
const yearOrNone = v.nullable(count);
const WantedSchema: v.GenericSchema<Wanted> = v.object({ titles: list(title, 5), year: yearOrNone, seen: yearOrNone });
/** Films that a popup has room to tick. */
const tried = list(film, 100);

export const uiRequests = {
	view: message({ tab }).answered<PopupView>(),
	/** In this tab's draft, the title form `form` means `film`. */
	choose: message({ tab, form: count, film }).answered<PopupView>(),
	/** The writer took `film` as a decoy for this tab's draft. */
	decoy: message({ tab, film }).answered<PopupView>(),
	/** Put these words in at the caret of this tab's draft; answered with whether that was done. */
	insert: message({ tab, text: title }).answered<boolean>(),
	/** Other decoys for this tab's draft. */
	redraw: message({ tab }).answered<PopupView>(),
	/** Where leaving out these films of this tab's draft and mentioning those leads. */
	whatIf: message({ tab, drop: tried, add: tried }).answered<WhatIf>(),
	/** `tab`: where the user is, or null in the settings. */
	switchSite: message({ site: SiteSchema, off: yesOrNo, tab: v.nullable(tab) }).answered<SettingsView>(),
	setTolerance: message({ tolerance: ToleranceSchema }).answered<SettingsView>(),
	setQuiet: message({ quiet: QuietSchema }).answered<SettingsView>(),
	/** These words may name a film again. */
	mayBeFilm: message({ words: WordsSchema }).answered<SettingsView>(),
	settings: message({}).answered<SettingsView>(),
	dismiss: message({ notice: NoticeSchema }).answered<SettingsView>(),
	/** Which films these are; answered with as many. */
	matchFilms: message({ wanted: list(WantedSchema, MOST_WANTED) }).answered<FilmMatch[]>(),
	/** Films whose titles are or begin like this. */
	searchFilms: message({ text: title }).answered<FilmKey[]>(),
	/** Own ratings were added or forgotten. */
	ratingsChanged: message({}).answered(),
};

/** All that the extension's own pages ask of the worker. */
export const ownRequests = { ...uiRequests, ...historyRequests, ...studyRequests };
export type OwnProtocol = typeof ownRequests;
export type OwnRequest = Request<OwnProtocol>;
/** One that is answered like this. */
export type OwnRequestFor<Answer> = RequestFor<OwnProtocol, Answer>;
export type AskWorker = Ask<OwnProtocol>;
export const readOwnRequest = reader(ownRequests);
