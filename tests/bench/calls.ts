/** Counts the calls to the browser during a pause in typing, while the popup opens, and when films are taken out. */
import { launchWithExtension, tabOf } from '../../scripts/browser.ts';
import { serveFixture } from '../../scripts/forum.ts';
import { report } from './measure.ts';

const DRAFT = 'Anyone into slow cinema? I adored Koyaanisqatsi and Werckmeister Harmonies';
/** Calls have ended when there was none for so many milliseconds. */
const QUIET = 500;

const forum = await serveFixture('forum');
const browser = await launchWithExtension({ headless: true });
const page = await browser.context.newPage();
await page.goto(forum.url);
const inside = await browser.context.newPage();
await inside.goto(`${browser.base}options.html`);
const tab = await tabOf(inside, forum.url);

const calls: string[] = [];
let latest = Date.now();
await browser.context.exposeFunction('noteCall', noteCall);
browser.worker.on('console', (line) => noteCall(line.text()));
await browser.worker.evaluate(countCalls, 'worker');

const reply = page.locator('#reply');
await reply.pressSequentially(DRAFT);
await inside.waitForFunction((id) => chrome.action.getBadgeText({ tabId: id }).then((text) => text !== ''), tab);
await counted();
await reply.pressSequentially('.');
print('A pause in typing', await counted());

const popup = await browser.context.newPage();
await popup.addInitScript(countCalls, 'popup');
await popup.goto(`${browser.base}popup.html?tab=${tab}`);
print('Opening the popup', await counted());

await popup.getByRole('button', { name: /^Take out \d+ films?$/ }).click();
await popup.locator('.toast', { hasText: 'taken out' }).waitFor();
print('Take out', await counted());

await browser.close();
forum.server.close();

function noteCall(name: string): void {
	calls.push(name);
	latest = Date.now();
}

/** The calls so far, once there are no more. */
async function counted(): Promise<string[]> {
	latest = Date.now();
	while (Date.now() - latest < QUIET) await new Promise((soon) => setTimeout(soon, 50));
	return calls.splice(0);
}

function print(act: string, names: string[]): void {
	const counts: Record<string, number> = {};
	for (const name of names.sort()) counts[name] = (counts[name] ?? 0) + 1;
	const rows = Object.entries(counts).map(([name, times]) => [name, String(times)]);
	report(act, { 'all calls': String(names.length), ...Object.fromEntries(rows) });
}

/** Runs in the worker or the popup: reports each call to the browser, and each message of a page. */
function countCalls(by: string): void {
	const note = (name: string) =>
		'noteCall' in globalThis
			? (globalThis as unknown as { noteCall: typeof noteCall }).noteCall(name)
			: console.log(name);
	const detail = (value: unknown): string => {
		if (typeof value === 'string') return ` ${value.replace(/\d+/, 'N')}`;
		if (Array.isArray(value)) return value.map(detail).join('');
		const { kind } = Object(value) as { kind?: unknown };
		return typeof kind === 'string' ? ` ${kind}` : '';
	};
	const { runtime, storage, tabs, action, permissions, scripting } = chrome;
	const areas: Record<string, object> = { runtime, tabs, action, permissions, scripting };
	for (const [area, api] of Object.entries({
		...areas,
		'storage.local': storage.local,
		'storage.session': storage.session,
	})) {
		const methods = api as unknown as Record<string, unknown>;
		for (const name in api) {
			const method = methods[name];
			if (typeof method !== 'function' || /^(getURL|getManifest|on[A-Z]|hasListener|addListener)/.test(name)) continue;
			methods[name] = (...args: unknown[]) => {
				note(`${by}: ${area}.${name}${args.map(detail).join('')}`);
				return Reflect.apply(method, api, args);
			};
		}
	}
	if (by === 'worker')
		runtime.onMessage.addListener((message, { url = '' }) => {
			if (!url.startsWith(runtime.getURL(''))) note(`page: runtime.sendMessage${detail(message)}`);
		});
}
