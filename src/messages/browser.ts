/** The extension's own API, for its worker and its pages: browsers differ in what is used here only in how they answer. */
import type { Browser, Runtime } from 'webextension-polyfill';

const { browser: firefox, chrome: others } = globalThis as unknown as { browser?: Browser; chrome: Browser };

export const browser: Browser = firefox ?? others;

/** What is answered where there was an error: not every browser passes errors on. */
export interface Failure {
	failure: string;
}
export const isFailure = (answer: unknown): answer is Failure =>
	typeof answer === 'object' && answer !== null && 'failure' in answer;

/** Answers messages; undefined leaves one unanswered. */
export function listen(
	{ onMessage }: Pick<Runtime.Static, 'onMessage'>,
	answer: (message: unknown, sender: Runtime.MessageSender) => Promise<unknown> | undefined,
): void {
	const listener: Runtime.OnMessageListenerCallback = (message, sender, respond) => {
		const answered = answer(message, sender);
		answered?.then(respond, (error: unknown) => respond({ failure: String(error) } satisfies Failure));
		// Keeps the way of the answer open.
		return (answered !== undefined) as true;
	};
	onMessage.addListener(listener);
}
