/** A page that has got one press: what it can ask the extension, and what it can have kept. */
import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { ExtensionBrowser } from '../../scripts/browser.ts';
import { FILMS, keptWith, test } from './scene.ts';

declare global {
	interface Window {
		answers: number;
	}
}

/**
 * What a user writes in another window, which is answered after all that was asked before. In another tab it would hide
 * this page, and no element is put into a hidden one.
 */
async function writeInAnotherWindow(page: Page, context: BrowserContext): Promise<Page> {
	const browserSession = await context.browser()!.newBrowserCDPSession();
	const [other] = await Promise.all([
		context.waitForEvent('page'),
		browserSession.send('Target.createTarget', { url: page.url(), newWindow: true }),
	]);
	await other.waitForLoadState();
	await other.locator('#box').click();
	await other.keyboard.type('I adored Koyaanisqatsi');
	return other;
}

/**
 * Counts the answers that a page gets by having its user press once, anywhere, and rewriting the text of its own box. It
 * waits for as many as expected, and in any case for as long as an answer to someone else takes.
 */
async function probe(page: Page, { context }: ExtensionBrowser, expected: number): Promise<number> {
	await page.evaluate(() => {
		const box = document.querySelector<HTMLTextAreaElement>('#box')!;
		window.addEventListener('pointerup', () => box.focus());
	});
	await page.getByRole('heading').click();
	await expect(page.locator('#box')).toBeFocused();
	await page.evaluate((films) => {
		const box = document.querySelector<HTMLTextAreaElement>('#box')!;
		const ask = () => {
			const film = films[window.answers % films.length]!;
			box.value = `I adored ${film} and so much else`;
			// No one sees a new value, but all who watch a box see a change within.
			box.textContent = film;
		};
		window.answers = 0;
		new MutationObserver(() => {
			const host = document.querySelector('[popover=manual]');
			if (host === null) return;
			window.answers++;
			host.remove();
			ask();
		}).observe(document.documentElement, { childList: true });
		ask();
	}, FILMS);
	const answers = () => page.evaluate(() => window.answers);
	await expect.poll(answers).toBeGreaterThanOrEqual(expected);
	const other = await writeInAnotherWindow(page, context);
	await expect(other.locator('[popover=manual]')).toBeAttached();
	return answers();
}

test('a page gets no answer by rewriting its own box after one press', async ({ defended }) => {
	await defended(
		'rewrite a box after one press, and watch our element come back',
		'answers',
		(page, browser, isControl) => probe(page, browser, isControl ? 1 : 0),
	);
});

/** Has a page put films into the history, after one letter of its user and one press of its own button. */
async function poison(page: Page, browser: ExtensionBrowser): Promise<number> {
	await page.evaluate((films) => {
		const box = document.querySelector<HTMLTextAreaElement>('#box')!;
		const [button] = document.querySelectorAll<HTMLButtonElement>('#script button');
		button!.addEventListener(
			'pointerdown',
			() => {
				box.value += ` I adored ${films.join(', ')}.`;
			},
			{ capture: true },
		);
	}, FILMS);
	await page.locator('#box').click();
	await page.keyboard.type('a');
	return keptWith(page, browser);
}

/** Shows another text to all who listen after the page, which listens before the box has the focus. */
const swapFor = (page: Page, kinds: string[], other: string) =>
	page.evaluate(
		([events, text]) => {
			const box = document.querySelector<HTMLTextAreaElement>('#box')!;
			let real = '';
			for (const kind of events) {
				window.addEventListener(kind, () => ([real, box.value] = [box.value, text]), { capture: true });
				window.addEventListener(kind, () => {
					if (box.value === text) box.value = real;
				});
			}
		},
		[kinds, other] as const,
	);

/** Has a page put films into the history that its user never saw. */
async function swapIn(page: Page, browser: ExtensionBrowser): Promise<number> {
	await swapFor(page, ['keydown', 'beforeinput', 'pointerdown', 'click', 'submit'], `I adored ${FILMS.join(', ')}.`);
	await page.locator('#box').click();
	await page.keyboard.type('a quiet evening');
	return keptWith(page, browser);
}

/** Has a page keep films out of the history that its user posted. */
async function swapOut(page: Page, browser: ExtensionBrowser): Promise<number> {
	await swapFor(page, ['pointerdown', 'click', 'submit'], 'A quiet evening.');
	await page.locator('#box').click();
	await page.keyboard.type(`I adored ${FILMS.join(', ')}.`);
	return FILMS.length - (await keptWith(page, browser));
}

test('a page that swaps the text while we read it changes no film of the history', async ({ defended }) => {
	for (const [attack, attempt, outcome] of [
		[swapIn, 'swap films in before we read, on each key and press, and put the text back', 'films kept'],
		[swapOut, 'swap films out before we read, on the press that posts them, and put them back', 'films missing'],
	] as const) {
		await defended(attempt, outcome, attack);
	}
});

test('a page cannot put films into the history by adding them when its user presses a button', async ({ defended }) => {
	await defended(
		'add films to a box in which one letter was written, on the press that posts it',
		'films kept',
		poison,
	);
});

/** Counts what an advertisement in a sandboxed frame has the extension ask when its user writes in it. */
async function advertise(page: Page, { context, base }: ExtensionBrowser): Promise<number> {
	const inside = await context.newPage();
	await inside.goto(`${base}manifest.json`);
	await inside.evaluate(() => {
		const asked = { page: 0, frames: 0 };
		Object.assign(window, { asked });
		chrome.runtime.onMessage.addListener(({ kind }, { frameId }) => {
			if (frameId === 0 && kind === 'check') asked.page++;
			// The worker's own messages to the extension's pages have no frame.
			if (frameId !== undefined && frameId !== 0) asked.frames++;
		});
	});
	const asked = () => inside.evaluate(() => (window as unknown as { asked: { page: number; frames: number } }).asked);
	await page.bringToFront();
	await page.evaluate(() => {
		document.body.insertAdjacentHTML(
			'afterbegin',
			`<iframe title="Ad" sandbox="allow-scripts" srcdoc="<textarea id='ad'></textarea>"></iframe>`,
		);
	});
	await page.frameLocator('iframe[title=Ad]').locator('#ad').click();
	await page.keyboard.type('Koyaanisqatsi');
	// What the page itself asks comes after all that the frame does.
	await page.locator('#chat').click();
	await page.keyboard.type('x');
	await expect.poll(async () => (await asked()).page).toBeGreaterThan(0);
	return (await asked()).frames;
}

test('an advertisement does not get advice meant for the site around it', async ({ defended }) => {
	await defended('write in a sandboxed frame without an address', 'requests for advice', advertise);
});

/** Counts what a page sees of a setting that is changed in another tab, while its user writes nothing. */
async function watchSettings(page: Page, { context, base }: ExtensionBrowser, expected: number): Promise<number> {
	const inside = await context.newPage();
	await inside.goto(`${base}manifest.json`);
	await page.bringToFront();
	await page.locator('#box').click();
	await page.keyboard.type('I adored Koyaanisqatsi');
	await expect(page.locator('[popover=manual]')).toBeAttached();
	await page.evaluate(() => {
		window.answers = 0;
		new MutationObserver(() => window.answers++).observe(document.documentElement, { childList: true });
	});
	await inside.evaluate(() => chrome.runtime.sendMessage({ kind: 'changeSettings', change: { quiet: 'badge' } }));
	const seen = () => page.evaluate(() => window.answers);
	await expect.poll(seen).toBeGreaterThanOrEqual(expected);
	await writeInAnotherWindow(page, context);
	const badges = () =>
		inside.evaluate(async () => {
			const tabs = await chrome.tabs.query({});
			return Promise.all(tabs.map(({ id }) => chrome.action.getBadgeText({ tabId: id! })));
		});
	await expect.poll(async () => (await badges()).filter((badge) => badge !== '').length).toBe(2);
	return seen();
}

test('a page does not see that a setting is changed in another tab', async ({ defended }) => {
	await defended('watch our element while a setting is changed in another tab', 'changes', (page, browser, isControl) =>
		watchSettings(page, browser, isControl ? 1 : 0),
	);
});
