/**
 * Marks, card, notice and speech for the focused box.
 *
 * A page sees when we read its layout or change what is drawn. So both are done alike for all mentions that were found,
 * which a page can find as well as we can; those that do not count are drawn in no colour.
 */
import type { PageAdvice, PageMark } from '../../messages/advice.ts';
import type { Editor } from '../editors/editor.ts';
import type { Gate } from '../gate.ts';
import { createCommands, type Scene } from './commands.ts';
import { createDrawing } from './drawing.ts';
import type { CardAction } from './faces.ts';
import { createInput } from './input.ts';
import { layOut } from './layout.ts';
import { isAmong, marksIn, sameMark, stillStanding } from './marks.ts';
import { type Movement, watchMovement } from './movement.ts';
import { createPopups } from './popups.ts';
import { createRhythm } from './rhythm.ts';
import { NOTHING, type Sight, withMarks } from './sight.ts';
import { createSpeech } from './speech.ts';
import { createSurface } from './surface.ts';

export interface OverlayHost {
	/** Carries out an action. @returns a sentence to announce, or null */
	act(action: CardAction): Promise<string | null>;
	/** Called when a card was opened and the worker wants to know. */
	opened(): void;
}

export interface Overlay {
	/** Removes everything from the page: nothing is written in this box yet. */
	begin(editor: Editor): void;
	/** Sets the focused box, whether or not anything is found in it. */
	attach(editor: Editor): void;
	/** The user has gone to a box: an element of ours that the page removed may come back. */
	focused(): void;
	/** @param text the text that the offsets of the advice refer to */
	show(text: string, advice: PageAdvice): void;
	/** The text has changed: marks after the change are removed until the next advice. */
	edited(): void;
	/** Removes everything from the page. */
	detach(): void;
}

export function createOverlay(window: Window & typeof globalThis, gate: Pick<Gate, 'set'>, host: OverlayHost): Overlay {
	const surface = createSurface(window.document);
	const drawing = createDrawing(surface.layer);
	const rhythm = createRhythm(window, look, retrim);
	const speech = createSpeech(surface.status);
	const popups = createPopups(
		window,
		surface.host,
		surface.layer,
		(button) => commands.press(button),
		() => {
			input.forget();
			draw();
		},
	);
	const { card, notice } = popups;
	const scene: Scene = {
		popups,
		speech,
		sight: () => sight,
		trim,
		caret: () => editor?.caret() ?? 0,
		isWhole: surface.isWhole,
		look: rhythm.now,
		put: () => popups.put(sight.layout),
		forgetPointer: () => input.forget(),
		act: host.act,
		opened: host.opened,
	};
	const commands = createCommands(scene);
	const input = createInput(window, surface.host, scene, commands);

	let editor: Editor | null = null;
	let sight: Sight = NOTHING;
	/** Present while mentions are found. */
	let movement: Movement | null = null;

	function attach(next: Editor): void {
		if (editor !== null && editor.element !== next.element) reset();
		editor = next;
		gate.set(surface.open(next.element) ? input.handle : null);
	}

	function detach(): void {
		reset();
		gate.set(null);
		surface.close();
		editor = null;
	}

	function reset(): void {
		sight = NOTHING;
		speech.forget();
		rest();
	}

	/** Stops watching, since nothing is found. */
	function rest(): void {
		popups.closeCard();
		input.forget();
		notice.close();
		movement?.stop();
		rhythm.stop();
		movement = null;
		sight = { ...sight, layout: null };
		draw();
	}

	function show(text: string, advice: PageAdvice): void {
		if (editor === null || !surface.open(editor.element)) return;
		const { element } = editor;
		sight = { ...sight, text, advice };
		keep(marksIn(text, advice));
		speech.sum(advice, sight.marks);
		trim();
		if (sight.marks.length === 0) {
			rest();
			return;
		}
		notice.open(element, advice);
		movement ??= watchMovement(window, element, rhythm);
		rhythm.soon();
	}

	function edited(): void {
		if (sight.marks.length === 0) return;
		popups.closeCard();
		rhythm.edited();
	}

	function retrim(): void {
		const before = sight.marks.length;
		trim();
		if (sight.marks.length < before) draw();
	}

	/** Removes the marks after the first change since the advice was asked for. Does not force layout. */
	function trim(): void {
		if (editor === null) return;
		const left = stillStanding(sight.marks, sight.text, editor);
		if (left.length < sight.marks.length) keep(left);
	}

	function keep(marks: readonly PageMark[]): void {
		sight = withMarks(sight, marks);
		if (card.mark !== null && !isAmong(marks, card.mark)) popups.closeCard();
	}

	function look(): void {
		if (editor === null || movement === null) return;
		trim();
		const layout = layOut(window, surface, editor, sight.marks);
		sight = { ...sight, layout };
		if (layout !== null) movement.expect(layout.box);
		draw();
		popups.put(layout);
	}

	function draw(): void {
		if (sight.layout === null) drawing.clear();
		else drawing.draw(sight.layout, (mark) => sameMark(mark, card.mark));
	}

	function begin({ element }: Editor): void {
		notice.begin(element);
		detach();
	}

	return { attach, begin, focused: surface.forgive, show, edited, detach };
}
