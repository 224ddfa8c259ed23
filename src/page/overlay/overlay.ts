/** Marks, card, notice and what is spoken, for the box that somebody writes in. */
import type { PageAdvice, PageMark } from '../../messages/page.ts';
import { page as strings } from '../../strings/page.ts';
import type { Editor } from '../editors/editor.ts';
import type { Gate } from '../gate.ts';
import { type CardAction, createCard } from './card.ts';
import { inkOn } from './contrast.ts';
import { createDrawing } from './drawing.ts';
import { contains, intersection } from './geometry.ts';
import { type Command, createKeyboard } from './keys.ts';
import { type Layout, layOut } from './layout.ts';
import { type Movement, watchMovement } from './movement.ts';
import { createNotice } from './notice.ts';
import { createPointing } from './pointing.ts';
import { createSpeech } from './speech.ts';
import { OWN } from './style.ts';
import { createSurface } from './surface.ts';
import { survivors } from './survivors.ts';

export interface OverlayHost {
	/** Does what the writer asked for; a sentence to say, or null. */
	act(action: CardAction): Promise<string | null>;
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

/** A change is looked at again when nothing else has changed for so many milliseconds. */
const SETTLED = 200;

const same = (a: PageMark, b: PageMark | null): boolean => a.start === b?.start && a.end === b.end && a.form === b.form;

export function createOverlay(window: Window & typeof globalThis, gate: Pick<Gate, 'set'>, host: OverlayHost): Overlay {
	const surface = createSurface(window.document);
	const drawing = createDrawing(surface.layer);
	const card = createCard(surface.layer, press);
	const notice = createNotice(window, surface.layer);
	const speech = createSpeech(surface.status);
	const pointing = createPointing(window, {
		markAt: (point) => layout?.stretches.find(({ seen }) => contains(seen, point))?.mark ?? null,
		openMark: () => card.mark,
		passing: () => opened === 'hover',
		overCard: card.covers,
		cardSpot: card.spot,
		point: (point) => card.point(point && card.buttonAt(point)),
		buttonAt: card.buttonAt,
		open,
		close,
		press,
	});

	const keyboard = createKeyboard(obey);

	let editor: Editor | null = null;
	let text = '';
	let advice: PageAdvice | null = null;
	/** Those whose words still stand. */
	let marks: PageMark[] = [];
	/** Where they were when they were last looked at. */
	let layout: Layout | null = null;
	let movement: Movement | null = null;
	let opened: 'hover' | 'click' | 'key' = 'hover';
	/** Boxes whose draft has had its notice. */
	const noticed = new WeakSet<HTMLElement>();
	let frame = 0;
	let trimming = 0;
	let timer = 0;

	function attach(next: Editor): void {
		if (editor !== null && editor.element !== next.element) reset();
		editor = next;
		gate.set(surface.open(next.element) ? handle : null);
	}

	function detach(): void {
		reset();
		gate.set(null);
		surface.close();
		editor = null;
	}

	function reset(): void {
		[text, advice, marks] = ['', null, []];
		notice.close();
		speech.forget();
		rest();
	}

	function show(shown: string, next: PageAdvice): void {
		if (editor === null || !surface.open(editor.element)) return;
		const { element } = editor;
		[text, advice] = [shown, next];
		const fitting = next.marks.filter(({ start, end }) => start < end && end <= shown.length);
		keep(next.level === 'badge' ? [] : fitting.sort((a, b) => a.start - b.start));
		speech.sum(next, marks);
		if (shown.trim() === '') noticed.delete(element);
		trim();
		if (marks.length === 0) {
			rest();
			return;
		}
		if (next.level === 'notice' && !noticed.has(element)) {
			noticed.add(element);
			notice.open(next.crowd);
		}
		movement ??= watchMovement(window, element, { moved, changed });
		soon();
	}

	/** Nothing to show: nothing is watched. */
	function rest(): void {
		close();
		pointing.forget();
		notice.close();
		movement?.stop();
		window.cancelAnimationFrame(frame);
		window.cancelAnimationFrame(trimming);
		window.clearTimeout(timer);
		frame = trimming = timer = 0;
		movement = layout = null;
		draw();
	}

	function edited(): void {
		if (marks.length === 0) return;
		close();
		// Editors change a draft several times for one key: it is read once, before the frame that shows the key.
		if (trimming === 0) trimming = window.requestAnimationFrame(retrim);
		changed();
	}

	function retrim(): void {
		trimming = 0;
		const before = marks.length;
		trim();
		if (marks.length < before) draw();
	}

	/** Leaves out what stands after the first change since the advice was asked for. Asks for no layout. */
	function trim(): void {
		const last = marks.at(-1);
		if (editor === null || last === undefined) return;
		const left = survivors(marks, text.slice(0, last.end + 1), editor.text(last.end + 1));
		if (left.length < marks.length) keep(left);
	}

	function keep(left: PageMark[]): void {
		marks = left;
		const isLeft = (mark: PageMark) => left.some((each) => same(mark, each));
		if (layout !== null) layout.stretches = layout.stretches.filter(({ mark }) => isLeft(mark));
		if (card.mark !== null && !isLeft(card.mark)) close();
	}

	function changed(): void {
		window.clearTimeout(timer);
		timer = window.setTimeout(soon, SETTLED);
	}

	/** Looks in the frame that something moves in, so that the marks move with it. */
	function moved(): void {
		if (frame === 0) frame = window.requestAnimationFrame(look);
	}

	/** Looks after the next frame is painted, when layout is there to be read. */
	function soon(): void {
		window.clearTimeout(timer);
		window.requestAnimationFrame(() => {
			window.clearTimeout(timer);
			timer = window.setTimeout(look);
		});
	}

	function look(): void {
		window.cancelAnimationFrame(frame);
		window.cancelAnimationFrame(trimming);
		frame = trimming = 0;
		if (editor === null || movement === null) return;
		trim();
		try {
			layout = editor.element.isConnected
				? layOut(window, surface, editor, marks, card.mark !== null || notice.isOpen)
				: null;
		} catch {
			// An editor that the page is just taking apart.
			layout = null;
		}
		if (layout !== null) movement.expect(layout.box);
		draw();
		put();
	}

	function draw(): void {
		const { layer } = surface;
		if (layout === null) {
			drawing.clear();
			return;
		}
		const { stretches, background, vertical, frame } = layout;
		layer.style.setProperty(`${OWN}mark`, `rgb(${inkOn(background)})`);
		layer.classList.toggle('vertical', vertical);
		drawing.draw(frame, stretches, ({ mark }) => same(mark, card.mark));
	}

	/** Puts card and notice where they have room. */
	function put(): void {
		if (layout?.seen == null) {
			close();
			return;
		}
		const { frame, caret, rightToLeft } = layout;
		const box = intersection(layout.box, layout.seen) ?? layout.seen;
		const view = visible(frame.window);
		const lines = layout.stretches.filter(({ mark }) => same(mark, card.mark)).map(({ whole }) => whole);
		if (card.mark !== null && lines.length === 0 && opened !== 'key') close();
		// A mark that is scrolled away is told of at the edge of its box.
		const [about = { ...box, top: box.bottom - 1 }, ...others] = lines;
		if (card.mark !== null) {
			card.place(frame, about, [...others, ...caret], view, rightToLeft);
			// While it fits, no scrolling of the page has to wait for us.
			if (card.scroll(0)) window.addEventListener('wheel', wheel, { capture: true, passive: false });
		}
		if (notice.isOpen) notice.place(frame, box, caret, view);
	}

	/** What of the window is seen when it is zoomed into with two fingers. */
	function visible(view: Layout['box']): Layout['box'] {
		const { offsetLeft: left = 0, offsetTop: top = 0, width = 0, height = 0 } = window.visualViewport ?? {};
		return intersection(view, { left, top, right: left + width, bottom: top + height }) ?? view;
	}

	/** Opens the card, unless the words have gone while the pointer rested. */
	function open(mark: PageMark, by: typeof opened): void {
		pointing.forget();
		if (advice === null || !surface.isWhole() || !marks.some((each) => same(each, mark))) return;
		opened = by;
		notice.close();
		card.open(mark, advice, by === 'key');
		look();
		if (by === 'key' && card.mark !== null) speech.say(card.spoken());
	}

	function close(): void {
		if (card.mark === null) return;
		card.close();
		pointing.forget();
		window.removeEventListener('wheel', wheel, { capture: true });
		draw();
	}

	function wheel(event: WheelEvent): void {
		if (!event.isTrusted || !card.covers({ x: event.clientX, y: event.clientY })) return;
		event.preventDefault();
		event.stopImmediatePropagation();
		card.scroll(event.deltaY);
	}

	/** Does what a button is for: the current one, if none is given. */
	function press(button?: HTMLElement): void {
		const { mark } = card;
		const action = card.press(button);
		trim();
		if (card.mark === null || mark === null) return;
		if (action === null) {
			put();
			if (opened === 'key') speech.say(card.current());
			return;
		}
		close();
		host.act(action).then(
			(sentence) => sentence !== null && speech.say(sentence),
			() => undefined,
		);
	}

	/** Opens the card for the mark at the caret or after it; where it is open, lets keys move in it, then goes on. */
	function openNext(): void {
		trim();
		const caret = editor?.caret() ?? 0;
		const now = marks.findIndex((mark) => same(mark, card.mark));
		const next = now >= 0 ? now + (opened === 'key' ? 1 : 0) : marks.findIndex(({ end }) => end >= caret);
		const mark = marks[next] ?? marks[0];
		if (mark === undefined) speech.say(strings.nothing);
		else open(mark, 'key');
	}

	function handle(event: Event): boolean {
		// Only a screen reader can press what is in our root: we hear of it, and the page does not.
		if (event.target === surface.host) event.stopImmediatePropagation();
		if (card.mark !== null && event.type !== 'pointermove' && !surface.isWhole()) close();
		return event.type.startsWith('key') ? keyboard(event as KeyboardEvent) : pointing.handle(event as MouseEvent);
	}

	/** Whether a key is for us: the chord always, so that nobody can tell by it whether there are marks. */
	function obey(command: Command): boolean {
		if (command === 'modifier') return false;
		if (command === 'open') {
			openNext();
			return true;
		}
		if (command === 'close') {
			const wasOpen = card.mark !== null || notice.isOpen;
			close();
			notice.close();
			return wasOpen;
		}
		if (card.mark === null || opened !== 'key') return false;
		if (command === 'other') close();
		else if (command === 'act') press();
		else {
			card.move(command === 'next' ? 1 : -1);
			speech.say(card.current());
		}
		return command !== 'other';
	}

	return { attach, show, edited, detach };
}
