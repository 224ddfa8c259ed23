import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashOf, scanWords, words } from '../../../src/core/catalogue/words.ts';

function spans(text: string): [string, number, number][] {
	const { count, start, end } = scanWords(text);
	const folded = words(text);
	return Array.from({ length: count }, (_, w) => [folded[w]!, start[w]!, end[w]!]);
}

test.each([
	['Amélie', ['amelie']],
	['AME\u0301LIE', ['amelie']],
	['Schindler’s List', ['schindlers', 'list']],
	['Lock, Stock & Barrel', ['lock', 'stock', 'and', 'barrel']],
	['Rocky II', ['rocky', '2']],
	['Part Two', ['part', '2']],
	['Œuvre Straße Ærø', ['oeuvre', 'strasse', 'aero']],
	['zero\u200bwidth and\u00adsoft', ['zerowidth', 'andsoft']],
	['The M\u034fa\u3164t\u{e0001}r\u{1d173}i\ufe0fx\u061c\u2065', ['the', 'matrix']],
	['\u200b\u{e0041}Heat\u115f', ['heat']],
	['WALL·E', ['wall', 'e']],
	['Ocean&#39;s &amp; Pan&rsquo;s', ['oceans', 'and', 'pans']],
	['&quot;Heat&quot;&mdash;Up&hellip;', ['heat', 'up']],
	['Солярис', ['солярис']],
	['七人の侍', ['七人の侍']],
	['שלום', ['שלום']],
	['\ud800lone\udc00', ['lone']],
	['𝐌atrix', ['matrix']],
	['', []],
])('the words of %j', (text, expected) => {
	expect(words(text)).toEqual(expected);
});

test('spans are UTF-16 offsets that cover accents but not quotation marks', () => {
	const text = '😀 ‘Ame\u0301lie’ ok';
	expect(spans(text)).toEqual([
		['amelie', 4, 11],
		['ok', 13, 15],
	]);
	expect(text.slice(4, 11)).toBe('Ame\u0301lie');
});

test('invisible characters do not divide a word, or belong to its ends', () => {
	const unseen = Array.from({ length: 0x110000 }, (_, code) => code)
		.filter((code) => code < 0xd800 || code > 0xdfff)
		.map((code) => String.fromCodePoint(code))
		.filter((char) => /\p{Default_Ignorable_Code_Point}/u.test(char));
	expect(unseen.length).toBeGreaterThan(4000);
	const divided = unseen.filter((char) => {
		const [first, ...more] = spans(`${char}He${char}at${char}`);
		const start = char.length;
		return more.length > 0 || `${first}` !== `heat,${start},${start + 4 + start}`;
	});
	expect(divided).toEqual([]);
});

test('spans of any text lie inside it, in order, and give the word again', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
			let last = 0;
			for (const [word, start, end] of spans(text)) {
				expect(start).toBeGreaterThanOrEqual(last);
				expect(end).toBeGreaterThan(start);
				expect(words(text.slice(start, end)).join('')).toBe(word);
				last = end;
			}
			expect(last).toBeLessThanOrEqual(text.length);
		}),
	);
});

test('each word has its hash', () => {
	const text = 'Crème Rocky III &';
	expect([...scanWords(text).hash.subarray(0, 4)]).toEqual(words(text).map(hashOf));
});

test('letters that fold to many units are not truncated', () => {
	const ligature = '\uFDFA';
	const [folded] = words(ligature);
	expect(folded!.length).toBeGreaterThan(10);
	expect(words(ligature.repeat(50))).toEqual([folded!.repeat(50)]);
	expect(words(`${ligature}&&&&x`)).toEqual([folded, 'and', 'and', 'and', 'and', 'x']);
});
