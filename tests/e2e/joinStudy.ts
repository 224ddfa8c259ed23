import type { Page } from '@playwright/test';
import type { StudyFile } from '../../src/study/studyFile.ts';
import { expect } from './fixtures.ts';

/** Opens a study file in a page of the extension, which becomes the consent page. */
export async function openStudyIn(page: Page, study: StudyFile | string): Promise<void> {
	const text = typeof study === 'string' ? study : JSON.stringify(study);
	await page.goto(new URL('/consent.html', page.url()).href);
	await page.getByLabel('Open a study file').setInputFiles({
		name: 'study.json',
		mimeType: 'application/json',
		buffer: Buffer.from(text),
	});
}

/** Ticks every statement of the consent page. */
export async function confirm(page: Page): Promise<void> {
	await expect(page.locator('.join')).toBeVisible();
	for (const statement of await page.locator('.join input').all()) await statement.check();
}

/** Joins the study whose file is opened, and goes to the settings. */
export async function joinIn(page: Page): Promise<void> {
	await confirm(page);
	await page.getByRole('button', { name: 'Join the study' }).click();
	await expect(page.getByRole('heading', { name: 'You have joined.' })).toBeFocused();
	await page.getByRole('link', { name: 'Go to the settings' }).click();
	await expect(page.getByText('You are in a study.')).toBeVisible();
}
