/** Requests of content scripts to the worker. */
import * as v from 'valibot';
import { count, flag, list, optionalText } from '../checks.ts';
import { LONGEST_DRAFT } from '../core/advice/limits.ts';
import { PostIdSchema } from '../storage/heldPosts.ts';
import { WordsSchema } from '../storage/settings.ts';
import type { PageAdvice } from './advice.ts';
import type { TextChange } from './changes.ts';
import { MOST_TEXTS } from './limits.ts';
import { message, type Request, reader } from './protocol.ts';

const post = PostIdSchema;
/** One unit more than the limit, which shows that the draft is longer. */
const draft = optionalText(LONGEST_DRAFT + 1);

/**
 * All but `check` are answered with whether they were carried out; all with false where the user does not allow the site
 * to be read, and all but `allowed` where it is switched off.
 */
const pageRequests = {
	/** Whether the user lets the site be read. */
	allowed: message({}).answered<boolean>(),
	/** Injects the script for boxes, since the user does something in one. */
	load: message({}).answered<boolean>(),
	/** Whether the site is switched on. */
	watching: message({}).answered<boolean>(),
	/**
	 * Checks a draft. `box` identifies the box in its frame; `begun` is when the user began to write it, or null; `ours` is
	 * whether one of our buttons has changed it since the last check.
	 */
	check: message({ text: draft, box: count, begun: v.nullable(count), ours: flag }).answered<PageAdvice | false>(),
	/** Chooses the film that the title form `form` names in the draft. */
	choose: message({ form: count, film: count }).answered<boolean>(),
	/** Adds words to the list of those that name a film, or of those that name none. */
	isFilm: message({ words: WordsSchema }).answered<boolean>(),
	notFilm: message({ words: WordsSchema }).answered<boolean>(),
	/** The user says that they never rated a film of the draft. */
	neverRated: message({ film: count }).answered<boolean>(),
	/** Takes back what was last said so in the draft. */
	unsay: message({ film: count }).answered<boolean>(),
	/** Asks for the changes that take the film that begins at an offset out of a draft; null if there is none. */
	changes: message({ text: draft, start: count }).answered<TextChange[] | null | false>(),
	/** A card was opened; sent only if a study records it. */
	opened: message({}).answered<boolean>(),
	/** Opens the popup. */
	plans: message({}).answered<boolean>(),
	/** Texts, for example a title and a body, may just have been posted together; `posted` or `notPosted` follows. */
	posting: message({ post, texts: list(draft, MOST_TEXTS) }).answered<boolean>(),
	/** Texts were posted together. Answered once they are kept; may be repeated until then. */
	posted: message({ post, texts: list(draft, MOST_TEXTS) }).answered<boolean>(),
	notPosted: message({ post }).answered<boolean>(),
};
export type PageProtocol = typeof pageRequests;
export type PageRequest = Request<PageProtocol>;

export const readPageRequest = reader(pageRequests);
