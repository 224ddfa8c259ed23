import { expect, test } from 'vitest';
import { advise } from '../../../src/core/advice/advice.ts';
import { limitToShown, showingOf } from '../../../src/study/showing.ts';
import { testPack } from '../films.ts';

const pack = testPack();
const DRAFT = 'I adored Koyaanisqatsi and Werckmeister Harmonies, also The Matrix';

test('three films are suggested although a plan needs fewer, those of the plans first', () => {
	const { plans, suggestions, mentions, tolerance } = advise(pack, DRAFT, { tolerance: 2, seed: 1 });
	expect(tolerance).toBe(2);
	const planned = [...plans.mixed.add, ...plans.add].map(({ film }) => film.id);
	expect(planned.length).toBeLessThan(3);
	const ids = suggestions.map(({ film }) => film.id);
	expect(new Set(ids).size).toBe(3);
	expect(ids.slice(0, new Set(planned).size)).toEqual([...new Set(planned)]);
	const named = new Set(mentions.map(({ film }) => film.id));
	expect(ids.filter((id) => named.has(id))).toEqual([]);
	for (const { share } of suggestions) expect(share).toBeGreaterThanOrEqual(0.01);
});

test('an arm of a study suggests only what its plans do', () => {
	const advice = advise(pack, DRAFT, { tolerance: 800, seed: 1 });
	expect(advice.suggestions).toHaveLength(3);
	expect(limitToShown(advice, showingOf({ shows: 'all' })).suggestions).toEqual([]);
});

test('what the writer says to have never rated is suggested before other films, in most draws', () => {
	const suggested = (said: ReadonlyMap<number, 'never'>, seed: number) =>
		advise(pack, DRAFT, { tolerance: 800, seed, said }).suggestions.map(({ film }) => film.id);
	const seeds = Array.from({ length: 12 }, (_, i) => i + 1);
	const draws = (said: ReadonlyMap<number, 'never'>) => seeds.map((seed) => suggested(said, seed));
	const times = (film: number, drawn: readonly number[][]) => drawn.filter((films) => films.includes(film)).length;
	const before = draws(new Map());
	const film = [...new Set(before.flat())].sort((a, b) => times(a, before) - times(b, before))[0]!;
	expect(times(film, draws(new Map([[film, 'never']])))).toBeGreaterThan(times(film, before));
});
