/** A forum page, and a study that is joined by hand. */
import type { Page } from '@playwright/test';
import type { StudyFile } from '../../src/study/studyFile.ts';
import { recordedEvents } from '../fixtures/recordedEvents.ts';
import { aStudy } from '../fixtures/studyFile.ts';
import { test as base, DRAFT } from './fixtures.ts';
import { joinIn, openStudyIn } from './joinStudy.ts';

/** The draft without the films that cost most. */
export const SHORT = 'Anyone into slow cinema? I adored The Matrix';

/** Types the draft by keys, in a box in which each title stands on one line. */
export async function typeDraft(forum: Page): Promise<void> {
	await forum.bringToFront();
	await forum.locator('#box').evaluate((box) => Object.assign((box as HTMLElement).style, { width: '60em' }));
	await forum.locator('#box').click();
	await forum.keyboard.type(DRAFT);
}

export const test = base.extend<{
	/** The settings, with a study file opened in them. */
	openStudy: (study: StudyFile | string) => Promise<Page>;
	join: (study?: StudyFile) => Promise<Page>;
	/** What the study has recorded. */
	recorded: () => Promise<string[]>;
}>({
	site: 'posting',
	openStudy: async ({ browserWithExtension }, use) => {
		let page: Page | null = null;
		await use(async (study) => {
			page ??= await browserWithExtension.context.newPage();
			await page.bringToFront();
			await page.goto(`${browserWithExtension.base}options.html#study`);
			await openStudyIn(page, study);
			return page;
		});
	},
	join: async ({ openStudy }, use) => {
		await use(async (study = aStudy()) => {
			const page = await openStudy(study);
			await joinIn(page);
			return page;
		});
	},
	recorded: async ({ inside }, use) => {
		await use(() => inside.evaluate(recordedEvents));
	},
});
