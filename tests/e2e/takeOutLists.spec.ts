/** Lists that editors draw themselves: a film goes with its bullet, which is not in the text. */
import { takeOut } from '../../src/core/rewrite/takeOut.ts';
import '../../src/pack/lists.ts';
import { test } from './editorBench.ts';
import { nightly } from './nightly.ts';
import { expect } from './plainPage.ts';

const FILMS = ['Baraka', 'Stalker', 'Gerry'];
const named = (text: string) =>
	FILMS.map((title, film) => ({ start: text.indexOf(title), end: text.indexOf(title) + title.length, film }));

for (const name of ['tiptap', 'quill'] as const)
	test(
		`${name}: a film goes with its bullet, and undo brings both back`,
		nightly(name === 'quill'),
		async ({ open }) => {
			for (const [out, film] of FILMS.entries()) {
				const { page, world, model, text } = await open(name, false);
				await page.locator('[data-target]').click();
				await page.evaluate(() => window.fixture.set(''));
				await page.keyboard.type('Mine:');
				await page.keyboard.press('Enter');
				await page.keyboard.type('- ');
				for (const title of FILMS) {
					await page.keyboard.type(title);
					if (title !== 'Gerry') await page.keyboard.press('Enter');
				}
				const typed = (await text())!;
				const before = await model();
				expect(before.html).toMatch(/<li>|"bullet"/);
				const edits = takeOut(typed, named(typed), [out]).flatMap(({ edits }) => edits);
				const made = await world.run(({ editor }, edits) => editor()!.edit(edits), edits);
				const bullets = (html: string) => html.match(/<li>|"bullet"/g)!.length;
				expect(made).not.toBeNull();
				expect(await text()).toBe(typed.replace(`\n${film}`, ''));
				expect(bullets((await model()).html)).toBe(2);
				// Quill takes all that is edited within a second for one step.
				if (name === 'quill') continue;
				expect(await world.run(({ editor }, made) => editor()!.takeBack(made!, true), made)).toBe(true);
				expect((await model()).html).toBe(before.html);
			}
		},
	);
