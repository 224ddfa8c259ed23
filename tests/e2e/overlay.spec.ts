import { gzipSync } from 'node:zlib';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { contrast, readColour } from '../../src/page/overlay/contrast.ts';
import { type AskedWorld, bundled, expect, test, wordsAt } from './overlay/fixture.ts';
import type { Box } from './overlay/world.ts';

const TEXT =
	'Anyone into slow cinema? I adored Koyaanisqatsi and Werckmeister Harmonies, also The Matrix. What else is there?';
const WORDS = ['Koyaanisqatsi', 'Werckmeister Harmonies'];
const STYLE = 'font: 16px/1.5 sans-serif; padding: 10px; border: 1px solid gray; white-space: pre-wrap';
const box = (style = 'width: 520px', text = TEXT) =>
	`<div id="box" contenteditable="true" role="textbox" aria-label="Reply" style="${STYLE}; ${style}">${text}</div>`;

/** How far the first mark's edges are from those of a word, at worst; infinite where there is no mark. */
async function off(page: Page, world: AskedWorld, word = WORDS[0]!): Promise<number> {
	const [marks, words] = [await world.marks(), await wordsAt(page, word)];
	const distance = (mark: Box) =>
		Math.max(
			Math.abs(mark.left - words.left),
			Math.abs(mark.top - words.top),
			Math.abs(mark.left + mark.width - words.left - words.width),
			Math.abs(mark.top + mark.height - words.top - words.height),
		);
	return Math.min(...marks.map(distance));
}
const middle = ({ left, top, width, height }: Box) => [left + width / 2, top + height / 2] as const;
const buttonNamed = async (world: AskedWorld, name: string) =>
	(await world.card())!.buttons.find((button) => button.name === name)!.box;
const overlapping = (a: Box, b: Box) =>
	a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
async function hover(page: Page, world: AskedWorld, word: string) {
	await page.mouse.move(...middle(await wordsAt(page, word)));
	await expect.poll(() => world.card()).not.toBeNull();
}

test.describe('marks', () => {
	test('stand under their words, a line at a time, and are no more than asked for', async ({ page, open, world }) => {
		await open(box());
		await world.show(WORDS);
		for (const word of WORDS) await expect.poll(() => off(page, world, word)).toBeLessThan(2);
		expect(await world.marks()).toHaveLength(2);
		await open(box('width: 160px'));
		await world.show(WORDS);
		// The second film is broken over two lines here.
		await expect.poll(() => world.marks()).toHaveLength(3);
	});

	test.describe('follow', () => {
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
			test(name, async ({ page, open, world }) => {
				await open(html);
				await world.show(WORDS);
				await expect.poll(() => off(page, world)).toBeLessThan(2);
				const before = await wordsAt(page, WORDS[0]!);
				await move(page);
				if (name !== 'zoom by two fingers') await expect.poll(() => wordsAt(page, WORDS[0]!)).not.toEqual(before);
				await expect.poll(() => off(page, world)).toBeLessThan(2);
			});
	});

	test('show only what is seen of the box', async ({ page, open, world }) => {
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

	test('are not drawn over what the page lays over the box', async ({ page, open, world }) => {
		await open(
			`${box()}<div id="menu" hidden style="position: absolute; left: 0; top: 0; width: 800px; height: 400px"></div>`,
		);
		await world.show(WORDS);
		await expect.poll(() => world.marks()).toHaveLength(2);
		await page.evaluate(() => document.querySelector('#menu')!.removeAttribute('hidden'));
		await world.show(WORDS);
		await expect.poll(() => world.marks()).toHaveLength(0);
	});

	test('stand right in text from right to left, and beside vertical text', async ({ page, open, world }) => {
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

	test('three hundred are cheap, and their elements are used again', async ({ open, world, page }) => {
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

	test('after a change vanish at once, those before it stay', async ({ page, open, world }) => {
		await open(box());
		await world.show(WORDS);
		await expect.poll(() => world.marks()).toHaveLength(2);
		const before = await world.marks();
		await page.evaluate(() => getSelection()!.collapse(document.querySelector('#box')!.firstChild, 48));
		await page.keyboard.type('x');
		await page.evaluate(() => new Promise(requestAnimationFrame));
		expect(await world.marks()).toEqual(before.sort((a, b) => a.top - b.top || a.left - b.left).slice(0, 1));
		await world.show(WORDS);
		for (const word of WORDS) await expect.poll(() => off(page, world, word)).toBeLessThan(2);
	});

	test('ask for no layout while somebody types', async ({ page, open, world, cdp }) => {
		await open(box('width: 520px; height: 200px; overflow: auto'));
		await cdp.send('Performance.enable');
		const layouts = async () =>
			(await cdp.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'LayoutCount')!.value;
		const typing = async () => {
			await page.evaluate(() => getSelection()!.selectAllChildren(document.querySelector('#box')!));
			await page.keyboard.press('ArrowRight');
			const before = await layouts();
			for (const key of ' and it was the best thing I saw this whole year!!')
				await page.keyboard.press(key === ' ' ? 'Space' : key);
			return (await layouts()) - before;
		};
		await world.show([]);
		const without = await typing();
		await world.show(WORDS);
		await expect.poll(() => world.marks()).toHaveLength(2);
		const withMarks = await typing();
		test
			.info()
			.annotations.push({ type: 'layouts of 50 keys', description: `${without} without, ${withMarks} with marks` });
		expect(without).toBeGreaterThan(0);
		// The pause after the last key is looked at once or twice.
		expect(Math.abs(withMarks - without)).toBeLessThanOrEqual(8);
	});

	for (const [name, style] of Object.entries({
		light: 'background: #fff; color: #222',
		dark: 'background: #15202b; color: #eee',
		'mid grey': 'background: #777; color: #fff',
		herring: 'background: #b93a23; color: #fff',
		'dark by its text alone': 'color: #eee',
	}))
		test(`stand out from what is behind them: ${name}`, async ({ open, world }) => {
			await open(box(style));
			await world.show(WORDS);
			await expect.poll(() => world.marks()).toHaveLength(2);
			const behind = /background: (#\w+)/.exec(style)?.[1] ?? '#181818';
			const hex = behind.length === 4 ? behind.replace(/[^#]/g, '$&$&') : behind;
			const colour = [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)) as [number, number, number];
			expect(contrast(readColour(await world.ink())!.colour, colour)).toBeGreaterThanOrEqual(3);
		});
});

test.describe('the page', () => {
	test('is as it was when the box is left', async ({ page, open, world }) => {
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

	test('has our element in the modal dialog or full screen that the box is in', async ({ page, open, world }) => {
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
		await page.mouse.click(...middle(await buttonNamed(world, 'See plans')));
		expect(await world.acts()).toEqual([{ kind: 'plans' }]);
		await open(`<div id="full">${box()}</div>`);
		await page.evaluate(() => document.querySelector('#full')!.requestFullscreen());
		await world.show(WORDS);
		await expect.poll(home).toBe('full');
		await expect.poll(() => off(page, world)).toBeLessThan(2);
	});

	test('is not marked where it can be edited itself', async ({ page, open, world }) => {
		await open(box(), () => {
			document.designMode = 'on';
		});
		await world.show(WORDS);
		expect(await page.locator('[popover]').count()).toBe(0);
	});
});

test.describe('the card', () => {
	test('opens when the pointer rests on a mark, and leaves when it goes', async ({ page, open, world }) => {
		await open(box());
		await world.show(WORDS);
		await expect.poll(() => world.marks()).toHaveLength(2);
		await hover(page, world, WORDS[1]!);
		const card = (await world.card())!;
		expect(card.words).toBe(
			'Werckmeister Harmonies 1995About 6 people fit what you say. Without this film: about 180.',
		);
		expect(card.current).toBeNull();
		expect(card.buttons.map(({ name }) => name)).toEqual([
			'Select it',
			'Delete it',
			'Not a film',
			'Another film…',
			'See plans',
		]);
		expect(overlapping(card.box, await wordsAt(page, WORDS[1]!))).toBe(false);
		expect(await world.lit()).toHaveLength(1);
		// From the mark into the card, and out of both.
		await page.mouse.move(...middle(card.box), { steps: 5 });
		await page.mouse.move(900, 600, { steps: 5 });
		await expect.poll(() => world.card()).toBeNull();
	});

	test('does not open for words that went while the pointer rested on them', async ({ page, open, world }) => {
		await open(box());
		await world.show(WORDS);
		await expect.poll(() => world.marks()).toHaveLength(2);
		await page.mouse.move(...middle(await wordsAt(page, WORDS[1]!)));
		await page.keyboard.type('x');
		await world.show([]);
		await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
		expect(await world.card()).toBeNull();
	});

	test('that a key opened stays open whatever the pointer does', async ({ page, open, world }) => {
		await open(box());
		await world.show(WORDS);
		await expect.poll(() => world.marks()).toHaveLength(2);
		await page.mouse.move(...middle(await wordsAt(page, WORDS[1]!)));
		await page.keyboard.press('Alt+Shift+R');
		await page.mouse.move(...middle(await wordsAt(page, WORDS[0]!)), { steps: 4 });
		await page.mouse.move(900, 600, { steps: 4 });
		// Longer than any pointer has to rest.
		await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
		expect((await world.card())!.current).toBe('Select it');
	});

	test('leaves the keys alone while the pointer has it open, but for Escape', async ({ page, open, world }) => {
		await open(box());
		await world.show(WORDS);
		await expect.poll(() => world.marks()).toHaveLength(2);
		await page.evaluate(() => getSelection()!.collapse(document.querySelector('#box')!.firstChild, 3));
		await hover(page, world, WORDS[0]!);
		await page.keyboard.press('ArrowRight');
		expect(await page.evaluate(() => getSelection()!.focusOffset)).toBe(4);
		expect(await world.card()).not.toBeNull();
		await page.keyboard.press('Escape');
		expect(await world.card()).toBeNull();
	});

	test('opens on a click, which places the caret as ever', async ({ page, open, world }) => {
		await open(box());
		await world.show(WORDS);
		await expect.poll(() => world.marks()).toHaveLength(2);
		await page.mouse.click(...middle(await wordsAt(page, WORDS[0]!)));
		expect((await world.card())!.words).toContain(WORDS[0]);
		const caret = await page.evaluate(() => getSelection()!.focusOffset);
		expect(caret).toBeGreaterThan(TEXT.indexOf(WORDS[0]!));
		expect(caret).toBeLessThan(TEXT.indexOf(WORDS[0]!) + WORDS[0]!.length);
		await page.mouse.click(900, 600);
		expect(await world.card()).toBeNull();
	});

	test('opens for the mark at or after the caret, then for the next', async ({ page, open, world }) => {
		await open(box());
		await world.show(WORDS);
		await expect.poll(() => world.marks()).toHaveLength(2);
		const caretTo = (at: number) =>
			page.evaluate((at) => getSelection()!.collapse(document.querySelector('#box')!.firstChild, at), at);
		await caretTo(TEXT.indexOf(WORDS[1]!) - 2);
		await page.keyboard.press('Alt+Shift+R');
		expect((await world.card())!.words).toContain(WORDS[1]);
		expect(await world.said()).toContain(`${WORDS[1]} (1995). About 6 people`);
		await page.keyboard.press('Alt+Shift+R');
		expect((await world.card())!.words).toContain(WORDS[0]);
		expect((await world.card())!.current).toBe('Select it');
	});

	test('is worked by keys that the page does not get, and the caret stays', async ({ page, open, world }) => {
		await open(box());
		await world.show(WORDS);
		await expect.poll(() => world.marks()).toHaveLength(2);
		await page.evaluate(async () => {
			getSelection()!.collapse(document.querySelector('#box')!.firstChild, 50);
			await new Promise((done) => document.addEventListener('selectionchange', done, { once: true }));
			const seen: string[] = [];
			Object.assign(window, { seen });
			for (const type of [
				'keydown',
				'keyup',
				'keypress',
				'beforeinput',
				'input',
				'focusin',
				'focusout',
				'selectionchange',
			])
				window.addEventListener(type, (event) => seen.push(`${type} ${(event as KeyboardEvent).key ?? ''}`), true);
		});
		await page.keyboard.press('Alt+Shift+R');
		await page.keyboard.press('Tab');
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press('ArrowRight');
		expect((await world.card())!.current).toBe('Another film…');
		expect(await world.said()).toBe('Another film…, 4 of 5');
		await page.keyboard.press('Shift+Tab');
		await page.keyboard.press('ArrowUp');
		await page.keyboard.press('ArrowLeft');
		await page.keyboard.press('ArrowLeft');
		expect((await world.card())!.current).toBe('See plans');
		await page.keyboard.press('ArrowUp');
		await page.keyboard.press('Space');
		expect((await world.card())!.buttons.map(({ name }) => name)).toEqual(['Werckmeister Harmonies (1950)', 'Back']);
		await page.keyboard.press('Enter');
		expect(await world.card()).toBeNull();
		expect(await world.acts()).toEqual([{ kind: 'choose', form: 2, film: 101 }]);
		await expect.poll(() => world.said()).toBe('Did choose.');
		const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
		expect(seen.filter((event) => !/^key(down|up) (Alt|Shift)$/.test(event))).toEqual([]);
		expect(await page.evaluate(() => [getSelection()!.focusOffset, document.activeElement!.id])).toEqual([50, 'box']);
		expect(await page.locator('#box').innerText()).toBe(TEXT);
	});

	test('closes on Escape, and on any other key, which is typed', async ({ page, open, world }) => {
		await open(box());
		await world.show(WORDS);
		await expect.poll(() => world.marks()).toHaveLength(2);
		await page.evaluate(() => getSelection()!.collapse(document.querySelector('#box')!.firstChild, 0));
		await page.keyboard.press('Alt+Shift+R');
		await page.keyboard.press('Escape');
		expect(await world.card()).toBeNull();
		await page.keyboard.press('Alt+Shift+R');
		await page.keyboard.press('z');
		expect(await world.card()).toBeNull();
		await expect(page.locator('#box')).toHaveText(`z${TEXT}`);
	});

	test('does what its buttons say when they are clicked, and the page gets no click', async ({ page, open, world }) => {
		await open(`${box()}<button style="width: 600px; height: 300px">Below the card</button>`);
		await world.show(WORDS);
		await expect.poll(() => world.marks()).toHaveLength(2);
		await page.evaluate(() => {
			const seen: string[] = [];
			Object.assign(window, { seen });
			for (const type of [
				'pointerdown',
				'mousedown',
				'pointerup',
				'mouseup',
				'click',
				'auxclick',
				'contextmenu',
				'focusout',
			])
				window.addEventListener(type, (event) => seen.push(event.type), true);
		});
		await hover(page, world, WORDS[0]!);
		await page.mouse.click(...middle(await buttonNamed(world, 'Not a film')));
		await hover(page, world, WORDS[0]!);
		await page.mouse.click(...middle(await buttonNamed(world, 'Delete it')));
		expect(await world.acts()).toEqual([
			{ kind: 'notFilm', form: 1 },
			{ kind: 'delete', span: { start: TEXT.indexOf(WORDS[0]!), end: TEXT.indexOf(WORDS[0]!) + WORDS[0]!.length } },
		]);
		await expect(page.locator('#box')).toHaveText(TEXT.replace(WORDS[0]!, ''));
		expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
		expect(await page.evaluate(() => document.activeElement!.id)).toBe('box');
	});

	test('is pressed by a screen reader too', async ({ page, open, world }) => {
		await open(box());
		await world.show(WORDS);
		await expect.poll(() => world.marks()).toHaveLength(2);
		await page.keyboard.press('Alt+Shift+R');
		await world.pressByName('See plans');
		await expect.poll(() => world.acts()).toEqual([{ kind: 'plans' }]);
	});

	for (const [name, viewport, style] of [
		['a narrow frame', { width: 300, height: 400 }, 'width: auto'],
		['a page at 500 %', { width: 256, height: 144 }, 'width: auto; font-size: 14px'],
		['a box at the lower edge', { width: 600, height: 300 }, 'position: fixed; bottom: 0; left: 0; right: 0'],
	] as const)
		test(`has room in ${name}`, async ({ page, open, world }) => {
			await page.setViewportSize(viewport);
			await open(box(style, `I adored Koyaanisqatsi and Werckmeister Harmonies a lot.`));
			await world.show(WORDS);
			await expect.poll(async () => (await world.marks()).length).toBeGreaterThan(1);
			await page.evaluate(() => getSelection()!.collapse(document.querySelector('#box')!.firstChild, 20));
			await page.keyboard.press('Alt+Shift+R');
			for (let i = 0; i < 5; i++) {
				const { box: card, buttons, current } = (await world.card())!;
				expect(card.left).toBeGreaterThanOrEqual(0);
				expect(card.top).toBeGreaterThanOrEqual(0);
				expect(card.left + card.width).toBeLessThanOrEqual(viewport.width);
				expect(card.top + card.height).toBeLessThanOrEqual(viewport.height);
				const button = buttons.find((each) => each.name === current)!.box;
				expect(button.top).toBeGreaterThanOrEqual(card.top);
				expect(button.top + button.height).toBeLessThanOrEqual(card.top + card.height);
				if (i === 0) await page.screenshot({ path: `out/overlay/${name.replaceAll(' ', '-')}.png` });
				await page.keyboard.press('Tab');
			}
			const first = await wordsAt(page, WORDS[0]!);
			if (viewport.height > 200) expect(overlapping((await world.card())!.box, first)).toBe(false);
		});

	test('can be seen wholly with the wheel where it is cut', async ({ page, open, world }) => {
		await page.setViewportSize({ width: 256, height: 120 });
		await open(`${box('width: auto', 'I adored Koyaanisqatsi')}<p style="height: 900px"></p>`);
		await world.show(WORDS);
		await expect.poll(() => world.marks()).toHaveLength(1);
		await page.keyboard.press('Alt+Shift+R');
		expect((await world.card())!.cut).toBe(0);
		await page.mouse.move(...middle((await world.card())!.box));
		await page.mouse.wheel(0, 400);
		await expect.poll(async () => (await world.card())!.cut).toBeGreaterThan(0);
		expect(await page.evaluate(() => scrollY)).toBe(0);
	});
});

test.describe('is told', () => {
	test('once when the films or the size of the crowd change, not at every word', async ({ page, open, world }) => {
		await open(box());
		await world.show(['cinema'], { level: 'badge' });
		expect(await world.said()).toBe('');
		await world.show(WORDS);
		expect(await world.said()).toBe('About 6 people fit what you say. 2 films are underlined: Alt+Shift+R tells more.');
		await page.keyboard.press('Alt+Shift+R');
		await page.keyboard.press('Escape');
		const opened = await world.said();
		await world.show(WORDS, { crowd: 7 });
		expect(await world.said()).toBe(opened);
		await world.show(WORDS, { crowd: 3 });
		expect(await world.said()).toMatch(/^About 3 people/);
		await world.show([], { crowd: 400, films: 2 });
		expect(await world.said()).toBe('Enough people fit what you say now.');
		await page.keyboard.press('Alt+Shift+R');
		expect(await world.said()).toBe('No film is underlined here.');
	});

	test('to screen readers, in words they can read', async ({ page, open, world, cdp }) => {
		await open(box());
		await world.show(WORDS);
		await expect.poll(() => world.marks()).toHaveLength(2);
		await page.keyboard.press('Alt+Shift+R');
		const { nodes } = await cdp.send('Accessibility.getFullAXTree');
		const named = nodes.map(({ role, name }) => `${role?.value}: ${name?.value}`);
		for (const said of ['group: Koyaanisqatsi (1994)', 'button: Select it', 'StaticText: 6 people'])
			expect(named).toContain(said);
		expect(named.some((node) => node.startsWith('StaticText: Koyaanisqatsi (1994). About 6 people'))).toBe(true);
		expect(nodes.some(({ role }) => role?.value === 'status')).toBe(true);
	});

	test('in a notice, once per draft, which goes on Escape', async ({ page, open, world }) => {
		await open(box());
		await world.show(WORDS, { level: 'notice' });
		await expect.poll(() => world.notice()).not.toBeNull();
		await page.screenshot({ path: 'out/overlay/notice.png' });
		const [notice, around] = [(await world.notice())!, (await page.locator('#box').boundingBox())!];
		expect(notice.top - around.y - around.height).toBeGreaterThan(0);
		expect(notice.top - around.y - around.height).toBeLessThan(20);
		await page.keyboard.press('Escape');
		expect(await world.notice()).toBeNull();
		await world.show(WORDS, { level: 'notice', crowd: 2 });
		await expect.poll(() => world.marks()).toHaveLength(2);
		expect(await world.notice()).toBeNull();
	});
});

test.describe('for every eye', () => {
	for (const colorScheme of ['light', 'dark'] as const)
		test(`nothing is wrong for axe, and nothing moves by itself: ${colorScheme}`, async ({ page, open, world }) => {
			await page.emulateMedia({ colorScheme, reducedMotion: 'no-preference' });
			const around = colorScheme === 'dark' ? '<style>body { background: #15202b; color: #eee }</style>' : '';
			await open(around + box(), undefined);
			await world.detach();
			await world.openRoots();
			await world.attach('#box');
			await world.show(WORDS);
			await expect.poll(() => world.marks()).toHaveLength(2);
			await page.keyboard.press('Alt+Shift+R');
			await page.keyboard.press('Alt+Shift+R');
			await page.keyboard.press('Tab');
			const clip = { x: 0, y: 0, width: 640, height: 320 };
			await page.screenshot({ path: `out/overlay/card-${colorScheme}.png`, clip });
			const { violations } = await new AxeBuilder({ page }).include('[popover]').analyze();
			expect(violations).toEqual([]);
			const animated = await page.evaluate(
				() =>
					document.getAnimations().length +
					document.querySelector('[popover]')!.getAnimations({ subtree: true }).length,
			);
			expect(animated).toBe(0);
			await page.keyboard.press('ArrowRight');
			await page.keyboard.press('ArrowRight');
			await page.keyboard.press('Enter');
			expect((await world.card())!.buttons.at(-1)!.name).toBe('Back');
			await page.screenshot({ path: `out/overlay/others-${colorScheme}.png`, clip });
		});

	test('marks and card are there where colours are forced', async ({ page, open, world }) => {
		await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
		await open(box());
		await world.show(WORDS);
		await expect.poll(() => world.marks()).toHaveLength(2);
		await page.keyboard.press('Alt+Shift+R');
		expect(await world.ink()).toBe(await page.evaluate(() => getComputedStyle(document.body).color));
		await page.screenshot({ path: 'out/overlay/forced.png', clip: { x: 0, y: 0, width: 640, height: 320 } });
	});
});

test('the overlay is small', async () => {
	const bytes = gzipSync(await bundled('../../../src/page/overlay/overlay.ts', true)).length;
	test.info().annotations.push({ type: 'bytes, gzipped', description: String(bytes) });
	expect(bytes).toBeLessThan(10 * 1024);
});
