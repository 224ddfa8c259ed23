/**
 * Words that a tool, such as a grammar checker, puts into a box by script when its user presses a suggestion. One small
 * replacement after each press counts as the user's; pages cannot fake a press.
 */
import type { WatchedBox } from '../boxes.ts';
import { correctedBy } from '../posting/correction.ts';
import { writtenIn } from '../posting/ownership.ts';

/** Milliseconds after a press within which a tool makes its correction. */
const MOMENT = 1000;

/** A click ends the press that a pointer began; a click by a key is a press by itself. */
const begins = (event: Event): boolean => event.type !== 'click' || (event as MouseEvent).detail === 0;

/**
 * @param boxes boxes that the user was in lately
 * @param now reads the text of a box; undefined if it must not be read
 * @param corrected a press has put this many units into the earlier text of a box
 */
export function createCorrections(
	boxes: readonly WatchedBox[],
	now: (box: WatchedBox) => string | undefined,
	corrected: (box: WatchedBox, before: string, room: number) => void,
) {
	let pressed: { box: WatchedBox; before: string } | null = null;

	/** Looks whether the last press has changed its box by now. */
	function look(): void {
		const text = pressed?.box.history.written ? now(pressed.box) : undefined;
		if (pressed === null || text === undefined || text === pressed.before) return;
		const { box, before } = pressed;
		const room = correctedBy(writtenIn(boxes, box, before), text);
		if (room === 0) return;
		pressed = null;
		corrected(box, before, room);
	}

	/** Later changes of the box are not from the last press. */
	function over(): void {
		look();
		pressed = null;
	}

	return {
		look,
		over,
		/** Sees a press that writes nothing itself, before the page does. */
		press(event: Event, box: WatchedBox) {
			if (begins(event)) {
				over();
				const before = box.history.written ? now(box) : undefined;
				pressed = before === undefined ? null : { box, before };
			}
			const last = pressed;
			if (last === null) return;
			setTimeout(look, 0);
			setTimeout(() => last === pressed && over(), MOMENT);
		},
	};
}
