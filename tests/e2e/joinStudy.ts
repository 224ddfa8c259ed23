import type { Page } from '@playwright/test';
import type { StudyFile } from '../../src/study/studyFile.ts';
import { expect } from './fixtures.ts';

/** Opens a study file in the settings. */
export async function openStudyIn(settings: Page, study: StudyFile | string): Promise<void> {
	const text = typeof study === 'string' ? study : JSON.stringify(study);
	await settings.getByLabel('Open a study file').setInputFiles({
		name: 'study.json',
		mimeType: 'application/json',
		buffer: Buffer.from(text),
	});
}

/** Ticks every statement of the consent page. */
export async function confirm(settings: Page): Promise<void> {
	await expect(settings.locator('.join')).toBeVisible();
	for (const statement of await settings.locator('.join input').all()) await statement.check();
}

/** Joins the study whose file is opened. */
export async function joinIn(settings: Page): Promise<void> {
	await confirm(settings);
	await settings.getByRole('button', { name: 'Join the study' }).click();
	await expect(settings.getByText('You are in a study.')).toBeVisible();
}
