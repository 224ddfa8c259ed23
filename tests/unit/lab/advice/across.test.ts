import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { seededRandom } from '../../../../src/core/advice/draw.ts';
import { type AcrossRow, across, compareJoint } from '../../../../src/lab/advice/across.ts';
import { acrossCommand } from '../../../../src/lab/advice/acrossCommand.ts';
import { listsOf } from '../../../../src/lab/advice/peopleLists.ts';
import { sortsOf } from '../../../../src/lab/advice/sorts.ts';
import { createIds } from '../../../../src/lab/kit/datasets/ids.ts';
import { halvesOf, partOf } from '../../../../src/lab/kit/datasets/part.ts';
import type { Ratings } from '../../../../src/lab/kit/datasets/ratings.ts';
import { createTable } from '../../../../src/lab/kit/datasets/table.ts';
import { temporaryFolder } from '../../folder.ts';

const folder = temporaryFolder();
const ITEMS = 40;
/** Even items are one sort, odd ones the other. */
const SORTS = [0, 1].map((which) =>
	Int32Array.from({ length: ITEMS }, (_, item) => (item % 2 === which ? Math.floor(item / 2) : -1)),
) as [Int32Array, Int32Array];

/** People of whom each likes one of four groups of the items of each sort: of both the same one, or any. */
function people(sameTaste: boolean): Ratings {
	const random = seededRandom(9);
	const table = createTable(false, false);
	for (let user = 0; user < 2400; user++) {
		const first = Math.floor(4 * random());
		const tastes = [first, sameTaste ? first : Math.floor(4 * random())];
		for (let item = 0; item < ITEMS; item++)
			if (random() < (Math.floor(item / 2) % 4 === tastes[item % 2] ? 0.5 : 0.02)) table.add(user, item, 0, 0);
	}
	return table.finish([]).ratings;
}

/** The rows of one and of two mentions of each sort. */
function measured(ratings: Ratings) {
	const [counted, judged] = halvesOf(ratings, 1);
	return across(judged, counted, SORTS, { mentions: [1, 2], targets: 200, tastes: false, seed: 2 });
}
const [alike] = measured(people(true)) as [AcrossRow, AcrossRow];
const [unlike, unlikeTwo] = measured(people(false)) as [AcrossRow, AcrossRow];

test('the smallest crowd bounds the people who match both sorts, dependent or not', () => {
	for (const row of [alike, unlike]) {
		expect(row.people).toBe(200);
		expect(row.holds).toBeGreaterThan(0.85);
		// By more than what chance does to the people of two halves.
		expect(row.tooSmall).toBeLessThan(0.02);
	}
	expect(unlike.bound).toBeGreaterThan(2 * alike.bound);
	// Who may fit less on one sort and more on the other is one of more people.
	expect(unlikeTwo.boundAdded).toBeLessThan(unlikeTwo.bound);
});

test('the product is right only if the two sorts are independent', () => {
	expect(Math.abs(Math.log2(unlike.product))).toBeLessThan(0.15);
	expect(alike.product).toBeLessThan(0.5);
	expect(alike.productBelow).toBeGreaterThan(0.5);
	expect(unlike.productBelow).toBeLessThan(0.1);
});

test('bound and product are compared with joint ranks computed by hand', () => {
	const joint = (rank: number, ...crowds: number[]) => ({
		crowds: crowds.map((crowd) => ({ crowd, members: 101 })),
		...{ both: 101, rank, added: 2 * rank },
	});
	// Products: 1 + 100 * .1 * .2 = 3, 1 + 100 * .5 * .5 = 26, 1 + 100 * .04 * 1 = 5.
	expect(compareJoint([joint(8, 11, 21), joint(10, 51, 51), joint(12, 5.4, 101)])).toEqual({
		people: 3,
		rank: 10,
		holds: 2 / 3,
		tooSmall: 1 / 3,
		bound: 11 / 8,
		boundAdded: 11 / 16,
		product: expect.closeTo(5.4 / 12, 9),
		productErrs: expect.closeTo(2.6, 9),
		productBelow: 2 / 3,
		productAbove: 1 / 3,
	});
});

test('items are divided by a genre; items without any are in neither sort', () => {
	const itemIds = createIds();
	for (const id of ['a', 'b', 'c', 'd']) itemIds.ofText(id);
	const ratings = { ...people(true), items: 4, itemIds, userIds: createIds() };
	const row = (id: string, ...genres: string[]) => ({ id, title: id, year: 0, genres });
	const rows = [row('a', 'Party'), row('b', 'Dice', 'wargame'), row('x', 'Dice'), row('c'), row('d', 'Wargame')];
	expect(sortsOf(ratings, rows, 'Wargame').map((places) => [...places])).toEqual([
		[-1, 0, -1, 1],
		[0, -1, -1, -1],
	]);
	expect(() => sortsOf(ratings, rows, 'Chess')).toThrow(/has the genre "Chess"/);
	expect(() => sortsOf(ratings, [row('a', 'Party')], 'party')).toThrow(/no other sort/);
});

test('two lists by the same people are one catalogue; damaged ones are refused by line', async () => {
	const [books, music] = [join(folder, 'books'), join(folder, 'music')] as const;
	await writeFile(books, '7 10 11\n3 11\n');
	const after = async (text: string) => {
		await writeFile(music, text);
		return listsOf([books, music]);
	};
	const { ratings, sorts } = await after('3 10 10 12\n7 12\n');
	expect(sorts.map((places) => [...places])).toEqual([
		[0, 1, -1, -1],
		[-1, -1, 0, 1],
	]);
	const rated = [0, 1].map((user) => [...ratings.byUser.ids.slice(...ratings.byUser.start.slice(user, user + 2))]);
	expect(rated).toEqual([
		[0, 1, 3],
		[1, 2, 3],
	]);
	await expect(after('3 1\n7 x\n')).rejects.toThrow('music: line 2: is not a person number with numbers of items.');
	await expect(after('3 1\n3 2\n')).rejects.toThrow('line 2: the person 3 was on an earlier line.');
	await expect(after('3 1\n8 2\n')).rejects.toThrow(`line 2: the person 8 is not in ${books}.`);
	await expect(after('3 1\n')).rejects.toThrow(`music: lacks people of ${books}.`);
	for (const args of [
		['--people', books],
		['--people', books, music, music],
	])
		await expect(acrossCommand.parseAsync(args, { from: 'user' })).rejects.toThrow('--people takes two files.');
});

test('a part has the people who rated any of its items, and all of its items', () => {
	const table = createTable(false, false);
	for (const [user, items] of [[0, 3], [1], [2, 3, 0]].entries()) for (const item of items) table.add(user, item, 0, 0);
	const whole = table.finish([]).ratings;
	const { ratings, people: members } = partOf(whole, (user) => user !== 2, [0, -1, -1, 1]);
	expect(members).toEqual([0]);
	expect([ratings.users, ratings.items, ratings.count]).toEqual([1, 2, 2]);
	expect([...ratings.byUser.ids]).toEqual([0, 1]);
	expect([...partOf(whole, (user) => user === 1).ratings.byItem.start]).toEqual([0, 0, 1, 1, 1]);
});
