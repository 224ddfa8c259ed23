import { expect, test } from './overlay/fixture.ts';
import { box, buttonNamed, hover, mark, middle, openCard, TEXT, WORDS } from './overlay/scene.ts';

test.describe('after a button, the card', () => {
	test('reports what was done and what is left, and undoes it in the same place', async ({ page, open, world }) => {
		await open(box());
		await mark(world);
		await hover(page, world, WORDS[0]!);
		const before = (await world.card())!.box;
		await world.settle();
		await page.mouse.click(...middle(await buttonNamed(world, 'I adored an old one.')));
		await expect.poll(async () => (await world.card())?.words).toBe('Did change.');
		const shown = (await world.card())!;
		expect([shown.box.left, shown.box.top]).toEqual([before.left, before.top]);
		// The answer says how many are left, and in the end whether it is enough.
		await world.show(WORDS.slice(1));
		expect((await world.card())!.words).toBe('Changed. One more to go.');
		await world.show([]);
		expect((await world.card())!.words).toBe('That’s enough. You’re well hidden.');
		await world.settle();
		await page.mouse.click(...middle(await buttonNamed(world, 'Undo')));
		expect((await world.acts()).at(-1)).toEqual({ kind: 'takeBack' });
		await expect.poll(async () => (await world.card())?.words).toBe('Did takeBack.');
		await world.pass(10_100);
		expect(await world.card()).toBeNull();
	});

	test('undoes what a key did with Tab and Enter, and closes on other keys', async ({ page, open, world }) => {
		await open(box());
		const words = async () => (await world.card())?.words;
		const change = async () => {
			await world.show(WORDS);
			await page.keyboard.press('Alt+Shift+R');
			await page.keyboard.press('Enter');
			await expect.poll(words).toBe('Did change.');
		};
		await change();
		expect(await world.said()).toBe('Did change. Tab and Enter undo it.');
		// A writer who goes on at once with a new line does not undo it.
		await page.keyboard.press('Enter');
		expect([await words(), (await world.acts()).length]).toEqual([undefined, 1]);
		await expect.poll(() => page.locator('#box').innerText()).toContain('\n');
		await page.evaluate((text) => document.querySelector('#box')!.replaceChildren(text), TEXT);
		await page.evaluate(() => getSelection()!.collapse(document.querySelector('#box')!.firstChild, 0));
		await change();
		await page.keyboard.press('Tab');
		expect((await world.card())!.current).toBe('Undo');
		await page.keyboard.press('Enter');
		expect((await world.acts()).at(-1)).toEqual({ kind: 'takeBack' });
		expect(await page.evaluate(() => document.activeElement!.id)).toBe('box');
	});

	test('removes the mark of a film that is kept, in this draft only, and restores it', async ({
		page,
		open,
		world,
	}) => {
		await open(box());
		await openCard(page, world);
		await world.pressByName('Keep it');
		await expect.poll(() => world.marks()).toHaveLength(1);
		// No one else hears this.
		expect(await world.acts()).toEqual([]);
		await world.show(WORDS);
		expect(await world.marks()).toHaveLength(1);
		await page.keyboard.press('Tab');
		await page.keyboard.press('Enter');
		await expect.poll(() => world.marks()).toHaveLength(2);
		expect((await world.card())!.words).toBe('Underlined again.');
	});
});
