/** Native fields: textarea and text input. */
import { call, get } from '../dom.ts';
import { editing } from './change.ts';
import type { Editor } from './editor.ts';
import { fieldRects } from './mirror.ts';
import type { Field } from './mirrorStyle.ts';
import type { Writing } from './writing.ts';

export function fieldEditor(field: Field): Editor {
	const document = field.ownerDocument;
	const hasFocus = () => get(field.getRootNode() as Document | ShadowRoot, 'activeElement') === field;
	const selection = (): [number, number] | null => {
		if (!hasFocus()) return null;
		const { selectionStart, selectionEnd, selectionDirection } = field;
		return selectionDirection === 'backward' ? [selectionEnd!, selectionStart!] : [selectionStart!, selectionEnd!];
	};
	const writing: Writing = {
		element: field,
		text: () => field.value,
		keys: () => field,
		isPlain: () => true,
		selection,
		async setSelection(anchor, focus) {
			if (!hasFocus()) field.focus({ preventScroll: true });
			const [start, end] = [Math.min(anchor, focus), Math.max(anchor, focus)];
			field.setSelectionRange(start, end, focus < anchor ? 'backward' : 'none');
			return hasFocus() && field.selectionStart === start && field.selectionEnd === end;
		},
		// `execCommand` is the only way to edit a field that the user can undo.
		write: (text) => call(document, 'execCommand', text === '' ? 'delete' : 'insertText', false, text),
	};
	return {
		element: field,
		text: (most) => field.value.slice(0, most),
		rects: (spans, stage) => fieldRects(field, spans, stage),
		...editing(writing),
	};
}
