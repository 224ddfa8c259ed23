/** Films to mention, on columns that are made by hand: which suit, how likely each is, and why. */
import { expect, test } from 'vitest';
import { POPULARITY, WEIGHTS } from '../../../../src/core/advice/affinity.ts';
import { type DecoyPool, decoyCandidates, whyDrawn } from '../../../../src/core/advice/decoys.ts';
import { seededRandom } from '../../../../src/core/advice/draw.ts';
import { decoyPool } from '../../../../src/core/advice/plans.ts';
import { nowPart } from '../../../../src/core/population/now.ts';
import { type Made, PEOPLE, poolOf } from './madeColumns.ts';
import { packOf } from './saidCase.ts';

const chances = (pool: DecoyPool, about: number[], isSeen?: (film: number) => boolean) => {
	const { films, weights } = decoyCandidates(pool, PEOPLE, about, (film) => about.includes(film), 1, isSeen);
	const total = weights.reduce((a, b) => a + b, 0);
	return Object.fromEntries([...films].map((film, i) => [film, weights[i]! / total]));
};

test('films are drawn by raters, age, and what they have in common', () => {
	// Twelve alike, so that none has more than a quarter.
	const alike = Array.from({ length: 12 }, (): Made => ({}));
	const ratio = (one: Made, more: Partial<DecoyPool> = {}, isSeen?: (film: number) => boolean) => {
		const all = chances(poolOf([{}, one, ...alike], more), [0], isSeen);
		return all[1]! / all[2]!;
	};
	expect(ratio({})).toBeCloseTo(1, 9);
	expect(ratio({ raters: 600 })).toBeCloseTo(1.2 ** POPULARITY, 6);
	const recency = (year: number) => 1 + Math.exp(-Math.max(0, 2020 - year) / 5);
	const period = (years: number) => Math.exp(1.5 * WEIGHTS.period * (Math.exp(-years / 12) - 1));
	expect(ratio({ year: 2010 })).toBeCloseTo((period(10) * recency(2010)) / recency(2000), 6);
	expect(ratio({}, {}, (film) => film === 1)).toBeCloseTo(4, 6);
	expect(ratio({ origin: 2 })).toBeCloseTo(1, 9);
	const future = { now: 1990 };
	expect(ratio({ year: 1995 }, future)).toBeCloseTo(period(5), 6);
	// What is popular now counts in place of the year.
	const popular = { said: (film: number) => (film === 1 ? 500 : 0), perRater: 1, facts: {} } as unknown as NonNullable<
		DecoyPool['popular']
	>;
	const part = (film: number) => 1 + nowPart(popular, film, 500, Math.exp(-20 / 5));
	expect(part(1)).toBeGreaterThan(1.4 * part(2));
	expect(ratio({}, { popular })).toBeCloseTo(part(1) / part(2), 6);
});

test('no film is drawn first with a probability above a quarter, or an even share of fewer than four', () => {
	const of = (...raters: number[]) => Object.values(chances(poolOf([{}, ...raters.map((n) => ({ raters: n }))]), [0]));
	const [first, ...others] = of(1000, 100, 100, 100, 100, 100);
	expect(first).toBeCloseTo(0.25, 2);
	for (const other of others) expect(other).toBeCloseTo(0.15, 2);
	const three = of(1000, 100, 100);
	for (const each of three) expect(each).toBeCloseTo(1 / 3, 2);
	expect(of(100)).toEqual([1]);
	const twice = of(1000, 900, 100, 100, 100, 100);
	expect([twice[0], twice[1]].map((each) => Math.round(100 * each!))).toEqual([25, 25]);
	expect(of()).toEqual([]);
	// Within a quarter, all is as it was.
	const even = of(120, 100, 100, 100, 100, 100);
	expect(even[0]! / even[1]!).toBeCloseTo(1.2 ** POPULARITY, 9);
});

test('the same seed draws a film at the same time, whatever the other films are', () => {
	const films = Array.from({ length: 8 }, (): Made => ({}));
	const arrivals = (count: number, seed: number) => {
		const pool = poolOf(films.slice(0, count));
		const drawn = decoyCandidates(pool, PEOPLE, [0], (film) => film === 0, seed);
		return new Map([...drawn.films].map((film, i) => [film, drawn.arrivals[i]! * drawn.weights[i]!]));
	};
	const [few, many, other] = [arrivals(6, 1), arrivals(8, 1), arrivals(8, 2)];
	for (const [film, time] of few) {
		expect(many.get(film)).toBeCloseTo(time, 9);
		expect(other.get(film)).not.toBeCloseTo(time, 3);
	}
	expect(new Set([...many.values()].map((time) => Math.round(1e9 * time))).size).toBe(7);
});

const NONE = { genres: [], period: false, together: false, director: false };

test('why a film was drawn: the first known reason that distinguishes the mentioned films', () => {
	const films: Made[] = [
		{ director: 3, genres: ['Drama', 'War'], year: 2000 },
		{ director: 3, genres: ['Comedy'], year: 1950 },
		{ director: 3, genres: ['Comedy'], year: 1951, near: [[0, 4]] },
		{
			genres: ['Comedy'],
			year: 1950,
			near: [
				[5, 8],
				[0, 2],
			],
		},
		{ genres: ['Comedy'], year: 1950, near: [[0, 4]] },
		{ genres: ['Drama', 'War'], year: 2012 },
		{ genres: ['Drama'], year: 2000 },
		{ genres: ['Comedy'], year: 2000 },
		{ genres: ['Comedy'], year: 0 },
		{ genres: ['Drama', 'Documentary'], year: 2000 },
	];
	const why = (...context: number[]) => whyDrawn(poolOf(films), 0, context);
	expect(why()).toBeNull();
	expect(why(8)).toBeNull();
	expect(why(1, 4)).toEqual({ ...NONE, like: 1, director: true });
	expect(why(4, 1)).toEqual({ ...NONE, like: 1, director: true });
	expect(why(1, 2)).toEqual({ ...NONE, like: 2, director: true, together: true });
	expect(why(2, 1)).toEqual({ ...NONE, like: 2, director: true, together: true });
	expect(why(3, 4)).toEqual({ ...NONE, like: 4, together: true });
	expect(why(4, 3)).toEqual({ ...NONE, like: 4, together: true });
	expect(why(5, 6)).toEqual({ ...NONE, like: 6, genres: ['Drama'], period: true });
	expect(why(5, 5)).toEqual({ ...NONE, like: 5, genres: ['Drama', 'War'], period: true });
	expect(why(7)).toEqual({ ...NONE, like: 7, period: true });
	expect(why(9)).toEqual({ ...NONE, like: 9, period: true });
	// Films that are as like: the first one.
	expect(why(6, 6)!.like).toBe(6);
	const twins = poolOf([...films, { genres: ['Drama'], year: 2000 }]);
	expect(whyDrawn(twins, 0, [10, 6])!.like).toBe(10);
	expect(whyDrawn(twins, 0, [6, 10])!.like).toBe(6);
	// A year of 0 is not known.
	const unknown = poolOf([
		{ year: 0, genres: ['War'] },
		{ year: 0, genres: ['Comedy'] },
		{ year: 0, genres: ['War'] },
	]);
	expect(whyDrawn(unknown, 0, [1])).toBeNull();
	expect(whyDrawn(unknown, 0, [2])).toEqual({ ...NONE, like: 2, genres: ['War'] });
});

test('films to add are drawn from facts in the pack only', () => {
	const { catalogue, population } = packOf();
	const bare = decoyPool({ catalogue, population });
	expect(Object.keys(bare).sort()).toEqual(['genres', 'near', 'nearStart', 'now', 'raters', 'year']);
	expect(bare).toMatchObject({ raters: population.raters, now: 2026, year: catalogue.year });
	const list = Uint32Array.of(1);
	const more = { kind: list, director: list, origin: list, people: list, collection: list, adult: list, short: list };
	const full = decoyPool({
		catalogue: { ...catalogue, ...more } as unknown as typeof catalogue,
		population: { ...population, now: { perRater: 7 } as never },
	});
	expect(full).toMatchObject({ ...more, popular: { perRater: 7 } });
	expect(Object.keys(full)).toHaveLength(14);
});

test('draws are the same in every version, so repeated advice stays the same', () => {
	const random = seededRandom(1);
	// The first numbers of mulberry32.
	expect([random(), random(), random()]).toEqual([0.6270739405881613, 0.002735721180215478, 0.5274470399599522]);
	const drawn = decoyCandidates(poolOf([{}, {}, {}, {}]), PEOPLE, [0], (film) => film === 0, 1);
	const uniform = (film: number) => seededRandom(Math.imul(1, 0x9e3779b1) ^ Math.imul(film + 1, 0x85ebca6b))();
	expect([...drawn.films]).toEqual([1, 2, 3]);
	drawn.arrivals.forEach((time, i) => {
		expect(time * drawn.weights[i]!).toBeCloseTo(-Math.log(1 - uniform(i + 1)), 9);
	});
});
