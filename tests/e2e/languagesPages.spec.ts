/** What history, settings, consent and first page seldom show fits, in every language. */
import type { Page } from '@playwright/test';
import type { Timeline } from '../../src/messages/history.ts';
import type { Notice } from '../../src/messages/ui.ts';
import { LANGUAGES, MOST_POSTS } from '../../src/storage/limits.ts';
import type { Enrolment } from '../../src/study/enrolment.ts';
import type { StudyFile } from '../../src/study/studyFile.ts';
import type { RoomName } from '../../src/ui/settings/rooms.ts';
import { backupOf, storedIn } from '../fixtures/storage/formats.ts';
import { aStudy } from '../fixtures/studyFile.ts';
import { expect } from './fixtures.ts';
import { restore } from './history.ts';
import { answerWith, test as base, type Changes, changeAnswers, expectToFit, unfold } from './languageScene.ts';
import { isNightlyLanguage, nightly } from './nightly.ts';
import { enrolFrom } from './studyScene.ts';

const test = base.extend<{
	/** A page of the extension, whose worker can be made to answer otherwise. */
	own: Page;
	/** Has it show something, with what the worker answers otherwise. */
	open: (name: string, changes?: Changes) => Promise<void>;
	/** Expects that it fits once something is seen. */
	fit: (what: string, seen: string) => Promise<void>;
}>({
	own: async ({ inside }, use) => {
		const page = await inside.context().newPage();
		await changeAnswers(page);
		await page.addInitScript(() => {
			const origins = sessionStorage.getItem('origins');
			if (origins !== null) chrome.permissions.getAll = async () => ({ origins: JSON.parse(origins) });
		});
		await use(page);
	},
	open: async ({ own, show, browserWithExtension }, use) =>
		use(async (name, changes = {}) => {
			if (!own.url().startsWith(browserWithExtension.base)) await show(own, 'welcome.html');
			await answerWith(own, changes);
			await show(own, name);
		}),
	fit: async ({ own }, use) =>
		use(async (what, seen) => {
			await expect(own.locator(seen).first(), what).toBeVisible();
			await unfold(own);
			await expectToFit(own, what);
		}),
});

function restoreRecords(inside: Page): Promise<void> {
	const backup: Record<string, unknown> = backupOf(storedIn(6));
	const films = [{ title: 'Heat', year: 1995 }];
	const post = { id: 99, persona: 'a', date: '2021-03-14', site: 'www.reddit.com', films, decoys: [] };
	const imported = { ...post, source: 'imported', imported: { key: 'a', batch: 'one' } };
	const posts = [...(backup.posts as object[]), imported];
	return restore(inside, { ...backup, posts, date: '2026-11-21' }, 'replace');
}

const choose = (page: Page, input: string, name: string, content: string) =>
	page.locator(input).setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) });
/** Presses all of them as they are now: some are gone once they are pressed. */
const pressAll = (page: Page, buttons: string) =>
	page.locator(buttons).evaluateAll((all: HTMLElement[]) => {
		for (const button of all) button.click();
	});
const enter = (page: Page, room: RoomName) =>
	page.evaluate((name) => {
		location.hash = name;
	}, room);

const NOTICES: Notice[] = [
	...(['packReplaced', 'packDropped', 'notCounted', 'notKept', 'notSaid', 'diskFull', 'recordsMissing'] as const),
	...(['recordsNewer', 'studyNotRecorded', 'studyFull'] as const),
];
const HIDDEN: Timeline = {
	kinds: [
		{
			...{ kind: 'films', points: [], without: [], takeDown: [], unknown: 3 },
			...{ people: 52_000, low: 52_000, high: 52_000, fair: 52_000, top: 52_000, tolerance: 100 },
		},
	],
	held: true,
};

for (const language of LANGUAGES)
	test(
		`every word of the history fits in ${language}, whatever it shows`,
		nightly(true),
		async ({ own, open, fit, inside, speak }) => {
			test.slow();
			await speak(language);
			await open('personas.html');
			await fit('no history', '.blank');
			await open('personas.html', { personas: null });
			await fit('a history that cannot be read', '.notice');

			await speak('en');
			await restoreRecords(inside);
			await speak(language);
			await open('personas.html');
			await expect(own.locator('.gives').first()).toBeVisible();
			await own.locator('#add-site').fill('not a site');
			await own.locator('.add-site button').click();
			await own.locator('.post').first().locator('.chips button').first().click();
			await expect(own.locator('.undo')).toHaveCount(1);
			await own.locator('.post > .row > button').last().click();
			await expect(own.locator('.undo')).toHaveCount(2);
			await pressAll(own, 'aside .line > button');
			await fit('a history, with what can be asked and undone', '.sure');
			await open('personas.html', { posts: { damaged: 3 }, timeline: HIDDEN });
			await fit('a history that is held back, and damaged', '.notice');
			const { personas } = await inside.evaluate(() => chrome.runtime.sendMessage({ kind: 'personas' }));
			const full = personas.map((one: object) => ({ ...one, posts: MOST_POSTS }));
			await open('personas.html', { personas: { personas: full, damaged: 3 }, timeline: { takeDown: [] } });
			await fit('a history that is full, and that few posts do not help', '.notice');
		},
	);

for (const language of LANGUAGES)
	test(
		`every word of the settings fits in ${language}, whatever they show`,
		nightly(isNightlyLanguage(language)),
		async ({ own, open, fit, inside, speak }) => {
			test.slow();
			await restoreRecords(inside);
			await speak(language);
			await open('options.html#general', { settings: { problem: 'newer', notices: NOTICES } });
			await fit('all notices', '.notice');
			await open('options.html#ratings', { personas: null, said: null });
			await choose(own, '#ratings input[type=file]', 'ratings.csv', RATINGS);
			await own.locator('.services button').first().click();
			await fit('an import', '.report');
			await own.locator('#films-rated').fill('none');
			await own.locator('#films-rated').blur();
			await choose(own, '#ratings input[type=file]', 'ratings.csv', `${RATINGS}2024-01-02,"Heat`);
			await fit('an import that is refused', '[role=alert]');
			await enter(own, 'accounts');
			await choose(own, '#backup', 'backup.json', '{}');
			await fit('accounts that cannot be read, and a backup that is refused', '#data [role=status] p');

			await open('options.html#accounts');
			await pressAll(own, '#data .line > button:last-child');
			await fit('a backup saved, and everything deleted, perhaps', '.sure');
			await enter(own, 'advanced');
			await own.locator('#tolerance').fill('none');
			await own.locator('#tolerance').blur();
			for (const box of await own.locator('#room-advanced fieldset input:checked').elementHandles())
				await box.click({ force: true });
			await choose(own, '#pack-file', 'town.pack', 'no list');
			await fit('a list of films that is refused', '#pack [role=status]:not(:empty)');
			await enter(own, 'about');
			await expect(own.locator('#stored summary').first()).toBeVisible();
			await unfold(own);
			await fit('what is stored', '#stored pre');
			await enter(own, 'accounts');
			await own.locator('#data .sure .danger').click();
			await fit('everything deleted', '.deleted');
		},
	);

/** Runs in a page of the extension: stores what a study has recorded. */
async function record(events: readonly { value: unknown }[]): Promise<void> {
	const db = await new Promise<IDBDatabase>((resolve) => {
		const request = indexedDB.open('red-herring');
		request.onsuccess = () => resolve(request.result);
	});
	await new Promise<void>((resolve) => {
		const tx = db.transaction('studyLog', 'readwrite');
		for (const { value } of events) tx.objectStore('studyLog').put(value);
		tx.oncomplete = () => resolve();
	});
	db.close();
}

/** Parts in a study, by what differs. */
const PARTS: Record<string, Partial<Enrolment>> = {
	running: {},
	paused: { paused: 1 },
	over: { joined: 1 },
	left: { left: 1 },
};
/** Its log is shown with the file. */
const RANDOMISED: Partial<StudyFile> = { privacy: { level: 'randomised', epsilon: 1 } };

const RATINGS =
	'Date,Name,Year,Letterboxd URI,Rating\n2024-01-02,Heet,1995,x,4\n2024-01-02,The Unheard-of Flowerpot,1995,x,4\n';

for (const language of LANGUAGES)
	test(
		`every word of a study and of the sites fits in ${language}, whatever they show`,
		nightly(true),
		async ({ own, open, fit, inside, speak }) => {
			test.slow();
			await speak(language);
			const file = { name: 'study.json', mimeType: '' };
			const chooseStudy = async (text: string) => {
				await open('consent.html');
				await own.locator('#study-file').setInputFiles({ ...file, buffer: Buffer.from(text) });
			};
			await chooseStudy('{}');
			await fit('no study', '[role=alert]');
			await chooseStudy(JSON.stringify(aStudy()));
			await expect(own.locator('.join')).toBeVisible();
			await pressAll(own, '.join .primary');
			await fit('a study without consent', '.join [role=status]:not(:empty)');
			for (const box of await own.locator('.join input').all()) await box.check();
			await pressAll(own, '.join .primary');
			await fit('a study that was joined', '.choose .button');
			for (const [what, study] of [
				['the same study', aStudy()],
				['another study', aStudy({ id: 'another' })],
				['a study that has changed', aStudy({ version: 2, questions: [] })],
			] as const) {
				await chooseStudy(JSON.stringify(study));
				await fit(what, '.consent .notice');
			}

			await inside.evaluate(record, storedIn(6).stores.studyLog!.records);
			const showStudy = () => open('options.html#study', { study: { notices: NOTICES.slice(-2) } });
			for (const [what, more] of Object.entries(PARTS)) {
				await enrolFrom(inside, aStudy(RANDOMISED), more);
				await showStudy();
				await expect(own.locator('#study .part .leave')).toBeVisible();
				await pressAll(own, '#study li > button, #study .leave > button');
				await fit(`a study, ${what}`, '.sure');
			}
			await own.locator('#study .leave .danger').click();
			await fit('a study whose records are deleted', '#study > [role=status]:not(:empty)');
			await own.evaluate(() => sessionStorage.setItem('origins', '[]'));
			await open('welcome.html', { settings: { problem: 'newer' } });
			await fit('the first page', '.sample > button');
			await own.locator('#sample').fill('Nothing here');
			await fit('the first page without films', '.says');
			await own.evaluate(() => sessionStorage.setItem('origins', '["*://*.criterionforum.org/*"]'));
			await open('options.html#general');
			await fit('sites that are allowed', '#allowed li');
		},
	);
