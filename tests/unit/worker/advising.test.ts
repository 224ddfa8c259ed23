import { expect, test } from 'vitest';
import { allOwn, type Written } from '../../../src/core/mentions/others.ts';
import { openDatabase } from '../../../src/storage/db.ts';
import { type Draft, newDraft } from '../../../src/storage/draft.ts';
import { createSitePersona } from '../../../src/storage/personas.ts';
import { DEFAULTS } from '../../../src/storage/settings.ts';
import { createAdvising } from '../../../src/worker/advising.ts';
import type { Packs } from '../../../src/worker/packs.ts';
import { forgetOwnFilms } from '../../../src/worker/ratings.ts';
import { testPack } from '../films.ts';

const pack = testPack();
const state = newDraft({ frame: 0, box: 0, site: 'example.org' });
const TEXT = 'I watched The Matrix, then "Pulp Fiction" (1994), and heat.';

const advising = createAdvising(() => openDatabase(() => {}));
const advise = (draft: Written = allOwn(TEXT), more: Partial<Draft> = {}, settings = DEFAULTS, packs: Packs = [pack]) =>
	advising.advise(packs, 1, draft, { ...state, ...more }, settings);

test('a repeated request for a draft gets advice once, until its tab is forgotten', async () => {
	const first = await advise();
	expect(await advise()).toBe(first);
	expect(await advise(allOwn(TEXT), { denied: { kind: 'films', id: 1, said: null } })).toBe(first);
	expect(advising.lastDraft(1)).toMatchObject({ draft: allOwn(TEXT), place: { site: 'example.org' } });
	advising.forget(1);
	expect(advising.lastDraft(1)).toBeNull();
	expect(await advise()).not.toBe(first);
});

test.each<[string, () => unknown]>([
	['another text', () => advise(allOwn(`${TEXT} `))],
	['words that are another’s', () => advise({ text: TEXT, others: [[0, 9]] })],
	['a part of a text', () => advise({ ...allOwn(TEXT), partly: true })],
	['another site', () => advise(allOwn(TEXT), { site: 'other.example' })],
	['another choice', () => advise(allOwn(TEXT), { choices: [{ kind: 'films', id: 1, form: 2 }] })],
	['another decoy', () => advise(allOwn(TEXT), { decoys: [{ kind: 'films', id: 1 }] })],
	['other draws', () => advise(allOwn(TEXT), { seed: state.seed + 1 })],
	['what is said of a film', () => advise(allOwn(TEXT), { said: [{ kind: 'films', id: 1, said: 'never' }] })],
	['another goal', () => advise(allOwn(TEXT), {}, { ...DEFAULTS, tolerance: 7 })],
	['words that are no film', () => advise(allOwn(TEXT), {}, { ...DEFAULTS, notFilms: ['heat'] })],
	['another list of films', () => advise(allOwn(TEXT), {}, DEFAULTS, [testPack()])],
	['another account', async () => createSitePersona(await openDatabase(), 'example.org').then(() => advise())],
	['other ratings', () => Promise.resolve(forgetOwnFilms()).then(() => advise())],
	['a history that could not be read', () => unreadable().then(() => advise())],
])('%s: the draft is advised on again', async (_, act) => {
	expect(await advise()).not.toBe(await act());
});

/** Another tab's draft is advised on while the database cannot be opened. */
const unreadable = () =>
	createAdvising(() => Promise.reject(new Error('full'))).advise([pack], 2, allOwn(TEXT), state, DEFAULTS);
