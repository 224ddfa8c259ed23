import type { Page } from '@playwright/test';
import { ATTEMPTS, type Attempt } from './overlay/attempts.ts';
import { type AskedWorld, expect, test, wordsAt } from './overlay/fixture.ts';

const WORDS = ['Koyaanisqatsi', 'Werckmeister Harmonies'];
const BOX = `<div id="box" contenteditable="true" style="font: 16px/1.5 sans-serif; padding: 10px; width: 600px">Anyone into slow cinema? I adored Koyaanisqatsi and Werckmeister Harmonies, also The Matrix. What else is there?</div>`;

/** Longer than anything of the overlay waits, but for a notice that leaves. */
const TIME = 450;

/** With the overlay: marks or none. Or without it: what a careless extension draws. */
type Shown = 'marks' | 'nothing' | 'careless';

/** What a page sees that makes an attempt, while its user does the same with or without advice. */
async function seen(
	page: Page,
	open: (html: string) => Promise<void>,
	world: AskedWorld,
	attempt: Attempt,
	shown: Shown,
) {
	await open(BOX);
	await page.mouse.move(800, 600);
	await world.pass(TIME);
	if (attempt.begin) await page.evaluate(attempt.begin);
	await page.evaluate(() => {
		window.seen.length = 0;
	});
	const looks: unknown[] = [];
	const look = async () => {
		await world.pass(TIME);
		if (attempt.look) looks.push(await page.evaluate(attempt.look));
	};
	const [x, y] = await wordsAt(page, WORDS[1]!).then((at) => [at.left + 30, at.top + 9] as const);

	if (shown === 'careless') await world.detach();
	else await world.show(shown === 'marks' ? WORDS : [], { level: 'notice', crowd: 6, films: 2 });
	if (shown === 'careless') await world.drawNaively(WORDS);
	await look();
	if (shown === 'marks') expect([(await world.marks()).length, await world.notice()]).toEqual([2, expect.anything()]);
	await page.mouse.move(x, y, { steps: 3 });
	await look();
	if (shown === 'marks') expect((await world.card())!.words).toContain(WORDS[1]);
	await page.keyboard.press('Alt+Shift+R');
	await look();
	if (shown === 'marks') expect((await world.card())!.current).toBe('Select it');
	await page.evaluate(() => {
		document.querySelector<HTMLElement>('#box')!.style.paddingTop = '60px';
	});
	await look();
	await page.mouse.move(800, 600);
	await page.keyboard.down('x');
	await look();
	await page.keyboard.up('x');
	await look();
	return { looks, seen: await page.evaluate(() => window.seen) };
}

for (const [name, attempt] of Object.entries(ATTEMPTS))
	test(`a page learns nothing from ${name}`, async ({ page, before, open, world }) => {
		await before(() => {
			window.seen = [];
		});
		if (attempt.arm) await before(attempt.arm);
		const without = await seen(page, open, world, attempt, 'nothing');
		const withMarks = await seen(page, open, world, attempt, 'marks');
		expect(withMarks).toEqual(without);
		// An attempt that sees nothing of anybody would prove nothing.
		if (attempt.sensitive !== false) expect(await seen(page, open, world, attempt, 'careless')).not.toEqual(without);
	});

test('a page opens and does nothing with events that it made up', { tag: '@smoke' }, async ({ page, open, world }) => {
	await open(BOX);
	await world.show(WORDS);
	await expect.poll(() => world.marks()).toHaveLength(2);
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
	await world.pass(TIME);
	expect(await world.card()).toBeNull();
	await page.keyboard.press('Alt+Shift+R');
	const card = (await world.card())!;
	for (const { box } of card.buttons) await make(box.left + 5, box.top + 5);
	await world.pass(TIME);
	expect(await world.card()).toEqual(card);
	expect(await world.acts()).toEqual([]);
});

test('the styles of a page do not reach what is drawn', { tag: '@smoke' }, async ({ page, open, world }) => {
	await open(
		`<style>* { display: none !important; visibility: hidden !important; opacity: 0 !important; transform: scale(3) !important; font-size: 99px !important }
		html, body, #box { display: block !important; visibility: visible !important; opacity: 1 !important; transform: none !important; font-size: 16px !important }
		html { --mark: lime; --card: lime; --ink: lime; letter-spacing: 9px; text-transform: uppercase; direction: rtl; line-height: 5 }</style>${BOX}`,
	);
	await world.show(WORDS);
	await expect.poll(async () => (await world.marks()).length).toBeGreaterThan(1);
	const [mark, words] = [await world.marks(), await wordsAt(page, WORDS[0]!)];
	expect(mark.some(({ left, top }) => Math.abs(left - words.left) < 2 && Math.abs(top - words.top) < 2)).toBe(true);
	await page.keyboard.press('Alt+Shift+R');
	expect((await world.card())!.box.width).toBeLessThan(310);
	expect((await world.card())!.box.height).toBeLessThan(200);
});

test('a page that registers properties does not make the card transparent', async ({ page, before, open, world }) => {
	await before(() => {
		for (const name of ['card', 'ink', 'line', 'edge', 'soft', 'sea', 'on-sea', 'shade', 'herring', 'mark'])
			CSS.registerProperty({ name: `--${name}`, syntax: '<color>', inherits: false, initialValue: 'transparent' });
	});
	await open(BOX);
	await world.show(WORDS);
	await page.keyboard.press('Alt+Shift+R');
	expect(await world.cardColour()).toMatch(/^rgb\(/);
	expect(await world.ink()).toMatch(/^rgb\(/);
});

for (const [how, hide] of Object.entries({
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
}))
	test(`nothing is opened or pressed where a page ${how}`, async ({ page, open, world }) => {
		await open(BOX);
		await world.show(WORDS);
		await page.keyboard.press('Alt+Shift+R');
		const { box } = (await world.card())!.buttons[1]!;
		await page.evaluate(hide);
		await page.mouse.click(box.left + 5, box.top + 5);
		expect(await world.card()).toBeNull();
		await page.keyboard.press('Alt+Shift+R');
		await page.keyboard.press('Enter');
		expect(await world.card()).toBeNull();
		expect(await world.acts()).toEqual([]);
	});
