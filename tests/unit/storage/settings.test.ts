import { expect, test } from 'vitest';
import { MOST_NOT_FILMS } from '../../../src/storage/limits.ts';
import { RefusedError } from '../../../src/storage/refused.ts';
import { asOne, changeSettings, DEFAULTS, NewerSettingsError, readSettings } from '../../../src/storage/settings.ts';

function area(stored?: unknown) {
	const data: Record<string, unknown> = stored === undefined ? {} : { settings: stored };
	return {
		data,
		get: async (key: unknown) => structuredClone({ [key as string]: data[key as string] }),
		set: async (items: Record<string, unknown>) => void Object.assign(data, structuredClone(items)),
	};
}

test('a fresh install has the defaults', async () => {
	expect(await readSettings(area())).toEqual({ settings: DEFAULTS, problem: null });
});

test('changes are stored, and concurrent ones do not overwrite each other', async () => {
	const local = area();
	await Promise.all(
		['a.example', 'b.example', 'c.example'].map((site) =>
			changeSettings(local, (s) => ({ ...s, sitesOff: [...s.sitesOff, site] })),
		),
	);
	expect((await readSettings(local)).settings.sitesOff).toEqual(['a.example', 'b.example', 'c.example']);
});

test('settings of a newer version are refused and not overwritten', async () => {
	const newer = { version: 2, tolerance: { people: 5 } };
	const local = area(newer);
	expect(await readSettings(local)).toEqual({ settings: DEFAULTS, problem: 'newer' });
	await expect(changeSettings(local, (s) => ({ ...s, tolerance: 7 }))).rejects.toThrow(NewerSettingsError);
	expect(local.data.settings).toEqual(newer);
	await changeSettings(area(), (s) => s);
});

test.each(['text', null, [], { version: 1 }, { version: 0, tolerance: 100, sitesOff: [] }])(
	'damaged settings %j give the defaults and are reported',
	async (stored) => {
		expect(await readSettings(area(stored))).toEqual({ settings: DEFAULTS, problem: 'damaged' });
	},
);

test('settled words are read with their sites, and settings of an older version have none', async () => {
	const { siteFilms: _, siteNotFilms: __, ...older } = DEFAULTS;
	expect(await readSettings(area(older))).toEqual({ settings: DEFAULTS, problem: null });
	const siteFilms = ['a.example heat', 'Bad Host heat', 'b.example', 7, `b.example ${'x'.repeat(101)}`];
	const { settings, problem } = await readSettings(area({ ...DEFAULTS, siteFilms }));
	expect([settings.siteFilms, problem]).toEqual([['a.example heat'], 'damaged']);
	const many = Array.from({ length: MOST_NOT_FILMS + 1 }, (_, i) => `a.example ${i}`);
	await expect(changeSettings(area(), (s) => ({ ...s, siteFilms: many }))).rejects.toThrow(RefusedError);
});

test('where the user rates films is kept, also of services that this version does not know', async () => {
	const { services: _, ...older } = DEFAULTS;
	expect(await readSettings(area(older))).toEqual({ settings: DEFAULTS, problem: null });
	const services = ['imdb', 'a newer service'];
	expect((await readSettings(area({ ...DEFAULTS, services }))).settings.services).toEqual(services);
	for (const damaged of ['imdb', [7], Array(51).fill('imdb')])
		expect(await readSettings(area({ ...DEFAULTS, services: damaged }))).toEqual({
			settings: DEFAULTS,
			problem: 'damaged',
		});
});

test('how many films the user has rated is kept, and nothing else is taken for it', async () => {
	const { filmsRated: _, ...older } = DEFAULTS;
	expect(await readSettings(area(older))).toEqual({ settings: DEFAULTS, problem: null });
	expect((await readSettings(area({ ...DEFAULTS, filmsRated: 300 }))).settings.filmsRated).toBe(300);
	for (const damaged of [0, '300', 1.5, 1e9])
		expect(await readSettings(area({ ...DEFAULTS, filmsRated: damaged }))).toEqual({
			settings: DEFAULTS,
			problem: 'damaged',
		});
});

test('accounts that may be known as one are kept two by two, in order', async () => {
	const { asOne: _, ...older } = DEFAULTS;
	expect(await readSettings(area(older))).toEqual({ settings: DEFAULTS, problem: null });
	const pair = asOne('b', 'a');
	expect(pair).toEqual(['a', 'b']);
	expect((await readSettings(area({ ...DEFAULTS, asOne: [pair] }))).settings.asOne).toEqual([pair]);
	for (const damaged of [['b', 'a'], ['a', 'a'], ['a'], 'a b', ['a', 7]])
		expect(await readSettings(area({ ...DEFAULTS, asOne: [damaged, pair] }))).toEqual({
			settings: { ...DEFAULTS, asOne: [pair] },
			problem: 'damaged',
		});
});

test('sites stay switched off even if other settings are damaged', async () => {
	const off = { sitesOff: ['a.example', 'Bad Host', 7, 'b.example'] };
	for (const stored of [{ version: 2, ...off }, { version: 1, tolerance: 0, ...off }, off])
		expect((await readSettings(area(stored))).settings.sitesOff).toEqual(['a.example', 'b.example']);
});
