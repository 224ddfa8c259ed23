import { expect, test } from 'vitest';
import { type Check, forgetCheck, keepCheck, keepDone, readCheck } from '../../../src/storage/check.ts';
import { MOST_POSTS } from '../../../src/storage/limits.ts';

/** A storage area with these entries. */
function areaOf(data: Record<string, unknown> = {}) {
	return {
		data,
		get: async () => structuredClone(data),
		set: async (items: object) => void Object.assign(data, structuredClone(items)),
		remove: async (keys: unknown) => {
			for (const key of keys as string[]) delete data[key];
		},
	};
}

const post = (link: string | null = 'https://www.reddit.com/r/movies/c1/'): Check['posts'][number] => ({
	...{ id: 'c1', site: 'www.reddit.com', date: '2021-03-14T12:00:00Z', link },
	films: [{ title: 'Heat', year: 1995 }],
});
const check = (posts = [post(), post(null)], id = 'a'): Check => ({
	...{ id, files: ['export.zip'], persona: null, date: '2026-11-23', read: 7, posts },
});

test('a check is kept with its check marks until another replaces it or it is deleted', async () => {
	const area = areaOf();
	expect(await readCheck(area)).toBeNull();
	expect(await keepCheck(area, check())).toBe(true);
	await keepDone(area, 'a', [1, 7]);
	expect(await readCheck(area)).toEqual({ check: check(), done: [1] });
	await keepCheck(area, check([post()]));
	expect(await readCheck(area)).toEqual({ check: check([post()]), done: [] });
	await forgetCheck(area, 'a');
	expect(area.data).toEqual({});
});

test('a tab that shows another check neither checks off posts of the kept one nor forgets it', async () => {
	const area = areaOf();
	await keepCheck(area, check());
	await keepCheck(area, check([post(), post()], 'b'));
	expect(await keepDone(area, 'b', [1])).toBe(true);
	expect(await keepDone(area, 'a', [0])).toBe(false);
	await forgetCheck(area, 'a');
	expect(await readCheck(area)).toEqual({ check: check([post(), post()], 'b'), done: [1] });
	await area.set({ checkDone: { id: 'a', done: [0] } });
	expect((await readCheck(area))!.done).toEqual([]);
});

test('a check of an older version, without an id, is read with its check marks, continued, and forgotten', async () => {
	const { id: _, ...older } = check();
	const area = areaOf({ check: older, checkDone: [1] });
	const { check: read, done } = (await readCheck(area))!;
	expect([read, done]).toEqual([{ ...older, id: '' }, [1]]);
	await keepDone(area, read.id, [0]);
	expect((await readCheck(area))!.done).toEqual([0]);
	await keepCheck(area, check([post()]));
	await keepDone(area, read.id, [0]);
	expect((await readCheck(area))!.done).toEqual([]);
	const ticked = areaOf({ check: older, checkDone: [1] });
	await forgetCheck(ticked, '');
	expect(await keepDone(ticked, '', [1])).toBe(false);
	expect(ticked.data).toEqual({});
});

test('a check with too many posts removes the one before, and is not kept', async () => {
	const area = areaOf();
	await keepCheck(area, check());
	expect(await keepCheck(area, check(Array.from({ length: MOST_POSTS + 1 }, () => post())))).toBe(false);
	expect(await readCheck(area)).toBeNull();
});

test.each([
	['a link that is no address of a page', check([post('javascript://a.example/%0aalert(1)')])],
	['a post without films', check([{ ...post(), films: [] }])],
	['no day', { ...check(), date: 'yesterday' }],
	['nothing of it', 7],
])('a damaged check is not shown: %s', async (_, damaged) => {
	expect(await readCheck(areaOf({ check: damaged }))).toBeNull();
});
