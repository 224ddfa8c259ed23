/** Pages of the extension in a language, and whether its words fit where popup and pages are narrowest. */
import type { Page } from '@playwright/test';
import { readMessages } from '../../scripts/build/languages.ts';
import { brokenWords } from './brokenWords.ts';
import { expect } from './fixtures.ts';
import { test as base } from './historyScene.ts';
import { misplaced } from './misplaced.ts';

const WIDTHS = [380, 360];

export const test = base.extend<{
	/** From now on everything is said in a language. */
	speak: (language: string) => Promise<void>;
	/** A page of the extension, freshly loaded. */
	show: (page: Page, name: string) => Promise<void>;
}>({
	speak: async ({ inside }, use) =>
		use(async (language) => {
			await inside.evaluate(
				(language) => chrome.runtime.sendMessage({ kind: 'changeSettings', change: { language } }),
				language,
			);
		}),
	show: async ({ browserWithExtension: { base } }, use) =>
		use(async (page, name) => {
			const before = page.url();
			await page.goto(`${base}${name}`);
			// Only the part behind the # is another: nothing was loaded.
			if (before.split('#')[0] === page.url().split('#')[0]) await page.reload();
			await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
		}),
});

/** How a language says an English text of a file of strings. */
export function saidIn(language: string): (file: string, english: string) => string {
	const messages = language === 'en' ? {} : readMessages(language);
	return (file, english) => (messages[file]?.[english] as string | undefined) ?? english;
}

/** By kind of request: what differs from what the worker answers, or the whole answer; null where it does not answer. */
export type Changes = Record<string, object | { whole: object } | null>;

/** Runs in a page of the extension before its scripts: what the worker answers is changed. */
function change(): void {
	const { runtime } = chrome;
	const send = runtime.sendMessage.bind(runtime) as (message: { kind: string }) => Promise<unknown>;
	const sendMessage = async (message: { kind: string }) => {
		const changes: Changes = JSON.parse(sessionStorage.getItem('changes') ?? '{}');
		const changed = changes[message.kind];
		if (changed === null) throw new Error('The worker does not answer.');
		const isWhole = changed !== undefined && 'whole' in changed;
		const answer = isWhole ? changed.whole : await send(message);
		setTimeout(() => dispatchEvent(new Event(`answered ${message.kind}`)));
		return changed === undefined || isWhole ? answer : { ...(answer as object), ...changed };
	};
	Object.assign(runtime, { sendMessage });
}

/** Replaces the worker's answers to a page, from the next page that is loaded. */
export const changeAnswers = (page: Page): Promise<unknown> => page.addInitScript(change);
export const answerWith = (page: Page, changes: Changes): Promise<void> =>
	page.evaluate((text) => sessionStorage.setItem('changes', text), JSON.stringify(changes));

/** Opens all that is folded up. */
export const unfold = (page: Page): Promise<void> =>
	page.evaluate(() => {
		for (const fold of document.querySelectorAll<HTMLElement>('details:not([open]) > summary')) fold.click();
	});

const softly = expect.configure({ soft: true });

/** Expects that nothing is cut off, outside the page, or over something else. */
export async function expectToFit(page: Page, what: string): Promise<void> {
	// Long lists scroll: no language can change that.
	await page.evaluate(() => {
		for (const list of document.querySelectorAll<HTMLElement>('#app, .sentences, .found ul, ul:has(> .suggestion)'))
			list.style.maxHeight = 'none';
	});
	// At first as wide as the page is already.
	for (const width of page.viewportSize()!.width === WIDTHS[1] ? WIDTHS.toReversed() : WIDTHS) {
		if (page.viewportSize()!.width !== width) await page.setViewportSize({ width, height: 600 });
		const looks = async () => {
			const [wide, out, broken] = await Promise.all([
				page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]),
				misplaced(page),
				brokenWords(page),
			]);
			return { wide, out, broken };
		};
		// Where changes lead is known a moment later.
		await softly.poll(looks, `${what} at ${width}`).toEqual({ wide: [width, width], out: [], broken: [] });
	}
}
