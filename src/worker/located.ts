import type { Located, WorkerHost } from './host.ts';
import { effectiveSettings } from './lists.ts';

/**
 * Reads the settings, once for a request, and where the user is in a tab.
 * @param asked as in `whereIs`
 */
export async function located(host: WorkerHost, tab: number, asked = true): Promise<Located> {
	const read = await effectiveSettings(host.browser.storage);
	return { ...read, ...(await host.whereIs(tab, read.settings, asked)) };
}
