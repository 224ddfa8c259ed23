import type { WorkerHost } from './host.ts';
import { bringWords } from './language.ts';
import { leaveDrafts } from './study/follow.ts';

/** The script for boxes, injected into a frame when the user does something in a box, and the one that draws advice. */
const BOX_SCRIPT = '/box.js';
const OVERLAY_SCRIPT = '/overlay.js';

/** Injects it once the document is there; an injected one stays. */
export async function bringBoxScript(host: WorkerHost, tab: number, frame: number): Promise<void> {
	await leaveDrafts(host, tab, frame);
	const target = { tabId: tab, frameIds: [frame] };
	await bringWords(host.browser, target);
	await host.browser.scripting.executeScript({ target, files: [BOX_SCRIPT] });
}

/** Injects the one that draws; an injected one stays. */
export const bringOverlay = ({ browser }: WorkerHost, tab: number, frame: number) =>
	browser.scripting.executeScript({ target: { tabId: tab, frameIds: [frame] }, files: [OVERLAY_SCRIPT] });
