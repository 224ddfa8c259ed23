/** Restoring a backup in addition to what is there. */
import { expect, test } from 'vitest';
import { asOne } from '../../../src/storage/asOne.ts';
import type { Backup } from '../../../src/storage/backupSchemas.ts';
import { MOST_AS_ONE, MOST_SAID, MOST_SITES } from '../../../src/storage/limits.ts';
import { assignSite, createPersona, listPersonas } from '../../../src/storage/personas.ts';
import { addPost, listPosts } from '../../../src/storage/posts.ts';
import { readImports, readOwnRatings } from '../../../src/storage/ratings.ts';
import { RefusedError } from '../../../src/storage/refused.ts';
import { mergedSettings, renamedPairs, restore } from '../../../src/storage/restore.ts';
import { keepSaid, listSaid } from '../../../src/storage/said.ts';
import { DEFAULTS, type Settings } from '../../../src/storage/settings.ts';
import { deleteEverything } from '../../../src/storage/wipe.ts';
import {
	backup,
	db,
	everything,
	fill,
	film,
	imported,
	importedGames,
	noAreas,
	post,
	rating,
	ratingOfGame,
	reread,
	saying,
} from './backupScene.ts';

test('merging keeps the answers here about a film, and adds those about others', async () => {
	const { id } = await fill();
	const file = reread(await backup());
	const crash = { title: 'Crash', year: 1996 };
	const [never, rated] = [saying(id, crash, 'never'), saying(id, film, 'rated')];
	await keepSaid(db, rated);
	await restore(db, { ...file, said: [...file.said, never] }, 'merge');
	expect((await listSaid(db)).said).toEqual([never, rated]);
});

test('merging adds pairs of accounts that may be linked', async () => {
	await fill();
	const file = reread(await backup());
	const here = { ...DEFAULTS, asOne: [asOne('a', 'b')] };
	const there = { ...file, settings: { ...file.settings, asOne: [asOne('b', 'a'), asOne('b', 'c')] } };
	expect(mergedSettings(here, there, 'merge').asOne).toEqual([asOne('a', 'b'), asOne('b', 'c')]);
	expect(mergedSettings(here, file, 'replace').asOne).toEqual(file.settings.asOne);
	// Accounts of one name become one, under the id that it has here.
	const ids = new Map([
		['b', 'y'],
		['c', 'x'],
		['d', 'y'],
	]);
	const pairs = [asOne('b', 'c'), asOne('c', 'd'), asOne('b', 'd'), asOne('a', 'b')];
	expect(renamedPairs(pairs, ids)).toEqual([
		['x', 'y'],
		['a', 'y'],
	]);
});

test('existing records are not added twice', async () => {
	await fill();
	const [file, before] = [reread(await backup()), await everything()];
	await restore(db, file, 'merge');
	await restore(db, file, 'merge');
	expect(await everything()).toEqual(before);
});

test('merging keeps existing sites and settings, and joins personas with the same name', async () => {
	await fill();
	const file = reread(await backup());
	await deleteEverything(db, noAreas);
	const here = await createPersona(db, 'quietcinephile');
	const other = await createPersona(db, 'other');
	await assignSite(db, 'forum.example', other.id);
	await addPost(db, post(here.id, '2026-01-01'));
	await restore(db, file, 'merge');
	const { personas } = await listPersonas(db);
	expect(personas.map(({ name, sites }) => [name, sites.length])).toEqual([
		['other', 1],
		['quietcinephile', 0],
	]);
	expect((await listPosts(db, here.id)).posts).toHaveLength(2);
	const settings = {
		...DEFAULTS,
		tolerance: 5,
		sitesOff: ['a.example'],
		notFilms: ['her'],
		siteFilms: ['a.example up'],
		siteNotItems: ['a.example books it'],
	};
	const theirs = {
		...file,
		settings: {
			...DEFAULTS,
			tolerance: 9,
			sitesOff: ['b.example'],
			notFilms: ['it'],
			siteFilms: ['b.example up'],
			siteNotItems: ['a.example anime it'],
		},
	};
	const both = {
		...settings,
		sitesOff: ['a.example', 'b.example'],
		notFilms: ['her', 'it'],
		siteFilms: ['a.example up', 'b.example up'],
		siteNotItems: ['a.example anime it', 'a.example books it'],
	};
	const nowhere = { ...DEFAULTS, services: ['nowhere'] };
	expect(mergedSettings(settings, { ...theirs, settings: nowhere }, 'merge').services).toEqual(['nowhere']);
	expect(
		mergedSettings({ ...settings, services: ['imdb'] }, { ...theirs, settings: nowhere }, 'merge').services,
	).toEqual(['imdb']);
	expect(mergedSettings(settings, theirs, 'merge')).toEqual(both);
	expect(mergedSettings(settings, theirs, 'replace')).toEqual(theirs.settings);
});

test('a merge with answers about too many films changes nothing', async () => {
	const { id } = await fill();
	const file = reread(await backup());
	const before = await everything();
	const said = Array.from({ length: MOST_SAID }, (_, i) => ({ ...file.said[0]!, title: `Film ${i}`, persona: id }));
	await expect(restore(db, { ...file, said }, 'merge')).rejects.toThrow(RefusedError);
	expect(await everything()).toEqual(before);
	await restore(db, { ...file, said }, 'replace');
	expect((await listSaid(db)).said).toHaveLength(MOST_SAID);
});

test('records with their parts in another order are the same', async () => {
	await fill();
	const [file, before] = [reread(await backup()), await everything()];
	const turned = <T extends object>(record: T) => Object.fromEntries(Object.entries(record).reverse()) as T;
	await restore(db, { ...file, posts: file.posts.map(turned), imports: file.imports.map(turned) }, 'merge');
	expect(await everything()).toEqual(before);
});

test('the number of films rated is the one here, or else the file’s', async () => {
	const file = (filmsRated: number | null) => ({ settings: { ...DEFAULTS, filmsRated } }) as Backup;
	const merged = (here: number | null, there: number | null) =>
		mergedSettings({ ...DEFAULTS, filmsRated: here }, file(there), 'merge').filmsRated;
	expect([merged(300, 20), merged(300, null), merged(null, 20), merged(null, null)]).toEqual([300, 300, 20, null]);
});

test.each(['sitesOff', 'notFilms', 'siteNotFilms', 'siteFilms', 'siteNotItems', 'asOne'] as const)(
	'both lists of %s are merged without repeats, up to the limit',
	(field) => {
		const most = {
			sitesOff: MOST_SITES,
			notFilms: 1000,
			siteNotFilms: 1000,
			siteFilms: 1000,
			siteNotItems: 1000,
			asOne: MOST_AS_ONE,
		}[field];
		const entry = (i: number) => (field === 'asOne' ? ['a', `b${i}`] : `a${i}.example x`);
		const settings = (from: number, to: number) =>
			({ ...DEFAULTS, [field]: Array.from({ length: to - from }, (_, i) => entry(from + i)) }) as Settings;
		const merged = (here: Settings, there: Settings) =>
			mergedSettings(here, { settings: there } as Backup, 'merge')[field];
		expect(merged(settings(0, 3), settings(1, 5))).toHaveLength(5);
		const full = settings(0, field === 'asOne' ? 900 : most);
		expect(merged(full, settings(0, 2))).toHaveLength(full[field].length);
		if (field !== 'asOne') expect(() => merged(full, settings(most, most + 1))).toThrow(RefusedError);
	},
);

test('ratings of a game return next to a film’s of the same title and year, and a file’s are added', async () => {
	await fill();
	const file = reread(await backup());
	expect(file.ratings).toEqual([ratingOfGame, rating]);
	const other = { ...importedGames, id: 7, file: 'later.csv' };
	const date = '2026-10-01';
	const later = { ...ratingOfGame, date, said: [{ import: 7, stars: null, date }] };
	await restore(db, { ...file, ratings: [later], imports: [other] }, 'merge');
	expect(await readOwnRatings(db, 'films')).toEqual([rating]);
	const [added, ...rest] = await readImports(db, 'boardgames');
	expect(added).toEqual({ ...other, id: expect.any(Number) });
	expect(await readOwnRatings(db, 'boardgames')).toEqual([
		{ ...ratingOfGame, date, said: [...ratingOfGame.said, { import: added!.id, stars: null, date }] },
	]);
	expect(rest).toEqual([importedGames]);
	await restore(db, { ...file, ratings: [rating], imports: [imported] }, 'replace');
	expect(await readOwnRatings(db)).toMatchObject([{ ...film, stars: 4.5 }]);
	expect(await readOwnRatings(db, 'boardgames')).toEqual([]);
});

/** The same as version 1 of the file had it: kinds other than films in lists of their own, with numbers of their own. */
const former = async () => {
	const { ratings: _, imports: __, ...file } = await backup();
	const { kind: ___, ...film } = rating;
	const { kind: ____, ...ofFilms } = imported;
	const game = { ...ratingOfGame, said: [{ import: 1, stars: null, date: null }] };
	const more = { otherRatings: [game], otherImports: [{ ...importedGames, id: 1 }] };
	return { films: { ...file, version: 1, ratings: [film], imports: [ofFilms] }, more };
};

test('a file of version 1 is read with all it has, with or without ratings of other kinds', async () => {
	await fill();
	const { films, more } = await former();
	expect(reread(films)).toMatchObject({ version: 2, ratings: [rating], imports: [imported] });
	const read = reread({ ...films, ...more });
	expect(read).toMatchObject({ ratings: [rating, ratingOfGame], imports: [imported, importedGames] });
	expect(read).not.toHaveProperty('otherRatings');
	const before = await everything();
	await restore(db, read, 'replace');
	expect(await everything()).toEqual(before);
});

test('in a file of version 1 a rating of a game names an import of its own list', async () => {
	await fill();
	const { films, more } = await former();
	const { otherRatings, otherImports } = more;
	expect(() => reread({ ...films, otherRatings })).toThrow('otherRatings[0].said must name imports of the file');
	expect(() => reread({ ...films, otherImports, otherRatings: [...otherRatings, ...otherRatings] })).toThrow(
		'otherRatings[1]: the film "Heat (1995), boardgames" stands there twice',
	);
	expect(() => reread({ ...films, otherImports, otherRatings: films.ratings })).toThrow('otherRatings[0].kind must be');
	// Today's file numbers all imports together.
	expect(() => reread({ ...films, version: 2 })).toThrow('ratings[0].kind must be');
});
