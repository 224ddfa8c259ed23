/** What a page's script asks of the worker. */
import * as v from 'valibot';
import { count, list, note, yesOrNo } from '../checks.ts';
import { LONGEST_DRAFT } from '../core/advice/limits.ts';
import { WordsSchema } from '../storage/settings.ts';
import type { PageAdvice } from './advice.ts';
import { message, type Request, reader } from './protocol.ts';

/** Boxes of one composer. */
const MOST_TEXTS = 20;
/** One unit more than is looked at tells that there is more. */
const draft = note(LONGEST_DRAFT + 1);

/** Each but `check` is answered with whether it was done; all with false where the site is off: leave it. */
export const pageRequests = {
	/** A text box has the focus: bring what watches it. */
	load: message({}).answered<boolean>(),
	/** Whether drafts of this site are to be checked at all. */
	watching: message({}).answered<boolean>(),
	/**
	 * Here is a draft; `box` tells the boxes of a frame apart, `begun` when the user began to write it, if ever, and
	 * `ours` whether a button of ours has changed it since the last check.
	 */
	check: message({ text: draft, box: count, begun: v.nullable(count), ours: yesOrNo }).answered<PageAdvice | false>(),
	/** In the draft, the title form `form` means `film`. */
	choose: message({ form: count, film: count }).answered<boolean>(),
	/** These words name no film. */
	notFilm: message({ words: WordsSchema }).answered<boolean>(),
	/** A card was opened: told where a study records it. */
	opened: message({}).answered<boolean>(),
	/** Show the plans. */
	plans: message({}).answered<boolean>(),
	/** These texts were posted, together: a title and a body, say. */
	posted: message({ texts: list(draft, MOST_TEXTS) }).answered<boolean>(),
};
export type PageProtocol = typeof pageRequests;
export type PageRequest = Request<PageProtocol>;

export const readPageRequest = reader(pageRequests);
