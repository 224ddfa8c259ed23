import { expect, test } from 'vitest';
import { findMentions } from '../../../../src/core/mentions/mentions.ts';
import { alarmsIn } from '../../../../src/lab/finder/falseAlarms.ts';
import { openBuiltIn } from '../../../../src/pack/builtIn.ts';

const pack = await openBuiltIn();
const QUIET = 'We planted tomatoes behind the shed, and nothing came up.';
const LOUD = 'Last night I watched Sátántangó (1994), a great film.';
const texts = Array.from({ length: 400 }, (_, i) => ({
	...{ id: String(i), text: i === 7 ? LOUD : QUIET, mentions: [] },
	source: `thread ${Math.floor(i / 10)}`,
}));
const labeled = {
	id: 'x',
	source: 'x',
	text: LOUD,
	mentions: [{ start: 21, end: 31, title: 'Sátántangó', year: 1994, kind: '' }],
};

test('a film in texts about other things is a false alarm by post, thread, and account, except in labeled texts', () => {
	const find = ({ text }: { text: string }) => (text === LOUD ? findMentions(pack.catalogue, text) : []);
	const [head, ...rows] = alarmsIn(pack, [{ name: 'talk', texts: [...texts, labeled] }], find);
	expect(rows.map((row) => row.slice(0, 3))).toEqual([
		['talk', 'posts', '400'],
		['talk', 'threads', '40'],
		['talk', 'accounts of 200 posts', '2'],
		['talk', 'all as one account', '1'],
	]);
	const column = (name: string) => rows.map((row) => row[head!.indexOf(name)]);
	expect(column('with a false film').map((cell) => cell!.split(' ')[0])).toEqual(['0.003', '0.025', '0.500', '1.000']);
	expect(column('false in 1,000')).toEqual(Array(4).fill((1000 / (399 * 10 + 9)).toFixed(2)));
	expect(column('given away')[0]).toMatch(/^0\.00[03] \(/);
	expect(Number(column('posts to take down').at(-1))).toBeLessThanOrEqual(1);
});
