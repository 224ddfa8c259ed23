/** Pointer handling for marks and card: they are invisible to the page's hit tests, so these are done here. */
import type { PageMark } from '../../messages/advice.ts';
import { contains, type Point } from '../geometry.ts';

export interface Pointed {
	markAt(point: Point): PageMark | null;
	openMark(): PageMark | null;
	isSeen(): boolean;
	/** Whether the card opened on hover, and so closes when the pointer leaves. */
	passing(): boolean;
	overCard(point: Point): boolean;
	/** The card's position as a comparable string. */
	cardSpot(): string | null;
	/** Whether the user has seen the card long enough to aim at it. */
	isSettled(): boolean;
	point(point: Point | null): void;
	buttonAt(point: Point): HTMLButtonElement | null;
	open(mark: PageMark, by: 'hover' | 'click'): void;
	close(): void;
	press(button: HTMLButtonElement): void;
}

/** Milliseconds that the pointer rests on a mark before the card opens, and is off both before it closes. */
const REST = 300;
/** Pixels between press and release above which a click is a text selection. */
const STEADY = 4;

export function createPointing(window: Window, pointed: Pointed) {
	let timer = 0;
	/** The timer's purpose: a mark to open, or to close the card. */
	let awaited: PageMark | 'close' | null = null;
	/** Whether the current press began on the card. */
	let held = false;
	let button: HTMLButtonElement | null = null;
	let start: Point | null = null;
	/** The card's position when the pointer last moved over it. */
	let met: string | null = null;

	function forget(): void {
		window.clearTimeout(timer);
		awaited = null;
	}

	function wait(what: PageMark | 'close'): void {
		if (awaited === what) return;
		forget();
		awaited = what;
		timer = window.setTimeout(() => {
			awaited = null;
			if (what === 'close') pointed.close();
			else pointed.open(what, 'hover');
		}, REST);
	}

	function move(event: MouseEvent, at: Point): void {
		const open = pointed.openMark();
		const over = pointed.overCard(at);
		if (over) met = pointed.cardSpot();
		pointed.point(over ? at : null);
		const mark = over ? open : pointed.markAt(at);
		const free = open === null || pointed.passing();
		if (mark === open || !free || event.buttons !== 0) forget();
		else wait(mark ?? 'close');
	}

	function press(event: MouseEvent, at: Point): void {
		forget();
		// The page may have slid the card under a resting pointer, by scrolling for example: the user did not aim at it.
		const aimed = met === pointed.cardSpot() || (event as PointerEvent).pointerType === 'touch';
		held = pointed.isSeen() && pointed.overCard(at);
		button = held && aimed && event.button === 0 && pointed.isSettled() ? pointed.buttonAt(at) : null;
		start = !held && event.button === 0 && pointed.markAt(at) !== null ? at : null;
		if (!held) pointed.close();
	}

	function click(at: Point): void {
		if (button !== null && pointed.buttonAt(at) === button) pointed.press(button);
		const near =
			start !== null && contains({ left: start.x, right: start.x, top: start.y, bottom: start.y }, at, STEADY);
		const mark = pointed.markAt(at);
		if (near && mark !== null) pointed.open(mark, 'click');
		button = start = null;
	}

	return {
		/** Whether the event is for the card and not for the page. */
		handle(event: MouseEvent) {
			const at = { x: event.clientX, y: event.clientY };
			if (event.type === 'pointermove') move(event, at);
			else if (event.type === 'pointerdown') press(event, at);
			// Clicks made by keys and assistive technology have detail 0, and are never for the card.
			const isByKey = event.type === 'click' && event.detail === 0;
			if (event.type === 'click' && !isByKey) click(at);
			return held && !isByKey && event.type !== 'pointermove';
		},
		forget,
	};
}
