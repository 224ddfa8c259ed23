/** What advice says of a draft, field by field. */
import { expect, test } from 'vitest';
import { advise, consult } from '../../../src/core/advice/advice.ts';
import { whatIf } from '../../../src/core/advice/plans.ts';
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
		...{ population: { name: 'A test site', size: 50_000 }, members: 50_000, tolerance: 2000, phrased: 0, others: 0 },
		...{ earlier: { films: 0 }, ownRatings: false, nowhere: false, counted: null, maybes: [] },
		...{ bounded: { text: false, part: false, films: false }, understood: 'all', crowdWithMaybes: advice.crowd },
	});
	expect(advise(pack, DRAFT, { tolerance: 2000, members: 9000, nowhere: true })).toMatchObject({
		...{ members: 9000, nowhere: true, population: { size: 50_000 } },
	});
});

test('the crowd is the smallest under the guarded adversaries, which are listed in order', () => {
	const { crowd, adversaries, low, high } = advise(pack, DRAFT, { tolerance: 2000 });
	expect(adversaries).toHaveLength(9);
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
