/** Which boxes a button or a form sends. */

/** Most levels between a button and the ancestor that it shares with its box. */
const FARTHEST = 12;
const BOXES = 'textarea, [contenteditable]:not([contenteditable=false]), input[type=text], input:not([type])';
const SEARCHED = /search|suche|recherch|buscar|cerca|zoek|szukaj|поиск|検索|搜索|搜尋|검색/i;

/** The parent element, crossing shadow roots and same-origin frames. */
function outOf(element: Element): Element | null {
	const root = element.getRootNode();
	return element.parentElement ?? (root as Partial<ShadowRoot>).host ?? frameOf(element);
}

function frameOf(element: Element): Element | null {
	try {
		return element.ownerDocument.defaultView?.frameElement ?? null;
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
export function boxesOf<B extends { element: HTMLElement }>(button: HTMLElement, boxes: readonly B[]): B[] {
	const form = (button as HTMLButtonElement).form ?? button.closest('form');
	if (form !== null) return boxesIn(form, boxes);
	let scope: Element | null = button;
	for (let level = 0; scope !== null && level < FARTHEST; level++) {
		const held = boxesIn(scope, boxes);
		if (held.length > 0 || scope.querySelector(BOXES) !== null) return held;
		scope = outOf(scope);
	}
	return [];
}

export const boxesIn = <B extends { element: HTMLElement }>(scope: Element, boxes: readonly B[]): B[] =>
	boxes.filter(({ element }) => holds(scope, element) || (element as HTMLInputElement).form === scope);

/** Whether a box is for searching, judging by its name and labels. */
export function isSearch(element: HTMLElement): boolean {
	const said = (name: string) => element.getAttribute(name) ?? '';
	return (
		/^(q|s|query|keywords?)$/i.test(said('name')) ||
		SEARCHED.test(`${said('name')} ${said('placeholder')} ${said('aria-label')}`)
	);
}

/** Whether another box holds the text of a vanished one, because the page re-rendered its form. */
export function standsElsewhere(document: Document, text: string): boolean {
	const boxes = document.querySelectorAll<HTMLElement>(BOXES);
	return [...boxes].some((box) => ((box as HTMLInputElement).value ?? box.textContent) === text);
}
