/** Requests of the extension's own pages about personas and their history. */
import { count, flag, list, text } from '../checks.ts';
import type { PackKind } from '../core/catalogue/packKinds.ts';
import type { FilmKey } from '../core/catalogue/titled.ts';
import type { Interval } from '../core/crowd/interval.ts';
import type { Outcome } from '../storage/changes.ts';
import type { Place } from '../storage/everything.ts';
import { LONGEST_NAME, MOST_POST_FILMS } from '../storage/limits.ts';
import {
	FilmKeySchema,
	type Persona,
	PersonaSchema,
	type Post,
	PostSchema,
	type SaidFilm,
} from '../storage/records.ts';
import { message } from './protocol.ts';

const tab = count;
const name = text(LONGEST_NAME);
/** The id of a persona, or "nobody". */
const persona = name;

export const historyRequests = {
	/** Assigns the site of a tab's draft to a persona, or to "nobody". */
	sitePersona: message({ tab, persona }).answered<Outcome>(),
	/** Assigns it to a new persona. */
	newSitePersona: message({ tab, name }).answered<Outcome>(),
	/** Removes the post that was last added in this tab. */
	undo: message({ tab }).answered(),
	/** Finds films, and items of other kinds, in the selection, or else on the whole page. */
	scan: message({ tab }).answered<Scan>(),
	/** Adds what was found on the page to the persona's history. */
	addScanned: message({ tab, films: list(FilmKeySchema, MOST_POST_FILMS, 1) }).answered<Scanned>(),
	personas: message({}).answered<PersonasView>(),
	newPersona: message({ name }).answered<Outcome>(),
	changePersona: message({ persona: PersonaSchema }).answered<Outcome>(),
	deletePersona: message({ persona }).answered<Outcome>(),
	posts: message({ persona }).answered<PostsView>(),
	changePost: message({ post: PostSchema }).answered<Outcome>(),
	deletePost: message({ post: count }).answered<Outcome>(),
	/** Undoes changes of a post, even that it was deleted. */
	putBackPost: message({ post: PostSchema }).answered<Outcome>(),
	/** The user's answers about items, for all personas. */
	said: message({}).answered<SaidView>(),
	/** Removes their answer about one. */
	takeBackSaid: message({ persona, film: FilmKeySchema }).answered<Outcome>(),
	timeline: message({ persona }).answered<Timeline>(),
	/** A page has changed records; `ratings`: own ratings, so that the answer about those before is gone. */
	recordsChanged: message({ ratings: flag }).answered(),
	deleteEverything: message({}).answered<{ places: Place[] }>(),
};
export type HistoryProtocol = typeof historyRequests;

/** The history as the popup shows it. Nothing is stored in private windows. */
export interface TabHistory {
	private: boolean;
	/** The site's persona: its id, "nobody", or null if none was chosen yet. */
	persona: string | null;
	personas: { id: string; name: string }[];
	/** Number of posts that are remembered for that persona. */
	posts: number;
	/** The last post here: films, and items of other kinds if it named some. */
	added: { films: number; others?: number; persona: string } | null;
}

/** A film on a page, or an item of another kind, and whose posts name it; it is the user's if theirs do too. */
export interface ScannedFilm extends FilmKey {
	whose: 'yours' | 'unknown' | 'others';
}

export interface Scan {
	/** Null if the page could not be read. */
	films: ScannedFilm[] | null;
	selected: boolean;
	/** The name by which the user's posts were recognized; null if none were. */
	user: string | null;
}

export interface Scanned extends Outcome {
	added: boolean;
}

export interface PersonasView {
	personas: { persona: Persona; posts: number }[];
	/** Number of invalid records. */
	damaged: number;
	/** The tolerance of personas without their own. */
	tolerance: number;
	/** Size of the population; null if the pack cannot be read. */
	size: number | null;
}

export interface PostsView {
	posts: Post[];
	damaged: number;
}

export interface ListedSaid extends SaidFilm {
	/** The name of the persona. */
	name: string;
	/** The service whose import has the film, so it still counts as rated; null if none has. */
	imported: string | null;
}

export interface SaidView {
	/** The latest first. */
	films: ListedSaid[];
	damaged: number;
}

/** The crowd of a persona's posts up to a day. */
export interface TimelinePoint {
	date: string;
	crowd: number;
	/** Number of films, or of other things, named so far. */
	films: number;
}

/** An account by the items of one kind in its posts. */
export interface KindTimeline extends Interval {
	kind: PackKind;
	points: TimelinePoint[];
	people: number;
	tolerance: number;
	/** How many people could have written the others, without each of the latest posts. */
	without: { post: number; crowd: number }[];
	/** The fewest posts found that bring the account to its goal, in order, each with what is then left. */
	takeDown: { post: number; crowd: number }[];
	/** Number of films, or of other things, that the list no longer has, which are not counted. */
	unknown: number;
}

export interface Timeline {
	/** Films first, and each other kind that the posts name and a pack is loaded for. */
	kinds: KindTimeline[];
	/** Hidden because the user's study arm shows no crowds. */
	held?: true;
}

/** `problem` is a sentence, or null on success. */
export type ImportResult = { problem: string | null };
