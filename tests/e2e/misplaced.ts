import type { Page } from '@playwright/test';

/**
 * What of a page cannot be read or pressed where it is: words that are cut off or beside the page, and words and controls
 * that are drawn over each other. Empty if nothing is.
 * @param within where it is looked for
 */
export const misplaced = (page: Page, within = 'body'): Promise<string[]> =>
	page.evaluate((within) => {
		/** Letters are drawn in boxes a little higher than they are. */
		const SLACK = 2;
		const CONTROLS = 'button, a, input, select, textarea, summary';
		const UNREAD = '[aria-hidden=true], select, textarea, script, style';
		const isSeen = (element: Element) =>
			element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true });
		/** Words that are there for screen readers alone are cut down to a pixel. */
		const isHeardOnly = (element: Element | null): boolean =>
			element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || isHeardOnly(element.parentElement));
		const found: string[] = [];
		// What is scrolled lies below a header that stays.
		scrollTo(0, 0);

		interface Piece {
			element: Element;
			name: string;
			rects: DOMRect[];
		}
		const pieces: Piece[] = [];
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const isWithin = (element: Element) => element.closest(within) !== null;
		for (let node = texts.nextNode() as Text | null; node !== null; node = texts.nextNode() as Text | null) {
			const element = node.parentElement!;
			if (
				node.data.trim() === '' ||
				!isWithin(element) ||
				element.closest(UNREAD) !== null ||
				!isSeen(element) ||
				isHeardOnly(element)
			)
				continue;
			const range = document.createRange();
			range.selectNodeContents(node);
			pieces.push({ element, name: `“${node.data.trim().slice(0, 40)}”`, rects: [...range.getClientRects()] });
		}
		for (const element of document.body.querySelectorAll<HTMLElement>(CONTROLS)) {
			const name = element.getAttribute('aria-label') ?? element.innerText ?? element.id;
			if (isWithin(element) && isSeen(element) && !isHeardOnly(element))
				pieces.push({ element, name: `${element.localName} “${name}”`, rects: [...element.getClientRects()] });
		}

		for (const { element, name, rects } of pieces)
			for (const rect of rects) {
				if (rect.left < -1 || rect.right > innerWidth + 1) found.push(`${name} is beside the page`);
				for (let outer: Element | null = element; outer !== null; outer = outer.parentElement) {
					const { overflowX, overflowY } = getComputedStyle(outer);
					const box = outer.getBoundingClientRect();
					const isCut =
						(/hidden|clip/.test(overflowX) && (rect.left < box.left - SLACK || rect.right > box.right + SLACK)) ||
						(/hidden|clip/.test(overflowY) && (rect.top < box.top - SLACK || rect.bottom > box.bottom + SLACK));
					if (isCut) found.push(`${name} is cut off`);
				}
			}

		const cross = (a: DOMRect, b: DOMRect) =>
			Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK &&
			Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK;
		for (const [i, one] of pieces.entries())
			for (const other of pieces.slice(i + 1)) {
				if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
				if (one.rects.some((a) => other.rects.some((b) => cross(a, b))))
					found.push(`${one.name} and ${other.name} are over each other`);
			}
		return found;
	}, within);
