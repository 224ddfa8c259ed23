import type { WorkerHost } from './host.ts';
import { bringWords } from './language.ts';
import { leaveDrafts } from './study/follow.ts';

/** The script for boxes, injected into a frame when the user does something in a box. */
const BOX_SCRIPT = '/box.js';

/** Injects it once the document is there; an injected one stays. */
export async function bringBoxScript(host: WorkerHost, tab: number, frame: number): Promise<void> {
	await leaveDrafts(host, tab, frame);
	const target = { tabId: tab, frameIds: [frame] };
	await bringWords(host.browser, target);
	await host.browser.scripting.executeScript({ target, files: [BOX_SCRIPT] });
}
