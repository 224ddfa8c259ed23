import { gzipSync } from 'node:zlib';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { bundled } from './overlay/bundled.ts';
import { expect, test } from './overlay/fixture.ts';
import { box, openCard, WORDS } from './overlay/scene.ts';

test.describe('advice is announced', () => {
	test('once when the underlined words change, not at every word', async ({ page, open, world }) => {
		await open(box());
		await world.show(['cinema'], { enough: '' }, []);
		expect(await world.said()).toBe('');
		await world.show(WORDS);
		expect(await world.said()).toBe('2 titles could give you away. Alt+Shift+R opens the first.');
		await page.keyboard.press('Alt+Shift+R');
		await page.keyboard.press('Escape');
		expect(await world.said()).not.toBe('');
		await world.show(WORDS);
		expect(await world.said()).toBe('');
		await world.show(WORDS, {}, WORDS.slice(1));
		expect(await world.said()).toMatch(/^1 title could give you away/);
		await world.show([]);
		expect(await world.said()).toBe('That’s enough. You’re well hidden.');
		await page.keyboard.press('Alt+Shift+R');
		expect(await world.said()).toBe('Nothing is underlined here.');
	});

	test('to screen readers, in words that they can read', async ({ page, open, world, cdp }) => {
		await open(box());
		await openCard(page, world);
		const { nodes } = await cdp.send('Accessibility.getFullAXTree');
		const named = nodes.map(({ role, name }) => `${role?.value}: ${name?.value}`);
		for (const said of ['group: Werckmeister Harmonies (1995)', 'button: I adored an art film.', 'button: Keep it'])
			expect(named).toContain(said);
		expect(named.some((node) => node.startsWith('StaticText: Werckmeister Harmonies (1995). This gives you'))).toBe(
			true,
		);
		expect(nodes.some(({ role }) => role?.value === 'status')).toBe(true);
	});

	test('in a notice, once per draft, that Escape closes', async ({ page, open, world }) => {
		await open(box());
		await world.show(WORDS, { level: 'notice' });
		await expect.poll(() => world.notice()).not.toBeNull();
		await page.screenshot({ path: 'out/overlay/notice.png' });
		const [notice, around] = [(await world.notice())!, (await page.locator('#box').boundingBox())!];
		expect(notice.top - around.y - around.height).toBeGreaterThan(0);
		expect(notice.top - around.y - around.height).toBeLessThan(20);
		await page.keyboard.press('Escape');
		expect(await world.notice()).toBeNull();
		await world.show(WORDS, { level: 'notice' });
		await expect.poll(() => world.marks()).toHaveLength(2);
		expect(await world.notice()).toBeNull();
	});
});

/** Only colors differ in dark. The page has no frames. */
async function expectNoFault(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
	const axe = new AxeBuilder({ page }).setLegacyMode().include('[popover]');
	if (colorScheme === 'dark') axe.withRules(['color-contrast', 'link-in-text-block']);
	expect((await axe.analyze()).violations).toEqual([]);
}

test.describe('the overlay is accessible', () => {
	test('axe finds no fault in light or dark, and nothing moves by itself', async ({ page, open, world }) => {
		for (const colorScheme of ['light', 'dark'] as const) {
			await page.emulateMedia({ colorScheme, reducedMotion: 'no-preference' });
			const around = colorScheme === 'dark' ? '<style>body { background: #15202b; color: #eee }</style>' : '';
			await open(around + box());
			await world.detach();
			await world.openRoots();
			await world.attach('#box');
			await openCard(page, world);
			await page.keyboard.press('Tab');
			const clip = { x: 0, y: 0, width: 800, height: 320 };
			await page.screenshot({ path: `out/overlay/card-${colorScheme}.png`, clip });
			await expectNoFault(page, colorScheme);
			const animated = await page.evaluate(
				() =>
					document.getAnimations().length +
					document.querySelector('[popover]')!.getAnimations({ subtree: true }).length,
			);
			expect(animated).toBe(0);
			const shot = async (name: string) => {
				await page.screenshot({ path: `out/overlay/${name}-${colorScheme}.png`, clip });
				await expectNoFault(page, colorScheme);
			};
			await world.pressByName('Keep it');
			await expect.poll(async () => (await world.card())?.buttons.map(({ name }) => name)).toEqual(['Undo']);
			await shot('told');
			await world.show(WORDS, {}, WORDS, WORDS);
			await page.keyboard.press('Alt+Shift+R');
			await shot('doubt');
		}
	});

	test('the marks and the card are visible with forced colors', async ({ page, open, world }) => {
		await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
		await open(box());
		await openCard(page, world);
		expect(await world.ink()).toBe(await page.evaluate(() => getComputedStyle(document.body).color));
		await page.screenshot({ path: 'out/overlay/forced.png', clip: { x: 0, y: 0, width: 640, height: 320 } });
	});
});

test('the overlay is small', async () => {
	const bytes = gzipSync(await bundled('../../../src/page/overlay/overlay.ts', true)).length;
	test.info().annotations.push({ type: 'bytes, gzipped', description: String(bytes) });
	expect(bytes).toBeLessThan(15.5 * 1024);
});
