/** The packs of board games, anime and books that come with the project, and the tables they are made from. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filmAt } from '../../../src/core/catalogue/catalogue.ts';
import { matchFilm } from '../../../src/core/catalogue/match.ts';
import { ADDED_KINDS } from '../../../src/core/catalogue/packKinds.ts';
import { KINDS_FOLDER, openBuiltIn } from '../../../src/pack/builtIn.ts';
import { tablesIn, writeTables } from '../../../src/pack/kindTables.ts';
import { makePackFile, type PackFigures, packFileOf } from '../../../src/pack/packFile.ts';
import { parseTastes } from '../../../src/pack/tastes.ts';
import { film } from '../films.ts';
import { temporaryFolder } from '../folder.ts';
import { lab } from '../lab/kit/commandLine.ts';
import { NIGHTLY } from '../nightly.ts';

const data = process.env.RED_HERRING_DATA ?? '../shared/data';
const there = existsSync(join(data, 'items/boardgames/ratings.parquet'));
if (!there) console.error(`Skipped: ratings of other kinds are not in ${data} (set RED_HERRING_DATA).`);

const folder = temporaryFolder();

describe.each(ADDED_KINDS)('the pack of %s', (kind) => {
	test('has its kind and sources, and no count below 20 people', async () => {
		const { catalogue, population } = await openBuiltIn(kind);
		expect([catalogue.of, population.kind]).toEqual([kind, kind]);
		expect(population.sources.join(' ')).toMatch(/github\.com\/.*no rating of anybody/);
		const few = [...population.raters].filter((raters) => raters > 0 && raters < 20);
		expect(few).toEqual([]);
		expect(Math.max(...population.raters)).toBeLessThanOrEqual(population.size);
	});
});

test('a book is found by its title alone, not by its place in a series, and its author is known', async () => {
	const { catalogue } = await openBuiltIn('books');
	const { film: book } = matchFilm(catalogue, { titles: ['The Hunger Games'], year: 2008, seen: null });
	expect(filmAt(catalogue, book).title).toBe('The Hunger Games');
	const titles = Array.from({ length: catalogue.films }, (_, item) => filmAt(catalogue, item).title);
	expect(titles.filter((title) => / \(.*#\d/.test(title))).toEqual([]);
	expect(catalogue.directorNames).toBeDefined();
});

const FIGURES: PackFigures = {
	films: [
		film('Go', 0, 60),
		film('Rare', 2020, null),
		...Array.from({ length: 40 }, (_, i) => film(`Village Number ${i + 100}`, 1990 + (i % 30), 2000 + 80 * i)),
	],
	population: {
		...{ kind: 'boardgames', name: 'A club', size: 20_000, date: '2026-03', sources: ['made up'] },
		activity: [
			{ share: 0.7, ratings: 5 },
			{ share: 0.3, ratings: 15 },
		],
		tastes: { ofClass: [0, 1], lifts: Array.from({ length: 42 }, (_, i) => (i % 7 === 0 ? [0.8, 1.47] : [1, 1])) },
	},
	near: Array.from({ length: 42 }, (_, i) => (i % 5 === 0 ? [{ film: (i + 7) % 42, lift: 4 }] : [])),
	apart: Array.from({ length: 42 }, (_, i) => (i === 9 ? 'adult' : undefined)),
};

test('a pack is the same from its figures and from their tables', async () => {
	await writeTables(folder, FIGURES);
	const fromTables = await makePackFile(tablesIn(folder, await readdir(folder)));
	expect(fromTables).toEqual(await packFileOf(FIGURES, {}, 'figures'));
});

test('tastes that cannot be read are refused with their line', () => {
	for (const line of ['Hive\t2001\t0 1', 'Hive\t2001\tmuch', 'Hive\t2001', '\t2001\t1 1'])
		expect(() => parseTastes(`title\tyear\tlifts\n${line}\n`, 'tastes.tsv')).toThrow(/tastes\.tsv, line 2: /);
});

test.skipIf(!there)('the tables equal counts in the ratings', NIGHTLY, async () => {
	const { code } = await lab('kinds', '--data', data, '--assets', folder);
	expect(code).toBe(0);
	for (const kind of ADDED_KINDS)
		for (const name of await readdir(join(KINDS_FOLDER, kind)))
			expect(await readFile(join(folder, kind, name)), `${kind}/${name}`).toEqual(
				await readFile(join(KINDS_FOLDER, kind, name)),
			);
});
