/** The worker's questions to a frame, shared by its two scripts. */
import type { AnswerOf, Request } from '../messages/protocol.ts';
import type { WorkerProtocol } from '../messages/worker.ts';

/** Answers to some kinds of messages. Undefined: no answer, so another frame or script may answer. */
export type Answers = {
	[K in keyof WorkerProtocol]?: (
		request: Request<WorkerProtocol, K>,
	) => Promise<AnswerOf<WorkerProtocol[K]> | undefined> | undefined;
};

/** Answers a message by its kind; the answer checks its fields, if any. */
export function answerTo(message: unknown, answers: Answers): Promise<unknown> | undefined {
	const { kind } = Object(message) as { kind?: unknown };
	if (typeof kind !== 'string' || !Object.hasOwn(answers, kind)) return undefined;
	return (answers as Record<string, (request: unknown) => Promise<unknown> | undefined>)[kind]!(message);
}
