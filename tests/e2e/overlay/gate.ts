/** The gate for events of the page, as it is in boxes: what its handler takes, the page does not get. */
import type { GateHandler } from '../../../src/page/gate.ts';

const GATED =
	'keydown keyup pointerdown mousedown pointerup mouseup click dblclick contextmenu pointermove touchstart touchend auxclick beforetoggle toggle fullscreenchange blur';
let handler: GateHandler | null = null;
export const gate = {
	set(next: GateHandler | null) {
		handler = next;
	},
};
for (const type of GATED.split(' '))
	window.addEventListener(
		type,
		(event) => {
			if (!event.isTrusted || !handler?.(event)) return;
			event.preventDefault();
			event.stopImmediatePropagation();
		},
		{ capture: true, passive: false },
	);
