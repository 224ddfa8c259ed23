import { call, documentOf, get, isElement } from '../dom.ts';
import { focusWithin } from '../focus.ts';
import { codeEditor } from './codeMirror5.ts';
import { watchComposing } from './composing.ts';
import { isDrawn } from './drawn.ts';
import { editableEditor } from './editable.ts';
import type { Editor } from './editor.ts';
import { fieldEditor } from './field.ts';
import { isField, isLocked, isMasked, isPrivate } from './private.ts';
import { isHollow } from './textMap.ts';

/** Elements whose editable children are separate boxes but one draft. */
const BLOCK_LIST = '.block-editor-block-list__layout.is-root-container';

/** `keys` takes the keys; often it is the box. */
interface Box {
	editor: Editor;
	keys: HTMLElement;
}

/** The editor of `target`, or null if it is not a box for prose that the user can see and write in, or is private. */
export function editorOf(target: EventTarget | null | undefined): Editor | null {
	const box = boxOf(target);
	return box === null || isLocked(box.keys) || isLocked(box.editor.element) ? null : seenEditor(target);
}

/** The same, even if the box says that it is read-only: a page may say so about one that its user writes in. */
export function seenEditor(target: EventTarget | null | undefined): Editor | null {
	const editor = editorAt(target);
	return editor !== null && isDrawn(editor.element) ? editor : null;
}

/** The same, even if the box is not visible: pages may hide it after posting. */
export function editorAt(target: EventTarget | null | undefined): Editor | null {
	const box = boxOf(target);
	return box === null || isMasked(box.keys) || isMasked(box.editor.element) ? null : box.editor;
}

/** The element of what may be a box to read, found without reading any style or layout. */
export const boxAt = (target: EventTarget | null | undefined): HTMLElement | null =>
	boxOf(target)?.editor.element ?? null;

function boxOf(target: EventTarget | null | undefined): Box | null {
	if (!target || !isElement(target) || !get(target, 'isConnected')) return null;
	watchComposing(documentOf(target));
	const focused = focusWithin(target);
	if (isPrivate(focused)) return null;
	const code = codeEditor(focused);
	if (code !== null) return code;
	if (isField(focused)) return { editor: fieldEditor(focused), keys: focused };
	const list = call(focused, 'closest', BLOCK_LIST) as HTMLElement | null;
	const root = list ?? editedAround(focused);
	if (root === null || isHollow(root)) return null;
	if (list === null && isPrivate(root)) return null;
	const isEdited = list === null || get(list, 'isContentEditable');
	return { editor: editableEditor({ element: root, isEdited }), keys: focused };
}

/** The outermost editable element, also across non-editable parts: a caption belongs to the text around it. */
function editedAround(element: HTMLElement): HTMLElement | null {
	if (!get(element, 'isContentEditable')) return null;
	let root = element;
	for (let outer: HTMLElement | null = element; outer !== null; outer = get(outer, 'parentElement'))
		if (get(outer, 'isContentEditable')) root = outer;
	const document = documentOf(element);
	return root === get(document, 'documentElement') ? get(document, 'body') : root;
}
