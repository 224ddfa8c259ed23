/** Advises on drafts, and keeps the last advice's input per tab between requests. */
import { consult } from '../core/advice/advice.ts';
import type { Case } from '../core/advice/case.ts';
import { type FoundOther, foundAcross } from '../core/advice/foundAcross.ts';
import { LONGEST_DRAFT } from '../core/advice/limits.ts';
import { type Phrase, phrasesFor } from '../core/advice/phrases.ts';
import { whatIf } from '../core/advice/plans.ts';
import { type Advice, isAdvised } from '../core/advice/result.ts';
import { isSure } from '../core/mentions/certainty.ts';
import { findMentions, type Mention } from '../core/mentions/mentions.ts';
import { isWithin, type Written } from '../core/mentions/others.ts';
import { settleWords } from '../core/mentions/settledWords.ts';
import type { Pack } from '../core/population/pack.ts';
import type { TriedChanges, WhatIf } from '../messages/ui.ts';
import { dayOf, localDay } from '../storage/days.ts';
import type { Database } from '../storage/db.ts';
import { type Draft, saidIn } from '../storage/draft.ts';
import type { Settings } from '../storage/settings.ts';
import type { Found, OtherAdvice } from './found.ts';
import { settledAt } from './lists.ts';
import type { OtherPack } from './packs.ts';
import { otherWriterAt, type SiteWriter, writerAt } from './writer.ts';

/** `tolerance` is for personas without their own. */
type DefaultSettings = Pick<
	Settings,
	'tolerance' | 'notFilms' | 'siteNotFilms' | 'siteFilms' | 'siteNotItems' | 'services' | 'filmsRated'
>;

export interface Advising {
	/** Advises on a text that is no longer a draft, without caching. */
	adviseOnce(pack: Pack, draft: Written, state: Draft, defaults: DefaultSettings): Promise<Advice>;
	/**
	 * Advises on a tab's draft: on its films, and on what it names of other kinds.
	 * @returns with all mentions in it, counted or not
	 */
	advise(
		pack: Pack,
		tab: number,
		draft: Written,
		state: Draft,
		defaults: DefaultSettings,
		packs?: readonly OtherPack[],
	): Promise<{ advice: Advice; others: OtherAdvice[] } & Found>;
	/** Estimates where each of some changes would lead; null if no advice was given since the worker started. */
	whatIf(tab: number, tried: readonly TriedChanges[]): WhatIf;
	/** Notes the text whose advice the popup shows. */
	noteShown(tab: number, text: string): void;
	/** Whether a tab's draft still has the text whose advice the popup shows; true where that is not known any more. */
	wasShown(tab: number, text: string): boolean;
	forget(tab: number): void;
	forgetAll(): void;
}

/** @param open the database */
export function createAdvising(open: () => Promise<Database>): Advising {
	// For trying plans; lost when the worker stops.
	const cases = new Map<number, { adviceCase: Case; catalogue: Pack['catalogue'] }>();
	// A popup asks again when a draft is checked, so that nothing has changed while the worker was stopped.
	const shown = new Map<number, string>();
	const find = createFinder();
	return {
		adviseOnce: async (pack, draft, state, defaults) => {
			const writer = await writerAt(open, pack.catalogue, state.site, defaults);
			const mentions = findMentions(pack.catalogue, draft.text.slice(0, LONGEST_DRAFT));
			const settled = settleWords(mentions, draft.text, settledAt(defaults, state.site).films);
			return consultFor(writer, pack, draft, settled, state, defaults).advice;
		},
		advise: async (pack, tab, draft, state, defaults, packs = []) => {
			const writer = await writerAt(open, pack.catalogue, state.site, defaults);
			// All of it, however small the edit: what is in one paragraph tells what another means.
			const mentions = find(pack.catalogue, draft.text.slice(0, LONGEST_DRAFT));
			const settled = settledAt(defaults, state.site);
			const films = settleWords(mentions, draft.text, settled.films);
			const across = foundAcross(draft.text.slice(0, LONGEST_DRAFT), films, packs, settled);
			const { advice, adviceCase } = consultFor(writer, pack, draft, across.films, state, defaults);
			const others = packs.length === 0 ? [] : await adviseOthers(open, draft, state, defaults, packs, across.others);
			// Keeps the last case with mentions: a popup still shows its advice, and tries films, after the box was removed.
			if (isAdvised(advice)) cases.set(tab, { adviceCase, catalogue: pack.catalogue });
			return { advice, found: mentions, others };
		},
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
			cases.delete(tab);
			shown.delete(tab);
			find.forget();
		},
		forgetAll: () => {
			cases.clear();
			shown.clear();
			find.forget();
		},
	};
}

/** Finds mentions, and keeps those of the last text: page and popup ask about the same one, which may be long. */
function createFinder() {
	let last: { catalogue: Pack['catalogue']; text: string; mentions: readonly Mention[] } | null = null;
	const find = (catalogue: Pack['catalogue'], text: string): readonly Mention[] => {
		if (last?.catalogue !== catalogue || last.text !== text)
			last = { catalogue, text, mentions: findMentions(catalogue, text) };
		return last.mentions;
	};
	return Object.assign(find, {
		forget() {
			last = null;
		},
	});
}

/** Advises on what a draft names of each other kind. Kinds that it does not name are found, and not advised on. */
const adviseOthers = (
	open: () => Promise<Database>,
	{ text, others, partly }: Written,
	{ site, seed }: Draft,
	defaults: DefaultSettings,
	packs: readonly OtherPack[],
	found: readonly FoundOther[],
): Promise<OtherAdvice[]> =>
	Promise.all(
		packs.map(async (pack, i) => {
			const { all, mentions } = found[i]!;
			const { kind, catalogue } = pack;
			const isOwn = (mention: Mention) => isSure(mention) && !mention.quoted && !isWithin(mention, others);
			if (!mentions.some(isOwn)) return { kind, found: all, advice: null };
			const writer = await otherWriterAt(open, catalogue, site);
			const tolerance = writer.tolerance ?? defaults.tolerance;
			const today = dayOf(localDay(new Date()));
			const advice = consult(pack, text, { ...writer, tolerance, seed, today, others, partly, found: mentions }).advice;
			return { kind, found: all, advice };
		}),
	);

function endOf({ adviceCase, catalogue }: { adviceCase: Case; catalogue: Pack['catalogue'] }, tried: TriedChanges) {
	const { drop, add, told = [] } = tried;
	const named = new Set([...adviceCase.films, ...adviceCase.earlier]);
	const said = told.filter(({ film }) => drop.includes(film));
	const phrases = said.flatMap(({ film, words, swap }): [number, Phrase][] => {
		const phrase = swap === null && phrasesFor(catalogue, film, named).find((other) => other.words === words);
		return phrase ? [[film, phrase]] : [];
	});
	const byPhrase = new Map(phrases);
	const out = drop.filter((film) => !byPhrase.has(film));
	return whatIf(adviceCase, out, [...said.flatMap(({ swap }) => swap ?? []), ...add], byPhrase);
}

/** @param mentions those in the first {@link LONGEST_DRAFT} units of the text, with what the user has settled */
function consultFor(
	writer: SiteWriter,
	pack: Pack,
	{ text, others, partly }: Written,
	mentions: readonly Mention[],
	state: Draft,
	{ tolerance }: Pick<DefaultSettings, 'tolerance'>,
) {
	const { seed, choices, decoys, told = [] } = state;
	return consult(pack, text, {
		...writer,
		tolerance: writer.tolerance ?? tolerance,
		seed,
		today: dayOf(localDay(new Date())),
		choices: new Map(choices),
		decoys: new Set(decoys),
		tellings: new Map(told),
		said: saidIn(state, writer.said),
		...{ others, partly },
		found: mentions,
	});
}
