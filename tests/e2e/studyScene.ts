/** A forum page, and a study that is joined by hand. */
import type { Page } from '@playwright/test';
import type { Enrolment } from '../../src/study/enrolment.ts';
import { enrol } from '../../src/study/joining.ts';
import type { StudyFile } from '../../src/study/studyFile.ts';
import { recordedEvents } from '../fixtures/recordedEvents.ts';
import { aStudy } from '../fixtures/studyFile.ts';
import { test as base, DRAFT } from './fixtures.ts';
import { joinIn, openStudyIn } from './joinStudy.ts';
import { write } from './typing.ts';

/** The draft without the films that cost most. */
export const SHORT = 'Anyone into slow cinema? I adored The Matrix';

/** Writes the draft, in a box in which each title stands on one line. */
export async function typeDraft(forum: Page): Promise<void> {
	await forum.bringToFront();
	await forum.locator('#box').evaluate((box) => Object.assign((box as HTMLElement).style, { width: '60em' }));
	await forum.locator('#box').click();
	await write(forum, DRAFT);
}

/** Runs in a page of the extension. */
async function storeEnrolment(enrolment: Enrolment): Promise<void> {
	// By then the worker has made the database.
	await chrome.runtime.sendMessage({ kind: 'study', tab: null });
	const db = await new Promise<IDBDatabase>((resolve) => {
		const request = indexedDB.open('red-herring');
		request.onsuccess = () => resolve(request.result);
	});
	await new Promise<void>((resolve) => {
		const tx = db.transaction('study', 'readwrite');
		tx.objectStore('study').put(enrolment, 'enrolment');
		tx.oncomplete = () => resolve();
	});
	db.close();
	await chrome.runtime.sendMessage({ kind: 'studyChanged' });
}

/** Takes part in a study as one who has joined it. @param inside a page of the extension */
export async function enrolFrom(inside: Page, study: StudyFile, more: Partial<Enrolment> = {}): Promise<void> {
	const enrolment = await enrol(study, JSON.stringify(study), Date.now());
	await inside.evaluate(storeEnrolment, { ...enrolment, ...more });
}

export const test = base.extend<{
	openStudy: (study: StudyFile | string) => Promise<Page>;
	join: (study?: StudyFile) => Promise<Page>;
	/** Takes part in a study as one who has joined it, for what comes after. */
	enrolIn: (study?: StudyFile) => Promise<void>;
	/** What the study has recorded. */
	recorded: () => Promise<string[]>;
}>({
	site: 'posting',
	openStudy: async ({ browserWithExtension }, use) => {
		let page: Page | null = null;
		await use(async (study) => {
			page ??= await browserWithExtension.context.newPage();
			await page.bringToFront();
			await page.goto(`${browserWithExtension.base}consent.html`);
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
	enrolIn: async ({ inside }, use) => {
		await use(async (study = aStudy()) => enrolFrom(inside, study));
	},
	recorded: async ({ inside }, use) => {
		await use(() => inside.evaluate(recordedEvents));
	},
});
