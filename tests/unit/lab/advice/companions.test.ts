import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { companion, companionFilm, companionLift } from '../../../../src/core/catalogue/companions.ts';
import { filmKey, findFilm } from '../../../../src/core/catalogue/titled.ts';
import { buildPack, openPack } from '../../../../src/core/population/pack.ts';
import { companionsOf } from '../../../../src/lab/advice/companions.ts';
import { companionsText, parseCompanions, readCompanions } from '../../../../src/pack/companions.ts';
import { commonness, FILMS, POPULATION } from '../../films.ts';
import { temporaryFolder } from '../../folder.ts';
import { ratingsOf } from '../kit/ratings.ts';

const file = join(temporaryFolder(), 'companions.tsv');

test('a companions file is read back as written', () => {
	const lines = fc.array(
		fc.record({ title: fc.constantFrom('Heat', 'Día, the 2nd'), year: fc.integer({ min: 1900, max: 2030 }) }),
		{
			minLength: 1,
			maxLength: 50,
		},
	);
	fc.assert(
		fc.property(lines, fc.array(fc.tuple(fc.nat(), fc.nat(), fc.integer({ min: 1, max: 20 }))), (films, pairs) => {
			const written = films.map((film) => ({ ...film, near: [] as number[] }));
			for (const [from, to, level] of pairs)
				written[from % films.length]!.near.push(companion(to % films.length, 2 ** (level / 2)));
			for (const { near } of written) near.sort((a, b) => (b >>> 24) - (a >>> 24));
			expect(parseCompanions(companionsText(written), 'x.tsv')).toEqual(written);
		}),
	);
});

test.each([
	['Heat\t1995\n', 'x.tsv, line 1: a line must have title'],
	['Heat\t1995\t5:0\nCrash\t96\t\n', 'x.tsv, line 2: a line must have title'],
	['Heat\t1995\t5:zz\n', 'x.tsv, line 1: the companions "5:zz"'],
	['Heat\t1995\t5:0;;\n', 'x.tsv, line 1: the companions'],
])('an invalid companions file is refused with the line: %j', (text, message) => {
	expect(() => parseCompanions(text, 'x.tsv')).toThrow(message);
});

test('a pack contains the companions of each film', async () => {
	await writeFile(file, 'Heat\t1995\t6:1;4:2\nCrash\t1996\t\nThe Matrix\t1999\t3:0\nNo Such Film\t1999\t3:0\n');
	const { catalogue } = openPack(buildPack(FILMS, POPULATION, commonness, await readCompanions(file, FILMS)));
	const of = (title: string, year: number) => {
		const film = findFilm(catalogue, { title, year });
		return [...catalogue.near.subarray(catalogue.nearStart[film], catalogue.nearStart[film + 1])].map((entry) => ({
			...filmKey(catalogue, companionFilm(entry)),
			lift: companionLift(entry),
		}));
	};
	expect(of('Heat', 1995)).toEqual([
		{ title: 'Crash', year: 1996, lift: 8 },
		{ title: 'The Matrix', year: 1999, lift: 4 },
	]);
	expect(of('The Matrix', 1999)).toEqual([{ title: 'Heat', year: 1995, lift: 2 ** 1.5 }]);
	expect(of('Crash', 1996)).toEqual([]);
});

test('companions are films that sampled people rated together more often than by chance', () => {
	// Two circles of people: one rates items 0 to 3, the other 4 to 7; item 8 is everyone's.
	const rows = Array.from({ length: 200 }, (_, user) =>
		Array.from({ length: 9 }, (_, item) => (item === 8 || item < 4 === user < 100 ? 1 : null)),
	);
	const ratings = ratingsOf(rows);
	const { nearStart, near } = companionsOf(ratings, 50);
	const of = (item: number) => [...near.subarray(nearStart[item], nearStart[item + 1])];
	expect(of(0).map(companionFilm).sort()).toEqual([1, 2, 3]);
	expect(of(8)).toEqual([]);
	// Twice as often as chance, drawn towards 1 by half of what is expected and a tenth of all people.
	const expected = 50;
	expect(companionLift(of(0)[0]!)).toBeCloseTo(
		2 ** (Math.round(2 * Math.log2((100 + 25 + 20) / (1.5 * expected + 20))) / 2),
		6,
	);
	const first = new Set(Array.from({ length: 100 }, (_, user) => user));
	const others = companionsOf(ratings, 50, first);
	expect([...others.near.subarray(others.nearStart[0], others.nearStart[1])]).toEqual([]);
	expect(companionsOf(ratings, 150).near.length).toBe(0);
});
