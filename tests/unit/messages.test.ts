import { expect, test } from 'vitest';
import { count } from '../../src/checks.ts';
import { readChanges } from '../../src/messages/changes.ts';
import { readPageRequest } from '../../src/messages/page.ts';
import { type Ask, type Handlers, message } from '../../src/messages/protocol.ts';
import { readOwnRequest } from '../../src/messages/ui.ts';
import { allOwn, readWritten } from '../../src/messages/written.ts';
import { type Answers, answerTo } from '../../src/page/answers.ts';

const silent = async () => undefined;
const answers = {
	draft: async () => allOwn('A draft'),
	site: async () => 'forum.example',
	switched: silent,
} satisfies Answers;

const item = { kind: 'films', id: 3 };

test('well-formed messages are accepted', () => {
	expect(readPageRequest({ kind: 'check', text: 'x', box: 1, begun: null, ours: false })).not.toBeNull();
	expect(readPageRequest({ kind: 'watching' })).not.toBeNull();
	expect(readOwnRequest({ kind: 'choose', tab: 1, form: 2, item: { kind: 'films', id: 3 } })).not.toBeNull();
	expect(readOwnRequest({ kind: 'switchSite', site: 'forum.example', off: true, tab: null })).not.toBeNull();
	expect(readOwnRequest({ kind: 'changeSettings', change: { tolerance: 100 } })).not.toBeNull();
	expect(readOwnRequest({ kind: 'matchFilms', wanted: [{ titles: ['Heat'], year: 1995, seen: null }] })).not.toBeNull();
	expect(readOwnRequest({ kind: 'searchFilms', text: 'Heat' })).not.toBeNull();
	expect(readOwnRequest({ kind: 'recordsChanged', ratings: true })).not.toBeNull();
	expect(readOwnRequest({ kind: 'takeOut', tab: 1, items: [item] })).not.toBeNull();
	expect(readOwnRequest({ kind: 'takeBack', tab: 1 })).not.toBeNull();
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
	{ kind: 'changeSettings', change: { tolerance: 0 } },
	{ kind: 'changeSettings', change: { tolerance: 1e7 } },
	{ kind: 'changeSettings', change: { tolerance: Number.NaN } },
	{ kind: 'changeSettings', change: { language: 'tlh' } },
	{ kind: 'changeSettings', change: { quiet: 'loud' } },
	{ kind: 'changeSettings', change: { version: 2 } },
	{ kind: 'changeSettings', change: { tolerance: 100, sitesOff: [] } },
	{ kind: 'changeSettings', change: { notFilms: ['heat'] } },
	{ kind: 'changeSettings', change: { asOne: [] } },
	{ kind: 'changeSettings', change: { theme: 'dark' } },
	{ kind: 'changeSettings' },
	{ kind: 'switchSite', site: 'a b', off: true, tab: null },
	{ kind: 'switchSite', site: 'x'.repeat(300), off: true, tab: null },
	{ kind: 'dismiss', notice: 'other' },
	{ kind: 'takeOut', tab: 1, items: [{ ...item, id: -1 }] },
	{ kind: 'takeOut', tab: 1, items: [{ ...item, kind: 'music' }] },
	{ kind: 'takeOut', tab: 1, items: Array(10_001).fill(item) },
	{ kind: 'changes', text: 'x', start: '0', key: 'cut' },
	{ kind: 'matchFilms', wanted: 'Heat' },
	{ kind: 'matchFilms', wanted: [null] },
	{ kind: 'matchFilms', wanted: [{ titles: [7], year: 1995, seen: null }] },
	{ kind: 'matchFilms', wanted: [{ titles: ['Heat'], year: '1995', seen: null }] },
	{ kind: 'matchFilms', wanted: Array(501).fill({ titles: ['Heat'], year: 1995, seen: null }) },
	{ kind: 'searchFilms', text: 'x'.repeat(501) },
])('anything else is rejected: %j', (message) => {
	expect([readPageRequest(message), readOwnRequest(message)]).toEqual([null, null]);
	expect(answerTo(message, answers)).toBeUndefined();
});

test('a page cannot send messages reserved for the extension’s pages', () => {
	expect(readPageRequest({ kind: 'changeSettings', change: { tolerance: 1 } })).toBeNull();
	expect(readPageRequest({ kind: 'view', tab: 1 })).toBeNull();
	expect(readPageRequest({ kind: 'takeOut', tab: 1, items: [item] })).toBeNull();
	expect(readPageRequest({ kind: 'takeBack', tab: 1 })).toBeNull();
});

test('a page answers the worker’s requests and ignores those for another script or frame', async () => {
	expect(await answerTo({ kind: 'draft' }, answers)).toEqual({ text: 'A draft', others: [] });
	expect(await answerTo({ kind: 'site' }, answers)).toBe('forum.example');
	expect(answerTo({ kind: 'secret' }, answers)).toBeUndefined();
});

test('parts of a text must be in order without overlap', () => {
	const partsIn = (others: unknown) => readWritten({ text: 'I saw Heat', others })?.others;
	expect(partsIn([])).toEqual([]);
	expect(
		partsIn([
			[0, 2],
			[2, 5],
			[6, 10],
		]),
	).toHaveLength(3);
	for (const others of [
		null,
		'x',
		[0, 2],
		[[0]],
		[[0, 0]],
		[[-1, 2]],
		[[0, 2, 3]],
		[
			[0, 5],
			[4, 6],
		],
		[[0, 1.5]],
	])
		expect(partsIn(others)).toBeUndefined();
	expect(partsIn(Array.from({ length: 1001 }, (_, i) => [i, i + 1]))).toBeUndefined();
	const check = { kind: 'check', text: 'x', box: 1, begun: null, ours: false };
	expect(readPageRequest({ ...check, others: [[0, 1]] })).not.toBeNull();
	expect(readPageRequest({ ...check, others: [[1, 0]] })).toBeNull();
});

test('requests and answers are typed by one map', async () => {
	const kinds = { size: message({ film: count }).answered<number>() };
	const handlers: Handlers<typeof kinds, []> = { size: async ({ film }) => film + 1 };
	const ask = ((request) => handlers.size(request)) as Ask<typeof kinds>;
	expect((await ask({ kind: 'size', film: 1 })).toFixed()).toBe('2');
	// @ts-expect-error: another answer than the map's
	const wrong: Handlers<typeof kinds, []> = { size: async () => 'large' };
	// @ts-expect-error: a kind that nothing answers
	const none: Handlers<typeof kinds, []> = {};
	// @ts-expect-error: a field that is missing
	const asked = () => ask({ kind: 'size' });
	expect([Object.keys(wrong), Object.keys(none), typeof asked]).toEqual([['size'], [], 'function']);
});

test('a page only takes changes in order, of a title, and of an allowed length', () => {
	const title = { start: 1, end: 3 };
	const edit = { start: 1, end: 3, text: 'x' };
	const change = { edits: [edit], instead: [], title, titles: 1 };
	expect(readChanges([change])).toEqual([change]);
	for (const wrong of [
		null,
		[{ ...change, title: { start: 3, end: 1 } }],
		[{ ...change, edits: [] }],
		[{ ...change, edits: [{ ...edit, end: 0 }] }],
		[{ ...change, edits: [edit, { ...edit, start: 2 }] }],
		[change, change],
		[{ ...change, instead: [edit, edit] }],
		[{ ...change, edits: [{ ...edit, text: 'x'.repeat(1001) }] }],
	])
		expect(readChanges(wrong)).toBeNull();
});
