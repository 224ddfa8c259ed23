/** Shows advice in the page: only while its box has the focus, and its user is there. */
import type { PageAdvice } from '../../messages/advice.ts';
import { hasLeft } from '../focus.ts';
import type { Gate } from '../gate.ts';
import type { CardAction, Outcome } from '../overlay/acts.ts';
import { createOverlay } from '../overlay/overlay.ts';
import type { FocusedBox } from './focusedBox.ts';

export interface ShownAdviceHost {
	/**
	 * Carries out what was chosen on a card.
	 * @param text what the offsets of the action refer to
	 * @returns what to tell of it, or null
	 */
	act(action: CardAction, text: string): Promise<Outcome | null>;
	/** A card was opened. */
	opened(): void;
	/** Advice that was held back is due. */
	due(): void;
}

export interface ShownAdvice {
	/** @param text what the offsets of the advice refer to */
	show(box: Pick<FocusedBox, 'element' | 'editor'>, text: string, advice: PageAdvice): void;
	/** Allows words to be drawn. Until the user presses something, browsers tell pages when, and how large (LCP). */
	allow(): void;
	/** The user has gone to a box. */
	focused(): void;
	edited(): void;
	hide(): void;
	stop(): void;
}

export function createShownAdvice(
	window: Window & typeof globalThis,
	gate: Gate,
	{ act, opened, due }: ShownAdviceHost,
): ShownAdvice {
	const overlay = createOverlay(window, gate, { act: (action) => act(action, marked), opened });
	let marked = '';
	let later: ReturnType<typeof setTimeout> | undefined;
	let allowed = false;
	return {
		show(box, text, advice) {
			clearTimeout(later);
			if (advice.later) later = setTimeout(due, advice.later);
			if (text.trim() === '') {
				overlay.begin(box.element);
				return;
			}
			const { editor } = box;
			if (editor !== null && allowed && advice.level !== 'badge' && !hasLeft(editor.element)) {
				marked = text;
				overlay.attach(editor);
				overlay.show(text, advice);
			} else overlay.detach();
		},
		allow() {
			allowed = true;
		},
		focused: overlay.focused,
		edited: overlay.edited,
		hide: overlay.detach,
		stop() {
			clearTimeout(later);
			overlay.detach();
		},
	};
}
