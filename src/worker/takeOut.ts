/** Takes films out of drafts: finds what to change, and has the page that holds the draft change it. */

import { nameOf } from '../core/advice/names.ts';
import { phrasesFor } from '../core/advice/phrases.ts';
import type { Advice } from '../core/advice/result.ts';
import { takeOut } from '../core/advice/takeOut/takeOut.ts';
import { readTakenOut, type TakenOut, type TextChange } from '../messages/changes.ts';
import type { ToldFilm } from '../messages/ui.ts';
import type { WorkerRequest } from '../messages/worker.ts';
import type { Written } from '../messages/written.ts';
import { type Draft, isAt } from '../storage/draft.ts';
import { changeCurrent } from '../storage/drafts.ts';
import type { Settings } from '../storage/settings.ts';
import { strings } from '../strings.ts';
import type { WorkerHost } from './host.ts';
import { effectiveSettings } from './lists.ts';

interface Asked {
	tab: number;
	draft: Written;
	state: Draft;
	settings: Settings;
}

const CHANGED: TakenOut = { replaced: 0, refused: 0, changed: true };

/**
 * Takes the mentions with these numbers in the advice out of the tab's draft, unless it is not the one last shown.
 * @param told what is said in place of some of their films
 * @param films those that the mentions named when they were shown
 */
export async function takeOutOf(
	host: WorkerHost,
	tab: number,
	wanted: readonly number[],
	told: readonly ToldFilm[] = [],
	films?: readonly number[],
): Promise<TakenOut> {
	const { settings } = await effectiveSettings(host.browser.storage);
	const { state, draft, off } = await host.whereIs(tab, settings);
	if (state === null || draft === null || off || !host.advising.wasShown(tab, draft.text)) return CHANGED;
	const said = await saidInstead(host, told);
	const startsIn = ({ mentions }: Advice) => {
		const isSame = (film: number) => films === undefined || films.includes(film);
		const known = wanted.flatMap((i) => (mentions[i] && isSame(mentions[i].film.id) ? mentions[i].start : []));
		return known.length === wanted.length ? known : [];
	};
	const changes = await changesOf(host, { tab, draft, state, settings }, startsIn, said);
	if (changes.length === 0) return CHANGED;
	// Before the page checks the draft that it has then.
	await changeCurrent(host.browser.storage.session, tab, (current) =>
		isAt(state)(current) ? withTold(current, said) : current,
	);
	const answer = readTakenOut(await request(host, state, tab, { kind: 'takeOut', text: draft.text, changes }));
	// Nothing of it stands in the draft.
	if (said.size > 0 && !answer?.replaced)
		await changeCurrent(host.browser.storage.session, tab, (current) =>
			isAt(state)(current) ? untold(current, state) : current,
		);
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

/** What is said in place of a film's title. */
interface Instead {
	words: string;
	/** Which facts a phrase tells. */
	telling: number | null;
	/** The other film that is named. */
	swap: number | null;
}

/** Returns what is said in place of these films' titles, by film; only phrases and titles that there are. */
async function saidInstead(host: WorkerHost, told: readonly ToldFilm[]): Promise<Map<number, Instead>> {
	const { catalogue } = await host.pack();
	const known = told.filter(({ film, swap }) => Math.max(film, swap ?? 0) < catalogue.films);
	return new Map(
		known.flatMap(({ film, words, swap }): [number, Instead][] => {
			if (swap !== null) return [[film, { words: strings.film(nameOf(catalogue, swap)), telling: null, swap }]];
			const phrase = phrasesFor(catalogue, film).find((other) => other.words === words);
			return phrase === undefined ? [] : [[film, { words, telling: phrase.telling, swap }]];
		}),
	);
}

/** Notes what is said in place of titles, which counts as long as it stands in the draft. */
function withTold(draft: Draft, said: ReadonlyMap<number, Instead>): Draft {
	if (said.size === 0) return draft;
	const tellings = [...said].flatMap(([film, { telling }]): [number, number][] =>
		telling === null ? [] : [[film, telling]],
	);
	return {
		...draft,
		told: [...(draft.told ?? []).filter(([film]) => !said.has(film)), ...tellings],
		decoys: [...new Set([...draft.decoys, ...[...said.values()].flatMap(({ swap }) => swap ?? [])])],
	};
}

/** The draft with what was noted of it before. */
function untold({ told: _, ...draft }: Draft, { told, decoys }: Draft): Draft {
	return { ...draft, ...(told !== undefined && { told }), decoys };
}

/**
 * @param startsIn returns where the mentions begin that are to be taken out
 * @param said what is said in place of some of their films
 */
async function changesOf(
	host: WorkerHost,
	{ tab, draft, state, settings }: Asked,
	startsIn: (advice: Advice) => readonly number[],
	said: ReadonlyMap<number, Instead> = new Map(),
): Promise<TextChange[]> {
	const { advice, found } = await host.advising.advise(await host.pack(), tab, draft, state, settings);
	const chosen = new Map([...advice.mentions, ...advice.maybes].map(({ start, film }) => [start, film.id]));
	const named = found.map(({ start, end, film }) => ({ start, end, film: chosen.get(start) ?? film }));
	const starts = new Set(startsIn(advice));
	const changed = named.flatMap(({ start }, i) => (starts.has(start) ? i : []));
	const words = (i: number) => said.get(named[i]!.film)?.words;
	const out = changed.filter((i) => words(i) === undefined);
	const told = new Map(changed.flatMap((i): [number, string][] => (out.includes(i) ? [] : [[i, words(i)!]])));
	return takeOut(draft.text, named, out, told).map(({ edits, mentions, instead }) => {
		const { start, end } = named[Math.min(...mentions)]!;
		return { edits, instead, title: { start, end }, titles: mentions.length };
	});
}

/** Asks the frame that holds the draft; null if it does not answer. */
const request = (host: WorkerHost, { frame }: Draft, tab: number, message: WorkerRequest): Promise<unknown> =>
	host.browser.tabs.sendMessage(tab, message, { frameId: frame }).catch(() => null);
