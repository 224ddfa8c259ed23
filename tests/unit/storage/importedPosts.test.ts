import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import {
	dayOfPost,
	importPosts,
	listImportedPosts,
	type PostToImport,
	removeImportedPosts,
} from '../../../src/storage/importedPosts.ts';
import { NO_HISTORY } from '../../../src/storage/noHistory.ts';
import { assignSite, createPersona, listPersonas, personaAt, savePersona } from '../../../src/storage/personas.ts';
import { addPost, changePost, listPosts } from '../../../src/storage/posts.ts';
import { filmsOfPersona } from '../../../src/storage/profiles.ts';
import { restore } from '../../../src/storage/restore.ts';
import { DEFAULTS } from '../../../src/storage/settings.ts';
import { deleteEverything } from '../../../src/storage/wipe.ts';
import { db } from '../emptyDb.ts';
import { testPack } from '../films.ts';
import { reread } from './backupScene.ts';
import { makeBackup } from './makeBackup.ts';

const { catalogue } = testPack();
const HEAT = { title: 'Heat', year: 1995 };
const MATRIX = { title: 'The Matrix', year: 1999 };
const SITE = 'www.reddit.com';

let persona = '';
beforeEach(async () => {
	persona = (await createPersona(db, 'quietcinephile')).id;
});

const post = (id: string, films = [HEAT], date = '2020-05-01'): PostToImport => ({ id, date, site: SITE, films });
const kept = async () => (await listPosts(db, persona)).posts;
const posted = (films: PostToImport['films'], date: string) =>
	addPost(db, { persona, date, site: SITE, films, decoys: [], source: 'posted' });

test('posts are kept with their films, day, and site, and with a hash of their site’s id', async () => {
	expect(await importPosts(db, persona, 'one', [post('t1_abc', [HEAT, MATRIX]), post('t1_none', [])])).toEqual({
		added: 1,
		known: 0,
		extended: 0,
	});
	const [first, ...others] = await kept();
	expect(others).toEqual([]);
	expect(first).toMatchObject({ date: '2020-05-01', site: SITE, films: [HEAT, MATRIX], source: 'imported' });
	expect(JSON.stringify(first)).not.toContain('t1_');
	expect((await filmsOfPersona(db, catalogue, persona)).length).toBe(2);
});

test('a second import only adds, and changes nothing', async () => {
	await importPosts(db, persona, 'one', [post('a'), post('b')]);
	await filmsOfPersona(db, catalogue, persona);
	expect(await importPosts(db, persona, 'two', [post('a'), post('b'), post('c', [MATRIX])])).toEqual({
		added: 1,
		known: 2,
		extended: 0,
	});
	expect(await listImportedPosts(db)).toEqual([
		{ batch: 'one', posts: 2, sites: [SITE], personas: [persona] },
		{ batch: 'two', posts: 1, sites: [SITE], personas: [persona] },
	]);
	expect((await filmsOfPersona(db, catalogue, persona)).length).toBe(2);
});

test('a post that was kept when posted is not counted twice, even if its day differs in Greenwich', async () => {
	await posted([MATRIX, HEAT], '2020-05-02');
	const same = [post('a', [HEAT, MATRIX], '2020-05-01')];
	expect(await importPosts(db, persona, 'one', same)).toEqual({ added: 0, known: 1, extended: 0 });
	expect(await importPosts(db, persona, 'two', same)).toEqual({ added: 0, known: 1, extended: 0 });
	// Of two posts of one day that say the same, one is that which was kept.
	const two = [...same, post('b', [HEAT, MATRIX], '2020-05-02')];
	expect(await importPosts(db, persona, 'three', two)).toEqual({ added: 1, known: 1, extended: 0 });
	expect(await importPosts(db, persona, 'four', [post('c', [HEAT], '2020-05-02')])).toEqual({
		added: 1,
		known: 0,
		extended: 0,
	});
	expect(await importPosts(db, persona, 'five', [post('d', [HEAT, MATRIX], '2020-05-04')])).toEqual({
		added: 1,
		known: 0,
		extended: 0,
	});
});

const RUHR = { title: 'Ruhrpott Barons', year: 1998, kind: 'boardgames' } as const;
const byTitle = ([a]: PostToImport['films'], [b]: PostToImport['films']) => a!.title.localeCompare(b!.title);
const TERRA = { title: 'Terra Vespertina', year: 2012, kind: 'boardgames' } as const;

test('a post kept with a game equals the export’s post that was searched only for films', async () => {
	await posted([HEAT, RUHR], '2020-05-01');
	expect(await importPosts(db, persona, 'one', [post('a')])).toEqual({ added: 0, known: 1, extended: 0 });
});

test('posts with only games are the same if all their games are', async () => {
	await posted([RUHR], '2020-05-01');
	const both = [post('a', [TERRA]), post('b', [RUHR])];
	expect(await importPosts(db, persona, 'one', both)).toEqual({ added: 1, known: 1, extended: 0 });
	expect((await kept()).map(({ films }) => films).toSorted(byTitle)).toEqual([[RUHR], [TERRA]]);
	expect(await importPosts(db, persona, 'two', both)).toEqual({ added: 0, known: 2, extended: 0 });
	// One with an added film is another post, and that is one with a film.
	expect(await importPosts(db, persona, 'three', [post('c', [HEAT, RUHR])])).toMatchObject({ added: 1 });
});

test('a title kept as a game is not added again as a film, nor the reverse', async () => {
	const film = { title: 'Dune', year: 2021 };
	const game = { title: 'Dune', year: 1979, kind: 'boardgames' } as const;
	await posted([game], '2020-05-01');
	expect(await importPosts(db, persona, 'one', [post('a', [film])])).toEqual({ added: 0, known: 1, extended: 0 });
	await posted([film, HEAT], '2021-05-01');
	const later = post('b', [HEAT, game], '2021-05-01');
	expect(await importPosts(db, persona, 'two', [later])).toEqual({ added: 0, known: 1, extended: 0 });
	// Two films of one title are two.
	await posted([{ title: 'Dune', year: 1984 }], '2022-05-01');
	expect(await importPosts(db, persona, 'three', [post('c', [film], '2022-05-01')])).toMatchObject({ added: 1 });
});

test('kinds not searched for when a post was kept or imported are added once, and count', async () => {
	await posted([HEAT], '2020-05-01');
	await importPosts(db, persona, 'one', [post('b', [MATRIX])]);
	await filmsOfPersona(db, catalogue, persona);
	const found = [post('a', [HEAT, RUHR]), post('b', [MATRIX, TERRA])];
	expect(await importPosts(db, persona, 'two', found)).toEqual({ added: 0, known: 2, extended: 2 });
	expect((await kept()).map(({ films }) => films).toSorted(byTitle)).toEqual([
		[HEAT, RUHR],
		[MATRIX, TERRA],
	]);
	expect(await importPosts(db, persona, 'three', found)).toEqual({ added: 0, known: 2, extended: 0 });
	expect(await listImportedPosts(db)).toMatchObject([{ batch: 'one', posts: 1 }]);
});

test('a post that was given to another persona is known, and goes with its import', async () => {
	await importPosts(db, persona, 'one', [post('a')]);
	const other = await createPersona(db, 'other');
	await changePost(db, { ...(await kept())[0]!, persona: other.id });
	expect(await importPosts(db, persona, 'two', [post('a')])).toEqual({ added: 0, known: 1, extended: 0 });
	expect(await removeImportedPosts(db, 'one')).toBe(1);
	expect((await listPosts(db, other.id)).posts).toEqual([]);
});

test('a backup has imported posts, and restores them as they were', async () => {
	await importPosts(db, persona, 'one', [post('a')]);
	const before = await kept();
	const { backup } = await makeBackup(db, DEFAULTS, '2026-11-21');
	await removeImportedPosts(db, 'one');
	await restore(db, reread(backup), 'merge');
	expect(await kept()).toEqual(before.map((each) => ({ ...each, id: expect.any(Number) })));
	expect(await importPosts(db, persona, 'two', [post('a')])).toEqual({ added: 0, known: 1, extended: 0 });
});

test('an import is undone as a whole, and nothing else with it', async () => {
	await posted([MATRIX], '2026-11-20');
	await importPosts(db, persona, 'one', [post('a'), post('b')]);
	await importPosts(db, persona, 'two', [post('c')]);
	await filmsOfPersona(db, catalogue, persona);
	expect(await removeImportedPosts(db, 'one')).toBe(2);
	expect(await removeImportedPosts(db, 'one')).toBe(0);
	expect((await kept()).map(({ source }) => source)).toEqual(['posted', 'imported']);
	await removeImportedPosts(db, 'two');
	expect((await filmsOfPersona(db, catalogue, persona)).length).toBe(1);
	expect(await importPosts(db, persona, 'three', [post('a')])).toEqual({ added: 1, known: 0, extended: 0 });
});

test('undoing an import releases its sites, except those with other posts', async () => {
	const other = { ...post('b'), site: 'lemmy.world' };
	const mine = { ...post('c'), site: 'forum.example' };
	await assignSite(db, mine.site, persona);
	await importPosts(db, persona, 'one', [post('a'), other, mine]);
	await posted([MATRIX], '2026-11-20');
	expect((await personaAt(db, other.site))?.id).toBe(persona);
	await removeImportedPosts(db, 'one');
	expect(await personaAt(db, other.site)).toBeNull();
	expect((await personaAt(db, SITE))?.id).toBe(persona);
	expect((await personaAt(db, mine.site))?.id).toBe(persona);
});

test('a site that the user moved to another account stays there when an import is undone', async () => {
	await importPosts(db, persona, 'one', [post('a')]);
	const other = await createPersona(db, 'other');
	await assignSite(db, SITE, other.id);
	await removeImportedPosts(db, 'one');
	expect((await personaAt(db, SITE))?.id).toBe(other.id);
});

test('each post is in the history once, however exports overlap', async () => {
	const exported = fc.uniqueArray(fc.constantFrom(...'abcdefgh'), { minLength: 1 });
	await fc.assert(
		fc.asyncProperty(fc.array(exported, { minLength: 1, maxLength: 4 }), async (exports) => {
			await deleteEverything(db, {});
			persona = (await createPersona(db, 'quietcinephile')).id;
			for (const [i, ids] of exports.entries())
				await importPosts(
					db,
					persona,
					`batch ${i}`,
					ids.map((id) => post(id)),
				);
			expect(await kept()).toHaveLength(new Set(exports.flat()).size);
			for (const i of exports.keys()) await removeImportedPosts(db, `batch ${i}`);
			expect(await kept()).toEqual([]);
		}),
		{ numRuns: 20 },
	);
});

test('a refused import leaves nothing', async () => {
	await expect(importPosts(db, 'nobody known', 'one', [post('a')])).rejects.toThrow('gone');
	const many = Array.from({ length: 20_001 }, (_, i) => post(`t1_${i}`));
	await expect(importPosts(db, persona, 'one', many)).rejects.toThrow('full');
	expect(await kept()).toEqual([]);
});

test('dates in exports become days, even if the day is not known', () => {
	expect(dayOfPost('2020-05-01', '2026-11-21')).toBe('2020-05-01');
	expect(dayOfPost('2020-05', '2026-11-21')).toBe('2020-05-01');
	expect(dayOfPost(null, '2026-11-21')).toBe('2026-11-21');
	const moment = new Date(2020, 4, 1, 23, 59);
	expect(dayOfPost(moment.toISOString(), '2026-11-21')).toBe('2020-05-01');
	expect(dayOfPost('2020-05-01T23:59:00', '2026-11-21')).toBe('2020-05-01');
});

test('the persona gets sites without a persona, but not sites of others or without a history', async () => {
	const other = await createPersona(db, 'other');
	await assignSite(db, 'other.example', other.id);
	await assignSite(db, 'quiet.example', NO_HISTORY);
	const at = (site: string) => ({ ...post(site), site });
	const posts = ['other.example', 'quiet.example', 'free.example', 'free.example', 'localhost'].map(at);
	await importPosts(db, persona, 'one', posts);
	const owner = async (site: string) => (await personaAt(db, site))?.id;
	expect(await owner('other.example')).toBe(other.id);
	expect(await owner('quiet.example')).toBe(NO_HISTORY);
	expect(await owner('free.example')).toBe(persona);
	expect(await owner('localhost')).toBeUndefined();
	// What is known of the site and the persona stays.
	const mine = (await listPersonas(db)).personas.find(({ id }) => id === persona)!;
	await savePersona(db, { ...mine, tolerance: 7, sites: [{ site: 'free.example', user: 'me' }] });
	await importPosts(db, persona, 'two', posts);
	expect(await personaAt(db, 'free.example')).toMatchObject({ tolerance: 7, sites: [{ user: 'me' }] });
	await expect(importPosts(db, 'gone', 'three', [at('new.example')])).rejects.toThrow();
	expect(await owner('new.example')).toBeUndefined();
});
