/** Card and notice in a page in every language, for every way in which they tell what a film costs: that their words fit. */
import { readMessages } from '../../scripts/build/languages.ts';
import { LANGUAGES } from '../../src/storage/limits.ts';
import { isNightlyLanguage, nightly } from './nightly.ts';
import { expect, test } from './overlay/fixture.ts';
import { box, WORDS } from './overlay/scene.ts';

/** As arms of studies say it. */
const SAYS = [undefined, 'gain', 'loss', 'year'] as const;
/** A film, words that only may name one, and the kind with the longest words. */
const SHOWN = [
	[[], {}],
	[WORDS, {}],
	[[], { kind: 'boardgames' }],
] as const;
/** What leads from a face of the card to the next. */
const NEXT = ['.foot .icon', '.menu button'];

for (const language of LANGUAGES)
	test(
		`in ${language} every word of the card and the notice fits`,
		nightly(isNightlyLanguage(language)),
		async ({ page, open, world }) => {
			const messages = language === 'en' ? {} : readMessages(language);
			for (const width of [380, 360])
				for (const say of SAYS) {
					// The notice is seen once.
					await open(box('width: auto'));
					await page.setViewportSize({ width, height: 600 });
					await world.speak(language, messages);
					const advice = { crowd: 12_345, tolerance: 100_000, level: 'notice' as const, ...(say && { say }) };
					for (const [i, [maybes, of]] of SHOWN.entries()) {
						const what = `${say ?? 'plain'}, ${JSON.stringify({ maybes, ...of })} at ${width}`;
						await world.show(WORDS, advice, WORDS, maybes, of);
						expect((await world.notice()) !== null, what).toBe(i === 0);
						expect.soft(await world.misfits(), `${what}, notice`).toEqual([]);
						await page.keyboard.press('Alt+Shift+R');
						await expect.poll(() => world.card(), what).not.toBeNull();
						expect.soft(await world.misfits(), what).toEqual([]);
						for (const next of NEXT) {
							await world.press(next);
							expect.soft(await world.misfits(), `${what}, behind ${next}`).toEqual([]);
						}
						await page.keyboard.press('Escape');
						await expect.poll(() => world.card(), what).toBeNull();
					}
				}
		},
	);
