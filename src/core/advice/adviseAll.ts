/** Advises on all kinds that a draft names. */
import type { PackKind } from '../catalogue/packKinds.ts';
import type { FoundItems } from '../mentions/findItems.ts';
import type { Written } from '../mentions/others.ts';
import type { Pack } from '../population/pack.ts';
import { type AdviceOptions, consult } from './advice.ts';
import type { Case } from './case.ts';
import { isNamed } from './itemsNamed.ts';
import { type KindSummary, summaryOf } from './kindSummary.ts';
import { type Advice, isAdvised } from './result.ts';

/** The advice on what a draft names of one kind. */
export interface KindAdvice extends FoundItems {
	advice: Advice;
	adviceCase: Case;
	carefulCase: Case;
}

/** What is known about the writer for one kind, and what they chose in the draft. */
export type KindWriter = Omit<AdviceOptions, 'others' | 'partly' | 'found'>;

/** The kinds to advise on: films in any draft, others only if the writer surely names one of their items. */
export const kindsToAdvise = (found: readonly FoundItems[], { others }: Pick<Written, 'others'>): PackKind[] =>
	found.flatMap(({ kind, mentions }) => (kind === 'films' || mentions.some((one) => isNamed(one, others)) ? kind : []));

/**
 * Advises on what a draft names of each kind.
 * @param found what it names of each pack's kind, in the order of the packs
 * @param writers the writer for each kind to advise on
 */
export const adviseAll = (
	{ text, others, partly }: Written,
	found: readonly FoundItems[],
	packs: readonly Pack[],
	writers: ReadonlyMap<PackKind, KindWriter>,
): KindAdvice[] =>
	found.flatMap((one, i) => {
		const writer = writers.get(one.kind);
		if (writer === undefined) return [];
		return [{ ...one, ...consult(packs[i]!, text, { ...writer, others, partly, found: one.mentions, claims: false }) }];
	});

/** The results of the advice, for each kind that the draft names. */
export const summariesOf = (kinds: readonly Pick<KindAdvice, 'kind' | 'advice'>[], text: string): KindSummary[] =>
	kinds.flatMap(({ kind, advice }) => (isAdvised(advice) ? summaryOf(kind, advice, text) : []));
