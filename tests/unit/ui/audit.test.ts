import { expect, test } from 'vitest';
import type { AuditView } from '../../../src/messages/audit.ts';
import { listText } from '../../../src/ui/audit/listText.ts';
import { placeOf } from '../../../src/ui/audit/place.ts';
import { stillThere } from '../../../src/ui/audit/stillThere.ts';
import { secondsLeft } from '../../../src/ui/audit/timeLeft.ts';
import { toImport } from '../../../src/ui/audit/toImport.ts';
import { aCheck } from '../../fixtures/check.ts';

test.each([
	['at the pace since it began', { at: 1000, share: 0 }, { at: 11_000, share: 0.25 }, 30],
	['at the pace since it went on', { at: 1000, share: 0.5 }, { at: 11_000, share: 0.75 }, 10],
	['not at once', { at: 1000, share: 0 }, { at: 2000, share: 0.25 }, null],
	['not while nothing is done', { at: 1000, share: 0.5 }, { at: 60_000, share: 0.5 }, null],
	['never nothing', { at: 0, share: 0 }, { at: 10_000, share: 1 }, 1],
])('the remaining reading time is %s', (_, from, now, seconds) => {
	expect(secondsLeft(from, now)).toBe(seconds);
});

test('a post on Reddit is in its forum, others are on their site', () => {
	const link = 'https://www.reddit.com/r/TrueFilm/comments/1/a/';
	expect(placeOf({ site: 'www.reddit.com', link })).toBe('r/TrueFilm');
	expect(placeOf({ site: 'www.reddit.com', link: null })).toBe('www.reddit.com');
	expect(placeOf({ site: 'notreddit.com', link })).toBe('notreddit.com');
});

test('posts that were checked off but are in the next export with the same film are reported', () => {
	const done = [0, 1, 2];
	const [gone, edited, stayed, other] = ['gone', 'edited', 'stayed', 'other'].map((id) => {
		const post = aCheck().posts[0]!;
		return { ...post, id };
	});
	const before = { check: { ...aCheck(), posts: [gone!, edited!, stayed!, other!] }, done };
	const later = { ...aCheck(), posts: [other!, stayed!, { ...edited!, films: [{ title: 'Heat', year: 1995 }] }] };
	expect(stillThere(before, later)).toBe(1);
	expect(stillThere({ ...before, done: [] }, later)).toBe(0);
	expect(stillThere(null, later)).toBe(0);
	// A game of the title and year of a film is another thing.
	const games = stayed!.films.map((film) => ({ ...film, kind: 'boardgames' as const }));
	expect(stillThere(before, { ...later, posts: [{ ...stayed!, films: games }] })).toBe(0);
});

test('the saved list has the posts still to do, with their addresses', () => {
	const takeDown = [0, 1, 3].map((post) => ({ post, crowd: 1 }));
	const audit = [{ takeDown }] as AuditView;
	const check = aCheck();
	check.posts[3]!.link = null;
	expect(listText({ check, audit, done: new Set([1]) })).toBe(
		[
			'Edit these 2 posts',
			'',
			'[ ] r/movies, March 14, 2021: Werckmeister Harmonies (2000)',
			'    https://www.reddit.com/r/movies/comments/p1/best/c1/',
			'[ ] www.reddit.com, day unknown: Heat (1995)',
			'',
		].join('\n'),
	);
});

test('the saved list has the posts to take down of each kind, each once', () => {
	const takeDown = (...posts: number[]) => posts.map((post) => ({ post, crowd: 1 }));
	const audit = [{ takeDown: takeDown(0) }, { kind: 'boardgames', takeDown: takeDown(0, 1) }] as AuditView;
	const text = listText({ check: aCheck(), audit, done: new Set() });
	expect(text).toMatch(/^Edit these 2 posts\n/);
	expect(text.match(/\[ \]/g)).toHaveLength(2);
});

test('posts go into the history with their day, or the day of the check without one', () => {
	const films = [{ title: 'Heat', year: 1995 }];
	const dated = (date: string | null) => ({ id: 'a', site: 'mail', date, link: null, films });
	const dates = toImport([dated('2021-03-14'), dated('2021-03'), dated(null), dated('2021-02-31')], '2026-11-23');
	expect(dates.map(({ date }) => date)).toEqual(['2021-03-14', '2021-03-01', '2026-11-23', '2026-11-23']);
	expect(dates[0]).toEqual({ id: 'a', site: 'mail', date: '2021-03-14', films });
});
