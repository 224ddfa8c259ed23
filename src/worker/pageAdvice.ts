/** Selects the part of the advice that the page shows, with all that was found in the text. */
import { isAdvised } from '../core/advice/result.ts';
import { smallestOf } from '../core/crowd/acrossKinds.ts';
import type { PageAdvice } from '../messages/advice.ts';
import type { Quiet } from '../storage/limits.ts';
import { card as words } from '../strings/card.ts';
import { DEFAULT_SHOWING } from '../study/showing.ts';
import type { Advised } from './advising.ts';
import { factsOf, marksOf, type ShownKind } from './marks.ts';
import type { Shown } from './study/draft.ts';

/**
 * @param level what the user wants to see in pages
 * @param text text of the advice
 * @param left whether its writer leaves it as it is
 */
export function pageAdvice(
	{ advice, full, showing, kinds, found }: Shown & Pick<Advised, 'kinds' | 'found'>,
	level: Quiet,
	text: string,
	left = false,
): PageAdvice {
	const { marks, placebo, later } = showing;
	const unmarked = marks === 'none' || level === 'badge' || left;
	const shown = kinds.map(
		({ kind, advice: ofKind }): ShownKind =>
			kind === 'films' ? { kind, advice, full } : { kind, advice: ofKind, full: ofKind },
	);
	const facts = new Map(shown.map((one) => [one.kind, factsOf(one, { marks, unmarked, text, showing })]));
	const smallest = smallestOf(shown.flatMap((one) => (isAdvised(one.full) ? one.full : [])));
	return {
		// Delayed advice keeps the level, as another one would reveal when advice is ready.
		level: marks === 'none' && later === 0 ? 'badge' : level,
		marks: marksOf(found, facts),
		notice: placebo ? words.noticeWithYear((smallest ?? full).crowd) : words.notice,
		enough: smallest === null || left ? '' : smallest.verdict === 'wellHidden' ? words.enough : words.enoughForNow,
		...(later > 0 && { later }),
		...(showing !== DEFAULT_SHOWING && { tell: true as const }),
	};
}
