/** Ignores words that were mistaken for an item. */
import type { Item } from '../core/catalogue/packKinds.ts';
import { normalizeWords } from '../core/mentions/settledWords.ts';
import type { SettledHere } from '../messages/ui.ts';
import type { WorkerHost } from './host.ts';
import { settleAt } from './lists.ts';
import { located } from './located.ts';

/** Ignores the words by which the last shown draft names an item, on its site from now on. @returns the ignored words */
export async function ignoreItem(host: WorkerHost, tab: number, { kind, id }: Item): Promise<SettledHere[]> {
	const { settings, state, draft, off } = await located(host, tab);
	if (state === null || draft === null || off || !host.advising.wasShown(tab, draft.text)) return [];
	const [packs, inPrivate] = await Promise.all([host.packsNow(), host.isPrivate(tab)]);
	const { kinds } = await host.advising.advise(packs, tab, draft, state, settings);
	const mentions = kinds.find((one) => one.kind === kind)?.advice.mentions ?? [];
	const named = mentions.filter(({ film }) => film.id === id);
	const words = new Set(named.map(({ start, end }) => normalizeWords(draft.text.slice(start, end))));
	const place = { storage: host.browser.storage, site: state.site, private: inPrivate };
	const ignored: SettledHere[] = [];
	for (const one of words)
		if ((await settleAt(place, kind, one, false)) !== null) ignored.push({ of: kind, site: state.site, words: one });
	host.stale(tab, state.frame);
	return ignored;
}
