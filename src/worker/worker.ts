/**
 * The background side. It may be stopped at any moment and started by the next message: nothing it needs lives only
 * in its memory, and what does (the pack) is loaded again.
 */
import type { Browser, Runtime } from 'webextension-polyfill';
import { type Advice, advise } from '../core/advice/advice.ts';
import type { Pack } from '../core/population/pack.ts';
import {
	type Notice,
	type PageRequest,
	type PopupView,
	readPageRequest,
	readUiRequest,
	type SettingsView,
	type UiNews,
	type UiRequest,
} from '../messages.ts';
import { type DraftState, forgetDraft, newDraft, readDraft, writeDraft } from '../storage/drafts.ts';
import { changeSettings, NewerSettingsError, readSettings } from '../storage/settings.ts';
import { showBadge } from './badge.ts';

export interface WorkerDeps {
	browser: Browser;
	/** Loads the pack; called once, and again after a failure. */
	loadPack: (onReplaced: () => unknown) => Promise<Pack>;
}

const NOTICES = 'notices';

export function startWorker({ browser, loadPack }: WorkerDeps): void {
	const { local, session } = browser.storage;
	let pack: Promise<Pack> | null = null;
	const thePack = () => {
		pack ??= loadPack(() => session.set({ [NOTICES]: ['packReplaced' satisfies Notice] })).catch((error) => {
			pack = null;
			throw error;
		});
		return pack;
	};

	browser.runtime.onMessage.addListener((message: unknown, sender: Runtime.MessageSender) => {
		if (sender.id !== browser.runtime.id) return undefined;
		const fromUi = sender.url?.startsWith(browser.runtime.getURL('')) === true;
		if (fromUi) {
			const request = readUiRequest(message);
			return request === null ? undefined : answerUi(request);
		}
		const request = readPageRequest(message);
		if (request === null || sender.tab?.id === undefined) return undefined;
		return answerPage(request, sender.tab.id, sender.frameId ?? 0, siteOf(sender));
	});
	browser.tabs.onRemoved.addListener((tab) => forgetDraft(session, tab));

	async function answerPage(request: PageRequest, tab: number, frame: number, site: string): Promise<boolean> {
		const { settings } = await readSettings(local);
		const watching = !settings.sitesOff.includes(site);
		if (!watching) await showBadge(browser.action, tab, { kind: 'idle' });
		else {
			const state = await draftState(tab, frame, site, request.kind === 'check' && request.text === '');
			if (request.kind === 'check') await check(request.text, tab, state, settings.tolerance);
			// The first draft should not wait for the pack.
			else void thePack().catch(() => showBadge(browser.action, tab, { kind: 'failed' }));
			announce(tab);
		}
		return watching;
	}

	/** Tells an open popup that there is news of a tab's draft. */
	function announce(tab: number): void {
		browser.runtime.sendMessage({ kind: 'changed', tab } satisfies UiNews).catch(() => undefined);
	}

	/** What is known of the draft in this frame; nothing, once its box was emptied or another frame is written in. */
	async function draftState(tab: number, frame: number, site: string, emptied: boolean): Promise<DraftState> {
		const before = await readDraft(session, tab);
		if (before !== null && !emptied && before.frame === frame && before.site === site) return before;
		const state = newDraft(frame, site);
		await writeDraft(session, tab, state);
		return state;
	}

	async function check(text: string, tab: number, state: DraftState, tolerance: number): Promise<void> {
		try {
			await showAdvice(tab, adviseDraft(await thePack(), text, state, tolerance));
		} catch (error) {
			await showBadge(browser.action, tab, { kind: 'failed' });
			throw error;
		}
	}

	function showAdvice(tab: number, { crowd, tolerance, mentions }: Advice): Promise<void> {
		return showBadge(
			browser.action,
			tab,
			mentions.length > 0 ? { kind: 'advice', crowd, tolerance } : { kind: 'idle' },
		);
	}

	function answerUi(request: UiRequest): Promise<PopupView | SettingsView> {
		switch (request.kind) {
			case 'view':
				return view(request.tab);
			case 'choose':
				return changeDraft(request.tab, (state) => ({
					...state,
					choices: [...state.choices.filter(([form]) => form !== request.form), [request.form, request.film]],
				}));
			case 'decoy':
				return changeDraft(request.tab, (state) => ({
					...state,
					decoys: [...new Set([...state.decoys, request.film])],
				}));
			case 'switchSite':
				return switchSite(request.site, request.off);
			case 'setTolerance':
				return change((settings) => ({ ...settings, tolerance: request.tolerance }));
			case 'settings':
				return settingsView();
			case 'dismiss':
				return session.remove(NOTICES).then(settingsView);
		}
	}

	async function changeDraft(tab: number, change: (state: DraftState) => DraftState): Promise<PopupView> {
		const state = await readDraft(session, tab);
		if (state !== null) await writeDraft(session, tab, change(state));
		return view(tab);
	}

	async function view(tab: number): Promise<PopupView> {
		const { settings, problem } = await readSettings(local);
		const state = await readDraft(session, tab);
		const site = state?.site ?? (await ask<string>(tab, { kind: 'site' }, 0));
		const off = site !== null && settings.sitesOff.includes(site);
		const text = off || state === null ? null : await ask<string>(tab, { kind: 'draft' }, state.frame);
		const notices = ((await session.get(NOTICES))[NOTICES] as Notice[] | undefined) ?? [];
		const result: PopupView = {
			site,
			off,
			failed: false,
			advice: null,
			surfaces: [],
			decoys: state?.decoys ?? [],
			notices,
			settingsProblem: problem,
		};
		if (text === null || state === null || text === '') return result;
		try {
			const advice = adviseDraft(await thePack(), text, state, settings.tolerance);
			await showAdvice(tab, advice);
			return { ...result, advice, surfaces: advice.mentions.map((m) => text.slice(m.start, m.end)) };
		} catch {
			return { ...result, failed: true };
		}
	}

	/** What the script of a frame answers, or null where none listens or it has nothing to say. */
	async function ask<T>(tab: number, message: unknown, frameId: number): Promise<T | null> {
		const answer = await browser.tabs.sendMessage(tab, message, { frameId }).catch(() => null);
		return typeof answer === 'string' ? (answer as T) : null;
	}

	async function switchSite(site: string, off: boolean): Promise<SettingsView> {
		const shown = await change((settings) => {
			const others = settings.sitesOff.filter((other) => other !== site);
			return { ...settings, sitesOff: off ? [...others, site].sort() : others };
		});
		const tabs = await browser.tabs.query({});
		await Promise.all(
			tabs.map(
				(tab) => tab.id !== undefined && browser.tabs.sendMessage(tab.id, { kind: 'switched' }).catch(() => null),
			),
		);
		return shown;
	}

	async function change(how: Parameters<typeof changeSettings>[1]): Promise<SettingsView> {
		await changeSettings(local, how).catch((error) => {
			if (!(error instanceof NewerSettingsError)) throw error;
		});
		return settingsView();
	}

	async function settingsView(): Promise<SettingsView> {
		const { settings, problem } = await readSettings(local);
		const population = await thePack().then(
			({ population: { name, size, date, sources } }) => ({ name, size, date, sources }),
			() => null,
		);
		return { tolerance: settings.tolerance, sitesOff: settings.sitesOff, problem, population };
	}
}

function adviseDraft(pack: Pack, text: string, state: DraftState, tolerance: number): Advice {
	const { seed, choices, decoys } = state;
	return advise(pack, text, { tolerance, seed, choices: new Map(choices), decoys: new Set(decoys) });
}

/** Host name of the frame that sent a message; frames without an address of their own have their opener's origin. */
function siteOf(sender: Runtime.MessageSender): string {
	const { origin } = sender as { origin?: string };
	for (const address of [sender.url, origin, sender.tab?.url]) {
		const host = address === undefined ? '' : (URL.parse(address)?.hostname ?? '');
		if (host !== '') return host;
	}
	return 'unknown';
}
