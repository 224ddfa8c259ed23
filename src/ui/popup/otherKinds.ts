/** A draft's items of kinds other than films: in one list with them. */
import type { KindChange, KindStanding, KindSummary } from '../../core/advice/kindSummary.ts';
import { type AddedKind, isOfAdded } from '../../core/catalogue/packKinds.ts';
import { smallestOf } from '../../core/crowd/acrossKinds.ts';
import type { AdvisedView, PopupView } from '../../messages/ui.ts';

type AddedSummary = KindSummary & { kind: AddedKind };
export const addedIn = ({ kinds }: Pick<PopupView, 'kinds'>): AddedSummary[] => kinds.filter(isOfAdded);

/** The writer's standing for the kind with the smallest crowd, which is an upper bound for all together. */
export function standingOf({ advice, kinds }: Pick<AdvisedView, 'advice' | 'kinds'>): KindStanding {
	const smallest = smallestOf(kinds);
	return smallest === null || smallest.kind === 'films' ? advice : smallest;
}

/** An item of another kind to change. */
export interface OtherChange extends KindChange {
	kind: AddedKind;
	level: 'most' | 'much' | 'little';
}

/** A title without which the crowd is this many times as large gives away a lot. */
const A_LOT = 2;

export function otherChanges(view: Pick<AdvisedView, 'advice' | 'kinds'>): OtherChange[] {
	const least = standingOf(view).crowd;
	return addedIn(view).flatMap(({ kind, crowd, changes }) =>
		changes.map((change, i): OtherChange => {
			const most = i === 0 && crowd === least;
			return { ...change, kind, level: most ? 'most' : change.crowdWithout >= crowd * A_LOT ? 'much' : 'little' };
		}),
	);
}

/** By which the choice to keep one is remembered. */
export const keyOf = ({ kind, item }: Pick<OtherChange, 'kind' | 'item'>): string => `${kind} ${item.id}`;
