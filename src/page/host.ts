/**
 * Messaging for content scripts. It does without the polyfill, which is three times the size of the script that every
 * page gets; the few calls used here differ between browsers only in how a listener answers.
 */
import { askWithRetry } from '../messages/ask.ts';
import type { PageRequest } from '../messages/page.ts';
import { type Answers, answerTo } from './answers.ts';
import { globalOf } from './dom.ts';

export interface PageHost {
	/** Sends a message to the worker. After an update the answer may be another version's. */
	send: (request: PageRequest) => Promise<unknown>;
	/** Listens to the worker until `signal` fires. */
	listen: (answers: Answers, signal: AbortSignal) => void;
	/** False once the extension is updated or removed while this page is open. */
	alive: () => boolean;
}

type Answer = (message: unknown, sender: unknown, respond: (answer: unknown) => void) => true | undefined;

interface Runtime {
	id?: string;
	sendMessage: (message: unknown) => Promise<unknown>;
	onMessage: { addListener: (listener: Answer) => void; removeListener: (listener: Answer) => void };
}

const { runtime } = (globalOf<{ runtime: Runtime }>('browser') ?? globalOf<{ runtime: Runtime }>('chrome'))!;

export const pageHost = (): PageHost => ({
	// `sendMessage` throws synchronously once the extension is gone.
	send: askWithRetry(async (request) => runtime.sendMessage(request)),
	listen: (answers, signal) => {
		const listener: Answer = (message, _sender, respond) => {
			const answered = answerTo(message, answers);
			if (answered === undefined) return undefined;
			answered.then(respond, () => respond(undefined));
			// Returning true keeps the response channel open.
			return true;
		};
		runtime.onMessage.addListener(listener);
		signal.addEventListener('abort', () => runtime.onMessage.removeListener(listener));
	},
	alive: () => runtime.id !== undefined,
});
