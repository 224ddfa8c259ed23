import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ForeignTitle } from '../../../../src/core/catalogue/foreign.ts';
import { foreignTitles } from '../../../../src/lab/facts/titles.ts';
import { parseTitles, titlesOf, titlesText, withOwnTitles } from '../../../../src/pack/titles.ts';
import { film } from '../../films.ts';
import { temporaryFolder } from '../../folder.ts';
import { NOTHING } from './folder.ts';

const folder = temporaryFolder();
await mkdir(join(folder, 'facts/titles'), { recursive: true });
await writeFile(join(folder, 'originals.tsv'), 'title\tyear\ttitles\nRare\t1985\tRar | fr:Cru\n');
for (const name of ['de', 'es', 'fr', 'pt'])
	await writeFile(join(folder, `facts/titles/${name}.tsv`), name === 'de' ? '1\tHeat\t1995\tHitze | Die Hitze\n' : '');

await writeFile(
	join(folder, 'facts/titles/national.tsv'),
	'title\tyear\tde\tes\tfr\tit\tpt\nHeat\t1995\tHitze\t\tChaleur\t\t\n',
);

const FILMS = [
	film('Heat', 1995, 900),
	film('Ran', 1985, 900),
	film('Rare', 1985, 9),
	film('Her', 2013, 900),
	film('Samurai', 1967, 900),
];
const isEveryday = (word: string) => ['she', 'is'].includes(word);

test('titles come from tables, then from facts about films with raters, without some of no known language', async () => {
	const facts = new Map([
		[
			'Heat\t1995',
			{ ...NOTHING, otherTitles: ['it:La sfida', 'de:Hitze', 'ru:Схватка', 'Feu', 'en:Hot LA', 'en:Is she'] },
		],
		['Ran\t1985', { ...NOTHING, originalTitle: 'Chaos of War', language: 'ja' }],
		['Samurai\t1967', { ...NOTHING, otherTitles: ['Le Samouraï'], language: 'fr' }],
		['Rare\t1985', { ...NOTHING, otherTitles: ['it:Raro'], language: 'de' }],
		['Her\t2013', { ...NOTHING, originalTitle: 'She is', language: 'ko' }],
	]);
	const titles = await foreignTitles(folder, folder, FILMS, facts, isEveryday);
	expect([...titles]).toEqual([
		[
			'Heat\t1995',
			[
				{ language: 'de', title: 'Hitze' },
				{ language: 'de', title: 'Die Hitze' },
				{ language: 'fr', title: 'Chaleur' },
				{ language: 'it', title: 'La sfida' },
				{ language: null, title: 'Hot LA' },
			],
		],
		['Ran\t1985', [{ language: null, title: 'Chaos of War' }]],
		[
			'Rare\t1985',
			[
				{ language: 'de', title: 'Rar' },
				{ language: 'fr', title: 'Cru' },
			],
		],
		['Samurai\t1967', [{ language: 'fr', title: 'Le Samouraï' }]],
	]);
	const written = titlesText(titles);
	expect(new Map(parseTitles(written, 'x.tsv'))).toEqual(titles);
	expect(titlesOf(FILMS, parseTitles(written, 'x.tsv')).map((list) => list.length)).toEqual([5, 1, 2, 0, 1]);
});

test('a film without a title in its language gets one of its own', () => {
	const films = [
		film('Il Divo', 2008),
		{ ...film('The Executioner', 1963), otherTitles: ['El verdugo'] },
		film('Heat', 1995),
	];
	const listed: ForeignTitle[][] = [[], [], [{ language: 'de', title: 'Hitze' }]];
	const about = [{ language: 'it' }, { language: 'es' }, { language: 'de' }];
	expect(withOwnTitles(films, listed, about)).toEqual([
		[{ language: 'it', title: 'Il Divo' }],
		[
			{ language: 'es', title: 'The Executioner' },
			{ language: 'es', title: 'El verdugo' },
		],
		listed[2],
	]);
	expect(withOwnTitles(films, [[], [], []], [{ language: 'ja' }, undefined, undefined])).toEqual([[], [], []]);
});

test('an invalid file of titles is refused with the line', () => {
	expect(() => parseTitles('title\n', 'x.tsv')).toThrow('x.tsv, line 1: the header must be title, year, de');
	const header = titlesText(new Map());
	expect(() => parseTitles(`${header}Heat\t1995\tHitze\n`, 'x.tsv')).toThrow(
		'x.tsv, line 2: has 3 columns instead of 8',
	);
});
