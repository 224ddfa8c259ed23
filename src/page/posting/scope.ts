/** Which boxes a button or a form sends. */
import { hostOf } from '../composed.ts';
import { attributeOf, call, get, matches, windowOf } from '../dom.ts';
import { isDrawn } from '../editors/drawn.ts';

/** Most levels between a button and the ancestor that it shares with its box. */
export const FARTHEST = 12;
/** Most levels between a title with its button and what else has the body. */
const BODY = 4;
const BOXES = 'textarea, [contenteditable]:not([contenteditable=false]), input[type=text], input:not([type])';
/** Dialogs, of browsers and of pages. */
export const DIALOG = 'dialog, [role=dialog], [role=alertdialog], [aria-modal=true]';
const SEARCHED =
	/(?<!\p{L})(?:search|suchen?|suchbegriffe?|recherche[rz]?|busc[ae]r?|búsqueda|pesquis[ae]r?|cerca|zoek(?:en|term)?|szukaj)(?!\p{L})|поиск|検索|搜索|搜尋|검색/iu;
/** Says so about boxes of several lines, which may be for posts about a search. */
const SEARCHES = '[role=search], [role=searchbox], [role=combobox], search';

/** The parent element, crossing shadow roots and same-origin frames. */
export function outOf(element: Element): Element | null {
	return get(element, 'parentElement') ?? hostOf(call(element, 'getRootNode')) ?? frameOf(element);
}

function frameOf(element: Element): Element | null {
	try {
		return windowOf(element)?.frameElement ?? null;
	} catch {
		return null;
	}
}

/** Whether an element is within another, also across shadow roots and frames. */
export function holds(outer: Element, inner: Element): boolean {
	for (let element: Element | null = inner; element !== null; element = outOf(element))
		if (element === outer) return true;
	return false;
}

/** Others' posts, each with its own buttons. */
const POSTS = 'article, [role=article], [role=listitem], [role=menu]';

/** Those of `boxes` that `button` sends: in its form, or nearer to it than any other box and than a post without one. */
export function boxesOf<B extends { element: HTMLElement | null }>(button: HTMLElement, boxes: readonly B[]): B[] {
	const form = formOf(button) ?? call(button, 'closest', 'form');
	if (form !== null) return boxesIn(form, boxes);
	let scope: Element | null = button;
	for (let level = 0; scope !== null && level < FARTHEST; level++) {
		const held = boxesIn(scope, boxes);
		if (held.length > 0 || call(scope, 'querySelector', BOXES) !== null || matches(scope, POSTS))
			return withBodyOf(held, scope, boxes);
		scope = outOf(scope);
	}
	return [];
}

/** The boxes of `scope`, and one-line boxes, such as a title, together with the larger box below. */
function withBodyOf<B extends { element: HTMLElement | null }>(held: B[], scope: Element, boxes: readonly B[]): B[] {
	if (held.length === 0 || held.some(({ element }) => !isOneLine(element!))) return held;
	let outer = outOf(scope);
	for (let level = 0; outer !== null && level < BODY && !matches(outer, POSTS); level++) {
		const all = boxesIn(outer, boxes);
		if (all.some(({ element }) => !isOneLine(element!))) return all;
		outer = outOf(outer);
	}
	return held;
}

const isOneLine = (element: HTMLElement): boolean => get(element, 'nodeName') === 'INPUT';

export const boxesIn = <B extends { element: HTMLElement | null }>(scope: Element, boxes: readonly B[]): B[] =>
	boxes.filter(({ element }) => element !== null && (holds(scope, element) || formOf(element) === scope));

/** The form of a button or field; null for other elements. */
export const formOf = (element: HTMLElement): HTMLFormElement | null =>
	get(element as HTMLButtonElement, 'form') ?? null;

/** Whether a box is for searching, judging by its name and labels, and of several lines by its role too. */
export function isSearch(element: HTMLElement): boolean {
	const said = (name: string) => attributeOf(element, name) ?? '';
	const isNamed =
		/^(q|s|query|keywords?)$/i.test(said('name')) ||
		SEARCHED.test(`${said('name')} ${said('placeholder')} ${said('aria-label')}`);
	return isNamed && (isOneLine(element) || call(element, 'closest', SEARCHES) !== null);
}

/** Whether another box that is shown holds the text of a vanished one, because the page re-rendered its form. */
export function standsElsewhere(document: Document, text: string, vanished: Element | null): boolean {
	const boxes = [...call(document, 'querySelectorAll', BOXES)] as HTMLElement[];
	const holds = (box: HTMLElement) => (get(box as HTMLInputElement, 'value') ?? get(box, 'textContent')) === text;
	return boxes.some((box) => box !== vanished && holds(box) && isDrawn(box));
}
