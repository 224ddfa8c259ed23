import { expect, test } from 'vitest';
import { findFilm } from '../../../src/core/catalogue/titled.ts';
import type { PageAdvice } from '../../../src/messages/advice.ts';
import type { SaidView, Timeline } from '../../../src/messages/history.ts';
import type { PopupView, SettingsView } from '../../../src/messages/ui.ts';
import { localDay } from '../../../src/storage/days.ts';
import { MOST_SAID } from '../../../src/storage/limits.ts';
import { assignSite, createPersona, personaAt } from '../../../src/storage/personas.ts';
import { DRAFT, newPost } from './fakeBrowser.ts';
import { check, db, fake, pack, start, view } from './scene.ts';

const SITE = 'forum.example';
const numberOf = (title: string, year: number) => findFilm(pack.catalogue, { title, year });
const rare = numberOf('Werckmeister Harmonies', 2000);
const heat = numberOf('Heat', 1995);
const say = (said: 'rated' | 'never' | null, film = rare) =>
	fake.fromUi<PopupView>({ kind: 'sayRated', tab: 1, item: { kind: 'films', id: film }, said });
const wordIn = ({ advice }: PopupView) => advice!.mentions.find(({ film }) => film.id === rare)!.said;
const kept = async () => (await db.getAll('said')).map(({ title, said }) => `${title}: ${said}`);

async function importRare(): Promise<void> {
	const film = { title: 'Werckmeister Harmonies', year: 2000 };
	await db.put('imports', {
		kind: 'films',
		id: 1,
		service: 'Trakt',
		file: 'f',
		date: '2026-11-21',
		matched: 1,
		unmatched: [],
	});
	await db.put('ratings', {
		kind: 'films',
		...film,
		stars: 4,
		date: null,
		said: [{ import: 1, stars: 4, date: null }],
	});
	await fake.fromUi({ kind: 'recordsChanged', ratings: true });
}

test('an answer in the popup counts at once, is kept with the site’s persona, and is taken back', async () => {
	await check();
	const before = await view();
	const never = await say('never');
	expect(never.advice!.crowd).toBeGreaterThan(2 * before.advice!.crowd);
	expect([wordIn(before), wordIn(never)]).toEqual([null, 'never']);
	expect(await kept()).toEqual(['Werckmeister Harmonies: never']);
	expect(fake.browser.tabs.sendMessage).toHaveBeenCalledWith(1, { kind: 'stale' }, { frameId: 0 });
	// Another draft, after the browser has stopped the worker.
	start();
	await check('');
	await check(DRAFT);
	expect((await view()).advice!.crowd).toBe(never.advice!.crowd);
	expect((await say('rated')).advice!.crowd).toBeLessThan(before.advice!.crowd);
	expect((await say(null)).advice!.crowd).toBe(before.advice!.crowd);
	expect(await kept()).toEqual([]);
});

test('it counts only on the persona’s sites', async () => {
	await check();
	const before = (await view()).advice!.crowd;
	await say('never');
	const persona = (await personaAt(db, SITE))!;
	expect(persona.name).toBe(SITE);
	await assignSite(db, 'other.example', persona.id);
	const marks = async (site: string) => {
		await fake.fromPage({ kind: 'check', text: DRAFT, box: 1, begun: 0, ours: false }, { url: `https://${site}/` });
		return wordIn(await view());
	};
	expect([await marks('other.example'), await marks('third.example')]).toEqual(['never', null]);
	expect((await view()).advice!.crowd).toBe(before);
});

test('in a private window, or without an account, it counts only for the draft', async () => {
	for (const isPrivate of [true, false]) {
		await fake.fromUi({ kind: 'sitePersona', tab: 1, persona: 'nobody' });
		fake.page.private = isPrivate;
		await check();
		const before = (await view()).advice!.crowd;
		const never = await say('never');
		expect([wordIn(never), never.advice!.crowd > before]).toEqual(['never', true]);
		expect(await kept()).toEqual([]);
		expect(JSON.stringify(await db.getAll('personas'))).not.toContain('Werckmeister');
		await check('');
		await check();
		expect((await view()).advice!.crowd).toBe(before);
	}
});

test('a private window hides stored answers, but does not change them', async () => {
	await check();
	await say('never');
	fake.page.private = true;
	expect(wordIn(await say(null))).toBeNull();
	expect(await kept()).toEqual(['Werckmeister Harmonies: never']);
	await check('');
	await check();
	expect(wordIn(await view())).toBe('never');
});

test('if it cannot be kept, it counts for the draft, and that is reported', async () => {
	const { id } = await createPersona(db, 'full');
	await assignSite(db, SITE, id);
	const tx = db.transaction('said', 'readwrite');
	for (let i = 0; i < MOST_SAID; i++)
		void tx.store.add({ persona: id, title: `Film ${i}`, year: 2000, said: 'never', date: '2026-11-21' });
	await tx.done;
	await check();
	const never = await say('never');
	expect([wordIn(never), never.notices]).toEqual(['never', ['notSaid']]);
	expect(await db.count('said')).toBe(MOST_SAID);
});

test('nothing is kept from a switched-off site, or about what is not a film', async () => {
	await check();
	await say('never', 1e6);
	await fake.fromUi<SettingsView>({ kind: 'switchSite', site: SITE, off: true, tab: 1 });
	await say('never');
	expect([await kept(), await db.count('personas')]).toEqual([[], 0]);
});

test('a page may answer only for films in its own frame’s draft', async () => {
	const fromCard = (film: number, sender = {}) =>
		fake.fromPage({ kind: 'neverRated', item: { kind: 'films', id: film } }, sender);
	expect(await fromCard(rare)).toBe(false);
	await check();
	for (const sender of [{ frameId: 7 }, { url: 'https://ads.example/' }])
		expect(await fromCard(rare, sender)).toBe(false);
	for (const film of [heat, 1e6]) expect(await fromCard(film)).toBe(false);
	expect(await kept()).toEqual([]);
	expect(await fromCard(rare)).toBe(true);
	expect(await kept()).toEqual(['Werckmeister Harmonies: never']);
	expect(fake.fromPage({ kind: 'sayRated', tab: 1, item: { kind: 'films', id: rare }, said: null })).toBeUndefined();
	expect(fake.fromPage({ kind: 'said' })).toBeUndefined();
	// What a page receives of its draft says nothing about films.
	const advice = (await check()) as PageAdvice;
	expect(JSON.stringify(advice)).not.toMatch(/never|rated|said/);
});

test('a page takes back only its own card’s answers, and earlier answers count again', async () => {
	const ask = (kind: string, film = rare, sender = {}) =>
		fake.fromPage({ kind, item: { kind: 'films', id: film } }, sender);
	await check();
	await say('rated');
	expect(await ask('unsay')).toBe(false);
	expect(await kept()).toEqual(['Werckmeister Harmonies: rated']);
	expect(await ask('neverRated')).toBe(true);
	for (const sender of [{ frameId: 7 }, { url: 'https://ads.example/' }])
		expect(await ask('unsay', rare, sender)).toBe(false);
	expect(await ask('unsay', heat)).toBe(false);
	expect(await kept()).toEqual(['Werckmeister Harmonies: never']);
	// The browser may stop the worker in between.
	start();
	expect(await ask('unsay')).toBe(true);
	expect(await kept()).toEqual(['Werckmeister Harmonies: rated']);
	expect(await ask('unsay')).toBe(false);
	await say(null);
	expect([await ask('neverRated'), await ask('unsay'), await kept()]).toEqual([true, true, []]);
});

test('a page cannot make an imported rating count as never rated', async () => {
	await importRare();
	await check();
	expect(await fake.fromPage({ kind: 'neverRated', item: { kind: 'films', id: rare } })).toBe(false);
	expect(await kept()).toEqual([]);
});

test('a page in a private window answers only for its draft', async () => {
	await check();
	const tab = { id: 1, incognito: true };
	expect(await fake.fromPage({ kind: 'neverRated', item: { kind: 'films', id: rare } }, { tab })).toBe(true);
	expect([wordIn(await view()), await kept()]).toEqual(['never', []]);
});

test('answers are listed with those that an import contradicts, and can be taken back', async () => {
	await check();
	await say('never');
	await say('rated', heat);
	await fake.fromPage({ kind: 'posted', post: newPost(), texts: [DRAFT] });
	const persona = (await personaAt(db, SITE))!.id;
	const list = () => fake.fromUi<SaidView>({ kind: 'said' });
	const film = { title: 'Werckmeister Harmonies', year: 2000 };
	const date = localDay(new Date());
	const never = { ...film, said: 'never', persona, name: SITE, date, imported: null };
	expect(await list()).toEqual({ films: [{ ...never, title: 'Heat', year: 1995, said: 'rated' }, never], damaged: 0 });
	const crowd = async () => (await fake.fromUi<Timeline>({ kind: 'timeline', persona })).kinds[0]!.points[0]!.crowd;
	const before = await crowd();
	expect(await fake.fromUi({ kind: 'takeBackSaid', persona, film })).toEqual({ refused: null });
	expect(await kept()).toEqual(['Heat: rated']);
	expect(await crowd()).toBeLessThan(before);
	expect(fake.browser.tabs.sendMessage).toHaveBeenCalledWith(1, { kind: 'switched' });

	await say('never');
	await importRare();
	expect((await list()).films[1]).toEqual({ ...never, imported: 'Trakt' });
	expect(wordIn(await view())).toBeNull();
});
