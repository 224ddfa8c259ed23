import { browser } from 'wxt/browser';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { watchPage } from '../src/page/watcher.ts';

// Not one of WXT's content scripts: those announce themselves to the page with an event that any site can hear.
export default defineUnlistedScript(() => {
	watchPage(window, {
		send: (request) => browser.runtime.sendMessage(request),
		listen: (answer, signal) => {
			const listener = (message: unknown) => answer(message) as Promise<unknown> | undefined;
			browser.runtime.onMessage.addListener(listener as never);
			signal.addEventListener('abort', () => browser.runtime.onMessage.removeListener(listener as never));
		},
		alive: () => browser.runtime?.id !== undefined,
	});
});
