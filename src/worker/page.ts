/** Handles requests of content scripts, which are not trusted. */
import { itemsNamed } from '../core/advice/itemsNamed.ts';
import { type Item, isSameItem } from '../core/catalogue/packKinds.ts';
import type { PageAdvice } from '../messages/advice.ts';
import type { PageProtocol, PageRequest } from '../messages/page.ts';
import { answer, type Handlers, type Request } from '../messages/protocol.ts';
import { type Draft, saidIn } from '../storage/draft.ts';
import { changeDrafts, readDrafts, withoutCurrent, writeInBox } from '../storage/drafts.ts';
import type { Settings } from '../storage/settings.ts';
import type { ReadSettings } from '../storage/storedSettings.ts';
import { bringBoxScript, bringOverlay } from './boxScript.ts';
import { carriedHandlers } from './carried.ts';
import { type Frame, isFromFrame } from './frame.ts';
import type { WorkerHost } from './host.ts';
import { release } from './keeping.ts';
import { sayInLanguage } from './language.ts';
import { effectiveSettings, settleAt, settledAt } from './lists.ts';
import { lastDraft } from './located.ts';
import { type Packs, packOfKind } from './packs.ts';
import { pageAdvice } from './pageAdvice.ts';
import { holdReport, reportHandlers } from './reports.ts';
import { sayInDraft } from './said.ts';
import { adviseInTab } from './shownAdvice.ts';
import { isAllowed } from './sites.ts';
import { recordDone } from './study/draft.ts';
import { followDraft } from './study/follow.ts';
import { changesForItemAt } from './takeOut.ts';
import { inDraftTurn, inPageTurn } from './turns.ts';
import { writerAt } from './writer.ts';

/** @returns the answer, or false if the site is switched off or not allowed */
export async function answerPage(host: WorkerHost, request: PageRequest, from: Frame): Promise<unknown> {
	const { browser } = host;
	const { tab } = from;
	const held = holdReport(host, request, from);
	const [read, allowed] = await inPageTurn(() =>
		Promise.all([effectiveSettings(browser.storage), isAllowed(browser, from.address), held]),
	);
	const { settings } = read;
	await sayInLanguage(browser, settings.language);
	if (request.kind === 'allowed' && allowed) return true;
	if (!allowed || settings.sitesOff.includes(from.site)) {
		host.advising.forget(tab);
		if ('post' in request) await release(host, request.post);
		await changeDrafts(browser.storage.session, tab, withoutCurrent);
		await host.showBadge(tab, { kind: 'idle' });
		return false;
	}
	return answer(pageHandlers, request, host, from, read);
}

const pageHandlers: Handlers<PageProtocol, [WorkerHost, Frame, ReadSettings]> = {
	allowed: async () => true,
	load: async (_, host, { tab, frame }) => {
		await bringBoxScript(host, tab, frame);
		return true;
	},
	draw: async (_, host, { tab, frame }) => {
		await bringOverlay(host, tab, frame);
		return true;
	},
	watching: async (_, host) => {
		// Loads the packs early, so that the first draft does not wait for them.
		void host.packs().catch(() => undefined);
		return true;
	},
	check,
	settle: async ({ of, words, isItem }, host, from) => {
		if (isItem === false) await recordDone(host, from.tab, await readSenderDraft(host, from), { dismissed: true });
		const settled = await settleAt({ ...from, storage: host.browser.storage }, of, words, isItem);
		return settled !== null;
	},
	neverRated: async ({ item }, host, from, { settings }) => {
		const draft = await readSenderDraft(host, from);
		const packs = await host.packsNow();
		const pack = packOfKind(packs, item.kind);
		if (draft === null || pack === undefined || !(await isNamed(host, packs, item, draft, settings, from.tab)))
			return false;
		const { rated, said } = await writerAt(host.db, pack.catalogue, draft.site, settings);
		// An import says otherwise.
		if (rated?.has(item.id)) return false;
		const before = saidIn(draft, item.kind, said).get(item.id) ?? null;
		// Noted for it to be taken back.
		const noted = (current: Draft) => ({ ...current, denied: { ...item, said: before } });
		await sayInDraft(host, from.tab, draft, from.private, { ...item, said: 'never' }, noted);
		return true;
	},
	unsay: async ({ item }, host, from) => {
		const draft = await readSenderDraft(host, from);
		if (draft?.denied === undefined || !isSameItem(draft.denied, item)) return false;
		await sayInDraft(host, from.tab, draft, from.private, draft.denied, ({ denied: _, ...rest }) => rest);
		return true;
	},
	changes: async ({ text, others = [], partly = false, start, key }, host, from, { settings }) => {
		const state = await readSenderDraft(host, from);
		return (
			state && changesForItemAt(host, { tab: from.tab, draft: { text, others, partly }, state, settings }, start, key)
		);
	},
	opened: async (_, host, from) => {
		await recordDone(host, from.tab, await readSenderDraft(host, from), { opened: true });
		return true;
	},
	...reportHandlers,
	...carriedHandlers,
};

async function check(
	{ kind: _, box, begun, ours, others = [], ...written }: Request<PageProtocol, 'check'>,
	host: WorkerHost,
	from: Frame,
	read: ReadSettings,
): Promise<PageAdvice> {
	const { tab, frame, site, private: inPrivate } = from;
	const { storage } = host.browser;
	const empty = written.text.trim() === '';
	try {
		const current = await inDraftTurn(async () => {
			const drafts = await changeDrafts(storage.session, tab, (before) =>
				writeInBox(before, { frame, box, site }, empty),
			);
			if (!inPrivate) await followDraft(host, tab, drafts.current!, empty, { begun, ours });
			return drafts.current;
		});
		const draft = { ...written, others };
		const advised = await adviseInTab(host, tab, draft, current!, read.settings);
		// The page knows its own changes of the text, and whether a box is empty or gone.
		host.announce(tab, { read, state: current, ...(!written.partly && !empty && { draft }) });
		return pageAdvice(advised, read.settings.quiet, draft.text, current!.left);
	} catch (error) {
		await host.showBadge(tab, { kind: 'failed' });
		host.announce(tab);
		throw error;
	}
}

async function isNamed(
	host: WorkerHost,
	packs: Packs,
	item: Item,
	state: Draft,
	settings: Settings,
	tab: number,
): Promise<boolean> {
	const draft = await lastDraft(host, tab, state);
	const { choices } = state;
	const settled = settledAt(settings, state.site);
	return draft !== null && itemsNamed(packs, [draft], { choices, settled }).some((one) => isSameItem(one, item));
}

async function readSenderDraft({ browser }: WorkerHost, from: Frame): Promise<Draft | null> {
	const { current } = await readDrafts(browser.storage.session, from.tab);
	return current !== null && isFromFrame(current, from) ? current : null;
}
