/** When earlier posts decide, and when there is advice at all. */
import { expect, test } from 'vitest';
import { advise } from '../../../../src/core/advice/advice.ts';
import { earlierDecide, isFineAlone } from '../../../../src/core/advice/goal.ts';
import { isAdvised, type State } from '../../../../src/core/advice/result.ts';
import { testPack } from '../../films.ts';

test('earlier posts are the reason if they miss the goal and the draft narrows them by less than half', () => {
	const of = (crowd: number, before: number, films = 1, state: State = 'short') =>
		earlierDecide({ crowd, tolerance: 100, state, earlier: { films, crowd: before } });
	expect(of(50, 94)).toBe(true);
	expect(of(60, 99.9)).toBe(true);
	expect(of(60, 100)).toBe(false);
	expect(of(40, 80)).toBe(false);
	expect(of(40, 79)).toBe(true);
	expect(of(100, 99)).toBe(false);
	expect(of(99, 99)).toBe(true);
	expect(of(50, 94, 0)).toBe(false);
	expect(of(40, 90, 0, 'identifiedBefore')).toBe(true);
});

test('a draft is fine by itself if it would reach the goal without the posts before', () => {
	const pack = testPack();
	const before = advise(pack, 'Werckmeister Harmonies (2000) was on.', { tolerance: 1000 }).mentions[0]!.film.id;
	const after = (title: string) =>
		advise(pack, `We watched ${title} last night.`, { tolerance: 1000, history: [{ film: before, decoy: false }] });
	const [known, rare] = [after('The Matrix (1999)'), after('Koyaanisqatsi (1982)')];
	expect([known, rare].map((advice) => advice.crowd < 1000)).toEqual([true, true]);
	expect([known, rare].map(isFineAlone)).toEqual([true, false]);
});

test('a draft gets advice if it has a film or a phrase for one', () => {
	const of = (mentions: number, phrases: number) =>
		isAdvised({ mentions: new Array<never>(mentions), phrased: phrases });
	expect([of(0, 0), of(1, 0), of(0, 1), of(2, 3)]).toEqual([false, true, true, true]);
});
