/**
 * Demonstration on real input: opens Chromium with the extension on a local forum page. Without a display, or with
 * --headless, types a draft there, prints the advice that the extension gives, and saves pictures.
 */
import { mkdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { toText } from '../src/lab/advice/adviceText.ts';
import type { PopupView } from '../src/messages/ui.ts';
import { launchWithExtension, tabOf } from './browser.ts';
import { serveFixture } from './forum.ts';

const DRAFT =
	'Anyone into slow cinema? I adored Koyaanisqatsi and Werckmeister Harmonies, also The Matrix. ' +
	'Lately Marketa Lazarová stayed with me, and Crash (1996).';
const PICTURES = fileURLToPath(new URL('../out/screenshots/', import.meta.url));

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
	await mkdir(PICTURES, { recursive: true });
	const save = async (target: typeof page, name: string, fullPage = false) => {
		const path = join(PICTURES, `${name}.png`);
		await target.screenshot({ path, fullPage });
		console.log(`Saved ${relative(process.cwd(), path)}`);
	};
	await page.locator('#reply').click();
	await page.keyboard.type(DRAFT);
	await page.locator('[popover=manual]').waitFor({ state: 'attached' });
	await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
	await save(page, 'page');

	const popup = await browser.context.newPage();
	await popup.goto(`${browser.base}options.html`);
	const tab = await tabOf(popup, forum.url);
	await popup.setViewportSize({ width: 380, height: 600 });
	await popup.goto(`${browser.base}popup.html?tab=${tab}`);
	await popup.locator('.scale .after').waitFor();
	const view = (await popup.evaluate((id) => chrome.runtime.sendMessage({ kind: 'view', tab: id }), tab)) as PopupView;
	if (view.advice === null) throw new Error('The extension gave no advice.');
	console.log(`\n${DRAFT}\n\n${toText(view.advice)}\n`);
	// As high as the browser makes it.
	const height = await popup.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height));
	await popup.setViewportSize({ width: 380, height });
	for (const colorScheme of ['light', 'dark'] as const) {
		await popup.emulateMedia({ colorScheme });
		await save(popup, `popup-${colorScheme}`);
	}
	await popup.emulateMedia({ colorScheme: 'light' });
	await popup.setViewportSize({ width: 800, height: 900 });
	await popup.goto(`${browser.base}options.html`);
	await popup.locator('main[aria-busy=false]').waitFor();
	await save(popup, 'options', true);
}
