import type { KindSummary } from '../../core/advice/kindSummary.ts';
import { type AddedKind, isOfAdded } from '../../core/catalogue/packKinds.ts';
import { smallestOf } from '../../core/crowd/acrossKinds.ts';
import type { PopupView } from '../../messages/ui.ts';

export type AddedSummary = KindSummary & { kind: AddedKind };

export const addedIn = ({ kinds }: Pick<PopupView, 'kinds'>): AddedSummary[] => kinds.filter(isOfAdded);

/** Of all kinds that a draft names, the one with the smallest crowd; films if it names nothing. */
export const smallestKind = ({ kinds }: Pick<PopupView, 'kinds'>) => smallestOf(kinds)?.kind ?? 'films';
