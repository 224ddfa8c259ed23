/** What advice says of a draft, field by field. */
import { expect, test } from 'vitest';
import { planAdd } from '../../../src/core/advice/add.ts';
import { advise, consult } from '../../../src/core/advice/advice.ts';
import { decoyCandidates } from '../../../src/core/advice/decoys.ts';
import { decoyPool, whatIf } from '../../../src/core/advice/plans.ts';
import { copyAll, mention, mentionAll, worstOf } from '../../../src/core/crowd/crowds.ts';
import { testPack } from '../films.ts';

const pack = testPack();
const { population } = pack;
const TITLES = ['Koyaanisqatsi', 'Werckmeister Harmonies', 'The Matrix'];
const DRAFT = 'I adored Koyaanisqatsi and Werckmeister Harmonies, also The Matrix';
const rating = { stars: null, day: null };

test('each film has its position, its raters, and its cost', () => {
	const { advice, adviceCase } = consult(pack, DRAFT, { tolerance: 2000 });
	expect(advice.mentions.map(({ film }) => film.title)).toEqual(TITLES);
	for (const { start, end, film, raters, share, crowdWithout, ...rest } of advice.mentions) {
		expect(DRAFT.slice(start, end)).toBe(film.title);
		expect(raters).toBe(population.raters[film.id]);
		expect(share).toBe(raters! / 50_000);
		expect(crowdWithout).toBe(Math.max(advice.crowd, whatIf(adviceCase, [film.id], []).crowd));
		expect(rest).toMatchObject({ alternatives: [], published: false, rated: null, said: null });
		expect(rest.confidence).toBeGreaterThan(0.9);
	}
	expect(advice).toMatchObject({
		...{ population: { name: 'A test site', size: 50_000 }, members: 50_000, tolerance: 2000, told: 0, others: 0 },
		...{ earlier: { films: 0 }, ownRatings: false, nowhere: false, counted: null, maybes: [] },
		...{ bounded: { text: false, part: false, films: false }, understood: 'all', crowdWithMaybes: advice.crowd },
	});
	expect(advise(pack, DRAFT, { tolerance: 2000, members: 9000, nowhere: true })).toMatchObject({
		...{ members: 9000, nowhere: true, population: { size: 50_000 } },
	});
});

test('the crowd is the smallest under the guarded adversaries, which are listed in order', () => {
	const { crowd, adversaries, low, high } = advise(pack, DRAFT, { tolerance: 2000 });
	// The usual nine, and one who compares what the draft says of its films.
	expect(adversaries).toHaveLength(10);
	expect(adversaries.map((one) => one.crowd)).toEqual(adversaries.map((one) => one.crowd).toSorted((a, b) => a - b));
	expect(adversaries[0]!.crowd).toBe(crowd);
	expect(low).toBeLessThanOrEqual(crowd);
	expect(high).toBeGreaterThanOrEqual(crowd);
	for (const { name, crowd: alone } of adversaries) {
		const one = advise(pack, DRAFT, { tolerance: 2000, guard: [name] });
		expect(one.adversaries).toEqual([{ name, crowd: expect.closeTo(alone, 6) }]);
		expect(one.crowd).toBeCloseTo(alone, 6);
	}
});

test('earlier posts count, cannot be left out, and are listed separately', () => {
	const [koyaanisqatsi, werckmeister] = advise(pack, DRAFT, { tolerance: 1 }).mentions.map(({ film }) => film.id);
	const history = [{ film: werckmeister!, decoy: false }];
	const advice = advise(pack, DRAFT, { tolerance: 2000, history });
	expect(advice.mentions.map(({ published }) => published)).toEqual([false, true, false]);
	expect(advice.mentions[1]!.crowdWithout).toBe(advice.crowd);
	expect(advice.plans.drop.map((step) => step.mention)).not.toContain(1);
	expect(advice.earlier.films).toBe(1);
	const alone = advise(pack, 'Werckmeister Harmonies', { tolerance: 2000 });
	expect(advice.earlier.crowd / alone.crowd).toBeCloseTo(1, 1);
	const rated = new Map([[koyaanisqatsi!, rating]]);
	const own = advise(pack, DRAFT, { tolerance: 2000, rated });
	expect(own.ownRatings).toBe(true);
	expect(own.mentions.map((one) => one.rated)).toEqual([true, false, false]);
	expect(advise(pack, DRAFT, { tolerance: 2000, rated: new Map() }).ownRatings).toBe(false);
});

test('a suggested film has a share and a relation to one of the draft', () => {
	const { suggestions, plans } = advise(pack, DRAFT, { tolerance: 1e6 });
	expect(suggestions).toHaveLength(3);
	for (const { film, share, why } of [...suggestions, ...plans.add, ...plans.mixed.add, ...plans.first.add]) {
		expect(share).toBe(population.raters[film.id]! / 50_000);
		if (why !== null) expect(TITLES).toContain(why.like.title);
	}
	expect(suggestions.some(({ why }) => why !== null)).toBe(true);
});

test('if a film is named twice, leaving out its first mention changes nothing yet', () => {
	const advice = advise(pack, `${DRAFT}. Werckmeister Harmonies again.`, { tolerance: 1e6 });
	const [first, second, third] = advice.plans.drop;
	expect([first!.mention, second!.mention]).toEqual([1, 3]);
	expect(first!.crowd).toBe(advice.crowd);
	expect(second!.crowd).toBeGreaterThan(advice.crowd);
	expect(third!.crowd).toBeGreaterThan(second!.crowd);
});

test('films are added as drawn, while each narrows nothing, until the goal is reached', () => {
	const { adviceCase } = consult(pack, DRAFT, { tolerance: 2000 });
	const { crowds, base, films, rows } = adviceCase;
	const before = mentionAll(copyAll(base), films.map(rows));
	const candidates = decoyCandidates(decoyPool(pack), population.size, films, (film) => films.includes(film), 1);
	const add = (tolerance: number, most?: number) =>
		planAdd(crowds, before, population.raters, candidates, tolerance, most);
	const all = add(1e9);
	expect(all.length).toBeGreaterThan(0);
	expect(all.length).toBeLessThanOrEqual(5);
	let now = copyAll(before);
	for (const { film, crowd } of all) {
		const was = worstOf(crowds, now);
		now = copyAll(now);
		mention(now, crowds.film({ raters: population.raters[film]!, own: 0 }));
		expect(crowd).toBeCloseTo(worstOf(crowds, now), 9);
		expect(crowd).toBeGreaterThanOrEqual(was / 1.01);
	}
	expect(all.at(-1)!.crowd).toBeGreaterThan(1.01 * worstOf(crowds, before));
	expect(new Set(all.map(({ film }) => film)).size).toBe(all.length);
	expect(add(1e9, 1).length).toBeLessThanOrEqual(1);
	// One is added even where none is needed; of more no more than it takes.
	const once = add(1);
	expect(once.length).toBeGreaterThan(0);
	expect(once.at(-1)!.crowd).toBeGreaterThan(1.01 * worstOf(crowds, before));
	for (const { crowd } of once.slice(0, -1)) expect(crowd).toBeLessThanOrEqual(1.01 * worstOf(crowds, before));
	const middle = all.findIndex(({ crowd }) => crowd === all[0]!.crowd);
	expect(add(all[0]!.crowd).length).toBeLessThanOrEqual(Math.max(1, once.length, middle + 1));
});
