/** Which boxes a button or a form sends. */
import { hostOf } from '../composed.ts';
import { attributeOf, call, get, windowOf } from '../dom.ts';
import { isDrawn } from '../editors/drawn.ts';

/** Most levels between a button and the ancestor that it shares with its box. */
const FARTHEST = 12;
const BOXES = 'textarea, [contenteditable]:not([contenteditable=false]), input[type=text], input:not([type])';
const SEARCHED = /search|suche|recherch|buscar|cerca|zoek|szukaj|поиск|検索|搜索|搜尋|검색/i;

/** The parent element, crossing shadow roots and same-origin frames. */
function outOf(element: Element): Element | null {
	return get(element, 'parentElement') ?? hostOf(call(element, 'getRootNode')) ?? frameOf(element);
}

function frameOf(element: Element): Element | null {
	try {
		return windowOf(element)?.frameElement ?? null;
	} catch {
		return null;
	}
}

function holds(outer: Element, inner: Element): boolean {
	for (let element: Element | null = inner; element !== null; element = outOf(element))
		if (element === outer) return true;
	return false;
}

/** Those of `boxes` that `button` sends: in its form, or nearer to it than any other box. */
export function boxesOf<B extends { element: HTMLElement | null }>(button: HTMLElement, boxes: readonly B[]): B[] {
	const form = formOf(button) ?? call(button, 'closest', 'form');
	if (form !== null) return boxesIn(form, boxes);
	let scope: Element | null = button;
	for (let level = 0; scope !== null && level < FARTHEST; level++) {
		const held = boxesIn(scope, boxes);
		if (held.length > 0 || call(scope, 'querySelector', BOXES) !== null) return held;
		scope = outOf(scope);
	}
	return [];
}

export const boxesIn = <B extends { element: HTMLElement | null }>(scope: Element, boxes: readonly B[]): B[] =>
	boxes.filter(({ element }) => element !== null && (holds(scope, element) || formOf(element) === scope));

/** The form that a button or field says it belongs to; null for other elements. */
const formOf = (element: HTMLElement): HTMLFormElement | null => get(element as HTMLButtonElement, 'form') ?? null;

/** Whether a box is for searching, judging by its name and labels. */
export function isSearch(element: HTMLElement): boolean {
	const said = (name: string) => attributeOf(element, name) ?? '';
	return (
		/^(q|s|query|keywords?)$/i.test(said('name')) ||
		SEARCHED.test(`${said('name')} ${said('placeholder')} ${said('aria-label')}`)
	);
}

/** Whether another box that is shown holds the text of a vanished one, because the page re-rendered its form. */
export function standsElsewhere(document: Document, text: string, vanished: Element | null): boolean {
	const boxes = [...call(document, 'querySelectorAll', BOXES)] as HTMLElement[];
	const holds = (box: HTMLElement) => (get(box as HTMLInputElement, 'value') ?? get(box, 'textContent')) === text;
	return boxes.some((box) => box !== vanished && holds(box) && isDrawn(box));
}
