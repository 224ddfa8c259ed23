import type { OtherAdvised } from '../../core/advice/otherKind.ts';
import { type Advice, isAdvised } from '../../core/advice/result.ts';
import { smallestOf } from '../../core/crowd/acrossKinds.ts';
import type { PopupView } from '../../messages/ui.ts';

/** The kind besides films whose crowd is the smallest of all that a draft names; null if it is that of films, or there is none. */
export function smallestOther({ advice, others = [] }: Pick<PopupView, 'advice' | 'others'>): OtherAdvised | null {
	const films: Advice[] = advice !== null && isAdvised(advice) ? [advice] : [];
	const smallest = smallestOf<Advice | OtherAdvised>([...films, ...others]);
	return smallest !== null && 'kind' in smallest ? smallest : null;
}
