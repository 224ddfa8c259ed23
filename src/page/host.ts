/**
 * The extension's side of a page script. Without the polyfill, which is three times as large as what every page gets;
 * the little that is used is alike in all browsers but for how a listener answers.
 */
import { asking } from '../messages/ask.ts';
import type { PageRequest } from '../messages/page.ts';

export interface PageHost {
	/** Sends a message to the worker. */
	send: (request: PageRequest) => Promise<unknown>;
	/** Listens to the worker until `signal` fires. */
	listen: (answer: (message: unknown) => Promise<unknown> | undefined, signal: AbortSignal) => void;
	/** False once the extension was updated or removed under this page. */
	alive: () => boolean;
}

type Answer = (message: unknown, sender: unknown, respond: (answer: unknown) => void) => true | undefined;

interface Runtime {
	id?: string;
	sendMessage: (message: unknown) => Promise<unknown>;
	onMessage: { addListener: (listener: Answer) => void; removeListener: (listener: Answer) => void };
}

const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', { runtime?: Runtime } | undefined>;
const runtime = (browser ?? chrome)!.runtime!;

export const pageHost = (): PageHost => ({
	// Throws rather than rejects once the extension is gone.
	send: asking(async (request) => runtime.sendMessage(request)),
	listen: (answer, signal) => {
		const listener: Answer = (message, _sender, respond) => {
			const answered = answer(message);
			if (answered === undefined) return undefined;
			answered.then(respond, () => respond(undefined));
			// Keeps the way back open until then.
			return true;
		};
		runtime.onMessage.addListener(listener);
		signal.addEventListener('abort', () => runtime.onMessage.removeListener(listener));
	},
	alive: () => runtime.id !== undefined,
});
