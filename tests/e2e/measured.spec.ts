/** What a writer meets in the popup, counted: words, numbers, height, and presses until it is done. */
import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { PopupView } from '../../src/messages/ui.ts';
import { expect, test } from './fixtures.ts';
import { nightly } from './nightly.ts';
import { POPUP } from './popupLooks.ts';

/** Ten more of kinds that the others are not. */
const MORE: Record<string, string> = {
	review:
		'Rewatched Paterson last night. Adam Driver barely raises his voice and I could not look away. 4.5/5, easily.',
	list: 'Letterboxd top four: Yi Yi, Beau Travail, Close-Up, Jeanne Dielman, 23, quai du Commerce, 1080 Bruxelles.',
	question: 'Has anyone here seen Wings of Desire? I loved Alice in the Cities and want to know where to go next.',
	reply: 'Hard disagree. Nostalghia (1983) is slow, but Solaris (1972) is slower, and I would rewatch both tomorrow.',
	scores: 'Rating my weekend: La Ciénaga 4/5, Zama 4.5/5. The rest was sport.',
	nothing: 'Does anyone know whether the cinema at the harbor has subtitles on Sundays?',
	blockbusters: 'Took the kids to see Toy Story (1995), and we ended on The Lion King (1994) at home. Great Sunday.',
	german:
		'Gestern lief Das weiße Band im Kino, davor Toni Erdmann. Beide sind lang, aber langweilig war mir keine Minute.',
	essay:
		'When the camera in Sátántangó (1994) follows the cows, nothing is told.\n\nI thought of Werckmeister Harmonies, where it walks with the mob.\n\nThat is what I mean by patience: the film waits for you.',
	recommendation:
		'If you liked Primer, try Coherence (2013) and Timecrimes. Start with the second one, and do not read about it.',
};
const DRAFTS: Record<string, string> = {
	...Object.fromEntries(
		globSync('tests/fixtures/drafts/*.txt')
			.sort()
			.map((path) => [/(\S+)\.txt$/.exec(path.split('/').at(-1)!)![1]!, readFileSync(path, 'utf8').trim()]),
	),
	...MORE,
};

/** Counts what is on the screen without the writer's own words, titles, their years and number; of numbers, without those on buttons. */
const measure = (popup: Page) =>
	popup.evaluate(async () => {
		const tab = Number(new URLSearchParams(location.search).get('tab'));
		const { advice, surfaces } = await chrome.runtime.sendMessage<object, PopupView>({ kind: 'view', tab });
		const films = [...(advice?.mentions ?? []), ...(advice?.maybes ?? [])].map(({ film }) => film.title);
		const titles = [...films, ...surfaces].sort((a, b) => b.length - a.length);
		const main = document.querySelector('main')!;
		const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
		const seen = (without: string) => {
			const all: string[] = [];
			texts.currentNode = main;
			for (let node = texts.nextNode(); node !== null; node = texts.nextNode())
				if (node.parentElement!.checkVisibility() && node.parentElement!.closest(without) === null)
					all.push(node.textContent!);
			const said = titles.reduce((text, title) => text.replaceAll(title, ''), all.join(' '));
			return said.replace(/\(\d{4}\)|and \d+ more/g, '');
		};
		const own = '.draft, .visually-hidden, option';
		return {
			title: document.querySelector('h1')?.textContent ?? '',
			words: (seen(own).match(/[\p{L}\p{N}’'-]+/gu) ?? []).length,
			numbers: (seen(`${own}, button, small, .fine, .fix .top`).match(/\d[\d,]*/g) ?? []).length,
			changes: document.querySelectorAll('.fix .top').length,
			height: document.body.scrollHeight,
		};
	});

test.use({ answered: true });

test('the popup says little, fits, and takes two presses', nightly(true), async ({ forum, hasRead, openPopup }) => {
	test.slow();
	const rows: string[][] = [];
	for (const [name, text] of Object.entries(DRAFTS))
		await test.step(name, async () => {
			await forum.bringToFront();
			await forum.locator('#reply').fill('');
			await forum.locator('#reply').click();
			await forum.keyboard.insertText(text);
			await forum.keyboard.press('End');
			await forum.keyboard.type(' ');
			await hasRead(`${text} `);
			const popup = await openPopup();
			await popup.setViewportSize(POPUP);
			await expect(popup.locator('h1').first()).not.toHaveText('Checking your post…');
			const seen = await measure(popup);
			const button = popup.locator('.go .primary:enabled');
			const [leads = ''] = await popup.locator('.go .leads').allTextContents();
			// Opening it was the first press.
			const presses = leads.startsWith('Then') ? 2 : 1;
			if (presses === 2) {
				await button.click();
				await expect.soft(button, `nothing more to press for ${name}`).toHaveCount(0);
			}
			rows.push([name, seen.title, ...[seen.words, seen.numbers, seen.changes, seen.height, presses].map(String)]);
			await popup.close();
			expect.soft(seen.height, `height of ${name}`).toBeLessThanOrEqual(POPUP.height);
			expect.soft(seen.numbers, `numbers of ${name}`).toBeLessThanOrEqual(3);
			if (/could give|gives you/.test(seen.title) && seen.changes <= 2)
				expect.soft(seen.words, `words of ${name}`).toBeLessThanOrEqual(70);
			if (/well hidden/.test(seen.title)) expect.soft(seen.words, `words of ${name}`).toBeLessThanOrEqual(25);
		});
	const head = ['draft', 'says', 'words', 'numbers', 'changes', 'height', 'presses'];
	process.stdout.write(`${[head, ...rows].map((row) => row.join('\t')).join('\n')}\n`);
});
