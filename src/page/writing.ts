/**
 * Whether the user is writing. Call it for `beforeinput` and `paste`, not `input`: a page's `execCommand` fires a
 * trusted `input` event. A line break alone is not writing.
 */
export const isWriting = (event: Event): boolean =>
	event.isTrusted && !/Break|Para/.test((event as Partial<InputEvent>).inputType ?? '');
