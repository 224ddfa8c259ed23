import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { asOne, withPair } from '../../../src/storage/asOne.ts';
import { MOST_AS_ONE, MOST_NOT_FILMS, MOST_SITES } from '../../../src/storage/limits.ts';
import { RefusedError } from '../../../src/storage/refused.ts';
import {
	complete,
	DEFAULTS,
	languageOf,
	type Settings,
	SettingsSchema,
	showSettings,
} from '../../../src/storage/settings.ts';
import { joinSiteWords, splitSiteWords } from '../../../src/storage/siteWords.ts';
import { changeSettings, readSettings } from '../../../src/storage/storedSettings.ts';

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

test('changes are stored, and concurrent ones, even of the worker and a page, do not overwrite each other', async () => {
	const local = area();
	vi.resetModules();
	const page = await import('../../../src/storage/storedSettings.ts');
	const adding = (site: string) => (s: Settings) => ({ ...s, sitesOff: [...s.sitesOff, site] });
	await Promise.all([
		changeSettings(local, adding('a.example')),
		page.changeSettings(local, adding('b.example')),
		changeSettings(local, adding('c.example')),
	]);
	expect((await readSettings(local)).settings.sitesOff).toEqual(['a.example', 'b.example', 'c.example']);
});

test('settings of a newer version are refused and not overwritten', async () => {
	const newer = { version: 2, tolerance: { people: 5 }, sitesOff: ['a.example'] };
	const local = area(newer);
	const read = { settings: { ...DEFAULTS, sitesOff: ['a.example'] }, problem: 'newer' };
	expect(await readSettings(local)).toEqual(read);
	await expect(changeSettings(local, (s) => ({ ...s, tolerance: 7 }))).rejects.toMatchObject({
		name: 'NewerSettingsError',
		message: 'The stored settings are of a newer version.',
		read,
	});
	expect(local.data.settings).toEqual(newer);
});

test.each(['text', null, [], { version: 1 }, { version: '2' }, { version: 0, tolerance: 100, sitesOff: [] }])(
	'damaged settings %j give the defaults and are reported',
	async (stored) => {
		expect(await readSettings(area(stored))).toEqual({ settings: DEFAULTS, problem: 'damaged' });
	},
);

test.each([1, 1_000_000])('%i is a valid number of films rated', async (filmsRated) => {
	const settings = { ...DEFAULTS, filmsRated };
	expect(await readSettings(area(settings))).toEqual({ settings, problem: null });
});

test('sites stay switched off even if other settings are damaged', async () => {
	const off = { sitesOff: ['a.example', 'Bad Host', 7, 'b.example'] };
	for (const stored of [{ version: 2, ...off }, { version: 1, tolerance: 0, ...off }, off])
		expect((await readSettings(area(stored))).settings.sitesOff).toEqual(['a.example', 'b.example']);
});

const OWN: Settings = {
	...{ version: 1, tolerance: 50, sitesOff: ['a.example'], quiet: 'badge', badgeNumber: true, language: 'de' },
	...{
		notFilms: ['heat'],
		siteNotFilms: ['a.example up'],
		siteFilms: ['b.example it'],
		siteItems: ['games.example boardgames heat'],
		siteNotItems: ['b.example books it'],
	},
	...{ services: ['imdb', 'a newer service'], filmsRated: 300, wholeRatings: false, asOne: [['a', 'b']] },
};

test.each<[keyof Settings, unknown, unknown]>([
	['tolerance', 0, 100],
	['quiet', 'loud', 'marks'],
	['badgeNumber', 1, false],
	['language', 'tlh', 'auto'],
	['services', [7], []],
	['services', 'imdb', []],
	['services', Array(51).fill('imdb'), []],
	['filmsRated', 0, null],
	['filmsRated', '300', null],
	['filmsRated', 1.5, null],
	['filmsRated', 1_000_001, null],
	['sitesOff', ['a.example', 'A B'], ['a.example']],
	['notFilms', ['heat', 7], ['heat']],
	['siteNotFilms', ['a.example up', 'up'], ['a.example up']],
	['siteFilms', ['b.example it', ' it', 'Bad Host it', 7, `b.example ${'x'.repeat(101)}`], ['b.example it']],
	['siteItems', ['b.example books it', 'books it'], ['b.example books it']],
	['siteNotItems', ['b.example anime it', 'b.example it', 'b.example films it', 'anime it', 7], ['b.example anime it']],
	['asOne', [['a', 'b'], ['c'], ['b', 'a'], ['a', 'a'], 'a b', ['a', 7]], [['a', 'b']]],
	['sitesOff', 'a.example', []],
	['notFilms', 'heat', []],
	['asOne', 'a b', []],
])('of settings with a damaged %s all else counts: %j', async (field, damaged, usable) => {
	expect(await readSettings(area(OWN))).toEqual({ settings: OWN, problem: null });
	const stored = { ...OWN, [field]: damaged };
	const settings = { ...OWN, [field]: usable };
	// Without it, older versions may have stored them, but for what all of them had.
	const { [field]: _, ...older } = OWN;
	const { settings: read, problem } = await readSettings(area(older));
	expect(read).toEqual({ ...OWN, [field]: DEFAULTS[field] });
	expect(problem).toBe(field === 'tolerance' || field === 'sitesOff' ? 'damaged' : null);
	expect(await readSettings(area(stored))).toEqual({ settings, problem: 'damaged' });
});

test.each<[keyof Settings, number, (i: number) => unknown]>([
	['sitesOff', MOST_SITES, (i) => `s${i}.example`],
	['notFilms', MOST_NOT_FILMS, (i) => `words ${i}`],
	['siteNotFilms', MOST_NOT_FILMS, (i) => `a.example words ${i}`],
	['siteFilms', MOST_NOT_FILMS, (i) => `a.example words ${i}`],
	['siteNotItems', MOST_NOT_FILMS, (i) => `a.example books words ${i}`],
	['asOne', MOST_AS_ONE, (i) => ['a', `b${i}`]],
])('no more of %s are kept than %i, and what is too much changes nothing', async (field, most, entry) => {
	const local = area(OWN);
	const entries = Array.from({ length: most + 1 }, (_, i) => entry(i));
	await expect(changeSettings(local, (s) => ({ ...s, [field]: entries }))).rejects.toThrow(RefusedError);
	expect(local.data.settings).toEqual(OWN);
	const { settings } = await changeSettings(local, (s) => ({ ...s, [field]: entries.slice(1) }));
	expect(settings[field]).toHaveLength(most);
	expect((await readSettings(local)).problem).toBeNull();
	// A file that has more is read as far as it may be.
	const { settings: read } = await readSettings(area({ ...OWN, [field]: entries }));
	expect(read[field]).toEqual(entries.slice(0, most));
});

test('every setting is shown, with lists split, and may be in a file; older files may lack later settings', () => {
	expect(v.is(SettingsSchema, OWN)).toBe(true);
	const { version, ...shown } = OWN;
	expect(showSettings(OWN)).toEqual({
		...shown,
		siteNotFilms: [{ site: 'a.example', words: 'up' }],
		siteItems: [{ site: 'games.example', of: 'boardgames', words: 'heat' }],
		siteFilms: [{ site: 'b.example', words: 'it' }],
		siteNotItems: [{ site: 'b.example', of: 'books', words: 'it' }],
	});
	const first = ['version', 'tolerance', 'sitesOff', 'quiet', 'notFilms'];
	for (const [field, initial] of Object.entries(DEFAULTS)) {
		const { [field as keyof Settings]: _, ...older } = OWN;
		expect([field, v.is(SettingsSchema, older)]).toEqual([field, !first.includes(field)]);
		expect(complete(older)).toEqual({ ...OWN, [field]: initial });
	}
});

test('settings that a newer version has added are kept when one that does not know them changes another', async () => {
	const local = area({ ...DEFAULTS, volume: 11 });
	const { settings, problem } = await changeSettings(local, (s) => ({ ...s, tolerance: 5 }));
	expect([settings, problem]).toEqual([{ ...DEFAULTS, tolerance: 5 }, null]);
	expect(local.data.settings).toEqual({ ...DEFAULTS, tolerance: 5, volume: 11 });
});

test('unchanged settings are not stored again', async () => {
	const local = area();
	expect(await changeSettings(local, (settings) => settings)).toEqual({ settings: DEFAULTS, problem: null });
	expect(local.data).toEqual({});
});

test('a host name and words are separated at the first space', () => {
	expect(splitSiteWords(joinSiteWords('a.example', 'the big heat'))).toEqual(['a.example', 'the big heat']);
	expect(splitSiteWords('a.example')).toEqual(['a.example', '']);
});

test('a pair of accounts is stored at most once', () => {
	const settings = { ...DEFAULTS, asOne: [asOne('b', 'a'), asOne('a', 'c')] };
	expect(withPair(['a', 'b'], true)(settings).asOne).toEqual([
		['a', 'c'],
		['a', 'b'],
	]);
	expect(withPair(['a', 'b'], false)(settings).asOne).toEqual([['a', 'c']]);
	expect(withPair(['b', 'c'], false)(settings).asOne).toEqual(settings.asOne);
});

test.each([
	['auto', 'de-AT', 'de'],
	['auto', 'PT_br', 'pt'],
	['auto', 'nl', 'en'],
	['auto', '', 'en'],
	['fr', 'de', 'fr'],
] as const)('the language %s in a browser of %j is %s', (language, ofBrowser, is) => {
	expect(languageOf({ language }, ofBrowser)).toBe(is);
});
