/** Advice on drafts, and what is kept of those of each tab between one request and the next. */
import { consult } from '../core/advice/advice.ts';
import type { Case } from '../core/advice/case.ts';
import { LONGEST_DRAFT } from '../core/advice/limits.ts';
import { whatIf } from '../core/advice/plans.ts';
import type { Advice } from '../core/advice/result.ts';
import { findMentions, type Mention } from '../core/mentions/mentions.ts';
import { rescan, type ScannedText } from '../core/mentions/rescan.ts';
import type { Pack } from '../core/population/pack.ts';
import type { WhatIf } from '../messages/ui.ts';
import type { Database } from '../storage/db.ts';
import type { Draft } from '../storage/draft.ts';
import type { Settings } from '../storage/settings.ts';
import { dayOf, localDay } from './days.ts';
import { namingFilms } from './filmsNamed.ts';
import { type SiteWriter, writerAt } from './writer.ts';

/** The tolerance is that of personas that have none of their own. */
type Usual = Pick<Settings, 'tolerance' | 'notFilms'>;

export interface Advising {
	/** Advice on a text that is nobody's draft any more: nothing of it is kept. */
	adviseOnce(pack: Pack, text: string, state: Draft, usual: Usual): Promise<Advice>;
	/** Advice on a tab's draft. */
	advise(pack: Pack, tab: number, draft: string, state: Draft, usual: Usual): Promise<Advice>;
	/** Where leaving out and adding films leads; null where no advice was given since the worker started. */
	whatIf(tab: number, drop: readonly number[], add: readonly number[]): WhatIf;
	forget(tab: number): void;
	forgetAll(): void;
}

/** @param open the database */
export function createAdvising(open: () => Promise<Database>): Advising {
	// Lost when the worker stops. What was last found, so that an edit costs only its paragraph; and what the advice was
	// worked out from, for trying plans.
	const scanned = new Map<number, ScannedText>();
	const cases = new Map<number, Case>();
	return {
		adviseOnce: async (pack, text, state, usual) => {
			const writer = await writerAt(open, pack.catalogue, state.site);
			return consultFor(writer, pack, text, findMentions(pack.catalogue, text.slice(0, LONGEST_DRAFT)), state, usual)
				.advice;
		},
		advise: async (pack, tab, draft, state, usual) => {
			const writer = await writerAt(open, pack.catalogue, state.site);
			const text = draft.slice(0, LONGEST_DRAFT);
			const mentions = rescan(pack.catalogue, scanned.get(tab) ?? null, text);
			scanned.set(tab, { text, mentions });
			const { advice, adviceCase } = consultFor(writer, pack, draft, mentions, state, usual);
			// A popup goes on showing the last advice when its box is gone, and films are tried out there.
			if (advice.mentions.length > 0) cases.set(tab, adviceCase);
			return advice;
		},
		whatIf: (tab, drop, add) => {
			const adviceCase = cases.get(tab);
			const known = adviceCase !== undefined && add.every((film) => film < adviceCase.population.raters.length);
			return known ? whatIf(adviceCase, drop, add) : null;
		},
		forget: (tab) => {
			scanned.delete(tab);
			cases.delete(tab);
		},
		forgetAll: () => {
			scanned.clear();
			cases.clear();
		},
	};
}

/** @param mentions what was found in the first {@link LONGEST_DRAFT} units of the text */
function consultFor(
	writer: SiteWriter,
	pack: Pack,
	text: string,
	mentions: readonly Mention[],
	{ seed, choices, decoys }: Draft,
	{ tolerance, notFilms }: Usual,
) {
	return consult(pack, text, {
		...writer,
		tolerance: writer.tolerance ?? tolerance,
		seed,
		today: dayOf(localDay(new Date())),
		choices: new Map(choices),
		decoys: new Set(decoys),
		found: namingFilms(mentions, text, notFilms),
	});
}
