/** Native fields: textarea and text input. */
import { call, get } from '../dom.ts';
import { editing } from './change.ts';
import type { Editor } from './editor.ts';
import { fieldRects } from './mirror.ts';
import type { Field } from './mirrorStyle.ts';
import { seenText } from './unseen.ts';
import type { Writing } from './writing.ts';

export function fieldEditor(field: Field): Editor {
	const document = field.ownerDocument;
	const hasFocus = () => get(field.getRootNode() as Document | ShadowRoot, 'activeElement') === field;
	const selection = (): [number, number] | null => {
		if (!hasFocus()) return null;
		const { selectionStart, selectionEnd, selectionDirection } = field;
		const { inner } = seenText(field.value);
		const [start, end] = [inner(selectionStart!), inner(selectionEnd!)];
		return selectionDirection === 'backward' ? [end, start] : [start, end];
	};
	const writing: Writing = {
		element: field,
		text: () => seenText(field.value).text,
		keys: () => field,
		isPlain({ start, end }) {
			const { outer } = seenText(field.value);
			return outer(end, 'end') - outer(start, 'start') === end - start;
		},
		selection,
		async setSelection(anchor, focus) {
			if (!hasFocus()) field.focus({ preventScroll: true });
			const { outer } = seenText(field.value);
			const end = outer(Math.max(anchor, focus), 'end');
			const start = anchor === focus ? end : outer(Math.min(anchor, focus), 'start');
			field.setSelectionRange(start, end, focus < anchor ? 'backward' : 'none');
			return hasFocus() && field.selectionStart === start && field.selectionEnd === end;
		},
		// `execCommand` is the only way to edit a field that the user can undo.
		write: (text) => call(document, 'execCommand', text === '' ? 'delete' : 'insertText', false, text),
	};
	return {
		element: field,
		text: (most) => seenText(field.value, most).text,
		isWhole: () => true,
		rects(spans, stage) {
			const { outer } = seenText(field.value);
			const drawn = spans.map(({ start, end }) => ({ start: outer(start, 'start'), end: outer(end, 'end') }));
			return fieldRects(field, drawn, stage);
		},
		...editing(writing),
	};
}
