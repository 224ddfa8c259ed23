import type { ReadSettings } from '../storage/storedSettings.ts';
import type { TabLocation, WorkerHost } from './host.ts';
import { effectiveSettings } from './lists.ts';

/** Reads the settings, once for a request, and where the user is in a tab. */
export async function located(host: WorkerHost, tab: number): Promise<ReadSettings & TabLocation> {
	const read = await effectiveSettings(host.browser.storage);
	return { ...read, ...(await host.whereIs(tab, read.settings)) };
}
