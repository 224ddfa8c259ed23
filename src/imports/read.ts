import { ImportError } from './error.ts';
import type { Export, Part, Steps } from './export.ts';
import { isImdb, readImdb } from './imdb.ts';
import { isLetterboxd, readLetterboxd } from './letterboxd.ts';
import { isMovieLens, readMovieLens } from './movielens.ts';
import { isNetflix, readNetflix } from './netflix.ts';
import { partsOf } from './parts.ts';
import { columnsOf } from './table.ts';
import { readTrakt } from './trakt.ts';

/** Most films of an export. */
const MOST_ROWS = 200_000;
/** Share of the progress for unpacking. */
const UNPACKING = 0.2;

/**
 * Reads an export from Letterboxd, IMDb, MovieLens, Netflix or Trakt, which it detects by the content.
 * @throws ImportError if the format is unknown, or with the row that is damaged
 */
export function* readExport(fileName: string, bytes: Uint8Array): Steps<Export> {
	const unpacking = partsOf(fileName, bytes);
	let next = unpacking.next();
	for (; !next.done; next = unpacking.next()) yield UNPACKING * next.value;
	const parts = next.value;
	const reading = readerOf(fileName, parts);
	let step = reading.next();
	for (; !step.done; step = reading.next()) yield UNPACKING + (1 - UNPACKING) * step.value;
	const found = step.value;
	if (found.rows.length > MOST_ROWS)
		throw new ImportError(`${fileName} names more than ${MOST_ROWS} films. Nothing was imported.`);
	const leftOut = Object.values(found.leftOut).reduce((sum, n) => sum + n, 0);
	if (found.rows.length === 0 && leftOut === 0)
		throw new ImportError(`${fileName} holds no films. Nothing was imported. Was it exported before any were rated?`);
	return found;
}

function readerOf(fileName: string, parts: Part[]): Steps<Export> {
	const [first] = parts;
	if (first === undefined)
		throw new ImportError(`${fileName} holds no file of ratings that is known here. Choose the export as it came.`);
	if (/^\s*[[{]/.test(first.text)) return readTrakt(parts);
	if (/^\s*<(?:!doctype|html|\?xml)/i.test(first.text))
		throw new ImportError(
			`${first.name} is a web page, not an export. Were you signed in when you downloaded it? Download it again.`,
		);
	if (first.text.trim() === '') throw new ImportError(`${first.name} is empty. Download it again.`);
	const columns = parts.map(columnsOf);
	if (columns.every(isLetterboxd)) return readLetterboxd(parts);
	if (columns.every(isMovieLens)) return readMovieLens(parts);
	if (isImdb(columns[0]!)) return readImdb([first]);
	if (isNetflix(columns[0]!)) return readNetflix([first]);
	const columnNames = columns[0]!.slice(0, 8).join(', ').slice(0, 120);
	throw new ImportError(
		`${first.name} is no export that is known here: row 1 should name the columns of a Letterboxd, IMDb, MovieLens or Netflix export, and says "${columnNames}".`,
	);
}
