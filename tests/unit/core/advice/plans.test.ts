/** The three plans, by crowds that are said for each set of films. */
import { expect, test } from 'vitest';
import { makePlans, planEnd, whatIf, withoutEach } from '../../../../src/core/advice/plans.ts';
import { createTrial } from '../../../../src/core/advice/trial.ts';
import { genreBits } from '../../../../src/core/catalogue/film.ts';
import { by, packOf, ratedBy, saidCase } from './saidCase.ts';
import { nothing, rowsOf, saidCrowds } from './saidCrowds.ts';

const whole = (value: number) => Math.round(100 * value) / 100;
/** Plans for films by their factors, with films to mention by their raters. */
function plansFor(
	factors: Record<number, number>,
	more: Record<number, number>,
	tolerance: number,
	{ people = 10_000, earlier = [] as number[], seed = 1 } = {},
) {
	const films = Object.keys(factors)
		.map(Number)
		.filter((film) => !earlier.includes(film));
	const planCase = saidCase({ films, earlier, crowdOf: by(people, factors, more), adversaries: ['scoring'] });
	const mentionable = new Set(Object.keys(more).map((raters) => ratedBy(Number(raters))));
	const plans = makePlans(packOf(), planCase, { tolerance, seed, neverSuggest: (film) => !mentionable.has(film) });
	const steps = (list: readonly { film: number; crowd: number }[]) =>
		list.map(({ film, crowd }) => [film, whole(crowd)]);
	return {
		without: plans.without.map(whole),
		suggested: plans.suggested,
		drop: steps(plans.drop.drop),
		add: steps(plans.add.add),
		mixed: [steps(plans.mixed.drop), steps(plans.mixed.add)],
	};
}
const [nine, ten, eleven] = [9, 10, 11].map(ratedBy) as [number, number, number];

test('each plan is made until the goal is reached', () => {
	expect(plansFor({ 0: 2, 1: 10, 2: 5 }, { 9: 3 }, 900)).toEqual({
		without: [200, 1000, 500],
		suggested: [nine],
		drop: [[1, 1000]],
		add: [[nine, 300]],
		mixed: [[[1, 1000]], [[nine, 3000]]],
	});
	// Leaving out one and mentioning others is not enough: two are left out.
	expect(plansFor({ 0: 2, 1: 10, 2: 5 }, { 9: 1.5 }, 4000).mixed).toEqual([
		[
			[1, 1000],
			[2, 5000],
		],
		[[nine, 7500]],
	]);
	expect(plansFor({ 0: 2, 1: 10, 2: 5 }, { 9: 1.5 }, 1499).mixed).toEqual([[[1, 1000]], [[nine, 1500]]]);
	expect(plansFor({ 0: 2, 1: 10, 2: 5 }, { 9: 1.5 }, 1501).mixed[0]).toHaveLength(2);
});

test('at least one film stays, and a plan that adds none is not a mixed one', () => {
	expect(plansFor({ 0: 2 }, { 9: 3 }, 1e6).mixed).toEqual([[], []]);
	expect(plansFor({ 0: 2, 1: 10 }, { 9: 3 }, 1e6).mixed).toEqual([[[1, 5000]], [[nine, 15_000]]]);
	expect(plansFor({ 0: 2, 1: 10, 2: 5 }, {}, 1e6)).toMatchObject({ mixed: [[], []], add: [], suggested: [] });
	expect(plansFor({}, { 9: 3 }, 1e6)).toEqual({ without: [], suggested: [], drop: [], add: [], mixed: [[], []] });
});

test('leaving out a second film must help', () => {
	// All are worth the same, but the second helps by less than a hundredth.
	expect(plansFor({ 0: 1.001, 1: 10, 2: 1.005 }, { 9: 1.5 }, 1e6).mixed[0]).toHaveLength(1);
	expect(plansFor({ 0: 1.001, 1: 10, 2: 1.02 }, { 9: 1.5 }, 1e6).mixed[0]).toHaveLength(2);
	// Nor is it one where what is mentioned narrows the crowd.
	expect(plansFor({ 0: 2, 1: 10 }, { 9: 0.5 }, 1e6)).toMatchObject({ mixed: [[], []], add: [], suggested: [] });
});

test('a mixed plan leaves out at most two films, and is dropped if it narrows the crowd', () => {
	expect(plansFor({ 0: 2, 1: 10, 2: 5, 3: 3 }, { 9: 1.5 }, 1e6).mixed[0]).toHaveLength(2);
	// These films hide the writer: each that is left out halves the crowd.
	expect(plansFor({ 0: 0.5, 1: 0.5 }, { 9: 1.5 }, 1e6).mixed).toEqual([[], []]);
	expect(plansFor({ 0: 0.5, 1: 0.5 }, { 9: 2.01 }, 1e6).mixed).toEqual([[], []]);
	expect(plansFor({ 0: 0.5, 1: 0.5 }, { 9: 2.03 }, 1e6).mixed[1]).toHaveLength(1);
});

test('films in earlier posts are not left out; without films in the draft, others may be added to them', () => {
	expect(plansFor({ 0: 2, 1: 10 }, { 9: 3 }, 1e6, { earlier: [1] })).toEqual({
		without: [1000],
		suggested: [nine],
		drop: [[0, 1000]],
		add: [[nine, 1500]],
		mixed: [[], []],
	});
	expect(plansFor({ 1: 10 }, { 9: 3 }, 1e6, { earlier: [1] })).toMatchObject({ drop: [], add: [[nine, 3000]] });
});

test('films that plans add are suggested first, then those that do not narrow the crowd, ten in all', () => {
	const all = plansFor({ 0: 2 }, { 9: 3, 10: 1, 11: 0.5 }, 1e6);
	expect(all.add.at(-1)![0]).toBe(nine);
	expect(all.suggested).toHaveLength(2);
	expect(all.suggested.toSorted()).toEqual([nine, ten].toSorted());
	expect(all.suggested).not.toContain(eleven);
	const even = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [i + 9, 1]));
	const many = plansFor({ 0: 2 }, even, 1e6);
	expect(many.add).toEqual([]);
	expect(many.suggested).toHaveLength(10);
	expect(new Set(many.suggested).size).toBe(10);
	const two = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [i + 9, 2]));
	const first = plansFor({ 0: 2, 1: 3 }, two, 1e9);
	const planned = [...first.mixed[1]!, ...first.add].map(([film]) => film!);
	expect(first.suggested.slice(0, new Set(planned).size)).toEqual([...new Set(planned)]);
	expect(plansFor({ 0: 2 }, two, 1e9, { seed: 2 }).suggested).not.toEqual(plansFor({ 0: 2 }, two, 1e9).suggested);
});

test('a plan ends with the crowd under all guarded adversaries, and under two extra ones', () => {
	const draft = saidCase({
		films: [0, 1],
		crowdOf: (films, name) =>
			by(1000, { 0: 2, 1: 5 }, { 9: 3 })(films) * (name === 'tfidf' ? 0.5 : name === 'scoring' ? 2 : 1),
		guarded: ['tfidf', 'likelihoodDecoys'],
		adversaries: ['tfidf', 'scoring', 'likelihoodDecoys'],
	});
	const rounded = (end: ReturnType<typeof planEnd>) => end && Object.values(end).map(Math.round);
	expect(rounded(planEnd(draft, { drop: [], add: [] }))).toBeNull();
	expect(rounded(planEnd(draft, { drop: [{ film: 1, crowd: 1 }], add: [] }))).toEqual([250, 1000, 500]);
	expect(rounded(planEnd(draft, { drop: [], add: [{ film: nine, crowd: 1 }] }))).toEqual([150, 600, 300]);
	expect(rounded(whatIf(draft, [0, 1], [nine]))).toEqual([1500, 6000, 3000]);
});

test('a repeated question is counted once', () => {
	let counted = 0;
	const crowdOf = (films: number) => {
		counted++;
		return by(1000, { 0: 2, 1: 5 }, { 9: 3, 10: 2 })(films);
	};
	const draft = saidCase({ films: [0, 1], crowdOf });
	const phrase = (words: string) => new Map([[0, { words, says: {}, films: [0, 1], telling: 8 }]]);
	const ends = [
		() => whatIf(draft, [0, 1], [nine]),
		() => whatIf(draft, [0], [nine]),
		() => whatIf(draft, [0], [ratedBy(10)]),
		() => whatIf(draft, [], [], phrase('a drama')),
		() => whatIf(draft, [], [], phrase('a film')),
	];
	const first = ends.map((end) => end());
	counted = 0;
	expect(ends.map((end) => end())).toEqual(first);
	expect(whatIf(draft, [1, 0], [nine], phrase('a drama'))).toEqual(first[0]);
	expect(counted).toBe(0);
	expect(whatIf(saidCase({ films: [0, 1], crowdOf }), [0], [nine])).toEqual(first[1]);
	expect(counted).toBeGreaterThan(0);
});

test('with many films the grids are reused if they have enough room', () => {
	/** The sum of all rows: 1 for each film, 100 for each that is mentioned as well, a million for grids that were there. */
	const of = (films: number, drop: number, add: number) => {
		const one = saidCase({ films: [], crowdOf: () => 1 });
		const base = [rowsOf(1_000_000)].map(() => ({ ...nothing()[0]!, best: Int32Array.of(1_000_000) }));
		const crowds = saidCrowds(
			(sum) => sum,
			() => 100,
			['scoring'],
		);
		const draft = { ...one, crowds, base, films: Array.from({ length: films }, (_, i) => i), rows: () => rowsOf(1) };
		const places = Array.from({ length: drop }, (_, i) => i);
		const { crowd } = whatIf(
			{ ...draft, crowds: { ...crowds, adversaries: ['scoring'] } },
			places,
			new Array<number>(add).fill(9),
		);
		return Math.round(crowd);
	};
	expect(of(30, 0, 0)).toBe(30);
	expect(of(31, 0, 0)).toBe(1_000_031);
	expect(of(31, 1, 0)).toBe(30);
	expect(of(30, 0, 1)).toBe(1_000_130);
	expect(of(30, 0, 5)).toBe(1_000_530);
	expect(of(30, 0, 6)).toBe(630);
});

test('the crowd without each film is exact for up to six films, and under the worst adversaries for more', () => {
	const draft = (films: number[], factor = 1) => saidCase({ films, crowdOf: by(1000 * factor, { 0: 2, 1: 5 }) });
	const without = (films: number[]) => withoutEach(draft(films), () => draft(films, 3)).map(Math.round);
	expect(without([0, 1])).toEqual([200, 500]);
	expect(without([0, 1, 2, 3, 4, 5])).toEqual([200, 500, 100, 100, 100, 100]);
	expect(without([0, 1, 2, 3, 4, 5, 6])).toEqual([600, 1500, 300, 300, 300, 300, 300]);
});

test('if any film singles out its writer, all may go, up to what a plan leaves out', () => {
	const kept = (count: number) => {
		const films = Array.from({ length: count }, (_, film) => film);
		const crowdOf = (set: number) => (set === 0 ? 1000 : 1);
		const planCase = saidCase({ films, crowdOf, adversaries: ['scoring'] });
		const { keep, drop } = makePlans(packOf(), planCase, { tolerance: 100, seed: 1, neverSuggest: () => true });
		return [drop.drop.length, ...keep.map(({ out, crowd }) => `${count - out.length} of ${count}: ${whole(crowd)}`)];
	};
	expect(kept(6)).toEqual([6]);
	expect(kept(7)).toEqual([0, '0 of 7: 1000', '1 of 7: 1', '2 of 7: 1', '3 of 7: 1']);
	expect(kept(8)[1]).toBe('0 of 8: 1000');
	expect(kept(9)).toEqual([0, '1 of 9: 1', '2 of 9: 1', '3 of 9: 1']);
});

test('a trial counts changes of some films and keeps the others', () => {
	const planCase = saidCase({
		films: [0, 1, 2],
		earlier: [3],
		crowdOf: by(1000, { 0: 2, 1: 5, 2: 10, 3: 1.25 }, { 9: 3, 22: 0.9 }),
	});
	const trial = createTrial(planCase, [0, 1]);
	const crowd = (...args: Parameters<typeof trial>) => whole(trial(...args).crowd);
	const phrase = { words: 'a drama', says: { genre: 'Drama' }, films: [0, 1], telling: 8 };
	expect(crowd([], [])).toBe(8);
	expect(crowd([{ film: 0, to: null }], [])).toBe(16);
	expect(crowd([{ film: 1, to: nine }], [])).toBe(120);
	expect(crowd([{ film: 1, to: phrase }], [])).toBe(36);
	expect(crowd([{ film: 0, to: null }], [nine])).toBe(48);
	// What cannot be changed is not.
	expect(crowd([{ film: 2, to: null }], [])).toBe(8);
	expect(trial([], []).strangers).toBeCloseTo(Math.log(7), 6);
});

test('films suit those of the draft, or those of earlier posts if the draft names none', () => {
	const pack = packOf();
	// Film 1 and what may be mentioned are about war.
	const genres = Uint32Array.from(pack.catalogue.genres, (_, film) => genreBits([film === 0 ? 'Drama' : 'War']));
	const wars = { ...pack, catalogue: { ...pack.catalogue, genres } };
	const suggested = (films: number[], earlier: number[]) => {
		const planCase = saidCase({ films, earlier, crowdOf: () => 10, adversaries: ['scoring'] });
		return makePlans(wars, planCase, { tolerance: 100, seed: 1, neverSuggest: () => false }).suggested.length;
	};
	expect([suggested([0], [1]), suggested([1], [0]), suggested([], [1]), suggested([], [0])]).toEqual([0, 10, 10, 0]);
});
