import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PersonasView } from '../../../src/messages/history.ts';
import type { SettingsView } from '../../../src/messages/ui.ts';
import { type Database, openDatabase } from '../../../src/storage/db.ts';
import { DiskFullError } from '../../../src/storage/freshLog.ts';
import { RefusedError } from '../../../src/storage/refused.ts';
import { deleteEverything } from '../../../src/storage/wipe.ts';
import { dismiss, notify, readNotices } from '../../../src/worker/notices.ts';
import { DRAFT, newPost } from './fakeBrowser.ts';
import { fake, start as startWith, view } from './scene.ts';

let open: (lost: () => void) => Promise<Database>;
const start = () => startWith({ openDb: (lost) => open(lost) });
beforeEach(() => {
	open = openDatabase;
	start();
});

const posted = () => fake.fromPage({ kind: 'posted', post: newPost(), texts: [DRAFT] });
const notices = async () => (await view()).notices;
const inSettings = async () => (await fake.fromUi<SettingsView>({ kind: 'settings' })).notices;
/** The next worker, in a browser that was started again, has looked. */
async function restart(): Promise<void> {
	await fake.storage.session.clear();
	start();
	await fake.fromUi({ kind: 'newPersona', name: `p${newPost()}` });
}

test('records lost without being deleted are noticed and reported until dismissed', async () => {
	await posted();
	await posted();
	const db = await openDatabase();
	await db.delete('posts', (await db.getAllKeys('posts'))[0]!);
	await restart();
	expect([await notices(), await inSettings()]).toEqual([['recordsMissing'], ['recordsMissing']]);
	await restart();
	expect(await notices()).toEqual(['recordsMissing']);
	await fake.fromUi({ kind: 'dismiss', notice: 'recordsMissing' });
	await restart();
	expect(await notices()).toEqual([]);
});

test('a database that is missing altogether is noticed', async () => {
	await posted();
	await deleteEverything(await openDatabase(), {});
	await restart();
	expect(await notices()).toEqual(['recordsMissing']);
});

/** The browser closes the connection, and the next one is to a database without records. */
async function loseRecords(opening: {
	calls: Parameters<typeof openDatabase>[];
	results: { value: Promise<Database> }[];
}) {
	(await opening.results.at(-1)!.value).close();
	await deleteEverything(await openDatabase(), {});
	opening.calls.at(-1)![0]!();
}

test('records lost while the worker runs are noticed, even if posts are kept before the next restart', async () => {
	const opening = vi.fn(openDatabase);
	open = opening;
	start();
	await posted();
	await posted();
	await loseRecords(opening.mock as never);
	for (let i = 0; i < 3; i++) await posted();
	expect(await notices()).toEqual(['recordsMissing']);
	await restart();
	expect(await notices()).toEqual(['recordsMissing']);
});

test('records lost while others are being deleted are noticed', async () => {
	const opening = vi.fn(openDatabase);
	open = opening;
	start();
	await posted();
	const { personas } = await fake.fromUi<PersonasView>({ kind: 'personas' });
	const { get } = fake.storage.local;
	fake.storage.local.get = async (key) => {
		if (key === 'kept') await loseRecords(opening.mock as never);
		fake.storage.local.get = get;
		return get(key);
	};
	const { id } = personas[0]!.persona;
	expect(await fake.fromUi({ kind: 'deletePersona', persona: id })).toEqual({ refused: 'notStored' });
	expect(await notices()).toEqual(['recordsMissing']);
});

test('records deleted by the user are not reported as lost, and a new profile reports nothing', async () => {
	await restart();
	expect(await notices()).toEqual([]);
	await posted();
	const { personas } = await fake.fromUi<PersonasView>({ kind: 'personas' });
	await fake.fromUi({ kind: 'undo', tab: 1 });
	await fake.fromUi({ kind: 'deletePersona', persona: personas[0]!.persona.id });
	await restart();
	await fake.fromUi({ kind: 'deleteEverything' });
	expect(fake.storage.local.data).toEqual({});
	await restart();
	expect(await notices()).toEqual([]);
});

const count = async () => (await openDatabase()).count('posts');
const held = () => Object.keys(fake.storage.session.data).filter((key) => key.startsWith('held:'));

describe('an error that passes', () => {
	beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
	afterEach(() => void vi.useRealTimers());

	test.each([
		['a full disk', new DOMException('', 'QuotaExceededError'), 'diskFull'],
		['too little room to write safely', new DiskFullError(), 'diskFull'],
		['an aborted transaction', new DOMException('', 'AbortError'), 'notYetKept'],
		['an error of the browser', new DOMException('', 'UnknownError'), 'notYetKept'],
	])('loses no post: %s', async (_, error, notice) => {
		open = () => Promise.reject(error);
		start();
		expect(await posted()).toBe(true);
		expect(await posted()).toBe(true);
		expect([await notices(), held().length]).toEqual([[notice], 2]);
		await fake.fromUi({ kind: 'dismiss', notice });
		await vi.advanceTimersByTimeAsync(30_000);
		// What users have read is not said again.
		expect([await notices(), await count(), held().length]).toEqual([[], 0, 2]);
		open = openDatabase;
		await vi.advanceTimersByTimeAsync(20_000);
		await vi.waitFor(() => expect(held()).toEqual([]));
		expect(await count()).toBe(2);
	});

	test('is no longer shown once all posts are kept, even by the next worker', async () => {
		open = () => Promise.reject(new DOMException('', 'UnknownError'));
		start();
		await posted();
		expect(await notices()).toEqual(['notYetKept']);
		open = openDatabase;
		start();
		await vi.waitFor(() => expect(held()).toEqual([]));
		expect([await count(), await notices()]).toEqual([1, []]);
	});

	test('is retried soon, without the closed connection', async () => {
		const opening = vi.fn(openDatabase);
		open = opening;
		start();
		await posted();
		(await opening.mock.results[0]!.value).close();
		await posted();
		await vi.advanceTimersByTimeAsync(100);
		await vi.waitFor(() => expect(held()).toEqual([]));
		expect([await count(), opening.mock.calls.length]).toEqual([2, 2]);
	});

	test('does not bring back a post that its site refused meanwhile', async () => {
		open = () => Promise.reject(new DOMException('', 'UnknownError'));
		start();
		const post = newPost();
		await fake.fromPage({ kind: 'posted', post, texts: [DRAFT] });
		open = openDatabase;
		await fake.fromPage({ kind: 'notPosted', post });
		expect([held(), await notices()]).toEqual([[], []]);
		await vi.advanceTimersByTimeAsync(60_000);
		expect(await count()).toBe(0);
	});

	test('keeps a post even if it cannot be held', async () => {
		const { session } = fake.storage;
		const { set } = session;
		session.set = async (items) => {
			if (Object.keys(items).some((key) => key.startsWith('held:'))) throw new Error('quota');
			return set(items);
		};
		await posted();
		expect(await count()).toBe(1);
	});
});

test.each([
	['the history is full', new RefusedError('full'), ['notCounted']],
	['the records are of a newer version', new DOMException('', 'VersionError'), []],
	['the database cannot take it', new DOMException('', 'DataError'), ['notKept']],
])('a post that is refused is not tried again: %s', async (_, error, said) => {
	open = () => Promise.reject(error);
	start();
	expect(await posted()).toBe(true);
	expect((await readNotices(fake.browser.storage.session)).filter((notice) => notice !== 'recordsNewer')).toEqual(said);
	expect(JSON.stringify(fake.storage.session.data)).not.toContain('adored');
});

test('simultaneous notices are all noted', async () => {
	const { session } = fake.browser.storage;
	await Promise.all([notify(session, 'notKept'), notify(session, 'notCounted'), dismiss(session, 'diskFull')]);
	expect(await readNotices(session)).toEqual(['notKept', 'notCounted']);
});

test('a connection that the browser has closed is opened again', async () => {
	const opening = vi.fn(openDatabase);
	open = opening;
	start();
	await posted();
	const before = opening.mock.calls.length;
	(await opening.mock.results[0]!.value).close();
	opening.mock.calls[0]![0]!();
	await posted();
	expect(opening.mock.calls.length).toBe(before + 1);
	expect(await (await openDatabase()).count('posts')).toBe(2);
});
