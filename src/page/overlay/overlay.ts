/** Marks, card, notice and what is spoken, for the box that somebody writes in. */
import type { PageAdvice, PageMark } from '../../messages/page.ts';
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
	/** Does what the writer asked for; a sentence to say, or null. */
	act(action: CardAction): Promise<string | null>;
	/** A card was opened that is to be told of. */
	opened(): void;
}

export interface Overlay {
	/** The box that is written in now, whether or not there is anything to mark. */
	attach(editor: Editor): void;
	/** @param text what the offsets of the advice are for */
	show(text: string, advice: PageAdvice): void;
	/** The user changed the text: marks after the change wait for the next advice. */
	edited(): void;
	/** Nothing of ours is left in the page. */
	detach(): void;
}

export function createOverlay(window: Window & typeof globalThis, gate: Pick<Gate, 'set'>, host: OverlayHost): Overlay {
	const surface = createSurface(window.document);
	const drawing = createDrawing(surface.layer);
	const rhythm = createRhythm(window, look, retrim);
	const speech = createSpeech(surface.status);
	const popups = createPopups(
		window,
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
	/** Watched while there is something to show. */
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

	/** Nothing to show: nothing is watched. */
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
		if (text.trim() === '') notice.begin(element);
		trim();
		if (sight.marks.length === 0) {
			rest();
			return;
		}
		if (advice.level === 'notice') notice.openOnce(element, advice);
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

	/** Leaves out what stands after the first change since the advice was asked for. Asks for no layout. */
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
		const layout = layOut(window, surface, editor, sight.marks, popups.isOpen());
		sight = { ...sight, layout };
		if (layout !== null) movement.expect(layout.box);
		draw();
		popups.put(layout);
	}

	function draw(): void {
		if (sight.layout === null) drawing.clear();
		else drawing.draw(sight.layout, (mark) => sameMark(mark, card.mark));
	}

	return { attach, show, edited, detach };
}
