import { expect, test } from 'vitest';
import { namesakesIn } from '../../../../src/lab/facts/namesakes.ts';
import { namesakesText, parseNamesakes } from '../../../../src/pack/namesakes.ts';
import { temporaryFolder } from '../../folder.ts';
import { writeFactsFolder } from './folder.ts';

const folder = temporaryFolder();
await writeFactsFolder(folder);

test('namesakes of films are taken from the lists by how well known they are', async () => {
	const forms = new Set(['crash', 'heat', 'matrix', 'lincoln', 'abe lincoln', 'texas', 'sparta', 'dallas']);
	const found = await namesakesIn(folder, forms);
	expect(found.map(({ name, kind, level }) => `${kind} ${name} ${level}`)).toEqual([
		'band Heat 1',
		'book The Matrix 3',
		'character Lincoln 3',
		'game Crash 2',
		'person Abe Lincoln 3',
		'person lincoln 1',
		'place Sparta 3',
		'place Texas 2',
		'series Crash 2',
		'series Dallas 2',
	]);
	expect(parseNamesakes(namesakesText(found), 'x.tsv')).toEqual(found);
});
