/** Messaging for content scripts. */
import { answering } from '../messages/answering.ts';
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

type Answer = ReturnType<typeof answering>;

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
		const listener = answering((message) => answerTo(message, answers));
		runtime.onMessage.addListener(listener);
		signal.addEventListener('abort', () => runtime.onMessage.removeListener(listener));
	},
	alive: () => runtime.id !== undefined,
});
