import { type PageDraft, readPageDraft } from '../messages/written.ts';
import { type BoxPlace, type Draft, isAt } from '../storage/draft.ts';
import { readDrafts } from '../storage/drafts.ts';
import { siteOfHost } from '../storage/limits.ts';
import type { ReadSettings } from '../storage/storedSettings.ts';
import type { Known, WorkerHost } from './host.ts';
import { effectiveSettings } from './lists.ts';

/** The site and draft that the user is at in a tab, with the settings of the request. */
export interface Located extends ReadSettings {
	state: Draft | null;
	/** The draft's text, if there is one. */
	draft: PageDraft | null;
	site: string | null;
	off: boolean;
}

/** Reads the settings and the record of the current draft, each once per request, and finds where the user is in a tab. */
export async function located(
	host: WorkerHost,
	tab: number,
	{ read, state: known, draft: given }: Known = {},
): Promise<Located> {
	const { storage } = host.browser;
	const [{ settings, problem }, state] = await Promise.all([
		read ?? effectiveSettings(storage),
		known === undefined ? readDrafts(storage.session, tab).then(({ current }) => current) : known,
	]);
	const { sitesOff } = settings;
	// The draft is requested only if the site is on, and content scripts return only a draft that they have sent before.
	const on = state !== null && !sitesOff.includes(state.site);
	const asked = () => (given === 'last' ? lastDraft : askDraft)(host, tab, state!);
	const draft = !on ? null : typeof given === 'object' ? given : await asked();
	const name = draft === null ? await host.ask(tab, { kind: 'site' }, 0) : null;
	const site = draft !== null ? state!.site : name && siteOfHost(name);
	return { settings, problem, state, draft, site, off: site !== null && sitesOff.includes(site) };
}

const askDraft = async (host: WorkerHost, tab: number, { frame }: BoxPlace): Promise<PageDraft | null> =>
	readPageDraft(await host.request(tab, { kind: 'draft' }, frame));

/** The draft in a box as it last got advice; its page is asked only if that is no longer known. */
export async function lastDraft(host: WorkerHost, tab: number, place: BoxPlace): Promise<PageDraft | null> {
	const last = host.advising.lastDraft(tab);
	return last !== null && isAt(place)(last.place) ? last.draft : askDraft(host, tab, place);
}
