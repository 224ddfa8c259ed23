import type { PopupView } from '../messages/ui.ts';

/**
 * What the popup shows next. Where the box of the draft is gone, the last advice stays, so that nothing moves under the
 * pointer; but not on another site, nor once the draft was posted.
 * @param before what it shows now; null while it has nothing yet
 */
export function withLastAdvice(before: PopupView | null, next: PopupView): PopupView {
	const posted = next.history?.added != null;
	if (!next.gone || posted || before === null || before.site !== next.site) return next;
	const { advice, surfaces, words, decoys, showing } = before;
	return { ...next, advice, surfaces, words, decoys, showing };
}
