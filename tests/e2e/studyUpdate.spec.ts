import { tabOf } from '../../scripts/browser.ts';
import { recordedEvents } from '../fixtures/recordedEvents.ts';
import { aStudy } from '../fixtures/studyFile.ts';
import { DRAFT, expect, freshTest } from './fixtures.ts';
import { joinIn, openStudyIn } from './joinStudy.ts';
import { nightly } from './nightly.ts';
import { ownCopy, updateExtension } from './update.ts';

const test = freshTest.extend({ extension: ownCopy });

test(
	'a study continues after an update of the extension',
	nightly(true),
	async ({ browserWithExtension, extension, forum, settings }) => {
		await openStudyIn(settings, aStudy({ questions: [] }));
		await joinIn(settings);
		const box = forum.locator('textarea').first();
		await forum.bringToFront();
		await box.fill(DRAFT);
		await expect.poll(() => settings.evaluate(recordedEvents)).toEqual(['draft', 'advice']);

		const errors: Error[] = [];
		forum.on('pageerror', (error) => errors.push(error));
		const after = await updateExtension(browserWithExtension, extension, settings);
		await after.goto(new URL('#study', after.url()).href);
		await expect(after.getByText('You are in a study.')).toBeVisible();
		// The old script of the page no longer gets advice, without an error; the update starts another one.
		await expect.poll(() => tabOf(after, forum.url()).catch(() => null)).not.toBeNull();
		await forum.bringToFront();
		await box.fill(`${DRAFT} and`);
		await expect.poll(() => after.evaluate(recordedEvents)).toEqual(['draft', 'advice', 'draft', 'advice']);
		expect(errors).toEqual([]);
	},
);
