import { expect, test, vi } from 'vitest';
import { seededRandom } from '../../../src/core/advice/draw.ts';
import { phraseTelling } from '../../../src/core/advice/phrases.ts';
import type { Catalogue } from '../../../src/core/catalogue/catalogue.ts';
import { findFilm } from '../../../src/core/catalogue/titled.ts';
import { buildPack, openPack } from '../../../src/core/population/pack.ts';
import type { Backup } from '../../../src/storage/backupSchemas.ts';
import { importPosts, removeImportedPosts } from '../../../src/storage/importedPosts.ts';
import { createPersona, deletePersona } from '../../../src/storage/personas.ts';
import { addPost, changePost, deletePost, listPosts, putBackPost } from '../../../src/storage/posts.ts';
import { filmsOfPersona, forgetNumbers } from '../../../src/storage/profiles.ts';
import type { Post } from '../../../src/storage/records.ts';
import { restore } from '../../../src/storage/restore.ts';
import { DEFAULTS } from '../../../src/storage/settings.ts';
import { published, tallyOf, unknownIn } from '../../../src/storage/tally.ts';
import { db } from '../emptyDb.ts';
import { FILMS, POPULATION, testPack } from '../films.ts';
import { gamesPack } from '../games.ts';

const { catalogue } = testPack();
/** The same films with other numbers. */
const other = openPack(buildPack([...FILMS].reverse().slice(0, -3), POPULATION, () => 0)).catalogue;

const HEAT = { title: 'Heat', year: 1995 };
const MATRIX = { title: 'The Matrix', year: 1999 };
const GONE = { title: 'No Longer Listed', year: 1950 };

const post = (date: string, films: Post['films'], decoys: Post['films'] = [], persona = 'p'): Omit<Post, 'id'> => ({
	...{ persona, date, site: 'forum.example', films, decoys, source: 'posted' },
});

/** A copy of everything, but for personas and their posts. */
const COPY = {
	...{ format: 'red-herring', version: 1, date: '2026-01-01', settings: DEFAULTS, said: [], ratings: [], imports: [] },
	...{ otherRatings: [], otherImports: [] },
} satisfies Partial<Backup>;

/** What all posts of a persona come to, worked out from them. */
async function worked(persona: string, from: Catalogue) {
	const tally = tallyOf((await listPosts(db, persona)).posts);
	return { films: published(tally, from), unknown: unknownIn(tally, from) };
}

test('a film counts once, stays an added one, and is reported if no longer listed', async () => {
	for (const [i, [films, decoys]] of [
		[[HEAT, MATRIX, GONE], []],
		[[HEAT, GONE], [HEAT]],
		[[HEAT], []],
	].entries())
		await addPost(db, post(`2026-01-0${i + 1}`, films!, decoys));
	const { films, unknown } = await worked('p', catalogue);
	const counted = films.map(({ film, decoy, days }) => [film, decoy, days!.length]);
	expect(counted.sort()).toEqual(
		[
			[findFilm(catalogue, MATRIX), false, 1],
			[findFilm(catalogue, HEAT), true, 3],
		].sort(),
	);
	expect(unknown).toBe(1);
});

test('a stored profile is read for any number of posts until it no longer matches them', async () => {
	const id = await addPost(db, post('2026-01-01', [HEAT]));
	const films = await filmsOfPersona(db, catalogue, 'p');
	expect(films).toHaveLength(1);
	// No one looks at posts any more.
	await db.put('posts', { ...post('2026-01-01', [MATRIX]), id });
	expect(await filmsOfPersona(db, catalogue, 'p')).toEqual(films);
	await addPost(db, post('2026-01-02', [HEAT]));
	const [heat] = await filmsOfPersona(db, catalogue, 'p');
	expect(heat!.days).toHaveLength(2);
	await deletePost(db, id);
	expect(await db.count('profiles')).toBe(0);
	expect(await filmsOfPersona(db, catalogue, 'p')).toEqual((await worked('p', catalogue)).films);
});

test('a post restored from another account counts there, and no posts store nothing', async () => {
	const [a, b] = [await createPersona(db, 'a'), await createPersona(db, 'b')];
	expect(await filmsOfPersona(db, catalogue, a.id)).toEqual([]);
	expect(await db.count('profiles')).toBe(0);
	const before = {
		...post('2026-01-01', [HEAT], [], a.id),
		id: await addPost(db, post('2026-01-01', [HEAT], [], a.id)),
	};
	const counts = async () =>
		Promise.all([a, b].map(async ({ id }) => (await filmsOfPersona(db, catalogue, id)).length));
	expect(await counts()).toEqual([1, 0]);
	await changePost(db, { ...before, persona: b.id });
	expect(await counts()).toEqual([0, 1]);
	await putBackPost(db, before);
	expect(await counts()).toEqual([1, 0]);
});

test('a profile that is damaged or of another pack is rebuilt', async () => {
	await addPost(db, post('2026-01-01', [HEAT, MATRIX]));
	const films = await filmsOfPersona(db, catalogue, 'p');
	const sound = (await db.get('profiles', 'p'))!;
	for (const damaged of [
		null,
		{ ...sound, days: null },
		{ ...sound, days: Int32Array.of(1) },
		{ ...sound, titles: [HEAT.title] },
		{ ...sound, titles: [HEAT.title, HEAT.title], years: Int32Array.of(1995, 1995) },
		{ ...sound, kinds: Int32Array.of(0, 9) },
		{ ...sound, counts: Int32Array.of(0, 2) },
		{ ...sound, decoys: Int32Array.of(0, 2) },
		{ pack: 'p', films: Int32Array.of(0), decoys: Int32Array.of(0), counts: Int32Array.of(1), days: Int32Array.of(1) },
	]) {
		await db.put('profiles', damaged as never, 'p');
		expect(await filmsOfPersona(db, catalogue, 'p')).toEqual(films);
	}
	const numbers = (await filmsOfPersona(db, other, 'p')).map(({ film }) => film).sort();
	expect(numbers).toEqual(
		[HEAT, MATRIX]
			.map((key) => findFilm(other, key))
			.filter((film) => film >= 0)
			.sort(),
	);
});

test('once there is a profile, nothing reads all posts again', async () => {
	const { id } = await createPersona(db, 'p');
	const posts = Array.from({ length: 300 }, (_, i) => ({ ...post('2026-01-01', [HEAT, MATRIX], [], id), id: i + 1 }));
	const backup = { ...COPY, personas: (await db.getAll('personas')) as Backup['personas'], posts };
	const steps: (() => Promise<unknown>)[] = [
		() => restore(db, backup, 'replace'),
		() => deletePost(db, 7),
		() => addPost(db, post('2026-01-02', [HEAT], [], id)),
		() => changePost(db, { ...post('2026-01-02', [GONE], [], id), id: 8 }),
		() => importPosts(db, id, 'a', [{ id: 'x', date: '2026-01-03', site: 'forum.example', films: [HEAT] }]),
		() => removeImportedPosts(db, 'a'),
		() => forgetNumbers(db),
	];
	const reading = vi.spyOn(IDBIndex.prototype, 'getAll');
	await filmsOfPersona(db, catalogue, id);
	expect(reading).toHaveBeenCalledOnce();
	reading.mockRestore();
	for (const step of steps) {
		await step();
		const reading = vi.spyOn(IDBIndex.prototype, 'getAll');
		const films = await filmsOfPersona(db, catalogue, id);
		expect(reading).not.toHaveBeenCalled();
		reading.mockRestore();
		expect(films).toEqual((await worked(id, catalogue)).films);
	}
});

test('a profile equals the sum of its posts after any changes', async () => {
	const next = seededRandom(7);
	const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)]!;
	const some = () =>
		Array.from({ length: 1 + Math.floor(next() * 4) }, () => pick([...FILMS.slice(0, 12), GONE])).map(
			({ title, year }) => ({ title, year }),
		);
	const personas = await Promise.all(['a', 'b', 'c'].map((name) => createPersona(db, name)));
	const of = () => pick(personas).id;
	const random = (persona = of()) => {
		const films = some();
		const phrased = some().map((key) => ({ ...key, telling: 5 + Math.floor(next() * 4) }));
		const one = post(
			`2026-0${1 + Math.floor(next() * 9)}-01`,
			films,
			films.filter(() => next() < 0.2),
			persona,
		);
		return next() < 0.5 ? one : { ...one, phrased };
	};
	const stored = async () => pick(await db.getAll('posts'));
	const copy = (): Backup => ({
		...{ ...COPY, personas },
		posts: Array.from({ length: 3 }, (_, i) => ({ ...random(), id: i + 1 })),
	});
	const changes: [chance: number, change: () => Promise<unknown>][] = [
		[0.45, () => addPost(db, random())],
		[
			0.6,
			async () => {
				const before = await stored();
				if (before === undefined) return;
				const added = random();
				const films = [
					...before.films,
					...added.films.filter((one) => before.films.every(({ title }) => title !== one.title)),
				];
				await changePost(db, { ...before, films });
			},
		],
		[
			0.7,
			async () => {
				const before = await stored();
				if (before !== undefined) await changePost(db, { ...random(), id: before.id });
			},
		],
		[
			0.85,
			async () => {
				const before = await stored();
				if (before === undefined) return;
				await deletePost(db, before.id);
				if (next() < 0.5) await putBackPost(db, before);
			},
		],
		[0.9, () => restore(db, copy(), 'merge')],
		[0.95, () => restore(db, copy(), 'replace')],
		[
			1,
			async () => {
				const id = of();
				await deletePersona(db, id);
				await db.put('personas', personas.find((persona) => persona.id === id)!);
			},
		],
	];
	for (let i = 0; i < 400; i++) {
		const chance = next();
		await changes.find(([below]) => chance < below)![1]();
		const from = next() < 0.9 ? catalogue : other;
		for (const { id } of personas)
			if (next() < 0.6) expect(await filmsOfPersona(db, from, id)).toEqual((await worked(id, from)).films);
	}
	expect(await db.count('profiles')).toBeGreaterThan(0);
});

test('items of another kind count only for their kind, and do not affect films', async () => {
	const games = gamesPack().catalogue;
	const GAME = { title: 'Heat', year: 2022, kind: 'boardgames' } as const;
	const persona = await createPersona(db, 'p');
	await addPost(db, post('2026-01-01', [HEAT, GAME], [], persona.id));
	expect(await filmsOfPersona(db, catalogue, persona.id)).toMatchObject([{ film: findFilm(catalogue, HEAT) }]);
	await addPost(db, post('2026-01-02', [GAME], [], persona.id));
	expect(await filmsOfPersona(db, catalogue, persona.id)).toHaveLength(1);
	const played = await filmsOfPersona(db, games, persona.id);
	expect(played).toMatchObject([{ film: findFilm(games, GAME), decoy: false }]);
	expect(played[0]!.days).toHaveLength(2);
	// Nothing is missing of the films, and one profile has both.
	expect((await worked(persona.id, catalogue)).unknown).toBe(0);
	expect(await db.get('profiles', persona.id)).toMatchObject({ titles: ['Heat', 'Heat'], kinds: Int32Array.of(0, 1) });
});

test('a key is found only in a catalogue of its kind', () => {
	const games = gamesPack().catalogue;
	const key = { title: 'Heat', year: 2022 } as const;
	expect(findFilm(games, key)).toBe(-1);
	expect(findFilm(games, { ...key, kind: 'books' })).toBe(-1);
	expect(findFilm(games, { ...key, kind: 'boardgames' })).toBeGreaterThanOrEqual(0);
	expect(findFilm(catalogue, { ...HEAT, kind: 'boardgames' })).toBe(-1);
});

test('a film behind a phrase is kept with the phrase’s facts, or as named if the list lost them', async () => {
	const { id: persona } = await createPersona(db, 'p');
	const of = (films: Post['films']) => post('2026-01-01', films, [], persona);
	const phrased = [{ ...MATRIX, telling: 7 }];
	const id = await addPost(db, { ...of([]), phrased });
	const film = findFilm(catalogue, MATRIX);
	const phrase = phraseTelling(catalogue, film, 7)!;
	expect(phrase.words).toBe('a film from the nineties');
	expect(await filmsOfPersona(db, catalogue, persona)).toEqual([{ film, decoy: false, phrase }]);
	await changePost(db, { ...of([HEAT]), phrased: [{ ...MATRIX, telling: 99 }], id });
	expect((await filmsOfPersona(db, catalogue, persona)).map((one) => [one.film, one.phrase])).toEqual([
		[findFilm(catalogue, HEAT), undefined],
		[film, undefined],
	]);
	await changePost(db, { ...of([]), id });
	expect(await db.count('posts')).toBe(0);
	expect(await filmsOfPersona(db, catalogue, persona)).toEqual([]);
});
