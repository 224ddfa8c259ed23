/** Takes films out of drafts: finds what to change, and has the page that holds the draft change it. */

import { nameOf } from '../core/advice/names.ts';
import { phrasesFor } from '../core/advice/phrases.ts';
import type { Advice, AdvisedMention } from '../core/advice/result.ts';
import type { Named } from '../core/advice/takeOut/items.ts';
import { takeOut } from '../core/advice/takeOut/takeOut.ts';
import type { OtherKind } from '../core/catalogue/packKinds.ts';
import { type FilmKey, isSameKey } from '../core/catalogue/titled.ts';
import type { Mention } from '../core/mentions/mentions.ts';
import { readTakenOut, type TakenOut, type TextChange } from '../messages/changes.ts';
import type { ToldFilm } from '../messages/ui.ts';
import type { WorkerRequest } from '../messages/worker.ts';
import type { Written } from '../messages/written.ts';
import { type Draft, isAt } from '../storage/draft.ts';
import { changeCurrent } from '../storage/drafts.ts';
import type { Settings } from '../storage/settings.ts';
import { strings } from '../strings.ts';
import { numberOf, type OtherAdvice } from './found.ts';
import type { WorkerHost } from './host.ts';
import { located } from './located.ts';

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
	const { settings, state, draft, off } = await located(host, tab);
	if (state === null || draft === null || off || !host.advising.wasShown(tab, draft.text)) return CHANGED;
	const said = await saidInstead(host, told);
	const chosen = (_: readonly Counted[], mentions: readonly Counted[]) => {
		const isSame = ({ id }: Counted) => films === undefined || films.includes(id);
		const known = wanted.flatMap((i) => (mentions[i] && isSame(mentions[i]) ? mentions[i] : []));
		return known.length === wanted.length ? known : [];
	};
	const changes = await changesOf(host, { tab, draft, state, settings }, chosen, said);
	if (changes.length === 0) return CHANGED;
	// Before the page checks the draft that it has then.
	await changeCurrent(host.browser.storage.session, tab, (current) =>
		isAt(state)(current) ? withTold(current, said) : current,
	);
	const answer = await makeChanges(host, tab, state, draft, changes);
	// Nothing of it stands in the draft.
	if (said.size > 0 && answer.replaced === 0)
		await changeCurrent(host.browser.storage.session, tab, (current) =>
			isAt(state)(current) ? untold(current, state) : current,
		);
	return answer;
}

/** Takes an item of another kind than films out of the tab's draft, wherever it is named, unless it is not the one last shown. */
export async function takeOutOther(host: WorkerHost, tab: number, item: FilmKey): Promise<TakenOut> {
	const { settings, state, draft, off } = await located(host, tab);
	if (state === null || draft === null || off || !host.advising.wasShown(tab, draft.text)) return CHANGED;
	const changes = await changesOf(host, { tab, draft, state, settings }, (mentions) =>
		mentions.filter((mention) => isSameKey(mention.key, item)),
	);
	return changes.length === 0 ? CHANGED : makeChanges(host, tab, state, draft, changes);
}

/** Has the page that holds the draft make changes. */
async function makeChanges(
	host: WorkerHost,
	tab: number,
	state: Draft,
	draft: Written,
	changes: TextChange[],
): Promise<TakenOut> {
	const answer = readTakenOut(await request(host, state, tab, { kind: 'takeOut', text: draft.text, changes }));
	return answer ?? { replaced: 0, refused: changes.reduce((sum, { titles }) => sum + titles, 0), changed: false };
}

/** Has the page take back what was last taken out of the tab's draft. @returns whether it did */
export async function takeBackIn(host: WorkerHost, tab: number): Promise<boolean> {
	const { state, off } = await located(host, tab);
	return state !== null && !off && (await request(host, state, tab, { kind: 'takeBack' })) === true;
}

/** Returns the changes that take out what begins at an offset of a draft, wherever it is named. */
export const changesForFilmAt = (host: WorkerHost, asked: Asked, start: number): Promise<TextChange[]> =>
	changesOf(host, asked, (all) => {
		const key = all.find((mention) => mention.start === start)?.key;
		return all.filter((mention) => key !== undefined && isSameKey(mention.key, key));
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

/** A mention that counts, or is asked about. */
interface Counted {
	start: number;
	/** What it names, as it was chosen, and its number in its pack. */
	key: FilmKey;
	id: number;
}

/**
 * @param chosen returns those of the mentions that count which are to be taken out
 * @param said what is said in place of some of their films
 */
async function changesOf(
	host: WorkerHost,
	{ tab, draft, state, settings }: Asked,
	chosen: (counted: readonly Counted[], films: readonly Counted[]) => readonly Counted[],
	said: ReadonlyMap<number, Instead> = new Map(),
): Promise<TextChange[]> {
	const [pack, packs] = await Promise.all([host.pack(), host.othersNow()]);
	const { advice, found, others } = await host.advising.advise(pack, tab, draft, state, settings, packs);
	const films = advice.mentions.map((mention) => countedOf(mention));
	const ofOthers = others.flatMap(
		({ kind, advice: of }) => of?.mentions.map((mention) => countedOf(mention, kind)) ?? [],
	);
	const all = [...films, ...advice.maybes.map((mention) => countedOf(mention)), ...ofOthers];
	const wanted = new Set(chosen(all, films).map(({ start, key: { kind } }) => placeOf(start, kind)));
	const isWanted = ({ start, kind }: Named) => wanted.has(placeOf(start, kind));
	const named = namedIn(advice, found, others, isWanted);
	const changed = named.flatMap((one, i) => (isWanted(one) ? i : []));
	const words = (i: number) => (named[i]!.kind === undefined ? said.get(named[i]!.film)?.words : undefined);
	const out = changed.filter((i) => words(i) === undefined);
	const told = new Map(changed.flatMap((i): [number, string][] => (out.includes(i) ? [] : [[i, words(i)!]])));
	return takeOut(draft.text, named, out, told).map(({ edits, mentions, instead }) => {
		const { start, end } = named[Math.min(...mentions)]!;
		return { edits, instead, title: { start, end }, titles: mentions.length };
	});
}

type Advised = Pick<AdvisedMention, 'start' | 'film'>;
const countedOf = ({ start, film: { id, title, year } }: Advised, kind?: OtherKind): Counted => ({
	...{ start, id },
	key: { title, year, ...(kind && { kind }) },
});

const placeOf = (start: number, kind: OtherKind | undefined) => `${kind ?? ''}${start}`;

/** All that a draft names, in order of position; of what kinds claim alike, what is to be taken out. */
function namedIn(
	{ mentions, maybes }: Advice,
	found: readonly Mention[],
	others: readonly OtherAdvice[],
	isWanted: (one: Named) => boolean,
): Named[] {
	const chosen = new Map([...mentions, ...maybes].map(({ start, film }) => [start, film.id]));
	const films = found.map(({ start, end, film }): Named => ({ start, end, film: chosen.get(start) ?? film }));
	if (others.length === 0) return films;
	const ofOthers = others.flatMap(({ kind, found: its }) =>
		its.map(({ start, end, film }): Named => ({ start, end, film: numberOf(kind, film), kind })),
	);
	const all = [...films, ...ofOthers].sort((a, b) => a.start - b.start);
	const wanted = all.filter(isWanted);
	const isFree = (one: Named) => !wanted.some(({ start, end }) => start < one.end && one.start < end);
	return all.filter((one) => isWanted(one) || isFree(one));
}

/** Asks the frame that holds the draft; null if it does not answer. */
const request = (host: WorkerHost, { frame }: Draft, tab: number, message: WorkerRequest): Promise<unknown> =>
	host.browser.tabs.sendMessage(tab, message, { frameId: frame }).catch(() => null);
