/** What users do over and over in a page that stays: go to a box and away, and from one view to the next. */
import type { Page } from '@playwright/test';

/** In the page: elements of a document, and one more while something of ours is shown. */
const ALONE = 2;

declare global {
	interface Window {
		/** Kept when the root has so many children. */
		children: (count: number) => Promise<void>;
		/** Kept when a frame was made, and what waits for that was done. */
		frame: () => Promise<unknown>;
	}
}

async function prepare(page: Page): Promise<void> {
	// Nothing is shown before the user has pressed something.
	await page.keyboard.press('Shift');
	await page.evaluate(() => {
		const root = document.documentElement;
		window.frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
		window.children = (count) =>
			new Promise((resolve) => {
				const look = () => {
					if (root.childElementCount !== count) return;
					observer.disconnect();
					resolve();
				};
				const observer = new MutationObserver(look);
				observer.observe(root, { childList: true });
				look();
			});
	});
}

/** Gives a box the focus and takes it away, so many times; `shows` says whether something of ours comes and goes. */
export async function focusAndLeave(page: Page, box: string, times: number, shows: boolean): Promise<void> {
	await prepare(page);
	await page.evaluate(
		async ({ box, times, alone, shown }) => {
			const element = document.querySelector<HTMLElement>(box)!;
			for (let i = 0; i < times; i++) {
				element.focus();
				await window.children(shown);
				// Time enough to look where the words are.
				await window.frame();
				await window.frame();
				element.blur();
				await window.children(alone);
				await window.frame();
			}
		},
		{ box, times, alone: ALONE, shown: shows ? ALONE + 1 : ALONE },
	);
}

/** A page that is not reloaded while its box is replaced so many times, and written in each time. */
export async function changeViews(page: Page, times: number, draft: string, shows: boolean): Promise<void> {
	await prepare(page);
	for (let view = 0; view < times; view++) {
		await page.evaluate(
			async ({ view, alone }) => {
				document.querySelector('.view')?.remove();
				await window.children(alone);
				history.pushState(null, '', `?view=${view}`);
				const section = document.createElement('section');
				section.className = 'view';
				const box = document.createElement(view % 2 === 0 ? 'textarea' : 'div');
				if (box.localName === 'div') box.contentEditable = 'true';
				box.style.height = '120px';
				section.append(box);
				document.querySelector('main')!.append(section);
				box.focus();
			},
			{ view, alone: ALONE },
		);
		await page.keyboard.insertText(draft);
		await page.evaluate((count) => window.children(count).then(window.frame).then(window.frame), ALONE + Number(shows));
	}
	await page.evaluate((alone) => {
		document.querySelector('.view')?.remove();
		return window.children(alone);
	}, ALONE);
}
