/** Shows advice in the page: only while its box has the focus, and its user is there. */
import type { PageAdvice } from '../../messages/advice.ts';
import { firstOf, type ReadDraft } from '../draft.ts';
import type { Editor } from '../editors/editor.ts';
import { hasLeft } from '../focus.ts';
import type { Gate } from '../gate.ts';
import type { Handover } from '../handover.ts';
import type { CardAction, Outcome } from '../overlay/acts.ts';
import type { CreateOverlay } from '../overlay/overlay.ts';

export interface ShownAdviceHost {
	/**
	 * Carries out a choice on a card.
	 * @param draft draft of the action's offsets
	 * @returns what to report, or null
	 */
	act(action: CardAction, draft: ReadDraft): Promise<Outcome | null>;
	/** A card was opened. */
	opened(): void;
	/** Has the script brought that draws. */
	bring(): Promise<unknown>;
	/** Advice that was held back is due. */
	due(): void;
}

export function createShownAdvice(
	window: Window & typeof globalThis,
	gate: Gate,
	shared: Handover,
	{ act, opened, bring, due }: ShownAdviceHost,
) {
	let marked: ReadDraft | null = null;
	let overlay: ReturnType<CreateOverlay> | null = null;
	let asked = false;
	/** Shows what came before it could be drawn. */
	let waiting: (() => void) | null = null;
	shared.onOverlay = (create) => {
		overlay ??= (create as CreateOverlay)(window, gate, {
			act: async (action) => marked && act(action, marked),
			opened,
		});
		waiting?.();
		waiting = null;
	};
	let later: ReturnType<typeof setTimeout> | undefined;
	let allowed = false;
	const hide = () => {
		waiting = null;
		overlay?.detach();
	};
	return {
		/** Passes on a draft that will be advised on. */
		expecting(draft: ReadDraft): ReadDraft {
			if (asked || draft.text.trim() === '') return draft;
			asked = true;
			const asks = (done: unknown) => {
				asked = done === true;
			};
			bring().then(asks, asks);
			return draft;
		},
		/**
		 * @param editor the box with the focus, if it is visible
		 * @param draft draft of the advice's offsets
		 */
		show(editor: Editor | null, draft: ReadDraft, advice: PageAdvice) {
			clearTimeout(later);
			if (advice.later) later = setTimeout(due, advice.later);
			const first = firstOf(draft);
			const draw = () => {
				if (draft.text.trim() === '') overlay?.begin(first);
				else if (editor !== null && allowed && advice.level !== 'badge' && !hasLeft(editor.element)) {
					marked = draft;
					overlay?.attach(editor, first);
					overlay?.show(draft.text, advice, draft.parts);
				} else overlay?.detach();
			};
			if (overlay === null) waiting = draw;
			else draw();
		},
		/** Allows words to be drawn. Until the user presses something, browsers report to pages when, and how large (LCP). */
		allow() {
			allowed = true;
		},
		/** The user has gone to a box. */
		focused: () => overlay?.focused(),
		edited() {
			waiting = null;
			overlay?.edited();
		},
		hide,
		stop() {
			clearTimeout(later);
			hide();
		},
	};
}
