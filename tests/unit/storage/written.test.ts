import * as v from 'valibot';
import { expect, test } from 'vitest';
import { MOST_PARTS } from '../../../src/core/mentions/others.ts';
import { isAt, newDraft, saidIn, withSaying } from '../../../src/storage/draft.ts';
import { PartsSchema } from '../../../src/storage/written.ts';

const parts = (count: number) => Array.from({ length: count }, (_, i) => [2 * i, 2 * i + 1]);

test.each([
	[[], true],
	[[[0, 1]], true],
	[
		[
			[0, 4],
			[4, 5],
		],
		true,
	],
	[parts(MOST_PARTS), true],
	[parts(MOST_PARTS + 1), false],
	[[[3, 3]], false],
	[[[4, 3]], false],
	[[[-1, 3]], false],
	[
		[
			[0, 4],
			[3, 5],
		],
		false,
	],
	[[[0, 1.5]], false],
	[[[0]], false],
	[[[0, 1, 2]], false],
	[['ab'], false],
	['', false],
	[null, false],
])('parts are in order and apart: %j', (value, are) => {
	expect(v.is(PartsSchema, value)).toBe(are);
});

const place = { frame: 1, box: 2, site: 'forum.example' };

test('a draft is only at its place', () => {
	const draft = newDraft(place);
	expect(isAt(place)(draft)).toBe(true);
	for (const other of [{ frame: 2 }, { box: 1 }, { site: 'b.example' }])
		expect(isAt({ ...place, ...other })(draft)).toBe(false);
	expect(draft).toEqual({ ...place, seed: expect.any(Number), decoys: [], choices: [] });
	expect(new Set(Array.from({ length: 20 }, () => newDraft(place).seed)).size).toBeGreaterThan(15);
});

test('answers in a draft override stored ones, and null takes those back', () => {
	const kept = new Map([
		[1, 'rated'],
		[2, 'never'],
	] as const);
	const film = (id: number) => ({ kind: 'films', id }) as const;
	const draft = [
		{ ...film(1), said: null },
		{ ...film(3), said: 'never' } as const,
		// A book of the same number.
		{ kind: 'books', id: 2, said: 'rated' } as const,
	].reduce((before, saying) => withSaying(before, saying, false), newDraft(place));
	expect([...saidIn(draft, 'films', kept)]).toEqual([
		[2, 'never'],
		[3, 'never'],
	]);
	expect(kept.size).toBe(2);
	expect([...saidIn(draft, 'films')]).toEqual([[3, 'never']]);
	expect([...saidIn(draft, 'books')]).toEqual([[2, 'rated']]);
	expect([...saidIn(newDraft(place), 'films', kept)]).toEqual([...kept]);
	const again = withSaying(draft, { ...film(3), said: 'rated' }, false);
	expect([...saidIn(again, 'films', kept)]).toEqual([
		[2, 'never'],
		[3, 'rated'],
	]);
	// What is kept elsewhere from now on stands no longer in the draft.
	expect(withSaying(again, { ...film(3), said: 'never' }, true).said).toEqual(draft.said!.filter(({ id }) => id !== 3));
});
