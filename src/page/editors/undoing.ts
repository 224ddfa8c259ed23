/** Takes edits back by the undo of the editor. */
import { call, documentOf } from '../dom.ts';
import type { Made } from './editor.ts';
import { soon, stays } from './waiting.ts';
import type { Writing } from './writing.ts';

const isMac = /Mac|iP(?:hone|ad)/.test(navigator.platform);
const chord = (shiftKey: boolean) =>
	new KeyboardEvent('keydown', {
		...{ key: shiftKey ? 'Z' : 'z', code: 'KeyZ', keyCode: 90, shiftKey, ctrlKey: !isMac, metaKey: isMac },
		...{ bubbles: true, cancelable: true, composed: true },
	});

/** Presses the key for undo or redo; if the page does nothing, the browser does. */
export function press(target: HTMLElement, command: 'undo' | 'redo'): void {
	if (call(target, 'dispatchEvent', chord(command === 'redo'))) call(documentOf(target), 'execCommand', command);
}

/**
 * Undoes edits with the editor, as far as its steps end where those edits do.
 * @returns the number of edits left
 */
export async function undone({ text, keys }: Writing, { texts }: Made): Promise<number> {
	let left = texts.length - 1;
	while (left > 0) {
		const before = text();
		press(keys(), 'undo');
		if (!(await soon(() => text() !== before)) || !(await stays(() => text() !== before))) return left;
		const now = texts.lastIndexOf(text(), left - 1);
		if (now < 0) {
			// It was one step together with something else.
			press(keys(), 'redo');
			await soon(() => text() === before);
			return left;
		}
		left = now;
	}
	return left;
}
