/** Boxes whose text the browser keeps: textarea and text input. */
import { change, type Writing } from './change.ts';
import type { Editor } from './editor.ts';
import { type Field, fieldRects } from './mirror.ts';

export function fieldEditor(field: Field): Editor {
	const document = field.ownerDocument;
	const hasFocus = () => (field.getRootNode() as Document | ShadowRoot).activeElement === field;
	const selection = (): [number, number] | null => {
		if (!hasFocus()) return null;
		const { selectionStart, selectionEnd, selectionDirection } = field;
		return selectionDirection === 'backward' ? [selectionEnd!, selectionStart!] : [selectionStart!, selectionEnd!];
	};
	const writing: Writing = {
		element: field,
		text: () => field.value,
		selection,
		async setSelection(anchor, focus) {
			if (!hasFocus()) field.focus({ preventScroll: true });
			const [start, end] = [Math.min(anchor, focus), Math.max(anchor, focus)];
			field.setSelectionRange(start, end, focus < anchor ? 'backward' : 'none');
			return hasFocus() && field.selectionStart === start && field.selectionEnd === end;
		},
		// The one way to write into a field that the user can undo.
		write: (text) => document.execCommand(text === '' ? 'delete' : 'insertText', false, text),
	};
	const caret = () => selection()?.[1] ?? null;
	return {
		element: field,
		text: (most) => field.value.slice(0, most),
		rects: (spans, stage) => fieldRects(field, spans, stage),
		caret,
		select: ({ start, end }) => writing.setSelection(start, end),
		replace: (span, text) => change(writing, span, text, false),
		async insert(text) {
			const at = caret();
			return at !== null && (await change(writing, { start: at, end: at }, text, true));
		},
	};
}
