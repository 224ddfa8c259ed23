/** Presses and keys that a hostile page makes up, steals or leads elsewhere. */
import type { Page } from '@playwright/test';
import { type AskedWorld, expect, test, wordsAt } from './overlay/fixture.ts';
import { box, buttonNamed, hover, mark, middle, REST, WORDS } from './overlay/scene.ts';

/** Opens the card of the first film by the pointer, seen for long enough to be pressed. */
async function openCard(
	page: Page,
	open: (html: string) => Promise<void>,
	world: AskedWorld,
	more = '',
): Promise<void> {
	await open(box() + more);
	await world.show(WORDS);
	await hover(page, world, WORDS[0]!);
	await world.settle();
}

test('synthetic events open nothing and do nothing', { tag: '@smoke' }, async ({ page, open, world }) => {
	await open(box('width: 700px'));
	await mark(world);
	const at = await wordsAt(page, WORDS[0]!);
	const make = (x: number, y: number) =>
		page.evaluate(
			([x, y]) => {
				const box = document.querySelector<HTMLElement>('#box')!;
				const host = document.querySelector<HTMLElement>('[popover]')!;
				const where = {
					bubbles: true,
					composed: true,
					cancelable: true,
					clientX: x!,
					clientY: y!,
					button: 0,
					detail: 1,
				};
				for (const target of [box, host, document, window]) {
					for (const type of ['pointermove', 'pointerdown', 'pointerup'])
						target.dispatchEvent(new PointerEvent(type, where));
					for (const type of ['mousedown', 'mouseup', 'click', 'dblclick'])
						target.dispatchEvent(new MouseEvent(type, where));
					const chord = { key: 'R', code: 'KeyR', altKey: true, shiftKey: true };
					for (const key of [chord, { key: 'Enter', code: 'Enter' }, { key: 'Escape', code: 'Escape' }])
						for (const type of ['keydown', 'keyup'])
							target.dispatchEvent(new KeyboardEvent(type, { ...where, ...key }));
					target.dispatchEvent(new WheelEvent('wheel', { ...where, deltaY: 100 }));
				}
				host.click();
				host.dispatchEvent(new CommandEvent('command', { command: '--press', source: host }));
			},
			[x, y],
		);
	await make(at.left + 20, at.top + 9);
	await world.pass(REST);
	expect(await world.card()).toBeNull();
	await page.keyboard.press('Alt+Shift+R');
	const card = (await world.card())!;
	for (const { box } of card.buttons) await make(box.left + 5, box.top + 5);
	await world.pass(REST);
	expect(await world.card()).toEqual(card);
	expect(await world.acts()).toEqual([]);
});

/** Layers that a page draws over the card and leads presses through. */
const COVERS = {
	'a layer that is shown again and again': () => {
		const layer = document.createElement('div');
		layer.popover = 'manual';
		layer.textContent = 'Press here';
		layer.style.cssText = 'position: fixed; inset: 0; margin: 0; width: 100vw; height: 100vh; pointer-events: none';
		document.body.append(layer);
		const show = () => {
			layer.hidePopover();
			layer.showPopover();
		};
		show();
		setInterval(show, 30);
	},
	'a layer within a closed shadow root': () => {
		const host = document.createElement('div');
		document.body.append(host);
		const root = host.attachShadow({ mode: 'closed' });
		root.innerHTML =
			'<div popover="manual" style="position: fixed; inset: 0; width: 100vw; height: 100vh; pointer-events: none">Press</div>';
		root.querySelector('div')!.showPopover();
	},
	'a modal dialog': () => {
		const dialog = document.createElement('dialog');
		dialog.style.cssText = 'opacity: 0; pointer-events: none';
		document.body.append(dialog);
		dialog.showModal();
	},
	'a view transition': () => {
		const style = document.createElement('style');
		style.textContent =
			'::view-transition { pointer-events: none } ::view-transition-group(*) { animation-duration: 60s }';
		document.head.append(style);
		return document.startViewTransition(() => undefined).ready.then(() => undefined);
	},
};

test('a press on the card does nothing while the page covers it', async ({ page, open, world }) => {
	const press = async (cover: (() => void) | null) => {
		await openCard(page, open, world);
		const [x, y] = middle(await buttonNamed(world, 'I adored an art film.'));
		await page.mouse.move(x, y);
		if (cover !== null) {
			await page.evaluate(cover);
			await world.tellCovers();
		}
		await page.mouse.click(x, y);
		return (await world.acts()).length;
	};
	expect(await press(null)).toBe(1);
	for (const [how, cover] of Object.entries(COVERS)) expect.soft(await press(cover), how).toBe(0);
});

/** Opens a layer that takes no presses, over all that is there. */
const openLayer = () => {
	const layer = document.createElement('div');
	layer.id = 'layer';
	layer.popover = 'manual';
	layer.style.cssText = 'position: fixed; inset: 0; margin: 0; width: 100vw; height: 100vh; pointer-events: none';
	document.body.append(layer);
	layer.showPopover();
};

test('a new card lies above all open layers', async ({ page, open, world }) => {
	await open(box());
	await world.show(WORDS);
	await page.evaluate(openLayer);
	await hover(page, world, WORDS[0]!);
	// Only of what nothing lies over the browser says that it is seen.
	await world.settle();
	await page.mouse.click(...middle(await buttonNamed(world, 'I adored an art film.')));
	expect(await world.acts()).toHaveLength(1);
});

test('a layer that reopens over a card closes it, even if it hides its events', async ({ page, open, world }) => {
	const acts = async (again: boolean) => {
		await open(box());
		await world.show(WORDS);
		await page.evaluate(openLayer);
		await page.evaluate(() => {
			for (const type of ['beforetoggle', 'toggle'])
				window.addEventListener(type, (event) => event.stopImmediatePropagation(), true);
		});
		await page.keyboard.press('Alt+Shift+R');
		if (again)
			await page.evaluate(() => {
				const layer = document.querySelector<HTMLElement>('#layer')!;
				layer.hidePopover();
				layer.showPopover();
			});
		await page.keyboard.press('Enter');
		return world.acts();
	};
	expect(await acts(false)).toHaveLength(1);
	expect(await acts(true)).toEqual([]);
});

test('a card closes with its window, and opens only in the active window', async ({ page, cdp, open, world }) => {
	await open(box());
	await world.show(WORDS);
	await hover(page, world, WORDS[0]!);
	// From now on as where windows lie over one another.
	await cdp.send('Emulation.setFocusEmulationEnabled', { enabled: false });
	const other = await page.context().newPage();
	await other.bringToFront();
	// The page notices by itself.
	await expect.poll(() => world.card()).toBeNull();
	await other.close();
});

test('our element is removed before the next frame if a page moves or hides it', async ({ page, open, world }) => {
	const tamperings: Record<string, (host: HTMLElement) => void> = {
		moved: (host) => document.querySelector('#box')!.before(host),
		'put in again': (host) => {
			document.documentElement.append(host);
			host.showPopover();
		},
		restyled: (host) => host.style.setProperty('filter', 'invert(1)', 'important'),
		'taken down': (host) => host.hidePopover(),
	};
	for (const [how, tamper] of Object.entries(tamperings)) {
		await open(box());
		await world.show(WORDS);
		const host = page.locator('[popover]');
		expect(await host.count()).toBe(1);
		await host.evaluate(tamper as (host: Element) => void);
		expect.soft(await host.count(), how).toBe(0);
		// It stays away however often there is something to show.
		await world.show(WORDS);
		expect.soft(await host.count(), how).toBe(0);
	}
});

test('a card that a page moves under the pointer is not pressed', async ({ page, open, world }) => {
	await openCard(page, open, world);
	const before = (await world.card())!.box;
	await page.evaluate(() => {
		document.querySelector<HTMLElement>('#box')!.style.marginTop = '150px';
	});
	await world.pass(0);
	expect((await world.card())!.box.top).not.toBe(before.top);
	const [x, y] = middle(await buttonNamed(world, 'I adored an art film.'));
	await page.mouse.move(x - 1, y);
	await page.mouse.click(x, y);
	expect(await world.acts()).toEqual([]);
});

test('after a press on the card, Enter still submits a form', async ({ page, open, world }) => {
	const form = `<form onsubmit="event.preventDefault(); document.title = 'sent'"><input id="title"><button></button></form>`;
	await openCard(page, open, world, form);
	const { left, top } = (await world.card())!.box;
	await page.mouse.click(left + 3, top + 3);
	await page.locator('#title').focus();
	await page.keyboard.press('Enter');
	expect(await page.title()).toBe('sent');
});

test('Escape reaches the page while a notice is shown', async ({ page, open, world }) => {
	await open(box());
	await world.show(WORDS, { level: 'notice' });
	await world.pass(REST);
	expect(await world.notice()).not.toBeNull();
	await page.evaluate(() => {
		window.addEventListener('keydown', ({ key }) => {
			document.title = key;
		});
	});
	await page.keyboard.press('Escape');
	expect([await page.title(), await world.notice()]).toEqual(['Escape', null]);
});

test('a card that has just appeared under the pointer is not pressed', async ({ page, open, world }) => {
	await open(box());
	await world.show(WORDS);
	await hover(page, world, WORDS[0]!);
	const [x, y] = middle(await buttonNamed(world, 'I adored an art film.'));
	await page.mouse.click(x, y);
	expect(await world.acts()).toEqual([]);
	await world.settle();
	await page.mouse.click(x, y);
	expect(await world.acts()).toHaveLength(1);
});

const HIDING = {
	'makes our element transparent': () => {
		document.querySelector<HTMLElement>('[popover]')!.style.setProperty('opacity', '0', 'important');
	},
	'takes our element down': () => document.querySelector<HTMLElement>('[popover]')!.hidePopover(),
	'takes our element away': () => document.querySelector<HTMLElement>('[popover]')!.remove(),
	'hides all that is in it': () => {
		const style = document.createElement('style');
		style.textContent = 'html { content-visibility: hidden }';
		document.head.append(style);
	},
};

test('nothing opens or is pressed where a page hides what we draw', async ({ page, open, world }) => {
	for (const [how, hide] of Object.entries(HIDING))
		await test.step(how, async () => {
			await open(box());
			await world.show(WORDS);
			await page.keyboard.press('Alt+Shift+R');
			const [x, y] = middle(await buttonNamed(world, 'I adored an art film.'));
			await page.evaluate(hide);
			await page.mouse.click(x, y);
			expect(await world.card()).toBeNull();
			await page.keyboard.press('Alt+Shift+R');
			await page.keyboard.press('Enter');
			expect(await world.card()).toBeNull();
			expect(await world.acts()).toEqual([]);
		});
});

test('nothing that a page adds to our element covers what we draw', async ({ page, open, world }) => {
	await open(box());
	await page.addStyleTag({
		content: ':popover-open::before, :popover-open::after { content: ""; position: fixed; inset: 0; background: red }',
	});
	await world.show(WORDS);
	const added = await page.evaluate(() => {
		const host = document.querySelector('[popover]')!;
		return ['::before', '::after'].map((part) => getComputedStyle(host, part).content);
	});
	expect(added).toEqual(['none', 'none']);
});

test('no card opens on a page that is too small to read', async ({ page, open, world }) => {
	await open(box());
	await page.addStyleTag({ content: 'html { zoom: 0.3 }' });
	await world.show(WORDS);
	await page.keyboard.press('Alt+Shift+R');
	expect(await world.card()).toBeNull();
});
