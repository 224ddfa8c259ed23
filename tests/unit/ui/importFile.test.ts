import { expect, test } from 'vitest';
import type { AskWorker, OwnRequest } from '../../../src/messages/ui.ts';
import { readImports, readOwnRatings } from '../../../src/storage/ratings.ts';
import { importFile, type Progress } from '../../../src/ui/importFile.ts';
import { matchFilms } from '../../../src/worker/ratings.ts';
import { db } from '../emptyDb.ts';
import { testPack } from '../films.ts';
import { gamesPack } from '../games.ts';
import { bggCsv, GOODREADS } from '../imports/items/files.ts';

const { catalogue } = testPack();
const games = gamesPack();

/** The worker, which is stopped before its answers of these numbers. */
function worker(stopped: (answer: number) => boolean): AskWorker & { asked: OwnRequest[] } {
	const asked: OwnRequest[] = [];
	const ask = async (request: OwnRequest) => {
		asked.push(request);
		if (stopped(asked.length)) throw new Error('The message channel closed before a response was received.');
		if (request.kind !== 'matchFilms') return undefined;
		// A list of games is loaded, and none of books.
		if (request.of === 'books') return null;
		return matchFilms(request.of === 'films' ? catalogue : games.catalogue, request.wanted);
	};
	return Object.assign(ask as AskWorker, { asked });
}

const rows = ['Heat,1995', 'Crash,2004', ...Array.from({ length: 1200 }, (_, i) => `Unknown ${i},1990`)];
const file = new File(
	[['Date,Name,Year,Letterboxd URI,Rating', ...rows.map((row) => `2024-01-02,${row},x,3`)].join('\n')],
	'ratings.csv',
);

test('a file is read, looked up in batches, and stored, and the worker is notified', async () => {
	const ask = worker(() => false);
	const seen: Progress[] = [];
	const report = await importFile(file, { ask, db }, (progress) => seen.push(progress));
	expect(report).toMatchObject({ file: 'ratings.csv', matched: 2, unmatched: 1200, damaged: [] });
	expect(ask.asked.map(({ kind }) => kind)).toEqual(['matchFilms', 'matchFilms', 'matchFilms', 'recordsChanged']);
	expect((await readOwnRatings(db)).map(({ title, stars }) => `${title} ${stars}`)).toEqual(['Crash 3', 'Heat 3']);
	expect((await readImports(db))[0]).toMatchObject({ service: 'Letterboxd', matched: 2 });
	expect(seen.map(({ share }) => share)).toEqual(seen.map(({ share }) => share).toSorted((a, b) => a - b));
	expect(seen.at(-1)).toMatchObject({ phase: 'saving', share: 1 });
});

test('a worker that stops before it answers is asked again', async () => {
	const ask = worker((answer) => answer % 2 === 1);
	await expect(importFile(file, { ask, db }, () => undefined)).resolves.toMatchObject({ matched: 2 });
});

test('nothing is stored if the worker never answers', async () => {
	await expect(importFile(file, { ask: worker((answer) => answer > 1), db }, () => undefined)).rejects.toThrow();
	expect([await readOwnRatings(db), await readImports(db, 'films')]).toEqual([[], []]);
});

test('a collection of games is stored apart from films, with rows that did not match or were not rated', async () => {
	const rated = (objectname: string, yearpublished: string, rating = '8') => ({ objectname, yearpublished, rating });
	const rows = [rated('Heat', '2022'), rated('Nowhere', '1999'), rated('Carcassonne', '2000', '0')];
	const collection = new File([bggCsv(...rows)], 'collection.csv');
	const seen: Progress[] = [];
	const report = await importFile(collection, { ask: worker(() => false), db }, (progress) => seen.push(progress));
	expect(report).toMatchObject({ kind: 'boardgames', matched: 1, unmatched: 1, leftOut: { unrated: 1 } });
	expect(seen.at(-1)).toMatchObject({ kind: 'boardgames', films: 1 });
	expect([await readOwnRatings(db), await readImports(db, 'films')]).toEqual([[], []]);
	expect(await readOwnRatings(db, 'boardgames')).toMatchObject([{ title: 'Heat', year: 2022, kind: 'boardgames' }]);
	expect(await readImports(db, 'boardgames')).toMatchObject([
		{ kind: 'boardgames', service: 'BoardGameGeek', matched: 1, unmatched: [{ title: 'Nowhere', row: 3 }] },
	]);
});

test('an export of a kind without its list is refused, with what to load first', async () => {
	const library = new File(
		[`${GOODREADS}1,Dune,F,"H, F",,="04",="97",5,4,A,P,6,2005,1965,2020/03/01,2020/01/01,,,read,,,,1,0\n`],
		'library.csv',
	);
	const importing = importFile(library, { ask: worker(() => false), db }, () => undefined);
	await expect(importing).rejects.toThrow(
		'library.csv holds ratings of books from Goodreads. Nothing was imported: first load a list of books',
	);
	expect([await db.getAll('ratings'), await db.getAll('imports')]).toEqual([[], []]);
});
