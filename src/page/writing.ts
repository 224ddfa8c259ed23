/** What the user does in a box; pages can fake neither. */

/** Edits a text without writing. */
const EDITING_KEYS = /^(Backspace|Delete|Enter)$/;
const EDITING_CHORDS = /^[zyxv]$/i;

/** Events that may be writing or editing. Not `input`: a page's `execCommand` fires a trusted one. */
const WRITING_EVENTS = /^(beforeinput|paste|keydown)$/;

/** Whether the user writes. A line break alone does not count. */
export function isWriting(event: Event): boolean {
	if (!event.isTrusted || !WRITING_EVENTS.test(event.type)) return false;
	// Some editors handle keys themselves, and no `beforeinput` follows.
	if (event.type === 'keydown') return isLetter(event as KeyboardEvent);
	return !/Break|Para/.test((event as Partial<InputEvent>).inputType ?? '');
}

/** Whether the user may edit: write, delete, undo. */
export function isEditing(event: Event): boolean {
	if (!event.isTrusted || !WRITING_EVENTS.test(event.type)) return false;
	if (event.type !== 'keydown') return true;
	const { key, ctrlKey, metaKey } = event as KeyboardEvent;
	const isChord = (ctrlKey || metaKey) && EDITING_CHORDS.test(key);
	return isLetter(event as KeyboardEvent) || EDITING_KEYS.test(key) || isChord;
}

/** Whether the user presses something with the pointer, or a button by a key. */
export const isPointing = ({ type, isTrusted }: Event): boolean => isTrusted && /^(pointerdown|click)$/.test(type);

/** Whether the user presses a key that accepts a tool's suggestion. */
export const isAccepting = (event: Event): boolean =>
	event.isTrusted && event.type === 'keydown' && /^(Enter|Tab)$/.test((event as KeyboardEvent).key);

const isLetter = ({ key, ctrlKey, metaKey }: KeyboardEvent) => [...key].length === 1 && !ctrlKey && !metaKey;
