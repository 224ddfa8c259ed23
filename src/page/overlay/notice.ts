/** A sentence at the edge of the box, shown once per draft. It is made and placed with all advice, visible or not. */
import type { PageAdvice } from '../../messages/advice.ts';
import { documentOf } from '../dom.ts';
import type { Rect } from '../geometry.ts';
import { elements } from './elements.ts';
import { type Frame, within } from './frame.ts';
import { place } from './place.ts';

/** Milliseconds to notice and read it. */
const STAYS = 10_000;

export function createNotice(window: Window, layer: HTMLDivElement) {
	const make = elements(documentOf(layer));
	const notice = make('div', 'none');
	layer.append(notice);
	/** When it was first shown for the draft of a box; long ago once closed. */
	const shown = new WeakMap<HTMLElement, number>();
	let box: HTMLElement | null = null;
	let isSeen = false;
	let timer = 0;

	function close(): void {
		window.clearTimeout(timer);
		if (isSeen && box !== null) shown.set(box, Number.NEGATIVE_INFINITY);
		isSeen = false;
		box = null;
		notice.className = 'none';
		notice.replaceChildren();
	}

	return {
		get isOpen() {
			return notice.className !== 'none';
		},
		begin: (begun: HTMLElement) => void shown.delete(begun),
		/** Opens it; it is visible if the advice says so, for a while after it was first shown for the draft with this first box. */
		open(next: HTMLElement, { level, marks, notice: sentence }: PageAdvice) {
			box = next;
			const due = level === 'notice' && marks.some(({ drawn, maybe }) => drawn && !maybe);
			const now = performance.now();
			if (due && !shown.has(box)) shown.set(box, now);
			isSeen = due && now - shown.get(box)! < STAYS;
			notice.replaceChildren(make('p', '', sentence));
			notice.className = 'notice unseen';
			notice.ariaHidden = 'true';
			window.clearTimeout(timer);
			timer = window.setTimeout(close, STAYS);
		},
		close,
		place(frame: Frame, box: Rect, spared: readonly Rect[], seen: Rect) {
			const size = { width: notice.offsetWidth * frame.scale, height: notice.offsetHeight * frame.scale };
			const { x, y } = place(size, box, spared, seen);
			const { left, top } = within(frame, { left: x, top: y, right: x, bottom: y });
			notice.style.transform = `translate(${left}px,${top}px)`;
			notice.className = isSeen ? 'notice' : 'notice unseen';
			notice.ariaHidden = String(!isSeen);
		},
	};
}
