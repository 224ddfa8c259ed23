import { edited } from '../../src/core/algorithms/edits.ts';
import '../../src/pack/lists.ts';
import { takeOut } from '../../src/core/rewrite/takeOut.ts';
import { isNightlyEditor } from '../e2e/nightly.ts';
import { type Inside, scriptOfAdapters } from '../e2e/world.ts';
import { EDITORS, type EditorName } from '../fixtures/build.ts';
import { marked } from '../unit/core/rewrite/marked.ts';
import { openEditor } from './editorPage.ts';
import { expect, test } from './fixtures.ts';
import { nightly } from './nightly.ts';

/** What of the contract of editor adapters may differ between browsers: how editors take edits. */

const LINES = 'We saw Koyaanisqatsi on Friday.\nThen Satantango, all seven hours.\n\nNothing since.';

for (const name of EDITORS)
	test(
		`${name}: words are replaced, inserted, selected, and undone in one step`,
		nightly(isNightlyEditor(name)),
		async ({ firefox, editorsUrl }) => {
			const { page, place } = await openEditor(firefox, editorsUrl, name);
			const world = await firefox.worldOf<Inside>(place, await scriptOfAdapters(), 'inside');
			const lines = name === 'input' ? LINES.replace(/\n+/g, ' ') : LINES;
			const model = () => page.evaluate(() => window.fixture.text().replaceAll('\u00a0', ' '));
			const html = () => page.evaluate(() => window.fixture.html());
			const text = () => world.run(({ editor }) => editor()?.text(1e6));
			const caret = () => world.run(({ editor }) => editor()?.caret());
			const write = async () => {
				await page.evaluate((text) => window.fixture.set(text), lines);
				await expect.poll(model).toBe(lines);
				if (name === 'gutenberg') await place.click('.is-root-container p:last-child');
				else await page.click('[data-target]');
				await page.press('Control+End');
				await expect.poll(caret).toBe(lines.length);
				expect(await text()).toBe(lines);
			};

			const start = lines.indexOf('Satantango');
			const span = { start, end: start + 'Satantango'.length };

			for (const to of ['Werckmeister Harmonies', '']) {
				await write();
				const before = await html();
				const wanted = lines.replace('Satantango', to);
				expect(
					await world.run(({ editor }, span, text) => editor()!.edit([{ ...span, text }]), span, to),
				).not.toBeNull();
				await expect.poll(model).toBe(wanted);
				expect(await html()).toBe(before.replace('Satantango', to));
				expect(await text()).toBe(wanted);
				expect(await caret()).toBe(wanted.length);
				await page.press('Control+z');
				await expect.poll(html).toBe(before);
			}

			await write();
			const at = name === 'input' ? 0 : lines.indexOf('Nothing');
			await page.press('Home');
			await expect.poll(caret).toBe(at);
			const before = await html();
			const wanted = `${lines.slice(0, at)}Gerry! ${lines.slice(at)}`;
			expect(await world.run(({ editor }) => editor()!.insert('Gerry! '))).toBe(true);
			await expect.poll(model).toBe(wanted);
			expect(await text()).toBe(wanted);
			expect(await caret()).toBe(at + 'Gerry! '.length);
			await page.press('Control+z');
			await expect.poll(html).toBe(before);

			await write();
			expect(await world.run(({ editor }, span) => editor()!.select(span), span)).toBe(true);
			// One letter: in Firefox Draft.js has the caret elsewhere after it, regardless of what selected the text that it replaced.
			await page.type('G');
			await expect.poll(model).toBe(lines.replace('Satantango', 'G'));
		},
	);

/** Two films of a sentence and one of a list. */
const { text, named, out } = marked(
	'We watched {Koyaanisqatsi} on Friday and “{Satantango}” last week.\n- ⟨Baraka⟩\n- {Stalker}\n- ⟨Gerry⟩\nNothing since.',
);
/** What is said in place of those in the sentence. */
const SAID = new Map([
	[0, { decade: 1980 }],
	[1, { decade: 1990 }],
]);
const films = out.filter((film) => !SAID.has(film));
const changes = takeOut(text, named, films, SAID);

/** In which lines are removed in different ways. */
const UNLIKE: EditorName[] = ['textarea', 'contenteditable', 'lexical', 'ckeditor5'];

for (const name of EDITORS.filter((editor) => editor !== 'input'))
	test(
		`${name}: films are taken out of a sentence and a list, and undone`,
		nightly(!UNLIKE.includes(name)),
		async ({ firefox, editorsUrl }) => {
			const { page, place } = await openEditor(firefox, editorsUrl, name);
			const world = await firefox.worldOf<Inside>(place, await scriptOfAdapters(), 'inside');
			const model = () => page.evaluate(() => window.fixture.text().replaceAll('\u00a0', ' '));
			const caret = () => world.run(({ editor }) => editor()?.caret());
			// Its lines are boxes, which cannot be removed by editing them.
			const edits = changes.flatMap(({ edits, instead }) => (name === 'gutenberg' && instead ? instead : edits));
			const wanted = edited(text, edits);
			await page.evaluate((lines) => window.fixture.set(lines), text);
			await expect.poll(model).toBe(text);
			if (name === 'gutenberg') await place.click('.is-root-container p:last-child');
			else await page.click('[data-target]');
			await page.press('Control+End');
			await expect.poll(caret).toBe(text.length);

			const made = await world.run(({ editor }, edits) => editor()!.edit(edits), edits);
			expect(made).not.toBeNull();
			await expect.poll(model).toBe(wanted);
			expect(await caret()).toBe(wanted.length);
			for (let step = 0; step < made!.reverses.length && (await model()) !== text; step++) {
				const now = await model();
				await page.press('Control+z');
				await expect.poll(model).not.toBe(now);
			}
			expect(await model()).toBe(text);

			const again = await world.run(({ editor }, edits) => editor()!.edit(edits), edits);
			expect(await world.run(({ editor }, made) => editor()!.takeBack(made!, true), again)).toBe(true);
			await expect.poll(model).toBe(text);
		},
	);
