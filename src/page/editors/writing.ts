/** What an editor must know to be edited as a user would edit it. */
import type { Span } from './editor.ts';

export interface Writing {
	element: HTMLElement;
	keys: () => HTMLElement;
	/** The scroll container, usually the element itself. */
	scroller?: HTMLElement;
	text: () => string;
	/** Whether a span can be replaced as a whole, to edit its parts, without losing more than its text. */
	isPlain: (span: Span) => boolean;
	/** The selection as offsets of anchor and focus, or null if it is elsewhere. */
	selection: () => [number, number] | null;
	setSelection: (anchor: number, focus: number) => Promise<boolean>;
	write: (text: string, span: Span) => void;
}
