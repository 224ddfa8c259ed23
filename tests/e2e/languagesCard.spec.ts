/** Card and notice in a page in every language, also as an arm of a study says it: that their words fit. */
import { readMessages } from '../../scripts/build/languages.ts';
import { LANGUAGES } from '../../src/storage/limits.ts';
import { card as words } from '../../src/strings/card.ts';
import { kinds } from '../../src/strings/kinds.ts';
import { setLanguage } from '../../src/strings/languages/language.ts';
import { isNightlyLanguage, nightly } from './nightly.ts';
import { expect, test } from './overlay/fixture.ts';
import { box, WORDS } from './overlay/scene.ts';

const FILM = { title: WORDS[1]!, year: 2000 };
const choice = { before: '', added: '', after: '', struck: false };

/** What the worker says: the longest sentences, and labels of choices. */
const said = () => ({
	whys: [
		...[`${words.most} ${words.fewScored}`, `${words.most} ${kinds.fewOf.boardgames}`, words.noWording],
		...[words.doubt(WORDS[1]!, 2000), words.withYear(12_345, FILM)],
	],
	notices: [words.notice, words.noticeWithYear(12_345)],
	out: [{ ...choice, key: 'out', note: words.takeOut }],
});

for (const language of LANGUAGES)
	test(
		`every word of the card and the notice fits in ${language}`,
		nightly(isNightlyLanguage(language)),
		async ({ page, open, world }) => {
			const messages = language === 'en' ? {} : readMessages(language);
			setLanguage(language, messages);
			const { whys, notices, out } = said();
			for (const width of [380, 360])
				for (const [i, why] of whys.entries()) {
					// The notice is seen once.
					await open(box('width: auto'));
					await page.setViewportSize({ width, height: 600 });
					await world.speak(language, messages);
					const notice = notices[i % notices.length]!;
					const what = `“${why}” at ${width}`;
					const kind = { kind: 'boardgames' } as const;
					for (const [maybes, of] of [
						[[], { why }],
						[WORDS, { why }],
						[[], { why, ...kind, choices: out }],
					] as const) {
						await world.show(WORDS, { level: 'notice', notice }, WORDS, maybes, of);
						expect.soft(await world.misfits(), `${what}, notice`).toEqual([]);
						await page.keyboard.press('Alt+Shift+R');
						await expect.poll(() => world.card(), what).not.toBeNull();
						expect.soft(await world.misfits(), what).toEqual([]);
						await page.keyboard.press('Escape');
						await expect.poll(() => world.card(), what).toBeNull();
					}
				}
			setLanguage('en', {});
		},
	);
