import { expect, test, vi } from 'vitest';
import { readMessages } from '../../../scripts/build/languages.ts';
import type { Question, Verdict } from '../../../src/core/advice/verdict.ts';
import { LANGUAGES } from '../../../src/storage/limits.ts';
import { setLanguage } from '../../../src/strings/languages/language.ts';
import { strings } from '../../../src/strings.ts';
import { verdictIn } from '../../../src/ui/popup/verdictIn.ts';
import { createBadge } from '../../../src/worker/badge.ts';
import { fakeBrowser } from './fakeBrowser.ts';

const ADVICE = {
	kind: 'advice',
	tolerance: 100,
	members: 52_000,
	state: 'short',
	earlier: { films: 0, crowd: 0, alone: 0 },
} as const;
const advice = (verdict: Verdict, crowd = 34, question: Question | null = null, number = false) =>
	({ ...ADVICE, crowd, low: crowd / 2, top: 2 * crowd, verdict, question, number }) as const;
/** With posts before it, which leave so many people. */
const after = (before: number, crowd: number, alone = 1000) => ({
	...advice(crowd === 1 ? 'gives' : 'could', crowd),
	earlier: { films: 3, crowd: before, alone },
});

function button() {
	const { badge, titles, browser } = fakeBrowser();
	const painted = vi.spyOn(browser.action, 'setBadgeText');
	const show = createBadge(browser.action);
	return { painted, show, look: () => [badge.get(1), titles.get(1)] };
}

test.each([
	[advice('could'), '!', /^Red Herring: This post could give you away\.\nAbout 34 people could have written it\.$/],
	[advice('gives', 2), '!', /This post gives you away\.\nAbout 2 people/],
	[advice('could', 700), '!', /This post could give you away\.\n$/],
	[after(400, 34), '!', /Your posts together could give you away\.\nAbout 34 people could have written all the posts/],
	[after(1, 1), '', /This post is fine\. Your old posts aren’t\.\nPerhaps only 1 person could have/],
	[after(1, 1, 20), '!', /Your old posts give you away\.\nPerhaps only 1 person could have/],
	[advice('unsure', 700, 'howMany'), '?', /one question about this post\nAnywhere from 350 to 1,400 people could have/],
	[advice('unsure', 700, 'film'), '?', /one question about this post$/],
	[advice('unsure', 700), '?', /only a part of this post was read$/],
	[{ kind: 'question' } as const, '?', /one question/],
	[
		advice('probably', 190),
		'',
		/probably hidden\.\nMost likely about 190 people could have written this, and at least 95\./,
	],
	[advice('wellHidden', 2300), '', /well hidden\.\nAt least 1,100 people could have written this\.$/],
	[advice('nothing', 2300), '', /Nothing to compare this with\.\nYou said you don’t rate films/],
	[{ kind: 'noFilms' } as const, '', /No films in this post\nFilms you mention will show up here\.$/],
	[advice('could', 34, null, true), '34', /About 34 people/],
	[advice('wellHidden', 2300, null, true), '2.3k', /well hidden/],
	[{ ...advice('could', 34, null, true), untitled: true }, '34', /^Red Herring$/],
	[{ kind: 'failed' } as const, '!', /cannot read its list of films/],
	[{ kind: 'idle' } as const, '', /^Red Herring$/],
])('the button says of %o “%s”, and the number in its title', async (state, sign, title) => {
	const { show, look } = button();
	// After another state, since an empty badge is not drawn.
	await show(1, advice('could', 5));
	await show(1, state);
	expect(look()).toEqual([sign, expect.stringMatching(title)]);
});

test('a sign does not flicker while the number behind it changes', async () => {
	const { show, look, painted } = button();
	for (const crowd of [40, 34, 34, 12]) await show(1, advice('could', crowd));
	expect(painted).toHaveBeenCalledTimes(1);
	expect(look()).toEqual(['!', expect.stringMatching('12 people')]);
	expect(await show(1, advice('could', 12))).toBe(false);
});

test.each(LANGUAGES)('a popup reads the verdict from what the button says: %s', async (language) => {
	setLanguage(language, language === 'en' ? {} : readMessages(language));
	const { show, look } = button();
	const said = () => verdictIn(look()[1]!);
	await show(1, advice('could', 34));
	const { gives, about, wellHidden, probably, atLeast, mostLikely, nothing, nothingAbout } = strings.popup.verdict;
	expect(said()).toEqual({ tone: 'bad', title: gives(false, false), text: about(34, false).join('') });
	await show(1, advice('wellHidden', 2300));
	expect(said()).toEqual({ tone: 'good', title: wellHidden(false), text: atLeast(1150, 52_000, false) });
	await show(1, advice('probably', 190));
	expect(said()).toEqual({ tone: 'mid', title: probably(false), text: mostLikely(190, 95, 100) });
	await show(1, advice('nothing', 190));
	expect(said()).toEqual({ tone: 'good', title: nothing, text: nothingAbout });
	await show(1, advice('unsure', 700, 'howMany'));
	expect(said()).toEqual({ tone: 'ask', title: strings.unsure, text: strings.unsureAbout(350, 1400, 100) });
	await show(1, { kind: 'noFilms' });
	expect(said()).toEqual({ tone: null, ...strings.noFilms });
	await show(1, { kind: 'idle' });
	expect(said()).toBeNull();
	setLanguage('en', {});
});
