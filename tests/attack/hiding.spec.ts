/** What a page can do to the text of its user around the press that posts it, to hide films of theirs or to add some. */
import { expect, type Page } from '@playwright/test';
import { EXTENSION, type ExtensionBrowser } from '../../scripts/browser.ts';
import { report } from './attempts.ts';
import { against, FILMS, keptFilms, keptWith, test } from './scene.ts';

const TEXT = `I adored ${FILMS.join(', ')}.`;
const QUIET = 'A quiet evening with nothing but rain on the roof, and tea, and a book about gardens.';

/** Runs in the page: its box, the button that posts, and another text. */
type Trick = (box: HTMLTextAreaElement, button: HTMLButtonElement, other: string) => void;

const HIDING: Record<string, Trick> = {
	'swap the text between the press and the click': (box, button, other) => {
		button.addEventListener('pointerdown', () => {
			box.value = other;
		});
	},
	'swap the text when the pointer comes to the button': (box, button, other) => {
		button.addEventListener('pointerenter', () => {
			box.value = other;
		});
	},
	'empty the box when the pointer comes to the button': (box, button) => {
		button.addEventListener('pointerenter', () => {
			box.value = '';
		});
	},
	'put signs between all letters when the box is left': (box) => {
		box.addEventListener('blur', () => {
			box.value = [...box.value].join('·');
		});
	},
	'swap the text on every key too, and put it back before it is drawn': (box, button, other) => {
		let real = '';
		const show = (text: string) => {
			box.value = text;
		};
		window.addEventListener('keydown', () => show(other), { capture: true });
		box.addEventListener('input', () => {
			real += box.value.slice(other.length);
			requestAnimationFrame(() => show(real));
		});
		button.addEventListener('pointerenter', () => {
			box.value = other;
		});
	},
	'call the box read-only while the pointer is on the button': (box, button) => {
		button.addEventListener('pointerenter', () => {
			box.readOnly = true;
		});
	},
	'give the focus to twenty other boxes': (_, button) => {
		button.addEventListener('pointerenter', () => {
			for (let i = 0; i < 20; i++) {
				const box = document.createElement('textarea');
				document.body.append(box);
				box.focus();
			}
		});
	},
	'hide the sent box instead of emptying it': (box, button) => {
		button.addEventListener(
			'click',
			(event) => {
				event.stopImmediatePropagation();
				box.hidden = true;
			},
			{ capture: true },
		);
	},
};

const play = (page: Page, trick: Trick) =>
	page.evaluate(
		`(${trick})(document.querySelector('#box'), document.querySelector('#script button'), ${JSON.stringify(QUIET)})`,
	);

/** Posts films where a page plays a trick. @returns how many are missing, once none is or something else was posted */
async function hidden(page: Page, browser: ExtensionBrowser, trick: Trick, waits: boolean): Promise<number> {
	const films = await keptFilms(browser);
	await page.bringToFront();
	await play(page, trick);
	await page.locator('#box').click();
	await page.keyboard.type(TEXT);
	await expect(page.locator('#box')).toHaveValue(TEXT);
	await expect.poll(() => asked(browser)).toBe(true);
	await page.getByRole('button', { name: 'Comment', exact: true }).click();
	if (waits) await expect.poll(async () => (await films()).length).toBe(FILMS.length);
	await page.locator('#chat').fill('I saw "Heat" (1995)');
	await page.locator('#chat').press('Enter');
	await expect.poll(films).toContain('Heat');
	return FILMS.length + 1 - (await films()).length;
}

/** Whether the draft was checked. */
const asked = async ({ context, base }: ExtensionBrowser): Promise<boolean> => {
	const inside = context.pages().find((page) => page.url().startsWith(base))!;
	return inside.evaluate(async () => {
		const tabs = await chrome.tabs.query({});
		const badges = await Promise.all(tabs.map(({ id }) => chrome.action.getBadgeText({ tabId: id! })));
		return badges.some((badge) => badge !== '');
	});
};

for (const [attempt, trick] of Object.entries(HIDING))
	test(`a page hides no films from the history: ${attempt}`, async ({ careless, site }) => {
		const ours = await against(EXTENSION, site, (page, browser) => hidden(page, browser, trick, true));
		const control = await against(careless, site, (page, browser) => hidden(page, browser, trick, false));
		report(test.info(), { attempt, control: `${control} films missing`, result: `${ours} films missing` });
		expect(ours).toBe(0);
		expect(control).toBeGreaterThan(0);
	});

/** Has a page put films in the place of a long text that its user has inserted at once. */
async function swapAfterPaste(page: Page, browser: ExtensionBrowser): Promise<number> {
	await page.evaluate((films) => {
		const box = document.querySelector<HTMLTextAreaElement>('#box')!;
		document.querySelector('#script button')!.addEventListener('pointerenter', () => {
			box.value = films;
		});
	}, TEXT);
	await page.locator('#box').click();
	await page.keyboard.insertText(QUIET);
	return keptWith(page, browser);
}

test('a page puts no films into the history in the place of a long paste', async ({ careless, site }) => {
	const ours = await against(EXTENSION, site, swapAfterPaste);
	const control = await against(careless, site, swapAfterPaste);
	report(test.info(), {
		attempt: 'swap films in for a long paste when the pointer comes to the button',
		control: `${control} films kept`,
		result: `${ours} films kept`,
	});
	expect(ours).toBe(0);
	expect(control).toBeGreaterThan(0);
});
