/** What a page can do to the text of its user around the press that posts it, to hide films of theirs or to add some. */
import { expect, type Page } from '@playwright/test';
import { type ExtensionBrowser, tabOf } from '../../scripts/browser.ts';
import { FILMS, keptFilms, keptWith, postHeat, test } from './scene.ts';

const TEXT = `I adored ${FILMS.join(', ')}.`;
const QUIET = 'A quiet evening with nothing but rain on the roof, and tea, and a book about gardens.';

/** Runs in the page: its box, the button that posts, and another text. */
type Trick = (box: HTMLTextAreaElement, button: HTMLButtonElement, other: string) => void;

/** Such a box is not read at all by a build that believes it. */
const READ_ONLY = 'call the box read-only for as long as its user writes in it';

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
	'send with something that does not look like a button': (box, button) => {
		const icon = document.createElement('div');
		icon.textContent = '\u27a4';
		icon.addEventListener('click', () => {
			box.value = '';
		});
		button.replaceWith(icon);
	},
	'take the box away when the pointer comes to the button': (box, button) => {
		button.addEventListener('pointerenter', () => box.remove());
	},
	'leave some text in the sent box': (box, button) => {
		button.addEventListener(
			'click',
			(event) => {
				event.stopImmediatePropagation();
				box.value = 'I adored it all the same.';
			},
			{ capture: true },
		);
	},
	[READ_ONLY]: (box) => {
		box.ariaReadOnly = 'true';
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
async function hidden(page: Page, browser: ExtensionBrowser, attempt: string, waits: boolean): Promise<number> {
	const films = await keptFilms(browser);
	await page.bringToFront();
	await beginToRead(page, browser);
	await play(page, HIDING[attempt]!);
	await page.locator('#box').click();
	await page.keyboard.type(TEXT);
	await expect(page.locator('#box')).toHaveValue(TEXT);
	if (waits || attempt !== READ_ONLY) await expect.poll(() => found(page, browser)).toBe(FILMS.length);
	await page.locator('#script > :nth-child(2)').click();
	if (waits) await expect.poll(async () => (await films()).length).toBe(FILMS.length);
	await postHeat(page, films);
	return FILMS.length + 1 - (await films()).length;
}

/** How many films were found in the draft when it was checked last. */
const found = async (page: Page, { context, base }: ExtensionBrowser): Promise<number | undefined> => {
	const inside = context.pages().find((each) => each.url().startsWith(base))!;
	const tab = await tabOf(inside, page.url());
	return inside.evaluate(
		(of) => chrome.runtime.sendMessage({ kind: 'view', tab: of }).then(({ advice }) => advice?.mentions.length),
		tab,
	);
};

for (const attempt of Object.keys(HIDING))
	test(`a page cannot hide films from the history: ${attempt}`, async ({ defended }) => {
		await defended(attempt, 'films missing', (page, browser, isControl) => hidden(page, browser, attempt, !isControl));
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

test('a page cannot put films into the history in place of a long paste', async ({ defended }) => {
	await defended('swap films in for a long paste when the pointer comes to the button', 'films kept', swapAfterPaste);
});

async function readBefore(page: Page, browser: ExtensionBrowser): Promise<void> {
	const inside = await browser.context.newPage();
	await inside.goto(`${browser.base}manifest.json`);
	await page.bringToFront();
	await beginToRead(page, browser);
}

/** Writes in a box, and waits until it is read. */
async function beginToRead(page: Page, browser: ExtensionBrowser): Promise<void> {
	await page.locator('#chat').fill('Alien');
	await expect.poll(() => found(page, browser)).toBe(1);
	await page.locator('#chat').fill('');
}

/** Has a page put films in the place of a long paste, which it inserts by itself, late. */
async function swapLatePaste(page: Page, browser: ExtensionBrowser, isRead: boolean): Promise<number> {
	if (isRead) await readBefore(page, browser);
	await page.evaluate(() =>
		document.querySelector('#box')!.addEventListener('beforeinput', (event) => event.preventDefault()),
	);
	return swapAfterPaste(page, browser);
}

for (const isRead of [true, false])
	test(`films that a page inserts late for a long ${isRead ? 'paste' : 'first paste'} stay out of the history`, async ({
		defended,
	}) => {
		await defended(
			`insert films late for a long paste, ${isRead ? 'later' : 'at once'}`,
			'films kept',
			(page, browser) => swapLatePaste(page, browser, isRead),
		);
	});

const LAST = ['"Alien" (1979)', '"Fight Club" (1999)'];

/** Posts a form of more boxes than a post has texts, with a film in each of the first. @returns how many are missing */
async function manyBoxes(page: Page, browser: ExtensionBrowser, isLost: boolean): Promise<number> {
	const films = await keptFilms(browser);
	await page.bringToFront();
	await page.evaluate(() => {
		const topic = document.querySelector('#topic')!;
		for (let i = 0; i < 25; i++) topic.insertAdjacentHTML('beforebegin', '<input type="text" class="one">');
	});
	const boxes = page.locator('.one');
	for (let at = 0; at < 25; at++) {
		await boxes.nth(at).click();
		await page.keyboard.type(
			at < FILMS.length ? `I adored "${FILMS[at]}"` : at < 24 ? 'a quiet evening' : `I saw ${LAST.join(' and ')}`,
		);
	}
	// The control has forgotten the first boxes by now.
	await expect.poll(() => found(page, browser)).toBe(LAST.length + (isLost ? 0 : FILMS.length));
	await page.getByRole('button', { name: 'Post reply' }).click();
	await page.waitForURL('**/posted.html');
	if (!isLost) await expect.poll(async () => (await films()).length).toBe(FILMS.length + LAST.length);
	await page.goBack();
	await postHeat(page, films);
	return FILMS.length + LAST.length + 1 - (await films()).length;
}

test('a form with more than twenty boxes loses no film', async ({ defended }) => {
	await defended('have films written in a form of twenty-five boxes', 'films missing', manyBoxes);
});
