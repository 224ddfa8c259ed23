import { expect, test } from 'vitest';
import { findFilm } from '../../../src/core/catalogue/titled.ts';
import { NO_HISTORY } from '../../../src/storage/noHistory.ts';
import { assignSite, createPersona } from '../../../src/storage/personas.ts';
import { addPost } from '../../../src/storage/posts.ts';
import type { Post } from '../../../src/storage/records.ts';
import { historyOf, personaOf } from '../../../src/worker/history.ts';
import { timelineOf } from '../../../src/worker/timeline.ts';
import { db } from '../emptyDb.ts';
import { testPack } from '../films.ts';

const pack = testPack();
const { catalogue } = pack;
const HEAT = { title: 'Heat', year: 1995 };
const MATRIX = { title: 'The Matrix', year: 1999 };
const RARE = { title: 'Koyaanisqatsi', year: 1982 };

const ALL = { guard: null, tolerance: 100 };

const post = (date: string, films: Post['films'], decoys: Post['films'] = [], persona = 'p'): Post => ({
	id: 1,
	persona,
	date,
	site: 'forum.example',
	films,
	decoys,
	source: 'posted',
});
test('the history follows posts', async () => {
	const { id } = await createPersona(db, 'a');
	expect(await historyOf(db, catalogue, id)).toEqual([]);
	const { id: _, ...first } = post('2026-01-01', [HEAT], [], id);
	await addPost(db, first);
	const films = await historyOf(db, catalogue, id);
	expect(films).toHaveLength(1);
	expect(await historyOf(db, catalogue, id)).toBe(films);
	expect(await historyOf(db, catalogue, 'other')).toEqual([]);
});

test('a site’s persona is the assigned one, or none', async () => {
	const a = await createPersona(db, 'a');
	expect(await personaOf(db, 'forum.example')).toBeNull();
	await assignSite(db, 'forum.example', a.id);
	expect((await personaOf(db, 'forum.example'))!.name).toBe('a');
	await assignSite(db, 'forum.example', NO_HISTORY);
	expect(await personaOf(db, 'forum.example')).toBeNull();
});

test('the crowd shrinks with mentions and grows with the size of the service', () => {
	const posts = [post('2026-03-01', [RARE]), post('2026-01-01', [MATRIX]), post('2026-03-01', [HEAT])];
	const { points, people } = timelineOf(pack, posts, ALL, {});
	expect(points.map(({ date, films }) => [date, films])).toEqual([
		['2026-01-01', 1],
		['2026-03-01', 3],
	]);
	expect(points[1]!.crowd).toBeLessThan(points[0]!.crowd);
	expect(people).toBe(50_000);
	const larger = timelineOf(pack, posts, ALL, { members: 5_000_000 });
	expect(larger.people).toBe(5_000_000);
	expect(larger.points[1]!.crowd / points[1]!.crowd).toBeGreaterThan(90);
	expect(larger.points[1]!.crowd / points[1]!.crowd).toBeLessThan(110);
});

test('the user’s answers about films count in the timeline', () => {
	const posts = [post('2026-01-01', [RARE, MATRIX])];
	const crowd = (said: 'rated' | 'never') =>
		timelineOf(pack, posts, ALL, { said: new Map([[findFilm(catalogue, RARE), said]]) }).points[0]!.crowd;
	expect(crowd('never')).toBeGreaterThan(2 * crowd('rated'));
});

test('a long history is plotted with forty points, including the first and the last', () => {
	const days = Array.from({ length: 300 }, (_, i) => new Date(Date.UTC(2025, 0, 1 + i)).toISOString().slice(0, 10));
	const { points } = timelineOf(
		pack,
		days.map((day) => post(day, [HEAT])),
		ALL,
		{},
	);
	expect(points).toHaveLength(40);
	expect([points[0]!.date, points.at(-1)!.date]).toEqual([days[0], days[299]]);
	expect(timelineOf(pack, [], ALL, {}).points).toEqual([]);
});
