/** Layers that a page draws over a card: Firefox does not tell what lies over an element. */
import { DRAFT, expect, test } from './fixtures.ts';
import { drawnIn } from './marks.ts';

const BUTTON = '[popover=manual] >>> .card button.write';
/** Longer than a card has to be seen before it can be pressed. */
const SEEN = 250;

/** Opens a layer that takes no presses, in the document or in a closed shadow root, and opens it again when asked to. */
function openLayer(within: 'document' | 'root'): void {
	const layer = document.createElement('div');
	layer.popover = 'manual';
	layer.style.cssText = 'position: fixed; inset: 0; margin: 0; width: 100vw; height: 100vh; pointer-events: none';
	const place = document.createElement('div');
	document.documentElement.append(place);
	(within === 'root' ? place.attachShadow({ mode: 'closed' }) : place).append(layer);
	layer.showPopover();
	window.addEventListener('again', () => {
		layer.hidePopover();
		layer.showPopover();
	});
}

for (const [within, again, pressed] of [
	['document', false, true],
	['root', true, false],
] as const)
	test(`a card is ${pressed ? 'drawn and pressed above' : 'not pressed below'} a layer in a ${within} that was open before`, async ({
		firefox,
		boxesUrl,
	}) => {
		const page = await firefox.open(boxesUrl);
		const { marks, card } = await drawnIn(firefox, page);
		const text = () => page.evaluate(() => document.querySelector('#rich')!.textContent);
		await page.click('#rich');
		await page.type(`${DRAFT}.`);
		await expect.poll(async () => (await marks()).length).toBeGreaterThan(1);
		await page.evaluate(openLayer, within);
		await page.click('[popover=manual] >>> .mark:not(.unseen)');
		await expect.poll(card).toContain('Werckmeister');
		const opened = await page.evaluate(() => performance.now());
		await page.waitFor((until) => performance.now() > until, opened + SEEN);
		if (again) await page.evaluate(() => void window.dispatchEvent(new Event('again')));
		await page.click(BUTTON);
		if (!pressed) {
			// What keys ask for comes after what the press has done.
			await page.press('Alt+Shift+R');
			await page.press('ArrowDown');
			await page.press('Enter');
			await expect.poll(text).not.toContain('Koyaanisqatsi');
			expect(await text()).toContain('Werckmeister');
		} else await expect.poll(text).not.toContain('Werckmeister');
	});

test('a card closes when another tab comes to the front', async ({ firefox, boxesUrl }) => {
	const page = await firefox.open(boxesUrl);
	const { marks, card } = await drawnIn(firefox, page);
	await page.click('#rich');
	await page.type(`${DRAFT}.`);
	await expect.poll(async () => (await marks()).length).toBeGreaterThan(1);
	await page.press('Alt+Shift+R');
	await expect.poll(card).toContain('Werckmeister');
	await firefox.inside.activate();
	await expect.poll(card).toBeNull();
	expect(await marks()).toHaveLength(2);
});
