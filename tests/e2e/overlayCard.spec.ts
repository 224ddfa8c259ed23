import { expect, test, wordsAt } from './overlay/fixture.ts';
import {
	box,
	buttonNamed,
	hover,
	mark,
	middle,
	noteEvents,
	openCard,
	overlapping,
	REST,
	TEXT,
	WORDS,
} from './overlay/scene.ts';

const spanOf = (word: string) => ({ start: TEXT.indexOf(word), end: TEXT.indexOf(word) + word.length });

test.describe('the card', () => {
	test('opens when the pointer rests on a mark, and closes when it leaves', async ({ page, open, world }) => {
		await open(box());
		await mark(world);
		await hover(page, world, WORDS[1]!);
		const card = (await world.card())!;
		expect(card.words).toBe(
			'Werckmeister Harmonies 1995This gives you away most. Few people have rated it.Choose a sentence:I adored an art film.I adored it.Cut the sentence',
		);
		expect(card.current).toBeNull();
		expect(card.buttons.map(({ name }) => name)).toEqual([
			'Close',
			'I adored an art film.',
			'I adored it. Cut the sentence',
			'Keep it',
			'I’ve never rated it',
			'Not a film',
		]);
		expect(overlapping(card.box, await wordsAt(page, WORDS[1]!))).toBe(false);
		expect(await world.lit()).toHaveLength(1);
		// From the mark into the card, and out of both.
		await page.mouse.move(...middle(card.box), { steps: 5 });
		await world.pass(REST);
		expect(await world.card()).not.toBeNull();
		await page.mouse.move(900, 600, { steps: 5 });
		await world.pass(REST);
		expect(await world.card()).toBeNull();
	});

	test('asks about a doubtful word and reports the pressed button', async ({ page, open, world }) => {
		const [, word] = WORDS as [string, string];
		const span = spanOf(word);
		await open(box());
		for (const [name, kind] of [
			['Yes, the film', 'isFilm'],
			['Not a film', 'notFilm'],
		] as const) {
			await mark(world, [word]);
			await hover(page, world, word);
			const card = (await world.card())!;
			expect(card.words).toBe('Is this a film?It only counts if you mean the film.');
			expect(card.buttons.map((button) => button.name)).toEqual(['Close', 'Not a film', 'Yes, the film']);
			await world.settle();
			await page.mouse.click(...middle(await buttonNamed(world, name)));
			await expect.poll(async () => (await world.acts()).at(-1)).toEqual({ kind, of: 'films', span });
			expect((await world.card())!.words).toBe(`Did ${kind}.`);
		}
	});

	test('does not open for words removed under a resting pointer', async ({ page, open, world }) => {
		await open(box());
		await mark(world);
		await page.mouse.move(...middle(await wordsAt(page, WORDS[1]!)));
		await page.keyboard.type('x');
		await world.show([]);
		await world.pass(REST);
		expect(await world.card()).toBeNull();
		// Words that stay are reported.
		await world.show(WORDS);
		await world.pass(0);
		await hover(page, world, WORDS[0]!);
	});

	test('stays open for any place of the pointer if a key opened it', async ({ page, open, world }) => {
		await open(box());
		await mark(world);
		await page.mouse.move(...middle(await wordsAt(page, WORDS[1]!)));
		await page.keyboard.press('Alt+Shift+R');
		await page.mouse.move(...middle(await wordsAt(page, WORDS[0]!)), { steps: 4 });
		await page.mouse.move(900, 600, { steps: 4 });
		await world.pass(REST);
		expect((await world.card())!.current).toBe('I adored an art film.');
	});

	test('handles only Escape if the pointer opened it', async ({ page, open, world }) => {
		await open(box());
		await mark(world);
		await page.evaluate(() => getSelection()!.collapse(document.querySelector('#box')!.firstChild, 3));
		await hover(page, world, WORDS[0]!);
		await page.keyboard.press('ArrowRight');
		expect(await page.evaluate(() => getSelection()!.focusOffset)).toBe(4);
		expect(await world.card()).not.toBeNull();
		await page.keyboard.press('Escape');
		expect(await world.card()).toBeNull();
	});

	test('opens on a click, which still places the caret', async ({ page, open, world }) => {
		await open(box());
		await mark(world);
		await page.mouse.click(...middle(await wordsAt(page, WORDS[0]!)));
		expect((await world.card())!.words).toContain(WORDS[0]);
		const caret = await page.evaluate(() => getSelection()!.focusOffset);
		expect(caret).toBeGreaterThan(TEXT.indexOf(WORDS[0]!));
		expect(caret).toBeLessThan(TEXT.indexOf(WORDS[0]!) + WORDS[0]!.length);
		await page.mouse.click(900, 600);
		expect(await world.card()).toBeNull();
	});

	test('opens for the costliest film, and arrows lead to the others by cost', async ({ page, open, world }) => {
		await open(box());
		await world.show([...WORDS, 'The Matrix'], {}, [...WORDS, 'The Matrix'], ['The Matrix']);
		await expect.poll(() => world.marks()).toHaveLength(3);
		const shown = async () => (await world.card())!.words.slice(0, 12);
		await page.keyboard.press('Alt+Shift+R');
		expect(await shown()).toBe('Werckmeister');
		expect(await world.said()).toContain(`${WORDS[1]} (1995). This gives you away most. Few people`);
		const seen: string[] = [];
		for (const key of ['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowLeft', 'ArrowUp', 'Alt+Shift+R']) {
			await page.keyboard.press(key);
			seen.push(await shown());
		}
		expect(seen).toEqual([
			'Koyaanisqats',
			'Is this a fi',
			'Werckmeister',
			'Is this a fi',
			'Koyaanisqats',
			'Is this a fi',
		]);
		expect((await world.card())!.current).toBe('Not a film');
		await page.keyboard.press('ArrowRight');
		expect((await world.card())!.current).toBe('I adored an art film.');
	});

	test('takes keys that the page does not receive', { tag: '@smoke' }, async ({ page, open, world }) => {
		await open(box());
		await mark(world);
		await page.evaluate(async () => {
			getSelection()!.collapse(document.querySelector('#box')!.firstChild, 50);
			await new Promise((done) => document.addEventListener('selectionchange', done, { once: true }));
		});
		const seen = await noteEvents(page, 'keydown keyup keypress beforeinput input focusin focusout selectionchange');
		await page.keyboard.press('Alt+Shift+R');
		await page.keyboard.press('ArrowRight');
		await page.keyboard.press('ArrowLeft');
		for (let i = 0; i < 2; i++) await page.keyboard.press('Tab');
		expect((await world.card())!.current).toBe('Keep it');
		expect(await world.said()).toBe('Keep it, 4 of 6');
		for (let i = 0; i < 3; i++) await page.keyboard.press('Shift+Tab');
		expect((await world.card())!.current).toBe('Close');
		await page.keyboard.press('Shift+Tab');
		expect((await world.card())!.current).toBe('Not a film');
		await page.keyboard.press('Space');
		expect((await world.card())!.words).toBe('Did notFilm.');
		expect(await world.acts()).toEqual([{ kind: 'notFilm', of: 'films', span: spanOf(WORDS[1]!) }]);
		await expect.poll(() => world.said()).toBe('Did notFilm.');
		expect((await seen()).filter((event) => !/^key(down|up) (Alt|Shift)$/.test(event))).toEqual([]);
		expect(await page.evaluate(() => [getSelection()!.focusOffset, document.activeElement!.id])).toEqual([50, 'box']);
		expect(await page.locator('#box').innerText()).toBe(TEXT);
	});

	test('closes on Escape, and on any other key, which is still typed', async ({ page, open, world }) => {
		await open(box());
		await mark(world);
		await page.evaluate(() => getSelection()!.collapse(document.querySelector('#box')!.firstChild, 0));
		await page.keyboard.press('Alt+Shift+R');
		await page.keyboard.press('Escape');
		expect(await world.card()).toBeNull();
		await page.keyboard.press('Alt+Shift+R');
		await page.keyboard.press('z');
		expect(await world.card()).toBeNull();
		await expect(page.locator('#box')).toHaveText(`z${TEXT}`);
	});

	test('does what its buttons say, and the page receives no click', async ({ page, open, world }) => {
		await open(`${box()}<button style="width: 600px; height: 300px">Below the card</button>`);
		await mark(world);
		const seen = await noteEvents(page, 'pointerdown mousedown pointerup mouseup click auxclick contextmenu focusout');
		await hover(page, world, WORDS[0]!);
		await world.settle();
		await page.mouse.click(...middle(await buttonNamed(world, 'Not a film')));
		await page.keyboard.press('Escape');
		await hover(page, world, WORDS[0]!);
		await world.settle();
		await page.mouse.click(...middle(await buttonNamed(world, 'I adored an old one.')));
		const span = spanOf(WORDS[0]!);
		expect(await world.acts()).toEqual([
			{ kind: 'notFilm', of: 'films', span },
			{ kind: 'change', span, key: 'an old one' },
		]);
		await expect(page.locator('#box')).toHaveText(TEXT.replace(WORDS[0]!, ''));
		expect(await seen()).toEqual([]);
		expect(await page.evaluate(() => document.activeElement!.id)).toBe('box');
	});

	test('works with a screen reader', async ({ page, open, world }) => {
		await open(box());
		await openCard(page, world);
		await world.pressByName('I’ve never rated it');
		await expect.poll(() => world.acts()).toEqual([{ kind: 'neverRated', item: { kind: 'films', id: 2 } }]);
	});

	test('fits into little room', async ({ page, open, world }) => {
		for (const [name, viewport, style] of [
			['a narrow frame', { width: 300, height: 400 }, 'width: auto'],
			['a page at 500 %', { width: 256, height: 144 }, 'width: auto; font-size: 14px'],
			['a box at the lower edge', { width: 600, height: 300 }, 'position: fixed; bottom: 0; left: 0; right: 0'],
		] as const) {
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
			if (viewport.height > 200) expect(overlapping((await world.card())!.box, first), name).toBe(false);
		}
	});

	test('scrolls with the wheel if it is cut off', async ({ page, open, world }) => {
		await page.setViewportSize({ width: 256, height: 120 });
		await open(`${box('width: auto', 'I adored Koyaanisqatsi')}<p style="height: 900px"></p>`);
		await world.show(WORDS);
		await expect.poll(() => world.marks()).toHaveLength(1);
		await page.keyboard.press('Alt+Shift+R');
		// So far that the current button is seen.
		const { cut } = (await world.card())!;
		await page.mouse.move(...middle((await world.card())!.box));
		await page.mouse.wheel(0, 400);
		await expect.poll(async () => (await world.card())!.cut).toBeGreaterThan(cut!);
		expect(await page.evaluate(() => scrollY)).toBe(0);
	});
});
