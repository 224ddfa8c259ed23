import type { PopupView } from '../../src/messages/ui.ts';
import { suggested } from '../../src/ui/popup/kind.ts';
import { DRAFT, expect, test } from './fixtures.ts';

test.use({ answered: true });

test('a draft in any box shows in the badge and the popup until its films are gone', {
	tag: '@smoke',
}, async ({ forum, badge, openPopup }) => {
	for (const box of ['#rich', '#title', '#reply']) {
		await forum.reload();
		await forum.locator(box).click();
		await forum.keyboard.type(DRAFT, { delay: 1 });
		await expect.poll(badge, box).toMatch(/^4\d$/);
	}

	const popup = await openPopup();
	await expect(popup.getByRole('heading', { level: 1 })).toHaveText('This post could give you away.');
	await expect(popup.locator('.verdict .about')).toHaveText(
		/^About 4\d people could have written it\. Your goal is 100\.$/,
	);
	const change = popup.locator('.fix');
	await expect(change).toHaveCount(1);
	await expect(change).toContainText('Werckmeister Harmonies');
	await expect(change.locator('del')).toContainText('Werckmeister Harmonies');
	await expect(popup.locator('.fine')).toHaveText('Koyaanisqatsi and The Matrix are fine to keep.');
	await expect(popup.getByRole('button', { name: 'Make this change' })).toBeEnabled();
	await expect(popup.locator('.leads')).toHaveText(/^Then about 8[12]0 people could have written this\.$/);
	await popup.locator('#to-films').click();
	await expect(popup.locator('.found .name')).toHaveText([
		'Werckmeister Harmonies 2000',
		'Koyaanisqatsi 1982',
		'The Matrix 1999',
	]);
	await popup.getByRole('button', { name: 'Back', exact: true }).click();
	await popup.getByRole('button', { name: 'Add a film instead' }).click();
	await expect(popup.locator('.suggestion .name').first()).toHaveText(/.+ \d{4}$/);
	await forum.bringToFront();
	await forum.locator('#reply').fill('Nothing of the kind.');
	await expect.poll(badge).toBe('');
});

test('an added film fits the draft, makes it safer, and can be undone', async ({
	browserWithExtension,
	forum,
	inside,
	settings,
	tab,
	openPopup,
	fixSuggestions,
}) => {
	await browserWithExtension.context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await settings.goto(`${settings.url().split('#')[0]}#advanced`);
	await settings.locator('#tolerance').fill('5000');
	await settings.locator('#tolerance').blur();
	await expect(settings.getByText('Saved.')).toBeVisible();
	await forum.bringToFront();
	const listed = 'To watch: Koyaanisqatsi, Werckmeister Harmonies, The Matrix';
	await forum.locator('#reply').fill(listed);
	await fixSuggestions();
	const popup = await openPopup();
	await expect(popup.locator('.verdict')).not.toHaveClass(/good/);
	const crowd = async () => Number((await popup.locator('.verdict b').textContent())!.replace(/\D/g, ''));
	const before = await crowd();
	await popup.getByRole('button', { name: 'Add a film instead' }).click();
	/** What is suggested first for the draft as it is. */
	const suggestion = async () => {
		const { advice }: PopupView = await inside.evaluate(
			(of) => chrome.runtime.sendMessage({ kind: 'view', tab: of }),
			tab,
		);
		const { title, year } = suggested(advice!, false)[0]!.film;
		return `${title} (${year})`;
	};
	const button = popup.getByRole('button', { name: /^Add / }).first();
	const name = async () => (await button.getAttribute('aria-label'))!.replace(/^Add /, '');
	await expect.poll(async () => (await name()) === (await suggestion())).toBe(true);
	const decoy = await name();
	const title = decoy.replace(/ \(\d{4}\)$/, '');
	await button.click();
	await expect(popup.locator('.toast')).toContainText(`Added “${title}”. Read it once more.`);
	const named = await forum.locator('#reply').inputValue();
	expect(named).toContain(title);
	expect(named.length).toBeGreaterThan(`${listed} ${title}`.length);
	// It is part of the draft now, and others are suggested.
	await expect(button).not.toHaveAccessibleName(`Add ${decoy}`);
	await forum.bringToFront();
	await forum.locator('#reply').press('ControlOrMeta+z');
	await expect(forum.locator('#reply')).toHaveValue(listed);

	await forum.locator('#reply').fill(`${listed} The film ${decoy.replace(/^(.*) \(/, '"$1" (')}`);
	await popup.reload();
	await popup.locator('#to-films').click();
	await expect(popup.locator('.found li', { hasText: title })).toContainText('added to hide you');
	await popup.getByRole('button', { name: 'Back', exact: true }).click();
	expect(await crowd()).toBeGreaterThan(before);
});

test('an added film is copied if the box is gone, whether or not the popup knows', {
	tag: '@smoke',
}, async ({ browserWithExtension: { context, base }, forum, tab, badge, fixSuggestions }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	for (const heard of [true, false]) {
		await forum.reload();
		await expect.poll(badge).toBe('');
		await forum.bringToFront();
		await forum.locator('#reply').fill('We rewatched Koyaanisqatsi, Marketa Lazarová and the film "Crash" twice.');
		await fixSuggestions();
		const popup = await context.newPage();
		const deaf = () => Object.assign(chrome.runtime, { connect: () => ({ onMessage: { addListener: () => {} } }) });
		if (!heard) await popup.addInitScript(deaf);
		await popup.goto(`${base}popup.html?tab=${tab}`);
		await popup.getByRole('button', { name: 'Add a film instead' }).click();
		const button = popup.getByRole('button', { name: /^Add / }).first();
		// Where each leads comes a moment later.
		await expect(popup.getByRole('heading', { level: 1 })).toHaveText(/^Adding one /);
		const decoy = (await button.getAttribute('aria-label'))!.replace(/^Add /, '');
		const status = popup.locator('.status');
		const gone = 'The box you wrote in is gone. This is the last advice on it.';
		const shown = () => popup.locator('main > :not([role=status])').allTextContents();
		const [before, where] = [await shown(), await button.boundingBox()];
		await forum.locator('#reply').evaluate((box) => box.remove());
		if (heard) {
			await expect(status).toContainText(gone);
			expect(await shown()).toEqual(before);
			expect(await button.boundingBox()).toEqual(where);
			await expect(popup.getByRole('button', { name: 'Three others' })).toBeDisabled();
			await popup.getByRole('button', { name: 'Back', exact: true }).click();
			await expect(popup.getByRole('button', { name: /^Make / })).toBeDisabled();
			await popup.locator('#to-films').click();
			await expect(popup.getByLabel('Which Crash?')).toBeDisabled();
			await popup.getByRole('button', { name: 'Back', exact: true }).click();
			await popup.getByRole('button', { name: 'Add a film instead' }).click();
		}
		await button.click();
		const title = decoy.replace(/ \(\d{4}\)$/, '');
		await expect(status).toContainText(`Copied “${title}”`);
		await expect(status).toContainText(gone);
		expect(await popup.evaluate(() => navigator.clipboard.readText())).toBe(title);
		await popup.reload();
		await expect(popup.getByRole('heading', { level: 1 })).toHaveText('Nothing to check yet');
	}
});

test('the real toolbar popup shows the draft of its tab', { tag: '@smoke' }, async ({
	browserWithExtension,
	forum,
	inside,
	tab,
	badge,
}) => {
	await forum.locator('#reply').fill(DRAFT);
	await expect.poll(badge).not.toBe('');
	await inside.evaluate((id) => chrome.tabs.update(id, { active: true }), tab);
	await browserWithExtension.worker.evaluate(() => chrome.action.openPopup());
	const heading = () =>
		inside.evaluate(
			() => chrome.extension.getViews({ type: 'popup' })[0]?.document.querySelector('h1')?.textContent ?? '',
		);
	await expect.poll(heading).toBe('This post could give you away.');
});
