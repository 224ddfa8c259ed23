/** Where the user rates films counts in the advice. */
import { expect, test } from 'vitest';
import type { SampleView, SettingsView } from '../../../src/messages/ui.ts';
import { DRAFT } from './fakeBrowser.ts';
import { check, fake, view } from './scene.ts';

const answer = (...services: string[]) => fake.fromUi<SettingsView>({ kind: 'changeSettings', change: { services } });
async function advice() {
	await check();
	return (await view()).advice!;
}

test('the answer is kept, and sets the number of members', async () => {
	const before = await advice();
	expect((await answer('movielens')).services).toEqual(['movielens']);
	const among = await advice();
	expect([before.members, among.members]).toEqual([before.population.size, 330_000]);
	expect(among.crowd).toBeGreaterThan(before.crowd);
	await answer('movielens', 'tmdb');
	expect((await advice()).crowd).toBe(before.crowd);
});

test('the number of films rated is kept, and whether an import is complete, until the next import', async () => {
	const change = (part: object) => fake.fromUi<SettingsView>({ kind: 'changeSettings', change: part });
	expect(await change({ filmsRated: 2500 })).toMatchObject({ filmsRated: 2500 });
	expect(await change({ wholeRatings: false })).toMatchObject({ wholeRatings: false });
	await fake.fromUi({ kind: 'recordsChanged', ratings: true });
	expect(await fake.fromUi<SettingsView>({ kind: 'settings' })).toMatchObject({ filmsRated: 2500, wholeRatings: null });
});

test('no film counts as rated for a user who rates nowhere', async () => {
	const before = await advice();
	await answer('nowhere');
	const after = await advice();
	expect(after.nowhere).toBe(true);
	expect(after.crowd).toBeGreaterThan(before.crowd);
	expect(after.mentions.map(({ rated }) => rated)).toEqual([false, false]);
});

test('the number of films rated counts, except for a user who rates nowhere', async () => {
	const say = (filmsRated: unknown) => fake.fromUi<SettingsView>({ kind: 'changeSettings', change: { filmsRated } });
	const before = await advice();
	expect((await say(20))!.filmsRated).toBe(20);
	const after = await advice();
	expect(after.adversaries).not.toEqual(before.adversaries);
	await answer('nowhere');
	const nowhere = await advice();
	expect((await say(null))!.filmsRated).toBeNull();
	expect((await advice()).crowd).toBe(nowhere.crowd);
	for (const wrong of [0, 1.5, '6', 1_000_001, undefined]) expect(say(wrong)).toBeUndefined();
});

test('a malformed answer is refused', () => {
	for (const services of ['imdb', [7], [''], Array(51).fill('imdb'), undefined])
		expect(fake.fromUi({ kind: 'changeSettings', change: { services } })).toBeUndefined();
});

test('the first page’s example is judged like a draft, and not kept', async () => {
	const sample = (text: string) => fake.fromUi<SampleView | null>({ kind: 'sample', text });
	const { crowd } = await advice();
	const stored = () => JSON.stringify([fake.storage.local.data, fake.storage.session.data]);
	const before = stored();
	const shown = (await sample(DRAFT))!;
	expect([shown.crowd, shown.verdict]).toEqual([crowd, 'could']);
	expect(shown.safer!.crowd).toBeGreaterThan(crowd);
	expect(shown.safer!.text).not.toContain('Werckmeister');
	expect(shown.marks.map(({ start, end }) => DRAFT.slice(start, end))).toEqual([
		'Koyaanisqatsi',
		'Werckmeister Harmonies',
	]);
	expect(await sample('Good evening.')).toEqual({ crowd: null, verdict: 'nothing', marks: [], safer: null });
	expect(stored()).toBe(before);
});

test('a persona with its own number of members keeps it', async () => {
	await fake.fromUi({ kind: 'newSitePersona', tab: 1, name: 'reelgone' });
	const { personas } = await fake.fromUi<{ personas: { persona: object }[] }>({ kind: 'personas' });
	await fake.fromUi({ kind: 'changePersona', persona: { ...personas[0]!.persona, members: 1000 } });
	await answer('letterboxd');
	expect((await advice()).members).toBe(1000);
});
