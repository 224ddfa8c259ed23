import type { PopupView } from '../../messages/ui.ts';

/**
 * Returns the popup's next view. If the draft's box is gone, the last advice stays, so that nothing moves under the
 * pointer; but not on another site, and not after the draft was posted.
 * @param before the current view; null before the first one
 */
export function withLastAdvice(before: PopupView | null, next: PopupView): PopupView {
	const posted = next.history?.added != null;
	if (!next.gone || posted || before === null || before.site !== next.site) return next;
	const { advice, kinds, link, surfaces, sentences, maybeSurfaces, boxes, decoys, showing } = before;
	return { ...next, kinds, advice, link, surfaces, sentences, maybeSurfaces, boxes, decoys, showing };
}
