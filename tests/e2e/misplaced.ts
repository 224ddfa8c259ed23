import type { Page } from '@playwright/test';

/**
 * What of a page cannot be read or pressed where it is: words that are cut off or outside the page, and words and controls
 * that are drawn over each other. Empty if nothing is.
 * @param within where it is looked for
 */
export const misplaced = (page: Page, within = 'body'): Promise<string[]> =>
	page.evaluate((within) => {
		/** Letters are drawn in boxes a little higher than they are. */
		const SLACK = 2;
		const CONTROLS = 'button, a, input, select, textarea, summary';
		const UNREAD = '[aria-hidden=true], select, textarea, script, style';
		interface Clip {
			box: DOMRect;
			/** Whether what is left and right, or above and below, is cut off; or is reached by scrolling. */
			x: boolean;
			y: boolean;
			scrolls: boolean;
		}
		/** What may cut an element off, from the inside out; null if it is there for screen readers alone, as one pixel. */
		const clips = new Map<Element | null, Clip[] | null>([[null, []]]);
		const clipsOf = (element: Element | null): Clip[] | null => {
			const known = clips.get(element);
			if (known !== undefined) return known;
			const outer = clipsOf(element!.parentElement);
			const { overflowX, overflowY, clipPath } = getComputedStyle(element!);
			const [x, y] = [overflowX, overflowY].map((overflow) => /hidden|clip/.test(overflow)) as [boolean, boolean];
			const scrolls = /auto|scroll/.test(overflowX);
			const own = x || y || scrolls ? [{ box: element!.getBoundingClientRect(), x, y, scrolls }] : [];
			const all = outer === null || clipPath === 'inset(50%)' ? null : [...own, ...outer];
			clips.set(element, all);
			return all;
		};
		const found: string[] = [];
		// What is scrolled lies below a header that stays.
		scrollTo(0, 0);

		const pieces: { element: Element; name: string; rect: DOMRect }[] = [];
		const take = (element: Element, name: string, rects: Iterable<DOMRect>) => {
			const isSeen = element.checkVisibility({
				...{ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true },
			});
			const around = clipsOf(element);
			if (element.closest(within) === null || !isSeen || around === null) return;
			for (const rect of rects) {
				const inner = around.slice(0, around.findIndex(({ scrolls }) => scrolls) + 1 || around.length);
				const scroller = inner.at(-1)?.scrolls ? inner.pop()!.box : null;
				// What is left and right of the visible part of a wide table is reached by scrolling.
				if (scroller && (rect.left < scroller.left - 1 || rect.right > scroller.right + 1)) continue;
				pieces.push({ element, name, rect });
				if (rect.left < -1 || rect.right > innerWidth + 1) found.push(`${name} is beside the page`);
				const isCut = inner.some(
					({ box, x, y }) =>
						(x && (rect.left < box.left - SLACK || rect.right > box.right + SLACK)) ||
						(y && (rect.top < box.top - SLACK || rect.bottom > box.bottom + SLACK)),
				);
				if (isCut) found.push(`${name} is cut off`);
			}
		};
		const range = document.createRange();
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		for (let node = texts.nextNode() as Text | null; node !== null; node = texts.nextNode() as Text | null) {
			if (node.data.trim() === '' || node.parentElement!.closest(UNREAD) !== null) continue;
			range.selectNodeContents(node);
			take(node.parentElement!, `“${node.data.trim().slice(0, 40)}”`, range.getClientRects());
		}
		for (const element of document.body.querySelectorAll<HTMLElement>(CONTROLS)) {
			const name = element.getAttribute('aria-label') ?? element.textContent ?? element.id;
			take(element, `${element.localName} “${name}”`, element.getClientRects());
		}

		pieces.sort((a, b) => a.rect.top - b.rect.top);
		for (const [i, { element, name, rect }] of pieces.entries())
			for (let j = i + 1; j < pieces.length && pieces[j]!.rect.top < rect.bottom - SLACK; j++) {
				const other = pieces[j]!;
				const isOver =
					Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left) > SLACK &&
					Math.min(rect.bottom, other.rect.bottom) - other.rect.top > SLACK;
				if (isOver && !element.contains(other.element) && !other.element.contains(element))
					found.push(`${name} and ${other.name} are over each other`);
			}
		return found;
	}, within);
