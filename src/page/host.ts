/**
 * The extension's side of a page script. Without the polyfill, which is three times as large as what every page gets;
 * the little that is used is alike in all browsers but for how a listener answers.
 */
import type { PageHost } from './loader.ts';

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
	send: async (request) => runtime.sendMessage(request),
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
