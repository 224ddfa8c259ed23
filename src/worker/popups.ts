/** Keeps open popups up to date: each is sent the view of its tab whenever that has changed. */
import type { Runtime } from 'webextension-polyfill';
import type { News } from '../messages/news.ts';
import type { WorkerHost } from './host.ts';
import { viewOf } from './popupView.ts';

export function servePopups(host: WorkerHost): void {
	const { runtime } = host.browser;
	const open = new Map<Runtime.Port, number>();
	runtime.onConnect.addListener((port) => {
		const { id, url } = port.sender ?? {};
		// Content scripts can connect too.
		if (id !== runtime.id || url?.startsWith(runtime.getURL('')) !== true) return port.disconnect();
		open.set(port, Number(port.name));
		port.onDisconnect.addListener(() => open.delete(port));
	});
	// Popups of a stopped worker connect again.
	void runtime.sendMessage({ kind: 'started' } satisfies News).catch(() => undefined);
	host.announced.add(async (tab, known) => {
		const isOf = (of: number) => of === tab;
		if (![...open.values()].some(isOf)) return;
		const shown = await viewOf(host, tab, known);
		for (const [port, of] of open) if (isOf(of)) port.postMessage(shown);
	});
}
