/** Frames that do not belong to the site around them get no advice on what was said there, and speak for no one. */
import { test as base, DRAFT, expect } from './fixtures.ts';
import { write } from './typing.ts';

const test = base.extend<{
	/** Puts a frame with a text box on the page, and writes in it as a user would. */
	writeInFrame: (attributes: string) => Promise<void>;
	/** The frames that have asked the worker anything, by kind of request. */
	asked: () => Promise<Record<string, number[]>>;
}>({
	site: 'posting',
	writeInFrame: async ({ forum }, use) =>
		use(async (attributes) => {
			await forum.evaluate((html) => {
				document.body.insertAdjacentHTML('beforeend', `<iframe title="Added" ${html}></iframe>`);
			}, attributes);
			const box = forum.frameLocator('iframe[title=Added]').locator('#framed');
			await box.click();
			await write(forum, DRAFT);
			await expect(box).toHaveValue(DRAFT);
		}),
	asked: async ({ inside }, use) => {
		// Every message of a page reaches the extension's own pages as well.
		await inside.evaluate(() => {
			const asked: Record<string, number[]> = {};
			Object.assign(window, { asked });
			chrome.runtime.onMessage.addListener(({ kind }, { frameId }) => {
				if (frameId !== undefined) asked[kind] = [...new Set([...(asked[kind] ?? []), frameId])];
			});
		});
		await use(() => inside.evaluate(() => (window as unknown as { asked: Record<string, number[]> }).asked));
	},
});

const WORDS = "<textarea id='framed'></textarea>";
const FOREIGN: [string, (forumUrl: string) => string][] = [
	['that is sandboxed, as advertisements are', () => `sandbox="allow-scripts" srcdoc="${WORDS}"`],
	['of another site', (forumUrl) => `src="${forumUrl.replace('127.0.0.1', 'localhost')}frame.html"`],
];

test('a foreign frame asks for no advice', { tag: '@smoke' }, async ({ forum, forumUrl, writeInFrame, asked }) => {
	for (const [which, attributes] of FOREIGN) {
		await forum.goto(forumUrl);
		await asked();
		await writeInFrame(attributes(forumUrl));
		// What is asked for the page itself is asked later.
		await forum.locator('#box').click();
		await write(forum, DRAFT);
		await expect.poll(asked).toHaveProperty('check');
		expect(new Set(Object.values(await asked()).flat()), which).toEqual(new Set([0]));
	}
});

test('a frame of the same site without an address gets advice', { tag: '@smoke' }, async ({ writeInFrame, badge }) => {
	await writeInFrame(`srcdoc="${WORDS}"`);
	await expect.poll(badge).not.toBe('');
});

test('a page that its own site sandboxes asks for no advice', async ({ forum, forumUrl, asked }) => {
	const headers = { 'content-security-policy': 'sandbox allow-scripts' };
	await forum.route('**/upload.html', (route) => route.fulfill({ contentType: 'text/html', headers, body: WORDS }));
	await asked();
	await forum.goto(`${forumUrl}upload.html`);
	await forum.locator('#framed').click();
	await write(forum, DRAFT);
	await expect(forum.locator('#framed')).toHaveValue(DRAFT);
	expect(await asked()).toEqual({});
	await forum.goto(forumUrl);
	await forum.locator('#box').click();
	await write(forum, DRAFT);
	await expect.poll(asked).toHaveProperty('check');
});
