import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';

test.describe('the exact goal', () => {
	test.use({ room: 'advanced' });

	test('is saved if valid, and refused with a message if not', { tag: '@smoke' }, async ({ settings }) => {
		const box = settings.getByLabel('Goal, exactly');
		await expect(box).toHaveValue('100');
		await box.fill('0');
		await box.blur();
		await expect(settings.getByText('Enter a whole number from 1 to 1,000,000.')).toBeVisible();
		await box.fill('2,500');
		await box.blur();
		await expect(settings.getByText('Saved.')).toBeVisible();
		await settings.reload();
		await expect(box).toHaveValue('2,500');
		await settings.getByRole('link', { name: 'General' }).click();
		await expect(settings.getByText('Your goal is 2,500 people')).toBeVisible();
		await settings.getByLabel('1,000 Careful').check();
		await settings.getByRole('link', { name: 'Advanced' }).click();
		await expect(box).toHaveValue('1,000');
	});
});

test.describe('how many films the user has rated', () => {
	test.use({ room: 'ratings' });

	test('is asked and kept, except of users who rate films nowhere', async ({ settings }) => {
		const box = settings.getByLabel('About how many films have you rated or logged?');
		await box.fill('none');
		await box.blur();
		await expect(settings.getByText('Enter a whole number of films from 1 to 1,000,000, or nothing.')).toBeVisible();
		await box.fill('1,200');
		await box.blur();
		await expect(settings.locator('#films-rated-state')).toHaveText('Saved.');
		await expectAccessible(settings);
		await settings.reload();
		await expect(box).toHaveValue('1,200');
		await settings.getByRole('button', { name: 'Nowhere', exact: true }).click();
		await expect(box).toHaveCount(0);
	});
});
