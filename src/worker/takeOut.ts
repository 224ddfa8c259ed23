/** Takes films out of drafts: finds what to change, and has the page that holds the draft change it. */

import type { Advice } from '../core/advice/result.ts';
import { takeOut } from '../core/advice/takeOut/takeOut.ts';
import { readTakenOut, type TakenOut, type TextChange } from '../messages/changes.ts';
import type { WorkerRequest } from '../messages/worker.ts';
import type { Draft } from '../storage/draft.ts';
import type { Settings } from '../storage/settings.ts';
import type { WorkerHost } from './host.ts';
import { effectiveSettings } from './lists.ts';

interface Asked {
	tab: number;
	text: string;
	state: Draft;
	settings: Settings;
}

const CHANGED: TakenOut = { replaced: 0, refused: 0, changed: true };

/** Takes the mentions with these numbers in the advice out of the tab's draft, unless it is not the one last shown. */
export async function takeOutOf(host: WorkerHost, tab: number, wanted: readonly number[]): Promise<TakenOut> {
	const { settings } = await effectiveSettings(host.browser.storage);
	const { state, text, off } = await host.whereIs(tab, settings);
	if (state === null || text === null || off || !host.advising.wasShown(tab, text)) return CHANGED;
	const changes = await changesOf(host, { tab, text, state, settings }, ({ mentions }) => {
		const known = wanted.flatMap((mention) => mentions[mention]?.start ?? []);
		return known.length === wanted.length ? known : [];
	});
	if (changes.length === 0) return CHANGED;
	const answer = readTakenOut(await request(host, state, tab, { kind: 'takeOut', text, changes }));
	return answer ?? { replaced: 0, refused: changes.reduce((sum, { titles }) => sum + titles, 0), changed: false };
}

/** Has the page take back what was last taken out of the tab's draft. @returns whether it did */
export async function takeBackIn(host: WorkerHost, tab: number): Promise<boolean> {
	const { settings } = await effectiveSettings(host.browser.storage);
	const { state, off } = await host.whereIs(tab, settings);
	return state !== null && !off && (await request(host, state, tab, { kind: 'takeBack' })) === true;
}

/** Returns the changes that take out the film that begins at an offset of a draft, wherever it is named. */
export const changesForFilmAt = (host: WorkerHost, asked: Asked, start: number): Promise<TextChange[]> =>
	changesOf(host, asked, ({ mentions, maybes }) => {
		const all = [...mentions, ...maybes];
		const film = all.find((mention) => mention.start === start)?.film.id;
		return all.filter((mention) => mention.film.id === film).map((mention) => mention.start);
	});

/** @param startsIn returns where the mentions begin that are to be taken out */
async function changesOf(
	host: WorkerHost,
	{ tab, text, state, settings }: Asked,
	startsIn: (advice: Advice) => readonly number[],
): Promise<TextChange[]> {
	const { advice, found } = await host.advising.advise(await host.pack(), tab, text, state, settings);
	const chosen = new Map([...advice.mentions, ...advice.maybes].map(({ start, film }) => [start, film.id]));
	const named = found.map(({ start, end, film }) => ({ start, end, film: chosen.get(start) ?? film }));
	const starts = new Set(startsIn(advice));
	const out = named.flatMap(({ start }, i) => (starts.has(start) ? i : []));
	return takeOut(text, named, out).map(({ edits, mentions, instead }) => {
		const { start, end } = named[Math.min(...mentions)]!;
		return { edits, instead, title: { start, end }, titles: mentions.length };
	});
}

/** Asks the frame that holds the draft; null if it does not answer. */
const request = (host: WorkerHost, { frame }: Draft, tab: number, message: WorkerRequest): Promise<unknown> =>
	host.browser.tabs.sendMessage(tab, message, { frameId: frame }).catch(() => null);
