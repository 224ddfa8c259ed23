import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type JsonItem, jsonCutter, jsonItems } from '../../../../src/imports/posts/jsonStream.ts';

async function* pieces(text: string, size: number): AsyncGenerator<string, void> {
	for (let i = 0; i < text.length; i += size) yield text.slice(i, i + size);
}

async function items(text: string, path: string, size = 7, from = 0): Promise<unknown[]> {
	const found: JsonItem[] = [];
	const chunks = pieces(text, size);
	for await (const item of jsonItems({ name: 'a.json', chunks }, (way) => way.join() === path, from)) found.push(item);
	expect(found.map(({ number }) => number)).toEqual(found.map((_, i) => i + 1));
	return found.map(({ value }) => value);
}

test('the items of an array are read as written, at any depth and however the text is cut', async () => {
	const item = fc.jsonValue();
	await fc.assert(
		fc.asyncProperty(fc.array(item), item, fc.integer({ min: 1, max: 40 }), fc.nat(2), async (list, other, size, n) => {
			const [path, value] = [
				['', list],
				['a,wanted', { before: other, a: { x: [other, 'wanted'], wanted: list, after: other }, z: other }],
				['db,,data,posts', { db: [{ meta: other, data: { tags: [other], posts: list } }] }],
			][n] as [string, unknown];
			// Names in what is made up may be those of the way.
			fc.pre(n === 0 || !/"(?:a|wanted|db)"/.test(JSON.stringify(other)));
			const text = JSON.stringify(value, null, n);
			expect(await items(text, path, size)).toEqual(JSON.parse(JSON.stringify(list)));
		}),
	);
});

test('a script that assigns an array is read from the start of the array', async () => {
	const text = 'window.YTD.tweets.part0 = [{"a":1},{"a":2}];\n';
	expect(await items(text, '', 5, text.indexOf('['))).toEqual([{ a: 1 }, { a: 2 }]);
});

test.each<[string, string, RegExp]>([
	['cut off in an item', '[{"a":1},{"a":', /^a.json, entry 2: the file breaks off here/],
	['cut off behind an item', '[{"a":1},', /^a.json, entry 2: the file breaks off here/],
	['damaged', '[{"a":1},{"a":tru},{}]', /^a.json, entry 2: it is damaged/],
	['with an item left out', '[1,,2]', /^a.json, entry 2: it is damaged/],
	['closed wrongly', '[{"a":1]', /^a.json, entry 1: a bracket is closed that was not opened/],
	['nested without end', '['.repeat(200), /^a.json, entry 1: this isn’t valid JSON/],
	[
		'with an item of megabytes',
		`[1,"${'x'.repeat(1 << 21)}"]`,
		/^a.json, entry 2: it has more than 1,048,576 characters/,
	],
])('JSON that is %s is refused with the number of the item', async (_, text, message) => {
	await expect(items(text, '', 1000)).rejects.toThrow(message);
});

test('names that are long or deeply nested are skipped', async () => {
	const long = 'a'.repeat(100_000);
	const inner = `${'{"b":'.repeat(20)}[[]]${'}'.repeat(20)}`;
	const paths: string[][] = [];
	const cutter = jsonCutter('a.json', (path) => {
		paths.push([...path]);
		return false;
	});
	expect([...cutter.push(`{"${long}":[],"a":${inner},"c":[]}`)]).toEqual([]);
	cutter.end();
	expect(paths).toEqual([[long.slice(0, 100)], ['c']]);
});
