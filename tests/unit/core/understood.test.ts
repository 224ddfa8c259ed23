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
	[
		'a name that is a word of another language',
		'[22:14] jo: u up\n[22:15] sam: yeah watching that thing you sent\n[22:15] jo: primer?\n[22:16] sam: yes and lost\n[22:16] jo: lol everyone is. do coherence after, its the same but w dinner',
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
const foreign = (texts: string[]) => texts.filter((text) => understoodOf(text) === 'none').length;

test('no paragraph in a supported language is detected as another', () => {
	for (const [name, texts] of Object.entries(paragraphs.known)) expect([name, foreign(texts)]).toEqual([name, 0]);
});

test('more than 95 in 100 paragraphs of ten words in 26 other languages are detected', () => {
	const others = Object.values(paragraphs.other);
	expect(others).toHaveLength(26);
	const isLong = (text: string) => text.split(/\s+/).length >= 10 || /\p{sc=Han}|\p{sc=Thai}/u.test(text);
	const all = others.flat().filter(isLong);
	expect(all.length).toBeGreaterThan(130);
	expect(foreign(all) / all.length).toBeGreaterThan(0.95);
	expect(others.filter((texts) => understoodOf(texts.slice(0, 3).join('\n')) === 'all')).toEqual([]);
});

test('fewer than 1 in 100 English posts are detected as another language, even in part', () => {
	const posts = ['blogs', 'reviews', 'sloppy', 'talk', 'things'].flatMap((name) =>
		readFileSync(new URL(`../../../assets/posts/${name}.txt`, import.meta.url), 'utf8').split('\n---\n'),
	);
	const other = posts.filter((post) => understoodOf(post.replace(/\[\[|]]|\[~|~]/g, '')) !== 'all');
	expect(posts.length).toBeGreaterThan(2000);
	expect(other.length / posts.length).toBeLessThan(0.01);
});
