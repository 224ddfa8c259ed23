/** Keeps open popups up to date: each is sent the view of its tab whenever that has changed. */
import type { Runtime } from 'webextension-polyfill';
import { tabOfPopup } from '../messages/popupPort.ts';
import type { WorkerHost } from './host.ts';
import { viewOf } from './popupView.ts';

export function servePopups(host: WorkerHost): void {
	const { runtime } = host.browser;
	const open = new Map<Runtime.Port, number>();
	runtime.onConnect.addListener((port) => {
		const { id, url } = port.sender ?? {};
		const tab = tabOfPopup(port.name);
		// Content scripts can connect too.
		if (tab === null || id !== runtime.id || url?.startsWith(runtime.getURL('')) !== true) return port.disconnect();
		open.set(port, tab);
		port.onDisconnect.addListener(() => open.delete(port));
	});
	host.announced.add(async (tab, where) => {
		const isOf = (of: number) => of === tab;
		if (![...open.values()].some(isOf)) return;
		const shown = await viewOf(host, tab, where);
		for (const [port, of] of open) if (isOf(of)) port.postMessage(shown);
	});
}
