import { beforeEach, expect, test, vi } from 'vitest';
import { check, fake, start, view } from './scene.ts';

beforeEach(() => startWithNothing());

async function startWithNothing(): Promise<void> {
	start();
	await fake.withdraw('<all_urls>');
}

const matches = () => fake.registered.flatMap((script) => script.matches);
const allowed = () => fake.fromPage({ kind: 'allowed' });

test('the script is registered only for allowed sites, in all frames from the start', async () => {
	expect(matches()).toEqual([]);
	await fake.allow('*://forum.example/*');
	expect(fake.registered).toEqual([
		{
			...{ id: 'page', js: ['page.js'], matches: ['*://forum.example/*'], allFrames: true },
			...{ matchOriginAsFallback: true, runAt: 'document_start', persistAcrossSessions: true },
		},
	]);
	await fake.allow('*://other.example/*');
	expect(matches()).toEqual(['*://forum.example/*', '*://other.example/*']);
	await fake.withdraw('*://forum.example/*');
	expect(matches()).toEqual(['*://other.example/*']);
	await fake.withdraw('*://other.example/*');
	expect(matches()).toEqual([]);
});

test('a script that the browser has dropped is registered again when the worker starts', async () => {
	await fake.allow('*://forum.example/*');
	fake.registered.splice(0);
	start();
	await vi.waitFor(() => expect(matches()).toEqual(['*://forum.example/*']));
});

test('open pages get the script when their site is allowed, and drop it when it is not', async () => {
	const { executeScript } = vi.mocked(fake.browser.scripting);
	await fake.allow('*://forum.example/*');
	expect(executeScript).toHaveBeenCalledWith({ target: { tabId: 1, allFrames: true }, files: ['/page.js'] });
	expect(await allowed()).toBe(true);
	await fake.withdraw('*://forum.example/*');
	expect(fake.browser.tabs.sendMessage).toHaveBeenLastCalledWith(1, { kind: 'withdrawn' });
	expect(await allowed()).toBe(false);
});

test('a page that is not allowed gets no answer, and its draft is forgotten', async () => {
	expect(await check()).toBe(false);
	await fake.allow('*://forum.example/*');
	expect(await check()).toMatchObject({ level: 'marks' });
	expect(fake.badge.get(1)).toBe('!');
	await fake.withdraw('*://forum.example/*');
	expect(await check()).toBe(false);
	expect(fake.badge.get(1)).toBe('');
});

test('a page of a switched-off site is still allowed', async () => {
	await fake.allow('*://forum.example/*');
	await fake.fromUi({ kind: 'switchSite', site: 'forum.example', off: true, tab: null });
	expect(await check()).toBe(false);
	expect(await allowed()).toBe(true);
});

test('the popup names the site that can be allowed, if there is one', async () => {
	const toAllow = async () => (await view()).toAllow;
	fake.page.answers = false;
	expect(await toAllow()).toBe('forum.example');
	for (const url of ['chrome://extensions', 'file:///a.html', undefined]) {
		fake.page.url = url;
		expect(await toAllow()).toBeNull();
	}
	fake.page.url = 'http://forum.example./';
	expect(await toAllow()).toBe('forum.example');
	await fake.allow('<all_urls>');
	expect(await toAllow()).toBeNull();
});
