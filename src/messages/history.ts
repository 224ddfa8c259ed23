/** What the extension's own pages ask about personas and their history. */
import type { FilmName } from '../core/advice/result.ts';
import { LONGEST_BACKUP, LONGEST_NAME, MOST_POST_FILMS } from '../storage/limits.ts';

import type { Persona, Post } from '../storage/records.ts';
import type { Refusal } from '../storage/refused.ts';
import type { HowToRestore } from '../storage/restore.ts';
import * as shapes from '../storage/shapes.ts';
import type { Place } from '../storage/wipe.ts';
import { isCount, type Shape } from './reader.ts';

export type HistoryRequest =
	/** Gives the site of a tab's draft to a persona, to a new one of this name, or to nobody. */
	| { kind: 'sitePersona'; tab: number; persona: string }
	| { kind: 'newSitePersona'; tab: number; name: string }
	/** Takes back what was last added in this tab. */
	| { kind: 'undo'; tab: number }
	/** Looks for films in what is selected on the page, or in the whole page. */
	| { kind: 'scan'; tab: number }
	/** These films, by number, were found on the page and are the persona's. */
	| { kind: 'addScanned'; tab: number; films: number[] }
	| { kind: 'personas' }
	| { kind: 'newPersona'; name: string }
	| { kind: 'changePersona'; persona: Persona }
	| { kind: 'deletePersona'; persona: string }
	| { kind: 'posts'; persona: string }
	| { kind: 'changePost'; post: Post }
	| { kind: 'deletePost'; post: number }
	| { kind: 'timeline'; persona: string }
	| { kind: 'export' }
	| { kind: 'import'; file: string; how: HowToRestore }
	| { kind: 'deleteEverything' };

/** What came of a change; `refused` says why nothing did. */
export interface Outcome {
	refused: Refusal | null;
}

/** What the popup shows of personas and history; nothing is kept in private windows. */
export interface TabHistory {
	private: boolean;
	/** Of this site: a persona's id, "nobody", or null where none was chosen yet. */
	persona: string | null;
	personas: { id: string; name: string }[];
	/** What was last posted here. */
	added: { films: number; persona: string } | null;
}

export interface Scan {
	/** Null where the page could not be read. */
	films: FilmName[] | null;
	selected: boolean;
}

/** What came of adding films found on a page. */
export interface Scanned extends Outcome {
	added: boolean;
}

export interface PersonasView {
	personas: { persona: Persona; posts: number }[];
	/** Records that cannot be read. */
	damaged: number;
	/** The smallest crowd to accept where a persona says nothing else. */
	tolerance: number;
	/** People in the list of films; null where it cannot be read. */
	size: number | null;
}

export interface PostsView {
	posts: Post[];
	damaged: number;
}

/** The crowd of all that a persona said up to a day. */
export interface TimelinePoint {
	date: string;
	crowd: number;
	/** Films named so far. */
	films: number;
}

export interface Timeline {
	points: TimelinePoint[];
	people: number;
	tolerance: number;
	/** Films that the list no longer has: not counted. */
	unknown: number;
	/** Not shown, since the user is in a study whose arm shows no crowds. */
	held?: true;
}

/** `problem` is a sentence. */
export type ImportResult = { problem: string | null };

export interface DeletedView {
	places: Place[];
}

const isName = (s: unknown) => typeof s === 'string' && s.trim() !== '' && s.length <= LONGEST_NAME;

export const HISTORY_SHAPES: Shape<HistoryRequest> = {
	sitePersona: { tab: isCount, persona: isName },
	newSitePersona: { tab: isCount, name: isName },
	undo: { tab: isCount },
	scan: { tab: isCount },
	addScanned: {
		tab: isCount,
		films: (films) =>
			Array.isArray(films) && films.length > 0 && films.length <= MOST_POST_FILMS && films.every(isCount),
	},
	personas: {},
	newPersona: { name: isName },
	changePersona: { persona: (persona) => shapes.fits(shapes.persona, persona) },
	deletePersona: { persona: isName },
	posts: { persona: isName },
	changePost: { post: (post) => shapes.fits(shapes.post, post) },
	deletePost: { post: isCount },
	timeline: { persona: isName },
	export: {},
	import: {
		file: (file) => typeof file === 'string' && file.length <= LONGEST_BACKUP,
		how: (how) => how === 'merge' || how === 'replace',
	},
	deleteEverything: {},
};
