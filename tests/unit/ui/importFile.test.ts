import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import type { AskWorker, OwnRequest } from '../../../src/messages/ui.ts';
import { type Database, openDatabase } from '../../../src/storage/db.ts';
import { readImports, readOwnRatings } from '../../../src/storage/ratings.ts';
import { importFile, type Progress } from '../../../src/ui/importFile.ts';
import { matchFilms } from '../../../src/worker/ratings.ts';
import { testPack } from '../films.ts';

const { catalogue } = testPack();
let db: Database;
beforeEach(async () => {
	globalThis.indexedDB = new IDBFactory();
	db = await openDatabase();
});

/** The worker, which is stopped before its answers of these numbers. */
function worker(stopped: (answer: number) => boolean): AskWorker & { asked: OwnRequest[] } {
	const asked: OwnRequest[] = [];
	const ask = async (request: OwnRequest) => {
		asked.push(request);
		if (stopped(asked.length)) throw new Error('The message channel closed before a response was received.');
		return request.kind === 'matchFilms' ? matchFilms(catalogue, request.wanted) : undefined;
	};
	return Object.assign(ask as AskWorker, { asked });
}

const rows = ['Heat,1995', 'Crash,2004', ...Array.from({ length: 1200 }, (_, i) => `Unknown ${i},1990`)];
const file = new File(
	[['Date,Name,Year,Letterboxd URI,Rating', ...rows.map((row) => `2024-01-02,${row},x,3`)].join('\n')],
	'ratings.csv',
);

test('a file is read, looked up in batches and stored, and the worker is notified', async () => {
	const ask = worker(() => false);
	const seen: Progress[] = [];
	const report = await importFile(file, { ask, db }, (progress) => seen.push(progress));
	expect(report).toMatchObject({ file: 'ratings.csv', matched: 2, unmatched: 1200, damaged: [] });
	expect(ask.asked.map(({ kind }) => kind)).toEqual(['matchFilms', 'matchFilms', 'matchFilms', 'ratingsChanged']);
	expect((await readOwnRatings(db)).map(({ title, stars }) => `${title} ${stars}`)).toEqual(['Crash 3', 'Heat 3']);
	expect((await readImports(db))[0]).toMatchObject({ service: 'Letterboxd', matched: 2 });
	expect(seen.map(({ share }) => share)).toEqual(seen.map(({ share }) => share).toSorted((a, b) => a - b));
	expect(seen.at(-1)).toMatchObject({ phase: 'saving', share: 1 });
});

test('a worker that is stopped before it answers is asked again', async () => {
	const ask = worker((answer) => answer % 2 === 1);
	await expect(importFile(file, { ask, db }, () => undefined)).resolves.toMatchObject({ matched: 2 });
});

test('nothing is stored if the worker never answers', async () => {
	await expect(importFile(file, { ask: worker((answer) => answer > 1), db }, () => undefined)).rejects.toThrow();
	expect([await readOwnRatings(db), await readImports(db)]).toEqual([[], []]);
});
