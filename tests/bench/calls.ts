/** Counts the calls to the browser during a pause in typing, while the popup opens, and while films are taken out. */
import type { ConsoleMessage } from '@playwright/test';
import { launchWithExtension, tabOf } from '../../scripts/browser.ts';
import { serveFixture } from '../../scripts/forum.ts';
import { report } from './kit/measure.ts';

const DRAFT = 'Anyone into slow cinema? I adored Koyaanisqatsi and Werckmeister Harmonies';
/** An act is over when there was no call for so many milliseconds. */
const QUIET = 2000;

let calls: string[] = [];
let latest = 0;

const forum = await serveFixture('forum');
const browser = await launchWithExtension({ headless: true });
const page = await browser.context.newPage();
await page.goto(forum.url);
const inside = await browser.context.newPage();
await inside.goto(`${browser.base}options.html`);
const tab = await tabOf(inside, forum.url);
browser.worker.on('console', noteCall);
await browser.worker.evaluate(logCalls, 'worker');

const reply = page.locator('#reply');
await reply.pressSequentially(DRAFT);
await inside.waitForFunction(async (tabId) => (await chrome.action.getBadgeText({ tabId })) !== '', tab);
// The first check and all that loads with it.
await quiet();
calls = [];
await act('A pause in typing', () => reply.pressSequentially('.'));

const popup = await browser.context.newPage();
// A page's console also shows what its worker logs.
popup.on('console', (message) => message.text().startsWith('popup:') && noteCall(message));
await popup.addInitScript(logCalls, 'popup');
const out = popup.getByRole('button', { name: /^Make / });
await act('Opening the popup', async () => {
	await popup.goto(`${browser.base}popup.html?tab=${tab}`);
	await out.waitFor();
});
await act('Take out', async () => {
	await out.click();
	await popup.locator('.toast', { hasText: 'Changed' }).waitFor();
});

await browser.close();
forum.server.close();

function noteCall(message: ConsoleMessage): void {
	if (message.type() !== 'debug') return;
	calls.push(message.text());
	latest = performance.now();
}

/** Prints the calls during an act, and until they end. */
async function act(name: string, does: () => Promise<unknown>): Promise<void> {
	await does();
	await quiet();
	const made = calls.sort();
	calls = [];
	const counts = new Map(made.map((call) => [call, made.filter((other) => other === call).length]));
	const rows = [...counts].map(([call, times]) => [call, String(times)]);
	report(name, { 'all calls': String(made.length), ...Object.fromEntries(rows) });
}

async function quiet(): Promise<void> {
	latest = performance.now();
	while (performance.now() - latest < QUIET) await new Promise((soon) => setTimeout(soon, 50));
}

/** Runs in the worker or the popup: logs every call to the browser, and every message from a page. */
function logCalls(caller: string): void {
	const details = (value: unknown): string => {
		if (typeof value === 'string') return ` ${value.replace(/\d+/, 'N')}`;
		if (Array.isArray(value)) return value.map(details).join('');
		const { kind = '' } = Object(value) as { kind?: unknown };
		return kind === '' ? '' : details(kind);
	};
	const { runtime, storage, tabs, action, permissions, scripting } = chrome;
	const { local, session } = storage;
	const apis = { runtime, tabs, action, permissions, scripting, 'storage.local': local, 'storage.session': session };
	for (const [name, api] of Object.entries(apis)) {
		const methods = api as unknown as Record<string, unknown>;
		for (const method of Object.keys(methods)) {
			const call = methods[method];
			// These ask nothing of the browser's process.
			if (typeof call !== 'function' || method === 'getURL' || method === 'getManifest') continue;
			methods[method] = (...args: unknown[]) => {
				console.debug(`${caller}: ${name}.${method}${args.map(details).join('')}`);
				return Reflect.apply(call, api, args);
			};
		}
	}
	if (caller !== 'worker') return;
	runtime.onMessage.addListener((message, { url = '' }) => {
		if (!url.startsWith(runtime.getURL(''))) console.debug(`page: runtime.sendMessage${details(message)}`);
	});
}
