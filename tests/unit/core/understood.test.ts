import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { understoodOf } from '../../../src/core/mentions/understood.ts';

test.each([
	['Dutch', 'Gisteren heb ik met mijn broer naar Heat gekeken en het was niet wat wij hadden verwacht.'],
	['Polish', 'Wczoraj obejrzałem z bratem Gorączkę i to był naprawdę świetny film.'],
	['Turkish', 'Dün kardeşimle birlikte Büyük Hesaplaşma filmini izledik ve çok güzel bir filmdi.'],
	['Swedish', 'Igår såg jag Heat med min bror och det var inte vad vi hade väntat oss.'],
	['Russian', 'Вчера мы с братом смотрели «Схватку», и она нам очень понравилась.'],
	['Japanese', '昨日、弟と「ヒート」を見ましたが、とても面白かったです。'],
])('a text in %s is not understood', (_, text) => {
	expect(understoodOf(text)).toBe('none');
	expect(understoodOf(`I have seen this with my brother and it was not what we hoped for.\n${text}`)).toBe('part');
});

test.each([
	[
		'titles of many languages in one of them',
		'I loved Żegnaj, Škola, Hævnen and Låt den rätte komma in, and what was that with Ağır?',
	],
	['a short line in other letters', 'I loved this one:\n七人の侍'],
	[
		'a quotation',
		'What do you think of that?\n> Gisteren heb ik met mijn broer naar Heat gekeken en het was niet goed.',
	],
	['no words', '1995 (!)\n🙂'],
	['nothing', ''],
])('a text is understood that has %s', (_, text) => {
	expect(understoodOf(text)).toBe('all');
});

/** Paragraphs of the Universal Declaration of Human Rights in languages whose titles are known, and in others. */
const paragraphs: Record<'known' | 'other', Record<string, string[]>> = JSON.parse(
	readFileSync(new URL('../../fixtures/languages.json', import.meta.url), 'utf8'),
);
const told = (texts: string[]) => texts.filter((text) => understoodOf(text) === 'none').length;

test('no paragraph in a language whose titles are known is told as another', () => {
	for (const [name, texts] of Object.entries(paragraphs.known)) expect([name, told(texts)]).toEqual([name, 0]);
});

test('nine of ten paragraphs in 26 other languages are told as such, and something of every text of three', () => {
	const others = Object.values(paragraphs.other);
	expect(others).toHaveLength(26);
	const all = others.flat();
	expect(told(all) / all.length).toBeGreaterThan(0.9);
	expect(others.filter((texts) => understoodOf(texts.slice(0, 3).join('\n')) === 'all')).toEqual([]);
});
