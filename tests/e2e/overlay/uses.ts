/** Notes what costs the page anything, from the start of a document: measures, frames, observers and listeners. */

const { requestAnimationFrame } = window;
/** Draws a frame without noting that. */
export const frame = () => new Promise((drawn) => requestAnimationFrame.call(window, drawn));

/** What the overlay reads, observes and draws, in order. */
export const work: string[] = [];
export const note = (what: string) => void work.push(what);

/** Notes each call of a method and each use of a property, which pages see by what it costs. */
function noteUse(owner: object, names: readonly string[]): void {
	for (const name of names) {
		const { value, get, set, ...rest } = Object.getOwnPropertyDescriptor(owner, name)!;
		const noted = <F extends (...args: never[]) => unknown>(real: F | undefined) =>
			real &&
			function (this: unknown, ...args: never[]) {
				note(name);
				return real.apply(this, args);
			};
		const uses = value === undefined ? { get: noted(get), set: noted(set as never) } : { value: noted(value) };
		Object.defineProperty(owner, name, { ...rest, ...(uses as PropertyDescriptor) });
	}
}
noteUse(Element.prototype, ['getBoundingClientRect', 'className', 'replaceChildren', 'prepend', 'append', 'scrollTop']);
noteUse(Element.prototype, ['scrollHeight', 'clientHeight', 'checkVisibility', 'matches']);
noteUse(HTMLElement.prototype, ['offsetWidth', 'offsetHeight', 'showPopover']);
noteUse(Range.prototype, ['getClientRects']);
noteUse(Document.prototype, ['elementFromPoint', 'querySelectorAll']);
noteUse(CSSStyleDeclaration.prototype, ['setProperty', 'cssText']);
noteUse(IntersectionObserver.prototype, ['observe', 'disconnect']);
noteUse(ResizeObserver.prototype, ['observe', 'disconnect']);
noteUse(MutationObserver.prototype, ['observe', 'disconnect']);
noteUse(EventTarget.prototype, ['addEventListener', 'removeEventListener']);
noteUse(window, ['getComputedStyle', 'requestAnimationFrame', 'cancelAnimationFrame']);
