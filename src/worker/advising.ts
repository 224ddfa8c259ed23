/** Advises on drafts, and keeps the record of the last one in each tab. */
import { adviseAll, type KindAdvice, type KindWriter, kindsToAdvise } from '../core/advice/adviseAll.ts';
import type { Case } from '../core/advice/case.ts';
import { choicesOf } from '../core/advice/itemsNamed.ts';
import { LONGEST_DRAFT } from '../core/advice/limits.ts';
import { type Phrase, phrasesFor } from '../core/advice/phrases.ts';
import { whatIf } from '../core/advice/plans.ts';
import { type Advice, isAdvised } from '../core/advice/result.ts';
import { kindOfItems } from '../core/catalogue/titled.ts';
import { type FoundItems, findItems } from '../core/mentions/findItems.ts';
import type { Written } from '../core/mentions/others.ts';
import type { Pack } from '../core/population/pack.ts';
import type { Then, TriedChanges, WhatIf } from '../messages/ui.ts';
import { dayOf, localDay } from '../storage/days.ts';
import type { Database } from '../storage/db.ts';
import { type BoxPlace, type Draft, idsOf, saidIn } from '../storage/draft.ts';
import { historyRevision } from '../storage/posts.ts';
import type { Settings } from '../storage/settings.ts';
import { type SettledSettings, settledAt } from './lists.ts';
import type { LoadedPack, Packs } from './packs.ts';
import { type SiteWriter, writerAt } from './writer.ts';

/** `tolerance` is for personas without their own. */
type DefaultSettings = SettledSettings & Pick<Settings, 'tolerance' | 'services' | 'filmsRated' | 'wholeRatings'>;

export interface Advised {
	films: Advice;
	kinds: readonly KindAdvice[];
	/** All that the draft may name of each pack's kind. */
	found: readonly FoundItems[];
}

export interface Advising {
	/** Advises on the films of a text that is no longer a draft, without a record. */
	adviseOnce(films: LoadedPack, draft: Written, state: Draft, defaults: DefaultSettings): Promise<Advice>;
	/** The advice on a tab's draft by each pack's kind; worked out again only after something in it has changed. */
	advise(packs: Packs, tab: number, draft: Written, state: Draft, defaults: DefaultSettings): Promise<Advised>;
	/** The draft on record for a tab; null without one, as after the worker was restarted. */
	lastDraft(tab: number): Pick<DraftRecord, 'draft' | 'place'> | null;
	/** Estimates where each of some changes would lead; null if no advice was given since the worker started. */
	whatIf(tab: number, tried: readonly TriedChanges[]): WhatIf;
	noteShown(tab: number, text: string): void;
	/** Whether a tab's draft still has the text whose advice the popup shows; true if that is unknown. */
	wasShown(tab: number, text: string): boolean;
	forget(tab: number): void;
	forgetAll(): void;
}

/** All that is known of a tab's draft: in memory only, since it has the text. */
interface DraftRecord {
	draft: Written;
	place: BoxPlace;
	packs: Packs;
	/** What else the advice follows from. */
	key: string;
	advised: Promise<Advised>;
}

export function createAdvising(open: () => Promise<Database>): Advising {
	const records = new Map<number, DraftRecord>();
	/** For trying changes: of the last draft that named films, since a popup still shows its advice after its box is gone. */
	const cases = new Map<number, Tried>();
	// A popup asks again when a draft is checked, so that nothing has changed while the worker was stopped.
	const shown = new Map<number, string>();
	const memory = [records, cases, shown];

	async function adviseOn(packs: Packs, draft: Written, state: Draft, defaults: DefaultSettings): Promise<Advised> {
		// The whole text, however small the edit, since one paragraph may explain another.
		const text = draft.text.slice(0, LONGEST_DRAFT);
		const found = findItems(text, packs, settledAt(defaults, state.site));
		const named = kindsToAdvise(found, draft);
		const writers = await Promise.all(
			packs
				.filter(({ catalogue }) => named.includes(kindOfItems(catalogue)))
				.map(async ({ catalogue }) => {
					const kind = kindOfItems(catalogue);
					const writer = await writerAt(open, catalogue, state.site, defaults);
					return [kind, withDraft(writer, kind, state, defaults)] as const;
				}),
		);
		const kinds = adviseAll(draft, found, packs, new Map(writers));
		return { films: kinds[0]!.advice, kinds, found };
	}

	return {
		adviseOnce: async (films, draft, state, defaults) => (await adviseOn([films], draft, state, defaults)).films,
		advise: (packs, tab, draft, state, defaults) => {
			const key = keyOf(draft, state, defaults);
			const before = records.get(tab);
			if (before?.key === key && isSameList(before.packs, packs)) return before.advised;
			const advised = adviseOn(packs, draft, state, defaults);
			const record = { draft, place: state, packs, key, advised };
			records.set(tab, record);
			const isLast = () => records.get(tab) === record;
			advised.then(
				({ films, kinds: [first] }) => {
					const { carefulCase, adviceCase } = first!;
					const { catalogue } = packs[0];
					if (isAdvised(films) && isLast()) cases.set(tab, { carefulCase, adviceCase, catalogue });
				},
				() => isLast() && records.delete(tab),
			);
			return advised;
		},
		lastDraft: (tab) => records.get(tab) ?? null,
		whatIf: (tab, tried) => {
			const last = cases.get(tab);
			if (last === undefined) return null;
			const known = (film: number) => film < last.adviceCase.population.raters.length;
			const areKnown = tried.every(({ add, told = [] }) =>
				[...add, ...told.flatMap(({ film, swap }) => [film, swap ?? film])].every(known),
			);
			return areKnown ? tried.map((changes) => endOf(last, changes)) : null;
		},
		noteShown: (tab, text) => {
			shown.set(tab, text);
		},
		wasShown: (tab, text) => (shown.get(tab) ?? text) === text,
		forget: (tab) => {
			for (const one of memory) one.delete(tab);
		},
		forgetAll: () => {
			for (const one of memory) one.clear();
		},
	};
}

/** All that advice follows from but the packs; whatever setting is added is in it. */
const keyOf = (
	{ text, others, partly = false }: Written,
	{ study: _, denied: __, left: ___, ...state }: Draft,
	settings: DefaultSettings,
): string => JSON.stringify([text, others, partly, state, settings, historyRevision(), localDay(new Date())]);

const isSameList = (list: readonly unknown[], other: readonly unknown[]) =>
	list.length === other.length && list.every((one, i) => one === other[i]);

function withDraft(
	writer: SiteWriter,
	kind: KindAdvice['kind'],
	state: Draft,
	{ tolerance }: Pick<Settings, 'tolerance'>,
): KindWriter {
	const { seed, choices, decoys, told = [] } = state;
	return {
		...writer,
		...{ tolerance: writer.tolerance ?? tolerance, seed, today: dayOf(localDay(new Date())) },
		choices: choicesOf(choices, kind),
		decoys: new Set(idsOf(decoys, kind)),
		// There are phrases only for films.
		tellings: new Map(kind === 'films' ? told : []),
		said: saidIn(state, kind, writer.said),
	};
}

/** What changes are tried on: the estimate that plans promise, and that of the draft itself. */
interface Tried {
	carefulCase: Case;
	adviceCase: Case;
	catalogue: Pack['catalogue'];
}

function endOf({ carefulCase, adviceCase, catalogue }: Tried, tried: TriedChanges): Then {
	const { drop, add, told = [] } = tried;
	const named = new Set([...adviceCase.films, ...adviceCase.earlier]);
	const said = told.filter(({ film }) => drop.includes(film));
	const phrases = said.flatMap(({ film, words, swap }): [number, Phrase][] => {
		const phrase = swap === null && phrasesFor(catalogue, film, named).find((other) => other.words === words);
		return phrase ? [[film, phrase]] : [];
	});
	const byPhrase = new Map(phrases);
	const unsaid = new Set(said.flatMap(({ film, words, swap }) => (words === null && swap === null ? film : [])));
	const out = drop.filter((film) => !byPhrase.has(film) && !unsaid.has(film));
	const endIn = (one: Case) => whatIf(one, out, [...said.flatMap(({ swap }) => swap ?? []), ...add], byPhrase, unsaid);
	return { ...endIn(carefulCase), likely: endIn(adviceCase).crowd };
}
