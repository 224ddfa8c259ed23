/**
 * Whether the user writes. An `input` event does not tell: `execCommand` of a page makes one that the browser vouches
 * for. An Enter alone writes nothing.
 */
export const isWriting = (event: Event): boolean =>
	event.isTrusted && !/Break|Para/.test((event as Partial<InputEvent>).inputType ?? '');
