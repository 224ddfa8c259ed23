import { expect, test } from 'vitest';
import { weighingOf } from '../../../src/core/adversaries/weighing.ts';
import { advise } from '../../../src/core/advice/advice.ts';
import { decoyDraw } from '../../../src/core/advice/decoys.ts';
import { seededRandom } from '../../../src/core/advice/draw.ts';
import { PackError } from '../../../src/core/catalogue/codec.ts';
import { shipPack, unshipPack } from '../../../src/core/catalogue/shipping.ts';
import { countedCrowd } from '../../../src/core/crowd/counted.ts';
import { marginalsOf } from '../../../src/core/population/marginals.ts';
import { openPack, withNow, withReference } from '../../../src/core/population/pack.ts';
import { withIndex } from '../../../src/core/population/reference.ts';
import { packBytes } from '../films.ts';

const FACTS = { k: 2, source: 'made up' };

const rows = (groups: [size: number, films: number[]][]) => ({
	sizes: Uint16Array.from(groups, ([size]) => size),
	start: Uint32Array.from([0, ...groups.map((_, g) => groups.slice(0, g + 1).flatMap(([, films]) => films).length)]),
	films: Uint32Array.from(groups.flatMap(([, films]) => films)),
});

const GROUPS: [number, number[]][] = [
	[2, [0, 3, 5]],
	[5, []],
	[3, [1, 3]],
];

test('a pack keeps released people, with and without popularity now', () => {
	const plain = packBytes();
	const films = openPack(plain).catalogue.films;
	const now = { halfLife: 30, asOf: '2026-07-31', by: 'cd' as const };
	for (const pack of [plain, withNow(plain, new Array<number>(films).fill(2), now)]) {
		const whole = withReference(pack, rows(GROUPS), FACTS);
		const { population } = openPack(unshipPack(shipPack(whole)));
		expect(population.reference).toMatchObject({ facts: FACTS, people: 10, ...rows(GROUPS) });
		expect(population.now === undefined).toBe(pack === plain);
		const { startOf, groups } = population.reference!;
		expect([0, 1, 2, 3, 5].map((film) => [...groups.subarray(startOf[film], startOf[film + 1])])).toEqual([
			[0],
			[2],
			[],
			[0, 2],
			[0],
		]);
	}
	expect(openPack(plain).population.reference).toBeUndefined();
});

test('damaged people are refused', () => {
	const films = openPack(packBytes()).catalogue.films;
	const open = (groups: [number, number[]][], facts: unknown = FACTS) =>
		openPack(withReference(packBytes(), rows(groups), facts as typeof FACTS));
	expect(() => open([[1, [0]]])).toThrow(/has a group of fewer than 2 people/);
	expect(() => open([[2, [3, 3]]])).toThrow(/is not about its films/);
	expect(() => open([[2, [5, 3]]])).toThrow(/is not about its films/);
	expect(() => open([[2, [films]]])).toThrow(/is not about its films/);
	expect(() => open(GROUPS, { k: 1, source: 'x' })).toThrow(/how many people are alike/);
	expect(() => open(GROUPS, { k: 2, source: '' })).toThrow(/where it comes from/);
	const torn = { ...rows(GROUPS), start: Uint32Array.of(0, 3, 2, 5) };
	expect(() => openPack(withReference(packBytes(), torn, FACTS))).toThrow(/is not whole/);
	const short = { ...rows(GROUPS), start: Uint32Array.of(0, 3, 5) };
	expect(() => openPack(withReference(packBytes(), short, FACTS))).toThrow(PackError);
});

const FILMS = 40;
const RATERS = Array.from({ length: FILMS }, (_, film) => Math.ceil(2000 / (film + 1)));
const people = (() => {
	const random = seededRandom(8);
	return Array.from({ length: 60 }, (): [number, number[]] => [
		2 + Math.floor(4 * random()),
		RATERS.flatMap((_, film) => (random() < 4 / (4 + film) ? [film] : [])),
	]);
})();
const reference = withIndex(FACTS, rows(people), FILMS);
const classes = [{ share: 1, ratings: 9, lambda: 0.5 }];
const marginals = marginalsOf(RATERS, classes, 5000);
const raters = (film: number) => RATERS[film]!;

/** All people written out, scored and compared one by one. */
function bruteForce(adversary: Parameters<typeof weighingOf>[0], own: number[], said: number[]): number {
	const weighing = weighingOf(adversary, marginals, decoyDraw(marginals));
	const of = (films: number[]) => ({
		ratings: films.length,
		norm: Math.hypot(...films.map((film) => Math.log2(reference.people / raters(film)))) || Infinity,
	});
	const score = (films: number[], user: ReturnType<typeof of>) =>
		weighing.scale(user) *
		said.filter((film) => films.includes(film)).reduce((sum, film) => sum + weighing.gain(raters(film), user), 0);
	const mine = score(own, WRITER);
	const everyone = people.flatMap(([size, films]) => new Array<number[]>(size).fill(films));
	const listed = everyone.filter((films) => films.length <= weighing.mostRatings);
	const asHigh = listed.filter((films) => score(films, of(films)) >= mine - 1e-9).length;
	return 1 + (MEMBERS - 1) * (asHigh / everyone.length);
}

const MEMBERS = 9000;
const WRITER = { ratings: 12, norm: 20 };
// More raters than the released people have: all keep what they have.
const ABOUT = { writer: WRITER, raters, people: reference.people, members: MEMBERS };

test.each(['scoring', 'tfidf', 'likelihood', 'scoreboardRh'] as const)(
	'%s: the count equals counting each person in turn',
	(adversary) => {
		const weighing = weighingOf(adversary, marginals, decoyDraw(marginals));
		const random = seededRandom(2);
		for (let trial = 0; trial < 30; trial++) {
			const said = [...new Set(Array.from({ length: 4 }, () => Math.floor(FILMS * random())))];
			const own = said.filter(() => random() < 0.8);
			const terms = said.map((film) => ({ film, raters: raters(film), own: own.includes(film) ? 1 : 0 }));
			const crowd = countedCrowd(reference, weighing, terms, ABOUT, random);
			expect(crowd).toBeCloseTo(bruteForce(adversary, own, said), 6);
		}
	},
);

test('unknown facts about the writer are averaged, and adversaries who compare stars cannot be counted', () => {
	const plain = weighingOf('scoreboardRh', marginals, decoyDraw(marginals));
	const term = (own: number) => [{ film: 9, raters: raters(9), own }];
	const [none, half, all] = [0, 0.5, 1].map((own) => countedCrowd(reference, plain, term(own), ABOUT, seededRandom(1)));
	expect(Math.log(half!)).toBeCloseTo((Math.log(none!) + Math.log(all!)) / 2, 0);
	expect(none).toBeCloseTo(MEMBERS, 6);
	// One film is known and another is not: that is averaged over, too, whatever the seed.
	const mixed = [...term(1), { film: 20, raters: raters(20), own: 0.5 }];
	const [least, most] = [0, 1].map((own) => {
		const known = [term(1)[0]!, { ...mixed[1]!, own }];
		return Math.log(countedCrowd(reference, plain, known, ABOUT, seededRandom(1)));
	});
	for (const seed of [1, 2, 3, 4]) {
		const place =
			(Math.log(countedCrowd(reference, plain, mixed, ABOUT, seededRandom(seed))) - least!) / (most! - least!);
		expect(Math.abs(place - 0.5)).toBeLessThan(0.2);
	}
	const fuzzy = weighingOf('fuzzyRating', marginals, decoyDraw(marginals));
	expect(() => countedCrowd(reference, fuzzy, term(1), ABOUT, seededRandom(1))).toThrow(RangeError);
});

test('people made alike keep as many films as the population has raters', () => {
	const alike = withIndex(
		FACTS,
		rows([
			[3000, [7, 8]],
			[1000, []],
		]),
		FILMS,
	);
	const plain = weighingOf('setIntersection', marginals, decoyDraw(marginals));
	const terms = [7, 8].map((film) => ({ film, raters: 100, own: 1 }));
	const about = { writer: WRITER, raters: () => 100, people: 400, members: 40_001 };
	// A quarter of all rated each: a third of the 3,000 keep it, a ninth both.
	const part = countedCrowd(alike, plain, terms, about, seededRandom(3)) / 40_001;
	expect(part).toBeGreaterThan(0.07);
	expect(part).toBeLessThan(0.097);
});

test('advice includes the count among released people under the worst countable adversary', () => {
	const plain = packBytes();
	const { catalogue } = openPack(plain);
	const [matrix, rare] = ['The Matrix', 'Werckmeister Harmonies'].map(
		(title) => advise(openPack(plain), title, { tolerance: 5 }).mentions[0]!.film.id,
	) as [number, number];
	expect(Math.max(matrix, rare)).toBeLessThan(catalogue.films);
	const people: [number, number[]][] = [
		[2, [matrix, rare].sort((a, b) => a - b)],
		[8, [matrix]],
		[990, []],
	];
	const pack = openPack(withReference(plain, rows(people), FACTS));
	const rated = new Map([matrix, rare].map((id) => [id, null]));
	const counted = (draft: string, more = {}) =>
		advise(pack, draft, { tolerance: 5, rated, guard: ['setIntersection'], ...more }).counted;
	expect(counted('The Matrix')).toEqual({ crowd: expect.closeTo(1 + 49_999 / 100, 6), people: 1000, k: 2 });
	expect(counted('The Matrix and Werckmeister Harmonies')?.crowd).toBeCloseTo(1 + 49_999 / 500, 6);
	expect(counted('The Matrix and Werckmeister Harmonies', { members: 1001 })?.crowd).toBeCloseTo(3, 6);
	expect(counted('Nothing to see')).toBeNull();
	expect(advise(openPack(plain), 'The Matrix', { tolerance: 5 }).counted).toBeNull();
	// No stars or dates are released.
	const stars = new Map([[matrix, { stars: 4, day: null }]]);
	expect(counted('The Matrix', { rated: stars, guard: ['exactRating'] })).toBeNull();
	expect(counted('The Matrix', { rated: stars, guard: ['exactRating', 'setIntersection'] })?.crowd).toBeCloseTo(501, 0);
});
