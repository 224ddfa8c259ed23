import { expect, test } from 'vitest';
import { type DecoyPool, decoyCandidates, decoyDraw, likeness } from '../../../src/core/advice/decoys.ts';
import { seededRandom } from '../../../src/core/advice/draw.ts';
import { decoyPool } from '../../../src/core/advice/plans.ts';
import { companion, companionFilm } from '../../../src/core/catalogue/companions.ts';
import { genreBits } from '../../../src/core/catalogue/film.ts';
import { marginalsOf } from '../../../src/core/population/marginals.ts';
import { openBuiltIn } from '../../../src/pack/builtIn.ts';

const pack = await openBuiltIn();
const pool = decoyPool(pack);
const { raters, nearStart, near } = pool;
const companionsOf = (film: number) => [...near.subarray(nearStart[film], nearStart[film + 1])].map(companionFilm);
const mentionable = Array.from(raters, (_, film) => film).filter(
	(film) => raters[film]! >= 200 && companionsOf(film).length > 0,
);

/** Chances in 60 draws about so many films of the real catalogue, each draw's largest first. */
function draws(mentions: number) {
	const random = seededRandom(5);
	return Array.from({ length: 60 }, () => {
		const about = Array.from({ length: mentions }, () => mentionable[Math.floor(random() * mentionable.length)]!);
		const together = new Set(about.flatMap(companionsOf));
		const { films, weights } = decoyCandidates(pool, pack.population.size, about, (film) => about.includes(film), 1);
		const total = weights.reduce((a, b) => a + b, 0);
		return Array.from(films, (film, i) => ({ chance: weights[i]! / total, together: together.has(film) })).sort(
			(a, b) => b.chance - a.chance,
		);
	});
}
const people = pack.population.size;

const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);

test('in the real catalogue, most films to add were rated by people who rated the mentioned films', () => {
	const parts = draws(1).map((draw) => sum(draw.map(({ chance, together }) => (together ? chance : 0))));
	expect(sum(parts) / parts.length).toBeGreaterThan(0.6);
});

test('a film to add is as unpredictable as one of 25 equally likely films, and none has a probability above a quarter', () => {
	const about = draws(4);
	const open = about.map((draw) => 2 ** -sum(draw.map(({ chance }) => chance * Math.log2(chance || 1))));
	expect(open.sort((a, b) => a - b)[open.length / 2]).toBeGreaterThan(25);
	for (const [first] of about) expect(first!.chance).toBeLessThan(0.251);
});

/** Film 3 has the genres of film 0, and film 4 some of them and the period. */
const small: DecoyPool = {
	raters: Array(7).fill(1000),
	year: [2000, 1960, 2012, 1960, 2001, 1960, 1960],
	genres: [['Drama', 'War'], ['Comedy'], ['Comedy'], ['War', 'Drama'], ['Drama'], ['Comedy'], ['Comedy']].map(
		genreBits,
	),
	director: [7, 1, 2, 3, 4, 5, 7],
	nearStart: Uint32Array.of(0, 0, 0, 0, 0, 0, 2, 2),
	near: Uint32Array.of(companion(3, 2), companion(0, 4)),
	now: 2026,
};

test('films are similar if their genres and years are near', () => {
	expect(likeness(small, 0, 0)).toBe(2);
	expect(likeness(small, 0, 3)).toBeCloseTo(1 + Math.exp(-40 / 12), 12);
	expect(likeness(small, 0, 4)).toBeCloseTo(1 / 2 + Math.exp(-1 / 12), 12);
	expect(likeness(small, 2, 0)).toBe(likeness(small, 0, 2));
});

test('an adversary expects added films in proportion to their raters, and no little-known ones', () => {
	const classes = [{ share: 1, ratings: 3, lambda: 1e-3 }];
	// Eight in a hundred people have rated what is well known.
	const { part, chance } = decoyDraw(marginalsOf([500, 80, 80, 79, 1], classes, 1000));
	expect(part).toBe(0.25);
	expect([500, 80, 79].map(chance)).toEqual([500 / 660, 80 / 660, 0]);
	expect(decoyDraw(marginalsOf([500], classes, 1000), 0.1).part).toBe(0.1);
	expect(decoyDraw(marginalsOf([5, 4, 3, 2], classes, 1000)).chance(5)).toBe(0);
});

test('only the first twelve films mentioned count, and a draw changes little with them', () => {
	const about = mentionable.slice(0, 13);
	const excluded = (film: number) => about.includes(film);
	const of = (films: number[], seed = 1) => decoyCandidates(pool, people, films, excluded, seed);
	expect(of(about)).toEqual(of(about.slice(0, 12)));
	expect(of(about.slice(0, 11))).not.toEqual(of(about.slice(0, 12)));
	const first = ({ films, arrivals }: ReturnType<typeof of>) => films[arrivals.indexOf(Math.min(...arrivals))];
	const draws = [1, 2, 3, 4, 5, 6].map((seed) => first(of(about, seed)));
	expect(new Set(draws).size).toBeGreaterThan(3);
	for (const film of about) expect(of(about).films).not.toContain(film);
});
