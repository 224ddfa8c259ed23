/** Finds the editor adapter of a box. */
import { focusWithin } from '../focus.ts';
import { codeEditor } from './codeMirror5.ts';
import { watchComposing } from './composing.ts';
import { isDrawn } from './drawn.ts';
import { editableEditor } from './editable.ts';
import type { Editor } from './editor.ts';
import { fieldEditor } from './field.ts';
import { isField, isPrivate } from './private.ts';

/** Elements whose editable children are separate boxes but one draft. */
const BLOCK_LIST = '.block-editor-block-list__layout.is-root-container';

/** The editor of `target`, or null if it is not a box for prose, must not be read or is not visible. */
export function editorOf(target: EventTarget | null | undefined): Editor | null {
	const editor = editorAt(target);
	return editor !== null && isDrawn(editor.element) ? editor : null;
}

/** The same, even if the box is not visible: pages may hide it after posting. */
export function editorAt(target: EventTarget | null | undefined): Editor | null {
	const element = target as HTMLElement | null | undefined;
	if (element?.nodeType !== Node.ELEMENT_NODE || !element.isConnected) return null;
	watchComposing(element.ownerDocument);
	const focused = focusWithin(element);
	if (isPrivate(focused)) return null;
	const code = codeEditor(focused);
	if (code !== null) return code;
	if (isField(focused)) return fieldEditor(focused);
	const list = focused.closest<HTMLElement>(BLOCK_LIST);
	if (list !== null) return editableEditor({ element: list, isEdited: list.isContentEditable });
	const root = editedAround(focused);
	return root === null || isPrivate(root) ? null : editableEditor({ element: root });
}

/** The outermost editable element, also across non-editable parts: a caption belongs to the text around it. */
function editedAround(element: HTMLElement): HTMLElement | null {
	if (!element.isContentEditable) return null;
	let root = element;
	for (let outer = element.parentElement; outer !== null; outer = outer.parentElement)
		if (outer.isContentEditable) root = outer;
	return root === element.ownerDocument.documentElement ? element.ownerDocument.body : root;
}
