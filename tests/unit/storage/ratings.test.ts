import { expect, test } from 'vitest';
import type { PackKind } from '../../../src/core/catalogue/packKinds.ts';
import {
	countDamaged,
	forgetImport,
	forgetRatings,
	type NewImport,
	readImports,
	readOwnRatings,
	saveImport,
	settleAllUnmatched,
	settleUnmatched,
} from '../../../src/storage/ratings.ts';
import { db } from '../emptyDb.ts';
import { fillDiskAt } from './fullDisk.ts';

const named = (title: string, stars: number | null, date: string | null = null) => ({ title, year: 1995, stars, date });
const unmatched = (row: number, stars: number | null = null) => ({
	...{ title: `Unknown ${row}`, year: null, stars, date: null, row, part: '' },
});
const anImport = (more: Partial<NewImport> = {}): NewImport => ({
	kind: 'films',
	service: 'Letterboxd',
	file: 'ratings.csv',
	date: '2026-11-21',
	films: [named('Heat', 4.5, '2024-01-02'), named('Crash', null)],
	unmatched: [],
	...more,
});
const save = (more: Partial<NewImport> = {}) => saveImport(db, anImport(more), () => undefined);
const short = async () => (await readOwnRatings(db)).map(({ title, stars, date }) => `${title} ${stars} ${date}`);
/** All that is stored. */
const everything = async () => [await db.getAll('ratings'), await db.getAll('imports')];

test('an import is kept with its films and the rows that did not match', async () => {
	const shares: number[] = [];
	await saveImport(db, anImport({ unmatched: [unmatched(7)] }), (share) => shares.push(share));
	expect(await short()).toEqual(['Crash null null', 'Heat 4.5 2024-01-02']);
	expect(await readImports(db)).toEqual([
		{
			...{ id: 1, kind: 'films', service: 'Letterboxd', file: 'ratings.csv', date: '2026-11-21' },
			matched: 2,
			unmatched: [unmatched(7)],
		},
	]);
	expect(shares.at(-1)).toBe(1);
});

test('of two imports, ratings override viewings, and then the newer counts; forgetting one leaves the other', async () => {
	const first = await save();
	const second = await save({ films: [named('Heat', 2, '2025-01-01'), named('Crash', 3), named('Dune', null)] });
	const third = await save({ films: [named('Heat', null, '2026-01-01')] });
	expect(await short()).toEqual(['Crash 3 null', 'Dune null null', 'Heat 2 2025-01-01']);
	await forgetImport(db, { id: second, kind: 'films' });
	expect(await short()).toEqual(['Crash null null', 'Heat 4.5 2024-01-02']);
	await forgetImport(db, { id: first, kind: 'films' });
	expect(await short()).toEqual(['Heat null 2026-01-01']);
	await forgetImport(db, { id: third, kind: 'films' });
	expect(await everything()).toEqual([[], []]);
});

test('two rows for one film are one rating', async () => {
	await save({ films: [named('Heat', null), named('Heat', 3, '2020-01-01'), named('Heat', 4, '2021-01-01')] });
	expect(await short()).toEqual(['Heat 4 2021-01-01']);
	await forgetRatings(db);
	await save({ films: [named('Heat', 4, '2021-01-01'), named('Heat', 3, '2020-01-01'), named('Heat', null)] });
	expect(await short()).toEqual(['Heat 4 2021-01-01']);
	expect((await readImports(db))[0]!.matched).toBe(1);
	expect((await readOwnRatings(db))[0]!.said).toHaveLength(1);
	// A row that is settled later as the same film says less.
	const id = await save({ unmatched: [unmatched(7)], films: [named('Heat', 5, '2022-01-01')] });
	await settleUnmatched(db, id, { row: 7, part: '' }, { title: 'Heat', year: 1995 });
	expect(await short()).toEqual(['Heat 5 2022-01-01']);
});

test('an unmatched row can be corrected or left out once', async () => {
	const id = await save({ unmatched: [unmatched(7, 4), unmatched(8), unmatched(9), unmatched(10)] });
	const dune = { title: 'Dune', year: 2021 };
	await settleUnmatched(db, id, { row: 7, part: '' }, dune);
	await settleUnmatched(db, id, { row: 7, part: '' }, { title: 'Other', year: 2000 });
	await settleUnmatched(db, id, { row: 8, part: '' }, null);
	await settleUnmatched(db, 99, { row: 9, part: '' }, dune);
	expect(await short()).toEqual(['Crash null null', 'Dune 4 null', 'Heat 4.5 2024-01-02']);
	expect((await readImports(db))[0]).toMatchObject({ matched: 3, unmatched: [unmatched(9), unmatched(10)] });
	await settleAllUnmatched(db, id);
	expect((await readImports(db))[0]).toMatchObject({ matched: 3, unmatched: [] });
	await forgetImport(db, { id: id, kind: 'films' });
	expect(await everything()).toEqual([[], []]);
});

test.each([1, 2, 600])('a failure at write %i of an import leaves everything as it was', async (fatal) => {
	await save();
	const before = await everything();
	fillDiskAt(fatal);
	const films = [named('Heat', 1, '2026-01-01'), ...Array.from({ length: 700 }, (_, i) => named(`Film ${i}`, 3))];
	await expect(save({ films })).rejects.toThrow('The disk is full.');
	expect(await everything()).toEqual(before);
});

test('damaged records are skipped and counted, and do not stop an import', async () => {
	await save();
	await db.put('ratings', { kind: 'films', title: 'Odd', year: 1990, stars: 99 } as never);
	await db.put('ratings', { kind: 'films', title: 'Heat', year: 1995, stars: 'many' } as never);
	await db.put('imports', { id: 50, service: 7 } as never);
	expect(await short()).toEqual(['Crash null null']);
	expect([(await readImports(db)).length, await countDamaged(db)]).toEqual([1, 3]);
	await save({ films: [named('Heat', 3)] });
	expect(await short()).toEqual(['Crash null null', 'Heat 3 null']);
	await forgetRatings(db);
	expect(await everything()).toEqual([[], []]);
});

test('forgetting one import of many thousand films deletes them all', async () => {
	const films = Array.from({ length: 1203 }, (_, i) => named(`Film ${i}`, 3));
	const id = await save({ films });
	await save({ films: films.slice(0, 2) });
	await forgetImport(db, { id: id, kind: 'films' });
	expect(await short()).toEqual(['Film 0 3 null', 'Film 1 3 null']);
});

test.each([0.5, 3, 5, null])('%j stars are a rating', async (stars) => {
	await db.put('ratings', { kind: 'films', ...named('Heat', stars), said: [{ import: 1, stars, date: null }] });
	expect(await countDamaged(db)).toBe(0);
	expect(await short()).toEqual([`Heat ${stars} null`]);
});

test.each([0, 0.4, 5.1, '3', Number.NaN, true])('%j stars are not a rating', async (stars) => {
	await db.put('ratings', {
		kind: 'films',
		...named('Heat', stars as number),
		said: [{ import: 1, stars: 3, date: null }],
	});
	expect([await countDamaged(db), await short()]).toEqual([1, []]);
});

test('ratings of a game and a film with the same title and year are separate, and so are their imports', async () => {
	const films = await save();
	const games = { kind: 'boardgames', service: 'BoardGameGeek', file: 'collection.csv' } as const;
	const heat = { ...named('Heat', null), kind: 'boardgames' } as const;
	const id = await save({ ...games, films: [heat], unmatched: [unmatched(4)] });
	expect([films, id]).toEqual([1, 2]);
	await settleUnmatched(db, id, { row: 4, part: '' }, { ...heat, title: 'Crash' });
	expect(await short()).toEqual(['Crash null null', 'Heat 4.5 2024-01-02']);
	const titles = async (kind: PackKind) => (await readOwnRatings(db, kind)).map(({ title }) => title);
	expect([await titles('boardgames'), await titles('books')]).toEqual([['Crash', 'Heat'], []]);
	expect(await readImports(db, 'boardgames')).toMatchObject([{ id: 2, ...games, matched: 2, unmatched: [] }]);
	expect([(await readImports(db)).length, (await readImports(db, 'books')).length]).toEqual([2, 0]);
	await save({ kind: 'books', films: [{ ...heat, kind: 'books' }] });
	await forgetImport(db, { id, kind: 'boardgames' });
	expect([await titles('boardgames'), await titles('books'), (await titles('films')).length]).toEqual([
		[],
		['Heat'],
		2,
	]);
	await db.put('ratings', { ...heat, kind: 'music' as never, said: [] });
	expect(await countDamaged(db)).toBe(1);
	await forgetRatings(db);
	expect(await everything()).toEqual([[], []]);
});
