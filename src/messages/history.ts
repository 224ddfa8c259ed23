/** What the extension's own pages ask about personas and their history. */

import { count, list, note, oneOf, text } from '../checks.ts';
import type { FilmName } from '../core/advice/result.ts';
import { LONGEST_BACKUP, LONGEST_NAME, MOST_POST_FILMS } from '../storage/limits.ts';
import { type Persona, PersonaSchema, type Post, PostSchema } from '../storage/records.ts';
import type { Refusal } from '../storage/refused.ts';
import type { Place } from '../storage/wipe.ts';
import { message } from './protocol.ts';

const tab = count;
const name = text(LONGEST_NAME);
/** The id of a persona, or "nobody". */
const persona = name;

export const historyRequests = {
	/** Gives the site of a tab's draft to a persona, to a new one of this name, or to nobody. */
	sitePersona: message({ tab, persona }).answered<Outcome>(),
	newSitePersona: message({ tab, name }).answered<Outcome>(),
	/** Takes back what was last added in this tab. */
	undo: message({ tab }).answered(),
	/** Looks for films in what is selected on the page, or in the whole page. */
	scan: message({ tab }).answered<Scan>(),
	/** These films, by number, were found on the page and are the persona's. */
	addScanned: message({ tab, films: list(count, MOST_POST_FILMS, 1) }).answered<Scanned>(),
	personas: message({}).answered<PersonasView>(),
	newPersona: message({ name }).answered<Outcome>(),
	changePersona: message({ persona: PersonaSchema }).answered<Outcome>(),
	deletePersona: message({ persona }).answered<Outcome>(),
	posts: message({ persona }).answered<PostsView>(),
	changePost: message({ post: PostSchema }).answered<Outcome>(),
	deletePost: message({ post: count }).answered<Outcome>(),
	timeline: message({ persona }).answered<Timeline>(),
	export: message({}).answered<Exported>(),
	import: message({ file: note(LONGEST_BACKUP), how: oneOf('merge', 'replace') }).answered<ImportResult>(),
	deleteEverything: message({}).answered<DeletedView>(),
};
export type HistoryProtocol = typeof historyRequests;

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

/** Everything that is kept as one file, but for records that cannot be read. */
export interface Exported {
	file: string;
	damaged: number;
}

/** `problem` is a sentence. */
export type ImportResult = { problem: string | null };

export interface DeletedView {
	places: Place[];
}
