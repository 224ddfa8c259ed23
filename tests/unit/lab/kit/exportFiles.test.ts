import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readRange } from '../../../../src/imports/posts/exported.ts';
import { sourcesOf } from '../../../../src/lab/kit/exportFiles.ts';
import { temporaryFolder } from '../../folder.ts';

const folder = temporaryFolder();

test('a folder gives all of its files with their paths, except hidden ones', async () => {
	mkdirSync(join(folder, 'blog', '2020'), { recursive: true });
	for (const name of ['b.txt', '2020/a.md', '.DS_Store']) writeFileSync(join(folder, 'blog', name), 'Heat, Crash');
	const sources = await sourcesOf(join(folder, 'blog'));
	expect(sources.map(({ name, size }) => [name, size])).toEqual([
		['blog/2020/a.md', 11],
		['blog/b.txt', 11],
	]);
	const read = async (from: number, to: number) => new TextDecoder().decode(await readRange(sources[0]!, from, to));
	expect(await read(0, 100)).toBe('Heat, Crash');
	expect(await read(6, 8)).toBe('Cr');
	expect(await read(8, 8)).toBe('');
});

test('a missing file is reported', async () => {
	await expect(sourcesOf(join(folder, 'gone.csv'))).rejects.toThrow(/gone.csv: there is no such file/);
});
