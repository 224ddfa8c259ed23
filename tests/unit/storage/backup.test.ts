import { expect, test } from 'vitest';
import { readBackup } from '../../../src/storage/backup.ts';
import type { Backup } from '../../../src/storage/backupSchemas.ts';
import { MOST_PERSONAS, MOST_SITES } from '../../../src/storage/limits.ts';
import { NO_HISTORY } from '../../../src/storage/noHistory.ts';
import { createPersona, listPersonas, personaAt } from '../../../src/storage/personas.ts';
import { listPosts } from '../../../src/storage/posts.ts';
import { readOwnRatings } from '../../../src/storage/ratings.ts';
import type { Persona, Post } from '../../../src/storage/records.ts';
import { RefusedError } from '../../../src/storage/refused.ts';
import { restore } from '../../../src/storage/restore.ts';
import { backupPieces } from '../../../src/storage/saveBackup.ts';
import { DEFAULTS } from '../../../src/storage/settings.ts';
import { deleteEverything } from '../../../src/storage/wipe.ts';
import {
	backup,
	db,
	everything,
	fill,
	film,
	imported,
	many,
	noAreas,
	post,
	rating,
	ratingOfGame,
	reread,
} from './backupScene.ts';
import { makeBackup } from './makeBackup.ts';

test('a backup is restored into an empty database or replaces what is there', async () => {
	await fill();
	const [file, before] = [reread(await backup()), await everything()];
	for (const how of ['merge', 'replace'] as const) {
		if (how === 'merge') await deleteEverything(db, noAreas);
		else await createPersona(db, 'another');
		await restore(db, file, how);
		expect(await everything()).toEqual(before);
	}
});

test('ratings stay with their imports, even if these are renumbered', async () => {
	const said = (number: number, stars: number) => [{ import: number, stars, date: null }];
	await fill();
	const file = reread(await backup());
	await deleteEverything(db, noAreas);
	await db.put('imports', { ...imported, file: 'g.csv' });
	await db.put('ratings', { ...rating, stars: 3, said: said(1, 3) });
	await restore(db, file, 'merge');
	const { ratings, imports } = await backup();
	const back = imports.find((one) => one.file === 'f.csv')!.id;
	expect(ratings).toContainEqual({ ...rating, stars: 3, said: [...said(1, 3), ...said(back, 4.5)] });
	const games = imports.find(({ kind }) => kind === 'boardgames')!.id;
	expect(ratings).toContainEqual({ ...ratingOfGame, said: [{ import: games, stars: null, date: null }] });
});

test('items of other kinds keep their kind in a backup', async () => {
	await fill();
	const { posts, ...rest } = await backup();
	const [first] = posts;
	const films = [film, { ...film, kind: 'books' as const }];
	await restore(db, reread({ ...rest, posts: [{ ...first!, films }] }), 'replace');
	expect((await backup()).posts.map((post) => post.films)).toEqual([films]);
});

test('a file of an older version without answers about films is restored', async () => {
	await fill();
	const { said: _, ...older } = await backup();
	await restore(db, reread(older), 'replace');
	expect(await everything()).toMatchObject({ said: [], posts: { length: 1 } });
});

test.each<[string, (file: Backup) => object]>([
	['format must be one of "red-herring"', () => ({ format: undefined })],
	['version must be one of 1, 2', () => ({ version: 3 })],
	['settings.tolerance must be', (file) => ({ settings: { ...file.settings, tolerance: 0 } })],
	[
		'settings.sitesOff[1] must be a host name',
		(file) => ({ settings: { ...file.settings, sitesOff: ['a.example', 'A B'] } }),
	],
	['personas must be a list', () => ({ personas: {} })],
	['personas[0].name must be a text', ({ personas: [first] }) => ({ personas: [{ ...first, name: '' }] })],
	[
		'personas[0].members must be a whole number',
		({ personas: [first] }) => ({ personas: [{ ...first, members: 1.5 }] }),
	],
	['personas[2]: the id', (file) => ({ personas: [...file.personas, file.personas[0]] })],
	[
		'the site "forum.example" stands there twice',
		(file) => ({
			personas: [
				...file.personas,
				{ ...(file.personas.find(({ id }) => id !== NO_HISTORY) as Persona), id: 'x', name: 'x' },
			],
		}),
	],
	['posts[0].date must be a day', ({ posts: [first] }) => ({ posts: [{ ...first, date: '2026-02-30' }] })],
	[
		'posts[0].films[1].year must be',
		({ posts: [first] }) => ({ posts: [{ ...first, films: [film, { title: 'x', year: null }] }] }),
	],
	[
		'posts[0].films[0].kind must be one of "boardgames", "anime", "books"',
		({ posts: [first] }) => ({ posts: [{ ...first, films: [{ ...film, kind: 'films' }] }] }),
	],
	[
		'posts[0].persona must be the id of one of the personas',
		({ posts: [first] }) => ({ posts: [{ ...first, persona: 'none' }] }),
	],
	[
		'posts[0].persona must be the id of one of the personas',
		({ posts: [first] }) => ({ posts: [{ ...first, persona: NO_HISTORY }] }),
	],
	['posts[1]: the id', ({ posts: [first] }) => ({ posts: [first, first] })],
	['said[0].said must be one of "rated", "never"', ({ said: [first] }) => ({ said: [{ ...first, said: 'seen' }] })],
	['said[0].date must be a day', ({ said: [first] }) => ({ said: [{ ...first, date: '2026-02-30' }] })],
	['said[0].persona must be the id of one', ({ said: [first] }) => ({ said: [{ ...first, persona: NO_HISTORY }] })],
	[
		'said[1]: the film of a persona "Heat (1995)',
		({ said: [first] }) => ({ said: [first, { ...first, said: 'rated' }] }),
	],
	['ratings[0].stars must be a number from 0.5 to 5', () => ({ ratings: [{ ...rating, stars: 11 }] })],
	['ratings[0].said must be a list of 1 to', () => ({ ratings: [{ ...rating, said: [] }] })],
	['ratings[0].said must be a list', () => ({ ratings: [{ ...rating, said: undefined }] })],
	[
		'ratings[0].said must name imports of the file, each once',
		() => ({ ratings: [{ ...rating, said: [{ ...rating.said[0], import: 9 }] }] }),
	],
	[
		'ratings[0].said must name imports of the file, each once',
		() => ({ ratings: [{ ...rating, said: [rating.said[0], rating.said[0]] }] }),
	],
	['imports[2]: the id "1" stands there twice', (file) => ({ imports: [...file.imports, file.imports[0]] })],
	[
		'imports[0].unmatched[0].part must be a text',
		() => ({
			imports: [{ ...imported, unmatched: [{ title: 'x', year: null, stars: null, date: null, row: 1 }] }],
		}),
	],
	['imports[0].unmatched must be a list', ({ imports: [first] }) => ({ imports: [{ ...first, unmatched: null }] })],
])('an invalid file is refused with the place: %s', async (problem, spoil) => {
	await fill();
	const file = await backup();
	const read = readBackup(JSON.stringify({ ...file, ...spoil(file) }));
	expect(read).toMatchObject({ problem: expect.stringContaining(problem) });
});

test('a file that is not JSON, or no object, is refused', () => {
	expect(readBackup('oops')).toEqual({ problem: 'The file must be JSON' });
	expect(readBackup('[]')).toMatchObject({ problem: expect.stringContaining('The file must be an object') });
});

test('a failure in the middle changes nothing', async () => {
	await fill();
	const before = await everything();
	const file = reread(await backup());
	const broken = { ...file, ratings: [rating, { ...rating, title: undefined as unknown as string, year: 1 }] };
	await expect(restore(db, broken as Backup, 'replace')).rejects.toThrow();
	expect(await everything()).toEqual(before);
});

test.each<[string, (file: Backup) => Partial<Backup>]>([
	[
		'sites of one persona',
		({ personas }) => ({
			personas: personas.map((p) => (p.id === NO_HISTORY ? p : { ...p, sites: many(MOST_SITES) })),
		}),
	],
	[
		'personas',
		({ personas }) => ({
			personas: Array.from({ length: MOST_PERSONAS }, (_, i) => ({
				...personas.find(({ id }) => id !== NO_HISTORY)!,
				id: `p${i}`,
				name: `p${i}`,
				sites: [],
			})),
			posts: [],
		}),
	],
])('a merge that would create too many %s changes nothing', async (_, more) => {
	await fill();
	const before = await everything();
	const file = await backup();
	await expect(restore(db, { ...file, ...more(file) }, 'merge')).rejects.toThrow(RefusedError);
	expect(await everything()).toEqual(before);
});

test('a persona with the name of sites without history differs from theirs', async () => {
	await fill();
	const file = reread(await backup());
	await deleteEverything(db, noAreas);
	const named = await createPersona(db, NO_HISTORY);
	await restore(db, file, 'merge');
	expect((await listPersonas(db)).personas.map(({ name }) => name).sort()).toEqual([NO_HISTORY, 'quietcinephile']);
	expect((await personaAt(db, 'work.example'))!.id).toBe(NO_HISTORY);
	expect(reread(await backup()).personas.find(({ id }) => id === named.id)!.sites).toEqual([]);
});

test('a damaged stored rating is replaced by the file’s', async () => {
	await fill();
	const file = reread(await backup());
	await db.put('ratings', { ...rating, said: undefined } as never);
	await restore(db, file, 'merge');
	expect(await readOwnRatings(db)).toEqual([rating]);
});

test('ratings of a damaged import are left out of the file, which can be read back', async () => {
	await fill();
	await db.put('imports', { ...imported, matched: -1 });
	const { backup: file, damaged } = await makeBackup(db, DEFAULTS, '2026-11-21');
	expect([file.ratings, damaged]).toEqual([[ratingOfGame], 2]);
	reread(file);
});

test('unreadable records are left out of the file and counted', async () => {
	await fill();
	await db.put('personas', { id: 'broken' } as never);
	await db.put('ratings', { ...rating, title: 'Other', stars: 99 } as never);
	expect(await makeBackup(db, DEFAULTS, '2026-11-21')).toMatchObject({
		damaged: 2,
		backup: { personas: { length: 2 } },
	});
});

test('a huge repetitive file is refused before it fills the memory', () => {
	for (const again of ['0,', '[],', '{},', '{"a":0},']) {
		const before = process.memoryUsage().heapUsed;
		expect(readBackup(`[${again.repeat(10_000_000 / again.length)}0]`)).toEqual({
			problem: 'The file must hold records, not next to nothing many times',
		});
		expect(process.memoryUsage().heapUsed - before).toBeLessThan(20e6);
	}
});

test('a long history is exported in short pieces and restored', async () => {
	const persona = await fill();
	const tx = db.transaction('posts', 'readwrite');
	for (let i = 0; i < 6000; i++) void tx.store.add({ ...post(persona.id), site: `forum${i}.example` } as Post);
	await tx.done;
	for await (const piece of backupPieces(db, DEFAULTS, '2026-11-21')) expect(piece.length).toBeLessThan(1000);
	const file = reread(await backup());
	expect(file.posts).toHaveLength(6001);
	await restore(db, file, 'replace');
	expect((await listPosts(db, persona.id)).posts).toHaveLength(6001);
});
