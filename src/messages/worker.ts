/** What the worker asks of a page's script. */
import { note } from '../checks.ts';
import { LONGEST_DRAFT } from '../core/advice/limits.ts';
import { message, type Request } from './protocol.ts';

export const workerRequests = {
	/** The text of the box last written in; no answer where there is none. */
	draft: message({}).answered<string>(),
	/** Put these words in at the caret; no answer where the box refuses. */
	insert: message({ text: note(LONGEST_DRAFT + 1) }).answered<string>(),
	/** The host name of the page. */
	site: message({}).answered<string>(),
	/** The text that is selected; no answer from frames without a selection. */
	selectedText: message({}).answered<string>(),
	/** The text that can be seen on the page. */
	visibleText: message({}).answered<string>(),
	/** The settings have changed: send the draft again, if this site is on. */
	switched: message({}).answered(),
	/** The user has said something of the draft that changes its advice: send it again. */
	stale: message({}).answered(),
};
export type WorkerProtocol = typeof workerRequests;
export type WorkerRequest = Request<WorkerProtocol>;
