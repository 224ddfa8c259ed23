import { beforeEach, expect, test, vi } from 'vitest';
import { type Backup, makeBackup, readBackup } from '../../../src/storage/backup.ts';
import { type Database, openDatabase } from '../../../src/storage/db.ts';
import { NOBODY } from '../../../src/storage/nobody.ts';
import { createPersona, giveSite, listPersonas } from '../../../src/storage/personas.ts';
import { addPost, listPosts } from '../../../src/storage/posts.ts';
import type { Persona, Post } from '../../../src/storage/records.ts';
import { mergedSettings, restore } from '../../../src/storage/restore.ts';
import { DEFAULTS } from '../../../src/storage/settings.ts';
import { deleteEverything } from '../../../src/storage/wipe.ts';

let db: Database;
const noAreas = {};
beforeEach(async () => {
	db = await openDatabase();
	await deleteEverything(db, noAreas);
});

const film = { title: 'Heat', year: 1995 };
const post = (persona: string, date = '2026-11-21'): Omit<Post, 'id'> => ({
	persona,
	date,
	site: 'forum.example',
	films: [film, { title: 'Crash', year: 1996 }],
	decoys: [film],
	source: 'posted',
});
const rating = { ...film, stars: 4.5, date: null };

async function fill() {
	const persona = await createPersona(db, 'quietcinephile');
	await giveSite(db, 'forum.example', persona.id);
	await giveSite(db, 'work.example', NOBODY);
	await addPost(db, post(persona.id));
	await db.put('ratings', rating as never);
	await db.add('imports', { service: 's', file: 'f.csv', date: '2026-11-20', matched: 1, unmatched: [] } as never);
	return persona;
}

const backup = async () => (await makeBackup(db, DEFAULTS, '2026-11-21')).backup;
const reread = (value: object) => {
	const read = readBackup(JSON.stringify(value));
	if ('problem' in read) throw new Error(read.problem);
	return read.backup;
};
const everything = async () => {
	const { personas, posts, ratings, imports } = await backup();
	return { personas, ratings, posts: posts.map(({ id: _, ...rest }) => rest), imports: imports.length };
};

test('what goes out comes back, into an empty database or in place of what is there', async () => {
	await fill();
	const [file, before] = [reread(await backup()), await everything()];
	for (const how of ['merge', 'replace'] as const) {
		if (how === 'merge') await deleteEverything(db, noAreas);
		else await createPersona(db, 'another');
		await restore(db, file, how);
		expect(await everything()).toEqual(before);
	}
});

test('ratings stay with the imports they came from, however those are numbered here', async () => {
	const said = (number: number) => [{ import: number, stars: 4.5, date: null }];
	const imported = { service: 's', file: 'f.csv', date: '2026-11-20', matched: 1, unmatched: [] };
	const theirs = await db.add('imports', imported as never);
	await db.put('ratings', { ...rating, said: said(theirs) } as never);
	const file = reread(await backup());
	await deleteEverything(db, noAreas);
	const ours = await db.add('imports', { ...imported, file: 'g.csv' } as never);
	await db.put('ratings', { ...rating, stars: 3, said: said(ours) } as never);
	await restore(db, file, 'merge');
	const { ratings, imports } = await backup();
	const back = imports.find((one) => one.file === 'f.csv')!.id;
	expect(ratings).toEqual([{ ...rating, stars: 3, said: [...said(ours), ...said(back)] }]);
});

test('what is there already is not added twice', async () => {
	await fill();
	const [file, before] = [reread(await backup()), await everything()];
	await restore(db, file, 'merge');
	await restore(db, file, 'merge');
	expect(await everything()).toEqual(before);
});

test('merging keeps what is here: its sites, its settings; personas of one name become one', async () => {
	await fill();
	const file = reread(await backup());
	await deleteEverything(db, noAreas);
	const here = await createPersona(db, 'quietcinephile');
	const other = await createPersona(db, 'other');
	await giveSite(db, 'forum.example', other.id);
	await addPost(db, post(here.id, '2026-01-01'));
	await restore(db, file, 'merge');
	const { personas } = await listPersonas(db);
	expect(personas.map(({ name, sites }) => [name, sites.length])).toEqual([
		['other', 1],
		['quietcinephile', 0],
	]);
	expect((await listPosts(db, here.id)).posts).toHaveLength(2);
	const settings = { version: 1 as const, tolerance: 5, sitesOff: ['a.example'] };
	const theirs = { ...file, settings: { version: 1 as const, tolerance: 9, sitesOff: ['b.example'] } };
	expect(mergedSettings(settings, theirs, 'merge')).toEqual({ ...settings, sitesOff: ['a.example', 'b.example'] });
	expect(mergedSettings(settings, theirs, 'replace')).toEqual(theirs.settings);
});

test.each<[string, (file: Backup) => unknown]>([
	['The file must be an object', () => []],
	['format must be one of "red-herring"', ({ format: _, ...rest }) => rest],
	['version must be one of 1', (file) => ({ ...file, version: 2 })],
	['settings.tolerance must be', (file) => ({ ...file, settings: { ...file.settings, tolerance: 0 } })],
	[
		'settings.sitesOff[1] must be a host name',
		(file) => ({ ...file, settings: { ...file.settings, sitesOff: ['a.example', 'A B'] } }),
	],
	['personas must be a list', (file) => ({ ...file, personas: {} })],
	['personas[0].name must be a text', (file) => ({ ...file, personas: [{ ...file.personas[0], name: '' }] })],
	[
		'personas[0].members must be a whole number',
		(file) => ({ ...file, personas: [{ ...file.personas[0], members: 1.5 }] }),
	],
	['personas[2]: the id', (file) => ({ ...file, personas: [...file.personas, file.personas[0]] })],
	[
		'the site "forum.example" stands there twice',
		(file) => ({
			...file,
			personas: [
				...file.personas,
				{ ...(file.personas.find(({ id }) => id !== NOBODY) as Persona), id: 'x', name: 'x' },
			],
		}),
	],
	['posts[0].date must be a day', (file) => ({ ...file, posts: [{ ...file.posts[0], date: '2026-02-30' }] })],
	[
		'posts[0].films[1].year must be',
		(file) => ({ ...file, posts: [{ ...file.posts[0], films: [film, { title: 'x', year: null }] }] }),
	],
	[
		'posts[0].persona must be the id of one of the personas',
		(file) => ({ ...file, posts: [{ ...file.posts[0], persona: 'none' }] }),
	],
	[
		'posts[0].persona must be the id of one of the personas',
		(file) => ({ ...file, posts: [{ ...file.posts[0], persona: NOBODY }] }),
	],
	['posts[1]: the id', (file) => ({ ...file, posts: [file.posts[0], file.posts[0]] })],
	['ratings[0].stars must be a number from 0.5 to 5', (file) => ({ ...file, ratings: [{ ...rating, stars: 11 }] })],
	['imports[0].unmatched must be a list', (file) => ({ ...file, imports: [{ ...file.imports[0], unmatched: null }] })],
])('a file that is wrong says where: %s', async (problem, spoil) => {
	await fill();
	const read = readBackup(JSON.stringify(spoil(await backup())));
	expect(read).toEqual({ problem: expect.stringContaining(problem) });
});

test('what is no JSON is no backup', () => {
	expect(readBackup('oops')).toEqual({ problem: 'The file must be JSON' });
});

test('a failure in the middle changes nothing', async () => {
	await fill();
	const before = await everything();
	const file = reread(await backup());
	const broken = { ...file, ratings: [rating, { ...rating, title: undefined as unknown as string, year: 1 }] };
	await expect(restore(db, broken as Backup, 'replace')).rejects.toThrow();
	expect(await everything()).toEqual(before);
});

test('records that cannot be read stay out of the file and are counted', async () => {
	await fill();
	await db.put('personas', { id: 'broken' } as never);
	await db.put('ratings', { ...rating, title: 'Other', stars: 99 } as never);
	expect(await makeBackup(db, DEFAULTS, '2026-11-21')).toMatchObject({
		damaged: 2,
		backup: { personas: { length: 2 } },
	});
});

test('deleting everything leaves nothing, and says where something is left', async () => {
	await fill();
	const area = { clear: vi.fn(async () => undefined), get: vi.fn(async () => ({ stubborn: 1 })) };
	const places = await deleteEverything(db, { local: area });
	expect(area.clear).toHaveBeenCalledOnce();
	expect(places.filter(({ entries }) => entries > 0)).toEqual([{ place: 'local', entries: 1 }]);
	expect(places.map(({ place }) => place).sort()).toEqual([
		'imports',
		'local',
		'packs',
		'personas',
		'posts',
		'ratings',
	]);
});
