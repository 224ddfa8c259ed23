import { globSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { readMessages } from '../../scripts/build/languages.ts';
import { LANGUAGES } from '../../src/storage/limits.ts';
import { languageOf } from '../../src/storage/settings.ts';
import { day, list, number, people } from '../../src/strings/counts.ts';
import { type Messages, setLanguage } from '../../src/strings/languages/language.ts';
import { strings } from '../../src/strings.ts';
import { wholeNumber } from '../../src/ui/wholeNumber.ts';
import { textsOf } from './catalogue.ts';
import { messageIds } from './messageIds.ts';

const FILES = ['src/strings.ts', ...globSync('src/strings/*.ts')];
const IDS = messageIds();
const OTHERS = LANGUAGES.filter((language) => language !== 'en');

afterEach(() => setLanguage('en', {}));

const speak = (language: string) => setLanguage(language, readMessages(language));
const gapsOf = (text: string) => (text.match(/\{\d\}|#/g) ?? []).sort().join();
const edgesOf = (text: string) => [/^ /.test(text), / $/.test(text)].join();

test.each(LANGUAGES)('a number shown in %s is read back', (language) => {
	if (language !== 'en') speak(language);
	for (const n of [7, 1000, 12_345, 52_432_123])
		expect(wholeNumber(number(n), { least: 1, most: 1e9 }), number(n)).toBe(n);
});

test('the texts in the files of strings are found', () => {
	expect(Object.values(IDS).flatMap(Object.keys).length).toBeGreaterThan(1000);
	expect(IDS.popup).toHaveProperty(['Keeping {1}.']);
	expect(IDS.counts!['# people']).toEqual({ one: '# person', other: '# people' });
	expect(globSync('src/strings/languages/*.json').length).toBe(OTHERS.length);
});

test.each(OTHERS)('%s has every text, no retired ones, and no gaps', (language) => {
	const messages = readMessages(language);
	const keys = (of: object) =>
		Object.fromEntries(Object.entries(of).map(([file, texts]) => [file, Object.keys(texts).sort()]));
	expect(keys(messages)).toEqual(keys(IDS));
	for (const [file, texts] of Object.entries(messages))
		for (const [id, said] of Object.entries(texts)) {
			const english = IDS[file]![id]!;
			expect(typeof said, id).toBe(typeof english);
			if (typeof said === 'string') {
				expect(gapsOf(said), id).toBe(gapsOf(id));
				expect(edgesOf(said), id).toBe(edgesOf(id));
				expect(said.trim(), id).not.toBe('');
			} else {
				expect(Object.keys(said).sort(), id).toEqual(['one', 'other']);
				for (const form of ['one', 'other'] as const)
					expect(gapsOf(said[form]!), id).toBe(gapsOf((english as Record<string, string>)[form]!));
			}
		}
});

test('no text is impossible in a language', async () => {
	const mark = (text: string) => `⟦${text}⟧`;
	const marked: Messages = Object.fromEntries(
		Object.entries(IDS).map(([file, texts]) => [
			file,
			Object.fromEntries(
				Object.entries(texts).map(([id, said]) => [
					id,
					typeof said === 'string' ? mark(id) : { one: mark(said.one!), other: mark(said.other!) },
				]),
			),
		]),
	);
	setLanguage('de', marked);
	const unmarked = (text: string) => {
		let rest = text;
		for (let last = ''; last !== rest; ) {
			last = rest;
			rest = rest.replace(/⟦[^⟦⟧]*(⟧|$)|^[^⟦⟧]*⟧/, '');
		}
		return rest;
	};
	// Colors, arguments, and parts of sentences are not texts.
	const all = (await textsOf(FILES)).filter(({ at }) => !/\.tone$|page\.joined$|cost\.parts\.4$/.test(at));
	expect(all.length).toBeGreaterThan(1000);
	// Names, days and numbers are as they are.
	const said = all.filter(({ text }) =>
		/[a-z]{2}/.test(
			unmarked(text).replace(
				/Heat|Red Herring|November|\b(days|posts|films|scoring|und|oder|local|Deutsch)\b|ratings\.csv/g,
				'',
			),
		),
	);
	expect(said.map(({ at, text }) => `${at}: ${text}`)).toEqual([]);
});

test.each(OTHERS)('%s has no text about missing things', async (language) => {
	speak(language);
	const all = await textsOf(FILES);
	expect(all.filter(({ text }) => /undefined|NaN|\[object|\bnull,|\{\d\}/.test(text))).toEqual([]);
});

test('numbers, lists, and days are written as in the language', () => {
	expect([number(1234.5), people(1), list(['a', 'b', 'c']), day('2026-11-22')]).toEqual([
		...['1,234.5', '1 person', 'a, b, and c', 'November 22, 2026'],
	]);
	const { popup } = strings;
	expect(popup.back).toBe('Back');
	speak('de');
	expect([number(1234.5), people(1), list(['a', 'b', 'c']), day('2026-11-22')]).toEqual([
		...['1.234,5', '1 Person', 'a, b und c', '22. November 2026'],
	]);
	expect(popup.back).toBe('Zurück');
	expect(strings.goal(1000)).toBe('Dein Ziel ist 1.000.');
});

test.each([
	['auto', 'de-AT', 'de'],
	['auto', 'de_CH', 'de'],
	['auto', 'EN-gb', 'en'],
	['auto', 'den', 'en'],
	['auto', 'sv', 'en'],
	['en', 'de', 'en'],
	['de', 'en', 'de'],
] as const)('the language of %s in a browser in %s is %s', (language, ofBrowser, said) => {
	expect(languageOf({ language }, ofBrowser)).toBe(said);
});
