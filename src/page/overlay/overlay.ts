/**
 * Marks, card, notice and speech for the focused box.
 *
 * A page sees when we read its layout or change what is drawn. So both are done alike for all mentions that were found,
 * which a page can find as well as we can; those that do not count are drawn too faintly to be seen.
 */
import type { PageAdvice } from '../../messages/advice.ts';
import { type BoxPart, onlyPart } from '../composer.ts';
import type { Editor } from '../editors/editor.ts';
import type { Gate } from '../gate.ts';
import type { CardAction, Outcome } from './acts.ts';
import { type Apart, createApart } from './apart.ts';
import { createInteraction } from './interaction.ts';
import { layOut } from './layout.ts';
import { createMovements } from './movement.ts';
import { createRhythm } from './rhythm.ts';
import { NOTHING } from './sight.ts';
import { createSpeech } from './speech.ts';
import { createSurface } from './surface.ts';
import { createView } from './view.ts';

export interface OverlayHost {
	/** Carries out an action. @returns what to report, or null */
	act(action: CardAction): Promise<Outcome | null>;
	/** Called when a card was opened and the worker wants to know. */
	opened(): void;
}

interface ApartHost extends OverlayHost {
	apart: Apart;
}

export interface Overlay {
	/** Removes everything from the page: nothing is written in this box, if there is one. */
	begin(box: HTMLElement | null): void;
	/**
	 * Sets the focused box, whether or not anything is found in it.
	 * @param draft the first box of its draft
	 */
	attach(editor: Editor, draft?: HTMLElement): void;
	/** The user has gone to a box: an element of ours that the page removed may come back. */
	focused(): void;
	/**
	 * @param text the text that the offsets of the advice refer to
	 * @param parts the boxes of the draft; all its text is in the focused one if they are left out
	 */
	show(text: string, advice: PageAdvice, parts?: readonly BoxPart[]): void;
	/** The text has changed: marks after the change are removed until the next advice. */
	edited(): void;
	/** Removes everything from the page. */
	detach(): void;
}

/** Everything is drawn apart from what the user has pressed. */
export function createOverlay(window: Window & typeof globalThis, gate: Pick<Gate, 'set'>, host: OverlayHost): Overlay {
	const apart = createApart();
	const { attach, begin, focused, show, edited, detach } = createAtOnce(window, gate, { ...host, apart });
	return {
		attach: (editor, draft) => apart(() => attach(editor, draft)),
		begin: (box) => apart(() => begin(box)),
		focused,
		show: (text, advice, parts) => apart(() => show(text, advice, parts)),
		edited: () => apart(edited),
		detach: () => apart(detach),
	};
}

/** An overlay that does at once what it is asked. */
function createAtOnce(window: Window & typeof globalThis, gate: Pick<Gate, 'set'>, host: ApartHost): Overlay {
	const surface = createSurface(window.document);
	const view = createView(surface.layer, () => popups);
	const rhythm = createRhythm(window, host.apart, look, () => view.trim() && view.draw());
	const speech = createSpeech(surface.status);
	const { popups, input } = createInteraction(window, surface, view, speech, { ...host, look: rhythm.now });
	const movements = createMovements(window, rhythm);

	function attach(next: Editor, draft = next.element): void {
		if (view.editor !== null && view.draft !== draft) reset();
		Object.assign(view, { editor: next, draft });
		gate.set(surface.open(next.element) ? input.handle : null);
	}

	function detach(): void {
		reset();
		gate.set(null);
		surface.close();
		Object.assign(view, { editor: null, draft: null });
	}

	function reset(): void {
		view.sight = NOTHING;
		speech.forget();
		popups.closeCard();
		rest();
	}

	/** Stops watching, since nothing is found. */
	function rest(): void {
		popups.closeMarked();
		input.forget();
		popups.notice.close();
		movements.stop();
		rhythm.stop();
		view.place(null);
	}

	function show(text: string, advice: PageAdvice, given?: readonly BoxPart[]): void {
		const { editor } = view;
		if (editor === null || !surface.open(editor.element)) return;
		const parts = given ?? onlyPart(editor, text.length);
		view.take(text, parts, advice);
		popups.tellCrowd(advice.crowd);
		speech.sum(advice, view.sight.marks);
		view.trim();
		if (view.sight.marks.length === 0) {
			rest();
			return;
		}
		popups.notice.open(view.draft ?? editor.element, advice);
		movements.watch([editor.element, ...parts.map((part) => part.editor.element)]);
		rhythm.soon();
	}

	function edited(): void {
		view.edited();
		if (view.sight.marks.length === 0) return;
		// Editors take the caret out of their elements and put it back, which changes no text.
		if (popups.card.mark !== null && !view.isAsRead()) popups.closeMarked();
		rhythm.edited();
	}

	function look(): void {
		if (view.editor === null || !movements.isWatching) return;
		view.trim();
		const layout = layOut(window, surface, view.editor, view.sight);
		if (layout !== null) movements.expect(layout.box);
		view.place(layout);
		popups.put(layout);
	}

	function begin(box: HTMLElement | null): void {
		if (box !== null) view.begin(box);
		detach();
	}

	return { attach, begin, focused: surface.forgive, show, edited, detach };
}
