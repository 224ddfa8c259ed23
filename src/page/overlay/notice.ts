/** A sentence at the edge of the box, shown once per draft. */
import type { PageAdvice } from '../../messages/advice.ts';
import { page as strings } from '../../strings/page.ts';
import type { Rect } from '../geometry.ts';
import { elements } from './elements.ts';
import { type Frame, within } from './frame.ts';
import { place } from './place.ts';

export interface Notice {
	readonly isOpen: boolean;
	/** Opens it unless it was already shown for the draft of this box. */
	openOnce(box: HTMLElement, advice: Pick<PageAdvice, 'crowd' | 'say'>): void;
	/** A new draft was begun in this box. */
	begin(box: HTMLElement): void;
	close(): void;
	place(frame: Frame, box: Rect, spared: readonly Rect[], seen: Rect): void;
}

/** Milliseconds to notice and read it. */
const STAYS = 10_000;

export function createNotice(window: Window, layer: HTMLElement): Notice {
	const make = elements(layer.ownerDocument);
	const notice = make('div', 'none');
	layer.append(notice);
	/** Boxes for whose draft it was shown. */
	const had = new WeakSet<HTMLElement>();
	let timer = 0;

	function close(): void {
		window.clearTimeout(timer);
		notice.className = 'none';
		notice.replaceChildren();
	}

	return {
		get isOpen() {
			return notice.className !== 'none';
		},
		begin: (box) => void had.delete(box),
		openOnce(box, { crowd, say }) {
			if (had.has(box)) return;
			had.add(box);
			const { before, crowd: people, after } = strings.notice(crowd, say);
			notice.replaceChildren(make('p', '', before, make('b', '', people), after));
			notice.className = 'notice unplaced';
			timer = window.setTimeout(close, STAYS);
		},
		close,
		place(frame, box, spared, seen) {
			const size = { width: notice.offsetWidth * frame.scale, height: notice.offsetHeight * frame.scale };
			const { x, y } = place(size, box, spared, seen);
			const { left, top } = within(frame, { left: x, top: y, right: x, bottom: y });
			notice.style.transform = `translate(${left}px,${top}px)`;
			notice.className = 'notice';
		},
	};
}
