import type { Page } from '@playwright/test';

/** Words of a page that go on in another line, without a hyphen where they end in this one. */
export const brokenWords = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const found: string[] = [];
		/** What is there for screen readers alone is as narrow as a pixel. */
		const isHeardOnly = (element: Element | null): boolean =>
			element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || isHeardOnly(element.parentElement));
		const range = document.createRange();
		const linesOf = () => new Set([...range.getClientRects()].map(({ top }) => top)).size;
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		for (let node = texts.nextNode() as Text | null; node !== null; node = texts.nextNode() as Text | null) {
			// What is in a file is as long as it is.
			const element = node.parentElement!;
			if (node.data.trim() === '' || !element.checkVisibility() || element.closest('code, textarea') !== null) continue;
			range.selectNodeContents(node);
			if (linesOf() < 2 || isHeardOnly(element)) continue;
			for (const { 0: word, index } of node.data.matchAll(/\p{L}{2,}/gu)) {
				range.setStart(node, index);
				range.setEnd(node, index + word.length);
				if (linesOf() > 1) found.push(word);
			}
		}
		return found;
	});
