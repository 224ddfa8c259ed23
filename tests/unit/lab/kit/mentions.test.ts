import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { itemTitles, titleKey } from '../../../../src/lab/kit/datasets/itemTitles.ts';
import { readMentions } from '../../../../src/lab/kit/datasets/mentions.ts';
import { temporaryFolder } from '../../folder.ts';
import { zipOf } from './zipOf.ts';

const folder = temporaryFolder();

test('mentions are read from the tags of an archive', async () => {
	const mentions = async (spec: string, files: Record<string, string>) => {
		await writeFile(join(folder, 'm.zip'), zipOf(files));
		const { by } = await readMentions(`${spec}${join(folder, 'm.zip')}`, undefined);
		return Object.fromEntries(by);
	};
	const ratings = 'userId,movieId,rating,timestamp\n1,2,3,4\n';
	const tags = 'userId,movieId,tag,timestamp\n7,8,"a, b",4\n7,9,x,\n';
	expect(await mentions('tags:', { 'x/ratings.csv': ratings, 'x/tags.csv': tags })).toEqual({ 7: ['8', '9'] });
	const dated = { 'ratings.csv': ratings, 'tags.csv': 'userId,movieId,tag,timestamp\n7,9,x,50\n7,8,y,40\n' };
	await writeFile(join(folder, 'dated.zip'), zipOf(dated));
	const { by, on } = await readMentions(`tags:${join(folder, 'dated.zip')}`, undefined, { times: true });
	const [items, days] = [by.get('7')!, on!.get('7')!];
	expect(Object.fromEntries(items.map((item, i) => [item, days[i]]))).toEqual({ 8: 40, 9: 50 });
	expect(await mentions('tags:', { 'ratings.dat': '1::2::3::4\n', 'tags.dat': '7::8::dark, slow::soon\n' })).toEqual({
		7: ['8'],
	});
	expect(
		await mentions('tags:', { 'tags.dat': 'id\tvalue\n1\tx\n', 'user_taggedmovies.dat': 'userID\tmovieID\n7\t8\n' }),
	).toEqual({ 7: ['8'] });
	await expect(mentions('tags:', { 'ratings.csv': ratings, 'movies.csv': tags })).rejects.toThrow(/none of its files/);
	expect(await mentions('', { 'README.txt': 'x', 'who.csv': 'user,item,rating\n7,8,\n' })).toEqual({ 7: ['8'] });
	await expect(mentions('', { 'ratings.csv': ratings, 'tags.csv': tags })).rejects.toThrow(
		/more than one of its files could be the one to read \(ratings\.csv, tags\.csv\)/,
	);
});

test('titles in older encodings are read, regardless of other columns', async () => {
	const titles = async (name: string, text: string | Buffer) => {
		await writeFile(join(folder, name), text);
		return Object.fromEntries(await itemTitles(join(folder, name)));
	};
	const latin = Buffer.from('1::Les Misérables (1995)::Drama|Musical\n2::Heat (1995)::Action|Crime|Drama\n', 'latin1');
	expect(await titles('movies.dat', latin)).toEqual({
		[titleKey('Les Misérables', 1995)]: '1',
		[titleKey('Heat', 1995)]: '2',
	});
	expect(await titles('movies.csv', '1,Heat (1995),Action|Crime\n2,Alien (1979),Horror\n')).toEqual({
		[titleKey('Heat', 1995)]: '1',
		[titleKey('Alien', 1979)]: '2',
	});
});
