/**
 * Marks, card, notice, and speech for the focused box.
 *
 * A page sees when we read its layout or change what is drawn. So both are done alike for all mentions found, which a
 * page can find too; those that do not count are drawn too faintly to see.
 */
import type { PageAdvice } from '../../messages/advice.ts';
import type { BoxPart } from '../composer.ts';
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
	/** Runs an action. @returns what to report, or null */
	act(action: CardAction): Promise<Outcome | null>;
	/** Called when a card was opened and the worker wants to know. */
	opened(): void;
}

export type CreateOverlay = typeof createOverlay;

export function createOverlay(window: Window & typeof globalThis, gate: Pick<Gate, 'set'>, host: OverlayHost) {
	const apart = createApart();
	const { attach, begin, focused, show, edited, detach } = createAtOnce(window, gate, { ...host, apart });
	// Everything is drawn apart from the user's press.
	return {
		attach: (editor: Editor, draft: HTMLElement) => apart(() => attach(editor, draft)),
		begin: (box: HTMLElement) => apart(() => begin(box)),
		/** The user has moved to a box: an element of ours that the page removed may return. */
		focused,
		show: (text: string, advice: PageAdvice, parts: readonly BoxPart[]) => apart(() => show(text, advice, parts)),
		edited: () => apart(edited),
		detach: () => apart(detach),
	};
}

type SceneHost = OverlayHost & { apart: Apart };

function createAtOnce(window: Window & typeof globalThis, gate: Pick<Gate, 'set'>, host: SceneHost) {
	const surface = createSurface(window.document);
	const view = createView(surface.layer, () => popups);
	const rhythm = createRhythm(window, host.apart, look, () => view.trim() && view.draw());
	const speech = createSpeech(surface.status);
	const { popups, input } = createInteraction(window, surface, view, speech, { ...host, look: rhythm.now });
	const movements = createMovements(window, rhythm);

	/** @param draft the first box of its draft */
	function attach(next: Editor, draft: HTMLElement): void {
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

	/** Stops watching, as nothing was found. */
	function rest(): void {
		popups.closeMarked();
		input.forget();
		popups.notice.close();
		movements.stop();
		rhythm.stop();
		view.place(null);
	}

	/** @param text the text that the offsets of the advice refer to, which is in these parts */
	function show(text: string, advice: PageAdvice, parts: readonly BoxPart[]): void {
		const { editor } = view;
		if (editor === null || !surface.open(editor.element)) return;
		view.take(text, parts, advice);
		popups.goOn(advice);
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
		// Editors move the caret out of their elements and back, which changes no text.
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

	function begin(box: HTMLElement): void {
		view.begin(box);
		detach();
	}

	return { attach, begin, focused: surface.forgive, show, edited, detach };
}
