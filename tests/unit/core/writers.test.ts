/** What is known of a writer, and what follows from it for one film. */
import { expect, test } from 'vitest';
import { RATING_ADVERSARIES } from '../../../src/core/adversaries/weighing.ts';
import { boostByRaters, drawDecoys, logStrangers, usefulDecoys } from '../../../src/core/advice/add.ts';
import { advise } from '../../../src/core/advice/advice.ts';
import { filmsByCost, filmsToDrop } from '../../../src/core/advice/byFilm.ts';
import { createCase, marginalsFor, type Writer } from '../../../src/core/advice/case.ts';
import { itemsNamed } from '../../../src/core/advice/itemsNamed.ts';
import { type Said, saidOf } from '../../../src/core/advice/ownChance.ts';
import { copyAll, mention, worstOf } from '../../../src/core/crowd/crowds.ts';
import { allOwn } from '../../../src/core/mentions/others.ts';
import { buildPack, openPack } from '../../../src/core/population/pack.ts';
import { film, POPULATION, testPack } from '../films.ts';

const rating = { stars: null, day: null };
test('the writer’s answer counts if the film is not on the list', () => {
	const known = {
		rated: new Map([[1, rating]]),
		said: new Map<number, Said>([
			[1, 'never'],
			[2, 'never'],
		]),
	};
	expect([1, 2, 3].map((one) => saidOf(one, known))).toEqual([null, 'never', null]);
	expect(saidOf(1, { ...known, rated: null })).toBe('never');
});

const films = Array.from({ length: 600 }, (_, i) => film(`Film ${i + 100}`, 1960 + (i % 60), 30_000 - 45 * i));
const pack = openPack(
	buildPack(
		films,
		{
			...POPULATION,
			activity: [
				{ share: 0.7, ratings: 100 },
				{ share: 0.3, ratings: 150 },
			],
		},
		() => 0,
	),
);
const { population } = pack;
const ids = [...population.raters.keys()].sort((a, b) => population.raters[b]! - population.raters[a]!);
const [known, rare] = [ids.slice(100, 103), ids.slice(-3)];
const caseOf = (said: number[], writer: Writer = {}) => createCase(population, new Set(said), writer);

test('the day that counts is the mention that is nearest to the rating', () => {
	const [one] = known as [number];
	const rated = (day: number | null) => new Map([[one, { stars: 4, day }]]);
	const history = [{ film: one, decoy: false, days: [100, 200] }];
	const days = (day: number | null, writer: Writer = {}) =>
		caseOf([one], { rated: rated(day), ...writer }).term(one).days;
	expect(days(190, { history })).toBe(10);
	expect(days(110, { history })).toBe(10);
	expect(days(290, { history, today: 300 })).toBe(10);
	expect(days(290, { today: 300 })).toBe(10);
	expect(days(290)).toBeNull();
	expect(days(null, { history })).toBeNull();
	expect(caseOf([one], { history, today: 300 }).term(one)).toMatchObject({ days: null, stars: null });
	expect(caseOf([one], { rated: rated(1) }).term(one)).toMatchObject({
		stars: 4,
		own: 1,
		raters: population.raters[one],
	});
	// A post on that day counts for films of the draft alone.
	expect(caseOf([], { rated: rated(290), history, today: 300 }).term(one).days).toBe(90);
});

test('adversaries who compare stars or days are left out where none of the films has any', () => {
	const guard = [...RATING_ADVERSARIES];
	const guarded = (details: object | null) =>
		caseOf(known, { guard, rated: new Map([[known[0]!, details && { ...rating, ...details }]]) }).guarded;
	expect(guarded({ stars: 3 })).toEqual(['fuzzyRating', 'exactRating']);
	expect(guarded({ day: 3 })).toEqual(['scoreboardRhDates', 'scoreboardRhBoth']);
	expect(guarded({ stars: 3, day: 3 })).toEqual(guard);
	for (const none of [{}, null]) expect(guarded(none)).toEqual(caseOf(known).guarded);
	// Rated films that are not mentioned do not matter.
	const other = new Map([[rare[0]!, { stars: 3, day: 3 }]]);
	expect(caseOf(known, { guard, rated: other }).guarded).toEqual(caseOf(known).guarded);
	expect(caseOf(known, { guard: ['tfidf'] }).guarded).toEqual(['tfidf']);
});

test('earlier films are not films of the draft, and the rarest of both come first', () => {
	const history = [known[1]!, rare[1]!].map((one) => ({ film: one, decoy: false }));
	const one = caseOf([known[0]!, rare[0]!, rare[1]!], { history });
	expect(one.films).toEqual([rare[0], known[0]]);
	expect(one.earlier).toEqual([rare[1], known[1]]);
	expect(one.members).toBe(50_000);
	expect(caseOf([], { members: 77 })).toMatchObject({ crowd: 77, members: 77, films: [], earlier: [] });
	const two = createCase(population, new Set(known), {}, { most: 2 });
	expect(two.films).toHaveLength(2);
	expect(marginalsFor(population)).toBe(one.marginals);
});

test('decoys are drawn sooner the more strangers fit with them', () => {
	const one = caseOf(rare);
	const pool = Int32Array.from(ids.slice(0, 200));
	const boost = boostByRaters(one.crowds, one.base, population.raters, pool);
	const [least, most] = [population.raters[ids[199]!]!, population.raters[ids[0]!]!];
	const strangers = (raters: number) => {
		const extended = copyAll(one.base);
		mention(extended, one.crowds.film({ raters, own: 0 }));
		return Math.min(...extended.map((_, i) => logStrangers(one.crowds.distribution(extended, i))));
	};
	const levels = [0, 1, 2, 3, 4].map((i) => Math.round(least * (most / least) ** (i / 4)));
	const best = Math.max(...levels.map(strangers));
	for (const raters of levels.slice(0, 4)) expect(boost(raters)).toBeCloseTo(Math.exp(strangers(raters) - best), 3);
	expect(boost(levels[4]!)).toBeCloseTo(Math.exp(strangers(levels[4]!) - best), 1);
	// Beyond those that were given it is as at their end.
	expect(boost(1)).toBe(boost(least));
	expect(boost(10 * most)).toBe(boost(2 * most));
	expect(logStrangers({ strangers: [8, 2], probability: [0.25, 0.75] })).toBeCloseTo(
		0.25 * Math.log(8) + 0.75 * Math.log(2),
		6,
	);
	const arrivals = Float64Array.from(pool, (_, i) => (i === 5 ? 1e-9 : 1 + i));
	expect(drawDecoys(one.crowds, one.base, population.raters, { films: pool, arrivals }, 3)[0]).toBe(pool[5]);
	expect(drawDecoys(one.crowds, one.base, population.raters, { films: pool, arrivals }, 3)).toHaveLength(3);
	const draw = { films: pool.slice(0, 30), arrivals: arrivals.slice(0, 30) };
	const useful = usefulDecoys(one.crowds, one.base, population.raters, draw, new Set([pool[5]!]));
	expect(useful).not.toContain(pool[5]);
	expect(useful.length).toBeGreaterThan(0);
	for (const each of useful) {
		const extended = copyAll(one.base);
		mention(extended, one.crowds.film({ raters: population.raters[each]!, own: 0 }));
		expect(worstOf(one.crowds, extended)).toBeGreaterThanOrEqual(worstOf(one.crowds, one.base) / 1.01);
	}
});

test('advice lists films: the costliest first, and a film that is named twice is left out once', () => {
	const name = (id: number) => ({ film: { id, title: `${id}`, year: 2000 } });
	const mentions = [
		{ ...name(1), crowdWithout: 10 },
		{ ...name(2), crowdWithout: 30 },
		{ ...name(1), crowdWithout: 10 },
		{ ...name(3), crowdWithout: 20 },
	];
	const steps = [
		{ mention: 1, crowd: 30 },
		{ mention: 0, crowd: 30 },
		{ mention: 2, crowd: 90 },
	];
	const advice = { mentions, plans: { drop: steps } } as unknown as Parameters<typeof filmsToDrop>[0];
	expect(filmsByCost(advice).map(({ mention: { film }, index }) => [film.id, index])).toEqual([
		[2, 1],
		[3, 3],
		[1, 0],
	]);
	expect(filmsToDrop(advice).map(({ film, crowd }) => [film.id, crowd])).toEqual([
		[2, 30],
		[1, 90],
	]);
});

test('in posted texts each film that is surely the user’s counts once, as chosen', () => {
	const listed = testPack();
	const text = 'I adored Koyaanisqatsi. I watched "Crash".';
	const filmsNamed = (...[texts, said]: [Parameters<typeof itemsNamed>[1], object?]) =>
		itemsNamed([listed], texts, said).map(({ id }) => id);
	const kind = 'films';
	const found = filmsNamed([allOwn(text), allOwn('Koyaanisqatsi again')]);
	const [first, second] = advise(listed, text, { tolerance: 1 }).mentions;
	const [one, { film: two, form, alternatives }] = [first!.film, second!];
	expect(found).toEqual([one.id, two.id]);
	expect(filmsNamed([{ text, others: [[0, 23]] }])).toEqual([two.id]);
	const other = alternatives[0]!.id;
	expect(filmsNamed([allOwn(text)], { choices: [{ kind, form, id: other }] })).toEqual([one.id, other]);
	// Only films of that name can be chosen.
	expect(filmsNamed([allOwn(text)], { choices: [{ kind, form, id: one.id }] })).toEqual(found);
	const settled = { films: { named: [], none: ['crash'] } };
	expect(filmsNamed([allOwn(text)], { settled })).toEqual([one.id]);
});
