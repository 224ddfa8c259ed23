/**
 * Demonstration on real input: opens Chromium with the extension on a local forum page. Without a display, or with
 * --headless, types a draft there, prints the advice that the extension gives, and saves what page and popup look like.
 */
import { parseArgs } from 'node:util';
import { toText } from '../src/lab/advice/adviceText.ts';
import type { PopupView } from '../src/messages/ui.ts';
import { launchWithExtension } from './browser.ts';
import { serveFixture } from './forum.ts';
import { LONG_DRAFT, openPopupOf } from './popupOf.ts';

const { values } = parseArgs({ options: { headless: { type: 'boolean', default: false } } });
const display = process.platform !== 'linux' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY;
const headless = values.headless || !display;

const forum = await serveFixture('forum');
const browser = await launchWithExtension({ headless });
const page = browser.context.pages()[0] ?? (await browser.context.newPage());
await page.goto(forum.url);
if (headless) await demonstrate();
else {
	console.log(`The forum page is open at ${forum.url}. Write a reply there, then click the herring in the toolbar.`);
	await new Promise((resolve) => browser.context.once('close', resolve));
}
await browser.close();
forum.server.close();

async function demonstrate(): Promise<void> {
	await page.locator('#reply').click();
	await page.keyboard.type(LONG_DRAFT);
	await page.locator('[popover=manual]').waitFor({ state: 'attached' });
	const popup = await openPopupOf(browser, forum.url);
	const tab = Number(new URL(popup.url()).searchParams.get('tab'));
	const view = (await popup.evaluate((id) => chrome.runtime.sendMessage({ kind: 'view', tab: id }), tab)) as PopupView;
	if (view.advice === null) throw new Error('The extension gave no advice.');
	console.log(`\n${LONG_DRAFT}\n\n${toText(view.advice, LONG_DRAFT)}\n`);
	for (const [name, shown] of Object.entries({ page, popup })) {
		const path = `out/start/${name}.png`;
		await shown.screenshot({ path });
		console.log(`Saved ${path}`);
	}
}
