import { expect, test, vi } from 'vitest';
import { LONGEST_DRAFT } from '../../../src/core/advice/limits.ts';
import type { PageAdvice } from '../../../src/messages/advice.ts';
import type { PopupView, SettingsView } from '../../../src/messages/ui.ts';
import { DRAFT } from './fakeBrowser.ts';
import { check as checkIn, fake, pack, start, view } from './scene.ts';

const check = (text = DRAFT, box = 1) => checkIn(text, { box });

test('a draft with films shows in the badge, as a number if chosen; a draft without does not', async () => {
	expect(await check()).toMatchObject({ level: 'marks' });
	expect(fake.badge.get(1)).toBe('!');
	await fake.fromUi({ kind: 'changeSettings', change: { badgeNumber: true } });
	await check();
	expect(fake.badge.get(1)).toMatch(/^\d/);
	await check('Good evening.');
	expect(fake.badge.get(1)).toBe('');
});

test('a partly read draft is not shown as having no films', async () => {
	await check(`Good evening.${' '.repeat(LONGEST_DRAFT)}`.slice(0, LONGEST_DRAFT + 1));
	expect(fake.badge.get(1)).toBe('?');
	await check('Good evening.');
	expect(fake.badge.get(1)).toBe('');
});

test('only the place of a draft is stored, never its words', async () => {
	await check();
	await view();
	const stored = JSON.stringify([fake.storage.local.data, fake.storage.session.data]);
	expect(stored).toContain('forum.example');
	for (const word of ['Koyaanisqatsi', 'adored', 'Werckmeister']) expect(stored).not.toContain(word);
});

test('foreign messages, malformed ones, and page messages that ask for more get no answer', async () => {
	expect(fake.fromPage({ kind: 'check', text: DRAFT, box: 1, begun: 0, ours: false }, { id: 'other' })).toBeUndefined();
	expect(fake.fromPage({ kind: 'check', text: 7, box: 1, begun: 0, ours: false })).toBeUndefined();
	expect(fake.fromPage({ kind: 'changeSettings', change: { tolerance: 1 } })).toBeUndefined();
	expect(
		fake.fromPage({ kind: 'check', text: DRAFT, box: 1, begun: 0, ours: false }, { tab: undefined }),
	).toBeUndefined();
	expect(fake.fromUi({ kind: 'nonsense' })).toBeUndefined();
});

test('a draft on a site that is switched off is not checked, and its badge is cleared', async () => {
	await check();
	await fake.fromUi({ kind: 'switchSite', site: 'forum.example', off: true, tab: null });
	expect(await check()).toBe(false);
	expect(fake.badge.get(1)).toBe('');
	expect(await view()).toMatchObject({ off: true, advice: null });
	await fake.fromUi({ kind: 'switchSite', site: 'forum.example', off: false, tab: null });
	expect(await check()).toMatchObject({ level: 'marks' });
	expect(fake.badge.get(1)).not.toBe('');
});

test('the popup sees the draft as it is now; an empty box clears the badge', async () => {
	await check();
	const before = (await view()).advice!;
	expect(before.mentions).toHaveLength(2);
	fake.page.draft = 'I adored Koyaanisqatsi';
	expect((await view()).advice!.mentions).toHaveLength(1);
	fake.page.draft = '';
	expect((await view()).advice).toBeNull();
	expect(fake.badge.get(1)).toBe('');
});

test('a draft whose box is gone is distinguished from an empty one, and changes can still be tried', async () => {
	expect(await view()).toMatchObject({ advice: null, gone: false });
	await check();
	const { advice, gone } = await view();
	expect(gone).toBe(false);
	const [first] = advice!.mentions;
	const without = { kind: 'whatIf', tab: 1, tried: [{ drop: [first!.film.id], add: [] }] };
	const end = await fake.fromUi(without);
	expect(end).not.toBeNull();
	fake.page.draft = null;
	await check('');
	expect(await view()).toMatchObject({ advice: null, gone: true });
	expect(await fake.fromUi(without)).toEqual(end);
	fake.page.draft = '';
	expect(await view()).toMatchObject({ advice: null, gone: false });
});

test('added films and choices last for one box, and are forgotten when it is emptied', async () => {
	await check();
	await Promise.all([1, 2, 3].map((film) => fake.fromUi({ kind: 'decoy', tab: 1, item: { kind: 'films', id: film } })));
	expect((await view()).decoys.map(({ id }) => id)).toEqual([1, 2, 3]);
	await check(`${DRAFT}!`);
	expect((await view()).decoys.map(({ id }) => id)).toEqual([1, 2, 3]);
	await check('');
	expect((await view()).decoys).toEqual([]);
	await fake.fromUi({ kind: 'decoy', tab: 1, item: { kind: 'films', id: 4 } });
	await check(DRAFT, 2);
	expect((await view()).decoys).toEqual([]);
});

test('saving the tolerance makes every page send its draft again', async () => {
	const shown = await fake.fromUi<SettingsView>({ kind: 'changeSettings', change: { tolerance: 7 } });
	expect(shown.tolerance).toBe(7);
	expect(fake.browser.tabs.sendMessage).toHaveBeenCalledWith(1, { kind: 'switched' });
});

test('a pack that fails to load is retried and reported', async () => {
	start({ loadPack: vi.fn(async () => pack).mockRejectedValueOnce(new Error('broken')) });
	await expect(check()).rejects.toThrow('broken');
	expect(fake.titles.get(1)).toMatch(/^Red Herring cannot read its list/);
	expect(await check()).toMatchObject({ level: 'marks' });
	expect(fake.titles.get(1)).toMatch(/\nAbout \d+ people could have written it\.$/);
});

test('a draft left as it is gets no messages until its writer asks for advice again', async () => {
	const drawn = async () => ((await check()) as PageAdvice).marks.filter((mark) => mark.drawn).length;
	expect(await drawn()).toBe(2);
	expect(await fake.fromUi<PopupView>({ kind: 'leave', tab: 1, on: true })).toMatchObject({ left: true });
	expect([await drawn(), fake.badge.get(1), fake.titles.get(1)]).toEqual([0, '', 'Red Herring']);
	expect(await fake.fromUi<PopupView>({ kind: 'leave', tab: 1, on: false })).toMatchObject({ left: false });
	expect([await drawn(), fake.badge.get(1)]).toEqual([2, '!']);
	// It holds for this draft alone.
	await fake.fromUi({ kind: 'leave', tab: 1, on: true });
	await check('');
	expect([await drawn(), fake.badge.get(1)]).toEqual([2, '!']);
});

/** How many marks are of films that count. */
const countedIn = ({ marks }: PageAdvice) => marks.filter(({ title, maybe }) => title !== '' && !maybe).length;

test('words dismissed on a page are dismissed on its site, and everywhere after the settings confirm', async () => {
	const films = async (site: string) => {
		const advice = await fake.fromPage(
			{ kind: 'check', text: 'The film "Heat" (1995)', box: 1, begun: 0, ours: false },
			{ url: `https://${site}/` },
		);
		return countedIn(advice as PageAdvice);
	};
	expect(await fake.fromPage({ kind: 'settle', of: 'films', words: 'Heat', isItem: false })).toBe(true);
	expect([await films('forum.example'), await films('other.example')]).toEqual([0, 1]);
	const confirmed = await fake.fromUi<SettingsView>({ kind: 'notFilmAnywhere', words: 'heat', site: 'forum.example' });
	expect(confirmed).toMatchObject({ notFilms: ['heat'], siteNotFilms: [] });
	expect([await films('forum.example'), await films('other.example')]).toEqual([0, 0]);
});

/** The settled words in the settings: those that name a film, and those that do not. */
const settledIn = async () => {
	const { siteFilms, siteNotFilms } = await fake.fromUi<SettingsView>({ kind: 'settings' });
	return [siteFilms, siteNotFilms].map((list) => list.map(({ site, words }) => `${words} at ${site}`));
};
const MAYBE = 'Through Heat we walked.';
const onSite = async (site: string, text = MAYBE) => {
	const message = { kind: 'check', text, box: 1, begun: 0, ours: false };
	const advice = (await fake.fromPage(message, { url: `https://${site}/` })) as PageAdvice;
	return { ...advice, films: countedIn(advice) };
};

test('doubtful words settled on a page count on its site until the settings take it back', async () => {
	expect(await onSite('forum.example')).toMatchObject({ films: 0, marks: [{ maybe: true }] });
	expect(await fake.fromPage({ kind: 'settle', of: 'films', words: ' Heat! ', isItem: true })).toBe(true);
	expect(await onSite('forum.example')).toMatchObject({ films: 1, marks: [{ maybe: false }] });
	expect(await onSite('other.example')).toMatchObject({ films: 0, marks: [{ maybe: true }] });
	expect(await settledIn()).toEqual([['heat at forum.example'], []]);
	await fake.fromUi({ kind: 'unsettle', of: 'films', words: 'heat', site: 'forum.example', tab: null });
	expect(await onSite('forum.example')).toMatchObject({ films: 0, marks: [{ maybe: true }] });
});

test('the last answer about words replaces the earlier one', async () => {
	await fake.fromPage({ kind: 'settle', of: 'films', words: 'Heat', isItem: true });
	await fake.fromPage({ kind: 'settle', of: 'films', words: 'Heat', isItem: false });
	expect(await settledIn()).toEqual([[], ['heat at forum.example']]);
	expect(await onSite('forum.example')).toMatchObject({ films: 0, marks: [{ maybe: false, drawn: false }] });
	await fake.fromPage({ kind: 'settle', of: 'films', words: 'Heat', isItem: true });
	expect(await settledIn()).toEqual([['heat at forum.example'], []]);
});

test('the popup gets doubtful words and settles them', async () => {
	fake.page.draft = MAYBE;
	await onSite('forum.example');
	const before = await view();
	expect(before).toMatchObject({ maybeSurfaces: ['Heat'], advice: { mentions: [] } });
	expect(before.advice!.maybes).toMatchObject([{ film: { title: 'Heat' } }]);
	const settle = (isItem: boolean) =>
		fake.fromUi<PopupView>({ kind: 'settle', tab: 1, of: 'films', words: 'Heat', isItem });
	const after = await settle(true);
	expect(after).toMatchObject({ surfaces: ['Heat'], maybeSurfaces: [], advice: { maybes: [] } });
	expect(after.advice!.crowd).toBe(before.advice!.crowdWithMaybes);
	expect(fake.browser.tabs.sendMessage).toHaveBeenCalledWith(1, { kind: 'stale' }, { frameId: 0 });
	expect((await settle(false)).advice).toMatchObject({ mentions: [], maybes: [] });
});

test('words settled in a private window are not in the settings', async () => {
	fake.page.private = true;
	fake.page.draft = MAYBE;
	await onSite('forum.example');
	await fake.fromPage(
		{ kind: 'settle', of: 'films', words: 'Heat', isItem: true },
		{ tab: { id: 1, incognito: true } },
	);
	expect(await onSite('forum.example')).toMatchObject({ films: 1 });
	expect(await settledIn()).toEqual([[], []]);
	await fake.fromUi<PopupView>({ kind: 'settle', tab: 1, of: 'films', words: 'Heat', isItem: false });
	expect((await view()).advice).toMatchObject({ mentions: [], maybes: [] });
	expect(await settledIn()).toEqual([[], []]);
	expect(JSON.stringify(fake.storage.local.data)).not.toContain('heat');
	expect(JSON.stringify(fake.storage.session.data)).toContain('heat');
});

test('words settled in a private window leave stored ones as they are', async () => {
	await fake.fromPage({ kind: 'settle', of: 'films', words: 'Heat', isItem: true });
	fake.page.private = true;
	fake.page.draft = MAYBE;
	await onSite('forum.example');
	const settle = (isItem: boolean) =>
		fake.fromUi<PopupView>({ kind: 'settle', tab: 1, of: 'films', words: 'Heat', isItem });
	expect((await settle(false)).advice).toMatchObject({ mentions: [], maybes: [] });
	expect(await settledIn()).toEqual([['heat at forum.example'], []]);
	expect((await settle(true)).advice).toMatchObject({ mentions: [{ film: { title: 'Heat' } }] });
});

test('invalid settled words leave the settings intact', async () => {
	for (const words of ['?!', '﷽'.repeat(50)])
		for (const isItem of [true, false])
			expect(await fake.fromPage({ kind: 'settle', of: 'films', words, isItem })).toBe(false);
	expect(await fake.fromUi({ kind: 'settings' })).toMatchObject({ notFilms: [], problem: null });
	expect(await settledIn()).toEqual([[], []]);
});
