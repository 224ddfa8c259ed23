/** Requests of the worker to content scripts. */
import { optionalText } from '../checks.ts';
import { LONGEST_DRAFT } from '../core/advice/limits.ts';
import { PostIdSchema } from '../storage/heldPosts.ts';
import { ChangesSchema, type TakenOut } from './changes.ts';
import { message, type Request } from './protocol.ts';
import type { PageDraft } from './written.ts';

const workerRequests = {
	/** The text of the last draft written in, with all its boxes; no answer without one. */
	draft: message({}).answered<PageDraft>(),
	/** Random bits that the frame has made, and forgets when it is left: they encrypt what memory has of its draft. */
	secret: message({}).answered<string>(),
	/** Inserts text at the caret; no answer if the box refuses. */
	insert: message({ text: optionalText(LONGEST_DRAFT + 1) }).answered<string>(),
	/** Changes the draft last written in, if it has this text. */
	takeOut: message({ text: optionalText(LONGEST_DRAFT + 1), changes: ChangesSchema }).answered<TakenOut>(),
	/** Takes back the last such changes; answered with whether that worked. */
	takeBack: message({}).answered<boolean>(),
	site: message({}).answered<string>(),
	/** Answered only by the frame whose focused field is not read because it seems private. */
	private: message({}).answered<string>(),
	/** Answered with `post` only by the page that has yet to say whether it was posted. */
	stillPosting: message({ post: PostIdSchema }).answered<string>(),
	/** Answered by a page that has arrived, and not by one that is being left after sending a form. */
	arrived: message({}).answered<string>(),
	/** Looks whether texts that were sent have come back in boxes. */
	returned: message({}).answered<string>(),
	/** The settings have changed: the site may be switched off or on, and the next check has another answer. */
	switched: message({}).answered(),
	/** The user no longer allows some site to be read: the script asks whether this is the one. */
	withdrawn: message({}).answered(),
	/** A choice of the user has changed the advice: check the draft again. */
	stale: message({}).answered(),
};
export type WorkerProtocol = typeof workerRequests;
export type WorkerRequest = Request<WorkerProtocol>;
