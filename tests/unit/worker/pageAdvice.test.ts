/** Which marks a page is given, and which of them are drawn. */
import { expect, test } from 'vitest';
import { consult } from '../../../src/core/advice/advice.ts';
import { findMentions } from '../../../src/core/mentions/mentions.ts';
import type { Quiet } from '../../../src/storage/limits.ts';
import { DEFAULT_SHOWING, type Showing } from '../../../src/study/showing.ts';
import { pageAdvice } from '../../../src/worker/pageAdvice.ts';
import { testPack } from '../films.ts';

const pack = testPack();
const SURE = 'I adored The Matrix.';
const DRAFT = `${SURE} It was Heat that we wanted.`;
const all = findMentions(pack.catalogue, DRAFT);
const found = [{ kind: 'films' as const, all, mentions: all }];

function marks(tolerance: number, level: Quiet = 'marks', showing: Showing = DEFAULT_SHOWING) {
	const consulted = consult(pack, DRAFT, { tolerance, filmsRated: 2500 });
	const { advice } = consulted;
	return {
		advice,
		shown: pageAdvice({ advice, full: advice, showing, found, kinds: [{ ...found[0]!, ...consulted }] }, level).marks,
	};
}
const drawn = (tolerance: number, level?: Quiet, showing?: Showing) =>
	marks(tolerance, level, showing).shown.map((mark) => mark.drawn);

test('a maybe is drawn if the crowd with all maybes is too small', () => {
	const { crowd, crowdWithMaybes } = marks(100).advice;
	expect(crowdWithMaybes).toBeLessThan(crowd);
	expect(drawn(crowdWithMaybes - 1)).toEqual([false, false]);
	expect(drawn((crowd + crowdWithMaybes) / 2)).toEqual([false, true]);
	expect(drawn(1.1 * crowd)).toEqual([true, true]);
});

test('no maybe is drawn where marks are off', () => {
	expect(drawn(1e6)).toEqual([true, true]);
	expect(drawn(1e6, 'badge')).toEqual([false, false]);
	expect(drawn(1e6, 'marks', { ...DEFAULT_SHOWING, marks: 'none' })).toEqual([false, false]);
});

test('a mark holds whether it is a maybe, and the crowd with and without it', () => {
	const { advice, shown } = marks(1e6);
	const [sure, maybe] = shown;
	expect(sure).toMatchObject({ maybe: false, crowdWith: advice.crowd });
	expect(sure!.crowdWithout).toBe(advice.mentions[0]!.crowdWithout);
	expect(maybe).toMatchObject({ maybe: true, crowdWithout: advice.crowd, film: { title: 'Heat' } });
	expect(maybe!.crowdWith).toBe(advice.maybes[0]!.crowdWith);
});

test('all that was found is sent with its place, drawn or not', () => {
	const places = (tolerance: number, level?: Quiet) =>
		marks(tolerance, level).shown.map(({ start, end }) => [start, end]);
	expect(places(1)).toEqual(places(1e6));
	expect(places(1, 'badge')).toEqual(all.map(({ start, end }) => [start, end]));
});
