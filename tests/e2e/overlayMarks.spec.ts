import type { Page } from '@playwright/test';
import { contrast, readColor } from '../../src/page/overlay/contrast.ts';
import { expect, test, wordsAt } from './overlay/fixture.ts';
import { box, buttonNamed, hover, mark, middle, off, TEXT, WORDS } from './overlay/scene.ts';

/** Milliseconds of a quick typist. */
const BETWEEN_KEYS = 50;

test.describe('marks', () => {
	test('are drawn only under each line of their words', async ({ page, open, world }) => {
		await open(box());
		await world.show(WORDS);
		for (const word of WORDS) await expect.poll(() => off(page, world, word)).toBeLessThan(2);
		expect(await world.marks()).toHaveLength(2);
		await open(box('width: 160px'));
		await world.show(WORDS);
		// The second film is broken over two lines here.
		await expect.poll(() => world.marks()).toHaveLength(3);
	});

	test('follow whatever moves the box or the page', async ({ page, open, world }) => {
		const moves: Record<string, { html: string; move: (page: Page) => Promise<unknown> }> = {
			'the box being scrolled': {
				html: box('width: 560px; height: 100px; overflow: auto', `${'<br>'.repeat(4)}${TEXT}${'<br>'.repeat(30)}`),
				move: (page) => page.evaluate(() => document.querySelector('#box')!.scrollBy(0, 40)),
			},
			'an ancestor being scrolled': {
				html: `<div id="around" style="height: 300px; overflow: auto"><p style="height: 100px"></p>${box()}<p style="height: 900px"></p></div>`,
				move: (page) => page.evaluate(() => document.querySelector('#around')!.scrollBy(0, 60)),
			},
			'the window being scrolled': {
				html: `<p style="height: 200px"></p>${box()}<p style="height: 2000px"></p>`,
				move: (page) => page.mouse.wheel(0, 120),
			},
			'the window being resized': {
				html: box('width: 60%; margin: auto'),
				move: (page) => page.setViewportSize({ width: 700, height: 500 }),
			},
			'something inserted above': {
				html: box(),
				move: (page) => page.evaluate(() => document.body.prepend(document.createElement('h1'), 'New above')),
			},
			'a style of the box': {
				html: box(),
				move: (page) => page.evaluate(() => document.querySelector('#box')!.setAttribute('style', 'padding: 50px')),
			},
			'a transition of an ancestor': {
				html: `<div id="around" style="transition: transform .2s">${box()}</div>`,
				move: (page) =>
					page.evaluate(() => {
						(document.querySelector('#around') as HTMLElement).style.transform = 'translate(80px, 50px) scale(.8)';
					}),
			},
			'a transform that makes it larger': {
				html: `<div id="around" style="transform-origin: 0 0">${box()}</div>`,
				move: (page) =>
					page.evaluate(() => {
						(document.querySelector('#around') as HTMLElement).style.transform = 'scale(1.7)';
					}),
			},
			'page zoom by CSS, to 500 %': {
				html: box('width: 90%'),
				move: (page) =>
					page.evaluate(() => {
						document.documentElement.style.zoom = '5';
					}),
			},
			'zoom by two fingers': {
				html: box(),
				move: async (page) =>
					(await page.context().newCDPSession(page)).send('Emulation.setPageScaleFactor', { pageScaleFactor: 2.5 }),
			},
		};
		for (const [name, { html, move }] of Object.entries(moves))
			await test.step(name, async () => {
				await page.setViewportSize({ width: 1000, height: 700 });
				await open(html);
				await world.show(WORDS);
				await expect.poll(() => off(page, world)).toBeLessThan(2);
				const before = await wordsAt(page, WORDS[0]!);
				await move(page);
				if (name !== 'zoom by two fingers') await expect.poll(() => wordsAt(page, WORDS[0]!)).not.toEqual(before);
				await expect.poll(() => off(page, world)).toBeLessThan(2);
			});
	});

	test('are clipped to the visible part of the box', async ({ page, open, world }) => {
		const lines = Array.from({ length: 40 }, (_, i) => `line ${i} Heat`).join('<br>');
		await open(
			`<div style="height: 160px; overflow: hidden"><div style="height: 60px"></div>${box('height: 600px; overflow: auto', lines)}</div>`,
		);
		await world.show(['Heat']);
		// 160 px less 60 px above, less border and padding: lines of 24 px.
		await expect.poll(async () => (await world.marks()).length).toBe(4);
		const cut = (await world.markStyles()).filter((style) => style.includes('clip-path'));
		expect(cut).toHaveLength(1);
		await page.evaluate(() => {
			document.querySelector('#box')!.scrollTop = 20;
		});
		await expect
			.poll(async () => (await world.markStyles()).filter((style) => style.includes('clip-path')).length)
			.toBe(2);
	});

	test('are not drawn over what covers the box', async ({ page, open, world }) => {
		await open(
			`${box()}<div id="menu" hidden style="position: absolute; left: 0; top: 0; width: 800px; height: 400px"></div>`,
		);
		await mark(world);
		await page.evaluate(() => document.querySelector('#menu')!.removeAttribute('hidden'));
		await world.show(WORDS);
		await expect.poll(() => world.marks()).toHaveLength(0);
	});

	test('are placed correctly in right-to-left text and next to vertical text', async ({ page, open, world }) => {
		await open(box('width: 400px; direction: rtl', 'ראיתי את Koyaanisqatsi אתמול בלילה'));
		await world.show(WORDS);
		await expect.poll(() => off(page, world)).toBeLessThan(2);
		await open(box('height: 400px; width: 120px; writing-mode: vertical-rl', '昨夜 Koyaanisqatsi を見た。'));
		await world.show(WORDS);
		await expect.poll(() => off(page, world)).toBeLessThan(2);
		const [mark] = await world.marks();
		expect(mark!.height).toBeGreaterThan(mark!.width);
		await page.screenshot({ path: 'out/overlay/vertical.png', clip: { x: 0, y: 0, width: 200, height: 440 } });
	});

	test('are cheap by the hundred and reuse their elements', { tag: '@timed' }, async ({ open, world, page }) => {
		const text = Array.from({ length: 300 }, (_, i) => `word${i} Heat`).join(' ');
		await page.setViewportSize({ width: 1400, height: 1000 });
		await open(box('width: 1300px; height: 900px; overflow: auto', text));
		await world.show(['Heat']);
		await expect.poll(async () => (await world.marks()).length).toBeGreaterThan(250);
		const nodes = await world.markNodes();
		const looks = await world.timeLooks(20);
		test.info().annotations.push({ type: 'ms per look at 300 marks', description: looks.toFixed(2) });
		expect(looks).toBeLessThan(16);
		await page.evaluate(() => document.querySelector('#box')!.scrollTo(0, 20));
		await expect.poll(() => off(page, world, 'Heat')).toBeLessThan(2);
		expect(await world.markNodes()).toBeLessThanOrEqual(nodes + 30);
	});

	test('disappear at once after a change in the text, except before it', async ({ page, open, world }) => {
		await open(box());
		await mark(world);
		const before = await world.marks();
		await page.evaluate(() => getSelection()!.collapse(document.querySelector('#box')!.firstChild, 48));
		await page.keyboard.type('x');
		await page.evaluate(() => new Promise(requestAnimationFrame));
		expect(await world.marks()).toEqual(before.sort((a, b) => a.top - b.top || a.left - b.left).slice(0, 1));
		await world.show(WORDS);
		for (const word of WORDS) await expect.poll(() => off(page, world, word)).toBeLessThan(2);
	});

	test('cause no layout while the user types', async ({ page, open, world, cdp }) => {
		await open(box('width: 700px; height: 200px; overflow: auto'));
		await cdp.send('Performance.enable');
		const layouts = async () =>
			(await cdp.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'LayoutCount')!.value;
		const typing = async () => {
			await page.evaluate(() => getSelection()!.selectAllChildren(document.querySelector('#box')!));
			await page.keyboard.press('ArrowRight');
			const before = await layouts();
			for (const key of ' and it was the best thing I saw this whole year!!') {
				await page.keyboard.press(key === ' ' ? 'Space' : key);
				await world.pass(BETWEEN_KEYS, 1);
			}
			return (await layouts()) - before;
		};
		await world.show([]);
		const without = await typing();
		await mark(world);
		const withMarks = await typing();
		test
			.info()
			.annotations.push({ type: 'layouts of 50 keys', description: `${without} without, ${withMarks} with marks` });
		expect(without).toBeGreaterThan(0);
		expect(Math.abs(withMarks - without)).toBeLessThanOrEqual(8);
	});

	test('are dotted in the same color for doubtful words, with forced colors too', async ({ page, open, world }) => {
		for (const forcedColors of ['none', 'active'] as const) {
			await page.emulateMedia({ forcedColors });
			for (const style of ['width: 560px', 'height: 400px; width: 120px; writing-mode: vertical-rl']) {
				await open(box(style));
				await world.show(WORDS.slice(0, 1));
				await expect.poll(() => world.marks()).not.toHaveLength(0);
				const [sure] = await world.lines();
				await world.show(WORDS.slice(0, 1), {}, WORDS, WORDS);
				await expect.poll(async () => (await world.lines())[0]!.image).not.toBe(sure!.image);
				const [maybe] = await world.lines();
				expect(maybe).toEqual({ ...sure, image: maybe!.image });
				expect(maybe!.image).toContain('2px, rgba(0, 0, 0, 0) 2px');
			}
			await page.screenshot({ path: `out/overlay/maybe-${forcedColors}.png` });
		}
	});

	test('contrast with what is behind them', async ({ open, world }) => {
		for (const [name, style] of Object.entries({
			light: 'background: #fff; color: #222',
			dark: 'background: #15202b; color: #eee',
			'mid grey': 'background: #777; color: #fff',
			herring: 'background: #b93a23; color: #fff',
			'dark by its text alone': 'color: #eee',
		})) {
			await open(box(style));
			await mark(world);
			const behind = /background: (#\w+)/.exec(style)?.[1] ?? '#181818';
			const hex = behind.length === 4 ? behind.replace(/[^#]/g, '$&$&') : behind;
			const color = [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)) as [number, number, number];
			expect(contrast(readColor(await world.ink())!.color, color), name).toBeGreaterThanOrEqual(3);
		}
	});
});

test.describe('the page', () => {
	test('is unchanged once the box is left', async ({ page, open, world }) => {
		await open(`<dialog id="d">${box()}</dialog>`);
		const before = await page.content();
		const around = async () => (await page.evaluate(() => document.documentElement.outerHTML)).toString();
		await page.evaluate(() => (document.querySelector('#d') as HTMLDialogElement).showModal());
		const opened = await around();
		await page.locator('#box').focus();
		await world.attach('#box');
		expect(await around()).not.toBe(opened);
		await world.show(WORDS);
		await expect.poll(() => off(page, world)).toBeLessThan(2);
		await page.keyboard.press('Alt+Shift+R');
		await expect.poll(() => world.card()).not.toBeNull();
		await world.detach();
		expect(await around()).toBe(opened);
		await page.evaluate(() => (document.querySelector('#d') as HTMLDialogElement).close());
		expect(await page.content()).toBe(before);
	});

	test('has our element inside the box’s dialog or full-screen element', async ({ page, open, world }) => {
		await open(`<dialog id="d">${box()}</dialog>`);
		await page.evaluate(() => (document.querySelector('#d') as HTMLDialogElement).showModal());
		await page.locator('#box').focus();
		await world.attach('#box');
		await world.show(WORDS);
		for (const word of WORDS) await expect.poll(() => off(page, world, word)).toBeLessThan(2);
		const home = () => page.evaluate(() => document.querySelector('[popover]')!.parentElement!.id);
		expect(await home()).toBe('d');
		await page.screenshot({ path: 'out/overlay/dialog.png' });
		await hover(page, world, WORDS[0]!);
		await world.settle();
		await page.mouse.click(...middle(await buttonNamed(world, 'I’ve never rated it')));
		expect(await world.acts()).toEqual([{ kind: 'neverRated', item: { kind: 'films', id: 1 } }]);
		await open(`<div id="full">${box()}</div>`);
		await page.evaluate(() => document.querySelector('#full')!.requestFullscreen());
		await world.show(WORDS);
		await expect.poll(home).toBe('full');
		await expect.poll(() => off(page, world)).toBeLessThan(2);
	});

	test('has no element of ours inside editable content', async ({ page, before, open, world }) => {
		await before(() => {
			document.designMode = 'on';
		});
		await open(box());
		await world.show(WORDS);
		expect(await page.locator('[popover]').count()).toBe(0);
	});
});
