import { expect, test } from 'vitest';
import { advise } from '../../../src/core/advice/advice.ts';
import { openBuiltIn } from '../../../src/pack/builtIn.ts';
import { limitToShown, showingOf } from '../../../src/study/showing.ts';
import { testPack } from '../films.ts';

const pack = testPack();
const DRAFT = 'I adored Koyaanisqatsi and Werckmeister Harmonies, also The Matrix';

test('three films are suggested even if a plan needs fewer', () => {
	const { plans, suggestions, mentions, tolerance } = advise(pack, DRAFT, { tolerance: 2, seed: 1 });
	expect(tolerance).toBe(2);
	const planned = [...plans.mixed.add, ...plans.add].map(({ film }) => film.id);
	expect(planned.length).toBeLessThan(3);
	const ids = suggestions.map(({ film }) => film.id);
	expect(new Set(ids).size).toBe(3);
	const named = new Set(mentions.map(({ film }) => film.id));
	expect(ids.filter((id) => named.has(id))).toEqual([]);
	for (const { share } of suggestions) expect(share).toBeGreaterThanOrEqual(0.01);
});

test('a study’s arm suggests only films of its plans', () => {
	const advice = advise(pack, DRAFT, { tolerance: 800, seed: 1 });
	expect(advice.suggestions).toHaveLength(3);
	expect(limitToShown(advice, showingOf({ shows: 'all' })).suggestions).toEqual([]);
});

test('most draws suggest a film that the writer never rated first', () => {
	const suggested = (said: ReadonlyMap<number, 'never'>, seed: number) =>
		advise(pack, DRAFT, { tolerance: 800, seed, said }).suggestions.map(({ film }) => film.id);
	const seeds = Array.from({ length: 12 }, (_, i) => i + 1);
	const draws = (said: ReadonlyMap<number, 'never'>) => seeds.map((seed) => suggested(said, seed));
	const times = (film: number, drawn: readonly number[][]) => drawn.filter((films) => films.includes(film)).length;
	const before = draws(new Map());
	const film = [...new Set(before.flat())].sort((a, b) => times(a, before) - times(b, before))[0]!;
	expect(times(film, draws(new Map([[film, 'never']])))).toBeGreaterThan(times(film, before));
});

test('similar drafts get different films, and a draft about one country gets its films', async () => {
	const builtIn = await openBuiltIn();
	const suggested = (draft: string) =>
		advise(builtIn, draft, { tolerance: 100 }).suggestions.map(({ film }) => film.title);
	const titles = ['La Strada', 'Accattone', 'Viridiana', 'Harakiri', 'Daisies', 'La Jetée', 'Playtime', 'Ikiru'];
	const all = titles.map((title) => suggested(`We watched ${title} at home on Sunday.`));
	const times = new Map<string, number>();
	for (const title of all.flat()) times.set(title, (times.get(title) ?? 0) + 1);
	expect(Math.max(...times.values())).toBeLessThanOrEqual(titles.length / 2);
	expect(times.size).toBeGreaterThan(titles.length);
	const japanese = suggested('My weekend: Harakiri, Woman in the Dunes and Kwaidan.');
	expect(japanese.length).toBeGreaterThan(0);
	const known = [
		'Seven Samurai',
		'Rashomon',
		'Ikiru',
		'High and Low',
		'Yojimbo',
		'Tokyo Story',
		'Throne of Blood',
		'Ran',
		'Sanjuro',
		'Late Spring',
	];
	expect(japanese.filter((title) => !known.includes(title))).toEqual([]);
});
