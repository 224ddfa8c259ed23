import { expect, test } from 'vitest';
import { itemsOf } from '../../../../src/core/rewrite/items.ts';

/** What belongs to the first place that says "Heat", or "Aliens", and what stays of that. */
function grown(text: string): [taken: string, kept: string] {
	const title = /Heat(?:['’]s)?|Aliens/.exec(text)!;
	const named = { start: title.index, end: title.index + title[0].length, film: 1 };
	const [item] = itemsOf(text, [named], new Set([0]));
	return [text.slice(item!.start, item!.end), item!.kept];
}

test.each<[text: string, taken: string, kept: string]>([
	['saw Heat twice', 'Heat', ''],
	// Quotation marks, with American punctuation inside.
	['saw "Heat" twice', '"Heat"', ''],
	['saw “Heat,” and', '“Heat,”', ','],
	['saw „Heat“ and', '„Heat“', ''],
	['saw ‘Heat?’ and', '‘Heat?’', '?'],
	['saw ‚Heat‘ and', '‚Heat‘', ''],
	["saw 'Heat' and", "'Heat'", ''],
	["saw 'Heat!' and", "'Heat!'", '!'],
	["O'Heat' is no quotation", 'Heat', ''],
	["'Heat's end", 'Heat', ''],
	['vu « Heat » hier', '« Heat »', ''],
	['saw »Heat« and', '»Heat«', ''],
	['saw ‹Heat› and', '‹Heat›', ''],
	['saw “Heat and more', 'Heat', ''],
	['saw Heat” and more', 'Heat', ''],
	['saw "Heat;" and', 'Heat', ''],
	// Emphasis and code.
	['saw *Heat* and', '*Heat*', ''],
	['saw **Heat** and', '**Heat**', ''],
	['saw ***Heat*** and', '***Heat***', ''],
	['saw _Heat_ and', '_Heat_', ''],
	['saw __Heat__ and', '__Heat__', ''],
	['saw ~~Heat~~ and', '~~Heat~~', ''],
	["saw ''Heat'' and", "''Heat''", ''],
	["saw '''''Heat''''' and", "'''''Heat'''''", ''],
	['saw `Heat` and', '`Heat`', ''],
	['saw **Heat* and', 'Heat', ''],
	['saw *“Heat.”* and', '*“Heat.”*', '.'],
	// Tags and links.
	['saw [i]Heat[/i] and', '[i]Heat[/i]', ''],
	['saw [URL=https://a.example]Heat[/url] and', '[URL=https://a.example]Heat[/url]', ''],
	['saw [i]Heat[/b] and', 'Heat', ''],
	['saw <em>Heat</em> and', '<em>Heat</em>', ''],
	['saw <A href="x">Heat</a> and', '<A href="x">Heat</a>', ''],
	['saw <em>Heat</i> and', 'Heat', ''],
	['saw [[Heat]] and', '[[Heat]]', ''],
	['saw [Heat](https://a.example/x) and', '[Heat](https://a.example/x)', ''],
	['saw [Heat](https://a.example/x_(y)) and', '[Heat](https://a.example/x_(y))', ''],
	['saw [Heat](https://a.example "A film") and', '[Heat](https://a.example "A film")', ''],
	['saw [Heat][1] and', '[Heat][1]', ''],
	['saw [Heat] and', 'Heat', ''],
	['saw https://a.example/film/Heat/more?x=1. Then', 'https://a.example/film/Heat/more?x=1', ''],
	['saw www.a.example/Heat, then', 'www.a.example/Heat', ''],
	['a.example/Heat/more is no address here', 'Heat', ''],
	// Years.
	['saw Heat (1995) and', 'Heat (1995)', ''],
	['saw Heat(1995) and', 'Heat(1995)', ''],
	['saw Heat (Mann, 1995) and', 'Heat (Mann, 1995)', ''],
	['saw Heat [1995] and', 'Heat [1995]', ''],
	['saw Heat 1995, and', 'Heat 1995', ''],
	['saw Heat, 1995.', 'Heat, 1995', ''],
	['saw Heat 1995', 'Heat 1995', ''],
	['saw Heat (1795) and', 'Heat', ''],
	['saw Heat (19955) and', 'Heat', ''],
	['saw Heat 2000 times', 'Heat', ''],
	['saw Heat 1995th', 'Heat', ''],
	['saw *Heat* (1995) and', '*Heat* (1995)', ''],
	['saw “Heat (1995)” and', '“Heat (1995)”', ''],
	['saw “Heat.” (1995)', '“Heat.”', '.'],
	// Tags of topics, and genitives.
	['saw #Heat and', '#Heat', ''],
	['C#Heat and', 'Heat', ''],
	['#Heat and', '#Heat', ''],
	['Heat’s end', 'Heat', ''],
	['Aliens’ end', 'Aliens’', '’s'],
	["Aliens' end", "Aliens'", "'s"],
	['Aliens’, they said', 'Aliens', ''],
	['Aliens end', 'Aliens', ''],
	// A mark within a sentence.
	['saw Heat! with my aunt', 'Heat!', ''],
	['saw Heat! With my aunt', 'Heat', ''],
	['saw Heat! it was slow', 'Heat', ''],
])('what belongs to a title: %s', (text, taken, kept) => {
	expect(grown(text)).toEqual([taken, kept]);
});

test('titles that overlap, lie outside the text, or have invalid spans are dropped; the rest is in order', () => {
	const text = 'Heat and Heat Wave';
	const place = (start: number, end: number) => ({ start, end, film: start });
	const mentions = [place(9, 18), place(9, 13), place(0, 4), place(3, 3), place(-1, 2), place(5, 99), place(0.5, 3)];
	expect(itemsOf(text, mentions, new Set([2]))).toEqual([
		{ ...place(0, 4), mention: 2, isOut: true, kept: '' },
		{ ...place(9, 18), mention: 0, isOut: false, kept: '' },
	]);
});

test('what belongs to a title begins after the title before it and ends before the next', () => {
	const text = '"Heat" "Ran" (1985)';
	const items = itemsOf(
		text,
		[
			{ start: 1, end: 5, film: 1 },
			{ start: 8, end: 11, film: 2 },
		],
		new Set(),
	);
	expect(items.map(({ start, end }) => text.slice(start, end))).toEqual(['"Heat"', '"Ran" (1985)']);
	const touching = itemsOf(
		'"HeatRan"',
		[
			{ start: 1, end: 5, film: 1 },
			{ start: 5, end: 8, film: 2 },
		],
		new Set(),
	);
	expect(touching.map(({ start, end }) => [start, end])).toEqual([
		[1, 5],
		[5, 8],
	]);
	const far = `"${' '.repeat(500)}"`;
	expect(itemsOf(`[${far}](x) Heat`, [{ start: 508, end: 512, film: 1 }], new Set())[0]).toMatchObject({
		start: 508,
		end: 512,
	});
});
