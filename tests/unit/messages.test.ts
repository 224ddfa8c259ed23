import { expect, test } from 'vitest';
import { readPageRequest, readUiRequest, readWorkerRequest } from '../../src/messages.ts';

test('well-formed messages pass', () => {
	expect(readPageRequest({ kind: 'check', text: 'x', box: 1, begun: null, ours: false })).not.toBeNull();
	expect(readPageRequest({ kind: 'watching' })).not.toBeNull();
	expect(readUiRequest({ kind: 'choose', tab: 1, form: 2, film: 3 })).not.toBeNull();
	expect(readUiRequest({ kind: 'switchSite', site: 'forum.example', off: true, tab: null })).not.toBeNull();
	expect(readUiRequest({ kind: 'setTolerance', tolerance: 100 })).not.toBeNull();
	expect(readUiRequest({ kind: 'matchFilms', wanted: [{ titles: ['Heat'], year: 1995, seen: null }] })).not.toBeNull();
	expect(readUiRequest({ kind: 'searchFilms', text: 'Heat' })).not.toBeNull();
	expect(readUiRequest({ kind: 'ratingsChanged' })).not.toBeNull();
	expect(readWorkerRequest({ kind: 'draft' })).not.toBeNull();
});

test.each([
	null,
	7,
	'check',
	[],
	{},
	{ kind: 'toString' },
	{ kind: '__proto__' },
	{ kind: 'check' },
	{ kind: 'check', text: 7 },
	{ kind: 'check', text: 'x', box: 1, begun: -1, ours: false },
	{ kind: 'check', text: 'x', box: 1, begun: 1, ours: 'yes' },
	{ kind: 'view', tab: -1 },
	{ kind: 'view', tab: 1.5 },
	{ kind: 'view', tab: '1' },
	{ kind: 'choose', tab: 1, form: 2 },
	{ kind: 'setTolerance', tolerance: 0 },
	{ kind: 'setTolerance', tolerance: 1e7 },
	{ kind: 'setTolerance', tolerance: Number.NaN },
	{ kind: 'switchSite', site: 'a b', off: true, tab: null },
	{ kind: 'switchSite', site: 'x'.repeat(300), off: true, tab: null },
	{ kind: 'dismiss', notice: 'other' },
	{ kind: 'matchFilms', wanted: 'Heat' },
	{ kind: 'matchFilms', wanted: [null] },
	{ kind: 'matchFilms', wanted: [{ titles: [7], year: 1995, seen: null }] },
	{ kind: 'matchFilms', wanted: [{ titles: ['Heat'], year: '1995', seen: null }] },
	{ kind: 'matchFilms', wanted: Array(501).fill({ titles: ['Heat'], year: 1995, seen: null }) },
	{ kind: 'searchFilms', text: 'x'.repeat(501) },
])('anything else is no message: %j', (message) => {
	expect([readPageRequest(message), readUiRequest(message), readWorkerRequest(message)]).toEqual([null, null, null]);
});

test("a page cannot send what only the extension's pages may", () => {
	expect(readPageRequest({ kind: 'setTolerance', tolerance: 1 })).toBeNull();
	expect(readPageRequest({ kind: 'view', tab: 1 })).toBeNull();
});
