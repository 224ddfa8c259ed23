/** What Chromium tells a page of the text that a press or a key has brought. */
import { expect, type Page } from '@playwright/test';

type PaintEntry = PerformanceEntry & { largestContentfulPaint: { size: number; element: Element | null } };

declare global {
	interface Window {
		paints: PaintEntry['largestContentfulPaint'][];
	}
}

/** Begins to note it. From then on Insert shows a paragraph. */
export const armPaints = (page: Page): Promise<void> =>
	page.evaluate(() => {
		window.paints = [];
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) window.paints.push((entry as PaintEntry).largestContentfulPaint);
		}).observe({ type: 'interaction-contentful-paint' });
		window.addEventListener('keydown', ({ key }) => {
			if (key !== 'Insert') return;
			const last = document.createElement('p');
			last.id = 'last';
			last.textContent = 'Shown by the page';
			last.style.cssText = 'position: fixed; left: 0; bottom: 0; margin: 0';
			document.body.append(last);
		});
	});

/** The sizes of what was told of no element that the page knows, once all that came before has been told. */
export async function paintsTold(page: Page): Promise<number[]> {
	await page.keyboard.press('Insert');
	await expect.poll(() => page.evaluate(() => window.paints.some(({ element }) => element?.id === 'last'))).toBe(true);
	return page.evaluate(() => window.paints.filter(({ element }) => element === null).map(({ size }) => size));
}
