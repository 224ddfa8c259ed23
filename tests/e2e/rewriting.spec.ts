import { cardOf, marksOf } from '../../scripts/drawn.ts';
import { DRAFT, expect, test } from './fixtures.ts';
import { write } from './typing.ts';

test('a card stays open while the editor moves the caret away and back, and closes when a word goes', async ({
	browserWithExtension: { context },
	served,
}) => {
	const page = await context.newPage();
	await page.goto(`${served.editors}vditor.html`);
	await page.evaluate(() => window.fixture.ready);
	await page.locator('[data-target]').click();
	await write(page, DRAFT);
	await expect.poll(async () => (await marksOf(page)).length).toBeGreaterThan(1);
	await page.keyboard.press('Alt+Shift+R');
	await expect.poll(async () => (await cardOf(page))?.words).toContain('Werckmeister');
	const framesDrawn = () =>
		page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
	await page.evaluate(() => window.noteStep());
	await framesDrawn();
	expect((await cardOf(page))?.words).toContain('Werckmeister');
	await page.evaluate(() => {
		const paragraph = document.querySelector('[data-target] p')!;
		paragraph.textContent = paragraph.textContent!.replace('Werckmeister', 'Some');
	});
	await expect.poll(() => cardOf(page)).toBe(null);
});
