/**
 * The one protocol between pages, worker and popup. Every message is checked where it arrives: anything may call
 * itself a message.
 */

import type { PlanEnd } from './core/advice/plans.ts';
import type { Advice } from './core/advice/result.ts';
import type { Wanted } from './core/catalogue/match.ts';
import type { FilmKey } from './core/catalogue/titled.ts';
import { HISTORY_SHAPES, type HistoryRequest, type TabHistory } from './messages/history.ts';
import { isCount, reader, type Shape } from './messages/reader.ts';
import { STUDY_NOTICES, STUDY_SHAPES, type StudyRequest, type StudyView } from './messages/study.ts';
import { isNotFilm, isQuiet, isSite, isTolerance, type Quiet } from './storage/limits.ts';
import type { Showing } from './study/showing.ts';

export * from './messages/page.ts';

/** What the extension's own pages ask of the worker. */
export type UiRequest =
	| { kind: 'view'; tab: number }
	/** In this tab's draft, the title form `form` means `film`. */
	| { kind: 'choose'; tab: number; form: number; film: number }
	/** The writer took `film` as a decoy for this tab's draft. */
	| { kind: 'decoy'; tab: number; film: number }
	/** Put these words in at the caret of this tab's draft; answered with whether that was done. */
	| { kind: 'insert'; tab: number; text: string }
	/** Other decoys for this tab's draft. */
	| { kind: 'redraw'; tab: number }
	/** Where leaving out these films of this tab's draft and mentioning those leads; answered with {@link WhatIf}. */
	| { kind: 'whatIf'; tab: number; drop: number[]; add: number[] }
	/** `tab`: where the user is, or null in the settings. */
	| { kind: 'switchSite'; site: string; off: boolean; tab: number | null }
	| { kind: 'setTolerance'; tolerance: number }
	| { kind: 'setQuiet'; quiet: Quiet }
	/** These words may name a film again. */
	| { kind: 'mayBeFilm'; words: string }
	| { kind: 'settings' }
	| { kind: 'dismiss'; notice: Notice }
	| HistoryRequest
	| StudyRequest
	/** Which films these are; answered with as many {@link FilmMatch}. */
	| { kind: 'matchFilms'; wanted: Wanted[] }
	/** Films whose titles are or begin like this; answered with {@link FilmKey}s. */
	| { kind: 'searchFilms'; text: string }
	/** Own ratings were added or forgotten. */
	| { kind: 'ratingsChanged' };

/** What the worker tells the extension's own pages. */
export type UiNews = { kind: 'changed'; tab: number };

/** Something the user should know that happened while nobody was looking. */
const NOTICES = ['packReplaced', 'notCounted', ...STUDY_NOTICES] as const;
export type Notice = (typeof NOTICES)[number];
export const isNotice = (value: unknown): value is Notice => NOTICES.includes(value as Notice);

/** The film of the catalogue that was meant, or those that may have been. */
export interface FilmMatch {
	film: FilmKey | null;
	suggestions: FilmKey[];
}

/** Where a plan leads; null where the draft is no longer at hand. */
export type WhatIf = PlanEnd | null;

/** Films that one message may ask about. */
export const MOST_WANTED = 500;

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

const LONGEST_TITLE = 500;
const isTitle = (text: unknown) => typeof text === 'string' && text.length <= LONGEST_TITLE;
const isList = (list: unknown, most: number, fits: (value: unknown) => boolean) =>
	Array.isArray(list) && list.length <= most && list.every(fits);

function isWanted(value: unknown): boolean {
	const { titles, year, seen } = (value ?? {}) as Partial<Wanted>;
	return isList(titles, 5, isTitle) && [year, seen].every((n) => n === null || isCount(n));
}

/** Films that a popup has room to tick. */
const MOST_TRIED = 100;
const isTried = (list: unknown) => isList(list, MOST_TRIED, isCount);

const UI_SHAPES: Shape<UiRequest> = {
	view: { tab: isCount },
	choose: { tab: isCount, form: isCount, film: isCount },
	decoy: { tab: isCount, film: isCount },
	insert: { tab: isCount, text: isTitle },
	redraw: { tab: isCount },
	whatIf: { tab: isCount, drop: isTried, add: isTried },
	switchSite: { site: isSite, off: (off) => typeof off === 'boolean', tab: (tab) => tab === null || isCount(tab) },
	setTolerance: { tolerance: isTolerance },
	setQuiet: { quiet: isQuiet },
	mayBeFilm: { words: isNotFilm },
	settings: {},
	dismiss: { notice: isNotice },
	...HISTORY_SHAPES,
	...STUDY_SHAPES,
	matchFilms: { wanted: (wanted) => isList(wanted, MOST_WANTED, isWanted) },
	searchFilms: { text: isTitle },
	ratingsChanged: {},
};
const UI_NEWS_SHAPES: Shape<UiNews> = { changed: { tab: isCount } };

/** Each gives the message if it is one of its kind and well formed, else null. */
export const readUiRequest = reader(UI_SHAPES);
export const readUiNews = reader(UI_NEWS_SHAPES);
