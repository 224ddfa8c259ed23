import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { openPack } from '../../../../src/core/population/pack.ts';
import { packCommand } from '../../../../src/lab/advice/packCommand.ts';
import { readPackBytes } from '../../../../src/pack/packFile.ts';
import { temporaryFolder } from '../../folder.ts';

const folder = temporaryFolder();
beforeAll(async () => {
	// Everyone has rated item 1, half of them item 2, three of them item 3; item 4 is item 2 again, item 9 has no title.
	const rows = Array.from({ length: 40 }, (_, user) => {
		const items = [1, ...(user % 2 === 0 ? [2, 4] : []), ...(user < 3 ? [3] : []), 9];
		return items.map((item) => `${user},${item},4,${1_700_000_000 + user}`);
	});
	await writeFile(join(folder, 'ratings.csv'), ['userId,movieId,rating,timestamp', ...rows.flat(), ''].join('\n'));
	const titles = [
		'1,Heat (1995),',
		'2,"Matrix, The (1999)",',
		'3,Rare Thing (1931),',
		'4,"Matrix, The (1999)",',
		'5,Unrated (2001),',
	];
	await writeFile(join(folder, 'movies.csv'), ['movieId,title,genres', ...titles, ''].join('\n'));
	await writeFile(
		join(folder, 'films.tsv'),
		'title\tyear\traters\tgenres\talso_known_as\nHeat\t1995\t7\tCrime\tHitze\nOther\t2001\t9\t\t\n',
	);
});

async function made(...flags: string[]) {
	const out = join(folder, 'made.pack');
	const files = ['--ratings', join(folder, 'ratings.csv'), '--titles', join(folder, 'movies.csv'), '--out', out];
	await packCommand.parseAsync(['node', 'pack', ...files, ...flags]);
	return openPack(readPackBytes(await readFile(out)));
}

test('films and people of a pack are counted in ratings; no figure covers fewer than k people', async () => {
	const { population, catalogue } = await made('--name', 'Us', '--k', '5', '--films', join(folder, 'films.tsv'));
	expect(population).toMatchObject({ name: 'Us', size: 40, date: '2023-11-14' });
	expect(population.sources[0]).toContain('40 people of ratings.csv. Films with fewer than 5 raters were not counted.');
	expect([...population.raters].sort((a, b) => b - a)).toEqual([40, 20, 0]);
	expect(catalogue.films).toBe(3);
	expect(population.classes.every(({ share }) => Math.round(share * population.size) >= 5)).toBe(true);
});

test('missing and contradictory figures are reported', async () => {
	await expect(made()).rejects.toThrow('--titles and --name');
	await expect(made('--name', 'Us', '--k', '41')).rejects.toThrow('no film with a title has at least 41 raters');
});
