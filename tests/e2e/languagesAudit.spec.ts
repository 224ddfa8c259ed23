/** The check of old posts in every language: that the words of each of its states fit where pages are narrowest. */
import type { Page } from '@playwright/test';
import type { AuditorProtocol, CountView, Edit, KindAudit, ReadingView } from '../../src/messages/audit.ts';
import type { Check, CheckedPost } from '../../src/storage/check.ts';
import { LANGUAGES, MOST_POSTS } from '../../src/storage/limits.ts';
import { aCheck } from '../fixtures/check.ts';
import { aStudy } from '../fixtures/studyFile.ts';
import { expect } from './fixtures.ts';
import { expectToFit, saidIn, test, unfold } from './languageScene.ts';
import { nightly } from './nightly.ts';
import { enrolFrom } from './studyScene.ts';

/** Of the page, while its worker owes an answer. */
interface Asked {
	answer?: (said: object) => void;
}

/** Runs in the page: its worker exists, and answers what the test says. */
function answerByHand(): void {
	const asked = window as Asked;
	window.Worker = class extends EventTarget {
		postMessage({ number }: { number: number }) {
			asked.answer = (said) => {
				if ('value' in said) delete asked.answer;
				this.dispatchEvent(new MessageEvent('message', { data: { number, ...said } }));
			};
		}
		terminate() {
			delete asked.answer;
		}
	} as unknown as typeof Worker;
}

/** The page shows that it reads or counts before it asks its worker: whose posts they are is asked first. */
const untilAsked = (page: Page) =>
	expect.poll(() => page.evaluate(() => 'answer' in window), 'the worker was asked').toBe(true);

/** Answers what the page asks its worker. */
async function tell(
	page: Page,
	said: { reading: ReadingView } | { value: KindAudit[] | CountView[] | [number, Edit][] | Found },
) {
	await untilAsked(page);
	await page.evaluate((said) => (window as Asked).answer?.(said), said);
}
type Found = AuditorProtocol['read']['answered'];

/** Answers that a post was found so many times, more often than is handed to a page in good time. */
async function tellOften(page: Page, post: CheckedPost, times: number) {
	await untilAsked(page);
	await page.evaluate(
		([one, n]) =>
			(window as Asked).answer?.({
				value: { read: n, posts: Array.from({ length: n }, () => one), unread: [], doubtful: [] },
			}),
		[post, times] as const,
	);
}

/** Puts the page's own clock on. */
const laterBy = (page: Page, milliseconds: number) =>
	page.evaluate((by) => {
		const { now } = performance;
		performance.now = () => now.call(performance) + by;
	}, milliseconds);

const EXPORT = 'export_quietcinephile_20261122.zip';
const UNCLOSED = 'id,permalink,date,ip,subreddit,gildings,link,parent,body,media\nc9,"never closed\n';
const choose = (page: Page, name: string, content = 'anything') =>
	page.locator('.drop input').setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) });

const FILMS = [
	{ title: 'Werckmeister Harmonies', year: 2000 },
	{ title: 'Valerie and Her Week of Wonders', year: 1970 },
	{ title: 'Heat', year: 1995 },
];
const post = (i: number, more: Partial<CheckedPost> = {}): CheckedPost => ({
	...{ id: `c${i}`, site: 'www.reddit.com', date: `20${10 + (i % 10)}-09-27T12:00:00Z`, films: FILMS.slice(i % 3) },
	link: `https://www.reddit.com/r/criterioncollection/comments/p1/best/c${i}/`,
	...more,
});
const posts = (n: number, more: Partial<CheckedPost> = {}) => Array.from({ length: n }, (_, i) => post(i, more));
const checkOf = (posts: CheckedPost[]): Check => ({ ...aCheck(), read: 123_456, posts });
/** Keeps a check as the extension does, with what was ticked off. */
const keepChecked = ({ check, done }: { check: Check; done: number[] }) =>
	chrome.storage.local.set({ check, checkDone: { id: check.id, done } });
const placed = (n: number) => Array.from({ length: n }, (_, post) => ({ post, crowd: 12_345 + 1000 * post }));
const FOUND: KindAudit = {
	kind: 'films',
	...{
		crowd: 12,
		low: 3,
		high: 45_678,
		fair: 5,
		top: 90,
		members: 4_800_000,
		posts: placed(9),
		takeDown: placed(3),
		isExact: true,
	},
	years: [2009, 2010, 2011, null].map((year) => ({ year, posts: 3, crowd: 12_345 })),
	...{ filmsForOld: null, near: [0, 1], unknown: 2 },
};
const EDIT: Edit = {
	text: 'I adored Werckmeister Harmonies, and could not get enough of it.',
	afters: ['I adored a Hungarian film, and could not get enough of it.', 'I could not get enough of it.'].map(
		(text) => ({
			...{ text, phrases: new Map() },
		}),
	),
};
const COUNT: CountView = { kind: 'films', crowd: 1234, low: 12, high: 45_678, fair: 400, top: 9000 };
const READING: ReadingView = { share: 0.1, read: 1_234_567 };

for (const language of LANGUAGES)
	test(`every word of the check of old posts fits in ${language}`, nightly(true), async ({ speak, show, inside }) => {
		test.slow();
		const past = (english: string) => saidIn(language)('past', english);
		await speak(language);
		const page = await inside.context().newPage();
		const fit = async (what: string, then = page.locator('main')) => {
			await expect(then).toBeVisible();
			await unfold(page);
			await expectToFit(page, what);
		};

		await show(page, 'audit.html');
		await fit('choosing files', page.locator('.drop'));
		await choose(page, 'comments.csv', UNCLOSED);
		await fit('a file that cannot be read', page.getByRole('alert'));

		await inside.evaluate((name) => chrome.runtime.sendMessage({ kind: 'newPersona', name }), 'quietcinephile');
		await page.addInitScript(answerByHand);
		await show(page, 'audit.html');
		await choose(page, EXPORT);
		await fit('opening the list of films', page.locator('progress'));
		await tell(page, { reading: READING });
		await laterBy(page, 600_000);
		await tell(page, { reading: { ...READING, share: 0.2 } });
		await fit('reading', page.locator('progress[value="0.2"]'));
		await page.getByRole('button', { name: past('Cancel') }).click();

		const TEN = Array(10).fill('Rush Hour') as string[];
		/** Shows what was found: at once, or of a check that is kept. */
		const result = async (audit: KindAudit, kept?: Check) => {
			if (kept !== undefined) {
				await inside.evaluate(keepChecked, { check: kept, done: [] });
				await page.reload();
			}
			await expect(page.locator('progress:not([value])')).toBeVisible();
			await tell(page, { value: [audit] });
			await expect(page.locator('.columns')).toBeVisible();
		};
		const newCheck = async (posts: CheckedPost[], audit: KindAudit) => {
			await choose(page, EXPORT);
			await expect(page.locator('progress')).toBeVisible();
			await tell(page, { value: { read: 123_456, posts, unread: ['notes/a.mbox', 'notes/b.txt'], doubtful: TEN } });
			await result(audit);
		};
		// Three posts that were ticked off in the check before are there still.
		await inside.evaluate(keepChecked, { check: checkOf(posts(3)), done: [0, 1, 2] });
		await page.locator('.whose select').selectOption({ label: 'quietcinephile' });
		await newCheck(posts(60), { ...FOUND, posts: placed(60) });
		await fit('a result, without new words yet', page.locator('.notice').nth(1));
		const NONE: Edit = { ...EDIT, afters: [] };
		await tell(page, { value: [EDIT, NONE, EDIT].map((edit, at): [number, Edit] => [at, edit]) });
		await tell(page, { value: [COUNT] });
		await fit('a result', page.locator('ins').first());
		await page
			.getByRole('button', { name: past('Other wording') })
			.first()
			.click();
		await page.locator('.hit input').first().check();
		await tell(page, { value: [COUNT] });
		await page.locator('form button').click();
		await fit('a post taken down, the others added', page.locator('[role=status] button'));
		await page.locator('[role=status] button').click();
		await fit('and taken out again');

		await result({ ...FOUND, isExact: false, filmsForOld: FILMS }, checkOf(posts(9, { link: null, date: null })));
		await fit('posts without addresses, and an account that is not kept', page.locator('.named'));
		await result({ ...FOUND, crowd: 12_345, takeDown: [], years: [] }, checkOf(posts(9)));
		await fit('none to take down', page.locator('.standing'));
		await result({ ...FOUND, posts: [], takeDown: [] }, checkOf([]));
		await fit('no films', page.locator('.blank'));
		await result(FOUND, checkOf(posts(9)));
		await inside.evaluate(keepChecked, { check: { ...checkOf(posts(9)), id: 'another' }, done: [] });
		await page.locator('.hit input').first().check();
		await fit('a check that another has replaced', page.locator('.notice'));
		await page.getByRole('button', { name: past('New file') }).click();
		await choose(page, EXPORT);
		await expect(page.locator('progress')).toBeVisible();
		await tellOften(page, post(0), MOST_POSTS + 1);
		await result({ ...FOUND, posts: [], takeDown: [] });
		await fit('a check that is not kept', page.locator('.notice'));

		await enrolFrom(inside, aStudy({ arms: [{ id: 'only', about: 'The only one.', weight: 100, shows: 'nothing' }] }));
		await show(page, 'audit.html');
		await fit('held in a study', page.locator('.notice'));
	});
