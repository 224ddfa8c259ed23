/** What Chromium reports to a page of the text that a press or a key has brought. */
import type { Page } from '@playwright/test';

type PaintEntry = PerformanceEntry & { largestContentfulPaint: { size: number; element: Element | null } };

declare global {
	interface Window {
		paints: PaintEntry['largestContentfulPaint'][];
	}
}

/** Begins to note it. */
export const armPaints = (page: Page): Promise<void> =>
	page.evaluate(() => {
		window.paints = [];
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) window.paints.push((entry as PaintEntry).largestContentfulPaint);
		}).observe({ type: 'interaction-contentful-paint' });
	});

/** Sizes of paints that were reported of no element that the page knows. Waits until a later paint of the page is reported. */
export const paintsReported = (page: Page): Promise<number[]> =>
	page.evaluate(async () => {
		const last = document.createElement('p');
		last.setAttribute('elementtiming', 'last');
		last.textContent = 'Shown by the page';
		last.style.cssText = 'position: fixed; left: 0; bottom: 0; margin: 0';
		const reported = new Promise<void>((resolve) => {
			new PerformanceObserver(() => resolve()).observe({ type: 'element' });
		});
		document.body.append(last);
		await reported;
		return window.paints.filter(({ element }) => element === null).map(({ size }) => size);
	});
