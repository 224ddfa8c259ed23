import { expect, test } from './fixtures.ts';

test.use({ answered: true });

test('a stopped worker continues where it was', async ({ forum, badge, stopWorker, openPopup }) => {
	await test.step('between keystrokes', async () => {
		await forum.locator('#reply').click();
		await forum.keyboard.type('I adored Koyaanisqatsi', { delay: 1 });
		await expect.poll(badge).not.toBe('');
		const first = await badge();
		await stopWorker();
		await forum.keyboard.type(' and Werckmeister Harmonies');
		await expect.poll(badge).not.toBe(first);
		await stopWorker();
		const popup = await openPopup();
		await expect(popup.locator('main')).toContainText('Koyaanisqatsi');
		await expect(popup.locator('main')).toContainText('Werckmeister Harmonies');
	});
	await test.step('a choice', async () => {
		await forum.locator('#reply').fill('We rewatched the film "Crash" twice.');
		const popup = await openPopup();
		const films = popup.locator('#to-films');
		await films.click();
		const which = popup.getByLabel('Which Crash?');
		await which.selectOption((await which.locator('option').nth(1).getAttribute('value'))!);
		await expect(popup.locator('.found .name')).not.toHaveText('Crash 1996');
		await stopWorker();
		await popup.reload();
		await films.click();
		await expect(popup.locator('.found .name')).not.toHaveText('Crash 1996');
	});
});
