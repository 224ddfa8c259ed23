/** What the worker asks of a frame; its two scripts share the questions. */
import type { AnswerOf, Request } from '../messages/protocol.ts';
import type { WorkerProtocol } from '../messages/worker.ts';

/** What answers each kind of message, in part. Undefined: no answer, and another frame or script may answer. */
export type Answers = {
	[K in keyof WorkerProtocol]?: (
		request: Request<WorkerProtocol, K>,
	) => Promise<AnswerOf<WorkerProtocol[K]> | undefined> | undefined;
};

/** Answers a message by its kind; its fields, where it has any, are for the answer to check. */
export function answerTo(message: unknown, answers: Answers): Promise<unknown> | undefined {
	const { kind } = Object(message) as { kind?: unknown };
	if (typeof kind !== 'string' || !Object.hasOwn(answers, kind)) return undefined;
	return (answers as Record<string, (request: unknown) => Promise<unknown> | undefined>)[kind]!(message);
}
