/** What belongs to a title, and where sentences and lines begin. */
import { expect, test } from 'vitest';
import { itemsOf } from '../../../../../src/core/advice/takeOut/items.ts';
import { englishIn } from '../../../../../src/core/advice/takeOut/languages.ts';
import { maySay } from '../../../../../src/core/advice/takeOut/maySay.ts';
import { beginsSentence, lineAround } from '../../../../../src/core/advice/takeOut/sentences.ts';
import { marked } from '../../takeOut/marked.ts';

/** What is taken with each title in braces. */
function taken(draft: string): string[] {
	const { text, named } = marked(draft);
	return itemsOf(text, named, new Set()).map(({ start, end }) => text.slice(start, end));
}

test.each([
	// A mark that closes later is not the title's.
	'saw “{Heat} and” more',
	'saw "{Heat} and" more',
	'saw ‘{Heat} and’ more',
	"saw '{Heat} and' more",
	'saw « {Heat} and » more',
	'saw ‹{Heat} and› more',
	'saw `{Heat} and` more',
	'saw *{Heat} and* more',
	'saw __{Heat} and__ more',
	'saw [i]{Heat} and[/i] more',
	'saw <em>{Heat} and</em> more',
	'saw [[{Heat} and]] more',
	'saw [{Heat} and](x) more',
	'saw [{Heat} and][1] more',
	'saw [{Heat}] and (x) more',
	'saw [{Heat}](x more',
	'saw [{Heat}](x y) more',
	'saw [{Heat}](x "more) y',
	'saw [{Heat}][x more',
	'saw [{Heat}][x\n] more',
	'saw [i]{Heat}/i] more',
	'saw <em>{Heat}<em> more',
	'saw *{Heat}_ more',
	'saw “{Heat}.,” more',
	'saw “{Heat}a” more',
	'saw “{Heat} ” more',
	'saw “ {Heat}” more',
	// Addresses and tags of topics that end before it.
	'see http://a.example for {Heat} now',
	'see www.a.example/x {Heat}/y now',
	'see a {Heat}/y now',
	"saw {Aliens} at James' place",
	"saw {Casino}' x",
	'saw {Aliens}’ 8 ends',
	'saw {It’s Alive} now',
	'saw {Heat} in 1995 now',
	'saw {Heat}, in 1995',
	'saw {Heat} 1995 people',
	'saw {Heat} 1995  minutes',
])('nothing belongs to the title in %j', (draft) => {
	expect(taken(draft)).toEqual([/\{(.*)\}/.exec(draft)![1]]);
});

test.each([
	['saw [{Heat}](a.example/x_(y)_z) and', '[Heat](a.example/x_(y)_z)'],
	['saw [{Heat}](a_(b)_(c)) and', '[Heat](a_(b)_(c))'],
	['saw [{Heat}]() and', '[Heat]()'],
	['saw [{Heat}](x()) and', '[Heat](x())'],
	['saw [{Heat}](x  "A film") and', '[Heat](x  "A film")'],
	['saw [{Heat}](x "") and', '[Heat](x "")'],
	['saw [{Heat}][] and', '[Heat][]'],
	['saw [{Heat}][the ref] and', '[Heat][the ref]'],
	['saw HTTP://a.example/{heat}/x! Then', 'HTTP://a.example/heat/x'],
	['saw http://a.example/{heat}', 'http://a.example/heat'],
	['saw http://a.example/{heat}?! Then', 'http://a.example/heat'],
	['saw ‘{Heat},’ and', '‘Heat,’'],
	['saw ‘{Heat}‘ and', '‘Heat‘'],
	['saw “{Heat}" and', '“Heat"'],
	['saw ***{Heat}*** and', '***Heat***'],
	['saw «*{Heat}*» and', '«*Heat*»'],
	['{Aliens}’ ölig', 'Aliens’'],
	['{Heat} (1995)', 'Heat (1995)'],
	['#{Heat}', '#Heat'],
	['a #{Heat}', '#Heat'],
	['.#{Heat}', '#Heat'],
	['#{Heat}#{Ran}', '#Heat', 'Ran'],
	['?#{Heat}', '#Heat'],
	['{?#}{Heat}', '?#', 'Heat'],
	['“{Heat}”#{Ran}', '“Heat”', '#Ran'],
	['"{Heat}"{Ran}" so', '"Heat"', 'Ran'],
	['{Heat} “{Ran}” {Up} (2009)', 'Heat', '“Ran”', 'Up (2009)'],
	["{Heat's} end", 'Heat'],
	['{Heat’s} (1995)', 'Heat'],
])('what belongs to the titles in %j', (draft, ...expected) => {
	expect(taken(draft)).toEqual(expected);
});

test('marks are looked for as far as four hundred characters around a title', () => {
	const before = (length: number) => taken(`so <i ${'x'.repeat(length - 4)}>{Heat}</i>`)[0]!.length;
	expect([before(400), before(401)]).toEqual([400 + 4 + 4, 4]);
	const after = (length: number) => taken(`so [{Heat}](${'x'.repeat(length - 3)}) and`)[0]!.length;
	expect([after(400), after(401)]).toEqual([1 + 4 + 400, 4]);
});

const begins = (text: string) => {
	const at = text.indexOf('|');
	return beginsSentence(text.replace('|', ''), at);
};
test.each([
	['|So', true],
	['  |So', true],
	['“|So', true],
	['“¿*(|So', true],
	['a |so', false],
	['a\n|so', true],
	['a\n  “|so', true],
	['Yes. |So', true],
	['Yes! |So', true],
	['Yes… |So', true],
	['“Yes.” |So', true],
	['(Yes.) *|So', true],
	['Yes.|So', false],
	['Yes.“|So', false],
	['Yes, |so', false],
	['Yes: |so', false],
	['Mr. |So', false],
	['e.g. |so', false],
	['z. B. |so', false],
	['xvs. |So', true],
	['x.vs. |So', true],
	['- |So', true],
	['a\n – |So', true],
	['a - |so', false],
	['1) |So', true],
	['(123) |So', true],
	['12: |So', true],
	['1234) |so', false],
	['x 1) |so', false],
	['a\n12. |So', true],
	[`${'a'.repeat(300)}. |So`, true],
	[`Yes.${' '.repeat(199)}|So`, true],
	[`b${' '.repeat(200)}|So`, true],
	[`b${' '.repeat(199)}|so`, false],
])('a sentence begins at the bar of %j: %j', (text, does) => {
	expect(begins(text)).toBe(does);
});

test('a line reaches from one break to the next', () => {
	const text = 'ab\ncd\n';
	const lines = [0, 1, 2, 3, 4, 5, 6].map((at) => lineAround(text, at)).map(({ from, to }) => [from, to]);
	expect(lines).toEqual([...Array(3).fill([0, 2]), ...Array(3).fill([3, 5]), [6, 6]]);
});

test('the language is that of the line, and English where it is not known', () => {
	const text = 'Ich fand den Film sehr gut und wir haben ihn noch einmal gesehen.\nI think that it was good.';
	const isEnglish = englishIn(text);
	const lines = [0, 40, text.lastIndexOf('\n') - 2, text.lastIndexOf('\n') + 1, text.length - 1];
	expect(lines.map(isEnglish)).toEqual([false, false, false, true, true]);
	expect(englishIn('')(0)).toBe(true);
});

const FAR = 'Once upon a time in a cinema that is far away from here we all saw';
test.each([
	['This ⟨X⟩ is a long film of many scenes, none of which I can remember.', false],
	[`${FAR} ⟨X⟩ by Béla Tarr.`, false],
	[`${FAR} ⟨X⟩ by bus.`, true],
	[`${FAR} ⟨X⟩, from Hungary.`, false],
	[`${FAR} this ⟨X⟩.`, false],
	[`${FAR} thesis ⟨X⟩.`, true],
	[`${FAR} ⟨X⟩, and so on. Then ⟨X⟩'s sequel.`, true],
	['⟨X⟩ is a long film. By Tarr, I think.', true],
	['We saw ⟨Y⟩. We saw ⟨X⟩ too.', true],
])('whether a phrase may replace the first film in %j: %j', (draft, may) => {
	const { text, named } = marked(draft);
	expect(maySay(text, named, 0)).toBe(may);
});

test('no phrase may replace a place outside of the text', () => {
	expect(maySay('We saw it.', [{ start: 7, end: 99, film: 1 }], 0)).toBe(false);
	expect(maySay('We saw it.', [], 0)).toBe(false);
});
