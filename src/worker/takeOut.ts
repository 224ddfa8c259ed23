/** Takes items out of drafts: finds the changes, and asks the draft's page to make them. */
import type { KindAdvice } from '../core/advice/adviseAll.ts';
import { nameOf } from '../core/advice/names.ts';
import { saidOut } from '../core/advice/offered.ts';
import { phrasesFor } from '../core/advice/phrases.ts';
import type { Advice } from '../core/advice/result.ts';
import { type Edit, edited } from '../core/algorithms/edits.ts';
import { type Item, isSameItem, type PackKind } from '../core/catalogue/packKinds.ts';
import type { FoundItems } from '../core/mentions/findItems.ts';
import type { Named } from '../core/rewrite/items.ts';
import { type Said, takeOut } from '../core/rewrite/takeOut.ts';
import { readTakenOut, type TakenOut, type TextChange } from '../messages/changes.ts';
import type { ReplacedFilm } from '../messages/ui.ts';
import type { Written } from '../messages/written.ts';
import { type Draft, isAt, withDecoy } from '../storage/draft.ts';
import { changeCurrent } from '../storage/drafts.ts';
import type { Settings } from '../storage/settings.ts';
import { film as filmName } from '../strings/counts.ts';
import { sentenceOf } from './cards.ts';
import type { WorkerHost } from './host.ts';
import { located } from './located.ts';

export interface Asked {
	tab: number;
	draft: Written;
	state: Draft;
	settings: Settings;
}

/** The tab's last draft; null without one, or if its site is switched off. */
async function lastShown(host: WorkerHost, tab: number): Promise<Asked | null> {
	const { settings, state, draft, off } = await located(host, tab, { draft: 'last' });
	return state === null || draft === null || off ? null : { tab, draft, state, settings };
}

const adviceOn = async (host: WorkerHost, { tab, draft, state, settings }: Asked) =>
	host.advising.advise(await host.packsNow(), tab, draft, state, settings);

const CHANGED: TakenOut = { replaced: 0, refused: 0, changed: true };

/** Takes items out of a draft, if it is the last one shown and names all of them. @param replacements for some films */
export async function takeOutOf(
	host: WorkerHost,
	tab: number,
	items: readonly Item[],
	replacements: readonly ReplacedFilm[] = [],
): Promise<TakenOut> {
	// The page changes only the text that was advised on.
	const asked = await lastShown(host, tab);
	if (asked === null || !host.advising.wasShown(tab, asked.draft.text)) return CHANGED;
	const { draft, state } = asked;
	const said = await saidInstead(host, replacements);
	const chosen = (counted: readonly Counted[]) => {
		const sure = counted.filter(({ maybe }) => !maybe);
		const isNamed = (item: Item) => sure.some((one) => isSameItem(one, item));
		return items.every(isNamed) ? sure.filter((one) => items.some((item) => isSameItem(item, one))) : [];
	};
	const changes = await changesOf(host, asked, chosen, said);
	if (changes.length === 0) return CHANGED;
	const note = async (change: (draft: Draft) => Draft) => {
		if (said.size > 0)
			await changeCurrent(host.browser.storage.session, tab, (current) =>
				isAt(state)(current) ? change(current) : current,
			);
	};
	// Before the page checks the draft that it has then.
	await note((current) => withReplaced(current, said));
	const request = { kind: 'takeOut' as const, text: draft.text, changes };
	const none = { replaced: 0, refused: changes.reduce((sum, { titles }) => sum + titles, 0), changed: false };
	const answer = readTakenOut(await host.request(tab, request, state.frame)) ?? none;
	if (answer.replaced === 0) await note((current) => withoutReplaced(current, state));
	return answer;
}

/** How the sentences of films read after they change together; unchanged if the draft is not known. */
export async function previewOf(
	host: WorkerHost,
	tab: number,
	films: readonly number[],
	replacements: readonly ReplacedFilm[] = [],
): Promise<string[]> {
	const asked = await lastShown(host, tab);
	if (asked === null) return [];
	const { draft } = asked;
	const isChosen = ({ kind, id }: Item) => kind === 'films' && films.includes(id);
	const said = await saidInstead(host, replacements);
	const changes = await changesOf(host, asked, (all) => all.filter((one) => !one.maybe && isChosen(one)), said);
	const { films: advice } = await adviceOn(host, asked);
	return films.map((film) => {
		const { start, end } = advice.wordings.find((one) => one.film.id === film) ?? { start: 0, end: 0 };
		const isInside = (edit: Edit) => start <= edit.start && edit.end <= end;
		const edits = changes
			.flatMap((change) => change.edits)
			.filter((edit) => isInside(edit) || (edit.start < end && start < edit.end));
		// A sentence that goes takes the space before it along.
		const own = edits.map((edit) => ({
			...{ start: Math.max(edit.start, start) - start, end: Math.min(edit.end, end) - start },
			text: edit.text,
		}));
		return edited(draft.text.slice(start, end), own).trim();
	});
}

/** The words that go with a film that is taken out, where no wording for it is known. */
export async function wordsWith(host: WorkerHost, asked: Asked, film: number): Promise<string> {
	const isIt = ({ kind, id, maybe }: Counted) => !maybe && kind === 'films' && id === film;
	const changes = await changesOf(host, asked, (all) => all.filter(isIt));
	const words = changes
		.flatMap(({ edits }) => edits)
		.map(({ start, end }) => asked.draft.text.slice(start, end).trim());
	return words.filter((some) => some !== '').join(' … ');
}

/** Names a suggested film in the last shown draft, and notes it as a decoy; nothing if no words are right for it. */
export async function addTo(host: WorkerHost, tab: number, item: Item): Promise<TakenOut> {
	const asked = await lastShown(host, tab);
	if (asked === null || !host.advising.wasShown(tab, asked.draft.text)) return CHANGED;
	const { draft, state } = asked;
	const { kinds } = await adviceOn(host, asked);
	const { suggestions = [] } = kinds.find(({ kind }) => kind === item.kind)?.advice ?? {};
	const addition = suggestions.find(({ film }) => film.id === item.id)?.addition ?? null;
	if (addition === null) return { ...CHANGED, refused: 1, changed: false };
	const { session } = host.browser.storage;
	// Before the page checks the draft that it has then.
	await changeCurrent(session, tab, (current) => (isAt(state)(current) ? withDecoy(current, item) : current));
	const { edits } = addition;
	const at = edits.at(-1)!.start;
	const changes: TextChange[] = [{ edits, instead: [], title: { start: at, end: at }, titles: 1 }];
	const answer = await host.request(tab, { kind: 'takeOut', text: draft.text, changes }, state.frame);
	return readTakenOut(answer) ?? { replaced: 0, refused: 1, changed: false };
}

/** Asks the page to restore what was last taken out of the tab's draft. @returns whether it did */
export async function takeBackIn(host: WorkerHost, tab: number): Promise<boolean> {
	const { state, off } = await located(host, tab, { draft: 'last' });
	return state !== null && !off && (await host.request(tab, { kind: 'takeBack' }, state.frame)) === true;
}

/** The changes that say less about the item that begins at an offset, everywhere in a draft. @param key key of the sentence */
export async function changesForItemAt(
	host: WorkerHost,
	asked: Asked,
	start: number,
	key: string,
): Promise<TextChange[]> {
	const { tab, state } = asked;
	const { kinds } = await adviceOn(host, asked);
	const said = new Map(
		kinds.filter(({ kind }) => kind === 'films').flatMap(({ advice }) => saidAt(advice, start, key)),
	);
	if (said.size > 0)
		await changeCurrent(host.browser.storage.session, tab, (current) =>
			isAt(state)(current) ? withReplaced(current, said) : current,
		);
	return changesOf(
		host,
		asked,
		(all) => {
			const there = all.find((mention) => mention.start === start);
			return all.filter((mention) => there !== undefined && isSameItem(mention, there));
		},
		said,
	);
}

/** A sentence's words for the film's title, if it has any. */
function saidAt(advice: Advice, start: number, key: string): [number, Instead][] {
	const film = advice.mentions.find((mention) => mention.start === start)?.film.id;
	const sentence = film === undefined ? undefined : sentenceOf(advice, film, key);
	if (film === undefined || (sentence?.says == null && sentence?.how !== 'score')) return [];
	return [[film, { says: sentence.says, telling: sentence.telling, swap: null }]];
}

/** What replaces a film's title. */
interface Instead {
	says: Said;
	/** Which facts a phrase names. */
	telling: number | null;
	/** The other film that is named. */
	swap: number | null;
}

/** What replaces these films' titles, by film; only existing phrases and titles, or only a title. */
async function saidInstead(host: WorkerHost, replaced: readonly ReplacedFilm[]): Promise<Map<number, Instead>> {
	const { catalogue } = await host.pack();
	const known = replaced.filter(({ film, swap }) => Math.max(film, swap ?? 0) < catalogue.films);
	return new Map(
		known.flatMap(({ film, words, swap }): [number, Instead][] => {
			if (swap !== null) return [[film, { says: filmName(nameOf(catalogue, swap)), telling: null, swap }]];
			if (words === null) return [[film, { says: null, telling: null, swap }]];
			const phrase = phrasesFor(catalogue, film).find((other) => other.words === words);
			return phrase === undefined ? [] : [[film, { says: phrase.says, telling: phrase.telling, swap }]];
		}),
	);
}

/** Notes the replacements of titles, which count as long as the draft has them. */
function withReplaced(draft: Draft, said: ReadonlyMap<number, Instead>): Draft {
	const tellings = [...said].flatMap(([film, { telling }]): [number, number][] =>
		telling === null ? [] : [[film, telling]],
	);
	const swaps = [...said.values()].flatMap(({ swap }) => (swap === null ? [] : { kind: 'films' as const, id: swap }));
	return {
		...swaps.reduce(withDecoy, draft),
		told: [...(draft.told ?? []).filter(([film]) => !said.has(film)), ...tellings],
	};
}

/** The draft with earlier notes. */
function withoutReplaced({ told: _, ...draft }: Draft, { told, decoys }: Draft): Draft {
	return { ...draft, ...(told !== undefined && { told }), decoys };
}

/** An item in a draft, its place, and whether it is doubtful. */
interface Counted extends Item {
	start: number;
	maybe: boolean;
}

/** @param chosen returns the mentions to take out @param said replacements of some films */
async function changesOf(
	host: WorkerHost,
	asked: Asked,
	chosen: (counted: readonly Counted[]) => readonly Counted[],
	said: ReadonlyMap<number, Instead> = new Map(),
): Promise<TextChange[]> {
	const { kinds, found } = await adviceOn(host, asked);
	const all = kinds.flatMap(countedIn);
	const wanted = new Set(chosen(all).map(placeOf));
	const isWanted = (one: Place) => wanted.has(placeOf(one));
	const named = namedIn(all, found, isWanted);
	const changed = named.flatMap((one, i) => (isWanted(one) ? i : []));
	const wordings = new Map(kinds.map(({ kind, advice }) => [kind, advice.wordings]));
	const says = (i: number): Said | undefined => {
		const { kind, film } = named[i]!;
		const chosen = kind === 'films' ? said.get(film) : undefined;
		return chosen === undefined ? saidOut(wordings.get(kind) ?? [], film) : chosen.says;
	};
	const out = changed.filter((i) => says(i) === undefined);
	const inPlace = new Map(changed.flatMap((i): [number, Said][] => (out.includes(i) ? [] : [[i, says(i)!]])));
	return takeOut(asked.draft.text, named, out, inPlace).map(({ edits, mentions, instead }) => {
		const { start, end } = named[Math.min(...mentions)]!;
		return { edits, instead: instead ?? [], title: { start, end }, titles: mentions.length };
	});
}

const countedIn = ({ kind, advice: { mentions, maybes } }: KindAdvice): Counted[] => [
	...mentions.map(({ start, film }) => ({ kind, id: film.id, start, maybe: false })),
	...maybes.map(({ start, film }) => ({ kind, id: film.id, start, maybe: true })),
];

interface Place {
	kind: PackKind;
	start: number;
}
const placeOf = ({ kind, start }: Place) => `${kind} ${start}`;

/** Everything that a draft names, in order of position; where kinds share words, the one to take out. */
function namedIn(counted: readonly Counted[], found: readonly FoundItems[], isWanted: (one: Place) => boolean) {
	const chosen = new Map(counted.map((one) => [placeOf(one), one.id]));
	const all = found.flatMap(({ kind, all: its }) =>
		its.map(({ start, end, film }) => ({ start, end, film: chosen.get(placeOf({ kind, start })) ?? film, kind })),
	);
	if (found.length === 1) return all;
	const wanted = all.filter(isWanted);
	const isFree = (one: Named) => !wanted.some(({ start, end }) => start < one.end && one.start < end);
	return all.filter((one) => isWanted(one) || isFree(one)).sort((a, b) => a.start - b.start);
}
