/**
 * Reads what may be a form or a document. A field hides its form's property of the same name (`<input
 * name="parentElement">`), in Chromium even from content scripts. By the standard, images and frames hide those of the
 * document the same way, which browsers so far only do to pages. What is hidden is still in the prototype. Other
 * elements, texts, shadow roots, and windows hide nothing.
 */

type ArgumentsOf<F> = F extends (...args: infer A) => unknown ? A : never;
type ResultOf<F> = F extends (...args: never[]) => infer R ? R : never;

/** A property as the browser defines it. */
export const get = <T extends object, K extends keyof T>(of: T, name: K): T[K] =>
	Object.hasOwn(of, name) ? Reflect.get(Object.getPrototypeOf(of), name, of) : of[name];

/** Calls a method as the browser defines it. */
export const call = <T extends object, K extends keyof T>(of: T, name: K, ...args: ArgumentsOf<T[K]>): ResultOf<T[K]> =>
	Reflect.apply(get(of, name) as never, of, args);

/** A global of the browser or of ours, and not one that a page makes by an id. */
export const globalOf = <T>(name: string): T | undefined =>
	Object.hasOwn(globalThis, name) ? (globalThis as unknown as Record<string, T>)[name] : undefined;

/** Null for documents that are not shown. */
export const windowOf = (node: Node): (Window & typeof globalThis) | null => get(documentOf(node), 'defaultView');

export const documentOf = (node: Node): Document => get(node, 'ownerDocument')!;

export const isElement = (target: EventTarget): target is HTMLElement =>
	get(target as Node, 'nodeType') === Node.ELEMENT_NODE;

export const isText = (node: Node): node is Text => get(node, 'nodeType') === Node.TEXT_NODE;

export const matches = (element: Element, selector: string): boolean => call(element, 'matches', selector);

export const attributeOf = (element: Element, name: string): string | null => call(element, 'getAttribute', name);

const MOST_NODES = 500;

/** The beginning of an element's `textContent`, which may be megabytes: at most this many units, from its first nodes. */
export function firstText(element: Element, most: number): string {
	const walker = call(documentOf(element), 'createTreeWalker', element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
	let text = '';
	for (let nodes = 0; nodes < MOST_NODES && text.length < most; nodes++) {
		const node = walker.nextNode();
		if (node === null) break;
		if (isText(node)) text += call(node, 'substringData', 0, most);
	}
	return text.slice(0, most);
}

export const createDiv = (document: Document): HTMLDivElement =>
	call(document, 'createElement', 'div') as HTMLDivElement;
