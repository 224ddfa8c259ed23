/** Requests of content scripts to the worker. */
import * as v from 'valibot';
import { count, finiteNumber, flag, list, optionalText, text } from '../checks.ts';
import { LONGEST_DRAFT } from '../core/advice/limits.ts';
import { PostIdSchema } from '../storage/heldPosts.ts';
import { ItemSchema, KindSchema } from '../storage/item.ts';
import { LONGEST_TITLE } from '../storage/limits.ts';
import { WordsSchema } from '../storage/siteWords.ts';
import { PartsSchema } from '../storage/written.ts';
import type { PageAdvice } from './advice.ts';
import type { TextChange } from './changes.ts';
import { MOST_TEXTS } from './limits.ts';
import { message, type Request, reader } from './protocol.ts';
import { PageDraftSchema, type Part } from './written.ts';

/** One unit more than the limit, which shows that the draft is longer. */
const draft = optionalText(LONGEST_DRAFT + 1);
const others = v.exactOptional(PartsSchema);
const post = {
	post: PostIdSchema,
	texts: list(draft, MOST_TEXTS),
	/** The parts of each text that are not the user's. */
	others: v.exactOptional(list(PartsSchema, MOST_TEXTS)),
	/** The text in their boxes before the user wrote there, if any. */
	first: v.exactOptional(draft),
};

/**
 * All except `check`, `changes`, and `carried` are answered with whether they were done; all with false if the user
 * does not allow the site to be read, and all except `allowed` if it is switched off.
 */
const pageRequests = {
	/** Whether the user lets the extension read the site. */
	allowed: message({}).answered<boolean>(),
	/** Injects the script for boxes, as the user does something in one. */
	load: message({}).answered<boolean>(),
	/** Injects the script that draws advice, as the user writes something. */
	draw: message({}).answered<boolean>(),
	/** Whether the site is switched on. */
	watching: message({}).answered<boolean>(),
	/** Checks a draft begun at `begun`; `ours`: one of our buttons has changed it since the last check. */
	check: message({
		...{ ...PageDraftSchema.entries, others },
		...{ box: count, begun: v.nullable(count), ours: flag },
	}).answered<PageAdvice | false>(),
	/** Says whether words of the draft name an item of a kind, on its site from now on; null takes that back. */
	settle: message({ of: KindSchema, words: WordsSchema, isItem: v.nullable(flag) }).answered<boolean>(),
	/** The user says that they never rated an item of the draft. */
	neverRated: message({ item: ItemSchema }).answered<boolean>(),
	/** Takes back the last such answer in the draft. */
	unsay: message({ item: ItemSchema }).answered<boolean>(),
	/**
	 * Asks for the changes of a sentence on a card, by its key and the offset where its item begins; null if no item
	 * begins there.
	 */
	changes: message({
		text: draft,
		others,
		partly: v.exactOptional(flag),
		start: count,
		key: text(LONGEST_TITLE),
	}).answered<TextChange[] | null | false>(),
	/** A card was opened; sent only if a study records it. */
	opened: message({}).answered<boolean>(),
	/** Texts, for example a title and a body, may just have been posted together; `posted` or `notPosted` follows. */
	posting: message(post).answered<boolean>(),
	/** Texts were posted together. Answered once they are kept; may be repeated until then. */
	posted: message(post).answered<boolean>(),
	/** Also removes a post that was kept. */
	notPosted: message({ post: PostIdSchema }).answered<boolean>(),
	/**
	 * A form is sent with these texts, which may return in the next page, each with the parts that are not the user's.
	 * `made` is the post made of them, null for a preview; `at` when, in milliseconds since 1970.
	 */
	carry: message({
		made: v.nullable(PostIdSchema),
		at: finiteNumber,
		texts: list(v.object({ text: draft, others: PartsSchema }), MOST_TEXTS),
	}).answered<boolean>(),
	/**
	 * Texts in boxes of the next page, the way to which began at `began`. Answered with the parts of each sent text that
	 * are not the user's, null for others. `refused` is whether the page may refuse the sent texts, `failed` whether its
	 * server answered with an error.
	 */
	carried: message({
		texts: list(draft, MOST_TEXTS),
		began: finiteNumber,
		refused: flag,
		failed: flag,
	}).answered<(readonly Part[] | null)[] | false>(),
};
export type PageProtocol = typeof pageRequests;
export type PageRequest = Request<PageProtocol>;

export const readPageRequest = reader(pageRequests);
