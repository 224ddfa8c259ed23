/** WebDriver BiDi over a WebSocket: commands and their answers, and events. */

/** What a command answers or an event reports; the standard defines the fields. */
// biome-ignore lint/suspicious/noExplicitAny: described by the standard, and checked by the browser
export type Fields = Record<string, any>;

export interface Bidi {
	/** Sends a command, such as `browsingContext.navigate`; throws what the browser says is wrong with it. */
	send: (method: string, params: Fields) => Promise<Fields>;
	/** Calls `listener` on every event of this name. The browser sends only those that were subscribed to. */
	on: (event: string, listener: (params: Fields) => void) => void;
	close: () => void;
}

/** No command takes longer, but where the browser hangs. */
const LONGEST_ANSWER = 60_000;

interface Waiting {
	resolve: (result: Fields) => void;
	reject: (reason: Error) => void;
}

export async function connectBidi(url: string): Promise<Bidi> {
	const socket = new WebSocket(url);
	const waiting = new Map<number, Waiting>();
	const listeners = new Map<string, ((params: Fields) => void)[]>();
	let last = 0;

	await new Promise<void>((resolve, reject) => {
		socket.addEventListener('open', () => resolve(), { once: true });
		socket.addEventListener('error', () => reject(new Error(`No WebDriver BiDi at ${url}`)), { once: true });
	});
	socket.addEventListener('message', ({ data }) => {
		const message = JSON.parse(data as string) as Fields;
		if (message.type === 'event') {
			for (const listener of listeners.get(message.method) ?? []) listener(message.params);
			return;
		}
		const { resolve, reject } = waiting.get(message.id) ?? {};
		waiting.delete(message.id);
		if (message.type === 'success') resolve?.(message.result);
		else reject?.(new Error(`${message.error}: ${message.message}`));
	});
	socket.addEventListener('close', () => {
		for (const { reject } of waiting.values()) reject(new Error('Firefox closed the connection.'));
		waiting.clear();
	});

	return {
		send: (method, params) => {
			const id = ++last;
			const { promise, resolve, reject } = Promise.withResolvers<Fields>();
			const timer = setTimeout(() => {
				waiting.delete(id);
				reject(new Error(`Firefox did not answer ${method} within ${LONGEST_ANSWER / 1000} s.`));
			}, LONGEST_ANSWER);
			waiting.set(id, { resolve, reject });
			if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ id, method, params }));
			else reject(new Error('The connection to Firefox is closed.'));
			return promise.finally(() => {
				clearTimeout(timer);
				waiting.delete(id);
			});
		},
		on: (event, listener) => listeners.set(event, [...(listeners.get(event) ?? []), listener]),
		close: () => socket.close(),
	};
}
