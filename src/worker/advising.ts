/** Advice on the draft of each tab, and what is kept of it between one request and the next. */
import { consult } from '../core/advice/advice.ts';
import type { Case } from '../core/advice/case.ts';
import { LONGEST_DRAFT } from '../core/advice/limits.ts';
import { whatIf } from '../core/advice/plans.ts';
import type { Advice } from '../core/advice/result.ts';
import { rescan, type Scanned } from '../core/mentions/rescan.ts';
import type { Pack } from '../core/population/pack.ts';
import type { WhatIf } from '../messages.ts';
import type { Database } from '../storage/db.ts';
import type { DraftState } from '../storage/drafts.ts';
import { dayOf, localDay } from './days.ts';
import { namingFilms } from './filmsNamed.ts';
import { writerAt } from './writer.ts';

/** What holds on every site. */
export interface Usual {
	/** Of personas that have none of their own. */
	tolerance: number;
	/** Words that name no film. */
	notFilms: readonly string[];
}

export interface Advising {
	advise(pack: Pack, tab: number, draft: string, state: DraftState, usual: Usual): Promise<Advice>;
	/** Where leaving out and adding films leads; null where no advice was given since the worker started. */
	whatIf(tab: number, drop: readonly number[], add: readonly number[]): WhatIf;
	forget(tab: number): void;
	forgetAll(): void;
}

/** @param open the database */
export function createAdvising(open: () => Promise<Database>): Advising {
	// Lost when the worker stops. What was last found, so that an edit costs only its paragraph; and what the advice was
	// worked out from, for trying plans.
	const scanned = new Map<number, Scanned>();
	const cases = new Map<number, Case>();
	return {
		advise: async (pack, tab, draft, { site, seed, choices, decoys }, usual) => {
			const writer = await writerAt(open, pack.catalogue, site);
			const text = draft.slice(0, LONGEST_DRAFT);
			const found = rescan(pack.catalogue, scanned.get(tab) ?? null, text);
			scanned.set(tab, { text, mentions: found });
			const known = {
				choices: new Map(choices),
				decoys: new Set(decoys),
				found: namingFilms(found, text, usual.notFilms),
			};
			const today = dayOf(localDay(new Date()));
			const tolerance = writer.tolerance ?? usual.tolerance;
			const { advice, one } = consult(pack, draft, { ...writer, tolerance, seed, today, ...known });
			cases.set(tab, one);
			return advice;
		},
		whatIf: (tab, drop, add) => {
			const one = cases.get(tab);
			const known = one !== undefined && add.every((film) => film < one.population.raters.length);
			return known ? whatIf(one, drop, add) : null;
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
