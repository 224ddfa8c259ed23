/** The user says that what was taken for something of another kind than films is none. */
import type { FilmKey } from '../core/catalogue/titled.ts';
import { normaliseWords } from '../core/mentions/settledWords.ts';
import type { NotItem } from '../storage/siteWords.ts';
import type { WorkerHost } from './host.ts';
import { ignoreAt } from './lists.ts';
import { located } from './located.ts';

/**
 * Ignores the words by which the tab's draft names an item, on its site from now on, unless it is not the draft last shown.
 * @returns what is ignored, to be taken back
 */
export async function notItem(host: WorkerHost, tab: number, { title, year, kind: of }: FilmKey): Promise<NotItem[]> {
	const { settings, state, draft, off } = await located(host, tab);
	if (of === undefined || state === null || draft === null || off || !host.advising.wasShown(tab, draft.text))
		return [];
	const [pack, packs, inPrivate] = await Promise.all([host.pack(), host.othersNow(), host.isPrivate(tab)]);
	const { others } = await host.advising.advise(pack, tab, draft, state, settings, packs);
	const mentions = others.find(({ kind }) => kind === of)?.advice?.mentions ?? [];
	const named = mentions.filter(({ film }) => film.title === title && film.year === year);
	const words = new Set(named.map(({ start, end }) => normaliseWords(draft.text.slice(start, end))));
	const ignored: NotItem[] = [];
	for (const one of words)
		if (await ignoreAt(host.browser.storage, { site: state.site, of, words: one }, inPrivate))
			ignored.push({ site: state.site, of, words: one });
	host.stale(tab, state.frame);
	return ignored;
}
